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


async def test_one_that_is_ended_in_the_middle_of_a_long_answer_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it wrote and nobody has read keeps nobody waiting: neither who asked, nor a bot that is to end."""
    (tmp_path / "long_answers.py").write_text(MODULE)
    monkeypatch.syspath_prepend(tmp_path)
    process: Process[bytes] = Process("long_answers")
    asked = asyncio.create_task(process.do((30_000_000,), 30))
    while process._running is None or not vars(process._running.answers)["_paused"]:
        await asyncio.sleep(0)
    asked.cancel()
    ended, _ = await asyncio.wait([asked], timeout=10)
    assert ended
    assert await process.do((3,), 30) == bytes(3)
    await process.end()
