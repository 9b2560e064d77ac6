"""Drawing of the end: the headline in the sky, and a plate for each seat."""

from collections.abc import Sequence
from functools import cache

from PIL import Image

from bot import texts
from bot.pictures import heavens
from bot.pictures.animation import Animation, Frame
from bot.pictures.canvas import Box, Canvas, sheet, square
from bot.pictures.colours import DISC, GOLD, HEADER, INK, PAPER, QUIET, RIM, SEATS, Colour, colour, mix
from bot.pictures.ending.contents import Cell, EndFacts, EndWords, result_of
from bot.pictures.landscape import LEGIBLE, WIDTH, draw_plate, draw_seat
from bot.pictures.lettering import LEADING, fitting, lines, width, wrapped
from bot.pictures.moment import draw_land
from bot.pictures.reveals.cards import CARD_COLOURS, draw_cards
from bot.pictures.sentences import sentences
from bot.texts import Speaker
from engine.view import Result, View

_TONES: dict[str, Colour] = {"red": colour("ac3246"), "blue": colour("2b5c9e"), "dark": RIM, "black": INK}
_GROUNDS: dict[str, Colour] = {"red": colour("4c1a28"), "blue": colour("1c3355")}

_LOW_SKY, _HIGH_SKY, _CASTLE = 178, 300, 226
"""The least and the greatest height of the sky; a lower sky than the last has no castle at its foot, but a moon."""
_EDGE = 16  # between the emblem and the edges of the picture
_WITH_CASTLE, _WITH_MOON = (1372, 64), (1190, 12)
"""The right end of words in the sky, and their distance from its foot."""
_MOON, _DUEL = 1280, 236  # the middle of the moon; the width of the cards that decided the match
_HEADING, _GAP, _SIDE = 46, 14, 24
_TALLEST, _LOWEST, _MOST = 132, 42, 890
_STRIPE, _RADIUS, _FRAME = 92, 18, 6
_CELL, _BETWEEN = 84, 8
_SCORE = 128
_NOTE, _LOW, _LINE = 34, 92, 42  # a note's letters; lower plates have no line below the name; its height

_ALL, _LONGEST, _BEFORE = 8000, 1400, 1800  # milliseconds of all plates, of each, and before winners and headline

_WIDE = 9  # more seats stand in two columns, without cells


@cache
def end_palette(sky: str) -> tuple[Colour, ...]:
    """Return the colours of the pictures of ends under a sky."""
    flat = heavens.colours(sky)
    grounds = (DISC, *_GROUNDS.values())
    edges = [(words, ground) for words in (PAPER, GOLD, QUIET) for ground in grounds]
    edges += [(PAPER, ground) for ground in (*flat[:16:4], heavens.disc(sky), *_TONES.values())]
    edges += [(GOLD, ground) for ground in flat[:16:4]] + [(QUIET, heavens.land(sky)), (RIM, HEADER)]
    edges += [(seat, INK) for seat in SEATS]
    steps = [mix(one, other, share) for one, other in edges for share in (0.25, 0.5, 0.75)]
    own = (INK, PAPER, GOLD, QUIET, RIM, HEADER, *grounds, *_TONES.values(), *SEATS, *CARD_COLOURS)
    return tuple(dict.fromkeys((*own, *flat, *steps)))


def draw_end(view: View, names: Sequence[str], told: EndWords, facts: EndFacts, reader: int | None = None) -> Canvas:
    """Draw the headline in the sky, and a plate for each seat in their order; that of a ``reader`` is framed.

    Raise ``ValueError`` if the match is not over.
    """
    canvas, sky, plates = _empty(view, told, facts)
    if reader is not None:
        canvas.panel(plates[reader].grown(_FRAME + 3), PAPER, _RADIUS + _FRAME + 3)
        canvas.panel(plates[reader].grown(_FRAME - 2), INK, _RADIUS + _FRAME - 2)
    for seat, box in plates.items():
        _draw_row(canvas, box, seat, names[seat], told, result_of(view), _beside(view, facts))
    _draw_sky(canvas, sky, facts, told)
    return canvas


def animate_end(view: View, names: Sequence[str], told: EndWords, facts: EndFacts, say: Speaker) -> Animation:
    """Return the animation in which the plates are turned one by one, the winners last, and then the headline comes.

    The last frame is the picture of ``draw_end``.
    """
    first, sky, plates = _empty(view, told, facts)
    bare = first.ground.crop(sky._replace(bottom=sky.bottom - _FRAME))
    for box in plates.values():
        _draw_back(first, box)
    _draw_sky(
        first,
        sky,
        facts._replace(symbol="laurels", duel=(), land=(), moon=None),
        EndWords(say("picture-counting"), (), (), ()),
    )
    each = min(_LONGEST, _ALL // len(plates))
    frames = []
    for seat, box in reversed(plates.items()):
        turned, around = sheet(), box.grown(_FRAME)
        turned.put(first.ground.crop(around), (around.left, around.top))
        _draw_row(turned, box, seat, names[seat], told, result_of(view), _beside(view, facts))
        frames.append(Frame(turned, each))
    number = len(plates) - len(result_of(view).winners)
    frames[number - 1] = frames[number - 1]._replace(shown=_BEFORE)
    last = sheet()
    last.put(bare, (0, 0))
    _draw_sky(last, sky, facts, told)
    return Animation(first, _BEFORE, (*frames, Frame(last, _BEFORE)))


def _empty(view: View, told: EndWords, facts: EndFacts) -> tuple[Canvas, Box, dict[int, Box]]:
    """Return the sky and the land, the place of the sky, and those of the seats' plates in their order."""
    columns = 1 if view.seats <= _WIDE else 2
    rows = -(-view.seats // columns)
    heading = _HEADING if facts.heading and columns == 1 else 0
    high = max(_LOWEST, min(_TALLEST, (_MOST - _LOW_SKY - heading - 10) // rows - _GAP))
    below = heading + rows * (high + _GAP) + 10
    sky = Box(0, 0, WIDTH, max(_LOW_SKY, min(_HIGH_SKY, _MOST - below)))
    canvas = Canvas(_ground(facts.sky, sky.bottom, sky.bottom + below))
    wide = (WIDTH - _SIDE * (columns + 1)) // columns
    if heading:
        _draw_columns(canvas, facts, sky.bottom, _cells(told, facts, high)[0])
    corners = [
        (_SIDE + place // rows * (wide + _SIDE), sky.bottom + heading + place % rows * (high + _GAP))
        for place in range(view.seats)
    ]
    boxes = [Box(left, above, left + wide, above + high) for left, above in corners]
    return canvas, sky, dict(zip(texts.placed(result_of(view)), boxes, strict=True))


@cache
def _ground(tone: str, sky: int, high: int) -> Image.Image:
    """Return the foot of the sky with the castle, or a low sky with its moon, and the land below it."""
    image = Image.new("RGB", (WIDTH, high), heavens.land(tone))
    foot = heavens.HORIZON + 4 if sky >= _CASTLE else sky + 8
    image.paste(heavens.heavens(tone, bare=True).crop((0, foot - sky, WIDTH, foot)), (0, 0))
    return image


def _beside(view: View, facts: EndFacts) -> EndFacts:
    """Return the facts for which plates have room: in two columns none."""
    return facts if view.seats <= _WIDE else EndFacts()


def _draw_back(canvas: Canvas, box: Box) -> None:
    """Draw a plate whose seat is not shown yet."""
    canvas.panel(box, RIM, _RADIUS)
    canvas.panel(box.grown(-4), HEADER, _RADIUS - 4)
    canvas.pictogram("laurels", square(box.middle, box.height - 16), RIM)


def _draw_sky(canvas: Canvas, sky: Box, facts: EndFacts, told: EndWords) -> None:
    """Draw the emblem at the left, the headline beside it, and what decided the match as far as there is room."""
    high = sky.height - 2 * _EDGE
    middle = (_EDGE + high // 2, _EDGE + high // 2)
    canvas.panel(square(middle, high), heavens.disc(facts.sky), high // 2)
    if facts.land:
        draw_land(canvas, middle, high, facts.land)
    size = high * 2 // (11 if facts.land else 3)
    canvas.pictogram(facts.symbol, square(middle, size), GOLD if facts.symbol == "laurels" else PAPER)
    (right, foot), left = _WITH_CASTLE if sky.height >= _CASTLE else _WITH_MOON, high + 3 * _EDGE
    if facts.duel:
        draw_cards(canvas, Box(WIDTH - _DUEL, _EDGE, WIDTH - _EDGE, sky.height - foot - 2), facts.duel)
        right = WIDTH - _DUEL - 16
    elif facts.moon is not None and sky.height < _CASTLE:
        canvas.pictogram(facts.moon.symbol, square((_MOON, 58), 84), PAPER)
        canvas.write(facts.moon.words, (_MOON, 132), 60, PAPER, "ExtraBold", "mm")
    room, foot = right - left, sky.height - foot
    sizes = (76, 68, 60, 54) if sky.height >= _CASTLE else (60, 54)
    rows, size = wrapped(told.headline, "ExtraBold", sizes, room, 80)
    if len(rows) > 1:
        rows, size = wrapped(told.headline, "ExtraBold", (60, 52, 46, 42), room, min(140, foot - 16))
        rows = (*rows[:1], *(fitting(" ".join(rows[1:]), "ExtraBold", (size,), room)[0],))
    step = round(size * LEADING)
    lines_left = 0 if facts.columns else (foot - 12 - step * len(rows)) // _LINE  # cells tell each round
    found = list(_deciding(told.deciding, room, lines_left))
    top = max(12, (foot - step * len(rows) - _LINE * len(found)) // 2)
    for number, row in enumerate(rows):
        canvas.write(row, (left, top + step * number + step // 2), size, GOLD, "ExtraBold")
    top += step * len(rows) + 8
    for number, row in enumerate(found):
        canvas.write(row, (left, top + _LINE * number + _LINE // 2), _NOTE, PAPER)


def _deciding(told: Sequence[str], room: int, most: int) -> tuple[str, ...]:
    """Return the sentences in lines, the last of them if there is no room for all."""
    for first in range(len(told)):
        rows = lines(" ".join(told[first:]), "SemiBold", _NOTE, room)
        if len(rows) <= most:
            return rows
    return ()


def _draw_columns(canvas: Canvas, facts: EndFacts, top: int, size: int) -> None:
    """Draw the heading of the cells, and a word above each column."""
    middle = top + _HEADING // 2 - 4
    most = max(map(len, facts.cells.values()))
    right = WIDTH - _SIDE - _SCORE
    left = right - most * (size + _BETWEEN)
    end = left - 24 if facts.columns else right - _BETWEEN
    canvas.write(facts.heading, (end, middle), LEGIBLE, QUIET, anchor="rm")
    for place, words in enumerate(facts.columns):
        canvas.write(words, (left + place * (size + _BETWEEN) + size // 2, middle), LEGIBLE, QUIET, anchor="mm")


def _draw_row(canvas: Canvas, box: Box, seat: int, name: str, told: EndWords, result: Result, facts: EndFacts) -> None:
    """Draw the plate of a seat: its mark, name, note, cells, sum and score; a frame around it if it has won."""
    if seat in result.winners:
        canvas.panel(box.grown(_FRAME), GOLD, _RADIUS + _FRAME)
    ground = _GROUNDS.get(facts.tones.get(seat, ""), DISC)
    inner = draw_plate(canvas, box, seat, ground, min(_STRIPE, box.height), _RADIUS)
    draw_seat(canvas, square(((box.left + inner.left) // 2, box.middle[1]), min(_STRIPE, box.height) - 20), seat)
    score = str(result.scores[seat])
    canvas.write(score, (box.right - 24, box.middle[1]), min(68, box.height - 8), GOLD, "ExtraBold", "rm")
    size, beside = _cells(told, facts, box.height)
    line = box.top + (_band(box.height) if box.height >= _LOW else box.height)
    band = box._replace(left=inner.left + 22, right=box.right - _SCORE, bottom=line)
    end = _draw_cells(canvas, band._replace(bottom=box.bottom if beside else line), size, seat, facts)
    name_end = _draw_name(canvas, band._replace(right=end - 16), name)
    own, (note, *more) = told.sums[seat], sentences(told.notes[seat])
    if facts.columns and seat not in facts.notes:
        note = ""  # the cells tell roles, and beside titles the words would look like a title
    at = (name_end, band.middle[1])
    if line == box.bottom:
        _write_notes(canvas, _write_sum(canvas, at, own, end), (note, *more), end)
        return
    below, right = (band.left, line + _LINE // 2 - 2), end if beside else band.right
    if at[0] + width(note, "SemiBold", _NOTE) <= end - 16:
        _write_notes(canvas, at, (note,), end, GOLD if seat in facts.notes else QUIET)
    else:
        more = [note, *more]
    size = _largest(told, right - 16 - below[0])
    after = _write_sum(canvas, below, own, right, (size, LEGIBLE) if note or beside else (40, 37, _NOTE, LEGIBLE))
    _write_notes(canvas, after, more, right, size=size)


def _largest(told: EndWords, room: int) -> int:
    """Return the largest letters in which each sum has room, with all sentences but the first, which is a title."""
    rows = [" · ".join([own, *sentences(note)[1:]]) for own, note in zip(told.sums, told.notes, strict=True)]
    return next((size for size in (42, 40, 38, 36) if all(width(one, "SemiBold", size) <= room for one in rows)), _NOTE)


def _write_sum(
    canvas: Canvas, at: tuple[int, int], words: str, right: int, sizes: tuple[int, ...] = (_NOTE, LEGIBLE)
) -> tuple[int, int]:
    """Write the sum of a score, and return the place behind it."""
    return (round(canvas.fit(words, at, sizes, right - 16 - at[0], PAPER).right) + 28, at[1]) if words else at


def _write_notes(
    canvas: Canvas, at: tuple[int, int], notes: Sequence[str], right: int, colour: Colour = QUIET, size: int = _NOTE
) -> None:
    """Write sentences side by side, each if there is room for it."""
    for words in filter(None, notes):
        if at[0] + width(words, "SemiBold", size) <= right - 16:
            at = (round(canvas.write(words, at, size, colour).right) + 28, at[1])


def _cells(told: EndWords, facts: EndFacts, high: int) -> tuple[int, bool]:
    """Return the size of cells in plates that are so high, and whether they stand beside all lines.

    Otherwise they stand beside the name alone, because the sums need the room.
    """
    most = max(map(len, facts.cells.values()), default=0)
    if not most:
        return 0, False
    large = min(_CELL, high - 16)
    room = WIDTH - 2 * _SIDE - _STRIPE - _SCORE - 60 - most * (large + _BETWEEN)
    if high < _LOW or all(width(words, "SemiBold", _NOTE) <= room for words in told.sums):
        return large, True
    return min(_CELL, _band(high) - 10, 740 // most - _BETWEEN), False


def _band(high: int) -> int:
    """Return the height of the name above the line of the sum."""
    return high - _LINE - 4


def _draw_cells(canvas: Canvas, band: Box, size: int, seat: int, facts: EndFacts) -> int:
    """Draw the cells of a seat at the right; return where they begin in every plate."""
    left = band.right - max(map(len, facts.cells.values()), default=0) * (size + _BETWEEN)
    top = band.middle[1] - size // 2 + 2
    for place, cell in enumerate(facts.cells.get(seat, ())):
        at = left + place * (size + _BETWEEN)
        _draw_cell(canvas, Box(at, top, at + size, top + size), cell)
    return left


def _draw_name(canvas: Canvas, box: Box, name: str) -> int:
    """Draw the name, and return the place behind it."""
    shown, size = fitting(name, "ExtraBold", (46, 42, 38, 34), box.width)
    return round(canvas.write(shown, (box.left, box.middle[1]), size, PAPER, "ExtraBold").right) + 24


def _draw_cell(canvas: Canvas, box: Box, cell: Cell) -> None:
    canvas.panel(box, _TONES[cell.tone], box.width // 6)
    middle = box.middle
    if cell.symbol and len(cell.words) > 1:
        canvas.pictogram(cell.symbol, square((middle[0], box.top + box.width * 3 // 10), box.width * 11 // 20), PAPER)
        words, size = fitting(cell.words, "ExtraBold", (LEGIBLE, 30, 28, 26), box.width - 6)
        canvas.write(words, (middle[0], box.bottom - 19), size, PAPER, "ExtraBold", "mm")
        return
    if cell.symbol:
        shift = box.width // 8 if cell.words or cell.mark else 0
        at = square((middle[0] - shift, middle[1] - shift), box.width * (3 if shift else 4) // 5)
        canvas.pictogram(cell.symbol, at, PAPER)
    if cell.mark:
        canvas.panel(square((box.right - 18, box.bottom - 18), 44), INK, 22)
        canvas.pictogram(cell.mark, square((box.right - 18, box.bottom - 18), 34), PAPER)
    elif cell.words:
        corner = (box.right - 16, box.bottom - 20) if cell.symbol else middle
        words, size = fitting(
            cell.words, "ExtraBold", (LEGIBLE,) if cell.symbol else (44, 40, 36, 34, 30), box.width - 8
        )
        canvas.write(words, corner, size, PAPER, "ExtraBold", "mm")
