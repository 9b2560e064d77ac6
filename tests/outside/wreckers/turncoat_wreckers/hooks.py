"""Facts about Wreckers for the tests of all games."""

from bot.games.kit.hooks import DrawnMoments
from bot.games.kit.usual import Usual


class Looking(Usual):
    """Roles are shown at the end alone."""

    game = "wreckers"
    showing = ("side_won", "role_shown")
    moments = (DrawnMoments(5, (2, 9, 15)), DrawnMoments(7, (3, 13, 16)))
