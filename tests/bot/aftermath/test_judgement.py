"""Notes judged after a match: marks of random matches, compared with the truth."""

import random
from collections.abc import Callable, Mapping
from functools import cache

import pytest
from msgspec.structs import replace

import engine
from bot.aftermath.knew import Witness, doubts, fooled, standing, verdict
from bot.aftermath.knew_page import knew_page
from bot.pictures import SuspicionOf
from bot.store import Mark, Notes, TakenNotes, Verdict
from bot.tables.notes.marks import subject_of
from bot.tables.notes.verdicts import best, first_to_know
from engine.insight import Insight, insight
from tests.matches import a_match, samples
from tests.tables.people import a_table

GAMES = [key for key, game in engine.games().items() if game.hidden_side is not None]
OPPOSITE = {"suspect": "trust", "trust": "suspect"}

Marks = Callable[[int, tuple[int, ...], random.Random], Mapping[int, str]]
"""Returns the marks that somebody gives in a round to those unknown to them, by the numbers of these subjects."""


@cache
def looked_into(game: str, number: int, seats: int | None = None) -> Insight:
    found = insight(a_match(f"judgement {number}", game=game, seats=seats).record)
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
            marked = [(found.subjects[other], one, what) for (other, one), what in sorted(given.items(), key=str)]
            body = Notes(tuple(Mark(other.seat, what, one, other.part) for other, one, what in marked))
            notes.append(TakenNotes(1, 11, len(notes) + 1, glance.moments, seat, body))
            last = glance.round
    return Witness(11, "Anna", seat, tuple(notes))


def by_chance(_: int, unknown: tuple[int, ...], dice: random.Random) -> Mapping[int, str]:
    words = ("trust", "unsure", "suspect")
    return {seat: dice.choice(words) for seat in unknown if dice.random() < 0.7}


def rightly(found: Insight) -> Marks:
    return lambda number, unknown, _: {one: "suspect" if one in found.members[number] else "trust" for one in unknown}


SEATS = [(game, None) for game in GAMES] + [("traitor", 2)]
"""With two seats everybody knows the traitor's seat, and its armies are marked (J-0.4)."""
CASES = [(game, number, seats) for game, seats in SEATS for number in range(samples(1, 40))]


@pytest.mark.parametrize(("game", "number", "seats"), CASES)
def test_marks_count_by_what_is_hidden_alone(game: str, number: int, seats: int | None) -> None:
    """Marks of the truth are right, and knew from the first round on.

    The opposite of all marks is right as often as they are wrong; marks of known sides make no difference.
    """
    found, dice = looked_into(game, number, seats), random.Random(number)
    for seat in range(len(found.glances)):
        knows = witness(found, seat, rightly(found), dice)
        told = verdict(found, knows)
        assert told.right == told.marked
        hidden = [one for one in found.rounds if found.members[one] and not found.is_member(seat, one)]
        marks = {one: standing(found, knows, one) for one in hidden}
        misses = [one for one in hidden if any(marks[one].get(other) != "suspect" for other in found.members[one])]
        assert told.knew == min((one for one in hidden if one > max(misses, default=0)), default=None)
    one = witness(found, number % len(found.glances), by_chance, dice)
    told, turned = verdict(found, one), verdict(found, opposite(one))
    assert (told.right + turned.right, told.marked) == (told.marked, turned.marked)
    suspected = doubts(found, [one], (), ("trust", "suspect"))
    for shown, those in suspected.items():
        assert all(found.could_doubt(one.seat, seat, shown) for seat in those), "their side was known"
    other = one._replace(notes=tuple(with_known(found, one, taken) for taken in one.notes))
    assert verdict(found, other) == told
    assert doubts(found, [other], (), ("trust", "suspect")) == suspected
    assert [fooled(found, [other], seat) for seat in range(2)] == [fooled(found, [one], seat) for seat in range(2)]


def opposite(one: Witness) -> Witness:
    def turned(taken: TakenNotes) -> TakenNotes:
        marks = tuple(replace(mark, what=OPPOSITE.get(mark.what, mark.what)) for mark in taken.notes.marks)
        return replace(taken, notes=replace(taken.notes, marks=marks))

    return one._replace(notes=tuple(map(turned, one.notes)))


def with_known(found: Insight, one: Witness, taken: TakenNotes) -> TakenNotes:
    glance = found.at(one.seat, taken.moment)
    known = [one for number, one in enumerate(found.subjects) if number not in glance.unknown]
    mark_of = glance.round if found.by_round else None
    kept = [mark for mark in taken.notes.marks if subject_of(mark) not in known or mark.round != mark_of]
    marks = (*kept, *(Mark(one.seat, "suspect", mark_of, one.part) for one in known))
    return replace(taken, notes=replace(taken.notes, marks=marks))


def test_armies_are_judged_where_everybody_knows_the_seat() -> None:
    """J-0.4. The traitor knows both armies of the other seat; a mark of the whole seat says nothing of its armies."""
    found = looked_into("traitor", 0, 2)
    (army,) = found.members[1]
    traitor, part = found.subjects[army]
    loyal = 1 - traitor
    assert not any(glance.unknown for glance in found.glances[traitor])
    assert found.at(loyal, 0).unknown == (traitor, traitor + 2)
    marks = (Mark(traitor, "suspect", None, part), Mark(traitor, "trust", None, 3 - (part or 0)))
    for given, told in ((marks, (2, 2, 1)), (marks[:1], (1, 1, 1)), ((Mark(traitor, "suspect"),), (0, 0, None))):
        one = Witness(11, "Anna", loyal, (TakenNotes(1, 11, 1, 0, loyal, Notes(given)),))
        assert verdict(found, one) == Verdict(11, loyal, *told)
    wrong = Witness(11, "Anna", loyal, (TakenNotes(1, 11, 1, 0, loyal, Notes((replace(marks[1], what="suspect"),))),))
    assert verdict(found, wrong) == Verdict(11, loyal, 0, 1, None)
    assert fooled(found, [wrong], army) == (loyal,)


def test_a_picture_of_armies_shows_those_of_the_traitor_s_seat() -> None:
    """Everybody knows that the other armies are loyal."""
    found, table = looked_into("traitor", 0, 2), a_table(game="traitor", seats=2)
    traitor = found.subjects[found.members[1][0]].seat
    picture = knew_page(table, found, [], "en", asks=False, shows=None).picture
    assert isinstance(picture, SuspicionOf)
    name = table.names[traitor]
    assert [row.name for row in picture.chart.rows] == [f"{name} (army 1)", f"{name} (army 2)"]


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
