"""The bot as a client of Discord: its parts, and what it hears and does for all of them."""

from bot.client.client import FILMS, PAGES, Turncoat, create

__all__ = ["FILMS", "PAGES", "Turncoat", "create"]
