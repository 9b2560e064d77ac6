"""Promises that every game keeps, so that bot, computer players and records can treat all games alike."""

import gc
import pickle
import re
from collections.abc import Iterator, Mapping, Sequence
from multiprocessing import Pipe

import msgspec
import pytest

import engine
from bot.games.kit.entries import hooks_of
from bot.games.kit.matches import (
    a_match,
    any_options,
    change_by_chance,
    everything,
    play_by_chance,
    played,
    seed_of,
    truth,
)
from bot.games.kit.told import events
from engine import Decision, IllegalAnswer, Match, NotAsked, Record, SeededChance

OPENED = 17
"""After every so many answers, all choices that open a question are looked at."""
KEY = re.compile(r"[A-Za-z0-9_.\-]{1,20}")
PERSON = re.compile(r"(.*_)?seat$")
PEOPLE = re.compile(r"(.*_)?seats$")


def test_a_record_cut_anywhere_replays_and_goes_on_as_it_would_have(game: str, seats: int) -> None:
    options = any_options(engine.game(game), seats, f"contract {seats}")
    for match in played(game, seats, "contract", options=options):
        if match.length % 29 == 0 or match.result is not None:
            again = engine.replay(Record.from_json(match.record.to_json()))
            assert again.record == match.record
            assert everything(again) == everything(match)
    half = engine.replay(msgspec.structs.replace(match.record, answers=match.record.answers[: match.length // 2]))
    for answer in match.record.answers[match.length // 2 :]:
        half.play(answer.seat, answer.keys)
    assert everything(half) == everything(match)


def test_a_copy_of_a_state_is_independent(game: str, seats: int) -> None:
    for match in played(game, seats, "contract"):
        if match.length % 29 or match.result is not None:
            continue
        rules = match.game
        state = rules.determinize(match.view(0), SeededChance(bytes(32)))
        copy = state.copy()
        before = [rules.view(state, seat) for seat in (None, *range(seats))]
        play_by_chance(Match(rules, copy, (), match.record), bytes(32), 60)
        assert [rules.view(state, seat) for seat in (None, *range(seats))] == before
        first = play_by_chance(Match(rules, state.copy(), (), match.record), seed_of("on"), 60)
        second = play_by_chance(Match(rules, state, (), match.record), seed_of("on"), 60)
        assert list(first.steps) == list(second.steps)
        assert first.result == second.result


def test_a_copy_of_a_match_is_played_on_without_it(game: str, seats: int) -> None:
    for match in played(game, seats, "contract"):
        if match.length % 29 or match.result is not None:
            continue
        before, copy = everything(match), match.copy()
        assert everything(copy) == before
        play_by_chance(copy, bytes(32), 20)
        assert everything(match) == before
        assert everything(engine.replay(copy.record)) == everything(copy)


def test_an_answer_that_does_not_fit_is_refused_with_its_reason_and_changes_nothing(game: str, seats: int) -> None:
    for match in played(game, seats, "contract"):
        if match.length % 23 and match.result is None:
            continue
        before = everything(match)
        for seat in range(-1, seats + 1):
            if seat not in match.decisions:
                with pytest.raises(NotAsked, match=f"seat {seat} is not asked anything now"):
                    match.play(seat, ["0"])
            else:
                for keys, reason, text in misfits(match.decisions[seat]):
                    with pytest.raises(IllegalAnswer) as caught:
                        match.play(seat, keys)
                    assert (caught.value.reason, str(caught.value)) == (reason, text)
        assert everything(match) == before


def misfits(decision: Decision) -> Iterator[tuple[Sequence[str], str, str]]:
    """Answers that fit no question of this kind, each with the reason and the sentence of its refusal."""
    keys, least, most = decision.keys, decision.least, decision.most
    yield ["nothing"], "unknown", f"'nothing' is not among the choices of {decision.kind!r}"
    yield "text", "not_a_list", "an answer is a list of keys, not the text 'text'"
    if keys:
        yield [keys[0], keys[0]], "twice", "a choice was taken twice"
    if least:
        yield keys[: least - 1], "too_few", f"at least {least} must be taken"
    if len(keys) > most:
        yield keys[: most + 1], "too_many", f"at most {most} may be taken"


def test_a_view_can_be_sent_to_another_process(game: str, seats: int) -> None:
    """There computer players think."""
    here, there = Pipe()
    for match in played(game, seats, "contract"):
        if match.length % 11 == 0:
            for seat, decision in match.decisions.items():
                seen = (match.view(seat), decision)
                here.send(seen)
                assert there.recv() == seen
                assert len(pickle.dumps(seen)) < 32_768


def test_awaited_seats_are_the_same_in_every_view(game: str, seats: int) -> None:
    """Compare the awaited seats in all views.

    If the seats that have answered are a secret, every asked seat seems awaited.
    A seat that has answered knows so of itself.
    """
    for match in played(game, seats, "contract"):
        asked = match.view(None).asked
        assert asked == tuple(sorted({*asked, *match.awaited}))
        for viewer in range(seats):
            known = tuple(seat for seat in asked if seat != viewer or seat in match.awaited)
            assert match.view(viewer).asked == known
        assert bool(asked) == bool(match.awaited) == bool(match.decisions) == (match.result is None)


def test_an_answer_to_a_shared_question_may_be_changed_or_is_unseen(game: str, seats: int) -> None:
    before: dict[int, Decision] = {}
    for match in played(game, seats, "contract"):
        if match.steps and len(match.view(None).asked) > 0 and not match.steps[-1].events:
            step = match.steps[-1]
            again = match.decisions.get(step.seat)
            if any(match.decisions[one] == before.get(one) for one in match.awaited if one != step.seat):
                view = match.view(None)
                assert view.hides_answers == (step.seat in view.asked)
                assert again is None or again.replaces is not None
                assert view.hides_answers or again is not None
        before = dict(match.decisions)


def test_nobody_else_notices_a_secret_answer(game: str, seats: int) -> None:
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
            again = match.decisions.get(answered)
            assert again is None or again.replaces is not None
            before_and_after = zip(people, seen, now, strict=True)
            noticed = [one for one, before, after in before_and_after if before != after]
            assert noticed == [answered] or (again is not None and not noticed), "the same key may be pressed again"
        seen = list(now)


def test_a_choice_that_opens_a_question_does_nothing_else(game: str, seats: int) -> None:
    """It leads to a question of that kind, which nobody else can notice, and back leads here again."""
    for match in played(game, seats, "contract"):
        if match.length % OPENED:
            continue
        for seat, decision in match.decisions.items():
            for choice in [one for one in decision.choices if one.opens]:
                again = engine.replay(match.record)
                ahead = match.ahead(seat, [choice.key])
                others = [(again.view(one), again.events(one)) for one in (None, *range(seats)) if one != seat]
                assert again.play(seat, [choice.key]) == ()
                assert again.decisions == {**match.decisions, seat: ahead}
                assert ahead.kind == choice.opens
                assert others == [(again.view(one), again.events(one)) for one in (None, *range(seats)) if one != seat]
                assert again.play(seat, ["back"]) == ()
                assert (again.decisions, again.view(seat)) == (match.decisions, match.view(seat))
                assert choice.only in ("", *ahead.keys)
                assert not choice.only or {*ahead.keys} <= {choice.only, "back"}
                if choice.group == choice.key:
                    assert {one.group for one in ahead.choices if one.key != "back"} <= {choice.group, ""}


def test_a_standing_answer_is_among_the_choices_of_each_question_of_its_kind(game: str, seats: int) -> None:
    rules = engine.game(game)
    assert set(rules.standing) <= set(rules.commands)
    for match in played(game, seats, "contract"):
        for decision in match.decisions.values():
            if decision.kind in rules.standing:
                assert rules.standing[decision.kind] in decision.keys
                assert (decision.least, decision.most) == (1, 1)


def test_objections_are_words_with_facts_and_never_change_anything(game: str, seats: int) -> None:
    rules = engine.game(game)
    typed = ("", "back", "99", "M7", "x" * 40, "pass", "\u2028*")
    for match in played(game, seats, "contract"):
        if match.length % 101 == 0 and match.result is None:
            before = everything(match)
            for viewer in range(seats):
                for kind in rules.commands:
                    for key in typed:
                        found = rules.objection(match.view(viewer), kind, key)
                        if found is not None:
                            assert re.fullmatch(r"[a-z_]+", found.reason)
                            check_facts(found.facts, seats)
            assert everything(match) == before


def test_a_silent_answer_changes_who_is_awaited_and_what_is_the_seat_s_own(game: str, seats: int) -> None:
    before: list[object] = []
    asked: dict[int, Decision] = {}
    for match in played(game, seats, "contract"):
        views = [msgspec.structs.replace(match.view(viewer), asked=()) for viewer in (None, *range(seats))]
        if match.steps and match.steps[-1].decision.replaces is not None:
            seat = match.steps[-1].seat
            events = match.steps[-1].events
            assert {one.kind for one in events} <= hooks_of(game).among_allies
            told = {seat, *(one for event in events for one in event.seats or range(-1, seats))}
            assert [view for viewer, view in enumerate(views, -1) if viewer not in told] == [
                view for viewer, view in enumerate(before, -1) if viewer not in told
            ]
            assert {one: decision for one, decision in match.decisions.items() if one not in told} == {
                one: decision for one, decision in asked.items() if one not in told
            }
            assert match.decisions[seat].replaces == match.steps[-1].keys
        before, asked = list(views), dict(match.decisions)


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


def test_events_have_facts_that_texts_can_tell(game: str, seats: int) -> None:
    *_, match = played(game, seats, "contract")
    for event in events(match):
        facts = msgspec.structs.asdict(event)
        told = facts.pop("seats")
        assert told is None or all(0 <= seat < seats for seat in told)
        check_facts(facts, seats)
        assert not (event.aloud and told is not None), "what is told aloud is for everybody"


def test_memory_of_a_match_is_not_searched_for_circles(game: str) -> None:
    """A process with hundreds of matches would stand still for it again and again."""
    match = a_match("kept", game=game, answers=60)
    decisions = [step.decision for step in match.steps]
    choices = [choice for decision in decisions for choice in decision.choices]
    events = [event for step in match.steps for event in step.events]
    kept = [*match.steps, *decisions, *choices, *events, *match.rounds, match.view(0), *match.seat(0).moments]
    assert {type(one).__name__ for one in kept if gc.is_tracked(one)} == set()


def test_public_moments_are_kept_once_and_not_for_each_seat(game: str) -> None:
    match = a_match("kept once", game=game, answers=60)
    public = {id(moment.events): moment for moment in match.onlooker.moments[1:] if moment.events}
    for seat in range(match.seats):
        same = [moment for moment in match.seat(seat).moments if id(moment.events) in public]
        assert same or not public
        assert all(one is public[id(one.events)] or one.answered or one.asked for one in same)


def check_facts(facts: object, seats: int) -> None:
    """Facts are numbers, keys, or rows of either; seats are where their names say."""
    assert isinstance(facts, Mapping)
    for name, value in facts.items():
        assert isinstance(value, int | str | tuple), (name, value)
        if isinstance(value, tuple):
            assert all(isinstance(one, int) for one in value) or all(isinstance(one, str) for one in value), name
        if PERSON.fullmatch(name):
            assert value in range(seats), (name, value)
        if PEOPLE.fullmatch(name):
            assert isinstance(value, tuple)
            assert set(value) <= set(range(seats)), (name, value)


def test_a_question_is_as_its_kind_declares_for_the_present_state(game: str, seats: int) -> None:
    """Questions that are put to several at once are kept from one match to the next: they must not be mixed up."""
    rules = engine.game(game)
    for number in range(2):
        seed = seed_of(f"kinds {game} {seats} {number}")
        options = {
            one.name: one.allowed(seats)[number % len(one.allowed(seats))]
            for one in rules.options_of(rules.rules_version)
        }
        match = engine.start(game, seats=seats, options=options, seed=seed)
        while match.result is None and match.length < 300:
            state = truth(match)
            for seat, decision in match.decisions.items():
                assert decision.kind in rules.kinds
                assert rules.kinds[decision.kind].ask(state, seat, decision.replaces) == decision
            if not change_by_chance(match, seed):
                play_by_chance(match, seed, 1)
