"""``kill -9`` of the real process in mid-game: no acknowledged answer is lost, and the game goes on."""

import asyncio
import os
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import engine
from bot.config import VARIABLES
from bot.store import Store
from bot.store.location import DATABASE
from tests.bot.bot_on_sandbox import Court, fine, silent
from tests.bot.playing import answer, next_question

PROJECT = Path(__file__).parents[3]
DEATH = 9
"""After so many answers the process is killed; the row ``kills`` kills it far more often, to the end of the match."""


@asynccontextmanager
async def bot_process(court: Court, lines: str = 'log_level = "warning"') -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot as a process of its own, connected, configured by so much TOML. It is killed in the end."""
    config = court.folder / "config.toml"
    config.write_text(f'token = "{court.sandbox.token}"\ndrawing = "threads"\n{lines}\n', encoding="utf-8")
    with (court.folder / "log.txt").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run", "--with-parent"),
            *("--discord", court.sandbox.address, "--config", str(config)),
            cwd=PROJECT,
            env={name: value for name, value in os.environ.items() if name not in VARIABLES.values()},
            stdin=asyncio.subprocess.PIPE,
            stderr=log,
        )
    try:
        await court.sandbox.until(lambda: court.sandbox.bot_online, within=30)
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        await court.sandbox.until(lambda: not court.sandbox.bot_online)


async def test_killed_in_the_middle_of_a_match(empty_court: Court, chance: random.Random) -> None:
    court, done = empty_court, set[str]()
    people = court.people(3)
    for answers in (DEATH, 2 * DEATH):
        async with bot_process(court):
            if not done:
                await fine(people[0].command("the-hall", "join"))
                await court.sandbox.until(lambda: court.hall.messages)
                for one in people[1:]:
                    await silent(one.click(court.lobby, "Join"))
                await silent(people[0].click(court.lobby, "Start"))
            while len(done) < answers and (question := await next_question(court, done)):
                done.add(question.step)
                await answer(court, question, chance)
            assert await next_question(court, done)

    store = await Store.open(court.folder / "data" / DATABASE)
    table = await store.tables.get(1)
    assert table is not None
    match = engine.replay(table.record(await store.answers.standing(1)))
    known = {one.message for one in (await store.messages.posted(1)).values()}
    await store.close()
    given = {seat: match.question(seat) + (seat not in match.awaited) for seat in range(match.seats)}
    assert done == {f"{people[seat].key}:1:{number}" for seat in given for number in range(1, given[seat])}
    assert court.hall.messages == [court.lobby, *court.boards]
    # The last question may be there before the board of its round: the bot is killed between the two.
    assert 0 <= max(1, match.view(None).round) - len(court.boards) <= 1
    # The bot may not know calls that were under way at a death, at most one for each place. None was posted twice.
    assert len(court.standing() - known) <= 2 * (len(people) + 1)
    for person in people:
        # A receipt without its button links to the board of that time. So a receipt of no cards may stand there twice.
        told = [one.content for one in person.dms if not one.content.endswith("✓ You play no cards.")]
        assert len(set(told)) == len(told)
    log = (court.folder / "log.txt").read_text(encoding="utf-8")
    assert "ERROR" not in log
    assert "Traceback" not in log
    assert court.sandbox.token not in log
