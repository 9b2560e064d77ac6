"""The number of trials of the tests.

Some of the trials run in ``make test``, which is soon over, and all of them in ``make prove``.
"""

from bot.games.kit.matches import samples

__all__ = ["samples"]
