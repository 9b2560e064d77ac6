"""Puts time and chance in place, and only then brings in everything that has a time."""

import asyncio
import importlib
import os
import sys

from tests.evening import clocks


async def _again() -> int:
    """Begin again, with sets that always have the same order."""
    given = {**os.environ, "PYTHONHASHSEED": "0"}
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.evening", *sys.argv[1:], env=given)
    return await process.wait()


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":
        sys.exit(asyncio.run(_again()))
    clocks.install()
    what = "crowd" if sys.argv[1:2] == ["crowd"] else "command"
    sys.exit(importlib.import_module(f"tests.evening.{what}").main())
