"""The picture of the end: all scores, all sides, and what was hidden, a plate for each seat.

A game gives the facts beside the scores with ``EndFacts``; all games' ends are drawn here and look alike.
"""

from bot.pictures.ending.contents import Cell, EndFacts, EndWords, end_alt, end_words
from bot.pictures.ending.drawing import animate_end, draw_end, end_palette

__all__ = ["Cell", "EndFacts", "EndWords", "animate_end", "draw_end", "end_alt", "end_palette", "end_words"]
