"""kills: the bot is killed again and again through a whole match, and loses and doubles nothing."""

import asyncio
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import engine
from bot.messages.last_words import last_words
from bot.sandbox import Sandbox
from bot.store import Posted, Table, TakenNotes
from bot.store.location import DATABASE
from bot.tables import Tables
from bot.tables.notes.marks import has_last_words
from engine.simulate import play_on
from tests.bot.bot_on_sandbox import HALL
from tests.prove.deaths import Deaths
from tests.prove.life import LOG, Birth, Life, shared
from tests.prove.one_match import PATIENCE, OneMatch, known
from tests.prove.playground import postgres, store_at
from tests.prove.row import Broken, Row, require

TO_CONNECT = 30.0
SLOWER = 5
"""So much longer than Discord an interaction waits: the machine is busy, and starts are what is tried."""
LIVES = (10, 16)
"""So often at least the bot is killed before the match is brought near its end."""
LEFT = (3, 8)
"""So many answers are left then."""
AT_THE_END = 3
ON_POSTGRESQL = 5
"""One of so many rounds through the games is on PostgreSQL."""
DRAWN = 8
"""In one match of so many pictures are drawn."""
JUMP = 15 * 60.0
"""Seconds after which anybody's time at a live table is up."""


class Kept(NamedTuple):
    """The contents of the database of a dead bot."""

    table: Table | None
    match: engine.Match | None
    posted: dict[str, Posted]
    notes: Sequence[TakenNotes]


class Killing:
    """A match through which the bot is killed."""

    def __init__(self, sandbox: Sandbox, folder: Path, seed: int, database: str) -> None:
        """``database`` is the address of a PostgreSQL, if it is not a file."""
        self.sandbox, self._folder = sandbox, folder
        self._hall = sandbox.channel(HALL).id
        self.one_match = OneMatch(sandbox, seed, SLOWER)
        self._dice = self.one_match.dice
        self.deaths = Deaths(sandbox, self._dice)
        self._birth = Birth(folder, sandbox.address, sandbox.token, draws=seed % DRAWN == DRAWN - 1, database=database)
        self._shared = shared()
        self._length = 0
        self.lives = 0

    async def run(self) -> int:
        """Kill until the match has ended and everybody knows; how often is returned."""
        until, late = self._dice.randint(*LIVES), 0
        while late < AT_THE_END:
            await self._live(mortal=True)
            late += self.one_match.over
            if self.lives == until:
                await self._shorten()
                self.one_match.doubt()
        await self._live(mortal=False)
        return self.lives - 1

    async def _live(self, *, mortal: bool) -> None:
        kept = await self._kept()
        life = Life(self._birth, self._shared, self.deaths.doom() if mortal else None)
        life.begin()
        self.lives += 1
        if mortal:
            self.deaths.begun(life)
        living = asyncio.create_task(self._use(life, kept, mortal=mortal))
        killed = asyncio.create_task(life.killed.wait())
        try:
            await asyncio.wait((living, killed), return_when=asyncio.FIRST_COMPLETED)
            if living.done():
                living.result()
        finally:
            killed.cancel()
            await _cancelled(living)
            life.kill()
            require(await life.buried(), "the bot has ended by itself")
        await self.sandbox.until(lambda: not self.sandbox.bot_online, within=TO_CONNECT)
        await self._check(await self._kept())

    async def _use(self, life: Life, kept: Kept, *, mortal: bool) -> None:
        """Let people use the bot while it lives."""
        one_match = self.one_match
        await self.sandbox.until(lambda: self.sandbox.bot_online or life.killed.is_set(), within=TO_CONNECT)
        if life.killed.is_set():
            return  # perhaps before there was any command
        if mortal:
            self.deaths.connected(life)
        if kept.table is None or kept.table.state == "lobby":
            await one_match.gather(kept.table)
            await one_match.start()
        if mortal and not one_match.over:
            await self._trouble(life)
            await one_match.take_notes()
        await one_match.play()
        if mortal:
            self.deaths.within(life, 0.1, "at the end")
            await life.killed.wait()
        else:
            await self.sandbox.until(one_match.all_is_told, within=PATIENCE)
            words = _last_words(await self._kept())  # the last of them may come after the end
            await self.sandbox.until(lambda: one_match.all_words_are_told(words), within=PATIENCE)

    async def _trouble(self, life: Life) -> None:
        """Now and then somebody leaves, takes notes, or time is up, and the bot is killed while it sees to that."""
        one_match, chosen = self.one_match, self._dice.random()
        if chosen < 0.06 and len(one_match.people) - len(one_match.gone) > 2:
            self.deaths.within(life, 0.3, "at a hand-over")
            await one_match.hand_over(self._dice.choice([one for one in one_match.people if one not in one_match.gone]))
        elif chosen < 0.12:
            self._shared.ahead.value += JUMP
            one_match.doubt()
            self.deaths.within(life, 1.0, "at a deadline")
            await life.killed.wait()
        elif chosen < 0.24:
            self.deaths.within(life, 0.5, "at notes")
            while not life.killed.is_set():
                await one_match.take_notes()

    async def _kept(self) -> Kept:
        """Return the contents of the database.

        A file is looked at in a copy, because the next life mends the original.
        """
        with tempfile.TemporaryDirectory() as spare:
            for file in self._folder.glob(f"{DATABASE}*"):
                shutil.copy(file, spare)
            async with store_at(self._birth.database or Path(spare) / DATABASE) as store:
                table = await store.tables.in_channel(self._hall)
                match = await Tables(store).matches.of(table) if table is not None and table.started else None
                if table is None:
                    return Kept(None, None, {}, ())
                notes = await store.notes.at_table(table.id)
                return Kept(table, match, await store.messages.posted(table.id), notes)

    async def _check(self, kept: Kept) -> None:
        """Assert all that must hold after every death."""
        one_match, (table, match, posted, notes) = self.one_match, kept
        seated = {one.user for one in table.sitters} if table is not None else set()
        if match is None:
            require(not one_match.started, "a start that was acknowledged is lost")
            lost = [one.name for one in one_match.sitting if one.id not in seated]
            require(not lost, f"who sat down sits there no more: {lost}")
            return
        one_match.gone = {one for one in one_match.people if one.id not in seated}
        require(one_match.left <= one_match.gone, f"of {one_match.left} who has left sits there again")
        require(match.length >= self._length, f"of {self._length} answers {match.length} are left")
        self._length = match.length
        one_match.check_answers(match)
        one_match.check_notes({one.user: one.notes for one in notes})
        one_match.check_last_words()
        known(posted)

    async def _shorten(self) -> None:
        """While the bot is dead, let the match be near its end."""
        async with store_at(self._birth.database or self._folder / DATABASE) as store:
            table = await store.tables.in_channel(self._hall)
            if table is None or table.state != "running":
                return
            match = await Tables(store).matches.of(table)
            begun = match.length
            play_on(match, ["thumb"] * match.seats, bytes(32))
            answers = match.record.answers[begun : match.length - self._dice.randint(*LEFT)]
            for step, answer in enumerate(answers, start=begun):
                require(await store.answers.append(table.id, step, answer, 0.0), "the store takes no answer")
            match = await Tables(store).matches.of(table)
            await self._leave_last_words(Tables(store), table, match)

    async def _leave_last_words(self, tables: Tables, table: Table, match: engine.Match) -> None:
        """Let everybody who is in leave last words."""
        for seat, one in enumerate(table.sitters):
            if one.user is not None and has_last_words(table) and seat not in match.view(None).out:
                await tables.notes.write_last_words(table.id, one.user, str(self._dice.randrange(10**6, 10**7)))

    def __str__(self) -> str:
        log = (self._folder / LOG).read_text(encoding="utf-8")
        return f"{self.one_match}\nDeaths: {self.deaths.told}\n{self.one_match.scene()}\nLog:\n{log[-3000:]}"

    async def at_the_end(self) -> None:
        """Assert all that must hold when everybody has been told the end."""
        kept = await self._kept()
        table, match, posted, _ = kept
        if table is None or table.state != "finished" or match is None:
            raise Broken("the match has not ended in the store")
        self.one_match.check_all_last_words(_last_words(kept))
        self.one_match.check_end(table.id, match, self.lives - 1)
        unknown = self.one_match.standing - known(posted)
        require(len(unknown) <= self.lives, f"{len(unknown)} messages in the hall are not known")
        log = (self._folder / LOG).read_text(encoding="utf-8")
        require("ERROR" not in log and "Traceback" not in log, f"the log has:\n{log[-3000:]}")


def _last_words(kept: Kept) -> list[str]:
    """Return the lines of all last words that a match has to tell."""
    table, match, _, notes = kept
    if table is None or match is None:
        return []
    seats = [match.seat(seat) for seat in range(match.seats)]
    return list(last_words(table, match.onlooker, seats, notes).values())


async def _cancelled(task: asyncio.Task[None]) -> None:
    """Cancel it for good: one that hears of news in the same moment would go on."""
    while not task.done():
        task.cancel()
        await asyncio.wait((task,), timeout=0.01)
    if not task.cancelled():
        task.exception()


async def case(seed: int) -> int:
    """A match, and the bot killed through it; how often is returned."""
    loop = asyncio.get_running_loop()
    with tempfile.TemporaryDirectory(prefix="turncoat-prove-") as folder:
        wanted = seed // len(engine.games()) % ON_POSTGRESQL == 1
        async with postgres(wanted=wanted) as database, Sandbox(clock=lambda: loop.time() / SLOWER) as sandbox:
            killing = Killing(sandbox, Path(folder), seed, database)
            try:
                kills = await killing.run()
                await killing.at_the_end()
            except (Broken, TimeoutError) as error:
                raise Broken(f"{error}\n{killing}") from error
    return kills


KILLS = Row(
    "kills",
    "The bot is killed while it starts, at every call, after clicks, at hand-overs, notes, deadlines and the end.",
    "0 acknowledged answers lost or doubled, every match played on to its end, one record each",
    size=10_000,
    quick=200,
    case=case,
    limit=600.0,
)
