"""The engine's face: what is there, what is refused and how, and replaced landscapes."""

import copy
from typing import Any

import pytest

import engine
from engine import BadData, BadOption, BadSeats, UnknownGame, visible
from engine.the_traitors import TheTraitors
from engine.verraeter.events import RoleChosen
from tests.games.verraeter.script import stand

LANDSCAPES: dict[str, Any] = {
    "landscapes": {
        kind: {"value": 10 * number, "points": [9, 7, 5, number]}
        for number, kind in enumerate(("town", "village", "forest", "river", "meadow", "moor"), 1)
    }
}


class FirstTraitors(TheTraitors):
    """The Traitors as a program knew them before their second edition: ``rounds`` depended on the number of seats."""

    versions = range(1, 2)


def start(**arguments: Any) -> engine.Match:
    return engine.start("verraeter", **{"seats": 4, "seed": bytes(32), **arguments})


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        ({"seats": 2}, BadSeats, "verraeter is for 3 to 4 seats, not 2"),
        ({"options": {"preset": "new"}}, BadOption, "preset is one of online, classic, not 'new'"),
        ({"data": {"cards": {}}}, BadData, "verraeter has no data file 'cards'; it has landscapes"),
        ({"seed": None}, ValueError, "a match needs a seed of 32 bytes, or a source of chance"),
        ({"seed": b"x"}, ValueError, "a seed has 32 bytes, not 1"),
    ],
)
def test_a_mistake_is_named_by_its_own_error(arguments: dict[str, Any], error: type[Exception], text: str) -> None:
    """Examples of all mistakes are in ``golden/rules/mistakes.txt`` of each game."""
    with pytest.raises(error, match=text):
        start(**arguments)


def test_the_values_of_an_option_are_those_for_as_many_seats_as_there_may_be() -> None:
    rules = FirstTraitors()
    assert rules.values("rounds", 0) == ("1", "2", "3", "4")
    assert rules.values("rounds", 5) == ("1", "2", "3")
    assert rules.values("rounds", 8) == ("1", "2")
    assert rules.values("preset", 8) == ("digital", "paper")
    assert rules.values("rounds", 9) == rules.values("colour", 4) == ()
    jokers = engine.game("traitor")
    assert jokers.values("jokers", 0) == jokers.values("jokers", 8) == ("1", "2")


def test_the_values_of_an_option_are_those_of_the_last_version_of_the_rules() -> None:
    rules = engine.game("the_traitors")
    assert rules.values("rounds", 0) == rules.values("rounds", 8) == tuple("12345678")
    assert rules.values("ask_end", 4) == ("again", "once")
    assert FirstTraitors().values("ask_end", 4) == ()


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there is verraeter"):
        engine.game("chess")
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        engine.start("chess", seats=4, seed=bytes(32))


def test_every_refusal_is_an_engine_error_and_a_value_error() -> None:
    for error in (UnknownGame, BadSeats, BadOption, BadData, engine.BadRecord, engine.NotAsked, engine.IllegalAnswer):
        assert issubclass(error, engine.EngineError)
    assert issubclass(engine.EngineError, ValueError)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ({}, ("online", "3", "off")),
        ({"preset": "classic"}, ("classic", "none", "on")),
        ({"make_room": True, "income_limit": None}, ("online", "none", "on")),
        ({"preset": "classic", "make_room": False, "income_limit": 3}, ("classic", "3", "off")),
    ],
)
def test_options_are_completed_by_the_preset(given: dict[str, object], kept: tuple[str, ...]) -> None:
    options = start(options=given).options
    assert (options["preset"], options["income_limit"], options["make_room"]) == kept


def test_a_record_does_not_change_with_the_file_it_was_given() -> None:
    content = copy.deepcopy(LANDSCAPES)
    match = start(data={"landscapes": content})
    content["landscapes"]["town"]["points"][0] = 99
    content["landscapes"].clear()
    assert match.record.data == {"landscapes": LANDSCAPES}


def test_events_of_a_seat_are_everybodys_and_its_own() -> None:
    match = stand(said="0-1 strategist farmer builder diplomat_5")
    own = [event for event in match.events(1) if isinstance(event, RoleChosen)]
    assert [(event.seat, event.role) for event in own] == [(1, "farmer")]
    assert all(event.seats is None for event in match.events(None))
    assert set(map(id, match.events(None))) <= set(map(id, match.events(1)))
    assert visible(match.events(1), None) == match.events(None)
