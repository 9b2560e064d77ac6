"""Turning points: found where the chances change most, and told only if fresh courses show the change again."""

from collections.abc import Callable, Sequence
from statistics import pvariance

import pytest

import engine
from engine import StillSecret, TurningPoint
from engine.estimate import AGAIN, FEWEST, Estimate, Position, estimate
from engine.simulate import match_seed, play_on
from engine.turning_points import HALVINGS, SCAN, TOLD, Treason, sides, touched, treasons, turning_points
from engine.verraeter.events import ConflictResolved, SupplyPlayed
from tests.matches import play_by_chance

Chances = Callable[[Position], float]
LENGTH = 200


COURSES = 40


def imagined(chance: float, spread: float, step: int) -> Estimate:
    """An estimate of courses that lie so far from their mean, in turns above and below it; at the next step, below."""
    return Estimate(tuple((chance + spread * (-1) ** (course + step), 0.0) for course in range(COURSES)))


def found(
    chances: Chances, spread: float = 0.0, steps: Sequence[int] = range(LENGTH + 1), *, foresees: bool = False
) -> tuple[tuple[TurningPoint, ...], list[Position]]:
    """The turning points of a match of two that the first has won, and the positions that were asked about."""
    search = turning_points(steps, (1.0, 0.0), foresees=foresees)
    asked: list[Position] = []
    position = next(search)
    try:
        while True:
            asked.append(position)
            position = search.send(imagined(chances(position), spread, position.step))
    except StopIteration as end:
        return end.value, asked


def test_the_answer_that_changed_the_chances_is_found_among_all_and_few_positions_are_looked_at() -> None:
    points, asked = found(lambda one: 0.2 if one.step <= 123 else 0.9)
    assert points == (TurningPoint(123, 0, 20, 90),)
    assert points[0].change == 70
    assert len(asked) <= SCAN + HALVINGS + 2 * TOLD


def test_both_sides_are_estimated_again_by_other_courses_that_go_equally_far() -> None:
    _, asked = found(lambda one: 0.2 if one.step <= 123 else 0.9)
    again = [one for one in asked if one.sample == 1]
    assert Position(123, 124, 1) in again
    assert Position(124, 124, 1) in again


def test_a_change_that_is_not_there_again_is_not_told() -> None:
    def lucky(one: Position) -> float:
        return 0.9 if one.step > 123 and one.sample == 0 else 0.2

    points, _ = found(lucky)
    assert 123 not in [one.step for one in points]


def test_a_change_within_three_standard_errors_is_not_told_however_large_it_is() -> None:
    points, _ = found(lambda one: 0.3 if one.step <= 123 else 0.6, spread=0.4)
    assert 123 not in [one.step for one in points]
    points, _ = found(lambda one: 0.3 if one.step <= 123 else 0.6, spread=0.2)
    assert 123 in [one.step for one in points]


def test_whole_turns_are_compared_at_their_sides_and_told_by_their_last_answer() -> None:
    turns = [*range(0, LENGTH, 8), LENGTH]
    points, asked = found(lambda one: 0.2 if one.step <= 123 else 0.9, steps=turns)
    assert points == (TurningPoint(127, 0, 20, 90),)
    assert {one.step for one in asked} <= set(turns)


def test_if_courses_end_early_both_sides_of_a_stretch_are_measured_as_far() -> None:
    """A step that is seen from far has another chance, and no answer has changed it."""
    points, asked = found(lambda one: one.seen / LENGTH, foresees=True)
    assert points == ()
    first = [one for one in asked if one.sample == 0]
    assert all(before.seen == after.seen for before, after in zip(first[:31:2], first[1:31:2], strict=False))


@pytest.mark.parametrize(("game", "whole"), [("verraeter", False), ("het_verraad", True)])
def test_answers_may_turn_a_match_or_whole_turns_if_a_game_tells_them(game: str, whole: bool) -> None:
    match = play_on(engine.start(game, seats=3, seed=match_seed("sides", 1)), ["thumb"] * 3, match_seed("sides", 1))
    first, *between, last = sides(match)
    assert last == match.length
    told = [match.setup_events, *(step.events for step in match.steps)]
    rounds = [max((event.round for event in events), default=0) for events in told]
    assert (max(rounds[:first]), rounds[first]) == (0, 1), "nothing turns in the set-up"
    starts = [step for step in range(1, last) if any(one.starts_turn for one in match.steps[step - 1].events)]
    assert between == ([one for one in starts if one > first] if whole else [*range(first + 1, last)])


@pytest.mark.parametrize("game", engine.games())
def test_chances_follow_from_the_record_the_position_and_the_seed_alone(game: str) -> None:
    seats, seed = engine.game(game).seats[-1], match_seed("turning", 1)
    match = play_on(engine.start(game, seats=seats, seed=seed), ["thumb"] * seats, seed)
    late = Position(match.length - 2, match.length - 1)
    chances = estimate(match.record, late, "table")
    assert chances == estimate(match.record, late, "table")
    assert all(0 <= one <= 1 for one in chances.chances)
    assert len(chances.courses) >= min(FEWEST, engine.game(game).outlooks)
    again = Position(late.step, late.seen, 1)
    assert len(estimate(match.record, again, "table").courses) == AGAIN * len(chances.courses)


def test_courses_before_and_after_an_answer_share_their_chance() -> None:
    """So a change is known better than either chance, and small samples tell it."""
    seed = match_seed("turning", 3)
    match = play_on(engine.start("the_traitors", seats=5, seed=seed), ["thumb"] * 5, seed)
    together = apart = 0.0
    for step in range(0, match.length - 1, match.length // 6):
        before, after = (estimate(match.record, Position(one, step + 1), "table").courses for one in (step, step + 1))
        for seat in range(5):
            pairs = [(one[seat], other[seat]) for one, other in zip(before, after, strict=False)]
            together += pvariance([later - sooner for sooner, later in pairs])
            apart += pvariance([sooner for sooner, _ in pairs]) + pvariance([later for _, later in pairs])
    assert together < apart / 3


def test_the_story_of_an_answer_is_told_only_once_the_match_is_over() -> None:
    seed = match_seed("turning", 2)
    match = engine.start("verraeter", seats=3, seed=seed)
    play_by_chance(match, seed, 9)
    with pytest.raises(StillSecret):
        match.told_of(3)
    play_on(match, ["thumb"] * 3, seed)
    told = [event for step in range(match.length) for event in match.told_of(step)]
    assert set(map(repr, told)) <= set(map(repr, match.reveal().story))


def test_a_betrayal_is_measured_as_a_whole_and_goes_before_a_larger_change() -> None:
    """From the first answer that brought it about to the last; the answers between are a part of it."""

    def chance(one: Position) -> float:
        return 0.1 + sum(part for step, part in ((60, 0.15), (65, 0.15), (124, 0.5)) if one.step >= step)

    def told(*betrayals: Treason) -> list[tuple[int, int, int]]:
        search = turning_points(range(LENGTH + 1), (1.0, 0.0), betrayals=betrayals)
        position = next(search)
        try:
            while True:
                position = search.send(imagined(chance(position), 0, position.step))
        except StopIteration as end:
            return [(one.step, one.before, one.after) for one in end.value]

    assert told() == [(59, 10, 25), (64, 25, 40), (123, 40, 90)]
    assert told(Treason(58, 68, 1)) == [(67, 10, 40), (123, 40, 90)]


def test_a_whole_turn_turns_only_the_chance_of_whoever_it_belongs_to_or_strikes() -> None:
    """The first of two wins; the turn after step 123 is the other one's, and changes the chance most."""
    search = turning_points(
        range(LENGTH + 1), (1.0, 0.0), touched=[frozenset({int(step == 123)}) for step in range(LENGTH)]
    )
    position = next(search)
    with pytest.raises(StopIteration) as end:
        while True:
            chance = 0.1 + 0.5 * (position.step > 123) + 0.3 * (position.step > 60)
            position = search.send(imagined(chance, 0, position.step))
    assert [one.step for one in end.value.value] == [60]


def test_a_turn_touches_its_own_seat_and_those_whom_it_strikes() -> None:
    match = engine.start("het_verraad", seats=3, seed=match_seed("touched", 0))
    play_on(match, ["thumb"] * 3, match_seed("touched", 0))
    steps = sides(match)
    for start, stop, seats in zip(steps, steps[1:], touched(match, steps), strict=False):
        told = [event for one in match.steps[start:stop] for event in one.events]
        attacked = {getattr(event, "target_seat", None) for event in told if event.kind == "master_attacked"}
        assert {match.steps[start].seat} | attacked <= seats


@pytest.mark.parametrize("treason", [Treason(60, 61, 1, (3,)), None])
def test_a_swing_of_somebody_who_neither_won_nor_led_nor_was_betrayed_is_not_told(treason: Treason | None) -> None:
    """The first seat wins, and the second betrays; the third falls meanwhile, for another cause."""
    search = turning_points(range(LENGTH + 1), (1.0, 0.0, 0.0, 0.0), betrayals=[treason] if treason else [])
    position = next(search)
    with pytest.raises(StopIteration) as end:
        while True:
            after = position.step > 60
            rows = ((0.4, 0.0, 0.0 if after else 0.3, 0.3),) * COURSES
            position = search.send(Estimate(rows))
    assert 60 not in [one.step for one in end.value.value]


def test_a_change_of_sides_without_which_the_house_had_won_too_is_no_turning_point() -> None:
    """V-6: it counts if the winner's lead is at most twice what the cards count that went along."""
    told = list[tuple[bool, bool]]()
    for number in range(12):
        seed = match_seed("undecided", number)
        match = play_on(engine.start("verraeter", seats=4, seed=seed), ["thumb"] * 4, seed)
        for one in match.reveal().betrayals:
            events = [event for step in match.steps[: one.step + 1] for event in step.events] if one.step > 0 else []
            if events:
                cards = [event.total for event in events if isinstance(event, SupplyPlayed) and event.seat == one.seat]
                end = next(event for event in reversed(events) if isinstance(event, ConflictResolved))
                assert abs(end.eagle - end.rose) <= 2 * cards[-1]
            told.append((bool(events), match.steps[one.since].seat == one.seat))
    assert {whole for whole, _ in told} == {True, False}
    assert all(own for whole, own in told if whole), "it begins with the betrayer's own answer"


@pytest.mark.parametrize("game", engine.games())
def test_betrayals_lie_between_sides_of_the_match(game: str) -> None:
    seats = engine.game(game).seats[-1]
    found = list[Treason]()
    for number in range(6):
        seed = match_seed("betrayed", number)
        match = play_on(engine.start(game, seats=seats, seed=seed), ["thumb"] * seats, seed)
        steps = sides(match)
        for one in match.reveal().betrayals:
            assert -1 <= one.since <= one.step < match.length
        found += treasons(match, steps)
        assert all(0 <= one.start < one.stop < len(steps) for one in treasons(match, steps))
    assert found or game == "het_verraad", "hardly anybody leads the Black Master by rule of thumb"
