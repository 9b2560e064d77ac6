"""store: what can happen to a database; it costs a sentence, one table at most, and no answer."""

import asyncio
import random
import resource
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import engine
from bot.store import StoreError
from bot.store.location import DATABASE
from bot.tables import Refusal, Table, Tables
from tests.bot.bot_on_sandbox import TAVERN, Court, Wall
from tests.prove.playground import playground, store_at
from tests.prove.racing import Place
from tests.prove.row import Broken, Row, require

OLD = Path(__file__).parents[1] / "store" / "version_1_running.sql"
HERE, THERE = 1, 2
"""The tables in the hall, to which it happens, and in the tavern."""
DAY = 24 * 3600.0
TO_START = 10.0
"""Seconds within which a bot is through with its start, if it can read everything."""


class Two:
    """Two matches of three people each, some answers after their start."""

    def __init__(self, court: Court, dice: random.Random) -> None:
        self.court, self.dice = court, dice
        self.place = Place(court, dice)
        self.path = court.folder / DATABASE

    async def begin(self) -> None:
        """Open both, and play a little."""
        people = self.court.people(6)
        await self.court.begin(people[:3])
        await self.court.begin(people[3:], channel=TAVERN)
        for _ in range(self.dice.randint(1, 6)):
            for table in (HERE, THERE):
                require(await self.answer(table), "the bot took no answer before anything happened")

    async def answer(self, number: int) -> bool:
        """Let the person who is asked answer, and return whether the answer is stored.

        The person is answered in any case.
        """
        table = await self.court.table(number)
        match = await self.court.bot.tables.matches.of(table)
        before = match.length
        (done,) = await self.place.at_once(self.place.answers(table, match, match.awaited[0]))
        with suppress(Exception):  # nothing can be read while the database is in trouble
            return len(await self.court.bot.store.answers.standing(number)) > before
        require(done.messages, "nobody was told that the answer is not taken")
        return False

    async def goes_on(self, number: int) -> None:
        """A match is played on, with every answer that was given."""
        require(await self.answer(number), f"table {number} does not go on")

    async def given(self) -> tuple[tuple[engine.Answer, ...], ...]:
        """The answers of both tables."""
        return tuple([await self.court.bot.store.answers.standing(one) for one in (HERE, THERE)])

    async def everybody_is_answered(self) -> None:
        """Assert that each person is told something in private, in any trouble."""
        commands = [self.place.says(one, "hand") for one in self.court.people(6)]
        await self.place.at_once(*commands, self.place.says(self.court.person("hugo"), "status"))

    async def go_on(self) -> None:
        """Both matches are played on."""
        for number in (HERE, THERE):
            await self.goes_on(number)

    def change(self, statement: str, *values: object) -> list[Any]:
        """Change the file while the bot is stopped; return what the statement finds."""
        with closing(sqlite3.connect(self.path)) as database, database:
            done = database.execute(statement, values)
            require(done.rowcount, f"nothing was changed by {statement}")
            return done.fetchall()


# While it runs


async def full_disk(two: Two) -> None:
    """Nothing can be written for a while: answers are refused with a sentence, and taken afterwards."""
    before = await two.given()
    with _full_disk():
        for number in (HERE, THERE):
            require(not await two.answer(number), "an answer was taken that cannot be on the disk")
        await two.everybody_is_answered()
        if two.dice.random() < 0.5:
            await two.place.at_once(two.place.says(two.court.person("greta"), "join"))
    require(await two.given() == before, "answers have changed")
    await two.go_on()


async def dead_connection(two: Two) -> None:
    """The thread of the database is gone: everybody is told so, and after a start all is there."""
    before = await two.given()
    await two.court.bot.store.close()
    with suppress(Exception):
        await two.answer(HERE)
    await two.everybody_is_answered()
    await two.court.restart_bot()
    await two.court.quiet()
    require(await two.given() == before, "answers have changed")
    await two.go_on()


async def jumping_clock(two: Two) -> None:
    """The machine's clock is set otherwise: nobody's time is up for that."""
    wall = two.court.wall
    if not isinstance(wall, Wall):
        return
    steady = wall.now
    two.court.steady = lambda: steady
    await two.court.restart_bot()
    await two.court.quiet()
    for _ in range(3):
        wall.now += two.dice.choice((-1, 1)) * two.dice.choice((61.0, 3600.0, DAY, 30 * DAY, 400 * DAY))
        steady += two.dice.uniform(0, 5)
        await two.court.bot.timekeeper.look()
        await two.court.quiet()
        for number in (HERE, THERE):
            table = await two.court.table(number)
            require(not any(one.away for one in table.sitters), "somebody's time was up")
            for until in (await two.court.deadlines(number)).values():
                require(until > wall.now, "somebody has no time left")
            await two.goes_on(number)


# While it is stopped


async def read_only(two: Two) -> None:
    """Nothing can be written from the start: the bot says so and does not begin."""
    await two.court.stop_bot()
    before = two.path.read_bytes()
    with _full_disk():
        await _refused(two, "cannot be")
    require(two.path.read_bytes() == before, "the file was changed")
    await _all_goes_on(two)


async def newer_schema(two: Two) -> None:
    """A newer program has written it: this one says so and leaves it alone."""
    await two.court.stop_bot()
    ((version,),) = two.change("PRAGMA user_version")
    two.change(f"PRAGMA user_version = {version + two.dice.randint(1, 1000)}")
    await _refused(two, "newer")
    two.change(f"PRAGMA user_version = {version}")
    await _all_goes_on(two)


async def older_schema(two: Two) -> None:
    """An older program has left running tables: all of them are there, and answers are taken."""
    path = two.court.folder / "old.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(OLD.read_text(encoding="utf-8"))
        ((answers,),) = database.execute("SELECT count(*) FROM answers").fetchall()
    found = 0
    async with store_at(path) as store:
        for number in range(1, 9):
            if (table := await store.tables.get(number)) is None:
                continue
            found += len(await store.answers.standing(number))
            if table.state == "running" and table.rules in engine.game(table.game).versions:
                await _plays_on(Tables(store), table)
    require(found == answers, f"of {answers} answers {found} are left")


async def unreadable_row(two: Two) -> None:
    """A row of one table cannot be read: that table alone is out of order, and everybody is answered."""
    await two.court.stop_bot()
    statement, values = two.dice.choice(
        (
            ("UPDATE tables SET body = ? WHERE id = 1", ("{",)),
            ("UPDATE tables SET body = ? WHERE id = 1", (bytes(two.dice.randbytes(200)),)),
            ("UPDATE tables SET body = json_set(body, '$.game', ?) WHERE id = 1", ("chess",)),
            ("UPDATE tables SET body = json_set(body, '$.rules', ?) WHERE id = 1", (99,)),
            ("UPDATE tables SET body = json_remove(body, ?) WHERE id = 1", ("$.secret",)),
            ("UPDATE answers SET keys = ? WHERE table_id = 1 AND step = 0", ("nonsense",)),
            ("UPDATE answers SET seat = ? WHERE table_id = 1 AND step = 0", (7,)),
            ("UPDATE answers SET step = step + ? WHERE table_id = 1", (1000,)),
            ("UPDATE clocks SET body = ? WHERE table_id = 1", ("{",)),
            ("UPDATE posted SET state = ? WHERE table_id = 1", ("nonsense",)),
        )
    )
    two.change(statement, *values)
    await two.court.start_bot()
    await two.court.quiet()
    await two.everybody_is_answered()
    try:
        await two.goes_on(THERE)
    except Exception as error:
        raise Broken(f"{statement} {values!r} keeps another table from going on: {error!r}") from error


async def flipped_bytes(two: Two) -> None:
    """Bytes of the file are others: the bot says so, or begins and answers everybody; a copy made before is whole."""
    await two.court.stop_bot()
    copy = two.court.folder / "copy.db"
    shutil.copy(two.path, copy)
    content = bytearray(two.path.read_bytes())
    for _ in range(two.dice.choice((1, 1, 4, 64))):
        content[two.dice.randrange(len(content))] ^= 1 << two.dice.randrange(8)
    two.path.write_bytes(content)
    try:
        await _begin_damaged(two)
    except StoreError as refused:
        require(str(two.path) in str(refused), f"the sentence names no file: {refused}")
    else:
        await two.everybody_is_answered()
        await two.court.stop_bot()
    for old in two.court.folder.glob(f"{DATABASE}-*"):
        if old.suffix in (".db-wal", ".db-shm"):
            old.unlink()
    shutil.copy(copy, two.path)
    await _all_goes_on(two)


async def _begin_damaged(two: Two) -> None:
    """Begin.

    The bot tries again and again to read things that it cannot read at its start; nobody waits for that here.
    """
    try:
        async with asyncio.timeout(TO_START):
            await two.court.start_bot()
    except TimeoutError:
        for task in two.court.bot.supervisor.tasks:
            if task.get_name() == "recovery":
                task.cancel()


async def cut_off_log(two: Two) -> None:
    """The log of what was written last is cut off anywhere: what is left is a beginning, and goes on from there."""
    before = await two.given()
    spare = two.court.folder / "spare"
    spare.mkdir()
    for suffix in ("", "-wal"):
        shutil.copy(f"{two.path}{suffix}", spare)
    await two.court.stop_bot()
    log = spare / f"{DATABASE}-wal"
    with log.open("r+b") as file:
        file.truncate(two.dice.randrange(log.stat().st_size + 1))
    async with store_at(spare / DATABASE) as store:
        for number, answers in zip((HERE, THERE), before, strict=True):
            table = await store.tables.get(number)
            left = await store.answers.standing(number)
            require(left == answers[: len(left)], f"of table {number} other answers are left")
            if table is not None and table.state == "running":
                with suppress(Refusal):  # nothing at all may be right, too
                    await _plays_on(Tables(store), table)


async def _plays_on(tables: Tables, table: Table) -> None:
    """Somebody who is asked answers."""
    match = await tables.matches.of(table)
    seat = match.awaited[0]
    keys = match.decisions[seat].keys[: match.decisions[seat].least or 1]
    await tables.answers.give(table.id, table.sitters[seat].user or 0, keys, question=match.question(seat))


async def taken_back_in_time(two: Two) -> None:
    """Somebody puts yesterday's copy in its place: the bot goes on from there, and answers old buttons."""
    table, match = await two.court.table(HERE), await two.court.match(HERE)
    late = two.place.answers(table, match, match.awaited[0])
    await two.court.stop_bot()
    copy = two.court.folder / "copy.db"
    shutil.copy(two.path, copy)
    await two.court.start_bot()
    for _ in range(two.dice.randint(1, 4)):
        await two.goes_on(HERE)
    newer = await two.court.match(HERE)
    later = two.place.answers(table, newer, newer.awaited[0])
    await two.court.stop_bot()
    shutil.copy(copy, two.path)
    await two.court.start_bot()
    await two.court.quiet()
    await two.place.at_once(later)
    await two.place.at_once(late)
    await two.everybody_is_answered()
    await two.go_on()


async def _refused(two: Two, words: str) -> None:
    """The bot does not begin, and says why in a sentence that names the file."""
    try:
        await two.court.start_bot()
    except StoreError as refused:
        require(str(two.path) in str(refused) and words in str(refused), f"the sentence says nothing: {refused}")
        await two.court.bot.close()
        return
    raise Broken("the bot has begun")


async def _all_goes_on(two: Two) -> None:
    """The bot begins again, and both tables are there."""
    await two.court.start_bot()
    await two.court.quiet()
    await two.go_on()


@contextmanager
def _full_disk() -> Iterator[None]:
    """Meanwhile no file can be written by anybody."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


KINDS: tuple[Callable[[Two], Awaitable[None]], ...] = (
    full_disk,
    dead_connection,
    jumping_clock,
    read_only,
    newer_schema,
    older_schema,
    unreadable_row,
    flipped_bytes,
    cut_off_log,
    taken_back_in_time,
)


async def case(seed: int) -> int:
    """One thing that happens to a database."""
    kind = KINDS[seed % len(KINDS)]
    dice = random.Random(f"store {seed}")
    try:
        async with playground(seed, troubled=True) as court:
            two = Two(court, dice)
            await two.begin()
            await kind(two)
    except Exception as error:
        raise Broken(f"{kind.__doc__}\n{error!r}") from error
    return 1


STORE = Row(
    "store",
    "The disk is full or read-only, bytes, rows and logs are damaged, clocks jump, the database is newer or older.",
    "a sentence, one table at most, no answer lost",
    size=2_000,
    quick=60,
    case=case,
)
