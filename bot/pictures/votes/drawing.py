"""The drawing of the record of votes: a row for each voter, a column for each ballot, the results at the foot."""

from collections.abc import Sequence
from itertools import groupby

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, HEADER, PAPER, QUIET, RIM, Colour, colour, palette
from bot.pictures.landscape import LEGIBLE, WIDTH, draw_seat, empty_table
from bot.pictures.lettering import fitting, width
from bot.pictures.reveals import Option
from bot.pictures.shapes import MARKS
from bot.pictures.votes.contents import Ballot, Sheet, Vote

_SIDES: dict[str, Colour] = {"": HEADER, "red": colour("8a2338"), "blue": colour("1f4d8a")}
"""The grounds of results, by the side of whoever a ballot fell on."""

PALETTE = palette(
    len(MARKS), [*_SIDES.values()], [(ink, ground) for ink in (PAPER, GOLD) for ground in _SIDES.values()]
)

_SIDE, _GAP, _RADIUS = 22, 6, 12
_TITLE, _ROUND, _SYMBOL = 84, 62, 66
_NAMES = 340
_TALLEST, _ROOM = 96, 600
"""The most height of a row, and of all rows together."""
_WIDEST = 330
_MARK, _NAMED, _NAME = 68, 200, 90
"""The most size of a mark; the least width of a column with names beside marks, and of the room for a name there."""


def draw_votes(sheet: Sheet) -> Canvas:
    """Draw who voted for whom; what a ballot fell on has a golden frame."""
    rows = len(sheet.names) + any(ballot.fell_on for ballot in sheet.ballots)
    high = min(_TALLEST, _ROOM // rows)
    top = _TITLE + _ROUND + (_SYMBOL if any(ballot.symbol for ballot in sheet.ballots) else _GAP)
    canvas = Canvas(empty_table(WIDTH, top + rows * high + _SIDE))
    _draw_title(canvas, sheet)
    lines = [Box(_SIDE, top + row * high, WIDTH - _SIDE, top + (row + 1) * high - _GAP) for row in range(rows)]
    for seat, line in enumerate(lines):
        if seat < len(sheet.names):
            _draw_voter(canvas, line, seat, sheet.names[seat])
        else:
            canvas.panel(line, HEADER, _RADIUS)
            _write(canvas, sheet.result, Box(line.left + 18, line.top, _NAMES, line.bottom), GOLD)
    wide = min(_WIDEST, (WIDTH - _NAMES - _SIDE - _GAP) // len(sheet.ballots))
    columns = [range(left := _NAMES + number * wide, left + wide) for number in range(len(sheet.ballots))]
    _draw_rounds(canvas, sheet, columns)
    for ballot, column in zip(sheet.ballots, columns, strict=True):
        _draw_ballot(canvas, ballot, [line._replace(left=column.start, right=column.stop) for line in lines])
    return canvas


def _draw_title(canvas: Canvas, sheet: Sheet) -> None:
    """Draw the title, and the outcomes of accusations with their pictograms at the right."""
    canvas.fill(Box(0, 0, WIDTH, _TITLE - 8), HEADER)
    canvas.fill(Box(0, _TITLE - 10, WIDTH, _TITLE - 8), GOLD)
    middle, end = (_TITLE - 10) // 2, WIDTH - _SIDE
    for symbol, words in dict.fromkeys(
        (vote.symbol, vote.outcome) for ballot in sheet.ballots for vote in ballot.votes if vote.symbol
    ):
        end = canvas.write(words, (end, middle), 36, PAPER, anchor="rm").left - 10
        canvas.pictogram(symbol, square((end - 22, middle), 44), PAPER)
        end -= 44 + 26
    canvas.fit(sheet.title, (_SIDE, middle), (48, 44, 40, 36), end - _SIDE, GOLD, "ExtraBold")


def _draw_voter(canvas: Canvas, line: Box, seat: int, name: str) -> None:
    """Draw the plate of a voter across the picture."""
    canvas.panel(line, DISC, _RADIUS)
    size = min(56, line.height - 4)
    draw_seat(canvas, square((line.left + 8 + size // 2, line.middle[1]), size), seat)
    _write(canvas, name, Box(line.left + size + 20, line.top, _NAMES - 10, line.bottom), PAPER)


def _write(canvas: Canvas, words: str, box: Box, shade: Colour) -> None:
    canvas.fit(words, (box.left, box.middle[1]), (40, 36, LEGIBLE), box.width, shade)


def _draw_rounds(canvas: Canvas, sheet: Sheet, columns: Sequence[range]) -> None:
    """Draw the rounds above their columns, and the pictogram of each ballot below its round."""
    middle = _TITLE + _ROUND // 2
    canvas.write(sheet.round, (_SIDE + 18, middle), 38, QUIET)
    for number, group in groupby(range(len(columns)), key=lambda place: sheet.ballots[place].round):
        places = list(group)
        left, right = columns[places[0]].start, columns[places[-1]].stop - _GAP
        canvas.panel(Box(left, _TITLE + 6, right, _TITLE + _ROUND), RIM, _RADIUS)
        canvas.write(str(number), ((left + right) // 2, middle + 3), 40, GOLD, "ExtraBold", "mm")
    for ballot, column in zip(sheet.ballots, columns, strict=True):
        at = (column.start + column.stop - _GAP) // 2, _TITLE + _ROUND + _SYMBOL // 2
        if ballot.symbol:
            canvas.pictogram(ballot.symbol, square(at, 52), PAPER)


def _draw_ballot(canvas: Canvas, ballot: Ballot, cells: Sequence[Box]) -> None:
    """Draw the votes of a ballot in its column, and its result below."""
    votes = {vote.voter: vote for vote in ballot.votes}
    shown = [votes.get(seat) for seat in range(len(cells))]
    for vote, cell in zip(shown, cells, strict=True):
        room = cell._replace(right=cell.right - _GAP)
        if vote is not None:
            _draw_vote(canvas, vote, room, fell_on=vote.option in ballot.fell_on)
    if ballot.fell_on:
        _draw_result(canvas, ballot, cells[-1]._replace(right=cells[-1].right - _GAP))
    for cell in cells:
        canvas.fill(Box(cell.left - _GAP // 2 - 1, cell.top, cell.left - _GAP // 2 + 1, cell.bottom), RIM)


def _draw_vote(canvas: Canvas, vote: Vote, box: Box, *, fell_on: bool) -> None:
    """Draw what was voted for: its mark, its name if there is room, and the outcome of an accusation."""
    size = min(_MARK, box.height - 12, (box.width - 14) * 4 // 7 if vote.symbol else box.width)
    small = size * 3 // 4 if vote.symbol else 0
    room = box.width - size - small - 40
    named = box.width >= _NAMED and room >= _NAME
    words, letters = fitting(vote.option.words, "SemiBold", (36, LEGIBLE), room)
    wide = size + (small + 8 if small else 0) + (width(words, "SemiBold", letters) + 12 if named else 0)
    left = box.middle[0] - wide // 2
    _draw_option(canvas, vote.option, square((left + size // 2, box.middle[1]), size), framed=fell_on)
    left += size
    if named:
        left = canvas.write(words, (left + 12, box.middle[1]), letters, PAPER).right
    if small:
        canvas.pictogram(vote.symbol, square((left + 8 + small // 2, box.middle[1]), small), PAPER)


def _draw_result(canvas: Canvas, ballot: Ballot, box: Box) -> None:
    """Draw the marks of what a ballot fell on, side by side and large, and a role that was shown."""
    canvas.panel(box, _SIDES[ballot.side], _RADIUS)
    places = len(ballot.fell_on) + bool(ballot.role)
    step = min(box.height, (box.width - 4) // places)
    size = min(_MARK, step - 10)
    left = box.middle[0] - step * (places - 1) // 2
    for number, option in enumerate(ballot.fell_on):
        _draw_option(canvas, option, square((left + number * step, box.middle[1]), size), framed=True)
    if ballot.role:
        canvas.pictogram(ballot.role, square((left + step * (places - 1), box.middle[1]), size), PAPER)


def _draw_option(canvas: Canvas, option: Option, box: Box, *, framed: bool) -> None:
    """Draw the mark of a seat or a pictogram, in a golden frame if the ballot fell on it."""
    if framed:
        canvas.panel(box.grown(4), GOLD, box.width // 5 + 4)
        canvas.panel(box, DISC, box.width // 5)
    if option.seat is not None:
        draw_seat(canvas, box, option.seat)
    else:
        canvas.pictogram(option.symbol, box.grown(-4), PAPER)
