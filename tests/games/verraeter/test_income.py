"""V-8.2 to V-8.5, and the options of V-9 about cards."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import pytest

import engine
from engine import Event, Match, visible
from engine.verraeter.events import CardsDrawn, DiscardPileShuffled, StrategyCardTaken, SupplyDiscarded, SupplyDrawn
from tests.games.verraeter.script import (
    asked,
    begin,
    build,
    farms,
    keys,
    kind,
    kinds,
    now,
    play_round,
    say,
    scored,
    situation,
)

EAGLE_WINS = ["3.1"]
ROSE_WINS: list[str] = []
TIE = ["5.1", "", "", "3.1"]
ROLES = "builder farmer strategist diplomat_2"


def drawn(events: Iterable[Event]) -> dict[int, int]:
    """Seat -> number of cards drawn, in the order of drawing."""
    return {event.seat: event.number for event in events if isinstance(event, SupplyDrawn)}


def estates(  # what differs between the tests
    *positions: int,
    roles: str = ROLES,
    aside: str = "traitor",
    cards: Sequence[str] = EAGLE_WINS,
    draw: Sequence[int] = (),
    **options: Any,
) -> list[Event]:
    """A round over two towns in which seat 0, of Eagle, has all the estates; up to the next question but the
    Builder's.
    """
    start = farms(begin(**options))
    ring = build(start, *((position, 0, "estate") for position in positions))
    match = situation(start, 0, [3, 4, 5] * 3 + list(draw), [[aside]], ring=ring)
    return play_round(match, "0-1", roles, cards)


def test_v_8_2_the_strategist_takes_the_card_and_keeps_it_until_another_seat_is_strategist() -> None:
    match = farms(begin(aside=["traitor", "strategist"]))
    events = play_round(match, "0-1", "farmer builder strategist diplomat_5")
    assert StrategyCardTaken(round=1, seat=2) in events
    assert (now(match).strategist, asked(match)) == (2, 2)
    events = play_round(match, "2-3", "farmer builder traitor diplomat_5")
    assert "strategy_card_taken" not in kinds(events)
    assert (now(match).strategist, asked(match)) == (2, 2)


def test_v_8_2_the_present_holder_may_choose_the_role_again_for_the_points() -> None:
    match = farms(begin())
    play_round(match, "0-1", "strategist farmer builder diplomat_5")
    assert (now(match).strategist, now(match).table[0].points) == (0, 2)


def test_v_8_3_played_cards_go_to_the_discard_pile_after_building() -> None:
    match = farms(begin())
    say(match, "0-1")
    for role in ("strategist", "farmer", "builder", "diplomat_5"):
        say(match, role)
    for cards in ("5.1", "3.1", "", "3.1 4.1"):
        say(match, cards)
    assert (kind(match), now(match).discard_pile) == ("building", ())
    say(match, "decline")
    assert now(match).discard_pile == (3, 3, 4, 5)


def test_v_8_4_the_farmer_draws_first_three_and_nothing_else() -> None:
    match = farms(begin(draw=[8, 6, 6, 5, 4], estate_income="own_house"), 4, 3, 6, 5)
    events = play_round(match, "0-1", "strategist farmer builder diplomat_5", ["", "3.1 4.1 5.1"])
    assert list(drawn(events).items()) == [(1, 3), (0, 1), (2, 1), (3, 1)]
    assert CardsDrawn(round=1, seats=(1,), seat=1, cards=(6, 6, 8)) in events


def test_v_8_4_then_every_other_seat_from_the_start_player_on() -> None:
    match = farms(begin(first=2, draw=[2, 2, 6, 4, 8], estate_income="own_house"), 4, 3, 6, 5)
    events = play_round(match, "0-1", "strategist builder diplomat_5 farmer")
    assert list(drawn(events)) == [1, 2, 3, 0]
    assert [now(match, seat).hand for seat in range(4)] == [(3, 4, 5, 8), (2, 2, 3, 4, 5), (3, 4, 5, 6), (3, 4, 4, 5)]


def test_v_8_4_diplomat_2_draws_one_more_in_the_same_draw() -> None:
    events = estates(2, 4, roles="diplomat_2 farmer builder strategist")
    assert drawn(events)[0] == 3
    assert kinds(visible(events, 0)).count("cards_drawn") == 1


def test_v_8_4_only_estates_pay_and_only_their_owner() -> None:
    start = farms(begin())
    ring = build(start, (2, 0, "office"), (4, 0, "estate"), (6, 2, "estate"), (8, 2, "estate"))
    match = situation(start, 0, [3, 4, 5] * 3, [["traitor"]], ring=ring)
    assert drawn(play_round(match, "0-1", "builder diplomat_2 strategist farmer", EAGLE_WINS)) == {
        3: 2,
        0: 1,
        1: 1,
        2: 2,
    }


def test_v_8_4_the_landscape_that_turned_pays_as_one_of_its_new_house() -> None:
    assert drawn(estates(1, cards=EAGLE_WINS, estate_income="own_house"))[0] == 1
    assert 0 not in drawn(estates(0, cards=ROSE_WINS, estate_income="own_house"))


def test_v_8_4_never_more_than_five_in_hand() -> None:
    events = estates(2, 4, 6, cards=["", "", "3.1"])
    assert drawn(events)[0] == 2


def test_v_8_4_the_discard_pile_ascending_and_shuffled_becomes_the_draw_pile_when_a_card_is_needed() -> None:
    start = farms(begin())
    rest = (2, 2, 2, 2, 2, 3, 4, 5, 6, 6, 8)
    match = situation(start, 0, [3, 4, 5] * 3, [["traitor"], [8, 6]], discard_pile=rest, ring=build(start))
    assert now(match).draw_pile == 0
    events = play_round(match, "0-1", "builder farmer strategist diplomat_5", ["", "3.1"])
    assert events[-4:-1] == [
        DiscardPileShuffled(round=1, number=12),
        CardsDrawn(round=1, seats=(1,), seat=1, cards=(2, 6, 8)),
        SupplyDrawn(round=1, seat=1, number=3),
    ]
    assert (now(match).draw_pile, now(match).discard_pile) == (9, ())


def test_v_8_4_the_discard_pile_is_put_in_ascending_order_before_it_is_shuffled() -> None:
    start = farms(begin())
    full = tuple(msgspec.structs.replace(one, hand_size=5) for one in now(start).table)
    match = situation(
        start, 0, then=[["traitor"]], hand=(2,) * 5, table=full, discard_pile=(4, 5, 8), ring=build(start)
    )
    play_round(match, "0-1", "farmer builder strategist diplomat_5", ["2.1 2.2 2.3"])
    assert now(match, 0).hand == (2,) * 5


def test_v_8_4_an_empty_draw_pile_stays_empty_until_a_card_is_needed() -> None:
    start = farms(begin())
    rest = (2, 2, 2, 2, 2, 3, 4, 5, 6, 6, 8)
    match = situation(start, 0, [3, 4, 5] * 3, [["farmer"]], discard_pile=rest, ring=build(start))
    events = play_round(match, "0-1", "builder traitor strategist diplomat_5")
    assert "discard_pile_shuffled" not in kinds(events)
    assert now(match).draw_pile == 0


def test_v_8_5_the_next_seat_becomes_start_player_and_the_roles_are_returned() -> None:
    match = farms(begin(first=3))
    play_round(match, "0-1", "strategist farmer builder diplomat_5")
    view = now(match)
    assert view.start_player == 0
    assert [(one.has_role, one.role, one.played) for one in view.table] == [(False, None, None)] * 4
    assert [(now(match, seat).role, now(match, seat).handed) for seat in range(4)] == [(None, ())] * 4


# --- V-9 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "cards", "number"),
    [
        ("winning_house", EAGLE_WINS, 2),
        ("winning_house", ROSE_WINS, 1),
        ("winning_house", TIE, 0),
        ("own_house", EAGLE_WINS, 2),
        ("own_house", ROSE_WINS, 2),
        ("own_house", TIE, 2),
    ],
)
def test_v_9_estate_income(rule: str, cards: list[str], number: int) -> None:
    """Two estates under Eagle, one under Rose."""
    assert drawn(estates(2, 4, 3, cards=cards, estate_income=rule)).get(0, 0) == number


def test_v_9_own_house_is_the_allegiance_now() -> None:
    roles = "traitor farmer builder diplomat_2"
    assert drawn(estates(2, 4, 3, roles=roles, aside="strategist", estate_income="own_house"))[0] == 1


@pytest.mark.parametrize(("limit", "number"), [("3", 3), ("none", 4)])
def test_v_9_income_limit(limit: str, number: int) -> None:
    """Three estates and the Diplomat 2."""
    cards = ["3.1 4.1 5.1"]
    events = estates(2, 4, 6, roles="diplomat_2 farmer builder strategist", cards=cards, income_limit=limit)
    assert drawn(events)[0] == number


def room_for_the_farmer(**options: Any) -> Match:
    """Seat 1, the Farmer, holds 3, 4 and 5; the Builder has declined."""
    match = farms(begin(draw=[8, 6, 2], **options), 4, 3, 6, 5)
    say(match, "0-1")
    for role in ("strategist", "farmer", "builder", "diplomat_5"):
        say(match, role)
    for _ in range(4):
        say(match)
    say(match, "decline")
    return match


def test_v_9_make_room_off_the_rest_is_not_drawn() -> None:
    match = room_for_the_farmer()
    assert kind(match) == "conflict"
    assert now(match, 1).hand == (3, 4, 5, 6, 8)


def test_v_9_make_room_on_the_farmer_too_may_discard_up_to_the_surplus() -> None:
    match = room_for_the_farmer(make_room="on")
    decision = match.decisions[1]
    assert (decision.kind, decision.keys, decision.least, decision.most) == ("discard", ("3.1", "4.1", "5.1"), 0, 1)
    assert decision.facts == {"coming": 3, "surplus": 1, "hand": 3}
    with pytest.raises(engine.IllegalAnswer, match="at most 1"):
        say(match, "3.1 4.1")
    events = say(match, "3.1")
    assert events[0] == SupplyDiscarded(round=1, seat=1, cards=(3,))
    assert drawn(events)[1] == 3
    assert now(match, 1).hand == (2, 4, 5, 6, 8)
    assert now(match).discard_pile == (3,)


def test_v_9_make_room_on_nothing_need_be_discarded() -> None:
    match = room_for_the_farmer(make_room="on")
    events = say(match)
    assert events[0] == SupplyDiscarded(round=1, seat=1, cards=())
    assert drawn(events)[1] == 2


def test_v_9_make_room_on_with_no_surplus_nobody_is_asked() -> None:
    match = farms(begin(make_room="on"), 2, 3, 4, 5)
    play_round(match, "0-1", "strategist farmer builder diplomat_5", ["", "3.1"])
    assert not any(step.decision.kind == "discard" for step in match.steps)


def test_v_9_make_room_each_seat_is_asked_just_before_its_own_draw() -> None:
    start = farms(begin(make_room="on", estate_income="own_house"))
    ring = build(start, *((position, position // 2 % 2 * 2, "estate") for position in (0, 2, 4, 6, 8, 10)))
    match = situation(start, 0, [3, 4, 5] * 3, [["traitor"]], ring=ring)
    say(match, "0-1")
    for role in ("builder", "farmer", "diplomat_2", "strategist"):
        say(match, role)
    for _ in range(4):
        say(match)
    assert drawn(say(match, "decline")) == {}
    assert (asked(match), match.decisions[1].most) == (1, 1)
    assert drawn(say(match)) == {1: 2}
    assert (asked(match), match.decisions[0].most) == (0, 1)
    assert drawn(say(match, "3.1")) == {0: 3}
    assert (asked(match), match.decisions[2].most) == (2, 1)


def test_v_9_make_room_what_was_discarded_may_be_drawn_again() -> None:
    start = farms(begin(make_room="on"))
    rest = (2, 2, 2, 2, 2, 3, 4, 5, 6, 6, 8)
    match = situation(start, 1, [3, 4, 5] * 3, [["traitor"], [3, 3]], discard_pile=rest, ring=build(start))
    say(match, "0-1")
    for role in ("builder", "farmer", "strategist", "diplomat_5"):
        say(match, role)
    for _ in range(4):
        say(match)
    say(match, "decline")
    events = say(match, "3.1")
    assert DiscardPileShuffled(round=1, number=12) in events
    assert now(match, 1).hand == (2, 3, 3, 4, 5)


def test_v_9_all_of_classic_together() -> None:
    """Diplomat 2 with three Eagle estates: 4 cards are coming though Rose wins, one too many for a hand of 2."""
    start = farms(begin(preset="classic"))
    ring = build(start, *((position, 0, "estate") for position in (4, 6, 8)))
    match = situation(start, 0, [3, 4, 5] * 3, [["traitor"]], ring=ring)
    assert asked(match) == 1
    events = list(say(match, "1-2"))
    for answer in ("diplomat_2", "farmer", "builder", "strategist", "3.1", "3.1", "", "", "decline"):
        events += say(match, answer)
    assert scored(events) == {"landscapes": {1: 6, 3: 6}, "strategist": {3: 2}}
    assert (asked(match), keys(match), match.decisions[0].most) == (0, ("4.1", "5.1"), 1)
    assert drawn(say(match, "4.1")) == {0: 4}


@pytest.mark.parametrize(
    ("rule", "points"),
    [("winner", {0: 6, 2: 6}), ("loser", {0: 8, 2: 8})],
)
def test_v_9_points_from(rule: str, points: dict[int, int]) -> None:
    """Eagle wins with its village against the town of Rose."""
    events = play_round(farms(begin(points_from=rule)), "1-2", "diplomat_5 farmer builder strategist", ["4.1"])
    assert scored(events)["landscapes"] == points


def test_v_9_each_row_is_an_option_of_its_own() -> None:
    rules = engine.game("verraeter")
    online, classic = rules.check_options({}, 4), rules.check_options({"preset": "classic"}, 4)
    assert list(online) == [
        "preset",
        "first_strategist",
        "points_from",
        "estate_income",
        "income_limit",
        "make_room",
    ]
    assert online == rules.check_options({"preset": "online"}, 4)
    assert not set(online.items()) & set(classic.items())
    for name, value in classic.items():
        mixed = rules.check_options({**online, name: value}, 4)
        assert mixed == {**online, name: value}
