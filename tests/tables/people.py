"""People who play in tests, their places, and tables with any match at them."""

import asyncio
from collections.abc import Mapping
from functools import lru_cache

import engine
from bot.processes.supervision import Supervisor
from bot.tables import Computers, Person, Place, Recovery, Sitter, Table, Tables
from engine import Record
from engine.match import Match
from tests.matches import play_by_chance, seed_of

ANNA = Person(11, "Anna", "en")
BEN = Person(12, "Ben", "de")
CLEO = Person(13, "Cleo", "nl")
DIRK = Person(14, "Dirk", "en")
EVA = Person(15, "Eva", "en")
PEOPLE = (ANNA, BEN, CLEO, DIRK)
EIGHT = (*PEOPLE, Person(21, "Fay", "en"), Person(22, "Gus", "de"), Person(23, "Hein", "nl"), Person(24, "Ida", "en"))
HALL = Place(1, "The Court", 100, "en")
TAVERN = Place(1, "The Court", 200, "en")
NO_OPTIONS: Mapping[str, str] = {}


def a_table(
    text: str = "table",
    *,
    seats: int = 4,
    game: str = "verraeter",
    preset: str = "",
    options: Mapping[str, str] = NO_OPTIONS,
    language: str = "en",
    reader: str = "en",
    channel: int = HALL.channel,
) -> Table:
    """A table whose match is running: the people's seats in their order, everything else made of the text."""
    rules = engine.game(game)
    return Table(
        id=7,
        version=9,
        state="running",
        guild=HALL.guild,
        guild_name=HALL.guild_name,
        channel=channel,
        language=language,
        host=ANNA.user,
        game=game,
        options=rules.check_options({"preset": preset, **options} if preset else options, seats),
        rules=rules.rules_version,
        sitters=tuple(Sitter(one.name, one.user, reader) for one in EIGHT[:seats]),
        secret=seed_of(f"secret of {text}"),
        ingredients=("table 7", text),
        opened=1_700_000_000,
        started=1_700_000_100,
    )


async def cut(tables: Tables, table_id: int, user: int, word: str) -> Table:
    """Cut the cards for a person who has seen the lobby as it is now."""
    return await tables.lobby.cut(table_id, user, word, (await tables.table(table_id)).fingerprint)


def match_of(table: Table, answers: int | None = 0) -> Match:
    """The table's match after so many answers by chance (``None``: finished)."""
    if answers is None:
        return _finished(table.record(()).to_json(), table.secret).copy()
    return play_by_chance(engine.replay(table.record(())), table.secret, answers)


@lru_cache(32)
def _finished(record: bytes, secret: bytes) -> Match:
    return play_by_chance(engine.replay(Record.from_json(record)), secret)


async def seated(
    tables: Tables, *people: Person, game: str = "verraeter", place: Place = HALL, computers: int = 0, **given: str
) -> Table:
    """A lobby of these people, of whom the first is host, and so many computer players; ``given`` are its choices."""
    host, *others = people
    table = await tables.lobby.open(place, host, game, {}, given=given)
    for one in others:
        table = await tables.lobby.join(table.id, one)
    for _ in range(computers):
        table = await tables.lobby.add_computer(table.id, host.user)
    return table


async def started(
    tables: Tables, *people: Person, game: str = "verraeter", place: Place = HALL, computers: int = 0, **given: str
) -> Table:
    """The same table when its match has begun."""
    table = await seated(tables, *people, game=game, place=place, computers=computers, **given)
    return await tables.lobby.start(table.id, table.host, table.version)


async def answered(computers: Computers) -> None:
    """Wait until computer players have answered; ``gather`` would let no task that is done be forgotten."""
    while computers._tasks:
        await asyncio.wait(computers._tasks.values())


async def recovered(tables: Tables, computers: Computers | None = None) -> list[int]:
    """Bring all tables in line; those that were looked at."""
    seen: list[int] = []
    supervisor = Supervisor()

    async def show(table_id: int) -> None:
        seen.append(table_id)

    def wake(table_id: int) -> None:
        if computers is not None:
            computers.wake(table_id)

    Recovery(tables, supervisor, wake=wake, show=show).look()
    while supervisor.tasks:
        await asyncio.wait(supervisor.tasks)
    return seen
