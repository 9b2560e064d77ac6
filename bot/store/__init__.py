"""What must not be lost: tables, answers, and which messages were posted. SQLite, one file, one instance."""

from bot.store._clock import Clock
from bot.store._errors import ChannelTaken, StoreError
from bot.store._posted import Posted, PostedState
from bot.store._private import is_private
from bot.store._sqlite import Store
from bot.store._table import Because, Sitter, Substitutes, Table, Tenure, Why

__all__ = [
    "Because",
    "ChannelTaken",
    "Clock",
    "Posted",
    "PostedState",
    "Sitter",
    "Store",
    "StoreError",
    "Substitutes",
    "Table",
    "Tenure",
    "Why",
    "is_private",
]
