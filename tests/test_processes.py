"""A process that works for the bot ends when it is told to, whatever it was doing."""

import asyncio
from pathlib import Path

import pytest

from bot.processes import Process

MODULE = """
from bot.processes.serving import serve
if __name__ == "__main__":
    serve(bytes)
"""


def has_written_more(process: Process[bytes]) -> bool:
    """Whether so much has come from it at once that the bot reads no more for now."""
    return process._running is not None and bool(vars(process._running.answers)["_paused"])


async def test_one_that_is_ended_in_the_middle_of_a_long_answer_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it wrote and nobody has read keeps nobody waiting: neither who asked, nor a bot that is to end."""
    (tmp_path / "long_answers.py").write_text(MODULE)
    monkeypatch.syspath_prepend(tmp_path)
    process: Process[bytes] = Process("long_answers")
    asked = asyncio.create_task(process.do((30_000_000,), 30))
    for _ in iter(lambda: has_written_more(process), True):
        await asyncio.sleep(0)
    asked.cancel()
    ended, _ = await asyncio.wait([asked], timeout=10)
    assert ended
    assert await process.do((3,), 30) == bytes(3)
    await process.end()
