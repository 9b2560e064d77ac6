"""What lives long is set aside, and what is garbage is freed all the same."""

import gc
import os
import platform
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.garbage import give_back, set_aside


def resident() -> int:
    """Bytes of memory that this process has."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Circle:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself: Circle | None = self


@pytest.fixture(autouse=True)
def by_hand() -> Iterator[None]:
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries give memory back by themselves")
def test_free_memory_goes_back_to_the_system() -> None:
    blocks = [bytes(60_000) for _ in range(2_000)]
    holes = blocks[::4]
    del blocks
    before = resident()
    give_back()
    assert resident() < before - 40 * 2**20
    assert len(holes) == 500


def test_what_is_new_and_garbage_is_freed() -> None:
    circle = weakref.ref(Circle())
    assert circle() is not None
    set_aside()
    assert circle() is None


def test_what_was_set_aside_is_freed_when_all_is_looked_through() -> None:
    one = Circle()
    circle = weakref.ref(one)
    set_aside()
    del one
    set_aside()
    assert circle() is not None
    set_aside(whole=True)
    assert circle() is None


def test_what_was_set_aside_and_is_no_circle_goes_at_once() -> None:
    one = Circle()
    circle = weakref.ref(one)
    set_aside()
    one.itself = None
    del one
    assert circle() is None
