"""Two states of a match that read the same, though everybody sees that they differ."""

from collections.abc import Iterator

from msgspec.structs import asdict

from bot import pictures
from bot.games.kit.matches import any_options, played
from engine import Match, View, game

NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Eva", "Fred", "Gus", "Hank", "Ida", "Jan")


def matches(key: str, number: int, most: int) -> Iterator[Iterator[Match]]:
    """So many matches of a game, of any number of seats and any options, each after every answer."""
    rules = game(key)
    for one in range(number):
        seats, text = rules.seats[one % len(rules.seats)], f"reading {one}"
        yield played(key, seats, text, most, any_options(rules, seats, text))


def same_words(views: Iterator[View], language: str) -> str:
    """Return how two views differ that read the same, empty if there are none."""
    read: dict[tuple[str, ...], View] = {}
    for view in views:
        words = tuple(pictures.board_words(view, NAMES[: view.seats], language))
        other = read.setdefault(words, view)
        if other != view:
            before, now = asdict(other), asdict(view)
            return ", ".join(f"{key}: {before[key]!r} or {now[key]!r}" for key in now if before[key] != now[key])
    return ""
