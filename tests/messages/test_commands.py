"""The real command tree keeps Discord's limits in every language, and Discord's own contract."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import client
from bot.config import Settings

NAME = re.compile(r"^[-_'\w]{1,32}$")
SUBCOMMAND = TYPED = 1
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
def registered(tmp_path_factory: pytest.TempPathFactory) -> Commands:
    """Commands, and menus on people and messages, as they are registered with Discord."""
    return asyncio.run(payload(tmp_path_factory.mktemp("commands")))


@pytest.fixture(scope="module")
def commands(registered: Commands) -> Commands:
    """The commands that people type."""
    return [one for one in registered if one["type"] == TYPED]


async def payload(folder: Path) -> Commands:
    async with client.create(Settings("a.b.c", data=folder, drawing="threads")) as bot:
        return await bot.tree.payload()


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The command and all its options."""
    yield command
    for option in command.get("options", []):
        yield from parts(option)


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
def test_names_and_descriptions(registered: Commands, commands: Commands, language: str) -> None:
    assert max(len(text(menu, "name", language)) for menu in registered) <= 32
    for command in commands:
        for part in parts(command):
            assert len(part.get("options", [])) <= 25 >= len(part.get("choices", []))
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


def test_they_are_the_same_at_every_start(tmp_path: Path, registered: Commands) -> None:
    """They are registered again only when they have changed."""
    assert json.dumps(asyncio.run(payload(tmp_path))) == json.dumps(registered)
