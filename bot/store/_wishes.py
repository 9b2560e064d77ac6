"""What one person wishes of the bot, at all tables. Plain data, as it is stored."""

from typing import Literal

import msgspec

Often = Literal["usual", "often", "off"]
"""How often somebody is reminded: as usual, by post also every 8 hours, never."""

Where = Literal["usual", "direct", "here"]
"""Where somebody is asked: as the server has chosen, by direct message, or privately in the channel."""


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has chosen; for who has chosen nothing, what is usual.

    With a time ``zone``, such as ``Europe/Berlin``, it is quiet at night there. ``tips``: they are told what is worth
    knowing while a game is new to them. ``statistics``: what they have won may be shown to others.
    ``questions`` says where they are asked, and told whatever else is theirs alone.
    """

    reminders: Often = "usual"
    zone: str = ""
    tips: bool = True
    statistics: bool = True
    questions: Where = "usual"
