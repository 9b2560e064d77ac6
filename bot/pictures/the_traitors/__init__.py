"""The Traitors in pictures and in words."""

from bot.pictures.the_traitors.alt import board_alt, hand_alt
from bot.pictures.the_traitors.board import draw_board
from bot.pictures.the_traitors.colours import PALETTE
from bot.pictures.the_traitors.hand import HAND_LACKS, draw_hand
from bot.pictures.the_traitors.role import role_card

__all__ = ["HAND_LACKS", "PALETTE", "board_alt", "draw_board", "draw_hand", "hand_alt", "role_card"]
