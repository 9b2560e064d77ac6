"""What must not be lost: tables, answers, and which messages were posted. SQLite, one file, one instance."""

from bot.store._action import Action, What
from bot.store._clock import Clock, Talk
from bot.store._errors import ChannelTaken, StoreError
from bot.store._posted import Posted, PostedState
from bot.store._private import is_private
from bot.store._ratings import FORMER, Rating
from bot.store._results import Lapse, Placing
from bot.store._settings import PaceName, Seasons, ServerSettings, Substitutes
from bot.store._shown import Shown, Whereabouts
from bot.store._sqlite import Store
from bot.store._table import Act, Advice, Removed, Sitter, Table, Tenure, Why
from bot.store._wishes import Often, Wishes

__all__ = [
    "FORMER",
    "Act",
    "Action",
    "Advice",
    "ChannelTaken",
    "Clock",
    "Lapse",
    "Often",
    "PaceName",
    "Placing",
    "Posted",
    "PostedState",
    "Rating",
    "Removed",
    "Seasons",
    "ServerSettings",
    "Shown",
    "Sitter",
    "Store",
    "StoreError",
    "Substitutes",
    "Table",
    "Talk",
    "Tenure",
    "What",
    "Whereabouts",
    "Why",
    "Wishes",
    "is_private",
]
