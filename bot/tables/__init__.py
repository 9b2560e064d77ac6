"""The heart of the bot: what a table is, and everything that may happen to one."""

from bot.store import Sitter, Table
from bot.tables.computers import Computers
from bot.tables.refusal import Refusal
from bot.tables.tables import Person, Place, Tables

__all__ = ["Computers", "Person", "Place", "Refusal", "Sitter", "Table", "Tables"]
