"""Memory: long-lived things are set aside, garbage is freed, and large buffers leave no holes."""

import asyncio
import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from bot.client.pulse import set_aside


class Circle:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself: Circle | None = self


@pytest.fixture(autouse=True)
def by_hand() -> Iterator[None]:
    gc.disable()
    gc.freeze()  # all that other tests have left need not be looked through
    yield
    gc.enable()


def test_new_garbage_is_freed() -> None:
    circle = weakref.ref(Circle())
    assert circle() is not None
    set_aside()
    assert circle() is None


def test_garbage_set_aside_is_freed_by_a_full_collection() -> None:
    one = Circle()
    circle = weakref.ref(one)
    set_aside()
    del one
    set_aside()
    assert circle() is not None
    set_aside(whole=True)
    assert circle() is None


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
