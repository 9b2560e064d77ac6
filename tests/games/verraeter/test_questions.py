"""V-11: the decisions, and what is refused."""

import msgspec
import pytest

import engine
from bot.texts import folded_lines, speaker
from engine import Match
from tests.games.verraeter.script import asked, begin, farms, keys, kind, now, play_round, say, situation
from tests.matches import a_match

COMMANDS = {
    "farm": "place",
    "conflict": "conflict",
    "role": "role",
    "supply": "play",
    "building": "build",
    "building_from": "build",
    "building_to": "build",
    "discard": "discard",
}


def test_v_11_every_kind_has_its_slash_command() -> None:
    assert engine.game("verraeter").commands == COMMANDS


def test_v_11_exactly_these_kinds_are_asked() -> None:
    options = {"make_room": "on", "income_limit": "none"}
    played = [a_match(f"kinds {number}", options=options) for number in range(5)]
    assert {step.decision.kind for match in played for step in match.steps} == set(COMMANDS)


def test_v_11_supply_cards_are_named_by_value_and_the_how_manieth_of_it_now() -> None:
    match = farms(begin(draw=[3, 2, 2], estate_income="own_house"))
    play_round(match, "0-1", "farmer strategist builder diplomat_5", ["4.1"])
    say(match, "2-3")
    while kind(match) == "role":
        say(match, keys(match)[0])
    while asked(match) != 0:
        say(match)
    assert keys(match) == ("2.1", "2.2", "3.1", "3.2", "5.1")
    say(match, "3.2 2.2")
    assert now(match, 0).hand == (2, 3, 5)


def test_v_11_a_choice_says_what_it_stands_for() -> None:
    match = begin()
    facts = {"landscape": "village", "house": "rose", "hour": 3, "value": 10, "paid": "won"}
    assert match.decisions[0].choices[3].facts == facts
    assert match.decisions[0].choices[0].facts["hour"] == 12
    assert match.decisions[0].facts == {"house": "eagle"}
    farms(match)
    assert match.decisions[0].choices[11].facts == {
        "landscape": "moor",
        "house": "rose",
        "value": 0,
        "hour": 11,
        "other_landscape": "town",
        "other_house": "eagle",
        "other_value": 15,
        "other_hour": 12,
        "eagle_points": 8,
        "rose_points": 2,
        "eagle_changed": 4,
        "rose_changed": 1,
    }
    say(match, "11-0")
    assert match.decisions[0].facts == {"house": "eagle", "eagle": 15, "rose": 0, "last_stand": "none"}
    for _ in range(4):
        say(match, keys(match)[0])
    assert match.decisions[0].facts == {
        "house": "eagle",
        "role": "strategist",
        "eagle": 15,
        "rose": 0,
        "hand": 3,
        "room": 2,
        "last_stand": "none",
    }
    assert match.decisions[0].choices[0].facts == {"card": 3}


@pytest.mark.parametrize(("make_room", "room"), [("off", 0), ("on", 5)])
def test_v_8_4_a_role_that_draws_says_how_many_cards_the_hand_has_room_for(make_room: str, room: int) -> None:
    match = situation(farms(begin(make_room=make_room)), 0, [3, 4, 5] * 3, [["traitor"]], hand=(2, 3, 4, 5, 5))
    say(match, "0-1")
    rooms = {choice.key: choice.facts.get("room") for choice in match.decisions[0].choices}
    assert rooms == {"strategist": None, "farmer": room, "builder": None, "diplomat_5": None, "diplomat_2": room}


@pytest.mark.parametrize(("number", "told"), [(3, "rose"), (8, "none")])
def test_v_8_6_a_house_with_a_single_landscape_is_told_before_the_last_round(number: int, told: str) -> None:
    start = farms(begin())
    ring = [msgspec.structs.replace(one, house="eagle") for one in now(start).ring]
    ring[1] = msgspec.structs.replace(ring[1], house="rose")
    match = situation(start, 0, [3, 4, 5] * 3, [["traitor"]], round=number, ring=tuple(ring))
    asked_for = [match.decisions[0].facts["last_stand"]]
    chosen = say(match, "0-1")
    assert [*asked_for, match.decisions[0].facts["last_stand"]] == [told] * 2
    line = next(line for _, line in folded_lines(speaker("en"), "verraeter", chosen[:1], now(match), ["Anna"] * 4))
    assert ("if it falls, this is the last round" in line) == (told == "rose")


def supply() -> Match:
    """Seat 0 is asked for its cards 3, 4 and 5."""
    match = farms(begin())
    say(match, "0-1")
    for role in ("strategist", "farmer", "builder", "diplomat_5"):
        say(match, role)
    return match


def test_an_answer_is_recorded_in_the_order_of_the_choices() -> None:
    match = supply()
    match.play(0, ["5.1", "3.1"])
    assert match.steps[-1].keys == ("3.1", "5.1")


def test_two_roles_that_draw_are_told_apart_though_the_same_number_fits() -> None:
    match = farms(begin())
    say(match, "0-1")
    facts = [choice.facts for choice in match.decisions[0].choices if choice.facts]
    assert facts == [{"role": "farmer", "room": 2}, {"role": "diplomat_2", "room": 2}]
