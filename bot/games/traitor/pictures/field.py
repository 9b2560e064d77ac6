"""An army in the field: the pile of its face-down cards, the suits that it has shown, and the cards that are known."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.games.traitor.pictures.cards import (
    draw_flat,
    draw_frame,
    draw_more,
    draw_upright,
    fitting_size,
    flat_width,
    flow,
    gap,
    rows,
    rows_height,
    suit_colour,
)
from bot.games.traitor.pictures.cards import width as card_width
from bot.games.traitor.pictures.colours import RED
from bot.games.traitor.pictures.people import is_known_traitor
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import CARD_BACK, INK, PAPER, QUIET, WHITE
from bot.pictures.landscape import LEGIBLE, draw_back
from bot.pictures.lettering import LEADING, fitting, width, wrapped
from bot.texts import Speaker
from engine.traitor.components import face
from engine.traitor.view import ArmyView, TraitorView

_HIGHEST = 196  # of the pile
_BESIDE = 200  # room beside the pile
_GAP = 14
_SUITS = (48, 72)  # how high the row of suits is at least and at most
_SKULL = 34  # before the dead cards
_DEAD = (88, 80, 72, 64, 60)  # how high dead cards are: as they fit beside each other
_LEAST = 60  # a lower card can be read only if it is flat
_FLAT = (68, 64, 60, 56, 52, 48)  # how high flat cards are
_BACKS = 3  # backs that make a pile
_STEP = 4
_SMALL = 26
_EDGE = 4  # of the back of a card
_WITH_WORDS = 150  # a pile higher than this says that it lies face down


class _Card(NamedTuple):
    """A known card of an army.

    It lies face ``down``, somewhere in the pile (``tucked``), has just fought (``golden``), or is dead (``out``).
    """

    card: str
    down: bool = False
    tucked: bool = False
    golden: bool = False
    out: bool = False


def draw_field(
    canvas: Canvas, box: Box, view: TraitorView, army: ArmyView, say: Speaker, own: Mapping[int, str]
) -> None:
    """Draw an army's cards. ``own`` are cards that only the reader knows, by slot."""
    cards, unknown = _cards(view, army, own)
    left = box.left
    if unknown:
        pile = _pile_box(box)
        _pile(canvas, pile, unknown, say)
        left = pile.right + _GAP
    high = min(max(_SUITS[0], box.height // 3), _SUITS[1])
    suits = Box(left, box.top, box.right, box.top + high)
    if view.result is not None and not is_known_traitor(army):
        _known(canvas, box._replace(left=left), cards, say)
        return
    (_draw_traitor if is_known_traitor(army) else _draw_suits)(canvas, suits, army, say)
    _known(canvas, Box(left, suits.bottom + 8, box.right, box.bottom), cards, say)


def _cards(view: TraitorView, army: ArmyView, own: Mapping[int, str]) -> tuple[list[_Card], int]:
    """Return the known cards of an army, those in the pile first and the dead last, and how many cards are the pile."""
    golden = _golden(view, army)
    shown = army.face_up if view.result is None else sorted(army.face_up, key=lambda one: face(one.card).order)
    up = [_Card(one.card, golden=one.slot in golden) for one in shown]
    down = [one.remembered or own.get(one.slot, "") for one in army.face_down]
    tucked = [_Card(card, down=True, tucked=True) for card in army.hidden]
    return [*tucked, *up, *(_Card(card, down=True) for card in down if card), *_dead(army)], down.count("")


def _dead(army: ArmyView) -> list[_Card]:
    """Return the dead cards of an army: Jokers, then the newest."""
    newest = [_Card(card, out=True) for card in reversed(army.fallen)]
    return sorted(newest, key=lambda one: bool(face(one.card).suit))


def draw_eliminated(canvas: Canvas, box: Box, army: ArmyView, say: Speaker) -> None:
    """Draw a skull in place of the pile, the reason beside it, and below that the dead cards."""
    pile = _pile_box(box)
    canvas.pictogram("dead", square(pile.middle, pile.width), QUIET)
    beside = box._replace(left=pile.right + _GAP)
    words = say("traitor-picture-eliminated", reason=army.eliminated)
    lines, size = wrapped(words, "SemiBold", (32, 29, 26), beside.width, max(72, box.height // 3))
    high = round(size * LEADING) * len(lines)
    canvas.write_lines(lines, (beside.left, box.top + high // 2), size, QUIET)
    _known(canvas, beside._replace(top=box.top + high + 8), _dead(army), say)


def _pile_box(box: Box) -> Box:
    """Return the place of the pile of an army."""
    high = min(box.height, _HIGHEST, box.width - _BESIDE)
    return Box(box.left, box.top, box.left + high * 76 // 100, box.top + high)


def _golden(view: TraitorView, army: ArmyView) -> frozenset[int]:
    """Return the slots of the most important cards: of the last fight, and at the match's end, of the Jokers."""
    if view.result is not None:
        return frozenset(one.slot for one in army.slots if not face(one.card).suit)
    fight = view.fight
    places = [(fight.army, fight.slot), (fight.target_army, fight.target_slot)] if fight else []
    return frozenset(slot for number, slot in places if number == army.number)


def _pile(canvas: Canvas, box: Box, count: int, say: Speaker) -> None:
    """Draw cards face down on each other, and how many they are."""
    backs = min(_BACKS, count)
    wide, high = box.width - _STEP * (_BACKS - 1), box.height - _STEP * (_BACKS - 1)
    for number in reversed(range(backs)):
        left, top = box.left + _STEP * number, box.top + _STEP * number
        top_one = Box(left, top, left + wide, top + high)
        draw_back(canvas, top_one)
    size = min(round(top_one.height * 0.56), round(top_one.width * 0.68))
    canvas.write(str(count), top_one.middle, size, WHITE, "ExtraBold", "mm")
    words, room = say("traitor-picture-down"), top_one.width - 10
    if top_one.height > _WITH_WORDS and width(words, "SemiBold", _SMALL) <= room:
        canvas.write(words, (top_one.middle[0], top_one.bottom - 28), _SMALL, WHITE, "SemiBold", "mm")


def _draw_traitor(canvas: Canvas, box: Box, army: ArmyView, say: Speaker) -> None:
    """Draw in place of the suits that this is a traitor: they have nothing more to tell."""
    canvas.panel(box, RED, 12)
    words = say("traitor-picture-role", side="traitor").upper()
    words, size = fitting(words, "ExtraBold", (48, 44, 40, 36, LEGIBLE), box.width - 20)
    canvas.write(words, box.middle, size, PAPER, "ExtraBold", "mm")


def _draw_suits(canvas: Canvas, box: Box, army: ArmyView, say: Speaker) -> None:
    """Draw each suit that an army has shown, with the number of its cards, and behind them how many it has drawn."""
    sizes = (LEGIBLE, 30, 28, 26)
    if not army.suits:
        nothing, size = fitting(say("traitor-picture-nothing"), "SemiBold", sizes, box.width)
        canvas.write(nothing, (box.left, box.middle[1]), size, QUIET)
        return
    count, least = len(army.suits), round(box.height * 1.1)
    room = box.width - count * (least + 6) - 12
    found = [
        (words, size) for words in _captions(army, say) for size in sizes if width(words, "SemiBold", size) <= room
    ]
    beside = width(found[0][0], "SemiBold", found[0][1]) + 18 if found else 0
    wide = min(round(box.height * 1.45), (box.width - beside) // count - 6)
    left = box.left
    for suit, number in army.suits:
        canvas.card(_suit(suit, number, wide, box.height), (left, box.top), 10)
        left += wide + 6
    for words, size in found[:1]:
        canvas.write(words, (left + 6, box.middle[1]), size, PAPER)


def _captions(army: ArmyView, say: Speaker) -> Sequence[str]:
    """Return what may stand behind the suits, the longest words first."""
    whole, short = (say("traitor-picture-shown", drawn=drawn) for drawn in (army.drawn, 0))
    return (whole, say("traitor-picture-drawn", count=army.drawn), short) if army.drawn else (short,)


@lru_cache(maxsize=128)
def _suit(suit: str, count: int, wide: int, high: int) -> Image.Image:
    """Return a small white card with a suit and a number."""
    canvas = Canvas(Image.new("RGB", (wide, high), PAPER))
    size = round(high * 0.66)
    number, letters = fitting(str(count), "ExtraBold", (size, size * 3 // 4, size * 3 // 5), wide * 9 // 20)
    symbol = min(round(high * 0.66), wide - 10 - width(number, "ExtraBold", letters))
    canvas.pictogram(suit, square((4 + symbol // 2, high // 2), symbol), suit_colour(face(f"2{suit[0]}")))
    canvas.write(number, ((4 + symbol + wide) // 2, high // 2), letters, INK, "ExtraBold", "mm")
    return canvas.image


def _known(canvas: Canvas, box: Box, cards: Sequence[_Card], say: Speaker) -> None:
    """Draw the known cards, the dead ones in a row below the others if they are larger so, otherwise behind them.

    If some would be too small to be read, all are flat.
    """
    living = sum(not one.out for one in cards)
    small = _dead_size(len(cards) - living, box)
    above = box._replace(bottom=box.bottom - small - 8)
    whole = fitting_size(len(cards) + 1, box)
    if 0 < living < len(cards) and small and min(above.height, fitting_size(living, above)) >= max(small, whole):
        _row(canvas, above, cards[:living], say)
        _row(canvas, box._replace(top=box.bottom - small), cards[living:], say)
    elif whole >= _LEAST:
        _row(canvas, box, cards, say)
    else:
        _flat(canvas, box, cards[:living], cards[living:], say)


def _flat(canvas: Canvas, box: Box, living: Sequence[_Card], dead: Sequence[_Card], say: Speaker) -> None:
    """Draw flat cards, all if they have room; otherwise the living ones, and a skull with the number of the dead."""
    tally = [f"{len(dead)}"] if dead else []
    ways: list[list[_Card | str]] = [[*living, *dead], [*living, *tally], [*living]]
    ways += [[*living[:shown], f"+{len(living) - shown}"] for shown in reversed(range(len(living)))]
    for found in ways:
        for size in _FLAT:
            skull = size * 3 // 4 + 4
            widths = [_flat_width(one, size, say) for one in found]
            first = len(living)  # behind the skull
            widths[first : first + 1] = [wide + skull for wide in widths[first : first + 1]]
            if rows_height(len(rows(widths, gap(size), box.width)), size) > box.height:
                continue
            for number, (one, place) in enumerate(zip(found, flow(widths, size, box), strict=True)):
                left = place.left + skull * (number == first)
                _draw_flat(canvas, place._replace(left=left), one, box, say)
                if number == first:
                    canvas.pictogram("dead", square((left - skull // 2 - 2, place.middle[1]), skull - 4), QUIET)
            return


def _flat_width(one: _Card | str, size: int, say: Speaker) -> int:
    """Return how wide a card is, or a number: of more cards, or of the dead."""
    if isinstance(one, _Card):
        return flat_width(one.card, size, say)
    return width(one, "ExtraBold", size * 3 // 4) + 10


def _draw_flat(canvas: Canvas, place: Box, one: _Card | str, box: Box, say: Speaker) -> None:
    """Draw a card, or a number: of more cards, or of the dead."""
    if isinstance(one, _Card):
        if one.golden:
            draw_frame(canvas, place)
        draw_flat(canvas, place, one.card, say, down=one.down, out=one.out)
        if one.tucked:
            _tuck(canvas, place, box.left - _GAP if place.left == box.left else place.left - gap(place.height))
    elif one.startswith("+"):
        draw_more(canvas, place, int(one))
    else:
        canvas.write(one, (place.left, place.middle[1]), place.height * 3 // 4, QUIET, "ExtraBold")


def _dead_size(count: int, box: Box) -> int:
    """Return how high so many dead cards are in a row behind a skull, below a row of cards that are no smaller.

    Return 0 if a row has no room for them.
    """
    sizes = (size for size in _DEAD if 2 * size + 8 <= box.height)
    return next((size for size in sizes if count * (card_width(size) + gap(size)) + _SKULL <= box.width), 0)


def _row(canvas: Canvas, box: Box, cards: Sequence[_Card], say: Speaker) -> None:
    """Draw cards, as large as they fit, a skull before the dead ones, and how many more there are."""
    living = sum(not one.out for one in cards)
    places = _places(box, len(cards), living)
    shown = len(cards)
    if len(places) < len(cards):  # two figures need the room of two cards
        shown = max(0, len(places) - (1 if len(cards) - len(places) < 9 else 2))
    for one, place in zip(cards[:shown], places, strict=False):
        if one.golden:
            draw_frame(canvas, place)
        draw_upright(canvas, place, one.card, say, down=one.down, out=one.out)
        if one.tucked:
            _tuck(canvas, place, box.left - _GAP if place.left == box.left else place.left - gap(place.height))
    if living < shown:
        first = places[living]
        canvas.pictogram("dead", square((first.left - _SKULL // 2 - 4, first.middle[1]), _SKULL), QUIET)
    if places and shown < len(cards):
        draw_more(canvas, places[shown]._replace(right=places[-1].right), len(cards) - shown)


def _tuck(canvas: Canvas, card: Box, left: int) -> None:
    """Draw a card on as if it came out of the pile that ends at ``left``: it is one of the cards counted there."""
    link = Box(left - _EDGE, card.top + 2 * _EDGE, card.left + _EDGE, card.bottom - 2 * _EDGE)
    canvas.fill(link, PAPER)
    canvas.fill(link._replace(top=link.top + _EDGE, bottom=link.bottom - _EDGE), CARD_BACK)


def _places(box: Box, count: int, living: int) -> list[Box]:
    """Return the places of so many cards, with room for a skull before the dead, as far as there is room at all."""
    size = max(_LEAST, fitting_size(count + (living < count), box))
    if not living:
        size = min(size, _DEAD[0])
    widths = [card_width(size)] * count
    if living < count:
        widths[living] += _SKULL + 4
    places = [place for place in flow(widths, size, box) if place.bottom <= box.bottom]
    if living < len(places):
        places[living] = places[living]._replace(left=places[living].left + _SKULL + 4)
    return places
