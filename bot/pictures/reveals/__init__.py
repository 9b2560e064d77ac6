"""Pictures in which a vote is revealed: slates turn one by one, stones are laid, and then a card shows the face."""

from bot.pictures.reveals.ballots import every_vote, vote
from bot.pictures.reveals.contents import Option, Reveal, Upshot, reveal_alt, revealed, tally, tie
from bot.pictures.reveals.drawing import draw_reveal, reveal_palette

__all__ = [
    "Option",
    "Reveal",
    "Upshot",
    "draw_reveal",
    "every_vote",
    "reveal_alt",
    "reveal_palette",
    "revealed",
    "tally",
    "tie",
    "vote",
]
