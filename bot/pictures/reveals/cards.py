"""Playing cards in pictures that all games share: those of a deed in a film, and the duel that decided a match."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, colour, mix
from bot.pictures.lettering import fitting

_RED, _GREY = colour("ac3246"), mix(PAPER, DISC, 0.4)
CARD_COLOURS = (
    _RED,
    _GREY,
    *(mix(one, PAPER, share) for one in (_RED, INK) for share in (0.35, 0.7)),
    *(mix(one, _GREY, 0.5) for one in (_RED, INK)),
)
"""The colours of cards that a palette needs beside gold, ink and paper."""

_SHAPE, _GAP, _DROP = 0.7, 0.08, 0.1  # of a card's height


class PlayingCard(NamedTuple):
    """A card by the letters of its rank, its suit's pictogram, or both; one that died is grey, and lies lower.

    Cards that live have a golden frame, except ``plain`` ones, which lie lower, too.
    """

    rank: str
    suit: str
    red: bool = False
    dead: bool = False
    plain: bool = False


def draw_cards(canvas: Canvas, around: Box, cards: Sequence[PlayingCard]) -> None:
    """Draw cards side by side in the middle of a box, as high as they fit."""
    number = max(1, len(cards))
    high = min(around.height * 10 // 11, round(around.width / (number * _SHAPE + (number - 1) * _GAP)))
    wide, gap, drop = round(high * _SHAPE), round(high * _GAP), round(high * _DROP)
    left = around.middle[0] - (number * wide + (number - 1) * gap) // 2
    top = around.middle[1] - (high + drop) // 2
    for card in cards:
        above = top + drop * (card.dead or card.plain)
        _draw_card(canvas, Box(left, above, left + wide, above + high), card)
        left += wide + gap


def _draw_card(canvas: Canvas, box: Box, card: PlayingCard) -> None:
    """Draw a card with rank and suit."""
    radius, ink = box.width // 9, _RED if card.red else INK
    canvas.panel(box, INK if card.dead or card.plain else GOLD, radius)
    canvas.panel(box.grown(-4), _GREY if card.dead else PAPER, radius - 3)
    x, high = box.middle[0], box.height
    if card.suit:
        share, at = (0.42, 0.68) if card.rank else (0.62, 0.5)
        canvas.pictogram(card.suit, square((x, box.top + round(high * at)), round(high * share)), ink)
    if card.rank:
        share, at = (0.36, 0.25) if card.suit else (0.66, 0.5)
        sizes = (round(high * share), round(high * 0.3))
        words, size = fitting(card.rank, "ExtraBold", sizes, box.width - (20 if card.suit else 8))
        canvas.write(words, (x, box.top + round(high * at)), size, ink, "ExtraBold", "mm")
