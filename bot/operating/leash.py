"""The bot on a leash: held by the process that has started it, at the other end of standard input."""

import os
import select
import signal
import threading
import time

from bot.tables import Times

STANDARD_INPUT = 0


class Leash:
    """Ends this process when the other one lets go of its end, and hears what time it is there.

    Each line says by how many seconds the time to go by is ahead of the machine's. The file itself is read, not
    ``sys.stdin``: its lock would still be held when the interpreter ends.
    """

    def __init__(self) -> None:
        """What has been said already is heard at once."""
        self._ahead = 0.0
        self._begun = b""
        if select.select((STANDARD_INPUT,), (), (), 0)[0]:
            self._hear()
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def times(self) -> Times:
        """The time to go by; what it is moved on by counts as time that has passed."""
        return Times(lambda: time.time() + self._ahead, lambda: time.monotonic() + self._ahead, often=1.0)

    def _listen(self) -> None:
        while self._hear():
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    def _hear(self) -> bool:
        """Hear what is said next; whether the other process is still there."""
        heard = os.read(STANDARD_INPUT, 1024)
        *lines, self._begun = (self._begun + heard).split(b"\n")
        if lines:
            self._ahead = float(lines[-1])
        return bool(heard)
