"""Verräter in pictures and in words."""

from bot.games.verraeter.pictures.alt import board_alt, hand_alt, hand_words
from bot.games.verraeter.pictures.board import draw_board
from bot.games.verraeter.pictures.colours import PALETTE
from bot.games.verraeter.pictures.deeds import deeds
from bot.games.verraeter.pictures.ending import end_facts
from bot.games.verraeter.pictures.hand import HAND_LACKS, draw_hand, draw_large_hand, mark_newest, newest_card
from bot.games.verraeter.pictures.moment import moment
from bot.games.verraeter.pictures.role import role_card
from bot.games.verraeter.reading import board_words
from bot.pictures.lobby import Face

__all__ = [
    "FACE",
    "HAND_LACKS",
    "PALETTE",
    "SHOWS_MOMENTS",
    "board_alt",
    "board_words",
    "deeds",
    "draw_board",
    "draw_hand",
    "draw_large_hand",
    "end_facts",
    "hand_alt",
    "hand_words",
    "mark_newest",
    "moment",
    "newest_card",
    "role_card",
]

FACE = Face("day", ("eagle", "rose"))
SHOWS_MOMENTS = "round"
