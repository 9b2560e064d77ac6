"""Typed names of games: each gets that game, in every command that asks for a game, on whatever client."""

from itertools import product
from typing import Any

import pytest

import engine
from bot import texts
from bot.sandbox import Person
from tests.bot.court import HALL, Court, fine

SAY = texts.speaker("en")


def commands_with_a_game(court: Court) -> list[str]:
    """The commands, as they are registered, that suggest games and need nothing else."""

    def asks(one: dict[str, Any]) -> bool:
        options = one.get("options", [])
        suggests = any(option["name"] == "game" and option.get("autocomplete") for option in options)
        return suggests and not any(option.get("required") for option in options)

    return [str(one["name"]) for one in court.sandbox.world.commands if asks(one)]


def as_typed(game: str, language: str) -> list[str]:
    """Return the name of a game as it is, carelessly typed, and as it stands in the list."""
    say = texts.speaker(language)
    name = texts.game_name(say, game)
    return [
        name,
        f" {name.upper()} ",
        name.replace("ä", "a"),
        texts.game_with_seats(say, game, engine.game(game).seats),
    ]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_first_game_that_fits_is_the_game_that_is_called_so(language: str) -> None:
    seats = {key: game.seats for key, game in engine.games().items()}
    for game in seats:
        for typed in as_typed(game, language):
            assert texts.games_fitting(texts.speaker(language), seats, typed)[0] == game, typed
            assert texts.game_called(seats, typed) == game, typed


async def test_every_command_suggests_it_first_and_takes_what_was_only_typed(court: Court, anna: Person) -> None:
    """Discord sends what was typed if nobody waits for the suggestions."""
    commands = commands_with_a_game(court)
    assert {"join", "learn", "rules", "stats", "history", "leaderboard"} <= set(commands)
    for command, game in product(commands, engine.games()):
        typed = texts.game_name(SAY, game).upper()
        assert (await anna.autocomplete(HALL, command, focused="game", game=typed))[0][1] == game, f"/{command} {typed}"
        if command != "join":
            picked, told = [await fine(anna.command(HALL, command, game=one)) for one in (game, typed)]
            assert told.text == picked.text, f"/{command} {typed}"
    await court.told(anna.command(HALL, "join", game="TRAITOR"))
    assert (await court.table()).game == "traitor"


async def test_options_that_follow_know_the_game_that_was_typed(court: Court, anna: Person) -> None:
    for game in engine.games():
        for command, option in (("rules", "topic"), ("join", "preset"), ("rules", "word")):
            typed = texts.game_name(SAY, game)
            offered = [
                await anna.autocomplete(HALL, command, focused=option, game=one, **{option: ""})
                for one in (game, typed)
            ]
            assert offered[0] == offered[1]
