"""The heartbeat of discord.py's connection, which is a thread there: here it is a task."""

import asyncio
import time

import pytest
from discord import gateway


class _Heart(gateway.KeepAliveHandler):
    """Beats as its base class does."""

    def start(self) -> None:
        self._beating = asyncio.get_running_loop().create_task(self._beat(), name="heart")

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.interval or 0)
            if self._stop_ev.is_set():
                return
            if self._last_recv + self.heartbeat_timeout < time.perf_counter():
                await self.ws.close(4000)
                self.stop()
                return
            try:
                await self.ws.send_heartbeat(self.get_payload())
            except Exception:  # as its base class: whatever it is, this connection beats no more
                self.stop()
                return
            self._last_send = time.perf_counter()


def install(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(gateway, "KeepAliveHandler", _Heart)
