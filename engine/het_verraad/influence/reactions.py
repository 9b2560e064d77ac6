"""The answers of seats in a window, and their effects when all have answered (H-8.4, H-8.5)."""

from dataclasses import replace

from engine.event import Event
from engine.het_verraad.influence.effects import apply, poison
from engine.het_verraad.influence.playing import side
from engine.het_verraad.influence.windows import settle_window
from engine.het_verraad.master.moving import move
from engine.het_verraad.phases.buying import complete
from engine.het_verraad.rounds import ask_again
from engine.het_verraad.state import Reaction, State
from engine.kinds import known


def react(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """Note the answer of a seat; nothing happens before the last seat has answered."""
    reaction = known(state.reaction, "which window is open")
    answers = {**reaction.answers, seat: keys[0]}
    state.reaction = replace(reaction, answers=answers)
    if len(answers) < len(reaction.asked):
        return []
    reaction, event, stopped = settle_window(state)
    return [event, *(_stopped(state, reaction) if stopped else _go_on(state, reaction))]


def _stopped(state: State, reaction: Reaction) -> list[Event]:
    """Stop the card or choice: it has no effect (H-8.4).

    The area is closed to the buyer, or the Black Master.

    Our reading: the Black Master's steps are settled once a destination was named, so no way leads back to rolling.
    """
    course = state.course
    if reaction.to == "master":
        course.master_blocked |= 1 << reaction.area
        course.ask("master_to")
        return []
    if reaction.to == "buy":
        course.blocked |= 1 << reaction.area
    ask_again(state)
    return []


def _go_on(state: State, reaction: Reaction) -> list[Event]:
    """Carry out what was chosen or played."""
    if reaction.to == "buy":
        return complete(state, reaction.area)
    if reaction.to == "master":
        return move(state, reaction.area)
    if reaction.to == "gif":
        return poison(state, reaction.target)
    return apply(state, reaction.to, reaction.area, side(state))
