"""How much the tests try: some of it in ``make test``, which is soon over, all of it in ``make prove``."""

import os


def samples(some: int, every: int) -> int:
    """How many are tried: ``some``, or ``every`` one where the tests are to prove it."""
    return every if "TURNCOAT_PROVE" in os.environ else some
