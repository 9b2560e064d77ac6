"""What must not be lost: tables, answers, and which messages were posted. SQLite, one file, one instance."""

from bot.store._action import Action, What
from bot.store._errors import ChannelTaken, StoreError
from bot.store._posted import Posted, PostedState
from bot.store._private import is_private
from bot.store._settings import Pace, ServerSettings, Substitutes
from bot.store._sqlite import Store
from bot.store._table import HandedOver, Removed, Sitter, Table

__all__ = [
    "Action",
    "ChannelTaken",
    "HandedOver",
    "Pace",
    "Posted",
    "PostedState",
    "Removed",
    "ServerSettings",
    "Sitter",
    "Store",
    "StoreError",
    "Substitutes",
    "Table",
    "What",
    "is_private",
]
