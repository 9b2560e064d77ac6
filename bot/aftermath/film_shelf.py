"""Films of matches, made one after the other in processes of their own.

Films are kept for people who ask for them again.
"""

import asyncio
import logging
import re
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Literal

import msgspec

from bot.aftermath.film import Film, FilmOrder, FilmProgress
from bot.aftermath.knew import Witness
from bot.processes import JobError, Pool, Process
from bot.tables import Refusal
from bot.watching import metrics

_log = logging.getLogger(__name__)

KEPT = 64 * 1024 * 1024
"""The most bytes of films that are kept; those asked for last stay."""

AT_ONCE = 6
"""So many are made or wait. Each has its time, so the last one is there before an interaction's 15 minutes are over."""

FILMER, PAGE_MAKER = "bot.aftermath.film_process", "bot.aftermath.page_process"

LONGEST = 120.0
"""Seconds after which a process is taken to hang."""

NAMED = re.compile(r"\d+-[a-z]+(\.webp|\.gif|\.html)?")
"""Names of the files, also of a file in the making."""

Key = tuple[int, str]
"""Table, and kind of the film (``FilmOrder.kind``)."""


class StoredFilm(msgspec.Struct, frozen=True):
    """A film that is there: its file, its number of pictures, and the match's number of boards.

    The ``names`` and ``witnesses`` in it may be others by now. The process that has changed them may have told nobody.
    """

    file: Path
    bytes: int
    pictures: int
    boards: int
    names: tuple[str, ...]
    witnesses: tuple[Witness, ...] = ()

    def read(self) -> Film:
        """Return the film itself; raise ``OSError`` if it is gone."""
        return Film(self.file.read_bytes(), self.file.suffix[1:], self.pictures, self.boards)


class FilmJob:
    """A film that is being made, with ``done`` of its ``pictures``, or waits for those ``ahead``.

    ``film`` brings it, or ``None`` when nothing came of it.
    """

    def __init__(self, key: Key, order: FilmOrder) -> None:
        self.key = key
        self.order = order
        self.ahead = 0
        self.done = 0
        self.pictures = 0
        self.film: asyncio.Future[StoredFilm | None] = asyncio.get_running_loop().create_future()


class Films:
    """The films of a bot, in a folder. When it starts, those of an earlier start go, whose pictures may be old ones.

    Files, because in memory all of them would take more than all matches do. Pages of matches are kept alike: ``what``
    says which of both these are, and ``program`` makes them.
    """

    def __init__(self, folder: Path, program: str = FILMER, what: Literal["film", "page"] = "film") -> None:
        self._folder = folder
        self._what = what
        self._kept: dict[Key, StoredFilm] = {}
        self._line: list[FilmJob] = []
        self._pool: Pool[FilmProgress] = Pool(program, 1)
        self._closed = False
        for file in folder.glob("*-*"):
            if NAMED.fullmatch(file.name):
                file.unlink(missing_ok=True)

    def ask(self, table: int, order: FilmOrder) -> FilmJob:
        """Return the film of a table, in the language of the order.

        The film is kept, under way, or to be made now. Refuse while too many films wait already.
        """
        key = (table, order.kind)
        kept = self._kept.get(key)
        if kept is not None and (kept.names, kept.witnesses) != (order.names, order.witnesses):
            self._drop(key)
            kept = None
        if kept is not None and kept.bytes <= order.most:
            self._kept[key] = self._kept.pop(key)
            making = FilmJob(key, order)
            making.film.set_result(kept)
            return making
        found = next((one for one in self._line if one.order == order and one.key == key and not one.film.done()), None)
        if found is not None:
            return found
        if self._closed or len(self._line) >= AT_ONCE:
            raise Refusal(f"{self._what}-busy")
        making = FilmJob(key, order)
        making.ahead = len(self._line)
        self._line.append(making)
        self._pool.lend(partial(self._make, making))
        return making

    async def read(self, making: FilmJob) -> Film:
        """Return a film as soon as it is made; refuse if nothing came of it."""
        made = await making.film
        if made is not None:
            try:
                return await asyncio.to_thread(made.read)
            except OSError:  # it was dropped meanwhile, or somebody has deleted the file
                self.forget(making.key[0])
        raise Refusal(f"{self._what}-failed")

    def forget(self, table: int) -> None:
        """Keep no film of a table: something about it has changed, such as the name of somebody who sat there."""
        for key in [key for key in self._kept if key[0] == table]:
            self._drop(key)
        for making in self._line:
            if making.key[0] == table and not making.film.done():
                making.film.set_result(None)

    async def close(self) -> None:
        """End the process that makes one; nothing comes of those that wait."""
        self._closed = True
        await self._pool.close()
        for making in self._line:
            if not making.film.done():
                making.film.set_result(None)

    async def _make(self, making: FilmJob, process: Process[FilmProgress]) -> None:
        """Make the first film of the line, unless nobody waits for it any more."""
        kept = None
        try:
            if not making.film.done():
                kept = await self._made(making, process)
        except Exception as error:  # whatever it is, it costs this film
            why = error if isinstance(error, JobError) else repr(error)
            metrics.errors.labels(self._what).inc()
            _log.error("the %s of table %d could not be made: %s", self._what, making.key[0], why)
        self._line.remove(making)
        for one in self._line:
            one.ahead -= 1
        if not making.film.done():
            if kept is not None:
                self._keep(making.key, kept)
            making.film.set_result(kept)
        elif kept is not None:
            _delete(kept)

    async def _made(self, making: FilmJob, process: Process[FilmProgress]) -> StoredFilm:
        """Let a process make the film, and hear how far it is."""
        file = self._folder / "-".join(map(str, making.key))
        await asyncio.to_thread(_make_private, file)
        try:
            async with asyncio.timeout(LONGEST):
                told = await process.do((making.order, file), LONGEST)
                while not told.kind:
                    making.done, making.pictures = told.done, told.pictures
                    told = await process.do((), LONGEST)
        finally:
            await process.end()
        named = await asyncio.to_thread(file.replace, file.with_suffix(f".{told.kind}"))
        return StoredFilm(named, told.bytes, told.pictures, told.boards, making.order.names, making.order.witnesses)

    def _keep(self, key: Key, kept: StoredFilm) -> None:
        """Keep a film, and drop the films asked for longest ago if all together take too much."""
        self._kept[key] = kept
        while sum(one.bytes for one in self._kept.values()) > KEPT:
            self._drop(next(iter(self._kept)))

    def _drop(self, key: Key) -> None:
        _delete(self._kept.pop(key))


def _make_private(file: Path) -> None:
    """Make a file for a film, and its folder if missing, for the bot's own user alone. A film shows names."""
    file.parent.mkdir(0o700, parents=True, exist_ok=True)
    file.parent.chmod(0o700)
    file.touch(0o600)


def _delete(kept: StoredFilm) -> None:
    with suppress(OSError):  # Windows keeps what somebody reads just now; the next start deletes it
        kept.file.unlink()
