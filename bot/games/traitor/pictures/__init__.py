"""Traitor in pictures and in words."""

from bot.games.traitor.pictures.accusations import ballots
from bot.games.traitor.pictures.alt import board_alt, hand_alt, part_alt
from bot.games.traitor.pictures.board import draw_board
from bot.games.traitor.pictures.colours import PALETTE
from bot.games.traitor.pictures.deeds import deeds
from bot.games.traitor.pictures.ending import end_facts
from bot.games.traitor.pictures.hand import draw_hand, draw_large_hand
from bot.games.traitor.pictures.moment import moment, newest_turn
from bot.games.traitor.pictures.role import role_card
from bot.games.traitor.pictures.seen import PARTS, draw_part
from bot.games.traitor.reading import board_words, hand_words
from bot.pictures.lobby import Face

__all__ = [
    "FACE",
    "PALETTE",
    "PARTS",
    "SHOWS_MOMENTS",
    "ballots",
    "board_alt",
    "board_words",
    "deeds",
    "draw_board",
    "draw_hand",
    "draw_large_hand",
    "draw_part",
    "end_facts",
    "hand_alt",
    "hand_words",
    "moment",
    "newest_turn",
    "part_alt",
    "role_card",
]

FACE = Face("dusk", ("joker",))
SHOWS_MOMENTS = "turns"
