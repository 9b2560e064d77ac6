"""What is secret stays secret. The walk itself is tried on games that leak on purpose."""

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings

import engine
from engine import Decision, Event, Match, SeededChance
from engine.match import start_match
from engine.traitor import Traitor
from engine.traitor.components import NAMES
from engine.traitor.seeing import make_view
from engine.traitor.state import State
from engine.traitor.view import TraitorView
from tests.engine.traitor.leaks import walk
from tests.engine.traitor.script import now, own, traitor
from tests.matches import a_match, matches, play_by_chance, quick, seed_of, starts

EVENTFUL = "leaks 12"
"""A match of six seats with two Jokers in which one is given away, cards are drawn, and somebody looks."""

few = settings(quick, max_examples=10)


def answers(match: Match) -> list[tuple[int, tuple[str, ...]]]:
    return [(answer.seat, answer.keys) for answer in match.record.answers]


@few
@given(starts("traitor"))
def test_nobody_learns_a_secret(match: Match) -> None:
    finished = play_by_chance(engine.replay(match.record), match.record.seed or bytes(32))
    walk(match, answers(finished))
    assert match.result is not None


@pytest.mark.parametrize("seats", [6, 8])
def test_nobody_learns_a_secret_with_two_jokers(seats: int) -> None:
    finished = a_match(f"two jokers {seats}", seats=seats, options={"jokers": "2"}, game="traitor")
    walk(engine.replay(msgspec.structs.replace(finished.record, answers=())), answers(finished))


def change(view: TraitorView, **changes: object) -> TraitorView:
    return msgspec.structs.replace(view, **changes)


class SeesTheTraitor(Traitor):
    """The army of the Joker is known to all."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        return change(super().view(state, seat), fellow=next((one.number for one in state.traitors()), None))


class SeesTheMiddlePile(Traitor):
    def view(self, state: State, seat: int | None) -> TraitorView:
        return change(super().view(state, seat), received=(*state.pile, 0)[0])


class SeesTheRemoved(Traitor):
    """How many Jokers still live is told by the eliminated."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        return change(super().view(state, seat), jokers_dead=state.jokers - sum(one.jokers for one in state.armies))


class SeesTheAccuser(Traitor):
    """The card chosen in ``accuse`` is seen before the target is named."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        return change(super().view(state, seat), accusing=state.accusing)


class SeesThePhase(Traitor):
    """Onlookers are told whether ``accuse`` or ``target`` is asked."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        view = super().view(state, seat)
        return view if state.accusing is None else change(view, phase="target")


class SeesWhatOthersLookedAt(Traitor):
    def view(self, state: State, seat: int | None) -> TraitorView:
        view = super().view(state, seat)
        seen = [one for other in range(state.seats) for one in make_view(state, other).peeked]
        return change(view, peeked=tuple(seen))


class SeesAnAnswer(Traitor):
    """What others have answered to ``muster`` so far shows in the pile."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        kept = sum(len(army.answer or ()) for army in state.armies)
        return change(super().view(state, seat), pile=kept if state.phase == "muster" else len(state.pile))


class KnowsAfterAMix(Traitor):
    """A card is still seen in its slot after a mix."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        view = super().view(state, seat)
        if view.fight is None or state.options["rehide"] == "keep":
            return view
        army = state.armies[view.fight.army]
        slot = next((slot for slot, card in army.cards.items() if NAMES[card] == view.fight.card), None)
        return change(view, fight=msgspec.structs.replace(view.fight, slot=slot))


class TellsDrawnCards(Traitor):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        return [msgspec.structs.replace(one, seats=None) if one.kind == "drawn_cards_seen" else one for one in events]


class TellsWhatWasKept(Traitor):
    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        return [
            msgspec.structs.replace(one, seats=(1, *(one.seats or ()))) if one.kind == "cards_kept" else one
            for one in events
        ]


class TellsAnAnswer(Traitor):
    """A single answer to a question put to all is announced."""

    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        return events or self.start(2, {"jokers": "1"}, {}, SeededChance(bytes(32)), 1)[1][:1]


class AsksKnowingly(Traitor):
    """Targets carry what they are."""

    def decisions(self, state: State) -> dict[int, Decision]:
        facts = {"cards": sum(sum(army.cards.values()) for army in state.armies)}
        return {
            seat: msgspec.structs.replace(one, facts={**one.facts, **facts})
            for seat, one in super().decisions(state).items()
        }


class AsksByJokers(Traitor):
    """Nobody is asked for a gift after the last hand with a Joker: who is asked tells."""

    def decisions(self, state: State) -> dict[int, Decision]:
        asked = super().decisions(state)
        if state.phase != "gift":
            return dict(asked)
        last = max(seat for seat, one in asked.items() if one.facts["jokers"])
        return {seat: one for seat, one in asked.items() if seat <= last}


class SeesGifts(Traitor):
    """The size of the hands tells of gifts."""

    def view(self, state: State, seat: int | None) -> TraitorView:
        view = super().view(state, seat)
        sizes = zip(view.armies, state.armies, strict=True)
        return change(view, armies=tuple(msgspec.structs.replace(one, hand=len(army.hand)) for one, army in sizes))


LEAKS: list[tuple[Callable[[], Traitor], str]] = [
    (SeesTheTraitor, "depends on a secret"),
    (SeesTheMiddlePile, "the view depends on a secret"),
    (SeesTheRemoved, "the view depends on a secret"),
    (SeesTheAccuser, "an unfinished choice is seen"),
    (SeesThePhase, "an unfinished choice is seen"),
    (SeesWhatOthersLookedAt, "view depends on a secret"),
    (SeesAnAnswer, "depends on a secret|a single answer is seen"),
    (KnowsAfterAMix, "view depends on a secret"),
    (TellsDrawnCards, "an event depends on a secret"),
    (TellsWhatWasKept, "depends on a secret"),
    (TellsAnAnswer, "a single answer is told"),
    (AsksKnowingly, "the decision depends on a secret"),
    (AsksByJokers, "who is asked depends on a secret"),
    (SeesGifts, "the view depends on a secret"),
]


@pytest.mark.parametrize(("leaky", "what"), LEAKS, ids=lambda one: getattr(one, "__name__", ""))
def test_the_walk_finds_leaks_made_on_purpose(leaky: Callable[[], Traitor], what: str) -> None:
    rules = leaky()
    options = rules.check_options({"jokers": "2"}, 6)
    match = start_match(rules, 6, options, {}, seed_of(EVENTFUL), SeededChance(seed_of(EVENTFUL)), 1)
    honest = a_match(EVENTFUL, seats=6, options=options, game="traitor")
    with pytest.raises(AssertionError, match=what):
        walk(match, answers(honest))


def test_the_walk_finds_nothing_in_the_same_match_without_leaks() -> None:
    honest = a_match(EVENTFUL, seats=6, options={"jokers": "2"}, game="traitor")
    happened = {event.kind for step in honest.steps for event in step.events}
    assert {"joker_given", "drawn_cards_seen", "card_seen"} <= happened
    walk(engine.replay(msgspec.structs.replace(honest.record, answers=())), answers(honest))


@few
@given(matches("traitor"))
def test_every_possible_truth_can_be_played_to_its_end(match: Match) -> None:
    rules = match.game
    for viewer in (None, *range(match.seats)):
        state = rules.determinize(match.view(viewer), SeededChance(seed_of(f"end {viewer}")))
        play_by_chance(Match(rules, state, (), match.record), bytes(32))
        assert state.result is not None
        if match.result is not None:
            assert state.result == match.result


@few
@given(matches("traitor"))
def test_a_possible_truth_has_every_card_once_and_jokers_where_they_may_be(match: Match) -> None:
    """J-0.1, J-1.3, J-8.1: nothing is there twice, and as many traitors as Jokers allow."""
    for viewer in (None, *range(match.seats)):
        view = now(match, viewer)
        state: State = match.game.determinize(view, SeededChance(seed_of("cards")))
        found = [
            *state.pile,
            *state.removed,
            *(card for army in state.armies for card in (*army.hand, *army.cards.values(), *army.fallen)),
        ]
        assert sorted(found) == sorted(set(found))
        assert len(found) == (53 if match.seats <= 4 else 104 + view.jokers)
        if view.phase not in ("gift", "muster"):
            assert 1 <= len(state.traitors()) <= view.jokers
        mine = {card for one in view.armies_own for card in one.buried}
        held = {NAMES[card] for army in state.armies if army.drawn == 0 for card in army.cards.values()}
        assert not mine & held


def test_possible_truths_differ_in_what_is_secret() -> None:
    match = a_match("secrets", answers=9, game="traitor")
    truths = [match.game.determinize(match.view(0), SeededChance(seed_of(str(number)))) for number in range(20)]
    assert len({traitor(match.game.view(truth, 1)).armies_own for truth in truths}) > 15
    assert len({truth.traitors()[0].number for truth in truths}) > (1 if not own(match, 0).traitor else 0)
