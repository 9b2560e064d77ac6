"""Verräter in pictures and in words."""

from bot.pictures.verraeter.alt import board_alt, hand_alt
from bot.pictures.verraeter.board import draw_board
from bot.pictures.verraeter.colours import PALETTE
from bot.pictures.verraeter.hand import HAND_LACKS, draw_hand
from bot.pictures.verraeter.role import role_card

__all__ = ["HAND_LACKS", "PALETTE", "board_alt", "draw_board", "draw_hand", "hand_alt", "role_card"]
