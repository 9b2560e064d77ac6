"""The lobby: four lines, few words, few buttons, in every game, language and number of seats."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

import engine
from bot import messages, texts
from bot.fair_deal.ingredients import Cut
from bot.messages.content import Menu
from bot.store import Sitter, Table
from tests.tables.people import a_table

WORDS, CONTROLS, LINES = 45, 8, 4
DEAL = re.compile(r"[0-9a-f]{32}|\*(eagle|rose)\*|cut|abgehoben|gecoupeerd", re.IGNORECASE)
"""Words of the lines about the deal, which stay below the others."""

NAMES = ("Anna", "Bartholomew", "Chloé", "Dirk", "Emma", "Finn", "Greta", "Hugo")


def lobbies(language: str, game: str) -> Iterator[Table]:
    """Lobbies with every number of seats taken, with few and many people invited, with and without cuts."""
    rules = engine.game(game)
    for taken in range(1, rules.seats[-1] + 1):
        for computers in (0, taken - 1):
            for guests in ((), tuple(range(100, 110))):
                people = [Sitter(name, user) for user, name in enumerate(NAMES[: taken - computers], 1)]
                machines = [Sitter(f"{name} ◇", player="search") for name in NAMES[taken - computers : taken]]
                yield replace(
                    a_table(game=game, language=language),
                    **{"state": "lobby", "started": 0, "options": {}, "ingredients": (), "pace": "live"},
                    **{"host": 1, "sitters": (*people, *machines), "guests": guests, "rules": rules.rules_version},
                    cuts=(Cut(1, "Anna", "eagle"), Cut(1, "Anna", "rose")) if guests else (),
                )


def words(text: str) -> int:
    """Return how many words people read; a mention is a name."""
    return sum(any(letter.isalnum() for letter in word) for word in text.split())


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", engine.games())
def test_four_lines_few_words_and_few_controls(game: str, language: str) -> None:
    for table in lobbies(language, game):
        lobby = messages.lobby(table)
        lines = [line for line in lobby.text.splitlines() if not DEAL.search(line)]
        assert len(lines) == LINES
        assert words("\n".join(lines)) <= WORDS
        assert table.fingerprint in lobby.text.splitlines()[LINES]
        assert sum(1 if isinstance(row, Menu) else len(row) for row in lobby.rows) <= CONTROLS
