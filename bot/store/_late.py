"""What is the matter with a table's messages, as whoever shows them has found."""

from typing import NamedTuple


class Late(NamedTuple):
    """Why messages of a table may be out of date: what its channel has against them (empty: nothing), and whether
    something went wrong, and is tried again, in the ``channel``, and with somebody's question (``direct``).
    """

    trouble: str = ""
    channel: bool = False
    direct: bool = False


ON_TIME = Late()
