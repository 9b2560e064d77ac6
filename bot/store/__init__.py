"""The store of all that must not be lost, such as tables, answers and posted messages, in SQLite or PostgreSQL."""

from bot.store.actions import Action, What
from bot.store.answers import DatedAnswer, GivenAnswers
from bot.store.clocks import Clock, NextClock, NumberedClock, Talk
from bot.store.copying import copy_database
from bot.store.deletions import ORDERED, PLAYER, Deletion
from bot.store.direct import Direct
from bot.store.errors import ChannelTaken, InUse, StoreError, WriteLost, is_away, nothing_written
from bot.store.gathering.calls import ALL, Asked, CallWish, PastCall, Summons
from bot.store.hearing import HearingNote
from bot.store.messages import NEWEST, Aside, Posted, PostedState
from bot.store.notes import Consent, LastWords, Mark, Notes, TakenNotes, Verdict
from bot.store.people import LoneMatch, Often, Reading, Where, Wishes
from bot.store.ratings import Rating
from bot.store.results import Lapse, Placing, SharedMatch
from bot.store.servers import PaceName, Questions, Reveals, Seasons, ServerSettings, Substitutes
from bot.store.shown import ON_TIME, Late, ShownTable
from bot.store.sitters import Act, Plan, PlanEvent, Removal, Sitter, Tenure, Why
from bot.store.sqlite.backup import backup, restore
from bot.store.sqlite.instance import Instance
from bot.store.sqlite.private import is_private, make_folder
from bot.store.store import Store
from bot.store.table import FORMER, Advice, Restoration, Table
from bot.store.tables import Goes, Whereabouts

__all__ = [
    "ALL",
    "FORMER",
    "NEWEST",
    "ON_TIME",
    "ORDERED",
    "PLAYER",
    "Act",
    "Action",
    "Advice",
    "Aside",
    "Asked",
    "CallWish",
    "ChannelTaken",
    "Clock",
    "Consent",
    "DatedAnswer",
    "Deletion",
    "Direct",
    "GivenAnswers",
    "Goes",
    "HearingNote",
    "InUse",
    "Instance",
    "Lapse",
    "LastWords",
    "Late",
    "LoneMatch",
    "Mark",
    "NextClock",
    "Notes",
    "NumberedClock",
    "Often",
    "PaceName",
    "PastCall",
    "Placing",
    "Plan",
    "PlanEvent",
    "Posted",
    "PostedState",
    "Questions",
    "Rating",
    "Reading",
    "Removal",
    "Restoration",
    "Reveals",
    "Seasons",
    "ServerSettings",
    "SharedMatch",
    "ShownTable",
    "Sitter",
    "Store",
    "StoreError",
    "Substitutes",
    "Summons",
    "Table",
    "TakenNotes",
    "Talk",
    "Tenure",
    "Verdict",
    "What",
    "Where",
    "Whereabouts",
    "Why",
    "Wishes",
    "WriteLost",
    "backup",
    "copy_database",
    "is_away",
    "is_private",
    "make_folder",
    "nothing_written",
    "restore",
]
