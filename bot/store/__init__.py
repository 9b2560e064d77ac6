"""What must not be lost: tables, answers, and which messages were posted. SQLite, one file, one instance."""

from bot.store._errors import ChannelTaken, StoreError
from bot.store._posted import Posted, PostedState
from bot.store._private import is_private
from bot.store._sqlite import Store
from bot.store._table import HandedOver, Sitter, Table

__all__ = [
    "ChannelTaken",
    "HandedOver",
    "Posted",
    "PostedState",
    "Sitter",
    "Store",
    "StoreError",
    "Table",
    "is_private",
]
