"""A closer look: the cards that everybody has seen with their places, and the cards seen by the reader alone."""

from collections.abc import Sequence
from itertools import pairwise

from bot.games.traitor.pictures.armies import shown_slots
from bot.games.traitor.pictures.cards import draw_card, draw_plain, fitting_size, flow
from bot.games.traitor.pictures.cards import width as card_width
from bot.games.traitor.pictures.colours import FELT, RED
from bot.pictures.canvas import Box, Canvas, Plain, square
from bot.pictures.colours import DISC, INK, PAPER, QUIET, SEATS
from bot.pictures.landscape import HEADER_HEIGHT, HEIGHT, WIDTH, draw_header
from bot.pictures.lettering import fitting
from bot.texts import Speaker
from engine.traitor.view import ArmyView, TraitorView

PARTS = ("seen",)
"""The parts of the board that can be drawn by themselves."""

COLUMNS = ("army", "lost", "beaten")
_LEFTS = (282, 690, 1036, 1392)  # where the columns begin, and where the last one ends
_HEADS = 46
_GAP = 6
_HIGHEST = 186  # of a row


def draw_part(view: TraitorView, part: str, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw for every army the seen cards that still stand in it, its lost cards, and its beaten cards.

    Raise ``ValueError`` if there is no such part.
    """
    if part not in PARTS:
        raise ValueError(f"no part {part!r}")
    canvas = Canvas(Plain(WIDTH, HEIGHT, FELT))
    draw_header(canvas, view, names, say, say("traitor-zoom", key=part))
    top = HEADER_HEIGHT + _HEADS
    for column, (left, right) in zip(COLUMNS, pairwise(_LEFTS), strict=True):
        words, size = fitting(say("traitor-picture-column", key=column), "SemiBold", (32, 30, 28), right - left - 16)
        canvas.write(words, (left + 6, top - _HEADS // 2), size, QUIET)
    high = min(_HIGHEST, (HEIGHT - top - _GAP) // len(view.armies) - _GAP)
    for number, army in enumerate(view.armies):
        start = top + number * (high + _GAP)
        _row(canvas, Box(8, start, _LEFTS[-1], start + high), view, army, names, say)
    return canvas


def seen_cards(view: TraitorView, army: ArmyView) -> list[tuple[int | None, str, bool]]:
    """Return for each known card of an army its slot, the card, and whether the card lies face down.

    The slot is ``None`` if nobody knows it. The cards at which only the reader has looked are also included.
    """
    peeked = {one.slot: one.card for one in view.peeked if one.army == army.number}
    found: list[tuple[int | None, str, bool]] = [one for one in shown_slots(army, peeked) if one[1]]
    return found + [(None, card, True) for card in army.hidden]


def _row(canvas: Canvas, box: Box, view: TraitorView, army: ArmyView, names: Sequence[str], say: Speaker) -> None:
    canvas.panel(box, DISC, 12)
    _name(canvas, box._replace(right=_LEFTS[0] - 8), army, names, say)
    here, lost, beaten = (Box(left + 6, box.top + 4, right - 6, box.bottom - 4) for left, right in pairwise(_LEFTS))
    cards = seen_cards(view, army)
    for (slot, card, down), place in zip(cards, _places(len(cards), here), strict=True):
        draw_card(canvas, place, card, slot, say, down=down)
    for gone, where, out in ((army.fallen, lost, True), (army.pile, beaten, False)):
        for card, place in zip(gone, _places(len(gone), where), strict=True):
            draw_plain(canvas, place, card, say, out=out)


def _name(canvas: Canvas, box: Box, army: ArmyView, names: Sequence[str], say: Speaker) -> None:
    """Draw the name of the army's owner.

    The name is dark once the army is eliminated. It has a hood if the army is known to be a traitor's.
    """
    ground, ink, mark = (INK, QUIET, SEATS[army.seat]) if army.eliminated else (SEATS[army.seat], INK, INK)
    line, right = box.middle[1], box.right - 8
    canvas.panel(box, ground, 12)
    canvas.mark(army.seat, square((box.left + 29, line), 34), mark)
    if army.exposed or army.traitor:
        badge = square((right - 22, line), 44)
        canvas.panel(badge, RED, 10)
        canvas.pictogram("traitor", badge.grown(-3), PAPER)
        right = badge.left - 6
    if army.which:
        canvas.write(say("traitor-picture-which", which=army.which), (box.left + 56, line + 22), 30, ink)
        line -= 20
    words, size = fitting(names[army.seat], "SemiBold", (36, 33, 30, 27), right - box.left - 56)
    canvas.write(words, (box.left + 56, line), size, ink)


def _places(count: int, box: Box) -> list[Box]:
    """Return places for so many cards, as large as they fit."""
    size = fitting_size(count, box)
    return flow([card_width(size)] * count, size, box)
