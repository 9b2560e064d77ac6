"""Brings all tables in line, as after a start."""

import asyncio

from bot.processes.supervision import Supervisor
from bot.tables import Computers, Recovery, Tables


async def recovered(tables: Tables, computers: Computers | None = None) -> list[int]:
    """Bring all tables in line; those that were looked at."""
    seen: list[int] = []
    supervisor = Supervisor()

    async def show(table_id: int) -> None:
        seen.append(table_id)

    def wake(table_id: int) -> None:
        if computers is not None:
            computers.wake(table_id)

    Recovery(tables, supervisor, wake=wake, show=show).look()
    while supervisor.tasks:
        await asyncio.wait(supervisor.tasks)
    return seen
