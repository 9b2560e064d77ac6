"""V-11: the decisions, and what is refused."""

import engine
from engine import Match
from tests.games.verraeter.script import asked, begin, farms, keys, kind, now, play_round, say
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
    }
    say(match, "11-0")
    assert match.decisions[0].facts == {"house": "eagle", "eagle": 15, "rose": 0}
    for _ in range(4):
        say(match, keys(match)[0])
    assert match.decisions[0].facts == {"house": "eagle", "role": "strategist", "eagle": 15, "rose": 0}
    assert match.decisions[0].choices[0].facts == {"card": 3}


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
