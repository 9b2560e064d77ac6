"""Two states of a match that read the same, though everybody sees that they differ."""

from collections.abc import Iterable, Iterator

from msgspec.structs import asdict, replace

from bot import pictures, texts
from bot.games.kit.matches import any_options, played
from bot.pictures.games import pictures_of
from engine import Match, View, game

NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Eva", "Fred", "Gus", "Hank", "Ida", "Jan")


def matches(key: str, number: int, most: int) -> Iterator[Iterator[Match]]:
    """So many matches of a game, of any number of seats and any options, each after every answer."""
    rules = game(key)
    for one in range(number):
        seats, text = rules.seats[one % len(rules.seats)], f"reading {one}"
        yield played(key, seats, text, most, any_options(rules, seats, text))


Read = tuple[View, tuple[str, ...]]
"""A view, and all that is read by who has it."""


def board_read(match: Match, language: str) -> Read:
    """What everybody knows, and the board."""
    view = match.view(None)
    return view, tuple(pictures.board_words(view, NAMES[: match.seats], language))


def hand_read(match: Match, seat: int, language: str) -> Read:
    """What a seat knows that a hand shows, and its hand, the board and its question."""
    names, view = NAMES[: match.seats], match.view(seat)
    lacks = getattr(pictures_of(view.game), "HAND_LACKS", {})
    words = [*board_read(match, language)[1], *pictures.hand_words(view, names, language)]
    if seat in match.decisions:
        words.append(texts.question(texts.speaker(language), view.game, match.decisions[seat], names))
    return replace(view, **lacks), tuple(words)


def same_words(read_ones: Iterable[Read]) -> str:
    """Return how two views differ that read the same, empty if there are none."""
    read: dict[tuple[str, ...], View] = {}
    for view, words in read_ones:
        other = read.setdefault(words, view)
        if other != view:
            before, now = asdict(other), asdict(view)
            return ", ".join(f"{key}: {before[key]!r} or {now[key]!r}" for key in now if before[key] != now[key])
    return ""
