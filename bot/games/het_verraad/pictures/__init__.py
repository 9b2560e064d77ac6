"""Het Verraad in pictures and in words."""

from bot.games.het_verraad.pictures.alt import board_alt, hand_alt, hand_words, part_alt
from bot.games.het_verraad.pictures.board import draw_board
from bot.games.het_verraad.pictures.centre import end_facts
from bot.games.het_verraad.pictures.colours import PALETTE
from bot.games.het_verraad.pictures.deeds import deeds
from bot.games.het_verraad.pictures.hand import HAND_LACKS, draw_hand, draw_large_hand
from bot.games.het_verraad.pictures.moment import moment, newest_deed
from bot.games.het_verraad.pictures.part import PARTS, draw_part, part_to_choose, parts_asked
from bot.games.het_verraad.reading import board_words
from bot.pictures.lobby import Face

__all__ = [
    "FACE",
    "HAND_LACKS",
    "PALETTE",
    "PARTS",
    "SHOWS_MOMENTS",
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
    "newest_deed",
    "part_alt",
    "part_to_choose",
    "parts_asked",
]

FACE = Face("red", ("tower", "sorcerer"))
SHOWS_MOMENTS = "deeds"
