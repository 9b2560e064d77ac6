"""Random matches of every game: they end, keep their invariants, and replay from their records."""

import random
from collections.abc import Sequence

import engine
from engine import Decision, Match, Record
from engine.players import PLAYERS, chance_for
from tests.kit.games import HOOKS
from tests.matches import SHORT, any_options, everything, seed_of
from tests.prove.row import Broken, Row

AT_ONCE = 50
"""Matches of a case; the first one is of a game whose matches take as long as twenty others."""
LONG = tuple(game for game in engine.games() if game not in SHORT)
MOST = 4000
"""No match has more answers."""
SELDOM = 0.02
"""The share of answers after which invariants are looked at; they are also looked at in the end."""


def case(seed: int) -> int:
    """So many matches, each of another number."""
    for place in range(AT_ONCE):
        number = seed * AT_ONCE + place
        games = SHORT if place else LONG
        game = games[number % len(games)]
        play(game, number)
    return AT_ONCE


def play(game: str, number: int) -> None:
    """A whole match with any seats, options and players. Raises ``Broken``."""
    text, rules = f"random {number}", engine.game(game)
    dice = random.Random(text)
    seats = dice.choice(rules.seats)
    options = any_options(rules, seats, text)
    players = [dice.choice(("chance", "thumb")) for _ in range(seats)]
    match = engine.start(game, seats=seats, options=options, seed=seed_of(text))
    try:
        to_its_end(match, players, dice)
        replays(match)
    except Exception as error:
        raise Broken(f"{error!r} in {match.record.to_json().decode()}") from error


def to_its_end(match: Match, players: list[str], dice: random.Random) -> None:
    """Play it, and look at its invariants now and then."""
    check = HOOKS[match.game.key].check
    seed = match.record.seed or bytes(32)
    while match.result is None:
        assert match.length < MOST, "it does not end"
        seat = dice.choice(match.awaited)
        decision = match.decisions[seat]
        if players[seat] == "chance":
            keys: Sequence[str] = anything(decision, dice)
        else:
            keys = PLAYERS["thumb"].answer(match.view(seat), decision, chance_for(seed, seat, match.length))
        match.play(seat, keys)
        if dice.random() < SELDOM:
            check(match)
    check(match)
    assert not match.decisions


def anything(decision: Decision, dice: random.Random) -> list[str]:
    """Any answer, without a look at the view; ``back`` where there is nothing else."""
    keys = [key for key in decision.keys if key != "back"] or list(decision.keys)
    return dice.sample(keys, dice.randint(decision.least, min(decision.most, len(keys))))


def replays(match: Match) -> None:
    """From its record as it is published an equal match is made."""
    again = engine.replay(Record.from_json(match.record.to_json()))
    assert everything(again) == everything(match), "its record makes another match"


MATCHES = Row(
    "matches",
    "Any match of every game, number of seats and option, of players by chance and by rule of thumb, ends, "
    "keeps its invariants on the way, and is made again by its record.",
    "every match ends, 0 invariants broken, every replay equal",
    size=1_000_000,
    quick=1_000,
    case=case,
)
