"""``python -m bot person``: the data of a person who cannot use /privacy, given out or deleted.

A bot that runs carries out a deletion itself: an order in the database tells it to. Without a bot the command deletes,
and the next start brings Discord in line.
"""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

from bot.config import Settings
from bot.privacy.deletions import Deletions, order
from bot.privacy.own_data import OwnData
from bot.store import Deletion, InUse, Store, StoreError
from bot.tables import Tables

LONGEST = 300.0
"""Seconds for which a running bot is waited for."""

EVERY = 0.5
"""Seconds between two looks at an order."""

IDS = range(1, 2**63)

INTERRUPTED = "The order stays: the bot deletes the data soon, or at its next start. Run the same command to see."
LATE = (
    "The bot has not deleted the data yet. The order stays: the bot carries it out soon, or at its next start. "
    "Look into the bot's log, then run the same command again."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command asks for."""
    parser.add_argument("person", type=_id, metavar="ID", help="the person's id on Discord")
    deeds = parser.add_mutually_exclusive_group(required=True)
    deeds.add_argument("--export", type=Path, metavar="FILE", help="write a zip; an existing file is refused")
    deeds.add_argument("--delete", action="store_true", help="delete all of it, after the id was typed again")
    parser.add_argument("--yes", action="store_true", help="delete without asking")


def _id(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) in IDS):
        raise argparse.ArgumentTypeError(f"an id is the number that Discord copies with Copy User ID, not {text!r}")
    return int(text)


def command(settings: Settings, given: argparse.Namespace) -> int:
    """Do what was asked for, and say what was done. The exit code is 2 if the input cannot be used.

    Raises ``StoreError`` when the database cannot be used, or a running bot does not carry out an order in time.
    """
    if isinstance(settings.where, Path) and not settings.where.is_file():
        raise StoreError(f"There is no database {settings.where}. Name the bot's configuration with --config.")
    if given.export is not None:
        return _export(settings.where, given.person, given.export)
    if not (given.yes or _is_sure(given.person)):
        return _refuse("That is not the same id. Nothing was deleted.")
    try:
        done = asyncio.run(delete(settings.where, given.person))
    except KeyboardInterrupt:
        raise StoreError(INTERRUPTED) from None
    at = time.strftime("%Y-%m-%d %H:%M", time.gmtime(done.at))
    print(f"All that was kept of this person is deleted. Only this entry is left: {done.id}, {at} UTC.")
    return 0


def _is_sure(user: int) -> bool:
    """Return whether the operator types the id again."""
    try:
        return input(f"All data of {user} will be deleted for good. Type the id again: ").strip() == str(user)
    except (EOFError, KeyboardInterrupt):
        return False


def _export(where: Path | str, user: int, to: Path) -> int:
    """Write a person's stored data into a new file, which only its owner can read; leave no half file."""
    zipped = asyncio.run(export(where, user))
    try:
        with os.fdopen(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as written:
            written.write(zipped)
    except FileExistsError:
        return _refuse(f"{to} is there already. Name a new file.")
    except OSError as error:
        with suppress(OSError):
            to.unlink()
        return _refuse(f"{to} cannot be written: {error.strerror}. Name another file.")
    print(f"{to} has all that is kept of this person, as /privacy gives it. Hand it to nobody else.")
    return 0


async def export(where: Path | str, user: int) -> bytes:
    """Return the zip that /privacy would give a person; a bot that runs goes on meanwhile."""
    store, _ = await _opened(where)
    try:
        return await OwnData(Tables(store), store).zipped(user)
    finally:
        await store.close()


async def delete(where: Path | str, user: int) -> Deletion:
    """Delete all that is stored of a person, or have a bot that runs delete it. Return the entry that says so."""
    store, is_bots = await _opened(where)
    try:
        if is_bots:
            return await _ordered(store, user)
        return await Deletions(Tables(store), store, _show_at_start, _show_all_at_start).delete(user)
    finally:
        await store.close()


async def _opened(where: Path | str) -> tuple[Store, bool]:
    """Open the database alone, or beside a bot that has it; return also whether a bot has it."""
    try:
        return await Store.open(where, alone=True), False
    except InUse:
        return await Store.beside(where), True


async def _ordered(store: Store, user: int) -> Deletion:
    """Leave an order, and wait until the bot has carried it out."""
    ordered = await order(store, user)
    print("The bot runs, and deletes the data itself. Waiting for it.", file=sys.stderr, flush=True)
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        done = await store.deletions.get(ordered.id)
        if done is not None and done.user is None:
            return done
        await asyncio.sleep(EVERY)
    raise StoreError(LATE)


async def _show_at_start(table: int) -> None:
    """Leave a table as it looks: the next start shows it again, because the database says so."""


def _show_all_at_start(tables: Collection[int]) -> None:
    """Leave these tables as they look, too."""


def _refuse(reason: str) -> int:
    print(reason, file=sys.stderr)
    return 2
