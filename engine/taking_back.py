"""Taking an answer back: only if chance brought nothing, and nobody has learned anything by the answer.

All of this is made of the seat's own knowledge. So neither the permission nor the reason tells the seat anything:
nobody finds out by asking what others hold. The knowledge of others is tried in worlds that the seat cannot tell
from the true one.
"""

import hashlib
from collections.abc import Collection, Sequence
from typing import Any, Literal, NamedTuple, NoReturn

from engine.chance import SeededChance
from engine.decision import Keys
from engine.errors import IllegalAnswer
from engine.event import Event, visible
from engine.game import Game
from engine.kinds import BACK
from engine.match import Match
from engine.seat import OwnAnswer, Seat

Why = Literal["never", "chance", "learned", "seen"]
"""Why an answer stands: such an answer always does, chance brought something, the seat has learned something, others
have."""

WORLDS = 16
"""So many worlds are looked at that the seat cannot tell from the true world.

In each of them one more world is looked at for everybody else.
"""

State = Any
"""The state of any game."""


class _ChanceUsed(Exception):
    """Chance was asked for something."""


class _NoChance:
    """Chance that must not be asked for anything."""

    def _use(self, _: object) -> NoReturn:
        raise _ChanceUsed

    shuffle = roll = pick = _use


class _World(NamedTuple):
    """A state after the answer, and what happened then."""

    state: State
    events: Sequence[Event]


def last_answer(game: Game[Any], seat: Seat) -> OwnAnswer | None:
    """Return the seat's own answer that, to its knowledge, may be the match's last and may be taken back.

    ``None``: the seat has noticed something since, may change the answer in another way, or a round has ended. Or the
    consequences have been told in messages of their own. Or somebody else may have answered, unnoticed by the seat.
    """
    last = seat.moments[-1]
    if last.answered is None:
        return None
    if not game.kinds[last.answered.decision.kind].can_be_taken_back(last.answered.keys):
        return None
    goes_back = seat.decision is not None and BACK.key in seat.decision.keys
    if last.answered.keys == (BACK.key,) or goes_back:
        return None
    goes_on = seat.view.result is None and not seat.view.hides_answers and not seat.view.talks
    others = any(one != seat.seat for one in seat.view.asked)
    if others and seat.view.hides_steps:  # somebody may have answered, and their answer would be gone
        return None
    told = any(event.aloud or event.sight or event.ousts or event.casts for event in last.events)
    same_round = all(event.round == seat.view.round for event in last.events)
    return last.answered if goes_on and same_round and not told else None


def why_it_stands(before: Match, seat: int, keys: Keys, people: Collection[int]) -> Why | None:
    """Why the seat cannot take an answer back that it gives to the match ``before``; ``None``: it can.

    ``people`` are the seats of those who remember what they have seen. The match stays as it is.
    """
    view = before.onlooker.view
    if len(before.decisions) > 1 or len(view.asked) > 1 or view.hides_answers:
        return "never"
    after = before.copy()
    after.play(seat, keys)
    if last_answer(before.game, after.seat(seat)) is None or len(after.rounds) > len(before.rounds):
        return "never"
    try:
        return _why_in_other_worlds(before, after, seat, keys, people)
    except _ChanceUsed:
        return "chance"


def _why_in_other_worlds(before: Match, after: Match, seat: int, keys: Keys, people: Collection[int]) -> Why | None:
    game, view = before.game, before.view(seat)
    seen = after.view(seat), after.decisions.get(seat), visible(after.steps[-1].events, seat)
    others: list[int | None] = [None, *(one for one in people if one != seat)]
    for number in range(WORLDS):
        world = game.determinize(view, _chance(before, seat, number))
        there = _played(game, world, seat, keys)
        if there is None or _seen(game, there, seat) != seen:
            return "learned"
        for other in others:
            theirs = game.determinize(game.view(world, other), _chance(before, seat, number, other))
            then = _played(game, theirs, seat, keys)
            if then is None or _seen(game, then, other) != _seen(game, there, other):
                return "seen"
    return None


def _played(game: Game[Any], state: State, seat: int, keys: Keys) -> _World | None:
    """Return the state after the answer; ``None`` if the answer cannot be given."""
    decision = game.decisions(state).get(seat)
    if decision is None:
        return None
    try:
        taken = decision.answer(keys)
    except IllegalAnswer:
        return None
    state = state.copy()
    state.chance = _NoChance()
    return _World(state, game.play(state, seat, taken))


def _seen(game: Game[Any], world: _World, seat: int | None) -> object:
    """Return all that a seat, or an onlooker, sees, is asked and is told."""
    asked = game.decisions(world.state).get(seat) if seat is not None else None
    return game.view(world.state, seat), asked, visible(world.events, seat)


def _chance(before: Match, seat: int, *world: int | None) -> SeededChance:
    """Return the chance that makes a world.

    It is always the same at this step, and holds nothing of the deal. So asking twice is of no use.
    """
    text = f"turncoat taking back {seat} {before.length} {world}"
    return SeededChance(hashlib.sha256(text.encode()).digest())
