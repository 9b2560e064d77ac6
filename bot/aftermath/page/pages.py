"""The pages of matches that are over: viewers of the match ask for them, anybody with a link finds them."""

import asyncio
import html
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from bot import texts
from bot.aftermath.film import Mark
from bot.aftermath.film_shelf import PAGE_MAKER, FilmJob, Films, StoredFilm
from bot.aftermath.insights import Insights
from bot.aftermath.knew import Witness, without_texts
from bot.aftermath.page.frame import filled
from bot.aftermath.page.links import Links, Place
from bot.aftermath.truth import film_order
from bot.messages.truth import Turn, turns
from bot.messages.turning import believable, turn_line
from bot.tables import Refusal, Table, Tables
from engine.insight import Insight

MOST = 10_000_000
"""The most bytes of a page: Discord takes no larger file."""

AGAIN = 60.0
"""Seconds after which a page that could not be made is tried again."""

RELOAD = 2
"""Seconds after which a browser without scripts asks again for a page that is being made."""


class Pages:
    """The pages of a bot, kept in a folder like films."""

    def __init__(self, tables: Tables, insights: Insights, folder: Path, links: Links) -> None:
        self._tables = tables
        self._insights = insights
        self._made = Films(folder, PAGE_MAKER, "page")
        self._failed: dict[int, float] = {}
        self.links = links
        self.read = self._made.read
        self.forget = self._made.forget
        self.close = self._made.close

    async def ask(self, table: Table, language: str, most: int = MOST) -> FilmJob:
        """Return the page of a table, kept or under way; refuse while too many wait already."""
        match = await self._tables.matches.of(table)
        marks = tuple(mark(table, one, language) for one in believable(table, turns(table, match)))
        insight, seen = await self._shown(table)
        order = replace(film_order(table, match, language, most), marks=marks, insight=insight, witnesses=seen)
        return self._made.ask(table.id, order)

    async def _shown(self, table: Table) -> tuple[Insight | None, tuple[Witness, ...]]:
        """Return those who show their notes, without the texts, and the insight; nobody while there is no insight."""
        try:
            insight, seen = await self._insights.shown(table)
        except Refusal:
            return None, ()
        return insight, tuple(map(without_texts, seen))

    async def find(self, place: Place, language: str) -> Path | str | None:
        """Return the file of a page, or a page that tells how far it is; ``None`` if there is none any more.

        There is none if a match is gone, or somebody who was there has had their data deleted since.
        """
        try:
            table = await self._tables.table(place.table)
            if not (table.is_revealed and self.links.lead_to(place, table)):
                return None
            if self._tables.steady() - self._failed.get(table.id, -AGAIN) < AGAIN:
                return said(language, "page-failed")
            job = await self.ask(table, language)
        except Refusal as refusal:
            return said(language, "page-busy", reload=True) if refusal.key == "page-busy" else None
        if not job.film.done():
            job.film.add_done_callback(partial(self._note, table.id))
            return waiting(language, job)
        made = job.film.result()
        return made.file if made is not None else said(language, "page-failed")

    def _note(self, table: int, made: asyncio.Future[StoredFilm | None]) -> None:
        """Note that the page of a table could not be made, so that no browser asks again and again."""
        if made.result() is None:
            self._failed[table] = self._tables.steady()


def mark(table: Table, turn: Turn, language: str) -> Mark:
    """Return a turning point as a page tells it."""
    say, point = texts.speaker(language), turn.point
    label = f"{texts.plain(table.names[point.seat])} {point.before} → {point.after}"
    return Mark(point.step, label, turn_line(say, table, turn, "end-turning"))


def waiting(language: str, job: FilmJob) -> str:
    """Return the page that stands in for a page until that is made."""
    say = texts.speaker(language)
    line = say("page-waits", ahead=job.ahead) if job.ahead else say("page-making")
    part = f' value="{job.done}" max="{job.pictures}"' if job.pictures else ""
    bar = f'\n<progress class="waits"{part} aria-label="{html.escape(say("page-waiting"))}"></progress>'
    return _said(language, say("page-waiting"), line, bar=bar, reload=True)


def said(language: str, key: str, *, reload: bool = False) -> str:
    """Return a page with nothing except a sentence and its title, of the texts ``key`` and ``key.title``."""
    say = texts.speaker(language)
    return _said(language, say(f"{key}.title"), say(key), reload=reload)


def _said(language: str, title: str, line: str, *, bar: str = "", reload: bool) -> str:
    again = filled("reload", SECONDS=str(RELOAD)) if reload else ""
    return filled("said", LANGUAGE=language, TITLE=html.escape(title), LINE=html.escape(line), BAR=bar, RELOAD=again)
