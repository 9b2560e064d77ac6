"""Garbage: long-lived things are set aside, and garbage is still freed."""

import gc
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
