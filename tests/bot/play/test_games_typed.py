"""Typed names of games: each gets that game, in every command that asks for a game, on whatever client."""

from typing import Any

import pytest

import engine
from bot import texts
from bot.sandbox import Person
from tests.bot.court import HALL, Court, fine

LOCALES = {"en": "en-US", "de": "de", "nl": "nl"}


def commands_with_a_game(court: Court) -> list[str]:
    """The commands, as they are registered, that suggest games."""

    def asks(one: dict[str, Any]) -> bool:
        return any(option["name"] == "game" and option.get("autocomplete") for option in one.get("options", []))

    return [str(one["name"]) for one in court.sandbox.world.commands if asks(one)]


def as_typed(game: str, language: str) -> list[str]:
    """Return the name of a game as people type it.

    They type the name as it is, carelessly, and as it stands in the list.
    """
    say = texts.speaker(language)
    name = texts.game_name(say, game)
    return [
        name,
        f" {name.upper()} ",
        name.replace("ä", "a"),
        texts.game_with_seats(say, game, engine.game(game).seats),
    ]


@pytest.mark.parametrize("language", texts.LANGUAGES)
async def test_the_first_suggestion_is_the_game_that_is_called_so(court: Court, anna: Person, language: str) -> None:
    anna.locale = LOCALES[language]
    commands = commands_with_a_game(court)
    assert {"join", "learn", "rules", "stats", "history", "leaderboard"} <= set(commands)
    for command in commands:
        for game in engine.games():
            for typed in as_typed(game, language):
                offered = await anna.autocomplete(HALL, command, focused="game", game=typed)
                assert offered[0][1] == game, f"/{command} {typed}"


@pytest.mark.parametrize("game", engine.games())
async def test_a_name_that_was_typed_and_not_picked_is_taken(court: Court, anna: Person, game: str) -> None:
    """Discord sends what was typed if nobody waits for the suggestions."""
    for command in commands_with_a_game(court):
        if command != "join":
            for typed in as_typed(game, "en"):
                picked, told = [await fine(anna.command(HALL, command, game=one)) for one in (game, typed)]
                assert told.text == picked.text, f"/{command} {typed}"
    for typed in as_typed(game, "en"):
        await court.told(anna.command(HALL, "join", game=typed))
        assert (await court.bot.tables.table_in(court.hall.id)).game == game
        await court.told(anna.command(HALL, "leave"))


async def test_options_that_follow_know_the_game_that_was_typed(court: Court, anna: Person) -> None:
    for game in engine.games():
        for command, option in (("rules", "topic"), ("join", "preset"), ("rules", "word")):
            typed = texts.game_name(texts.speaker("en"), game)
            offered = [
                await anna.autocomplete(HALL, command, focused=option, game=one, **{option: ""})
                for one in (game, typed)
            ]
            assert offered[0] == offered[1]
