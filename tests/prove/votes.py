"""votes: the record of votes has what everybody was shown in random matches, and nothing else."""

import random
from collections.abc import Iterator

from msgspec.structs import asdict

import engine
from bot import texts
from bot.messages import votes
from bot.pictures import ballots_of
from bot.pictures.reveals import Option
from bot.store import Table
from engine import Match
from tests.matches import play_by_chance
from tests.prove.row import Row, require
from tests.tables.people import a_table, match_of

AT_ONCE = 20
"""Matches of a case."""
GAMES = tuple(key for key, game in engine.games().items() if game.ballots)
SELDOM = 0.05
"""The share of answers after which the record is looked at; it is also looked at in the end."""

Shown = tuple[int, int, int | str]
"""A round, a voter, and a seat or a word."""


def case(seed: int) -> int:
    """So many matches, each of another number."""
    for number in range(seed * AT_ONCE, (seed + 1) * AT_ONCE):
        compare(GAMES[number % len(GAMES)], number)
    return AT_ONCE


def compare(game: str, number: int) -> None:
    """Play a match by chance, and compare the record with the events on the way. Raises ``Broken``."""
    dice = random.Random(f"votes {number}")
    table = a_table(f"votes {number}", seats=dice.choice(engine.game(game).seats), game=game)
    match = match_of(table)
    while match.result is None:
        play_by_chance(match, table.secret, 1)
        if match.result is not None or dice.random() < SELDOM:
            check(table, match)


def check(table: Table, match: Match) -> None:
    """Compare the ballots with the events, and the pages with the ballots. Raises ``Broken``."""
    found = ballots_of(table.game, match.events(None), table.names, "en")
    noted = [(one.round, vote.voter, _voted(vote.option)) for one in found for vote in one.votes]
    require(sorted(noted, key=str) == sorted(_shown(match), key=str), f"{table.game}: {noted} in {match.record}")
    require(all(len({vote.voter for vote in one.votes}) == len(one.votes) for one in found), "a voter has two votes")
    say, first = texts.speaker("en"), votes(texts.speaker("en"), table, match.onlooker, 1)
    pages, lines = [first], first.text.split("\n")[1:]
    while len(lines) < len(found):
        pages.append(votes(say, table, match.onlooker, len(pages) + 1))
        lines += pages[-1].text.split("\n")[1:]
    require(len(lines) == max(1, len(found)), f"{len(lines)} lines for {len(found)} ballots")
    require(all(len(page.text) <= texts.limits.MESSAGE for page in pages), "a page is too long")


def _voted(option: Option) -> int | str:
    return option.words if option.seat is None else option.seat


def _shown(match: Match) -> Iterator[Shown]:
    """Yield the votes and accusations that everybody was shown."""
    for event in match.events(None):
        facts = asdict(event)
        if event.kind == "end_answered":
            yield from ((event.round, seat, "Yes") for seat in facts["yes_seats"])
            yield from ((event.round, seat, "No") for seat in facts["no_seats"])
        elif isinstance(event, match.game.ballots):
            yield event.round, facts["seat"], facts["for_seat"] if "for_seat" in facts else facts["target_seat"]


VOTES = Row(
    "votes",
    "The record of votes of random matches, on the way and in the end, has each vote and accusation that everybody "
    "was shown, in its round.",
    "0 records differ from the public events",
    size=10_000,
    quick=100,
    case=case,
)
