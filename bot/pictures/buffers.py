"""Large buffers go back to the system when they are free.

What a picture is drawn on takes some MB for some milliseconds. glibc asks the system for large buffers one by one, but
only until the first of them is freed: what is no larger than that comes from its heap from then on, and leaves holes
between what lives long.
"""

import ctypes
import sys

LARGE = 2**20
"""Bytes of a buffer that is large: each picture is drawn on some."""

_MMAP_THRESHOLD = -3  # M_MMAP_THRESHOLD in malloc.h


def give_large_ones_back() -> None:
    """Have the system asked for each large buffer of this process, from now on; other C libraries do so anyway."""
    if sys.platform == "linux" and (mallopt := getattr(ctypes.CDLL(None), "mallopt", None)):
        mallopt(_MMAP_THRESHOLD, LARGE)
