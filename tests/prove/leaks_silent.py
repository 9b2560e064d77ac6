"""Replies to all others, on Discord and by the functions that make them: the same before and after a silent answer."""

import random

import engine
from bot import texts
from bot.commands.typed import questions, suggestions
from bot.tables import Refusal, Table, to_take_back
from bot.tables.taking_back import check_last, own_last
from engine import Match, Seat
from tests.bot import silence
from tests.bot.silence import difference, silent_answers
from tests.kit.cases import Case
from tests.matches import any_options
from tests.messages import leaks
from tests.prove.playground import playground
from tests.prove.row import Row, require
from tests.tables.people import match_of

LANGUAGE = texts.speaker("en")
MOST = 400
TRIED = 12
"""So many silent answers of a match are tried on Discord."""
SHARE = 0.02
"""So many of all deeds are tried there by each person, and each by somebody."""


def in_functions(seed: int) -> int:
    """A match of any seats and options; how many silent answers were given in it."""
    game = list(engine.games())[seed % len(engine.games())]
    text, rules = f"functions {game} {seed}", engine.game(game)
    dice = random.Random(text)
    seats = dice.choice(rules.seats)
    table = Case(game, seats, text, any_options(rules, seats, text), {}, MOST).table
    tried = 0
    for given in silent_answers(match_of(table), dice):
        after = given.before.copy()
        after.play(given.seat, given.keys)
        others = [one for one in range(seats) if one != given.seat and given.before.seat(one) == after.seat(one)]
        for viewer in (None, *others[tried % len(others) :][:1]) if others else (None,):
            here, there = (made(table, match, viewer) for match in (given.before, after))
            require(here == there, f"{given.seat} answers {given.keys}, {viewer} is told: {difference(here, there)}")
        tried += 1
    return tried


def made(table: Table, match: Match, viewer: int | None) -> list[object]:
    """Every message, suggestion, offer and refusal that is made of the match for somebody."""
    found: list[object] = [*leaks.seen(table, leaks.true(match, viewer), answered=False)]
    seat = match.onlooker if viewer is None else match.seat(viewer)
    for word in dict.fromkeys(match.game.commands.values()):
        found.append((word, suggested(table, seat, word)))
    if viewer is not None:
        found += [to_take_back(table, seat), refused(table, match, viewer)]
    return found


def suggested(table: Table, seat: Seat, word: str) -> object:
    """Return the suggestions for a seat that types that command."""
    return suggestions(LANGUAGE, table, seat, word, "") if questions(table, seat, word) else None


def refused(table: Table, match: Match, seat: int) -> str:
    """Why the seat cannot take its last answer back, where it is offered to it."""
    if to_take_back(table, match.seat(seat)) is None:
        return "never"
    answers = [one.answered.question for one in match.seat(seat).moments if one.answered]
    try:
        check_last(table, match, seat, own_last(match, seat, answers[-1] if answers else 1))
    except Refusal as refusal:
        return refusal.key
    return ""


LEAKS_IN_FUNCTIONS = Row(
    "leaks-functions",
    "Right before and right after an answer that nobody may notice, all messages, suggestions, offers and refusals "
    "are made for an onlooker and for another seat, of matches of any seats and options.",
    "0 differences",
    size=100_000,
    quick=1_000,
    case=in_functions,
)


async def in_replies(seed: int) -> int:
    """A match of people; how many silent answers were given, each with every deed before and after it."""
    game = list(engine.games())[seed % len(engine.games())]
    async with playground(seed) as court:
        return (await silence.tried(court, game, f"replies {seed}", TRIED, SHARE)).tried


LEAKS_IN_REPLIES = Row(
    "leaks-replies",
    "Right before and right after an answer that nobody may notice, other players, the host, admins, onlookers, a "
    "former player, somebody who is blocked and a stranger do everything that is registered: commands, suggestions, "
    "buttons, menus and fields, their own and forged ones.",
    "not a byte differs, nothing is sent in between",
    size=2_000,
    quick=10,
    case=in_replies,
    limit=600.0,
)
