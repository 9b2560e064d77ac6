"""Het Verraad in pictures and in words."""

from bot.pictures.het_verraad.alt import board_alt, hand_alt, part_alt
from bot.pictures.het_verraad.board import draw_board
from bot.pictures.het_verraad.colours import PALETTE
from bot.pictures.het_verraad.hand import HAND_LACKS, draw_hand
from bot.pictures.het_verraad.part import PARTS, draw_part, parts_asked

__all__ = [
    "HAND_LACKS",
    "PALETTE",
    "PARTS",
    "board_alt",
    "draw_board",
    "draw_hand",
    "draw_part",
    "hand_alt",
    "part_alt",
    "parts_asked",
]
