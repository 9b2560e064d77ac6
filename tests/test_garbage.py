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
    gc.unfreeze()
    gc.enable()


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
