"""Checks a published deal: ``python -m bot verify FILE``. The command needs the engine alone.

The file must hold what makes its fingerprint: the secret, the ingredients and the words of the cuts.
The ingredients must follow from table, game, options, data files and seats. They must have their one form, and nothing
may stand beside the ingredients. Secret and fingerprint must make the seed of the record. The record must replay by the
rules, to the result that the file states.
The command says what the file proves, and to whom. The second answer depends on a fingerprint
that somebody has noted, and on the word with which they then cut.

Files of older programs are read, and prove less. The same is true for the file of a table at which somebody has had
their data deleted. The ingredients in such a file are gone.
"""

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import engine
from bot.fair_deal.ingredients import DIGITS, FORMAT, HASH, WORD, fingerprints, ingredients, spelled
from engine import outside

SEAT = re.compile(r"seat \d+ (?P<seat>(?:person|computer \S*) (?P<name>.+))", re.DOTALL)
OLDER_SEAT = re.compile(
    rf"seat \d+ (?P<seat>(?:person (?P<hash>[0-9a-f]{{{HASH}}})|computer \S*) (?P<name>.+))", re.DOTALL
)
OLDER_CUT = re.compile(rf"cut (?P<hash>[0-9a-f]{{{HASH}}}) (?P<word>.+)", re.DOTALL)
NOTED = re.compile(rf"[0-9a-f]{{{DIGITS},}}")
BETWEEN = re.compile(r"[\s`-]")
"""Signs that may stand in a fingerprint that somebody has noted, and mean nothing."""
BLANK = re.compile(" (?= )")
"""One of several blanks in a row: many of them would push what follows into a line of its own."""
LONGEST = 100
"""At most so many characters of a file's text, such as a name, are told."""


class Sat(msgspec.Struct, frozen=True):
    """The name of the person who answered for a seat from an answer on; ``None``: a computer player."""

    seat: int
    answer: int
    name: str | None


class Deal(msgspec.Struct, frozen=True):
    """A published deal, as the bot attaches it to the end of a match.

    Its format is the number ``turncoat``. Format 1 says ``names``, format 2 the ``result``, format 3 both, but not the
    ingredients of the deal. Format 4 says the ``result``, the ingredients, and the words of the ``cuts``. ``sat`` is
    not checked.
    """

    turncoat: int
    table: int
    record: dict[str, Any]
    fingerprint: str = ""
    secret: str = ""
    ingredients: tuple[str, ...] = ()
    cuts: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    result: engine.Result | None = None
    sat: tuple[Sat, ...] = ()


class FairDeal(msgspec.Struct, frozen=True):
    """A deal that holds: its match, replayed; the names by seat; the words of the cuts.

    ``fingerprints`` are those before the first cut and after each. Older formats have but one, of the secret alone.
    """

    deal: Deal
    match: engine.Match
    names: tuple[str, ...]
    cuts: tuple[str, ...] = ()
    fingerprints: tuple[str, ...] = ()


class Unfair(ValueError):
    """The deal does not hold; the text says where."""


def verify(text: bytes | str) -> FairDeal:
    """Return the deal, checked. Raises ``Unfair`` with the first thing that does not hold."""
    try:
        return _verified(text)
    except RecursionError:
        raise Unfair("This is no deal of Turncoat: it is nested too deeply.") from None


def _verified(text: bytes | str) -> FairDeal:
    try:
        deal = msgspec.json.decode(text, type=Deal)
        secret = bytes.fromhex(deal.secret)
        record = engine.Record.from_json(msgspec.json.encode(deal.record))
    except (ValueError, msgspec.MsgspecError) as error:
        raise Unfair(f"This is no deal of Turncoat: {error}.") from None
    if deal.turncoat not in range(1, FORMAT + 1):
        raise Unfair(f"The file has format {deal.turncoat}; this program reads formats 1 to {FORMAT}.")
    if deal.turncoat == 3:
        return _checked_without_deal(deal, record)
    if deal.turncoat == FORMAT:
        return _checked_result(_checked_deal(deal, record, secret))
    if engine.commitment(secret) != deal.fingerprint:
        raise Unfair("The secret does not belong to the fingerprint: the deal was changed after the table opened.")
    _check_seed(record, secret, deal.ingredients)
    if deal.turncoat == 1:
        return _checked_names(deal, record)
    return _checked_result(_checked_older(deal, record))


def _check_seed(record: engine.Record, secret: bytes, made_of: Sequence[str]) -> None:
    if record.seed != engine.make_seed(secret, made_of):
        raise Unfair("The seed was not made of the secret and of what the file names: the deal may have been chosen.")


def _checked_deal(deal: Deal, record: engine.Record, secret: bytes) -> FairDeal:
    shown = fingerprints(engine.commitment(secret), deal.ingredients, deal.cuts)
    if deal.fingerprint != shown[-1]:
        raise Unfair("The fingerprint does not stand for the secret, the ingredients and the cuts of the file.")
    _check_seed(record, secret, shown[-1:])
    seats = [found for one in deal.ingredients if (found := SEAT.fullmatch(one))]
    _check_ingredients(deal, record, [one["seat"] for one in seats], [])
    return FairDeal(deal, _replayed(record), tuple(one["name"] for one in seats), deal.cuts, shown)


def _checked_older(deal: Deal, record: engine.Record) -> FairDeal:
    seats = [found for one in deal.ingredients if (found := OLDER_SEAT.fullmatch(one))]
    cuts = [found for one in deal.ingredients if (found := OLDER_CUT.fullmatch(one))]
    _check_ingredients(deal, record, [one["seat"] for one in seats], [(one["hash"], one["word"]) for one in cuts])
    return FairDeal(deal, _replayed(record), tuple(one["name"] for one in seats), tuple(one["word"] for one in cuts))


def _checked_without_deal(deal: Deal, record: engine.Record) -> FairDeal:
    if deal.fingerprint or deal.secret or deal.ingredients or deal.cuts:
        raise Unfair("A file of format 3 does not say of what the deal was made, but this file does.")
    return _checked_result(_checked_names(deal, record))


def _checked_result(checked: FairDeal) -> FairDeal:
    if checked.match.result != checked.deal.result:
        raise Unfair("The answers lead to another result than the file states.")
    return checked


def _check_ingredients(
    deal: Deal, record: engine.Record, seats: Sequence[str], cuts: Sequence[tuple[str, str]]
) -> None:
    """Refuse ingredients that are not what they must be, and nothing else."""
    try:
        data = {**engine.game(record.game).data_of(record.rules), **record.data}
    except engine.EngineError as error:
        raise Unfair(f"The record cannot be read: {error}.") from None
    made = ingredients(deal.table, record.game, record.rules, record.options, data, seats, cuts)
    for said, must in zip(deal.ingredients, made, strict=False):
        if said != must:
            raise Unfair(f"The deal was made of {told(said)}, but the table says {told(must)}.")
    if len(deal.ingredients) != len(made) or len(seats) != record.seats:
        raise Unfair("The deal was made of something else than the table, its game, its seats and its cuts.")


def _checked_names(deal: Deal, record: engine.Record) -> FairDeal:
    if record.seats != len(deal.names):
        raise Unfair(f"The record has {record.seats} seats, but the file has {len(deal.names)} names.")
    return FairDeal(deal, _replayed(record), deal.names)


def _replayed(record: engine.Record) -> engine.Match:
    try:
        return engine.replay(record)
    except engine.EngineError as error:
        raise Unfair(f"The record does not follow the rules: {error}.") from None


def alone(arguments: Sequence[str]) -> int:
    """Run the command if nothing except the engine is installed, and return its exit code."""
    parser = argparse.ArgumentParser(prog="turncoat verify")
    add_arguments(parser)
    return command(parser.parse_args(arguments))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that the command understands."""
    parser.add_argument("file", metavar="FILE", help="the file that a table published at its end; - is standard input")
    noted = "the fingerprint that the lobby showed before you cut the cards"
    parser.add_argument("noted", metavar="FINGERPRINT", nargs="?", default="", help=noted)
    parser.add_argument(
        "word", metavar="WORD", nargs="?", default="", help="the word with which you cut the cards then"
    )


def command(given: argparse.Namespace) -> int:
    """Carry the command out, with the games of other packages."""
    for sentence in outside.load():
        print(sentence, file=sys.stderr)
    return main(given.file, given.noted, given.word)


def main(path: str, noted: str = "", word: str = "") -> int:
    """Verify the file at ``path`` (``-``: standard input) and say what came out; the exit code is returned.

    ``noted`` is the fingerprint that somebody has noted, ``word`` that with which they then cut the cards.
    """
    try:
        checked = verify(sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes())
        lines = sentences(checked, noted, word)
    except OSError as error:
        print(f"{path} cannot be read: {error.strerror}.")
        return 2
    except Unfair as error:
        _say([str(error)])
        return 1
    _say(lines)
    return 0


def _say(lines: Sequence[str]) -> None:
    """Print what any terminal can show; a letter that it does not know is spelled out."""
    encoding = sys.stdout.encoding or "utf-8"
    print("\n".join(printable(line).encode(encoding, "backslashreplace").decode(encoding) for line in lines))


def told(text: str) -> str:
    r"""Return a text of a file in quotation marks, in one line.

    The text cannot leave the quotation marks, and has nothing that moves a cursor.

    >>> print(told("Ben"), told("O'Neil"), told("\x1b[2KProven\u2028by all"))
    'Ben' "O'Neil" '\x1b[2KProven\u2028by all'
    """
    return repr(text) if len(text) <= LONGEST else f"{text[:LONGEST]!r}…"


def printable(line: str) -> str:
    r"""Return the line with signs in place of some characters.

    Signs replace characters that cannot be printed, or would end the line, or reach for the next line.

    >>> printable("Ben\n   Proven")
    'Ben\\n\\x20\\x20 Proven'
    """
    shown = "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in line)
    return BLANK.sub(r"\\x20", shown)


def sentences(checked: FairDeal, noted: str = "", word: str = "") -> list[str]:
    """Return sentences about what is proven, and what is not.

    Raises ``Unfair`` if the fingerprint that somebody has ``noted`` is none of this deal's. Also raises ``Unfair``
    if their ``word`` for the cut that followed is none of this deal's.
    """
    deal, match = checked.deal, checked.match
    lines = [
        *_follows_from(deal),
        f"Table {deal.table}, {match.game.key}: {match.length} answers by version {match.record.rules} of its rules.",
    ]
    if match.record.data:
        lines.append(f"Played with data files of its own: {', '.join(map(told, sorted(match.record.data)))}")
    if match.result is not None:
        scores = ", ".join(
            f"{told(name)} {score}" for name, score in zip(checked.names, match.result.scores, strict=True)
        )
        lines.append(f"Result: {scores}")
    chosen = _who_chose(checked, noted, word) if deal.turncoat == FORMAT else _older(checked, noted)
    return [
        *lines,
        *chosen,
        "Not proven: who gave these answers, that all of them are those given, and that the operator looked at no "
        "cards.",
    ]


def _follows_from(deal: Deal) -> list[str]:
    """Say what the deal was made of."""
    if deal.turncoat == 3:
        return [
            "Somebody who was at this table has had their data deleted, and with it what the deal was made of. "
            "The file shows seed and record only."
        ]
    if deal.turncoat == FORMAT:
        return ["The deal was made of the secret and of the last fingerprint, and of nothing else."]
    return ["The deal follows from the secret and from what the file names. An older program wrote it."]


def _who_chose(checked: FairDeal, noted: str, word: str) -> list[str]:
    """Say who can know that nobody chose the deal."""
    shown, cuts = checked.fingerprints, checked.cuts
    lines = [
        "The fingerprints that the lobby must have shown:",
        f"- {shown[0]} before any cut",
        *(f"- {one} after the cut with {told(cut)}" for one, cut in zip(shown[1:], cuts, strict=True)),
    ]
    if noted:
        return [*lines, *_compared(checked, _read(noted), word)]
    if not cuts:
        return [*lines, "Nobody cut the cards. Not proven: that the operator did not choose the deal."]
    return [
        *lines,
        f"Whoever cut last, with {_letters(cuts[-1])}, knows that nobody chose the deal if all of this holds: the "
        f"lobby showed them {shown[-2]} before they typed that word, letter by letter; nobody could guess it; they are "
        "not in league with the operator. verify FILE FINGERPRINT WORD compares both.",
        "Not proven to anybody else: that nobody chose the deal.",
    ]


def _compared(checked: FairDeal, noted: str, word: str) -> list[str]:
    """Say what the fingerprint proves to the person who has noted it."""
    shown, cuts = checked.fingerprints, checked.cuts
    if noted not in shown:
        raise Unfair(
            f"The fingerprint {noted} is none of this deal’s. Something was changed after the lobby showed it, or it "
            "belongs to another deal. It proves nothing to you."
        )
    later = cuts[shown.index(noted) :]
    if not later:
        return [
            "The deal was made of the fingerprint that you noted: nothing was changed after it was shown.",
            "Not proven: that nobody chose the deal. The operator knew every word by then. It takes the "
            "fingerprint that stood there before the last cut, noted by the person who then cut.",
        ]
    if len(later) > 1:
        return [
            f"After the fingerprint that you noted the cards were cut with {', '.join(map(told, later))}, and nothing "
            "else was changed.",
            "Not proven to you: that nobody chose the deal. Only whoever cut last can know.",
        ]
    if word and later[0] not in (word.strip(), spelled(word)):
        raise Unfair(
            f"After the fingerprint that you noted the cards were cut with {told(later[0])}, and not with "
            f"{told(word)}. If that was your word, the file proves nothing to you."
        )
    yours = "your word" if word else _letters(later[0])
    last = "you" if word else "that is your word, letter by letter, you"
    return [
        f"After the fingerprint that you noted the cards were cut once, with {yours}, and nothing else was changed.",
        f"So nobody chose the deal, if {last} noted the fingerprint before you typed the word, nobody could guess it, "
        "and you are not in league with the operator.",
    ]


def _letters(word: str) -> str:
    """Return a word, and what it is spelled with, if a letter may look like another one.

    >>> print(_letters("eagle"), _letters("\u0435agle"))
    'eagle' 'еagle' ('\u0435agle')
    """
    return told(word) if word.isascii() else f"{told(word)} ({ascii(word)[: 10 * WORD]})"


def _read(noted: str) -> str:
    """Return the digits of a fingerprint as somebody has noted it. Raises ``Unfair`` if they cannot be digits of it.

    >>> _read("`ABCD 0123 " + "0" * 24 + "`")
    'abcd0123000000000000000000000000'
    """
    digits = BETWEEN.sub("", noted).lower()
    if not NOTED.fullmatch(digits):
        raise Unfair(f"A fingerprint has {DIGITS} digits, from 0 to 9 and from a to f; fewer of them prove less.")
    return digits


def _older(checked: FairDeal, noted: str) -> list[str]:
    """Say what a deal of an older format proves; it never proves that nobody chose the deal."""
    deal = checked.deal
    if deal.turncoat == 3:
        if noted:
            raise Unfair("The file has no fingerprint any more, so there is nothing to compare with.")
        return ["Proven: these answers follow the rules and lead to this result. Not proven: that the deal was fair."]
    if noted and not deal.fingerprint.startswith(_read(noted)):
        raise Unfair(f"The fingerprint that you noted is not the beginning of this deal’s, {deal.fingerprint}.")
    known = "It is the one that you noted" if noted else "Proven if the lobby’s fingerprint was its beginning"
    lines = [f"The fingerprint of the secret: {deal.fingerprint}", f"{known}: the secret was not changed afterwards."]
    if deal.turncoat == 1:
        return [
            *lines,
            f"The deal was made of: {', '.join(map(told, deal.ingredients))}",
            "Not proven: that the operator did not choose among starts, whose ids only the bot knew.",
        ]
    words = ", ".join(map(told, checked.cuts))
    return [
        *lines,
        f"Cut with: {words}" if words else "Nobody cut the cards.",
        "Not proven: that the operator did not choose the deal. The number of the table, what stands for each "
        "person and the order of the cuts are part of it, and nobody saw them when the cards were cut.",
    ]
