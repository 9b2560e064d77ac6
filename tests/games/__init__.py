"""A folder for each game with all its tests, and what is kept of its matches: records and golden transcripts."""

from pathlib import Path

from bot.games.kit.entries import name_hooks

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/records/*/*/*.json"))
"""Records of every game, by the version of its rules, half-played and whole."""
GOLDEN = sorted(FOLDER.glob("*/golden/*.txt"))
"""Transcripts of whole matches of every game."""
RULES = sorted(FOLDER.glob("*/golden/rules/*.txt"))
"""Examples of the rules of games that have them."""
PATCHES = sorted(FOLDER.glob("*/patches/*/*.patch"))
"""Leaks of every game."""


def name_all_hooks() -> None:
    """Say where the hooks of the games are, whose packages have no entry point for them."""
    for file in FOLDER.glob("*/hooks.py"):
        name_hooks(file.parent.name, f"tests.games.{file.parent.name}.hooks:Looking")


def game_of(path: Path) -> str:
    """The game in whose folder a file lies.

    >>> game_of(FOLDER / "chess" / "records" / "1" / "half" / "castling.json")
    'chess'
    """
    return path.relative_to(FOLDER).parts[0]


def name_of(path: Path) -> str:
    """A file's name among those of all games.

    >>> name_of(FOLDER / "chess" / "records" / "1" / "half" / "castling.json")
    'chess-records-1-half-castling'
    """
    return "-".join(path.relative_to(FOLDER).with_suffix("").parts)
