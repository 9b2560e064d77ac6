"""Taking back: afterwards everybody knows what they knew before, and no question has the number of another one."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import engine
from bot.games.kit.hooks import Hooks
from bot.games.kit.matches import everything, play_by_chance, samples, seed_of, some_seats, truth
from engine import Answer, Keys, Match, Seat, SeededChance
from engine.kinds import Kind
from engine.players import PLAYERS, chance_for
from engine.taking_back import last_answer, why_it_stands


class Given(NamedTuple):
    """An answer to the match ``before``, and the match ``after`` it."""

    before: Match
    seat: int
    keys: Keys
    after: Match


def answers(game: str) -> Iterator[Given]:
    """Answers of matches of any number of seats, some here and some there."""
    for seats in engine.game(game).seats:
        seed = seed_of(f"taking back {game} {seats}")
        match, player = engine.start(game, seats=seats, seed=seed), PLAYERS["thumb" if seats % 2 else "chance"]
        for number in range(samples(70, 700)):
            if match.result is not None:
                break
            seat = match.awaited[0]
            keys = player.answer(match.view(seat), match.decisions[seat], chance_for(seed, seat, match.length))
            looks = number % samples(5, 1) == 0
            before = match.copy() if looks else match
            match.play(seat, keys)
            if looks:
                yield Given(before, seat, keys, match.copy())


@cache
def looked_at(game: str) -> list[tuple[Given, str | None]]:
    """Return those answers, each with the reason why it stands, in matches without computer players."""
    return [(given, why(given)) for given in answers(game)]


def may_be_taken_back(game: str) -> list[Given]:
    return [given for given, stands in looked_at(game) if stands is None]


def why(given: Given) -> str | None:
    return why_it_stands(given.before, given.seat, given.keys, range(given.before.seats))


def taken_back(given: Given) -> Match:
    match = given.before.copy()
    match.give_and_take_back(given.seat, given.keys)
    return match


def known(seat: Seat) -> object:
    """Return all knowledge of a seat, except the numbers of its questions."""
    moments = [
        (one.answered and (one.answered.decision, one.answered.keys), one.events, one.asked is not None)
        for one in seat.moments
    ]
    return seat.view, seat.decision, moments, seat.rounds, seat.put_to, seat.answered


def numbers(match: Match) -> set[tuple[int, int]]:
    """Return the seat and question number of each button that is good now."""
    return {(seat, match.question(seat)) for seat in match.decisions}


def test_others_know_the_same_as_without_an_answer_taken_back(game: str, hooks: Hooks) -> None:
    for given in may_be_taken_back(game):
        before, again = given.before, taken_back(given)
        for one in (None, *range(before.seats)):
            if one != given.seat:
                assert again.seat(one) == before.seat(one)
        assert known(again.seat(given.seat)) == known(before.seat(given.seat))
        assert again.seat(given.seat).question == again.question(given.seat) > before.question(given.seat)
        plain, seed = before.copy(), seed_of(f"otherwise {before.length}")
        for match in (plain, again):
            play_by_chance(match, seed, 4)
        assert again.record == plain.record
        for one in (None, *range(before.seats)):
            assert known(again.seat(one)) == known(plain.seat(one))
    assert bool(may_be_taken_back(game)) == hooks.taken_back or not hooks.thorough


def test_no_button_of_a_course_taken_back_answers_a_question_put_later(game: str) -> None:
    for given, _ in looked_at(game):
        if len(given.before.decisions) > 1:
            continue
        old = numbers(given.before) | numbers(given.after)
        match, seed = taken_back(given), seed_of("later")
        for _ in range(4):
            assert not numbers(match) & old
            play_by_chance(match, seed, 1)
        assert match.epoch == 1


def test_a_replay_that_knows_what_was_taken_back_has_the_same_numbers(game: str) -> None:
    undone, match = [], engine.start(game, seats=some_seats(game), seed=bytes(32))
    for number in range(12):
        if match.result is not None:
            break
        (seat, *_), step = match.awaited, match.length
        keys = PLAYERS["chance"].answer(match.view(seat), match.decisions[seat], SeededChance(seed_of(str(number))))
        if number % 3 == 0:
            match.give_and_take_back(seat, keys)
            undone.append((step, Answer(seat, keys)))
        play_by_chance(match, bytes(32), 1)
    again = engine.replay(match.record, undone=undone)
    assert (again.epoch, again.taken_back) == (len(undone), match.taken_back)
    assert everything(again) == everything(match)
    plain = engine.replay(match.record)
    assert [plain.view(seat) for seat in range(match.seats)] == [match.view(seat) for seat in range(match.seats)]


def test_neither_that_it_stands_nor_why_tells_the_seat_anything(game: str, hooks: Hooks) -> None:
    """In a match that it cannot tell from this one it is told the same."""
    compared = 0
    for number, (given, stands) in enumerate(looked_at(game)):
        if number % 3 or len(given.before.decisions) > 1:
            continue
        here, seat = given.before, given.seat
        there = here.copy()
        world = here.game.determinize(here.view(seat), SeededChance(seed_of(f"world {number}")))
        world.rounds = list(truth(here).rounds)
        there._state = world
        after = there.copy()
        after.play(seat, given.keys)
        if known(after.seat(seat)) == known(given.after.seat(seat)):
            assert why_it_stands(there, seat, given.keys, range(here.seats)) == stands
            compared += 1
    assert compared >= 4 or not hooks.thorough


def test_an_offered_answer_told_nobody_else_anything_alone(game: str) -> None:
    for given in may_be_taken_back(game):
        answered = last_answer(given.after.game, given.after.seat(given.seat))
        assert answered is not None
        assert answered.keys == given.keys
        assert all(event.seats in (None, (given.seat,)) for event in given.after.steps[-1].events)


def test_shared_and_final_questions_offer_no_taking_back(game: str) -> None:
    for given, stands in looked_at(game):
        kind: Kind[Any] = given.after.game.kinds[given.before.decisions[given.seat].kind]
        if kind.final(given.keys) or len(given.before.onlooker.view.asked) > 1 or kind.standing:
            assert last_answer(given.after.game, given.after.seat(given.seat)) is None
            assert stands == "never"


def test_answers_told_aloud_or_ending_a_round_stand(game: str) -> None:
    for given, stands in looked_at(game):
        seat, rounds = given.after.seat(given.seat), len(given.before.rounds)
        told = any(one.aloud or one.sight or one.ousts or one.casts for one in seat.moments[-1].events)
        if told or seat.view.hides_answers or seat.view.talks or seat.view.result:
            assert last_answer(given.after.game, seat) is None
            assert stands == "never"
        if len(given.after.rounds) > rounds:
            assert stands == "never"


def test_unnoticed_answers_come_only_if_the_view_allows_them(game: str, hooks: Hooks) -> None:
    """And it goes on to say so: nothing finds out who has given such an answer."""
    silent = 0
    for given, _ in looked_at(game):
        before, after = given.before.onlooker.view, given.after.onlooker.view
        if given.before.onlooker == given.after.onlooker and not before.hides_answers:
            silent += 1
            assert before.hides_steps
            assert after.hides_steps
    assert silent or not hooks.thorough


def test_no_answer_of_somebody_else_is_taken_back_or_kept_from_it(game: str) -> None:
    """Nothing is offered where somebody else may have answered; so a silent answer changes nothing of what is."""
    for given, stands in looked_at(game):
        for seat in set(range(given.before.seats)) - {given.seat}:
            before, after = given.before.seat(seat), given.after.seat(seat)
            if before == after and last_answer(given.before.game, before) is not None:
                raise AssertionError(f"{given.seat} answers {given.keys} below what {seat} may take back")
        if stands is None:
            asked = set(given.after.onlooker.view.asked)
            assert asked <= {given.seat} or not given.after.onlooker.view.hides_steps
