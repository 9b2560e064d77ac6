"""Facts about Straws for the tests of all games."""

from types import MappingProxyType

from bot.games.kit.told import everybody, its_seat
from bot.games.kit.usual import Usual


class Looking(Usual):
    """The telling of each event: a straw is shown to its seat, and all straws at the end."""

    game = "straws"
    told = MappingProxyType({"straw_drawn": its_seat, "straw_kept": everybody, "straw_shown": everybody})
    showing = ("straw_drawn", "straw_shown")
