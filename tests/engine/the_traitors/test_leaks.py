"""T-1.5, T-4, T-5, T-8.3: what is secret stays secret. The walk itself is tried on games that leak on purpose."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

import engine
from engine import Decision, Event, Match, SeededChance
from engine.match import start_match
from engine.the_traitors import TheTraitors
from engine.the_traitors.events import CardTaken, TraitorCardRejected
from engine.the_traitors.state import State
from engine.the_traitors.view import TheTraitorsView
from tests.engine.the_traitors.leaks import walk
from tests.engine.the_traitors.script import begin, everybody, now, say
from tests.matches import a_match, matches, play_by_chance, quick, seed_of, starts


def answers(match: Match) -> list[tuple[int, tuple[str, ...]]]:
    return [(answer.seat, answer.keys) for answer in match.record.answers]


@settings(quick, max_examples=24)
@given(starts("the_traitors"))
def test_t_1_5_nobody_learns_a_secret(match: Match) -> None:
    finished = play_by_chance(engine.replay(match.record), match.record.seed or bytes(32))
    compared = walk(match, answers(finished))
    assert match.result is not None
    assert compared > 2 * match.length


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


@pytest.mark.parametrize(
    ("leaky", "what"),
    [
        (ShowsTheTraitorCardKept, "the view depends on a secret"),
        (TellsWhoAccepts, "what is not told is seen|an event depends on a secret"),
        (SeesThatARecruitIsAsked, "depends on a secret|what is not told is seen"),
        (TellsForcedRejectionsApart, "an event depends on a secret"),
        (CountsMurderKeys, "view depends on a secret|what is not told is seen"),
        (SeesWhoVotedFirst, "view depends on a secret|what is not told is seen"),
        (TellsEveryVote, "an event depends on a secret"),
        (SeesAShield, "the view depends on a secret"),
        (TraitorsKnowEachOther, "the view depends on a secret"),
        (SeesTheDeck, "the view depends on a secret"),
        (SeesTheSelectors, "the view depends on a secret"),
        (TellsATakenDaggerTooSoon, "an event depends on a secret"),
        (SeesTheCardTaken, "an event depends on a secret"),
        (ShowsTheHandToTheNextSeat, "an event depends on a secret"),
        (AsksKnowingly, "the decision depends on a secret"),
    ],
)
def test_the_walk_finds_leaks_made_on_purpose(leaky: Callable[[], TheTraitors], what: str) -> None:
    rules = leaky()
    options = rules.check_options({"preset": "paper", "rounds": 4}, 4)
    with pytest.raises(AssertionError, match=what):
        for number in range(30):
            seed = seed_of(f"leaks {number}")
            match = start_match(rules, 4, options, {}, seed, SeededChance(seed), 1)
            walk(match, answers(a_match(f"leaks {number}", game="the_traitors", options=options)))


@quick
@given(matches("the_traitors"))
def test_every_possible_truth_can_be_played_to_its_end(match: Match) -> None:
    rules = match.game
    for viewer in (None, *range(match.seats)):
        state = rules.determinize(match.view(viewer), SeededChance(seed_of(f"end {viewer}")))
        play_by_chance(Match(rules, state, (), match.record), bytes(32))
        assert state.result is not None
        if match.result is not None:
            assert state.result == match.result


def test_possible_truths_differ_in_what_is_secret() -> None:
    match = a_match("secrets", game="the_traitors", answers=30)
    view = match.view(0)
    worlds = [match.game.determinize(view, SeededChance(seed_of(str(number)))) for number in range(20)]
    assert len({tuple(state.hands) for state in worlds}) > 3
    assert len({tuple(state.dealt) for state in worlds}) > 1
    assert len({tuple(state.deck) for state in worlds}) > 10
    assert len({state.recruited for state in worlds}) > 1


@quick
@given(matches("the_traitors"))
def test_who_is_eliminated_sees_no_more_than_an_onlooker(match: Match) -> None:
    """T-6.1: until the next round, or the end."""
    public = now(match)
    for seat, one in enumerate(public.table):
        if not one.living:
            assert msgspec.structs.replace(now(match, seat), seat=None) == public


@quick
@given(matches("the_traitors"))
def test_boards_are_the_same_for_everybody(match: Match) -> None:
    """T-1.5: all but a seat's own is public."""
    public = msgspec.structs.asdict(now(match))
    own: set[Any] = {"seat", "hand", "role", "recruited", "question", "answer", "sights"}
    for seat in range(match.seats):
        seen = msgspec.structs.asdict(now(match, seat))
        assert {name for name in seen if seen[name] != public[name]} <= own


def test_t_4_2_a_forced_rejection_is_told_like_a_free_one() -> None:
    """The same turns of a dealt Traitor and of a Faithful are the same to all others, question after question."""
    seen = []
    for traitor in (0, 1):
        match = begin("ggg ggs gdg ggg", "tgggb", traitor=traitor)
        views = []
        for key in ("reject", "none"):
            say(match, key)
            views.append([now(match, viewer) for viewer in (None, 2, 3)])
        say(match, "none", "gold.1")
        seen.append((views, match.events(None), match.events(2)))
    assert seen[0] == seen[1]


def test_t_4_3_an_accepted_traitor_card_looks_like_an_ordinary_card() -> None:
    seen = []
    for deck, answered in (("tggb", ("accept", "none", "gold.1")), ("gggb", ("none", "gold.1"))):
        match = begin("ggg ggs gdg ggg", deck, traitor=1)
        say(match, *answered)
        seen.append(([now(match, viewer) for viewer in (None, 2, 3)], match.events(None), match.events(3)))
    assert seen[0] == seen[1]


def test_t_8_3_an_open_question_of_all_shows_only_who_has_answered() -> None:
    match = begin("ggg ggs gdg ggg", "mg", traitor=2)
    before = now(match, 3)
    match.play(2, ["3"])
    after = now(match, 3)
    assert (before.asked, after.asked) == ((0, 1, 2, 3), (0, 1, 3))
    assert msgspec.structs.replace(after, asked=before.asked) == before
    match.play(2, ["0"])
    assert now(match, 3) == after
    assert now(match, 2).answer == "0"
    assert [event.kind for event in everybody(match, "F F F")][:2] == ["victim_named", "seat_murdered"]
    assert now(match).events[-1].victim == 0
