"""What lives long is not looked through for garbage: with many matches in memory that would hold everything up.

Python now and then goes through all objects there are; with 500 long matches that takes a tenth of a second, and nobody
is answered meanwhile. So what is still there after a minute is set aside, and only what is new is looked through.
"""

import asyncio
import gc

EVERY = 60.0
"""Seconds between two times at which what is there is set aside."""

WHOLE = 360
"""Once in so many of these times all is looked through: some of what was set aside may be garbage by then."""


def set_aside(*, whole: bool = False) -> None:
    """Free what is garbage, of all there is if ``whole``, and set the rest aside.

    >>> set_aside(whole=True)
    >>> gc.get_freeze_count() > 1000
    True
    """
    if whole:
        gc.unfreeze()
    gc.collect()
    gc.freeze()


async def keep_setting_aside() -> None:
    """Do so from time to time."""
    times = 0
    while True:
        await asyncio.sleep(EVERY)
        times += 1
        set_aside(whole=times % WHOLE == 0)
