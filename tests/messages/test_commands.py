"""The real command tree keeps Discord's limits in every language, and Discord's own contract."""

import asyncio
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
SUBCOMMAND = 1
TYPED, ON_PERSON, ON_MESSAGE = 1, 2, 3
LOCALES = ("de", "nl")
LANGUAGES = ("en", *LOCALES)
BELOW = {
    "clock": ["pause", "resume", "more"],
    "seat": ["away", "back", "handover"],
    "my": ["reminders", "tips", "pictures", "reading", "notify", "block", "unblock"],
}
"""Commands that were several commands once, and the words that people type for these."""
WHOLE = 8000  # characters of all names, descriptions and values of a command

Commands = list[dict[str, Any]]


@pytest.fixture(scope="module")
def commands(tmp_path_factory: pytest.TempPathFactory) -> Commands:
    """The commands that people type, as they are registered with Discord."""
    return typed(asyncio.run(payload(tmp_path_factory.mktemp("commands"))))


def typed(commands: Commands) -> Commands:
    return [one for one in commands if one["type"] == TYPED]


@pytest.fixture(scope="module")
def menus(tmp_path_factory: pytest.TempPathFactory) -> Commands:
    """The commands of menus on people and messages."""
    return [one for one in asyncio.run(payload(tmp_path_factory.mktemp("menus"))) if one["type"] != TYPED]


async def payload(folder: Path) -> Commands:
    async with client.create(Settings("a.b.c", data=folder, drawing="threads")) as bot:
        return await bot.tree.payload()


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The command and all its options."""
    yield command
    for option in command.get("options", []):
        yield from parts(option)


def test_so_many_commands_and_options(commands: Commands) -> None:
    named = "join start leave hand board plan status abort rules learn clock seat my settings table"
    named += " history leaderboard privacy stats notes"
    games = {"verraeter", "traitors", "traitor", "verraad"}
    assert {command["name"] for command in commands} == {*named.split()} | games
    for command in commands:
        for part in parts(command):
            assert len(part.get("options", [])) <= 25
            assert len(part.get("choices", [])) <= 25


def test_menus_on_people_and_messages(menus: Commands) -> None:
    kinds = {one["name"]: one["type"] for one in menus}
    assert kinds == {"Invite to my table": ON_PERSON, "Stats": ON_PERSON, "Replay this": ON_MESSAGE}
    for one in menus:
        assert set(one["name_localizations"]) == set(LOCALES)
        assert all(len(text(one, "name", language)) <= 32 for language in LANGUAGES)
        assert (one["contexts"], one["integration_types"]) == ([0], [0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_below_a_command_is_found_where_it_is_typed(commands: Commands, language: str) -> None:
    """Discord finds what is typed in the whole names; each word is that of one command alone, or of tables, too."""
    named = {
        (command["name"], below["name"]): (text(command, "name", language), text(below, "name", language))
        for command in commands
        for below in command.get("options", [])
        if below["type"] == SUBCOMMAND
    }
    for command, words in BELOW.items():
        assert sorted(below for above, below in named if above == command) == sorted(words)
        for word in words:
            typed = named[command, word][1]
            assert [one for one, name in named.items() if typed in name and one[0] != "table"] == [(command, word)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_descriptions(commands: Commands, language: str) -> None:
    for command in commands:
        for part in parts(command):
            name, description = text(part, "name", language), text(part, "description", language)
            assert NAME.match(name), name
            assert name == name.lower()
            assert 1 <= len(description) <= 100, description
    for among in (commands, *(command.get("options", []) for command in commands)):
        names = [text(one, "name", language) for one in among]
        assert len(set(names)) == len(names)


def text(part: dict[str, Any], what: str, language: str) -> str:
    if language == "en":
        return str(part[what])
    return str(part[f"{what}_localizations"][language])


def test_no_command_is_too_long_as_a_whole(commands: Commands) -> None:
    """Discord counts the longest of all languages for each text."""
    for command in commands:
        length = sum(
            max(len(text(part, what, language)) for language in LANGUAGES)
            for part in parts(command)
            for what in ("name", "description")
        )
        assert length <= WHOLE


def test_games_are_played_in_servers_and_in_direct_messages(commands: Commands) -> None:
    contexts = {command["name"]: command["contexts"] for command in commands}
    for name in ("hand", "seat", "my", "verraeter", "traitors", "traitor", "verraad"):
        assert sorted(contexts[name]) == [0, 1]
    assert contexts["join"] == contexts["clock"] == [0]


def test_four_commands_are_offered_everywhere_and_by_a_persons_own_installation(commands: Commands) -> None:
    """All others stay with the servers that have added the bot."""
    places = {command["name"]: (sorted(command["integration_types"]), command["contexts"]) for command in commands}
    wide = {name for name, (types, _) in places.items() if types == [0, 1]}
    assert wide == {"learn", "rules", "privacy", "stats"}
    assert all(sorted(places[name][1]) == [0, 1, 2] for name in wide)
    others = [places[name] for name in places if name not in wide]
    assert all(types == [0] and 2 not in (contexts or ()) for types, contexts in others)


def test_an_answer_is_one_option_that_is_completed(commands: Commands) -> None:
    """And every word of a game stands once below its command."""
    games = {texts.speaker("en")(f"{key}-command"): game for key, game in engine.games().items()}
    for command in commands:
        if command["name"] in games:
            assert len(command["options"]) == len(set(games[command["name"]].commands.values()))
            for below in command["options"]:
                (option,) = below["options"]
                assert (below["type"], option["type"], option["required"], option["autocomplete"]) == (1, 3, True, True)


def test_they_are_the_same_at_every_start(tmp_path: Path, commands: Commands) -> None:
    """They are registered again only when they have changed."""
    assert json.dumps(typed(asyncio.run(payload(tmp_path)))) == json.dumps(commands)
