"""Notes judged after a match: marks of random matches, compared with the truth."""

import random
from collections.abc import Callable, Mapping

import pytest
from msgspec.structs import replace

import engine
from bot.aftermath.knew import Witness, doubts, fooled, standing, verdict
from bot.store import Mark, Notes, TakenNotes, Verdict
from bot.tables.notes.verdicts import best, first_to_know
from engine.insight import Insight, insight
from tests.matches import a_match, samples

GAMES = [key for key, game in engine.games().items() if game.hidden_side is not None]
OPPOSITE = {"suspect": "trust", "trust": "suspect"}

Marks = Callable[[int, tuple[int, ...], random.Random], Mapping[int, str]]
"""Returns the marks of seats that somebody gives in a round; the seats are those unknown to them."""


def looked_into(game: str, number: int) -> Insight:
    found = insight(a_match(f"judgement {number}", game=game).record)
    assert found is not None
    return found


def witness(found: Insight, seat: int, marks: Marks, dice: random.Random) -> Witness:
    """Somebody who changes all marks at about every third moment."""
    notes: list[TakenNotes] = []
    last = 0
    given: dict[tuple[int, int | None], str] = {}
    for glance in found.glances[seat]:
        if (glance.step and dice.random() < 0.3) or glance.round != last:
            number = glance.round if found.by_round else None
            given = {key: what for key, what in given.items() if key[1] != number}
            given |= {(other, number): what for other, what in marks(glance.round, glance.unknown, dice).items()}
            body = Notes(tuple(Mark(other, what, one) for (other, one), what in sorted(given.items(), key=str)))
            notes.append(TakenNotes(1, 11, len(notes) + 1, glance.moments, seat, body))
            last = glance.round
    return Witness(11, "Anna", seat, tuple(notes))


def by_chance(_: int, unknown: tuple[int, ...], dice: random.Random) -> Mapping[int, str]:
    words = ("trust", "unsure", "suspect")
    return {seat: dice.choice(words) for seat in unknown if dice.random() < 0.7}


def rightly(found: Insight) -> Marks:
    return lambda number, unknown, _: {
        seat: "suspect" if seat in found.members[number] else "trust" for seat in unknown
    }


CASES = [(game, number) for game in GAMES for number in range(samples(3, 40))]


@pytest.mark.parametrize(("game", "number"), CASES)
def test_somebody_who_marks_the_truth_is_always_right_and_knew_from_their_first_round(game: str, number: int) -> None:
    found, dice = looked_into(game, number), random.Random(number)
    for seat in range(len(found.glances)):
        one = witness(found, seat, rightly(found), dice)
        told = verdict(found, one)
        assert told.right == told.marked
        hidden = [number for number in found.rounds if found.members[number] and seat not in found.members[number]]
        misses = [number for number in hidden if not _finds_all(found, one, number)]
        assert told.knew == min((number for number in hidden if number > max(misses, default=0)), default=None)


def _finds_all(found: Insight, one: Witness, number: int) -> bool:
    marks = standing(found, one, number)
    return all(marks.get(other) == "suspect" for other in found.members[number])


@pytest.mark.parametrize(("game", "number"), CASES)
def test_the_opposite_of_all_marks_is_right_as_often_as_they_are_wrong(game: str, number: int) -> None:
    found, dice = looked_into(game, number), random.Random(number)
    one = witness(found, number % len(found.glances), by_chance, dice)
    told, other = verdict(found, one), verdict(found, opposite(one))
    assert (told.right + other.right, told.marked) == (told.marked, other.marked)


def opposite(one: Witness) -> Witness:
    def turned(taken: TakenNotes) -> TakenNotes:
        marks = tuple(Mark(mark.seat, OPPOSITE.get(mark.what, mark.what), mark.round) for mark in taken.notes.marks)
        return replace(taken, notes=replace(taken.notes, marks=marks))

    return one._replace(notes=tuple(map(turned, one.notes)))


@pytest.mark.parametrize(("game", "number"), CASES)
def test_marks_of_seats_whose_side_is_known_make_no_difference(game: str, number: int) -> None:
    found, dice = looked_into(game, number), random.Random(number)
    one = witness(found, number % len(found.glances), by_chance, dice)

    def with_known(taken: TakenNotes) -> TakenNotes:
        glance = found.at(one.seat, taken.moment)
        known = {*range(len(found.glances))} - {*glance.unknown}
        mark_of = glance.round if found.by_round else None
        kept = [mark for mark in taken.notes.marks if mark.seat not in known or mark.round != mark_of]
        marks = (*kept, *(Mark(seat, "suspect", mark_of) for seat in known))
        return replace(taken, notes=replace(taken.notes, marks=marks))

    other = one._replace(notes=tuple(map(with_known, one.notes)))
    assert verdict(found, other) == verdict(found, one)
    assert doubts(found, [other], (), ("trust", "suspect")) == doubts(found, [one], (), ("trust", "suspect"))
    assert [fooled(found, [other], seat) for seat in range(2)] == [fooled(found, [one], seat) for seat in range(2)]


def test_suspicions_of_a_round_are_the_mean_of_all_witnesses_and_computer_players() -> None:
    found = looked_into("the_traitors", 1)
    dice = random.Random(1)
    seen = [witness(found, seat, by_chance, dice) for seat in (0, 1)]
    for number in found.rounds:
        told = doubts(found, seen, [2], ("trust", "unsure", "suspect"))[number]
        for seat, doubt in told.items():
            marks = [standing(found, one, number).get(seat) for one in seen]
            shares = [{"trust": 0.0, "unsure": 0.5, "suspect": 1.0}[one] for one in marks if one is not None]
            shares += [found.suspicions[2][number][seat]] if seat in found.suspicions[2].get(number, {}) else []
            assert doubt.number == len(shares)
            assert doubt.share == pytest.approx(sum(shares) / len(shares))


def test_the_first_to_know_and_the_best_detectives_are_those_ahead_of_all() -> None:
    those = [Verdict(*one) for one in ((11, 0, 3, 4, 2), (12, 1, 1, 1, 3), (13, 2, 4, 6, 2), (14, 3, 0, 0, None))]
    assert [one.user for one in first_to_know(those)] == [11, 13]
    assert [one.user for one in best(those)] == [11], "fewer marks, and as far ahead"
    assert first_to_know(those[3:]) == best(those[3:]) == ()
    assert best([Verdict(15, 4, 2, 4, None)]) == (), "as often wrong as right"
