"""The heart of the bot: what a table is, and everything that may happen to one."""

from bot.store import Action, ServerSettings, Sitter, Table
from bot.tables.computers import Computers
from bot.tables.recovery import Recovery
from bot.tables.refusal import Objected, Refusal, illegal
from bot.tables.standing import standing_answer, stands
from bot.tables.tables import Person, Place, Tables

__all__ = [
    "Action",
    "Computers",
    "Objected",
    "Person",
    "Place",
    "Recovery",
    "Refusal",
    "ServerSettings",
    "Sitter",
    "Table",
    "Tables",
    "illegal",
    "standing_answer",
    "stands",
]
