"""The heart of the bot: what a table is, and everything that may happen to one."""

from bot.store import Sitter, Table
from bot.tables.computers import Computers
from bot.tables.people import Person, Place
from bot.tables.recovery import Recovery
from bot.tables.refusal import Objected, Refusal, illegal
from bot.tables.standing import standing_answer, stands
from bot.tables.tables import Tables

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
    "illegal",
    "standing_answer",
    "stands",
]
