"""Discord is told the commands where they have changed, and nowhere else."""

import asyncio
from pathlib import Path

from bot import client
from bot.config import Settings
from bot.sandbox import Sandbox, redirect


async def _start(sandbox: Sandbox, data: Path, servers: tuple[int, ...]) -> list[str]:
    """Start the bot and stop it again; the calls that registered commands."""
    before = len(sandbox.requests)
    bot = client.create(Settings(token=sandbox.token, data=data, servers=servers))
    running = asyncio.create_task(bot.start(sandbox.token))
    await sandbox.until(lambda: sandbox.bot_online or running.done(), within=20)
    await bot.close()
    await running
    return [request.path for request in sandbox.requests[before:] if request.path.endswith("/commands")]


async def test_a_second_start_without_a_change_makes_no_call(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        redirect(sandbox.address)
        assert len(await _start(sandbox, tmp_path, ())) == 1
        assert await _start(sandbox, tmp_path, ()) == []


async def test_commands_of_one_server_replace_those_of_all_and_the_other_way_round(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        redirect(sandbox.address)
        await _start(sandbox, tmp_path, ())
        server = sandbox.world.home.id
        one, everywhere = await _start(sandbox, tmp_path, (server,))
        assert f"/guilds/{server}/" in one
        assert "/guilds/" not in everywhere
        assert len(await _start(sandbox, tmp_path, ())) == 2


async def test_a_server_that_is_out_of_reach_does_not_keep_the_bot_from_starting(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        redirect(sandbox.address)
        assert len(await _start(sandbox, tmp_path, (4711, sandbox.world.home.id))) == 2
