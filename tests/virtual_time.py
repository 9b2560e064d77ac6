"""An event loop on which nobody waits: when all wait for a time to come, it has come."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")


class _Selector(selectors.DefaultSelector):
    """Instead of waiting for events, lets the time pass."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("all wait for something that never comes")
        self.now += max(0.0, timeout)
        return super().select(0)


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._selector_of_mine = _Selector()
        super().__init__(self._selector_of_mine)

    def time(self) -> float:
        return self._selector_of_mine.now


def run(work: Callable[[Callable[[], float]], Coroutine[Any, Any, Result]]) -> Result:
    """Run ``work(clock)`` to its end at once, however long it waits. ``clock`` is the time that passes there."""
    loop = _Loop()
    try:
        return loop.run_until_complete(work(loop.time))
    finally:
        loop.close()


def at_once(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    """Let a test run so; the time that passes there is that of its loop."""

    @wraps(test)
    def runs(*given: Given.args, **named: Given.kwargs) -> None:
        run(lambda clock: test(*given, **named))

    return runs
