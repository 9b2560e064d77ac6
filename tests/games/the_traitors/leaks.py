"""Games of The Traitors that leak on purpose: one of each sort, and those that no patch makes."""

import msgspec

from engine import Decision, Event
from engine.the_traitors import TheTraitors
from engine.the_traitors.events import CardTaken, TraitorCardRejected
from engine.the_traitors.state import State
from engine.the_traitors.view import TheTraitorsView
from tests.kit.leaks import Leak


class ShowsTheTraitorCardKept(TheTraitors):
    def view(self, state: State, seat: int | None) -> TheTraitorsView:
        view = super().view(state, seat)
        table = [
            msgspec.structs.replace(one, hand_size=sum(card != "traitor" for card in cards))
            for one, cards in zip(view.table, state.hands, strict=True)
        ]
        return msgspec.structs.replace(view, table=tuple(table))


class ShowsEverybodyARole(TheTraitors):
    def view(self, state: State, seat: int | None) -> TheTraitorsView:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, role="faithful") if seat is None else view


class TellsForcedRejectionsApart(TheTraitors):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        rejection = [event for event in events if isinstance(event, TraitorCardRejected)]
        return events + (rejection if state.dealt[seat] == "traitor" else [])


class SeesWhoVotedFirst(TheTraitors):
    def view(self, state: State, seat: int | None) -> TheTraitorsView:
        return msgspec.structs.replace(super().view(state, seat), named=next(iter(state.answers), None))


class TellsEveryVote(TheTraitors):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        voting = state.phase == "vote"
        events = super().play(state, seat, keys)
        early = [CardTaken(round=state.round, seat=seat, named_seat=int(keys[0]))] if voting and not events else []
        return events + early


class SeesTheSelectors(TheTraitors):
    def view(self, state: State, seat: int | None) -> TheTraitorsView:
        return msgspec.structs.replace(super().view(state, seat), ended=["none", *state.selectors][-1])


class AsksKnowingly(TheTraitors):
    def decisions(self, state: State) -> dict[int, Decision]:
        facts = {"shields": sum(hand.count("shield") for hand in state.hands)}
        return {
            seat: msgspec.structs.replace(one, facts={**one.facts, **facts})
            for seat, one in super().decisions(state).items()
        }


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
    Leak(ShowsTheTraitorCardKept, "the view depends on a secret"),
    Leak(ShowsEverybodyARole, "everybody is told a role"),
    Leak(TellsForcedRejectionsApart, "an event depends on a secret"),
    Leak(SeesWhoVotedFirst, "view depends on a secret|what is not told is seen"),
    Leak(TellsEveryVote, "a single answer is told"),
    Leak(SeesTheSelectors, "the view depends on a secret"),
    Leak(AsksKnowingly, "the decision depends on a secret"),
    Leak(AsksAboutTheEndAfterAccepting, "depends on a secret|what is not told is seen"),
    Leak(NeverAsksWhileATraitorLives, "an event depends on a secret"),
)
