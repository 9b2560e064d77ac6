"""Typed names of games: each gets that game, in every command that asks for a game, on whatever client."""

from itertools import product
from typing import Any

import pytest

import engine
from bot import texts
from bot.sandbox import Person
from tests.bot.court import HALL, Court, fine

SAY = texts.speaker("en")
OPTIONS = (("rules", "topic"), ("join", "preset"), ("rules", "word"))


def commands_with_a_game(court: Court) -> list[str]:
    """The commands, as they are registered, that suggest games and need nothing else."""

    def asks(one: dict[str, Any]) -> bool:
        options = one.get("options", [])
        suggests = any(option["name"] == "game" and option.get("autocomplete") for option in options)
        return suggests and not any(option.get("required") for option in options)

    return [str(one["name"]) for one in court.sandbox.world.commands if asks(one)]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_first_game_that_fits_is_the_game_that_is_called_so(language: str) -> None:
    """By its name as it is, carelessly typed, and as it stands in the list."""
    say, seats = texts.speaker(language), {key: game.seats for key, game in engine.games().items()}
    for game, some in seats.items():
        name = texts.game_name(say, game)
        for typed in (name, f" {name.upper()} ", name.replace("ä", "a"), texts.game_with_seats(say, game, some)):
            assert texts.games_fitting(say, seats, typed)[0] == game, typed
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
    for game, (command, option) in product(engine.games(), OPTIONS):
        first, second = [
            await anna.autocomplete(HALL, command, focused=option, game=one, **{option: ""})
            for one in (game, texts.game_name(SAY, game))
        ]
        assert first == second, "options that follow know the game that was typed"
    await court.told(anna.command(HALL, "join", game="TRAITOR"))
    assert (await court.table()).game == "traitor"
