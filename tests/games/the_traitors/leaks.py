"""Games of The Traitors that leak on purpose."""

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


class TellsWhoAccepts(TheTraitors):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        return [msgspec.structs.replace(one, seats=None) if one.kind == "recruited" else one for one in events]


class ShowsEverybodyARole(TheTraitors):
    def view(self, state: State, seat: int | None) -> TheTraitorsView:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, role="faithful") if seat is None else view


class SeesThatARecruitIsAsked(TheTraitors):
    def view(self, state: State, seat: int | None) -> TheTraitorsView:
        view = super().view(state, seat)
        asked = state.phase == "turn" and state.question == "recruit"
        return msgspec.structs.replace(view, phase="recruit") if asked else view


class TellsForcedRejectionsApart(TheTraitors):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        rejection = [event for event in events if isinstance(event, TraitorCardRejected)]
        return events + (rejection if state.dealt[seat] == "traitor" else [])


class CountsMurderKeys(TheTraitors):
    def view(self, state: State, seat: int | None) -> TheTraitorsView:
        named = sum(keys != ("F",) for keys in state.answers.values()) if state.phase == "murder" else 0
        return msgspec.structs.replace(super().view(state, seat), ballot=named)


class SeesWhoVotedFirst(TheTraitors):
    def view(self, state: State, seat: int | None) -> TheTraitorsView:
        return msgspec.structs.replace(super().view(state, seat), named=next(iter(state.answers), None))


class TellsEveryVote(TheTraitors):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        voting = state.phase == "vote"
        events = super().play(state, seat, keys)
        early = [CardTaken(round=state.round, seat=seat, named_seat=int(keys[0]))] if voting and not events else []
        return events + early


class SeesAShield(TheTraitors):
    def view(self, state: State, seat: int | None) -> TheTraitorsView:
        view = super().view(state, seat)
        table = [
            msgspec.structs.replace(one, perhaps_recruited="shield" in cards)
            for one, cards in zip(view.table, state.hands, strict=True)
        ]
        return msgspec.structs.replace(view, table=tuple(table))


class TraitorsKnowEachOther(TheTraitors):
    def view(self, state: State, seat: int | None) -> TheTraitorsView:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, rejected=state.recruited) if view.role == "traitor" else view


class SeesTheDeck(TheTraitors):
    def view(self, state: State, seat: int | None) -> TheTraitorsView:
        return msgspec.structs.replace(super().view(state, seat), ended=state.deck[-1])


class SeesTheSelectors(TheTraitors):
    def view(self, state: State, seat: int | None) -> TheTraitorsView:
        return msgspec.structs.replace(super().view(state, seat), ended=["none", *state.selectors][-1])


class TellsATakenDaggerTooSoon(TheTraitors):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        soon = state.phase == "turn" and state.question == "again" and state.named is not None
        return [CardTaken(round=state.round, seat=seat, named_seat=state.named or 0)] if soon else events


class SeesTheCardTaken(TheTraitors):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        return [msgspec.structs.replace(one, seats=None) if one.kind == "taken_card_seen" else one for one in events]


class ShowsTheHandToTheNextSeat(TheTraitors):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        after = (seat, (seat + 1) % state.seats)
        events = super().play(state, seat, keys)
        return [msgspec.structs.replace(one, seats=after) if one.kind == "hand_seen" else one for one in events]


class AsksKnowingly(TheTraitors):
    def decisions(self, state: State) -> dict[int, Decision]:
        facts = {"shields": sum(hand.count("shield") for hand in state.hands)}
        return {
            seat: msgspec.structs.replace(one, facts={**one.facts, **facts})
            for seat, one in super().decisions(state).items()
        }


class SeesTheBottomOfTheDeck(TheTraitors):
    """The deck seems a card smaller if its last card before the Final Banishment is the Traitor card."""

    def view(self, state: State, seat: int | None) -> TheTraitorsView:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, deck=view.deck - (state.deck[1:2] == ["traitor"]))


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
    Leak(TellsWhoAccepts, "what is not told is seen|an event depends on a secret"),
    Leak(ShowsEverybodyARole, "everybody is told a role"),
    Leak(SeesThatARecruitIsAsked, "depends on a secret|what is not told is seen"),
    Leak(TellsForcedRejectionsApart, "an event depends on a secret"),
    Leak(CountsMurderKeys, "view depends on a secret|what is not told is seen"),
    Leak(SeesWhoVotedFirst, "view depends on a secret|what is not told is seen"),
    Leak(TellsEveryVote, "a single answer is told"),
    Leak(SeesAShield, "the view depends on a secret"),
    Leak(TraitorsKnowEachOther, "the view depends on a secret"),
    Leak(SeesTheDeck, "the view depends on a secret"),
    Leak(SeesTheSelectors, "the view depends on a secret"),
    Leak(TellsATakenDaggerTooSoon, "an event depends on a secret"),
    Leak(SeesTheCardTaken, "an event depends on a secret"),
    Leak(ShowsTheHandToTheNextSeat, "an event depends on a secret"),
    Leak(AsksKnowingly, "the decision depends on a secret"),
    Leak(SeesTheBottomOfTheDeck, "view depends on a secret"),
    Leak(AsksAboutTheEndAfterAccepting, "depends on a secret|what is not told is seen"),
    Leak(NeverAsksWhileATraitorLives, "an event depends on a secret"),
)
