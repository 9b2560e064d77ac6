"""Games of The Traitors that leak on purpose: one of each sort, and those that no patch makes."""

from collections.abc import Mapping

import msgspec

from engine import Event
from engine.the_traitors import TheTraitors
from engine.the_traitors.events import CardTaken, TraitorCardRejected
from engine.the_traitors.state import State
from engine.the_traitors.view import TheTraitorsView
from tests.kit.leaks import Leak, asking, seeing


def _traitor_cards(state: State, view: TheTraitorsView) -> Mapping[str, object]:
    sizes = [sum(card != "traitor" for card in cards) for cards in state.hands]
    table = zip(view.table, sizes, strict=True)
    return {"table": tuple(msgspec.structs.replace(one, hand_size=size) for one, size in table)}


class TellsForcedRejectionsApart(TheTraitors):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        rejection = [event for event in events if isinstance(event, TraitorCardRejected)]
        return events + (rejection if state.dealt[seat] == "traitor" else [])


class TellsEveryVote(TheTraitors):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        voting = state.phase == "vote"
        events = super().play(state, seat, keys)
        early = [CardTaken(round=state.round, seat=seat, named_seat=int(keys[0]))] if voting and not events else []
        return events + early


class AsksAboutTheEndAfterAccepting(TheTraitors):
    """T-9.1: as after a turn in which the Traitor card was rejected."""

    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        state.rejecting = state.rejecting or keys == ("accept",)
        return events


class NeverAsksWhileATraitorLives(TheTraitors):
    """T-9.1: whether all are asked again depends on what nobody knows."""

    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        asking = state.phase == "end"
        events = super().play(state, seat, keys)
        living = any(state.role(one) == "traitor" for one in state.living)
        return [one for one in events if asking or not living or one.kind != "end_opened"]


LEAKS = (
    Leak(seeing(TheTraitors, "ShowsTheTraitorCardKept", _traitor_cards), "the view depends on a secret"),
    Leak(
        seeing(
            TheTraitors, "ShowsEverybodyARole", lambda state, view: {"role": "faithful"} if view.seat is None else {}
        ),
        "everybody is told a role",
    ),
    Leak(TellsForcedRejectionsApart, "an event depends on a secret"),
    Leak(
        seeing(TheTraitors, "SeesWhoVotedFirst", lambda state, view: {"named": next(iter(state.answers), None)}),
        "view depends on a secret|what is not told is seen",
    ),
    Leak(TellsEveryVote, "a single answer is told"),
    Leak(
        seeing(TheTraitors, "SeesTheSelectors", lambda state, view: {"ended": ["none", *state.selectors][-1]}),
        "the view depends on a secret",
    ),
    Leak(
        asking(TheTraitors, lambda state: sum(hand.count("shield") for hand in state.hands)),
        "the decision depends on a secret",
    ),
    Leak(AsksAboutTheEndAfterAccepting, "depends on a secret|what is not told is seen"),
    Leak(NeverAsksWhileATraitorLives, "an event depends on a secret"),
)
