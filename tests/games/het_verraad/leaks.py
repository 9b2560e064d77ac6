"""Games of Het Verraad that leak on purpose: one of each sort; patches make the others."""

import msgspec

from engine import Event, SeededChance
from engine.het_verraad import HetVerraad
from engine.het_verraad.state import State
from engine.het_verraad.view import HetVerraadView
from tests.kit.leaks import Leak, asking, seeing


class TellsAReaction(HetVerraad):
    """A single answer in a window is announced."""

    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        open_before = state.reaction is not None
        events = super().play(state, seat, keys)
        return self.start(2, {}, self.data, SeededChance(bytes(32)), 1)[1][:1] if open_before and not events else events


class TellsWhoElseWouldReact(HetVerraad):
    """A game that tells all the number of seats that wanted to react, with the seats whose card was not needed."""

    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        answers = {} if state.reaction is None else {**state.reaction.answers, seat: keys[0]}
        events = super().play(state, seat, keys)
        told = sum(key != "pass" for key in answers.values())
        return [msgspec.structs.replace(one, round=told) if one.kind == "reacted" else one for one in events]


def question(state: State, view: HetVerraadView) -> dict[str, object]:
    """The turn, with what its seat is about to do."""
    turn = view.turn
    return {"turn": turn and msgspec.structs.replace(turn, question=state.course.kind)}


def top_letter(state: State, view: HetVerraadView) -> dict[str, object]:
    """The letter of the deck's top card, told as an ending."""
    return {"ending": state.box.buildings[state.deck[0]].letter if state.deck else ""}


def awaited(state: State, view: HetVerraadView) -> dict[str, object]:
    """The seats that have not answered in a window yet."""
    return {"asked": tuple(sorted(HetVerraad().decisions(state)))}


LEAKS = (
    Leak(
        seeing(HetVerraad, "SeesTheStack", lambda state, view: {"end_points": (*state.stack, 0)[0]}),
        "view depends on a secret",
    ),
    Leak(seeing(HetVerraad, "SeesTheDeck", top_letter), "depends on a secret"),
    Leak(seeing(HetVerraad, "SeesTheQuestion", question), "what is not told is seen"),
    Leak(seeing(HetVerraad, "SeesWhoHasReacted", awaited), "what is not told is seen|the view depends on a secret"),
    Leak(TellsAReaction, "a single answer is told"),
    Leak(TellsWhoElseWouldReact, "an event depends on a secret"),
    Leak(
        asking(
            HetVerraad, lambda state: sum(sum(hand) for seat, hand in enumerate(state.hands) if seat != state.active)
        ),
        "the decision depends on a secret",
    ),
)
