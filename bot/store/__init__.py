"""What must not be lost: tables, answers, and which messages were posted. In SQLite or PostgreSQL."""

from bot.store._action import Action, What
from bot.store._answers import Given
from bot.store._backup import backup, restore
from bot.store._clock import Clock, Numbered, Talk, Timed
from bot.store._deletions import PLAYER, Deletion
from bot.store._errors import ChannelTaken, StoreError, Unwritten, is_away, nothing_written
from bot.store._heard import Heard
from bot.store._instance import Instance
from bot.store._moving import move
from bot.store._own_data import DatedAnswer
from bot.store._owned import ON_TIME, Late
from bot.store._posted import Posted, PostedState
from bot.store._private import is_private, make_folder
from bot.store._ratings import Rating
from bot.store._results import Lapse, Placing
from bot.store._settings import PaceName, Questions, Seasons, ServerSettings, Substitutes
from bot.store._shown import Shown, Whereabouts
from bot.store._slots import NEWEST
from bot.store._store import Store
from bot.store._table import FORMER, Act, Advice, Removed, Restored, Sitter, Table, Tenure, Why
from bot.store._table_rows import Goes
from bot.store._wishes import Often, Where, Wishes

__all__ = [
    "FORMER",
    "NEWEST",
    "ON_TIME",
    "PLAYER",
    "Act",
    "Action",
    "Advice",
    "ChannelTaken",
    "Clock",
    "DatedAnswer",
    "Deletion",
    "Given",
    "Goes",
    "Heard",
    "Instance",
    "Lapse",
    "Late",
    "Numbered",
    "Often",
    "PaceName",
    "Placing",
    "Posted",
    "PostedState",
    "Questions",
    "Rating",
    "Removed",
    "Restored",
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
    "Timed",
    "Unwritten",
    "What",
    "Where",
    "Whereabouts",
    "Why",
    "Wishes",
    "backup",
    "is_away",
    "is_private",
    "make_folder",
    "move",
    "nothing_written",
    "restore",
]
