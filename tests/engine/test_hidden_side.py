"""Hidden sides: who belongs to them, who cannot know it, what computer players suspect, and insight at the end."""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from statistics import fmean
from typing import Any

import pytest

import engine
from engine import Match, QuickChance
from engine.het_verraad.view import HetVerraadView
from engine.hidden_side import HiddenSide, Subject, subjects
from engine.insight import Insight, insight
from tests.matches import a_match, begun, samples, seed_of, thumb, truth

TRUTHS = samples(3, 6)


def side_of(game: str) -> HiddenSide[Any, Any]:
    side = engine.game(game).hidden_side
    assert side is not None
    return side


def subjects_of(match: Match) -> tuple[Subject, ...]:
    return subjects(match.seats, match.game.marked_parts(match.seats))


GAMES = [key for key, game in engine.games().items() if game.hidden_side is not None]
INFERRING = [key for key in GAMES if side_of(key).suspicions is not None]


def walk(game: str, number: int) -> Iterator[Match]:
    """Yield a match between rules of thumb after every fifth answer.

    Every third match of Traitor has two seats, in which armies have sides.
    """
    rules, seed = engine.game(game), seed_of(f"{game} {number}")
    options = {"jokers": "2"} if game == "traitor" and number % 2 else {}
    seats = 2 if game == "traitor" and number % 3 == 2 else 6 if 6 in rules.seats else rules.seats[-1]
    match = engine.start(game, seats=seats, options=options if seats > 2 else {}, seed=seed)
    while match.result is None:
        if match.length % 5 == 0:
            yield match
        match.play(match.awaited[0], thumb(match, seed))
    yield match


@pytest.mark.parametrize("game", [key for key in INFERRING if key != "het_verraad"])  # there the end alone decides
def test_seats_that_are_not_unknown_have_one_side_in_every_truth_that_fits_the_view(game: str) -> None:
    side = side_of(game)
    for number in range(samples(3, 60)):
        for match in walk(game, number):
            for seat in range(match.seats):
                view = match.view(seat)
                surely = set(range(len(subjects_of(match)))) - set(side.unknown(view))
                there = surely & set(side.members(truth(match)))
                for one in range(TRUTHS):
                    imagined = engine.game(game).determinize(view, QuickChance(one))
                    assert surely & set(side.members(imagined)) == there, (number, match.length, seat)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_unknown_to_themselves_nor_after_the_end(game: str) -> None:
    for match in chain(walk(game, 0), walk(game, 2)):
        for seat in range(match.seats):
            unknown = side_of(game).unknown(match.view(seat))
            assert seat not in {subjects_of(match)[one].seat for one in unknown}
            assert match.result is None or not unknown


@pytest.mark.parametrize("game", INFERRING)
def test_computer_players_suspect_the_hidden_side_more_than_others(game: str) -> None:
    side = side_of(game)
    assert side.suspicions is not None
    rightly: list[float] = []
    wrongly: list[float] = []
    for number in range(samples(1, 60)):
        for match in walk(game, number):
            hidden = set(side.members(truth(match)))
            for seat in set(range(match.seats)) - {subjects_of(match)[one].seat for one in hidden}:
                view = match.view(seat)
                found = side.suspicions(view)
                assert found.keys() <= set(side.unknown(view))
                assert all(0 <= share <= 1 for share in found.values())
                for one, share in found.items():
                    (rightly if one in hidden else wrongly).append(share)
    assert fmean(rightly) > 1.15 * fmean(wrongly)


def test_the_seat_that_serves_the_black_master_most_in_the_end_is_suspected_before() -> None:
    """H-10.2: nobody is suspected until somebody has a black chip."""
    side = side_of("het_verraad")
    assert side.suspicions is not None
    rightly: list[float] = []
    wrongly: list[float] = []
    for number in range(samples(1, 60)):
        *before, (match, _) = [(one, list(map(one.view, range(one.seats)))) for one in walk("het_verraad", number)]
        hidden = set(side.members(truth(match)))
        for view in (views[seat] for one, views in before for seat in set(range(one.seats)) - hidden):
            found = side.suspicions(view)
            assert isinstance(view, HetVerraadView)
            assert bool(found) == any(castle.black for castle in view.castles)
            for one, share in found.items():
                (rightly if one in hidden else wrongly).append(share)
    assert fmean(rightly) > 2 * fmean(wrongly)


# --- insight into matches that are over, compared with the views of each seat step by step ----------------------------


@cache
def by_chance(game: str, number: int = 0) -> Match:
    return a_match(f"insight {number}", game=game)


@cache
def looked_into(game: str, number: int = 0) -> Insight:
    found = insight(by_chance(game, number).record)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_seats_are_unknown_to_a_seat_only_while_its_view_does_not_tell_their_sides(game: str) -> None:
    for number in range(samples(1, 30)):
        match, found = by_chance(game, number), looked_into(game, number)
        course = begun(match.record)
        for answer in match.record.answers:
            course.play(answer.seat, answer.keys)
            for seat in range(match.seats):
                glance = found.at(seat, len(course.seat(seat).moments))
                assert glance.step <= course.length
                assert {*glance.unknown} <= {*side_of(game).unknown(course.view(seat))}
                assert seat not in {found.subjects[one].seat for one in glance.unknown}


@pytest.mark.parametrize("game", GAMES)
def test_members_are_those_whom_the_rounds_have_seen_on_the_hidden_side(game: str) -> None:
    match, found, side = by_chance(game), looked_into(game), side_of(game)
    assert found.rounds == tuple(range(1, match.view(None).round + 1))
    if side.lasts == "match":
        assert set(found.members.values()) == {tuple(sorted(side.members(truth(match))))}
        return
    seen: dict[int, set[int]] = {}
    course = begun(match.record)
    for answer in match.record.answers:
        course.play(answer.seat, answer.keys)
        seen.setdefault(max(1, course.view(None).round), set()).update(side.members(truth(course)))
    assert {number: set(seats) for number, seats in found.members.items()} == seen


@pytest.mark.parametrize("game", INFERRING)
def test_suspicions_are_of_seats_outside_the_hidden_side_about_others_whom_they_could_not_know(game: str) -> None:
    found = looked_into(game)
    assert any(found.suspicions)
    for seat, rounds in enumerate(found.suspicions):
        for number, shares in rounds.items():
            assert not found.is_member(seat, number) or not side_of(game).knows_itself
            assert all(found.could_doubt(seat, other, number) for other in shares)
            assert all(0 <= share <= 1 for share in shares.values())
    assert insight(by_chance(game).record) == found


@pytest.mark.parametrize("game", [key for key in INFERRING if side_of(key).lasts == "round"])
def test_suspicions_of_a_round_stand_still_once_its_hidden_side_is_known(game: str) -> None:
    """A seat that is cleared by others' unmasking was as suspect as they were, up to then."""
    side, match, found = side_of(game), by_chance(game), looked_into(game)
    assert side.suspicions is not None
    course, expected = begun(match.record), {}
    for answer in match.record.answers:
        course.play(answer.seat, answer.keys)
        number, hidden = max(1, course.view(None).round), set(side.members(truth(course)))
        for seat in range(match.seats):
            glance, view = found.at(seat, len(course.seat(seat).moments)), course.view(seat)
            if glance.step == course.length and hidden.intersection(glance.unknown):
                shares = side.suspicions(view)
                expected[seat, number] = {one: round(shares[one], 3) for one in glance.unknown}
    told = {(seat, number): shares for seat, rounds in enumerate(found.suspicions) for number, shares in rounds.items()}
    seen = expected.keys() & told.keys()
    assert seen
    assert [key for key in seen if not expected[key].items() <= told[key].items()] == []


def test_seats_that_cannot_know_that_they_will_serve_most_suspect_others_as_well() -> None:
    """H-10.2: the last chips decide."""
    found = looked_into("het_verraad")
    (member, *_) = found.members[found.rounds[-1]]
    assert any(found.suspicions[member].values())
