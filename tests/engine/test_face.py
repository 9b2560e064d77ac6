"""The engine's face: what is there, what is refused and how, and replaced landscapes."""

import copy
from typing import Any

import pytest

import engine
from engine import BadData, BadOption, BadSeats, UnknownGame, visible
from engine.the_traitors import TheTraitors
from engine.verraeter.events import PointsScored, RoleChosen
from tests.games.verraeter.script import now, say, stand

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


def test_games_are_known_by_their_keys() -> None:
    assert engine.games()["verraeter"] is engine.game("verraeter")
    assert all(one.key == key for key, one in engine.games().items())


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


def test_an_option_declared_anew_takes_the_place_of_the_older_one() -> None:
    """T-9.3, T-9.4: each version has one option of a name, where it was declared first."""
    rules = engine.game("the_traitors")
    first, second = rules.options_of(1), rules.options_of(2)
    assert [one.name for one in first] == ["preset", "rounds", "revotes"]
    assert [one.name for one in second] == ["preset", "rounds", "revotes", "ask_end", "spacing"]
    assert [one.values[-1] for one in first[1:]] == ["4", "5"]
    assert [one.values[-1] for one in second[1:3]] == ["8", "unlimited"]


def test_advice_is_a_value_that_is_allowed_and_changes_nothing() -> None:
    options = [(rules.key, option) for rules in engine.games().values() for option in rules.options]
    advised = {(game, option.name) for game, option in options if option.advised}
    assert advised == {("the_traitors", "rounds"), ("traitor", "jokers")}
    rounds, jokers = engine.game("the_traitors").options_of(2)[1], engine.game("traitor").options[0]
    assert [rounds.advice(seats) for seats in range(4, 9)] == [("3", "4"), *[("2", "3")] * 2, *[("1", "2")] * 2]
    assert [jokers.advice(seats) for seats in range(2, 9)] == [()] * 4 + [("2",)] * 3
    assert [jokers.default("", seats) for seats in range(2, 9)] == ["1"] * 7


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


def test_replaced_landscapes_are_used_and_are_in_the_record() -> None:
    match = start(data={"landscapes": LANDSCAPES})
    assert {one.kind: one.value for one in now(match).ring}["moor"] == 60
    again = engine.replay(engine.Record.from_json(match.record.to_json()))
    assert again.record == match.record
    assert again.view(None) == match.view(None)
    assert match.record.data == {"landscapes": LANDSCAPES}
    assert start().record.data == {}


def test_a_record_does_not_change_with_the_file_it_was_given() -> None:
    content = copy.deepcopy(LANDSCAPES)
    match = start(data={"landscapes": content})
    content["landscapes"]["town"]["points"][0] = 99
    content["landscapes"].clear()
    assert match.record.data == {"landscapes": LANDSCAPES}


def test_points_of_replaced_landscapes_are_scored() -> None:
    chance = engine.ScriptedChance([("eagle", "town"), ("rose", "moor")], 0, None, ["traitor"])
    match = engine.start("verraeter", seats=4, chance=chance, data={"landscapes": LANDSCAPES})
    told = say(match, "0 1 2 3 0-1 strategist farmer builder diplomat_5 - - - - decline")
    scored = [one for one in told if isinstance(one, PointsScored) and one.part == "landscapes"]
    assert [(one.seat, one.points) for one in scored] == [(1, 7), (3, 7)]


def test_events_of_a_seat_are_everybodys_and_its_own() -> None:
    match = stand(said="0-1 strategist farmer builder diplomat_5")
    own = [event for event in match.events(1) if isinstance(event, RoleChosen)]
    assert [(event.seat, event.role) for event in own] == [(1, "farmer")]
    assert all(event.seats is None for event in match.events(None))
    assert set(map(id, match.events(None))) <= set(map(id, match.events(1)))
    assert visible(match.events(1), None) == match.events(None)
