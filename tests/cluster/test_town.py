"""Several real processes: one is on the gateway, others show what it has stored, and are killed meanwhile."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.tables import Person
from tests.bot.playing import answer, asked, is_over, next_question
from tests.cluster.town import started
from tests.samples import samples

if TYPE_CHECKING:
    import random

    from tests.bot.court import Court
    from tests.cluster.town import Town

TAKEN_OVER = 20.0
"""Seconds after which another process shows what a killed one did: 2 or so, where others leave it a core."""

DEATH = 5
"""After so many answers a worker is killed, and nobody takes its place."""

SECOND_DEATH = samples(0, 12)
"""After so many answers the other worker is killed, while a new worker has the place of the first; 0: never."""

ANSWERS = samples(10, 1000)
"""A match has some 80."""


async def board_changes(court: Court, before: list[str]) -> None:
    """Wait until the boards say something else, no longer than it takes until another process shows them."""
    await court.sandbox.until(lambda: [one.content for one in court.boards] != before, within=TAKEN_OVER)


async def all_is_noted(court: Court) -> None:
    """Wait until just those messages stand that are known: each slot has one."""
    async with asyncio.timeout(TAKEN_OVER):
        while await court.known() != court.standing():
            continue


async def test_a_match_of_three_processes_of_which_one_is_killed(
    gateway: Court, town: Town, chance: random.Random
) -> None:
    people = gateway.people(3)
    await town.begin("one", "worker")
    await town.begin("two", "worker")
    await started(gateway, people)
    done: set[str] = set()
    while len(done) < ANSWERS and (question := await next_question(gateway, done)):
        done.add(question.step)
        if len(done) in (DEATH, SECOND_DEATH):
            await town.kill("one" if len(done) == DEATH else "two")
            before = [one.content for one in gateway.boards]
            await answer(gateway, question, chance)
            await board_changes(gateway, before)
            if len(done) == DEATH and SECOND_DEATH:
                await town.begin("one", "worker")
        else:
            await answer(gateway, question, chance)
    if not is_over(gateway):
        await gateway.bot.tables.ending.abort(1, Person(people[0].id, "Anna", "en"))
        await gateway.sandbox.until(lambda: "closed by Anna" in gateway.hall.messages[-1].content)
    await gateway.sandbox.until(lambda: asked(gateway) is None)
    await all_is_noted(gateway)
    for name in ("one", "two"):
        assert "ERROR" not in town.log(name)
        assert "Traceback" not in town.log(name)
