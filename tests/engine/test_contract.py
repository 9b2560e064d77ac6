"""What every game keeps to, so that bot, computer players and records can do with it what they do with any other."""

import re
from collections.abc import Iterator

import msgspec
import pytest

import engine
from engine import Decision, Event, Match, Record, SeededChance
from tests.matches import change_by_chance, play_by_chance, seed_of

SEATS = [(game, seats) for game, rules in engine.games().items() for seats in (rules.seats[0], rules.seats[-1])]
every_game = pytest.mark.parametrize(("game", "seats"), SEATS)
KEY = re.compile(r"[A-Za-z0-9_.\-]{1,12}")
PERSON = re.compile(r"(.*_)?seat$")
PEOPLE = re.compile(r"(.*_)?seats$")


def played(game: str, seats: int) -> Iterator[Match]:
    """A match after each of its answers; now and then somebody changes an answer."""
    seed = seed_of(f"contract {game} {seats}")
    match = engine.start(game, seats=seats, seed=seed)
    while match.result is None:
        yield match
        if not change_by_chance(match, seed):
            play_by_chance(match, seed, 1)
    yield match


def everything(match: Match) -> object:
    """All that can be seen of a match, by everybody."""
    people = (None, *range(match.seats))
    return (
        dict(match.decisions),
        [match.view(seat) for seat in people],
        [match.events(seat) for seat in people],
        list(match.steps),
        list(match.rounds),
        [match.question(seat) for seat in range(match.seats)],
        match.result,
        match.record,
    )


@every_game
def test_a_record_cut_anywhere_replays_and_goes_on_as_it_would_have(game: str, seats: int) -> None:
    for match in played(game, seats):
        if match.length % 7 == 0 or match.result is not None:
            again = engine.replay(Record.from_json(match.record.to_json()))
            assert everything(again) == everything(match)
    half = engine.replay(msgspec.structs.replace(match.record, answers=match.record.answers[: match.length // 2]))
    for answer in match.record.answers[match.length // 2 :]:
        half.play(answer.seat, answer.keys)
    assert everything(half) == everything(match)


@every_game
def test_a_copy_of_a_state_is_independent(game: str, seats: int) -> None:
    for match in played(game, seats):
        if match.length % 29 or match.result is not None:
            continue
        rules = match.game
        state = rules.determinize(match.view(0), SeededChance(bytes(32)))
        copy = state.copy()
        before = [rules.view(state, seat) for seat in (None, *range(seats))]
        play_by_chance(Match(rules, copy, (), match.record), bytes(32))
        assert [rules.view(state, seat) for seat in (None, *range(seats))] == before
        first = play_by_chance(Match(rules, state.copy(), (), match.record), seed_of("on"))
        second = play_by_chance(Match(rules, state, (), match.record), seed_of("on"))
        assert list(first.steps) == list(second.steps)
        assert first.result == second.result


@every_game
def test_who_is_awaited_is_the_same_in_every_view(game: str, seats: int) -> None:
    for match in played(game, seats):
        for viewer in (None, *range(seats)):
            assert match.view(viewer).asked == match.awaited
        assert bool(match.awaited) == bool(match.decisions) == (match.result is None)


@every_game
def test_a_silent_answer_changes_who_is_awaited_and_what_is_the_seat_s_own(game: str, seats: int) -> None:
    before: list[object] = []
    asked: dict[int, Decision] = {}
    changed = 0
    for match in played(game, seats):
        views = [msgspec.structs.replace(match.view(viewer), asked=()) for viewer in (None, *range(seats))]
        if match.steps and match.steps[-1].decision.replaces is not None:
            seat = match.steps[-1].seat
            changed += 1
            assert not match.steps[-1].events
            assert [view for viewer, view in enumerate(views, -1) if viewer != seat] == [
                view for viewer, view in enumerate(before, -1) if viewer != seat
            ]
            assert {one: decision for one, decision in match.decisions.items() if one != seat} == {
                one: decision for one, decision in asked.items() if one != seat
            }
            assert match.decisions[seat].replaces == match.steps[-1].keys
        before, asked = list(views), dict(match.decisions)
    assert changed > 0 or game == "verraeter"


@every_game
def test_questions_can_be_shown_and_answered_by_anybody(game: str, seats: int) -> None:
    commands = engine.game(game).commands
    for match in played(game, seats):
        for seat, decision in match.decisions.items():
            assert decision.kind in commands
            assert 0 <= decision.least <= decision.most <= len(decision.choices)
            assert len(set(decision.keys)) == len(decision.keys)
            assert all(KEY.fullmatch(key) for key in decision.keys)
            check_facts(decision.facts, seats)
            for choice in decision.choices:
                check_facts(choice.facts, seats)
                assert not (choice.key == "back" and choice.group)
            if decision.replaces is not None:
                assert decision.answer(decision.replaces) == decision.replaces
                assert len(match.decisions) > 1
            assert 1 <= match.question(seat) <= match.length + 1


@every_game
def test_events_have_facts_that_texts_can_tell(game: str, seats: int) -> None:
    *_, match = played(game, seats)
    events: list[Event] = [*match.setup_events, *(event for step in match.steps for event in step.events)]
    for event in events:
        facts = msgspec.structs.asdict(event)
        told = facts.pop("seats")
        assert told is None or all(0 <= seat < seats for seat in told)
        check_facts(facts, seats)
        assert not (event.aloud and told is not None), "what is told aloud is for everybody"


def check_facts(facts: object, seats: int) -> None:
    """Facts are numbers, keys, or rows of either; seats are where their names say."""
    assert isinstance(facts, dict)
    for name, value in facts.items():
        assert isinstance(value, int | str | tuple), (name, value)
        if isinstance(value, tuple):
            assert all(isinstance(one, int) for one in value) or all(isinstance(one, str) for one in value), name
        if PERSON.fullmatch(name):
            assert value in range(seats), (name, value)
        if PEOPLE.fullmatch(name):
            assert isinstance(value, tuple)
            assert set(value) <= set(range(seats)), (name, value)
