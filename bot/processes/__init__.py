"""Work that would hold up the event loop. Processes of low priority do the work, and know no table and no token.

Each is a program of its own, begun by ``Process.begin`` and lent by a ``Pool``. ``supervision`` looks after work in the
bot's own process.
"""

from bot.processes.pool import Pool
from bot.processes.process import Process, cores
from bot.processes.serving import JobError

__all__ = ["JobError", "Pool", "Process", "cores"]
