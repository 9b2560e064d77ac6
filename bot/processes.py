"""What the processes have in common that work beside the bot's: they stand back, and know what they are told alone."""

import os
import signal
import sys

LOW = 19
"""How far they stand back behind whatever else the machine does."""


def environment() -> dict[str, str]:
    """All that such a process has of the bot's environment, which may hold its token: where Python's modules are."""
    return {"PYTHONPATH": os.pathsep.join(sys.path)}


def stand_back() -> None:
    """Called by such a process itself, at its beginning. Ctrl-C is for the bot, which then ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(LOW)
