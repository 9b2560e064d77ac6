"""What is secret stays secret. The walk itself is tried on games that leak on purpose."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine import Decision, Event, Match, Record, SeededChance
from engine.het_verraad import HetVerraad
from engine.het_verraad.seeing import make_view
from engine.het_verraad.state import NOTHING, State
from engine.het_verraad.view import Glimpse, HetVerraadView
from engine.match import start_match
from tests.engine.het_verraad.leaks import the_state, walk
from tests.engine.het_verraad.script import changed, now
from tests.engine.het_verraad.test_thumb import played
from tests.matches import a_match, play_by_chance, quick, seed_of, starts

EVENTFUL = "leaks 17"
LENGTH = 300
EAGER = ("play", "swap", "influence", "black", "card")
"""What is done in phase 2 before anything else."""

few = settings(quick, max_examples=5)


def answers(record: Record) -> list[tuple[int, tuple[str, ...]]]:
    return [(answer.seat, answer.keys) for answer in record.answers]


@cache
def rich() -> dict[str, Any]:
    """Data files with much money, and many influence cards to react with."""
    (supplies,) = changed("supplies", "start_bricks", 60).values()
    (influence,) = changed("influence", "cards.bescherming.copies", 9).values()
    influence["cards"][9]["copies"] = 9
    return {"supplies": {**supplies, "wealth_limit": 40}, "influence": influence}


@cache
def eventful() -> Record:
    """The beginning of a match of four rich seats that do what is secret whenever they can, and react with any card."""
    seed = seed_of(EVENTFUL)
    match = engine.start("het_verraad", seats=4, seed=seed, data=rich())
    while match.length < LENGTH:
        seat = match.awaited[0]
        decision = match.decisions[seat]
        keys = [key for key in EAGER if key in decision.keys]
        if decision.kind in ("protect", "block"):
            match.play(seat, decision.keys[-1:])
        elif keys and match.length % 4:
            match.play(seat, keys[match.length % len(keys) :][:1])
        else:
            play_by_chance(match, seed, 1)
    return match.record


@few
@given(starts("het_verraad"), st.integers(0, 900))
def test_nobody_learns_a_secret(match: Match, unseen: int) -> None:
    """120 answers somewhere in a match, perhaps its last ones."""
    later = play_by_chance(engine.replay(match.record), match.record.seed or bytes(32), unseen + 120)
    walk(match, answers(later.record), min(unseen, max(0, later.length - 120)))


@pytest.mark.parametrize("seats", [2, 5])
def test_nobody_learns_a_secret_in_a_whole_match(seats: int) -> None:
    """Computer players by rule of thumb use more of what there is than those by chance."""
    record = played(["thumb"] * seats, "leaks").record
    walk(engine.replay(msgspec.structs.replace(record, answers=())), answers(record))


def change(view: HetVerraadView, **changes: object) -> HetVerraadView:
    return msgspec.structs.replace(view, **changes)


class SeesChips(HetVerraad):
    """The values of all black chips lie open."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        shown = tuple(make_view(state, one).chips for one in range(state.seats))
        return change(super().view(state, seat), revealed=shown)


class SeesTheStack(HetVerraad):
    """Everybody knows the top black chip."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        return change(super().view(state, seat), end_points=(*state.stack, 0)[0])


class SeesHands(HetVerraad):
    """Drawn building cards are known like those that were taken openly."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        view = super().view(state, seat)
        castles = tuple(
            msgspec.structs.replace(one, known=tuple(state.box.buildings[card] for card in state.hands[one.seat]))
            for one in view.castles
        )
        return change(view, castles=castles)


class SeesInfluence(HetVerraad):
    """The sizes of influence hands count only what can be played at any time."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        view = super().view(state, seat)
        castles = tuple(
            msgspec.structs.replace(one, influence=sum(card < 20 for card in state.influence[one.seat]))
            for one in view.castles
        )
        return change(view, castles=castles)


class SeesTheDeck(HetVerraad):
    """The deck's top card shows its letter."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        letter = state.box.buildings[state.deck[0]].letter if state.deck else ""
        return change(super().view(state, seat), ending=letter)


class SeesWhatTheSorcererShows(HetVerraad):
    """``tovenaar`` shows its cards to all."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        return change(super().view(state, seat), possible=tuple(map(str, state.course.seen)))


class SeesTheQuestion(HetVerraad):
    """It shows what the seat in turn is about to do."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        view = super().view(state, seat)
        if view.turn is None:
            return view
        return change(view, turn=msgspec.structs.replace(view.turn, question=state.course.kind))


class SeesSteps(HetVerraad):
    """Steps of the Black Master are seen while they are still being counted."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        view = super().view(state, seat)
        if view.turn is None or state.course.kind != "master_to":
            return view
        return change(view, turn=msgspec.structs.replace(view.turn, steps=state.course.steps))


class SeesWhoHasReacted(HetVerraad):
    """Who has answered in a window is not awaited any more."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        return change(super().view(state, seat), asked=tuple(sorted(self.decisions(state))))


class SeesWhoMayReact(HetVerraad):
    """Only seats that hold a card seem to be asked."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        view = super().view(state, seat)
        able = tuple(one for one, decision in self.decisions(state).items() if len(decision.keys) > 1)
        if view.window is None:
            return view
        return change(view, window=msgspec.structs.replace(view.window, asked_seats=able))


class TellsAReaction(HetVerraad):
    """A single answer in a window is announced."""

    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        open_before = state.reaction is not None
        events = super().play(state, seat, keys)
        return self.start(2, {}, self.data, SeededChance(bytes(32)), 1)[1][:1] if open_before and not events else events


class TellsWhoElseWouldReact(HetVerraad):
    """Whose card was not needed is told to all."""

    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        answers = {} if state.reaction is None else {**state.reaction.answers, seat: keys[0]}
        events = super().play(state, seat, keys)
        told = sum(key != "pass" for key in answers.values())
        return [msgspec.structs.replace(one, round=told) if one.kind == "reacted" else one for one in events]


class TellsDraws(HetVerraad):
    """What is drawn unseen is told to all."""

    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = super().play(state, seat, keys)
        private = ("card_seen", "chip_seen", "influence_seen")
        return [msgspec.structs.replace(one, seats=None) if one.kind in private else one for one in events]


class AsksKnowingly(HetVerraad):
    """The question depends on cards that others hold."""

    def decisions(self, state: State) -> dict[int, Decision]:
        facts = {"cards": sum(sum(hand) for seat, hand in enumerate(state.hands) if seat != state.active)}
        return {
            seat: msgspec.structs.replace(one, facts={**one.facts, **facts})
            for seat, one in super().decisions(state).items()
        }


class KnowsTheNextCard(HetVerraad):
    """Every seat has had a glimpse of the deck's top card."""

    def view(self, state: State, seat: int | None) -> HetVerraadView:
        seen = tuple(Glimpse(state.box.buildings[card], None, 0) for card in state.deck[:1])
        return change(super().view(state, seat), glimpsed=seen)


LEAKS: list[tuple[Callable[[], HetVerraad], str]] = [
    (SeesChips, "view depends on a secret"),
    (SeesTheStack, "view depends on a secret"),
    (SeesHands, "view depends on a secret"),
    (SeesInfluence, "view depends on a secret"),
    (SeesTheDeck, "depends on a secret"),
    (SeesWhatTheSorcererShows, "view depends on a secret"),
    (SeesTheQuestion, "an unfinished choice is seen"),
    (SeesSteps, "an unfinished choice is seen"),
    (SeesWhoHasReacted, "a secret|a single reaction is seen"),
    (SeesWhoMayReact, "view depends on a secret"),
    (TellsAReaction, "a single reaction|depends on a secret"),
    (TellsWhoElseWouldReact, "an event depends on a secret"),
    (TellsDraws, "an event depends on a secret"),
    (AsksKnowingly, "the decision depends on a secret"),
    (KnowsTheNextCard, "view depends on a secret"),
]


@pytest.mark.parametrize(("leaking", "what"), LEAKS, ids=[leaking.__name__ for leaking, _ in LEAKS])
def test_the_walk_finds_leaks(leaking: Callable[[], HetVerraad], what: str) -> None:
    rules = leaking()
    options = rules.check_options({}, 4)
    match = start_match(rules, 4, options, rich(), seed_of(EVENTFUL), SeededChance(seed_of(EVENTFUL)), 1)
    with pytest.raises(AssertionError, match=what):
        walk(match, answers(eventful()))


def test_the_walk_finds_nothing_in_the_same_match_without_leaks() -> None:
    match = engine.replay(eventful())
    happened = {event.kind for step in match.steps for event in step.events}
    assert {"sorcerer_saw", "chip_swapped", "influence_discarded", "reacted", "poisoned", "master_moved"} <= happened
    windows = [event for step in match.steps for event in step.events if event.kind == "window_opened"]
    assert any(len(msgspec.structs.asdict(event)["asked_seats"]) > 1 for event in windows)
    walk(engine.replay(msgspec.structs.replace(match.record, answers=())), answers(match.record))


@few
@given(starts("het_verraad"), st.integers(0, 400))
def test_a_possible_truth_has_every_card_once_and_what_is_known_of_it(match: Match, number: int) -> None:
    """H-0.2, H-0.3, H-0.5; while the deck was not made anew, its letters are in order (H-1.2)."""
    play_by_chance(match, match.record.seed or bytes(32), number)
    truth = the_state(match)
    for viewer in (None, *range(match.seats)):
        state: State = match.game.determinize(now(match, viewer), SeededChance(seed_of("cards")))
        open_piles = (state.standing, state.open, state.discards, state.pawnshop, state.market, state.replaced)
        assert every((*state.hands, state.deck, *open_piles)) == list(range(len(state.box.buildings)))
        influence = (*state.influence, state.influence_deck, state.influence_discards)
        assert every(influence) == list(range(len(state.box.influence)))
        assert every((*state.black, state.stack)) == list(range(len(state.box.chips)))
        assert [len(hand) for hand in state.hands] == [len(hand) for hand in truth.hands]
        for seat, known in enumerate(truth.known):
            assert known <= set(state.hands[seat])
        if viewer is not None:
            assert state.hands[viewer] == truth.hands[viewer]
            assert state.black[viewer] == truth.black[viewer]
            for card in truth.glimpsed[viewer] & set(truth.deck):
                assert state.deck.index(card) == truth.deck.index(card)
        letters = [state.box.buildings[card].letter for card in state.deck]
        if not truth.remade and not any(truth.glimpsed):
            assert letters == sorted(letters)


def every(piles: Sequence[Sequence[int]]) -> list[int]:
    """What lies in the piles, each as often as it does."""
    return sorted(one for pile in piles for one in pile if one != NOTHING)


@few
@given(starts("het_verraad"), st.integers(0, 900))
def test_every_possible_truth_can_be_played_on(match: Match, number: int) -> None:
    play_by_chance(match, match.record.seed or bytes(32), number)
    for viewer in (None, *range(match.seats)):
        state = match.game.determinize(match.view(viewer), SeededChance(seed_of(f"on {viewer}")))
        later = play_by_chance(Match(match.game, state, (), match.record), bytes(32), 60)
        if match.result is not None:
            assert later.result == match.result


def test_possible_truths_differ_in_what_is_secret() -> None:
    early, late = (a_match("secrets", answers=number, game="het_verraad") for number in (30, 250))
    seeds = [seed_of(str(number)) for number in range(20)]
    hands = {str(early.game.determinize(early.view(0), SeededChance(seed)).hands) for seed in seeds}
    truths = [late.game.determinize(late.view(0), SeededChance(seed)) for seed in seeds]
    assert len(hands) == len({str(truth.influence_deck) for truth in truths}) == 20
    assert len({str(truth.stack) for truth in truths}) == len({str(truth.deck) for truth in truths}) == 20
