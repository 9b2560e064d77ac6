"""``kill -9`` of the real process in mid-game: no acknowledged answer is lost, and the game goes on to its end."""

import asyncio
import os
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.config import VARIABLES
from bot.fair_deal.verify import verify
from bot.store import Store
from bot.store.location import DATABASE
from tests.bot.court import Court, fine, silent
from tests.bot.manners import is_end
from tests.bot.playing import answer, is_over, next_question

PROJECT = Path(__file__).parents[3]
DEATHS = (9,)
"""After so many answers the process is killed; the row ``kills`` kills it far more often."""


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


async def test_killed_again_and_again(empty_court: Court, chance: random.Random) -> None:
    court = empty_court
    people = court.people(3)
    done: set[str] = set()
    for death in (*DEATHS, None):
        async with bot_process(court):
            if not done:
                await fine(people[0].command("the-hall", "join"))
                await court.sandbox.until(lambda: court.hall.messages)
                for one in people[1:]:
                    await silent(one.click(court.lobby, "Join"))
                await silent(people[0].click(court.lobby, "Start"))
            while len(done) != death and (question := await next_question(court, done)):
                done.add(question.step)
                await answer(court, question, chance)
            if death is None:
                assert is_over(court)
                checked = verify(await court.proof())
    deal, match = checked.deal, checked.match
    assert match.result is not None
    asked = [(seat, number) for seat in range(match.seats) for number in range(1, match.question(seat) + 1)]
    assert done == {f"{people[seat].key}:{deal.table}:{number}" for seat, number in asked}

    store = await Store.open(court.folder / "data" / DATABASE)
    known = {one.message for one in (await store.messages.posted(1)).values()}
    await store.close()
    assert court.hall.messages == [court.lobby, *court.boards, court.hall.messages[-1]]
    assert len(court.boards) == len(match.rounds)
    # The bot may not know calls that were under way at a death, at most one for each place. None was posted twice.
    assert len(court.standing() - known) <= len(DEATHS) * (len(people) + 1)
    for person in people:
        # A receipt without its button links to the board of that time. So a receipt of no cards may stand there twice.
        told = [one.content for one in person.dms if not one.content.endswith("✓ You play no cards.")]
        assert len(set(told)) == len(told)
        standing = [one for one in person.dms if one.id in known and not is_end(one)]
        left = [button.label for one in standing for button in one.buttons]
        assert set(left) <= {"Take back"}, "at the end that goes, too, if nobody kills the bot at once"
        assert not any(one.selects for one in standing)
    log = (court.folder / "log.txt").read_text(encoding="utf-8")
    assert "ERROR" not in log
    assert "Traceback" not in log
    assert court.sandbox.token not in log
