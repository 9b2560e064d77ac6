"""The real command tree keeps Discord's limits in every language, and Discord's own contract."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import engine
from bot import client, texts
from bot.config import Settings

NAME = re.compile(r"^[-_'\w]{1,32}$")
LOCALES = ("de", "nl")
SUBCOMMAND = 1
OWN = ("clock", "clock", "clock", "seat", "seat", "seat", "my", "my", "my", "my")
TYPED = {
    "en": ("pause", "resume", "more", "away", "back", "handover", "reminders", "tips", "block", "unblock"),
    "de": (
        *("pause", "weiter", "mehr", "weg", "zurück", "übergeben"),
        *("erinnerungen", "tipps", "blockieren", "entblocken"),
    ),
    "nl": (
        *("pauze", "verder", "meer", "weg", "terug", "overdragen"),
        *("herinneringen", "tips", "blokkeren", "deblokkeren"),
    ),
}
"""What people type for the words below ``OWN``, as they typed it when each was a command of its own."""
WHOLE = 8000  # characters of all names, descriptions and values of a command


@pytest.fixture
async def commands(tmp_path: Path) -> list[dict[str, Any]]:
    """The payload that is registered with Discord."""
    async with client.create(Settings("a.b.c", data=tmp_path, drawing="threads")) as bot:
        return await bot.tree.payload()


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The command and all its options."""
    yield command
    for option in command.get("options", []):
        yield from parts(option)


def test_so_many_commands_and_options(commands: list[dict[str, Any]]) -> None:
    flow = {"join", "start", "leave", "hand", "board", "status", "abort", "rules", "learn", "clock", "seat", "my"}
    flow |= {"history", "leaderboard", "privacy", "stats"}
    games = {"verraeter", "traitors", "traitor", "verraad"}
    assert {command["name"] for command in commands} == flow | games | {"settings", "table"}
    assert len({command["name"] for command in commands}) == len(commands)
    for command in commands:
        for part in parts(command):
            assert len(part.get("options", [])) <= 25
            assert len(part.get("choices", [])) <= 25


@pytest.mark.parametrize("language", ["en", *LOCALES])
@pytest.mark.parametrize("number", range(len(TYPED["en"])))
def test_a_word_below_a_command_is_found_where_it_is_typed(
    commands: list[dict[str, Any]], language: str, number: int
) -> None:
    """Discord finds what is typed in the whole names; each word is that of one command alone, or of tables, too."""
    word = TYPED[language][number]
    named = [
        f"{text(command, 'name', language)} {text(below, 'name', language)}"
        for command in commands
        for below in command.get("options", [])
        if below["type"] == SUBCOMMAND
    ]
    found = [name for name in named if word in name.split()]
    assert [name for name in found if not name.startswith(text(by_name(commands, "table"), "name", language))] == [
        f"{text(by_name(commands, OWN[number]), 'name', language)} {word}"
    ]


def by_name(commands: list[dict[str, Any]], name: str) -> dict[str, Any]:
    """The command that is called so in English."""
    return next(one for one in commands if one["name"] == name)


@pytest.mark.parametrize("language", ["en", *LOCALES])
def test_names_and_descriptions(commands: list[dict[str, Any]], language: str) -> None:
    for command in commands:
        for part in parts(command):
            name, description = text(part, "name", language), text(part, "description", language)
            assert NAME.match(name), name
            assert name == name.lower()
            assert 1 <= len(description) <= 100, description
        names = [text(option, "name", language) for option in command.get("options", [])]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", ["en", *LOCALES])
def test_no_two_commands_have_the_same_name_in_a_language(commands: list[dict[str, Any]], language: str) -> None:
    names = [text(command, "name", language) for command in commands]
    assert len(set(names)) == len(names)


def text(part: dict[str, Any], what: str, language: str) -> str:
    if language == "en":
        return str(part[what])
    return str(part[f"{what}_localizations"][language])


def test_everything_is_translated(commands: list[dict[str, Any]]) -> None:
    for command in commands:
        for part in parts(command):
            for what in ("name", "description"):
                assert set(part[f"{what}_localizations"]) == set(LOCALES)


def test_no_command_is_too_long_as_a_whole(commands: list[dict[str, Any]]) -> None:
    """Discord counts the longest of all languages for each text."""
    for command in commands:
        length = sum(
            max(len(text(part, what, language)) for language in ("en", *LOCALES))
            for part in parts(command)
            for what in ("name", "description")
        )
        assert length <= WHOLE


def test_so_many_are_on_the_top_level(commands: list[dict[str, Any]]) -> None:
    assert len(commands) <= 22


def test_games_are_played_in_servers_and_in_direct_messages(commands: list[dict[str, Any]]) -> None:
    contexts = {command["name"]: command["contexts"] for command in commands}
    for name in ("hand", "seat", "my", "verraeter", "traitors", "traitor", "verraad"):
        assert sorted(contexts[name]) == [0, 1]
    assert contexts["join"] == contexts["clock"] == [0]


def test_an_answer_is_one_option_that_is_completed(commands: list[dict[str, Any]]) -> None:
    """And every word of a game stands once below its command."""
    games = {texts.speaker("en")(f"{key}-command"): game for key, game in engine.games().items()}
    for command in commands:
        if command["name"] in games:
            assert len(command["options"]) == len(set(games[command["name"]].commands.values()))
            for below in command["options"]:
                (option,) = below["options"]
                assert (below["type"], option["type"], option["required"], option["autocomplete"]) == (1, 3, True, True)


async def test_they_are_the_same_at_every_start(tmp_path: Path, commands: list[dict[str, Any]]) -> None:
    """They are registered again only when they have changed."""
    async with client.create(Settings("a.b.c", data=tmp_path, drawing="threads")) as bot:
        assert json.dumps(await bot.tree.payload()) == json.dumps(commands)
