"""Memory of large buffers does not stay in holes between what lives long."""

import asyncio
import sys

PROGRAM = """
import resource
from bot.pictures.encoding import LARGE, give_large_ones_back

def most():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

def buffers(size, number):
    # Between any two of them lies something small.
    return [(b"1" * size, b"1" * 50_000) for _ in range(number)]

give_large_ones_back()
bytearray(b"1" * 16 * LARGE).clear()
small = [one for _, one in buffers(3 * LARGE, 50)]
before = most()
buffers(5 * LARGE, 30)
print(most() / before)
"""


async def test_free_buffers_go_back() -> None:
    """Larger ones fit into no hole: if the first ones had left any, the process would take twice as much."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", PROGRAM, stdout=asyncio.subprocess.PIPE)
    told, _ = await process.communicate()
    assert float(told) < 1.2
