"""Promises that every game keeps, so that bot, computer players and records can treat all games alike."""

import pickle
import re
from multiprocessing import Pipe

import msgspec
import pytest

import engine
from engine import Decision, Event, Match, Record, SeededChance
from tests.errand import Errand
from tests.matches import everything, play_by_chance, played, seed_of
from tests.vote import Vote

pytestmark = pytest.mark.usefixtures("errand", "vote")

SEATS = [
    (game, seats)
    for game, rules in {**engine.games(), "vote": Vote(), "errand": Errand()}.items()
    for seats in (rules.seats[0], rules.seats[-1])
]
every_game = pytest.mark.parametrize(("game", "seats"), SEATS)
KEY = re.compile(r"[A-Za-z0-9_.\-]{1,20}")
PERSON = re.compile(r"(.*_)?seat$")
PEOPLE = re.compile(r"(.*_)?seats$")


@every_game
def test_a_record_cut_anywhere_replays_and_goes_on_as_it_would_have(game: str, seats: int) -> None:
    for match in played(game, seats, "contract"):
        if match.length % 7 == 0 or match.result is not None:
            again = engine.replay(Record.from_json(match.record.to_json()))
            assert everything(again) == everything(match)
    half = engine.replay(msgspec.structs.replace(match.record, answers=match.record.answers[: match.length // 2]))
    for answer in match.record.answers[match.length // 2 :]:
        half.play(answer.seat, answer.keys)
    assert everything(half) == everything(match)


@every_game
def test_a_copy_of_a_state_is_independent(game: str, seats: int) -> None:
    for match in played(game, seats, "contract"):
        if match.length % 29 or match.result is not None:
            continue
        rules = match.game
        state = rules.determinize(match.view(0), SeededChance(bytes(32)))
        copy = state.copy()
        before = [rules.view(state, seat) for seat in (None, *range(seats))]
        play_by_chance(Match(rules, copy, (), match.record), bytes(32), 250)
        assert [rules.view(state, seat) for seat in (None, *range(seats))] == before
        first = play_by_chance(Match(rules, state.copy(), (), match.record), seed_of("on"), 250)
        second = play_by_chance(Match(rules, state, (), match.record), seed_of("on"), 250)
        assert list(first.steps) == list(second.steps)
        assert first.result == second.result


@every_game
def test_a_copy_of_a_match_is_played_on_without_it(game: str, seats: int) -> None:
    for match in played(game, seats, "contract"):
        if match.length % 29 or match.result is not None:
            continue
        before, copy = everything(match), match.copy()
        assert everything(copy) == before
        play_by_chance(copy, bytes(32), 20)
        assert everything(match) == before
        assert everything(engine.replay(copy.record)) == everything(copy)


@every_game
def test_what_a_seat_sees_can_be_sent_to_another_process(game: str, seats: int) -> None:
    """There computer players think."""
    here, there = Pipe()
    for match in played(game, seats, "contract"):
        if match.length % 11 == 0:
            for seat, decision in match.decisions.items():
                seen = (match.view(seat), decision)
                here.send(seen)
                assert there.recv() == seen
                assert len(pickle.dumps(seen)) < 32_768


@every_game
def test_who_is_awaited_is_the_same_in_every_view(game: str, seats: int) -> None:
    """Compare the awaited seats in all views.

    If the seats that have answered are a secret, every asked seat seems awaited.
    A seat that has answered knows so of itself.
    """
    hidden = 0
    for match in played(game, seats, "contract"):
        asked = match.view(None).asked
        assert asked == tuple(sorted({*asked, *match.awaited}))
        for viewer in range(seats):
            known = tuple(seat for seat in asked if seat != viewer or seat in match.awaited)
            assert match.view(viewer).asked == known
        hidden += asked != match.awaited
        assert bool(asked) == bool(match.awaited) == bool(match.decisions) == (match.result is None)
    assert hidden > 0 or (game, seats) != ("errand", 5)


@every_game
def test_who_has_answered_one_question_of_several_may_answer_again_or_nobody_sees_that_they_have(
    game: str, seats: int
) -> None:
    before: dict[int, Decision] = {}
    for match in played(game, seats, "contract"):
        if match.steps and len(match.view(None).asked) > 0 and not match.steps[-1].events:
            step = match.steps[-1]
            again = match.decisions.get(step.seat)
            if any(match.decisions[one] == before.get(one) for one in match.awaited if one != step.seat):
                openly = again is not None and again.replaces is not None
                assert openly != (step.seat in match.view(None).asked)
                assert openly == (again is not None)
        before = dict(match.decisions)


@every_game
def test_of_a_secret_answer_nobody_else_notices_anything(game: str, seats: int) -> None:
    seen: list[object] = []
    for match in played(game, seats, "contract"):
        people = (None, *range(seats))
        if len(match.view(None).asked) < 2:
            continue
        now = [
            (match.view(one), match.events(one), match.decisions.get(one) if one is not None else None)
            for one in people
        ]
        if match.awaited and match.view(None).asked != match.awaited:
            answered = match.steps[-1].seat
            assert not match.steps[-1].events
            assert match.decisions.get(answered) is None
            before_and_after = zip(people, seen, now, strict=True)
            assert [one for one, before, after in before_and_after if before != after] == [answered]
        seen = list(now)


@every_game
def test_a_choice_that_opens_a_question_does_nothing_else(game: str, seats: int) -> None:
    """It leads to a question of that kind, which nobody else can notice, and back leads here again."""
    opened = 0
    for match in played(game, seats, "contract"):
        if game != "errand" and match.length % 17:
            continue
        for seat, decision in match.decisions.items():
            for choice in [one for one in decision.choices if one.opens]:
                opened += 1
                again = engine.replay(match.record)
                ahead = match.ahead(seat, [choice.key])
                others = [(again.view(one), again.events(one)) for one in (None, *range(seats)) if one != seat]
                assert again.play(seat, [choice.key]) == ()
                assert again.decisions == {**match.decisions, seat: ahead}
                assert ahead.kind == choice.opens
                assert others == [(again.view(one), again.events(one)) for one in (None, *range(seats)) if one != seat]
                assert again.play(seat, ["back"]) == ()
                assert again.decisions == match.decisions
                if choice.group == choice.key:
                    assert {one.group for one in ahead.choices if one.key != "back"} <= {choice.group, ""}
    assert opened > 0 or game != "errand"


@every_game
def test_a_standing_answer_is_among_the_choices_of_each_question_of_its_kind(game: str, seats: int) -> None:
    rules = engine.game(game)
    assert set(rules.standing) <= set(rules.commands)
    for match in played(game, seats, "contract"):
        for decision in match.decisions.values():
            if decision.kind in rules.standing:
                assert rules.standing[decision.kind] in decision.keys
                assert (decision.least, decision.most) == (1, 1)


@every_game
def test_objections_are_words_with_facts_and_never_change_anything(game: str, seats: int) -> None:
    rules = engine.game(game)
    typed = ("", "back", "99", "M7", "x" * 40, "pass", "\u2028*")
    for match in played(game, seats, "contract"):
        if match.length % 61 == 0 and match.result is None:
            before = everything(match)
            for viewer in range(seats):
                for kind in rules.commands:
                    for key in typed:
                        found = rules.objection(match.view(viewer), kind, key)
                        if found is not None:
                            assert re.fullmatch(r"[a-z_]+", found.reason)
                            check_facts(found.facts, seats)
            assert everything(match) == before


@every_game
def test_a_silent_answer_changes_who_is_awaited_and_what_is_the_seat_s_own(game: str, seats: int) -> None:
    before: list[object] = []
    asked: dict[int, Decision] = {}
    changed = 0
    for match in played(game, seats, "contract"):
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
    assert changed > 0 or game != "vote"


@every_game
def test_questions_can_be_shown_and_answered_by_anybody(game: str, seats: int) -> None:
    commands = engine.game(game).commands
    for match in played(game, seats, "contract"):
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
    *_, match = played(game, seats, "contract")
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
