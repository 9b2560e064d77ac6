"""Checks a published deal: ``python -m bot verify FILE``.

The fingerprint was shown when the table opened. The file must hold the secret of that fingerprint; the ingredients must
be those that follow from table, game, options, data files, seats and cuts, in their one form and nothing beside them;
secret and ingredients must make the seed of the record; the record must replay by the rules, to the result that the
file states. What that proves and what it does not is said. Files of older programs are read, and prove less; so do
those of tables at which somebody was who has had their data deleted: their ingredients are gone.
"""

import re
import sys
from pathlib import Path
from typing import Any

import msgspec

import engine
from bot.ingredients import HASH, ingredients

SEAT = re.compile(rf"seat \d+ (?P<seat>(?P<who>person (?P<hash>[0-9a-f]{{{HASH}}})|computer \S*) (?P<name>.+))")
CUT = re.compile(rf"cut (?P<hash>[0-9a-f]{{{HASH}}}) (?P<word>.+)")


class Sat(msgspec.Struct, frozen=True):
    """Who answered for a seat from an answer on; ``None``: a computer player."""

    seat: int
    answer: int
    name: str | None


class Deal(msgspec.Struct, frozen=True):
    """A published deal, as the bot attaches it to the end of a match.

    Its format is the number ``turncoat``. Format 1 says ``names``, format 2 the ``result``, format 3 both, but not what
    the deal was made of; ``sat`` is not checked.
    """

    turncoat: int
    table: int
    record: dict[str, Any]
    fingerprint: str = ""
    secret: str = ""
    ingredients: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    result: engine.Result | None = None
    sat: tuple[Sat, ...] = ()


class Checked(msgspec.Struct, frozen=True):
    """A deal that holds: its match, replayed; the names by seat; who cut the cards, and with which word."""

    deal: Deal
    match: engine.Match
    names: tuple[str, ...]
    cuts: tuple[tuple[str, str], ...] = ()


class Unfair(ValueError):
    """The deal does not hold; the text says where."""


def verify(text: bytes | str) -> Checked:
    """The deal, checked. Raises ``Unfair`` with the first thing that does not hold."""
    try:
        deal = msgspec.json.decode(text, type=Deal)
        secret = bytes.fromhex(deal.secret)
        record = engine.Record.from_json(msgspec.json.encode(deal.record))
    except (ValueError, msgspec.MsgspecError) as error:
        raise Unfair(f"This is no deal of Turncoat: {error}.") from None
    if deal.turncoat not in (1, 2, 3):
        raise Unfair(f"The file has format {deal.turncoat}; this program reads formats 1 to 3.")
    if deal.turncoat == 3:
        return _checked_without_deal(deal, record)
    if engine.commitment(secret) != deal.fingerprint:
        raise Unfair("The secret does not belong to the fingerprint: the deal was changed after the table opened.")
    if record.seed != engine.make_seed(secret, deal.ingredients):
        raise Unfair("The seed was not made of the secret and the ingredients: the deal may have been chosen.")
    if deal.turncoat == 1:
        return _checked_names(deal, record)
    names, cuts = _check_ingredients(deal, record)
    return _checked_result(Checked(deal, _replayed(record), names, cuts))


def _checked_without_deal(deal: Deal, record: engine.Record) -> Checked:
    if deal.fingerprint or deal.secret or deal.ingredients:
        raise Unfair("A file of format 3 says nothing of what the deal was made of, and this one does.")
    return _checked_result(_checked_names(deal, record))


def _checked_result(checked: Checked) -> Checked:
    if checked.match.result != checked.deal.result:
        raise Unfair("The answers lead to another result than the file states.")
    return checked


def _check_ingredients(deal: Deal, record: engine.Record) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
    """The names by seat, and who cut with which word, if the ingredients are what they must be and nothing else."""
    seats = [found for one in deal.ingredients if (found := SEAT.fullmatch(one))]
    cuts = [found for one in deal.ingredients if (found := CUT.fullmatch(one))]
    try:
        data = {**engine.game(record.game).data_of(record.rules), **record.data}
    except engine.EngineError as error:
        raise Unfair(f"The record cannot be read: {error}.") from None
    made = ingredients(
        deal.table,
        record.game,
        record.rules,
        record.options,
        data,
        [one["seat"] for one in seats],
        [(one["hash"], one["word"]) for one in cuts],
    )
    for said, must in zip(deal.ingredients, made, strict=False):
        if said != must:
            raise Unfair(f"The deal was made of “{said}”, where the table says “{must}”.")
    if len(deal.ingredients) != len(made) or len(seats) != record.seats:
        raise Unfair("The deal was made of more or less than the table, its game, its seats and its cuts.")
    people = {one["hash"]: one["name"] for one in seats if one["hash"]}
    named = tuple((people.get(one["hash"], "somebody who left"), one["word"]) for one in cuts)
    return tuple(one["name"] for one in seats), named


def _checked_names(deal: Deal, record: engine.Record) -> Checked:
    if record.seats != len(deal.names):
        raise Unfair(f"The record is of {record.seats} seats, but {len(deal.names)} names sat there.")
    return Checked(deal, _replayed(record), deal.names)


def _replayed(record: engine.Record) -> engine.Match:
    try:
        return engine.replay(record)
    except engine.EngineError as error:
        raise Unfair(f"The record does not follow the rules: {error}.") from None


def main(path: str) -> int:
    """Verify the file at ``path`` (``-``: standard input) and say what came out; the exit code is returned."""
    try:
        checked = verify(sys.stdin.read() if path == "-" else Path(path).read_bytes())
    except OSError as error:
        print(f"{path} cannot be read: {error.strerror}.")
        return 2
    except Unfair as error:
        print(error)
        return 1
    print("\n".join(sentences(checked)))
    return 0


def sentences(checked: Checked) -> list[str]:
    """What is proven, and what is not."""
    deal, match = checked.deal, checked.match
    lines = [
        *_follows_from(deal),
        f"Table {deal.table}, {match.game.key}: {match.length} answers by version {match.record.rules} of its rules.",
    ]
    if match.record.data:
        lines.append(f"Played with data files of its own: {', '.join(sorted(match.record.data))}")
    if match.result is not None:
        scores = ", ".join(f"{name} {score}" for name, score in zip(checked.names, match.result.scores, strict=True))
        lines.append(f"Result: {scores}")
    return [*lines, *_who_chose(checked), "Not proven: who gave these answers, and that all of them are those given."]


def _follows_from(deal: Deal) -> list[str]:
    """What the deal was made of."""
    if deal.turncoat == 3:
        return [
            "Somebody who was at this table has had their data deleted, and with it what the deal was made of. "
            "The file shows seed and record only."
        ]
    return [
        "The deal follows from the secret and from what everybody saw before the start."
        if deal.turncoat == 2
        else "The deal follows from the secret and from what the file names. An older program wrote it.",
        f"Proven if the lobby’s fingerprint was the beginning of this one: {deal.fingerprint}",
    ]


def _who_chose(checked: Checked) -> list[str]:
    """Whether somebody could have chosen the deal."""
    deal = checked.deal
    if deal.turncoat == 3:
        return ["Proven: these answers follow the rules and lead to this result. Not proven: that the deal was fair."]
    if deal.turncoat == 1:
        return [
            f"It was made of: {', '.join(deal.ingredients)}",
            "Not proven: that whoever runs the bot did not choose among starts, of which only the bot knew the ids.",
        ]
    if not checked.cuts:
        return ["Nobody cut the cards. Not proven: that whoever runs the bot did not choose the secret for this table."]
    return [
        "Cut by: " + ", ".join(f"{name} “{word}”" for name, word in checked.cuts),
        "Who cut the cards last, after seeing the fingerprint, and is not in league with whoever runs the bot, knows "
        "that nobody chose the deal.",
    ]
