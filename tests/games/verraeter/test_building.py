"""V-0.4 and V-8.1: the Builder's choice."""

import pytest

from engine import Match
from engine.verraeter.components import Side
from engine.verraeter.events import BuildingDeclined, BuildingMoved, BuildingPlaced, BuildingTurned
from engine.verraeter.view import Building
from tests.games.verraeter.script import begin, build, farms, keys, kind, now, say, situation


def builder(*buildings: tuple[int, int, Side]) -> Match:
    """Seat 0 is the Builder and asked; these are all buildings."""
    match = farms(begin())
    say(match, "0-1")
    for role in ("builder", "farmer", "diplomat_5", "strategist"):
        say(match, role)
    for _ in range(4):
        say(match)
    return situation(match, 0, ring=build(match, *buildings))


def test_v_8_1_without_a_builder_nobody_is_asked() -> None:
    match = farms(begin(aside=["builder"]))
    say(match, "0-1")
    for role in ("strategist", "farmer", "diplomat_5", "diplomat_2"):
        say(match, role)
    for _ in range(4):
        say(match)
    assert (kind(match), now(match).round) == ("conflict", 2)


def test_v_8_1_the_builder_may_decline() -> None:
    match = builder((2, 0, "estate"))
    assert say(match, "decline")[0] == BuildingDeclined(round=1, seat=0)
    assert [one.building for one in now(match).ring].count(None) == 11


@pytest.mark.parametrize("side", ["estate", "office"])
def test_v_8_1_an_unused_building_is_put_down_either_side_up(side: Side) -> None:
    match = builder((2, 0, "estate"), (3, 1, "estate"))
    assert say(match, side) == ()
    assert (kind(match), keys(match)) == ("building_to", (*(str(p) for p in range(12) if p not in (2, 3)), "back"))
    placed = say(match, "11")[0]
    assert isinstance(placed, BuildingPlaced)
    assert (placed.seat, placed.side, placed.position, placed.landscape, placed.house) == (0, side, 11, "moor", "rose")
    assert now(match).ring[11].building == Building(0, side)
    assert kind(match) != "building", "one thing is done"
    assert now(match).table[0].unused == 1


@pytest.mark.parametrize(("before", "after"), [("estate", "office"), ("office", "estate")])
def test_v_8_1_an_own_building_is_turned_over(before: Side, after: Side) -> None:
    match = builder((2, 0, before), (3, 1, "estate"))
    say(match, "turn")
    assert (kind(match), keys(match)) == ("building_from", ("2", "back"))
    turned = say(match, "2")[0]
    assert isinstance(turned, BuildingTurned)
    assert (turned.seat, turned.side, turned.position) == (0, after, 2)


@pytest.mark.parametrize("side", ["estate", "office"])
def test_v_8_1_an_own_building_is_moved_same_side_up(side: Side) -> None:
    match = builder((2, 0, side), (5, 0, "estate"), (3, 1, "estate"))
    say(match, "move")
    assert (kind(match), keys(match)) == ("building_from", ("2", "5", "back"))
    assert say(match, "2") == ()
    assert "2" not in keys(match)
    moved = say(match, "4")[0]
    assert isinstance(moved, BuildingMoved)
    assert (moved.source, moved.position, moved.side) == (2, 4, side)
    assert now(match).ring[2].building is None
    assert now(match).ring[4].building == Building(0, side)


@pytest.mark.parametrize(
    ("buildings", "possible"),
    [
        ((), ("decline", "estate", "office")),
        (((0, 0, "estate"),), ("decline", "estate", "office", "turn", "move")),
        (((0, 0, "office"), (1, 0, "office")), ("decline", "estate", "turn", "move")),
        (((0, 0, "office"), (1, 0, "office"), (2, 0, "estate")), ("decline", "turn", "move")),
        (((0, 0, "estate"), (1, 0, "office"), (2, 0, "estate")), ("decline", "turn", "move")),
        (tuple((p, p // 3, "estate") for p in range(12)), ("decline", "turn")),
        (tuple((p, 1, "estate") for p in range(12)), ("decline",)),
    ],
)
def test_v_8_1_the_possible_buildings_are_offered(
    buildings: tuple[tuple[int, int, Side], ...], possible: tuple[str, ...]
) -> None:
    assert keys(builder(*buildings)) == possible


def test_v_0_4_a_third_office_is_not_possible_by_turning() -> None:
    match = builder((0, 0, "office"), (1, 0, "office"), (2, 0, "estate"))
    say(match, "turn")
    assert keys(match) == ("0", "1", "back")


def test_v_11_back_leads_to_the_question_before() -> None:
    match = builder((2, 0, "estate"))
    for way in ("estate", "office", "turn", "move"):
        say(match, way)
        assert say(match, "back") == ()
        assert kind(match) == "building"
    say(match, "move"), say(match, "2")
    assert kind(match) == "building_to"
    say(match, "back")
    assert kind(match) == "building_from"
    say(match, "back")
    assert kind(match) == "building"


def test_v_10_an_unfinished_choice_is_the_builders_secret() -> None:
    match = builder((2, 0, "estate"))
    others = [match.view(seat) for seat in (None, 1, 2, 3)]
    say(match, "move"), say(match, "2")
    assert [match.view(seat) for seat in (None, 1, 2, 3)] == others
    assert (now(match, 0).building_choice, now(match, 0).building_source) == ("move", 2)
