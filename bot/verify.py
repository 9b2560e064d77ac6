"""Checks that a published deal was fair: ``python -m bot verify FILE``.

The fingerprint was shown when the table opened. The file must hold the secret of that fingerprint; secret and
ingredients must make the seed of the record; and the record must replay by the rules. Then nobody can have chosen the
deal.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

import engine


class Deal(msgspec.Struct, frozen=True):
    """A published deal, as the bot attaches it to the end of a match."""

    turncoat: int
    table: int
    fingerprint: str
    secret: str
    ingredients: tuple[str, ...]
    names: tuple[str, ...]
    record: dict[str, Any]


class Unfair(ValueError):
    """The deal does not hold; the text says where."""


def verify(text: bytes | str) -> tuple[Deal, engine.Match]:
    """The deal and its match, replayed. Raises ``Unfair`` with the first thing that does not hold."""
    try:
        deal = msgspec.json.decode(text, type=Deal)
        secret = bytes.fromhex(deal.secret)
        record = engine.Record.from_json(msgspec.json.encode(deal.record))
    except (ValueError, msgspec.MsgspecError) as error:
        raise Unfair(f"This is no deal of Turncoat: {error}.") from None
    if engine.commitment(secret) != deal.fingerprint:
        raise Unfair("The secret does not belong to the fingerprint: the deal was changed after the table opened.")
    if record.seed != engine.make_seed(secret, deal.ingredients):
        raise Unfair("The seed was not made of the secret and the ingredients: the deal may have been chosen.")
    if record.seats != len(deal.names):
        raise Unfair(f"The record is of {record.seats} seats, but {len(deal.names)} names sat there.")
    try:
        return deal, engine.replay(record)
    except engine.EngineError as error:
        raise Unfair(f"The record does not follow the rules: {error}.") from None


def main(path: str) -> int:
    """Verify the file at ``path`` (``-``: standard input) and say what came out; the exit code is returned."""
    try:
        text: bytes | str = sys.stdin.read() if path == "-" else Path(path).read_bytes()
        deal, match = verify(text)
    except OSError as error:
        print(f"{path} cannot be read: {error.strerror}.")
        return 2
    except Unfair as error:
        print(error)
        return 1
    print("The deal was fair.")
    print(f"The lobby’s fingerprint must be the beginning of this one: {deal.fingerprint}")
    print(f"Table {deal.table}, {match.game.key}, {match.length} answers, made of: {', '.join(deal.ingredients)}")
    if match.result is not None:
        scores = ", ".join(f"{name} {score}" for name, score in zip(deal.names, match.result.scores, strict=True))
        print(f"Result: {scores}")
    return 0
