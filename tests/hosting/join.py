"""Plays on a bot that has just been installed: how long it takes from its start to an answer to /join.

Give the command that begins it; the sandbox's address and token are added::

    python -m tests.hosting.join turncoat run --config config.toml
"""

import asyncio
import os
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from bot.sandbox import Sandbox

PATIENCE = 60.0
"""Seconds within which everything must have happened."""
HALL = "the-tavern"


async def joined(
    command: Sequence[str],
    environ: Mapping[str, str],
    folder: Path | None = None,
    user: int | None = None,
    *,
    sign: Path | None = None,
) -> float:
    """Return the seconds until a lobby stands in the channel; the bot ends once a sign of life stands in a file.

    Raises ``TimeoutError`` if one of them does not come.
    """
    async with Sandbox() as sandbox:
        begun = time.monotonic()
        bot = await asyncio.create_subprocess_exec(
            *(*command, "--discord", sandbox.address),
            env={**environ, "TURNCOAT_TOKEN": sandbox.token},
            cwd=folder,
            user=user,
        )
        try:
            await sandbox.until(lambda: sandbox.bot_online and sandbox.world.commands, within=PATIENCE)
            anna = sandbox.people["anna"]
            await anna.command(HALL, "join", game="verraeter")
            await sandbox.until(lambda: any(one.buttons for one in anna.sees(HALL)), within=PATIENCE)
            taken = time.monotonic() - begun
            await sandbox.until(lambda: sign is None or sign.exists(), within=PATIENCE)
            return taken
        finally:
            bot.terminate()
            await bot.wait()


if __name__ == "__main__":
    print(f"/join was answered after {asyncio.run(joined(sys.argv[1:], os.environ)):.1f} s")
