"""The number of trials of the tests.

Some of the trials run in ``make test``, which is soon over, and all of them in ``make prove``.
"""

import os


def samples(some: int, every: int) -> int:
    """Return the number of trials: ``some``, or ``every`` one if the tests are to prove something."""
    return every if "TURNCOAT_PROVE" in os.environ else some
