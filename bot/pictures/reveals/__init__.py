"""Pictures that reveal: a vote, slate by slate, with the face in the end; and everybody's role, mask by mask."""

from bot.pictures.reveals.ballots import every_vote, vote
from bot.pictures.reveals.contents import Option, Reveal, Upshot, reveal_alt, revealed, tally, tie
from bot.pictures.reveals.drawing import draw_reveal, lasts, reveal_palette
from bot.pictures.reveals.unmasking import Masked, Unmasking, draw_unmasking, unmasking_palette

__all__ = [
    "Masked",
    "Option",
    "Reveal",
    "Unmasking",
    "Upshot",
    "draw_reveal",
    "draw_unmasking",
    "every_vote",
    "lasts",
    "reveal_alt",
    "reveal_palette",
    "revealed",
    "tally",
    "tie",
    "unmasking_palette",
    "vote",
]
