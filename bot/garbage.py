"""What lives long is not looked through for garbage: with many matches in memory that would hold everything up.

Python now and then goes through all objects there are; with 500 long matches that takes a tenth of a second, and nobody
is answered meanwhile. So what is still there after a minute is set aside, and only what is new is looked through.

What was freed goes back to the system: glibc keeps it, in the holes between what is there, and the process would take
half as much again after some hundred matches.
"""

import asyncio
import ctypes
import gc
import sys

EVERY = 60.0
"""Seconds between two times at which what is there is set aside."""

OFTEN = 10
"""Once in so many of these times memory is given back, which takes some hundredths of a second."""

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


def give_back() -> None:
    """Give memory that is free back to the system, where its C library has to be asked."""
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        trim(0)


async def keep_setting_aside() -> None:
    """Do both from time to time."""
    times = 0
    while True:
        await asyncio.sleep(EVERY)
        times += 1
        set_aside(whole=times % WHOLE == 0)
        if times % OFTEN == 0:
            give_back()
