"""A gateway answers, and says what it has heard from the processes that show the tables, and are killed meanwhile."""

import asyncio
import random
from collections.abc import AsyncIterator

import msgspec
import pytest

from bot import client, texts
from bot.client import Turncoat, sharing
from bot.processes import bucket_locks
from bot.store import StoreError, Verdict
from bot.tables import Person
from tests.bot.bot_on_sandbox import HALL, Court, fine
from tests.bot.playing import answer, asked, finished, is_over, next_question, present, take
from tests.cluster.town import Town, started

SAY = texts.speaker("en")


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch, outlines: None) -> None:
    monkeypatch.setattr(bucket_locks, "EVERY", 0.05)
    monkeypatch.setattr(sharing, "EVERY", 0.1)


@pytest.fixture
async def gateway(empty_court: Court, address: str) -> AsyncIterator[Court]:
    """A court whose bot answers, and shows nothing itself."""
    empty_court.settings = msgspec.structs.replace(empty_court.settings, database=address, role="gateway")
    await empty_court.start_bot()
    yield empty_court
    await empty_court.stop_bot()


@pytest.fixture
async def worker(gateway: Court) -> AsyncIterator[Turncoat]:
    """Another process, as far as can be in the same one: it has nothing in common with the court's bot."""
    folder = gateway.folder / "worker"
    settings = msgspec.structs.replace(gateway.settings, role="worker", data=folder)
    one = client.create(settings, pace=0)
    running = asyncio.create_task(one.start(gateway.sandbox.token))
    await gateway.sandbox.until(lambda: hasattr(one, "owners") and one.owners.owns(0))
    yield one
    await one.close()
    await running


async def test_a_worker_is_never_on_the_gateway_and_well_all_the_same(gateway: Court, worker: Turncoat) -> None:
    """It has a data folder of its own: in the same one, they would spoil each other's films."""
    assert not worker.gateway.hears
    assert worker.gateway.deafness == ""
    worker.pulse.feel()
    assert worker.health.faults == []
    await gateway.sandbox.until(lambda: gateway.bot.gateway.hears)
    assert not gateway.bot.owners.owns(1)
    await worker.pulse.show_alive_once()
    assert (gateway.folder / "worker" / "alive").exists()
    second = client.create(msgspec.structs.replace(gateway.settings, role="worker"), pace=0)
    with pytest.raises(StoreError, match=r"The data folder .* is in use by another instance\."):
        await second.start(gateway.sandbox.token)
    await second.close()


async def test_an_answer_by_a_button_is_shown_once_and_the_end_tells_who_knew(gateway: Court, worker: Turncoat) -> None:
    """The gateway changes the message that was clicked; the worker, which has heard of it, does not do so, too.

    The worker edits the end once the gateway hears of a consent.
    """
    anna, *_ = people = gateway.people(3)
    await started(gateway, people)
    await gateway.sandbox.until(lambda: asked(gateway))
    question = present(gateway)
    before, board = len(gateway.sandbox.requests), gateway.boards[-1].content
    (decision,) = (await gateway.match()).decisions.values()
    await take(question, decision.choices[0].key)
    await gateway.sandbox.until(lambda: gateway.boards[-1].content != board and asked(gateway, [question.step]))
    calls = [one for one in gateway.sandbox.requests[before:] if one.path.endswith(f"/messages/{question.message.id}")]
    assert [one.method for one in calls] in ([], ["PATCH"]), "by the interaction, and then perhaps without its button"
    await finished(gateway)
    await gateway.sandbox.until(lambda: is_over(gateway) and not worker.delivery.tasks)  # the end is noted, too

    def told() -> bool:
        return "Anna knew, from" in gateway.hall.messages[-1].content

    verdict = Verdict(anna.id, (await gateway.table()).seat_of(anna.id) or 0, 1, 1, 1)
    await gateway.bot.tables.ending.note_verdicts(1, (verdict,))
    await gateway.sandbox.until(told)
    await gateway.bot.tables.ending.note_verdicts(1, ())
    await gateway.sandbox.until(lambda: not told())


async def test_a_person_is_told_that_the_bot_may_not_write_and_acts_are_logged(
    gateway: Court, worker: Turncoat
) -> None:
    """The process with the chores writes acts of hosts into the log channel."""
    anna, tavern = gateway.person("anna"), gateway.sandbox.channel("the-tavern")
    gateway.sandbox.fail("POST", f"/channels/{gateway.hall.id}/messages", 403, code=50001)
    opened = await fine(anna.command(HALL, "join"))
    assert [one.content for one in opened.messages] == [SAY("trouble-no-access")]
    settings = gateway.bot.tables.settings
    await settings.choose(gateway.sandbox.world.home.id, anna.id, "log", [str(tavern.id)])
    await gateway.sandbox.until(lambda: tavern.messages)
    assert f"<@{anna.id}>" in tavern.messages[-1].content


async def test_a_server_that_removes_the_bot_is_gone_for_all_until_it_is_back(
    gateway: Court, worker: Turncoat, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Note a failed look at what is stored, and look again."""
    home = gateway.sandbox.world.home.id
    await gateway.seat(gateway.people(2))  # of other servers nothing is remembered
    gateway.sandbox.remove_bot()
    await gateway.sandbox.until(lambda: worker.tables.servers.is_gone(home))
    load, failed = worker.tables.servers.load, asyncio.Event()

    async def fail_once() -> list[int]:
        if failed.is_set():
            return await load()
        failed.set()
        raise ValueError("it cannot be read")

    monkeypatch.setattr(worker.tables.servers, "load", fail_once)
    await failed.wait()
    gateway.sandbox.invite_bot()
    await gateway.sandbox.until(lambda: not worker.tables.servers.is_gone(home))
    assert worker.supervisor.failures[sharing.NAME].times == 1
    assert "it cannot be read" in caplog.text
    caplog.clear()


TAKEN_OVER = 20.0
"""Seconds after which another process shows what a killed one did: 2 or so, where others leave it a core."""
DEATH, ANSWERS = 4, 8
"""After so many answers a worker is killed, and nobody takes its place; after so many the table is closed."""


@pytest.fixture
async def town(gateway: Court, address: str) -> AsyncIterator[Town]:
    """Provide the town in which more processes are started."""
    one = Town(gateway.sandbox, gateway.folder, address)
    yield one
    await one.close()


async def test_a_match_goes_on_when_a_process_is_killed(gateway: Court, town: Town, chance: random.Random) -> None:
    """``make prove`` kills all of them, again and again. At the end just those messages stand that are known."""
    people, workers, done = gateway.people(3), ("one", "two"), set[str]()
    for name in workers:
        await town.begin(name, "worker")
    await started(gateway, people)
    while len(done) < ANSWERS:
        question = await next_question(gateway, done)
        assert question is not None, "another process has shown the answer before"
        done.add(question.step)
        if len(done) == DEATH:
            await town.kill(workers[0])
        await answer(gateway, question, chance)
    await gateway.bot.tables.ending.abort(1, Person(people[0].id, "Anna", "en"))
    await gateway.sandbox.until(lambda: "closed by Anna" in gateway.hall.messages[-1].content)
    await gateway.sandbox.until(lambda: asked(gateway) is None)
    async with asyncio.timeout(TAKEN_OVER):
        while await gateway.known() != gateway.standing():
            continue
    for log in map(town.log, workers):
        assert "ERROR" not in log
        assert "Traceback" not in log
