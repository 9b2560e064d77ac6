"""V-0 and V-1: what is in the box, and the set-up."""

from collections import Counter

import pytest

import engine
from engine import ScriptedChance
from engine.verraeter.components import KINDS, ROLES, SUPPLY
from engine.verraeter.events import AllegianceTaken, BuildingPlaced, StrategyCardTaken
from tests.games.verraeter.script import RING, asked, begin, farms, keys, kind, kinds, now, play_round, say

TABLE = {
    "town": (15, (13, 8, 4, 1)),
    "village": (10, (10, 6, 3, 1)),
    "forest": (7, (8, 5, 2, 1)),
    "river": (5, (7, 4, 2, 1)),
    "meadow": (3, (5, 3, 2, 1)),
    "moor": (0, (3, 2, 1, 1)),
}


def test_v_0_1_two_landscapes_of_each_kind_with_the_values_of_the_table() -> None:
    ring = now(begin()).ring
    assert Counter(one.kind for one in ring) == dict.fromkeys(TABLE, 2)
    assert {one.kind: (one.value, one.points) for one in ring} == TABLE


def test_v_0_1_a_landscape_keeps_its_values_on_its_other_side() -> None:
    match = farms(begin())
    play_round(match, "0-1", "strategist farmer builder diplomat_5", ["4.1 5.1"])
    town = now(match).ring[1]
    assert (town.house, town.value, town.points) == ("eagle", *TABLE["town"])


def test_v_0_2_twenty_three_supply_cards() -> None:
    assert Counter(SUPPLY) == {2: 5, 3: 5, 4: 5, 5: 5, 6: 2, 8: 1}
    assert len(SUPPLY) == 23


def test_v_0_3_six_action_cards_in_their_canonical_order() -> None:
    assert ROLES == ("strategist", "farmer", "builder", "diplomat_5", "diplomat_2", "traitor")


def test_v_1_1_the_ring_is_shuffled_from_the_canonical_order() -> None:
    match = engine.start("verraeter", seats=4, chance=ScriptedChance())
    assert [(one.house, one.kind) for one in now(match).ring] == [(h, k) for h in ("eagle", "rose") for k in KINDS]
    assert [(one.house, one.kind) for one in now(begin(ring=RING[::-1])).ring] == RING[::-1]


def test_v_1_1_every_position_has_two_neighbours() -> None:
    borders = keys(farms(begin()))
    assert borders == tuple(f"{position}-{(position + 1) % 12}" for position in range(12))


@pytest.mark.parametrize(
    ("seats", "first", "houses"),
    [
        (4, 0, ["eagle", "rose", "eagle", "rose"]),
        (4, 1, ["rose", "eagle", "rose", "eagle"]),
        (3, 0, ["eagle", "rose", "eagle"]),
        (3, 1, ["eagle", "eagle", "rose"]),
        (3, 2, ["rose", "eagle", "eagle"]),
    ],
)
def test_v_1_2_allegiances_alternate_from_the_start_player_who_is_eagle(
    seats: int, first: int, houses: list[str]
) -> None:
    """V-0.5: to a house of two each seat belongs."""
    match = begin(seats, first=first)
    assert now(match).start_player == first
    assert [one.allegiance for one in now(match).table] == houses
    taken = [event for event in match.setup_events if isinstance(event, AllegianceTaken)]
    assert [event.seat for event in taken] == [(first + step) % seats for step in range(seats)]
    assert {event.seat: event.house for event in taken} == dict(enumerate(houses))


@pytest.mark.parametrize(
    ("first", "rule", "holder"), [(2, "start_player", 2), (2, "left_of_start", 3), (3, "left_of_start", 0)]
)
def test_v_1_3_first_strategist(first: int, rule: str, holder: int) -> None:
    """V-2: the holder of the strategy card chooses the place of conflict."""
    match = begin(first=first, first_strategist=rule)
    assert now(match).strategist == holder
    assert match.setup_events[-1] == StrategyCardTaken(round=0, seat=holder)
    farms(match)
    assert (asked(match), kind(match)) == (holder, "conflict")


def test_v_1_4_every_seat_gets_3_4_and_5_and_the_rest_is_the_draw_pile() -> None:
    for seats, pile in ((3, 14), (4, 11)):
        match = begin(seats)
        assert [now(match, seat).hand for seat in range(seats)] == [(3, 4, 5)] * seats
        assert now(match).draw_pile == pile
        assert now(match).discard_pile == ()


def test_v_1_4_the_draw_pile_is_shuffled_from_ascending_order_and_its_first_card_is_its_top() -> None:
    match = farms(begin(draw=[8, 6, 2]))
    play_round(match, "0-1", "strategist farmer builder diplomat_5", ["3.1 4.1 5.1", "3.1 4.1 5.1"])
    assert now(match, 1).hand == (2, 6, 8)
    unscripted = farms(begin())
    play_round(unscripted, "0-1", "strategist farmer builder diplomat_5", ["", "3.1 4.1 5.1"])
    assert now(unscripted, 1).hand == (2, 2, 2)


def test_v_1_5_in_turn_order_every_seat_puts_an_estate_under_a_landscape_without_a_building() -> None:
    match = begin(first=3)
    for number, seat in enumerate((3, 0, 1, 2)):
        assert (asked(match), kind(match)) == (seat, "farm")
        assert len(keys(match)) == 12 - number
        events = say(match, keys(match)[0])
        placed = events[0]
        assert isinstance(placed, BuildingPlaced)
        assert (placed.seat, placed.side, placed.position) == (seat, "estate", number)
    assert kinds(events) == ["building_placed", "round_started"]
    assert kind(match) == "conflict"
    assert now(match).round == 1


@pytest.mark.parametrize(
    ("rule", "paid"), [("winning_house", ("won", "won")), ("own_house", ("own", "other"))], ids=["online", "classic"]
)
def test_v_1_5_a_choice_says_what_the_landscape_is_worth_and_when_an_estate_pays(
    rule: str, paid: tuple[str, str]
) -> None:
    eagle, rose = begin(estate_income=rule).decisions[0].choices[:2]
    assert [one.facts["value"] for one in (eagle, rose)] == [TABLE["town"][0]] * 2
    assert (eagle.facts["paid"], rose.facts["paid"]) == paid
