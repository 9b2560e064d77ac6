"""The heart of the bot: what a table is, and everything that may happen to one."""

from bot.store import Sitter, Table
from bot.tables.computers import Computers
from bot.tables.recovery import Recovery
from bot.tables.refusal import Objected, Refusal, illegal
from bot.tables.revealing import check_revealed
from bot.tables.standing import standing_answer, stands
from bot.tables.tables import Person, Place, Tables

__all__ = [
    "Computers",
    "Objected",
    "Person",
    "Place",
    "Recovery",
    "Refusal",
    "Sitter",
    "Table",
    "Tables",
    "check_revealed",
    "illegal",
    "standing_answer",
    "stands",
]
