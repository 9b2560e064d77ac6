"""Boards and hands in words: states that differ never read the same, and the first page says at once what is new.

A trial is a pair of states, one after the other, that differ for the reader; each is also compared with all earlier
states of its match.
"""

import random
from collections.abc import Sequence
from itertools import islice

from msgspec.structs import replace

import engine
from bot import texts
from bot.games.kit.tests.strategies import LONG, called
from bot.tables import Table
from tests.kit.reading import Read, board_read, check_pages, hand_read
from tests.matches import any_options
from tests.prove.leaks_sought import course
from tests.prove.row import Broken, of_each_game
from tests.tables.people import a_table

MOST = 1500
"""So many answers of a match are given at most."""
SELDOM = 0.1
"""The share of states of which all pages are read."""


def case(game: str, seed: int) -> int:
    """A match of any seats, options and players, read by everybody; the number of pairs is returned."""
    text, rules = f"reading {game} {seed}", engine.game(game)
    dice, language = random.Random(text), texts.LANGUAGES[seed % len(texts.LANGUAGES)]
    seats = dice.choice(rules.seats)
    table = a_table(text, seats=seats, game=game, options=any_options(rules, seats, text))
    if seed % 2:
        table = renamed(table, called(LONG, seats))
    readers = (Read(), *(Read() for _ in range(seats)))
    looked = 0
    try:
        for match in islice(course(table, text), MOST):
            readers[0].add(board_read(match, language))
            for seat in range(seats):
                readers[1 + seat].add(hand_read(match, seat, language))
            if dice.random() < SELDOM:
                check_pages(table, match, language, looked)
                looked = len(match.onlooker.events)
    except AssertionError as error:
        raise Broken(f"{error}: {game}, {seats} seats, answer {match.length}, {match.record.options}") from error
    return sum(reader.pairs for reader in readers)


def renamed(table: Table, names: Sequence[str]) -> Table:
    """The table, at which people are called by other names."""
    sitters = (replace(one, name=name) for one, name in zip(table.sitters, names, strict=True))
    return replace(table, sitters=tuple(sitters))


READING = of_each_game(
    "reading",
    "Two states that differ for an onlooker or a seat never read the same; pages have room for all words of a board, "
    "and say soon what is new.",
    "0 pairs read the same, 0 pages too long, 0 news late",
    size=100_000,
    quick=500,
    case=case,
)
