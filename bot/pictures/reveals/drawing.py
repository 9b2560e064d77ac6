"""The drawing of a vote: the votes face down, and the frames in which they are turned."""

from collections.abc import Sequence
from functools import cache

from bot.pictures import heavens
from bot.pictures.animation import Animation, Frame
from bot.pictures.canvas import Box, Canvas, sheet, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, SEATS, Colour, colour, mix
from bot.pictures.landscape import LEGIBLE, WIDTH
from bot.pictures.lettering import fitting, width, wrapped
from bot.pictures.reveals.cards import CARD_COLOURS, draw_cards
from bot.pictures.reveals.contents import Option, Reveal, Upshot
from bot.pictures.reveals.slates import EDGE, PLATE, SLATE, WOOD, Slates, draw_option
from bot.pictures.reveals.stones import Stones

TONE = "dusk"
_SIDES: dict[str, Colour] = {"": colour("4a2533"), "red": colour("8a2338"), "blue": colour("1f4d8a")}
"""The colours of the card: of nobody's side, and by the side of the role."""

_CARD = Box(44, 122, 400, 572)
_SLATES, _STONES = Box(424, 118, 960, 576), Box(972, 118, 1364, 576)
_BANNER = Box(0, 0, WIDTH, 112)
_LINE = 62
_GAP = 12
_MOST_FACES = 6

_FIRST, _TURN, _STONE, _BEFORE, _FACE = 1800, 120, 300, 1400, 1600
_ALL, _LONGEST, _SHORTEST = 10_000, 1100, 560
"""Milliseconds of all slates together, and of each slate at most and at least."""


def draw_reveal(reveal: Reveal) -> Animation:
    """Return the votes face down, and the frames that follow. The last frame has the whole result."""
    first = Canvas(heavens.heavens(TONE))
    slates = Slates(first, _SLATES, [(voter, reveal.names[voter]) for voter, _ in reveal.votes])
    stones = Stones(first, _STONES, reveal.options, [voted for _, voted in reveal.votes], reveal.number)
    _banner(first, reveal.turning, reveal.heading)
    _card(first, "")
    first.pictogram(reveal.symbol, square(_CARD.middle, 220), PAPER)
    each = _slate_time(reveal)
    frames = [
        frame
        for number, (voter, voted) in enumerate(reveal.votes)
        for frame in (
            Frame(slates.turning(number), _TURN),
            Frame(slates.turned(number, reveal.options[voted]), _STONE),
            Frame(stones.laid(voted, voter), each - _TURN - _STONE),
        )
    ]
    frames[-1] = frames[-1]._replace(shown=_BEFORE)
    return Animation(first, _FIRST, (*frames, *_result(reveal, stones)))


def lasts(reveal: Reveal) -> int:
    """Return how many milliseconds pass until the last frame of ``draw_reveal`` stands."""
    cards = 1 + (reveal.tied is not None)
    faces = cards + bool(reveal.upshot.role or reveal.upshot.side)
    turned = _slate_time(reveal) * len(reveal.votes) + _BEFORE - (_slate_time(reveal) - _TURN - _STONE)
    return _FIRST + turned + 2 * _TURN * cards + _FACE * faces


def _slate_time(reveal: Reveal) -> int:
    """Return the milliseconds of a slate."""
    return min(_LONGEST, max(_SHORTEST, _ALL // len(reveal.votes)))


def _result(reveal: Reveal, stones: Stones) -> list[Frame]:
    """Return the frames in which the card is turned, perhaps shows a tie, then the role, and the headline comes."""
    edge, banner = sheet(), sheet()
    _heavens(edge, _CARD.grown(4))
    middle = _CARD.middle[0]
    edge.panel(Box(middle - 10, _CARD.top, middle + 10, _CARD.bottom), PAPER, 10)
    plain = reveal.upshot._replace(role="", side="")
    tied = [reveal.tied] if reveal.tied is not None else []
    frames: list[Frame] = []
    for upshot in (*tied, plain):
        marked = stones.marked(upshot.fell_on)
        frames += [Frame(marked, _TURN), Frame(edge, _TURN), Frame(_face(reveal, upshot), _FACE)]
    if reveal.upshot != plain:
        frames.append(Frame(_face(reveal, reveal.upshot), _FACE))
    _heavens(banner, _BANNER)
    _banner(banner, reveal.upshot.headline)
    if reveal.upshot.news:
        _news(banner, reveal.upshot)
    return [*frames, Frame(banner, _FACE)]


def _heavens(canvas: Canvas, box: Box) -> None:
    """Put the sky back on a part of the picture."""
    canvas.put(heavens.heavens(TONE).crop(box), (box.left, box.top))


def _banner(canvas: Canvas, words: str, heading: str = "") -> None:
    left, right = _CARD.left, _STONES.right
    if heading:
        left = canvas.fit(heading, (left, _LINE), (56, 50, 44, 40), (right - left) // 2, GOLD, "ExtraBold").right + 30
    canvas.fit(words, (left, _LINE), (60, 56, 50, 44, 40, 36), right - left, PAPER, "ExtraBold")


def _card(canvas: Canvas, side: str) -> None:
    canvas.panel(_CARD.grown(4), INK, 34)
    canvas.panel(_CARD, PAPER, 30)
    canvas.panel(_CARD.grown(-10), _SIDES[side], 22)


def _face(reveal: Reveal, upshot: Upshot) -> Canvas:
    """Draw the card with the option that the vote fell on, or with all of a tie."""
    canvas, options = sheet(), [reveal.options[place] for place in upshot.fell_on]
    _card(canvas, upshot.side)
    _marks(canvas, options[:_MOST_FACES])
    x, room = _CARD.middle[0], _CARD.width - 44
    if len(options) == 1:
        plate = Box(_CARD.left + 22, _CARD.top + 222, _CARD.right - 22, _CARD.top + 296)
        canvas.panel(plate, PAPER, 16)
        words, size = fitting(options[0].words, "ExtraBold", (60, 52, 46, 40, 36, LEGIBLE), plate.width - 16)
        canvas.write(words, plate.middle, size, INK, "ExtraBold", "mm")
    canvas.fit(upshot.votes, (x, _CARD.top + 336), (44, 40, 36, LEGIBLE), room, GOLD, anchor="mm")
    if upshot.role:
        words, size = fitting(upshot.role, "ExtraBold", (54, 48, 44, 40, 36, LEGIBLE), room - 68)
        left = x - (68 + width(words, "ExtraBold", size)) // 2
        canvas.pictogram(upshot.symbol, square((left + 28, _CARD.top + 398), 56), PAPER)
        canvas.write(words, (left + 68, _CARD.top + 398), size, PAPER, "ExtraBold")
    return canvas


def _news(canvas: Canvas, upshot: Upshot) -> None:
    """Draw in place of the slates the hand that is shown, between the words on it."""
    canvas.panel(_SLATES, PLATE, 22)
    draw_cards(canvas, _SLATES.grown(-28)._replace(top=_SLATES.top + 100, bottom=_SLATES.bottom - 100), upshot.cards)
    for line, told in zip((_SLATES.top + 54, _SLATES.bottom - 54), upshot.news, strict=True):
        rows, size = wrapped(told, "ExtraBold", (52, 46, 40, 36, LEGIBLE), _SLATES.width - 44, 86)
        canvas.write_lines(rows, (_SLATES.middle[0], line), size, PAPER, "mm", "ExtraBold")


def _marks(canvas: Canvas, options: Sequence[Option]) -> None:
    """Draw one mark large, or several in rows of three."""
    columns = min(len(options), 3)
    size = 168 if columns == 1 else min(130, (_CARD.width - 44) // columns - _GAP)
    rows = -(-len(options) // columns)
    top = _CARD.top + (118 if columns == 1 else 168 - (rows - 1) * (size + _GAP) // 2)
    for number, option in enumerate(options):
        row, column = divmod(number, columns)
        left = _CARD.middle[0] + (2 * column - columns + 1) * (size + _GAP) // 2
        draw_option(canvas, option, square((left, top + row * (size + _GAP)), size))


@cache
def reveal_palette() -> tuple[Colour, ...]:
    """Return the colours of a vote's picture."""
    sky = heavens.colours(TONE)
    flat = (INK, PAPER, GOLD, DISC, *SEATS, *sky, *CARD_COLOURS, *_SIDES.values(), WOOD, SLATE, EDGE, PLATE)
    edges = [(PAPER, ground) for ground in (*_SIDES.values(), *flat[-4:], INK, DISC, *sky[:6])]
    edges += [(GOLD, ground) for ground in (*_SIDES.values(), PLATE, DISC, SLATE, *sky[1:6:2])]
    edges += [*((seat, INK) for seat in SEATS), (WOOD, PLATE), (EDGE, PLATE), (INK, PLATE)]
    steps = [mix(one, other, share) for one, other in edges for share in (0.25, 0.5, 0.75)]
    return tuple(dict.fromkeys((*flat, *steps)))
