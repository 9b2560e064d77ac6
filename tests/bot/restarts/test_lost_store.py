"""The database is away for a moment: people are told so, what was stored counts, and the log has a line and no more."""

import asyncio
import logging
import random
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import msgspec
import pytest

from bot.sandbox import Interaction
from bot.store import StoreError
from bot.watching import metrics
from tests.bot.bot_on_sandbox import Court, refusal, silent
from tests.bot.playing import asked, play_on, present, questions
from tests.postgresql import Server


def full() -> Exception:
    return sqlite3.OperationalError("database or disk is full")


def lost() -> Exception:
    return StoreError("The connection to the database 127.0.0.1/turncoat was lost: it was closed.")


@pytest.fixture(params=[full, lost])
def trouble(request: pytest.FixtureRequest) -> Callable[[], Exception]:
    error: Callable[[], Exception] = request.param
    return error


@pytest.fixture(autouse=True)
def no_defect(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    before = defects()
    yield
    assert [one.message for one in caplog.records if one.exc_info or one.levelno > logging.WARNING] == []
    assert defects() == before


def defects() -> float:
    kinds = ("defect", "computers", "reconcile", "delivery")
    return float(sum(metrics.errors.labels(kind)._value.get() for kind in kinds))


async def click(court: Court) -> Interaction:
    who, prompt = present(court)
    menu = prompt.selects[0]
    return await who.settled(who.send_component(prompt, menu.custom_id, [menu.options[0].value]))


@pytest.fixture
async def court_in_postgresql(empty_court: Court, postgres: str) -> AsyncIterator[Court]:
    empty_court.settings = msgspec.structs.replace(empty_court.settings, database=postgres)
    await empty_court.start_bot()
    yield empty_court
    await empty_court.stop_bot()


async def test_an_answer_that_was_stored_counts_and_the_click_says_so(
    court: Court, trouble: Callable[[], Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    await court.begin(court.people(3))
    real = court.bot.store._db.append

    async def stored_and_lost(*given: Any) -> bool:
        await real(*given)
        monkeypatch.undo()
        raise trouble()

    monkeypatch.setattr(court.bot.store._db, "append", stored_and_lost)
    before = questions(court)
    told = await click(court)
    await court.quiet()
    assert told.messages == []
    assert (await court.match()).length == 1
    assert any("✓" in prompt.content for _, prompt in before)
    assert asked(court) is not None, "the next one is asked"


async def test_an_answer_that_was_not_stored_is_asked_for_again(
    court: Court, trouble: Callable[[], Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the store cannot even be asked, the person is told that the outcome is unknown."""
    await court.begin(court.people(3))
    store = court.bot.store._db

    async def away(*_: Any) -> None:
        raise trouble()

    for refused, part, *ways in (
        ("unwritten", store, "append"),
        ("unwritten", court.bot.tables.clocks, "numbered"),
        ("away", store, "append", "fetch", "execute", "together"),
    ):
        with monkeypatch.context() as patched:
            for way in ways:
                patched.setattr(part, str(way), away)
            assert [one.content for one in (await click(court)).messages] == [refusal(str(refused))]
        await court.quiet()
        assert (await court.match()).length == 0
    assert (await click(court)).messages == []
    assert (await court.match()).length == 1


async def test_a_disk_that_takes_nothing_is_one_line(
    court: Court, chance: random.Random, caplog: pytest.LogCaptureFixture
) -> None:
    await court.begin(court.people(3), computers=1)
    caplog.clear()
    await court.bot.store._db.fetch("PRAGMA query_only = 1")
    for _ in range(3):
        assert [one.content for one in (await click(court)).messages] == [refusal("unwritten")]
    for person in court.people(3):
        told = await person.command("the-tavern", "join")
        assert told.text == refusal("away")
    assert [one.levelname for one in caplog.records if one.name.startswith("bot")] == ["WARNING"]
    assert "attempt to write a readonly database" in caplog.text
    await court.bot.store._db.fetch("PRAGMA query_only = 0")
    assert await play_on(court, chance, 4) == 4
    assert [one.message[-20:] for one in caplog.records if one.name.startswith("bot.store")][1:] == [
        "can be written again"
    ]


async def test_postgresql_is_started_anew_in_the_middle_of_an_answer(
    court_in_postgresql: Court, postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has stored the answer, and cannot say so any more."""
    court = court_in_postgresql
    await court.begin(court.people(3))
    store = court.bot.store._db
    real, starting = store.append, list[asyncio.Task[None]]()

    async def stored_and_crashed(*given: Any) -> bool:
        monkeypatch.undo()
        await real(*given)
        await asyncio.to_thread(postgres_server.crash)
        starting.append(asyncio.create_task(asyncio.to_thread(postgres_server.start)))
        raise lost()

    monkeypatch.setattr(store, "append", stored_and_crashed)
    told = await click(court)
    await asyncio.gather(*starting)
    await court.quiet()
    assert told.messages == []
    assert (await court.match()).length == 1
    await court.sandbox.until(lambda: asked(court) is not None)
    await silent(click(court))
    assert (await court.match()).length == 2
