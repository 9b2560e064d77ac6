"""Traitor in pictures and in words."""

from bot.pictures.traitor.alt import board_alt, hand_alt
from bot.pictures.traitor.board import draw_board
from bot.pictures.traitor.colours import PALETTE
from bot.pictures.traitor.hand import draw_hand

__all__ = ["PALETTE", "board_alt", "draw_board", "draw_hand", "hand_alt"]
