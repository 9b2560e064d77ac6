"""The Traitors in pictures and in words."""

from bot.games.the_traitors.pictures.alt import board_alt, hand_alt, hand_words
from bot.games.the_traitors.pictures.board import draw_board
from bot.games.the_traitors.pictures.cards import role_card
from bot.games.the_traitors.pictures.colours import PALETTE
from bot.games.the_traitors.pictures.deeds import deeds
from bot.games.the_traitors.pictures.ending import end_facts
from bot.games.the_traitors.pictures.hand import HAND_LACKS, draw_hand, draw_large_hand, mark_newest, newest_card
from bot.games.the_traitors.pictures.moment import moment
from bot.games.the_traitors.pictures.unmasking import unmasking
from bot.games.the_traitors.pictures.vote import ballots, vote
from bot.games.the_traitors.reading import board_words
from bot.pictures.lobby import Face

__all__ = [
    "FACE",
    "HAND_LACKS",
    "PALETTE",
    "TELLS_FATES",
    "ballots",
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
    "unmasking",
    "vote",
]

FACE = Face("night", ("hood",))
TELLS_FATES = True
