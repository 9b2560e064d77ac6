"""What the picture of a hand is made of: blocks one below the other, each of a known height."""

from collections.abc import Sequence
from itertools import groupby

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, PAPER, QUIET, SEATS, WHITE
from bot.pictures.hands import Block
from bot.pictures.lettering import fitting
from bot.pictures.traitor.cards import draw_card, draw_frame, flow, gap, rows, rows_height
from bot.pictures.traitor.cards import width as card_width
from bot.pictures.traitor.owners import write_owner
from bot.texts import Speaker
from engine.traitor.components import face
from engine.traitor.view import OwnArmy, OwnCard, TraitorView

SIZE = 46
"""Of the cards."""

_CAPTION, _LINE, _NOTE = 62, 74, 52
_BELOW = 16
_NAME = 320  # room for the name beside a card that was looked at


def caption(words: str) -> Block:
    """What the cards below it are."""

    def draw(canvas: Canvas, box: Box) -> None:
        shown, size = fitting(words, "SemiBold", (38, 34, 31, 28), box.width)
        canvas.write(shown, (box.left, box.middle[1]), size, QUIET)

    return Block(_CAPTION, draw)


def line(pictogram: str, words: str) -> Block:
    """A sentence of weight, behind a pictogram."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.pictogram(pictogram, square((box.left + 30, box.middle[1]), 60), GOLD)
        shown, size = fitting(words, "SemiBold", (42, 38, 34, 30), box.width - 78)
        canvas.write(shown, (box.left + 78, box.middle[1]), size, PAPER)

    return Block(_LINE, draw)


def note(words: str) -> Block:
    """A sentence of second rank."""

    def draw(canvas: Canvas, box: Box) -> None:
        shown, size = fitting(words, "SemiBold", (32, 30, 28, 26), box.width)
        canvas.write(shown, (box.left, box.middle[1]), size, QUIET)

    return Block(_NOTE, draw)


def hand_cards(cards: Sequence[str], kept: Sequence[str] | None, room: int, say: Speaker) -> Block:
    """A hand, every suit in rows of its own; what is not kept darker, once it is known."""
    wide = card_width(SIZE, slot=False, power=True)
    suits = [list(suit) for _, suit in groupby(by_suit(cards), key=lambda card: face(card).suit)]
    heights = [rows_height(len(rows([wide] * len(suit), SIZE, room)), SIZE) + gap(SIZE) for suit in suits]

    def draw(canvas: Canvas, box: Box) -> None:
        top = box.top
        for suit, high in zip(suits, heights, strict=True):
            for card, place in zip(suit, flow([wide] * len(suit), SIZE, box._replace(top=top)), strict=True):
                draw_card(canvas, place, SIZE, card, say, power=True, out=kept is not None and card not in kept)
            top += high

    return Block(sum(heights) + _BELOW, draw)


def slot_cards(cards: Sequence[OwnCard], chosen: int | None, room: int, say: Speaker) -> Block:
    """Cards in their slots; the chosen one framed in white."""
    widths = [card_width(SIZE, power=True)] * len(cards)

    def draw(canvas: Canvas, box: Box) -> None:
        for one, place in zip(cards, flow(widths, SIZE, box), strict=True):
            if one.slot == chosen:
                draw_frame(canvas, place, WHITE)
            draw_card(canvas, place, SIZE, one.card, say, slot=one.slot, power=True)

    return Block(rows_height(len(rows(widths, SIZE, room)), SIZE) + _BELOW, draw)


def peeks(view: TraitorView, names: Sequence[str], room: int, say: Speaker) -> Block:
    """Cards of others that the seat has looked at, behind their owners."""
    wide = card_width(SIZE, power=True)
    widths = [_NAME + wide] * len(view.peeked)

    def draw(canvas: Canvas, box: Box) -> None:
        for one, place in zip(view.peeked, flow(widths, SIZE, box), strict=True):
            army, middle = view.armies[one.army], place.middle[1]
            canvas.panel(square((place.left + 34, middle), 48), SEATS[army.seat], 10)
            canvas.mark(army.seat, square((place.left + 34, middle), 32))
            write_owner(canvas, (place.left + 70, middle), _NAME - 82, (36, 32, 30, 28), army, names, say)
            card = place._replace(left=place.right - wide)
            draw_card(canvas, card, SIZE, one.card, say, slot=one.slot, power=True)

    return Block(rows_height(len(rows(widths, SIZE, room)), SIZE) + _BELOW, draw)


def by_suit(cards: Sequence[str]) -> list[str]:
    """The cards of both decks together: by suit, then by power, Jokers last.

    >>> by_suit(["joker", "3c", "2h", "2c.2"])
    ['2c.2', '3c', '2h', 'joker']
    """
    return sorted(cards, key=lambda card: (not face(card).suit, face(card).suit, face(card).power))


def kept_cards(own: OwnArmy) -> tuple[str, ...] | None:
    """What of a hand is kept by the answer given to ``muster``; ``None`` without one (J-1.2)."""
    if own.answer is None:
        return None
    if own.traitor:
        return tuple(card for card in own.hand if face(card).suit in ("", "clubs", "spades") or card in own.answer)
    return tuple(card for card in own.hand if face(card).suit in own.answer)
