"""The blocks of the picture of a hand, in a column, each of a known height."""

from collections.abc import Callable, Collection, Sequence
from itertools import groupby

from bot.games.traitor.pictures.armies import draw_army
from bot.games.traitor.pictures.cards import draw_frame, rows
from bot.games.traitor.pictures.colours import BLUE, RED
from bot.games.traitor.pictures.faces import card_width, draw_held, draw_lying, draw_standing
from bot.games.traitor.pictures.lanes import draw_lanes, known_cards
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, PAPER, QUIET, WHITE
from bot.pictures.hands import Block, draw_blocks, height_of
from bot.pictures.landscape import LEGIBLE, draw_seat
from bot.pictures.lettering import fitting, width
from bot.texts import Speaker
from engine.traitor.components import face
from engine.traitor.view import ArmyView, OwnArmy, OwnCard, TraitorView

_SIZES = (196, 184, 172, 160, 148, 136, 126, 118, 110, 102, 94, 86)
"""Possible heights of cards in hand."""

_ONE_LINE = _SIZES[:6]  # a hand stands in one line if its cards can be so high

_BANNER, _CAPTION, _NOTE = 76, 50, 44
_PLATE = 86  # how much wider than its words a banner is
_BANNERS = (40, 36, 34, 32, 30, 28, 26)  # the sizes of their letters
_ARMY, _NARROW, _WIDE = 184, 216, 600  # how high another one's army is if it is so wide, and if it is not
_GAP, _BELOW, _APART = 10, 14, 28
_STAYS = 7  # how wide a frame around cards is that stay
_SEEN = 60  # how high the row of cards is that all have seen
_PEEK, _NAME = 150, 300
_LYING, _WIDEST, _LOWER = 3, 162, 88  # lines of lying cards, how wide each is at least, and how high
_SLIM = 0.6  # how wide a card without a number is at least, of its height
_LABEL, _SUIT = 42, 44  # how high the words above a fan are, and how wide their suit
_SIDES = {"traitor": RED, "shield": BLUE}
_MOST_BESIDE = 4  # from so many armies of others on they stand in two lines


def banners(found: Sequence[tuple[str, str]], room: int) -> Block:
    """Return a block of important sentences, each behind a pictogram on a plate, red or blue for a side.

    They are as large as they can stand in one line, if they can.
    """
    wide = {size: [_PLATE + width(words, "ExtraBold", size) for _, words in found] for size in _BANNERS}
    most = next((size for size in _BANNERS if len(rows(wide[size], _GAP, room)) == 1), _BANNERS[0])
    sizes = _BANNERS[_BANNERS.index(most) :]
    parts = [(pictogram, *fitting(words, "ExtraBold", sizes, room - _PLATE)) for pictogram, words in found]
    widths = [_PLATE + width(words, "ExtraBold", size) for _, words, size in parts]
    lines = rows(widths, _GAP, room)

    def draw(canvas: Canvas, box: Box) -> None:
        for number, line in enumerate(lines):
            left, top = box.left, box.top + number * _BANNER
            for one in line:
                pictogram, words, size = parts[one]
                plate = Box(left, top + 4, left + widths[one], top + _BANNER - 4)
                canvas.panel(plate, _SIDES.get(pictogram, DISC), 14)
                canvas.pictogram(pictogram, square((plate.left + 36, plate.middle[1]), 50), PAPER)
                canvas.write(words, (plate.left + 68, plate.middle[1]), size, PAPER, "ExtraBold")
                left = plate.right + _GAP

    return Block(_BANNER * len(lines) + _GAP // 2, draw)


def caption(words: str) -> Block:
    """Return a block with a caption for the cards below."""

    def draw(canvas: Canvas, box: Box) -> None:
        shown, size = fitting(words, "SemiBold", (36, 34, 32, 30, 28), box.width - 12)
        canvas.write(shown, (box.left, box.middle[1]), size, PAPER)

    return Block(_CAPTION, draw)


def public_cards(army: ArmyView, told: str, say: Speaker) -> Block:
    """Return a block with the cards of the own army that all know or have seen die, behind words."""
    cards = known_cards(army)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.pictogram("look", square((box.left + 28, box.top + _SEEN // 2), 48), PAPER)
        words, size = fitting(told, "SemiBold", (34, 32, 30, 28), box.width // 2)
        end = canvas.write(words, (box.left + 64, box.top + _SEEN // 2), size, PAPER).right
        draw_lanes(canvas, box._replace(left=end + 24, bottom=box.top + _SEEN), cards, 0, say, pile=False)

    return Block(_SEEN + _BELOW, draw)


def notes(sentences: Sequence[str], room: int) -> Block:
    """Return a block of less important sentences, beside each other if there is room."""
    lines = rows([width(words, "SemiBold", 28) for words in sentences], 24, room)

    def draw(canvas: Canvas, box: Box) -> None:
        for number, line in enumerate(lines):
            left = box.left
            for one in line:
                words, size = fitting(sentences[one], "SemiBold", (28, 26), room)
                left = canvas.write(words, (left, box.top + _NOTE * number + _NOTE // 2 - 4), size, QUIET).right + 24

    return Block(_NOTE * len(lines), draw)


def beside(stacks: Sequence[Sequence[Block]]) -> Block:
    """Return a block of several stacks beside each other; the blocks of each stack stand in a column."""

    def draw(canvas: Canvas, box: Box) -> None:
        wide = share(box.width, len(stacks))
        for number, stack in enumerate(stacks):
            left = box.left + number * (wide + _APART)
            draw_blocks(canvas, stack, box._replace(left=left, right=left + wide))

    return Block(max(map(height_of, stacks)), draw)


def share(room: int, stacks: int) -> int:
    """Return the width of each of so many stacks."""
    return (room + _APART) // stacks - _APART


def hand_cards(
    cards: Sequence[str], kept: Sequence[str] | None, stay: Collection[str], room: int, most: int, say: Speaker
) -> Block:
    """Return a block with a hand, suit by suit below a label, its cards no higher than ``most`` if possible.

    Suits that ``stay`` whatever is chosen are framed in gold. Once the kept cards are known, the other cards are
    darker.
    """
    suits = [list(suit) for _, suit in groupby(by_suit(cards), key=lambda card: face(card).suit)]

    labels = [_fan_words(suit, say) for suit in suits]

    def widths_at(high: int) -> list[int]:
        fans = [card_width(high) + _step(high) * (len(suit) - 1) for suit in suits]
        return [max(fan, _SUIT + width(label, "SemiBold", LEGIBLE)) for fan, label in zip(fans, labels, strict=True)]

    def lines_at(high: int) -> int:
        return len(rows(widths_at(high), high // 4, room))

    high = next((high for high in _ONE_LINE if lines_at(high) == 1), 0) or _fitting(most, lines_at)
    widths = widths_at(high)
    lines = rows(widths, high // 4, room)

    def draw(canvas: Canvas, box: Box) -> None:
        for number, line in enumerate(lines):
            left, top = box.left, box.top + number * (high + _LABEL + _GAP)
            left += (box.width - sum(widths[one] for one in line) - high // 4 * (len(line) - 1)) // 2
            for one in line:
                suit, place = suits[one], Box(left, top + _LABEL, left + card_width(high), top + _LABEL + high)
                _draw_label(canvas, (left, top + _LABEL // 2 - 2), face(suit[0]).suit, labels[one])
                if suit[0] in stay:
                    fan = place._replace(right=place.right + _step(high) * (len(suit) - 1))
                    canvas.panel(fan.grown(_STAYS), GOLD, 10 + _STAYS)
                for aside, card in enumerate(suit):
                    here = place._replace(
                        left=place.left + aside * _step(high), right=place.right + aside * _step(high)
                    )
                    draw_held(canvas, here, card, say, out=kept is not None and card not in kept)
                left += widths[one] + high // 4

    return Block(len(lines) * (high + _LABEL + _GAP) + _BELOW, draw)


def _fan_words(suit: Sequence[str], say: Speaker) -> str:
    """Return how many cards of a suit a hand has; of Jokers, their name."""
    known = face(suit[0])
    if not known.suit:
        return say("traitor-card", rank=known.rank, suit="")
    return say("traitor-picture-cards", count=len(suit))


def _draw_label(canvas: Canvas, at: tuple[int, int], suit: str, words: str) -> None:
    """Draw the suit of a fan, and the words for the fan."""
    canvas.pictogram(suit or "joker", square((at[0] + _SUIT // 2 - 4, at[1]), 32), PAPER)
    canvas.write(words, (at[0] + _SUIT, at[1]), LEGIBLE, PAPER)


def slot_cards(
    cards: Sequence[OwnCard],
    chosen: int | None,
    numbered: Collection[int],
    seen: Collection[int],
    room: int,
    most: int,
    say: Speaker,
    *,
    lying: bool = False,
) -> Block:
    """Return a block with cards in a row, no higher than ``most`` if possible; ``lying`` cards are wide and low.

    The chosen card has a white frame, cards face up a golden one and an eye. Cards in ``numbered`` slots have the
    number of their slot, those face down that all have ``seen`` the sign of the board.
    """

    def lines_at(high: int) -> list[range]:
        """Return the numbers of the cards in lines of equal length."""
        places = range(len(cards))
        least = card_width(high) if numbered else round(high * _SLIM)
        number = len(rows([least] * len(cards), _GAP, room))
        each = -(-len(cards) // number)
        return [places[start : start + each] for start in places[::each]]

    high = _fitting(most, lambda high: len(lines_at(high)))
    lines = lines_at(high)
    if lying := lying and len(cards) <= _LYING * (room // _WIDEST):
        each = -(-len(cards) // -(-len(cards) // (room // _WIDEST)))
        lines, high = [range(len(cards))[start : start + each] for start in range(0, len(cards), each)], _LOWER
    most_wide = 2 * high if lying else card_width(high)
    wide = min(most_wide, (room + _GAP) // len(lines[0]) - _GAP)

    def draw(canvas: Canvas, box: Box) -> None:
        for number, line in enumerate(lines):
            left, top = box.left, box.top + number * (high + _GAP)
            left += (box.width - len(lines[0]) * (wide + _GAP) + _GAP) // 2
            for one in line:
                place = Box(left, top, left + wide, top + high)
                own = cards[one]
                if own.slot == chosen or own.face_up:
                    draw_frame(canvas, place, WHITE if own.slot == chosen else GOLD)
                slot, known = own.slot if own.slot in numbered else None, own.slot in seen
                draw_card = draw_lying if lying else draw_standing
                draw_card(canvas, place, own.card, slot, say, up=own.face_up, known_to_all=known)
                left += wide + _GAP

    return Block(len(lines) * (high + _GAP) + _BELOW, draw)


def peeks(view: TraitorView, names: Sequence[str], room: int, say: Speaker) -> Block:
    """Return a block with cards of others that the seat has looked at, behind their owners."""
    wide = card_width(_PEEK)
    lines = rows([_NAME + wide] * len(view.peeked), 3 * _GAP, room)

    def draw(canvas: Canvas, box: Box) -> None:
        for number, line in enumerate(lines):
            left, top = box.left, box.top + number * (_PEEK + _GAP)
            for one in line:
                peek = view.peeked[one]
                army, middle = view.armies[peek.army], top + _PEEK // 2
                draw_seat(canvas, square((left + 26, middle), 52), army.seat)
                which = say("traitor-picture-which", which=army.which) if army.which else ""
                beside = width(which, "SemiBold", 30) + 10 if which else 0
                words, size = fitting(names[army.seat], "SemiBold", (36, 33, 30, 28), _NAME - 74 - beside)
                end = canvas.write(words, (left + 62, middle), size, PAPER).right
                if which:
                    canvas.write(which, (end + 10, middle), 30, QUIET)
                place = Box(left + _NAME, top, left + _NAME + wide, top + _PEEK)
                draw_standing(canvas, place, peek.card, peek.slot, say)
                left = place.right + 3 * _GAP

    return Block(len(lines) * (_PEEK + _GAP) + _BELOW, draw)


def others(view: TraitorView, seat: int, names: Sequence[str], room: int, say: Speaker) -> Block:
    """Return a block with the armies of the others, and the cards there that the seat has looked at."""
    armies = [army for army in view.armies if army.seat != seat]
    above = len(armies) if len(armies) < _MOST_BESIDE else (len(armies) + 1) // 2
    lines = [armies[:above], armies[above:]] if above < len(armies) else [armies]
    wide = (room + _GAP) // above - _GAP
    high = _ARMY if wide >= _WIDE else _NARROW

    def draw(canvas: Canvas, box: Box) -> None:
        for number, line in enumerate(lines):
            top = box.top + number * (high + _GAP)
            for column, army in enumerate(line):
                left = box.left + column * (wide + _GAP)
                own = {one.slot: one.card for one in view.peeked if one.army == army.number}
                place = Box(left, top, left + wide, top + high)
                canvas.panel(place, DISC, 16)
                draw_army(canvas, place, view, army, names, say, awaited=False, own=own)

    return Block(len(lines) * (high + _GAP) + _BELOW, draw)


def by_suit(cards: Sequence[str]) -> list[str]:
    """Return the cards of both decks together: by suit, then by power, Jokers last.

    >>> by_suit(["joker", "3c", "2h", "2c.2"])
    ['2c.2', '3c', '2h', 'joker']
    """
    return sorted(cards, key=lambda card: face(card).order)


def kept_cards(own: OwnArmy) -> tuple[str, ...] | None:
    """Return the cards of a hand that the answer to ``muster`` keeps; ``None`` without an answer (J-1.2)."""
    if own.answer is None:
        return None
    if own.traitor:
        stay = staying_cards(own)
        return tuple(card for card in own.hand if card in stay or card in own.answer)
    return tuple(card for card in own.hand if face(card).suit in own.answer)


def staying_cards(own: OwnArmy) -> tuple[str, ...]:
    """Return the cards of a hand that a traitor must keep (J-1.2)."""
    return tuple(card for card in own.hand if own.traitor and face(card).suit in ("", "clubs", "spades"))


def _step(high: int) -> int:
    """Return the distance between cards in hand, at which rank, suit and power of each card are visible."""
    return round(high * 0.4)


def _fitting(most: int, lines: Callable[[int], int]) -> int:
    """Return the largest height of cards at which their lines are together no higher than ``most``.

    If no height fits, return the smallest height.
    """
    return next((high for high in _SIZES if lines(high) * (high + _GAP) <= most), _SIZES[-1])
