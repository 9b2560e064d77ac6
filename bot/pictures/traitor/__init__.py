"""Traitor in pictures and in words."""

from bot.pictures.traitor.alt import board_alt, hand_alt, part_alt
from bot.pictures.traitor.board import draw_board
from bot.pictures.traitor.colours import PALETTE
from bot.pictures.traitor.hand import draw_hand
from bot.pictures.traitor.role import role_card
from bot.pictures.traitor.seen import PARTS, draw_part

__all__ = [
    "PALETTE",
    "PARTS",
    "board_alt",
    "draw_board",
    "draw_hand",
    "draw_part",
    "hand_alt",
    "part_alt",
    "role_card",
]
