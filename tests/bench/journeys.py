"""The way of a click through the bot: functions called, files entered, statements of the store, looks at the table."""

import asyncio
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from bot import games
from tests.bench.figures import Row
from tests.bot.bot_on_sandbox import Court, silent
from tests.bot.playing import questions
from tests.prove.playground import playground
from tests.sample_games import vote

PROJECT = Path(__file__).parents[2]
COUNTED = (f"{PROJECT}/bot/", f"{PROJECT}/engine/")
LEFT_OUT = f"{PROJECT}/bot/sandbox/"
ASKED_BY_COURT = "tasks"
"""The court asks so whether all is quiet; that is no part of the bot's way."""
LOOK = ("delivery.py", "_look")


class Way(NamedTuple):
    """A click by which a journey begins: in which ballot it is the last of the people's votes, at which table."""

    name: str
    ballot: int
    people: int
    computers: int
    reach: tuple[str, str, str, str]


WAYS = (
    Way("the last vote of a ballot", 1, 3, 0, ("2,000", "60", "12", "1")),
    Way("the last vote of a match", 2, 3, 0, ("", "", "", "")),
    Way("a vote, then those of two computer players", 1, 1, 2, ("", "", "19", "")),
)


def rows() -> list[Row]:
    """Return the rows.

    The game is that of the tests in which all vote.
    """
    games.register(vote.Vote(), vote.Pictures(), {"en": vote.TEXTS})
    try:
        return [row for way in WAYS for row in asyncio.run(_travelled(way)).rows(way)]
    finally:
        games.unregister("vote")


async def _travelled(way: Way) -> "Journey":
    async with playground(0) as court:
        await court.begin(court.people(way.people), computers=way.computers, game="vote")
        for ballot in range(1, way.ballot + 1):
            *others, last = questions(court)
            for one in others:
                await silent(one.person.click(one.message, one.message.buttons[0].label))
                await court.quiet()
            if ballot < way.ballot:
                await silent(last.person.click(last.message, last.message.buttons[0].label))
                await court.quiet()
        journey = Journey()
        async with journey.watched(court):
            await silent(last.person.click(last.message, last.message.buttons[0].label))
            await court.quiet()
        return journey


class Journey:
    """Counts a journey while it is ``watched``."""

    def __init__(self) -> None:
        self._frames: set[FrameType] = set()
        self._statements: list[str] = []

    def _enter(self, frame: FrameType, event: str, _: object) -> None:
        name = frame.f_code.co_filename
        if frame.f_code.co_name == ASKED_BY_COURT:
            return
        if event == "call" and name.startswith(COUNTED) and not name.startswith(LEFT_OUT):
            self._frames.add(frame)  # a coroutine goes on in the same frame

    @asynccontextmanager
    async def watched(self, court: Court) -> AsyncIterator[None]:
        store = court.database._connection
        await store._execute(lambda: store._conn.set_trace_callback(self._statements.append))
        threading.setprofile(self._enter)
        sys.setprofile(self._enter)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)
            await store._execute(lambda: store._conn.set_trace_callback(None))

    def _alone(self) -> list[str]:
        """The statements; of a transaction the first alone, for its others cost no way to the database."""
        found, inside = [], False
        for one in self._statements:
            word = one.split()[0]
            if not inside and word != "COMMIT":
                found.append(one)
            inside = word == "BEGIN" or (inside and word != "COMMIT")
        return found

    def rows(self, way: Way) -> list[Row]:
        codes = [frame.f_code for frame in self._frames if not frame.f_code.co_name.startswith("<")]
        looks = [code for code in codes if (Path(code.co_filename).name, code.co_name) == LOOK]
        found = {
            "calls of functions": codes,
            "files entered": {code.co_filename for code in codes},
            "statements": self._alone(),
            "looks at the table": looks,
        }
        return [
            (f"{way.name}: {what}", reach, f"{len(those):,}")
            for (what, those), reach in zip(found.items(), way.reach, strict=True)
        ]
