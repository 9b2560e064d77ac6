"""The heart of the bot: what a table is, and everything that may happen to one."""

from bot.store import Action, NumberedClock, ServerSettings, Sitter, Table, WriteLost, is_away
from bot.tables import tenures, wishes
from bot.tables.chronicle import Chronicle, chronicle
from bot.tables.ending import check_revealed
from bot.tables.people import Person, Place
from bot.tables.players.alone import LonePlay
from bot.tables.players.automatic import only_answer, standing_answer, stands
from bot.tables.players.computers import Computers
from bot.tables.recovery import Recovery
from bot.tables.refusal import Refusal, RuleRefusal, illegal
from bot.tables.tables import Tables
from bot.tables.taking_back import to_take_back
from bot.tables.time.clock_rules import Times
from bot.tables.time.timekeeper import Timekeeper

__all__ = [
    "Action",
    "Chronicle",
    "Computers",
    "LonePlay",
    "NumberedClock",
    "Person",
    "Place",
    "Recovery",
    "Refusal",
    "RuleRefusal",
    "ServerSettings",
    "Sitter",
    "Table",
    "Tables",
    "Timekeeper",
    "Times",
    "WriteLost",
    "check_revealed",
    "chronicle",
    "illegal",
    "is_away",
    "only_answer",
    "standing_answer",
    "stands",
    "tenures",
    "to_take_back",
    "wishes",
]
