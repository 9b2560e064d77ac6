"""The holdings of a seat, as blocks in a column, each of a known height.

Before the first round, the aims of the game and the marks of the city stand in place of incomes.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.games.het_verraad.changes import with_sign
from bot.games.het_verraad.pictures import pieces
from bot.games.het_verraad.pictures.city import targets_of
from bot.games.het_verraad.pictures.colours import BRICK, INFLUENCE, RIVER, ROAD, TAX
from bot.games.het_verraad.pictures.layout import GAP, side_by_side
from bot.games.het_verraad.pictures.pieces import Piece, draw_piece
from bot.games.het_verraad.pictures.race import HEIGHT as BAR
from bot.games.het_verraad.pictures.race import draw_race
from bot.games.het_verraad.pictures.shelves import draw_building, draw_heap
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, QUIET, RIM, WHITE, Colour
from bot.pictures.hands import Block
from bot.pictures.landscape import LEGIBLE
from bot.pictures.lettering import LEADING, fitting, lines, width, wrapped
from bot.texts import Speaker
from engine.het_verraad.components import CATEGORIES, MASTER, STAD, Building, odds
from engine.het_verraad.view import CastleView, Chip, HetVerraadView, InfluenceCard, archers

_CAPTION, _CARD, _WHOLE, _LINE, _PURSE, _ATTACK = 42, 52, 92, 56, 134, 82
_SYMBOL, _CHIP = 64, 48
_PICTURE = 140  # of a card, before its words
_TITLE, _AIM, _MARKS = 62, 92, 50
_SYMBOLS = ("laurels", "turn", "skull")
_FEW = 3  # cards that have a line each
_ATTACKS = 4  # at most

ROOM = 582
"""The width of a block."""


def caption(words: str) -> Block:
    """Return a block with a caption for the blocks below."""

    def draw(canvas: Canvas, box: Box) -> None:
        shown, size = fitting(words, "SemiBold", (34, LEGIBLE), box.width)
        canvas.write(shown, (box.left, box.middle[1] + 5), size, QUIET)

    return Block(_CAPTION, draw)


def purse(view: HetVerraadView, castle: CastleView, say: Speaker) -> Block:
    """Return a block with the seat's bricks, and its points on the way to the space that ends the match."""
    counts = (("bricks", castle.bricks), ("points", castle.points))
    words = [say(f"het_verraad-picture-{key}", count=count) for key, count in counts]

    def draw(canvas: Canvas, box: Box) -> None:
        bricks, points = (one._replace(bottom=one.bottom - GAP) for one in side_by_side(box, 2))
        _plate(canvas, bricks, pieces.symbol("brick", 64, BRICK, PAPER), str(castle.bricks), "", words[0])
        symbol = pieces.symbol("laurels", 64, GOLD, DISC)
        _plate(canvas, points, symbol, str(castle.points), f"/{view.end_points}", words[1])
        race = Box(points.left + 12, points.bottom - BAR - 6, points.right - 12, points.bottom - 6)
        draw_race(canvas, view, castle.seat, castle.points, race)

    return Block(_PURSE, draw)


def _plate(canvas: Canvas, box: Box, symbol: Piece, number: str, goal: str, words: str) -> None:
    """Draw a pictogram beside a large number and its ``goal``, and below them the words for what they count."""
    canvas.panel(box, DISC)
    left = draw_piece(canvas, symbol, box.left + 12, box.top + 52) + 14
    end = canvas.write(number, (left, box.top + 36), 66, PAPER, "ExtraBold").right
    if goal:
        canvas.write(goal, (end + 4, box.top + 42), 42, QUIET)
    shown, size = fitting(words, "SemiBold", (34, LEGIBLE), box.right - 6 - left)
    canvas.write(shown, (left, box.top + 83), size, QUIET)


def chips(castle: CastleView, say: Speaker) -> Block:
    """Return a block with the chips of each colour and the price of the next (H-0.6)."""

    def draw(canvas: Canvas, box: Box) -> None:
        counts = (("white", castle.white, castle.white_price), ("black", castle.black, castle.black_price))
        for column, (colour, count, price) in zip(side_by_side(box, 2), counts, strict=True):
            left = draw_piece(canvas, pieces.chip(colour, "", 48), column.left + 4, column.middle[1]) + 12
            left = canvas.write(str(count), (left, column.middle[1]), 46, PAPER, "ExtraBold").right + 16
            if price:
                words, size = fitting(say("het_verraad-picture-next"), "SemiBold", (LEGIBLE,), column.right - 70 - left)
                left = canvas.write(words, (left, column.middle[1]), size, QUIET).right + 10
                draw_piece(canvas, pieces.price(price, LEGIBLE), left, column.middle[1])

    return Block(_LINE, draw)


def incomes(castle: CastleView) -> Block:
    """Return a block with the income that each category would pay (H-3.3)."""
    counts = [(pieces.power(key, 48), f"+{income}") for key, income in zip(CATEGORIES, castle.incomes, strict=True)]

    def draw(canvas: Canvas, box: Box) -> None:
        for column, (piece, words) in zip(side_by_side(box, len(counts)), counts, strict=True):
            left = draw_piece(canvas, piece, column.left + 4, box.middle[1]) + 10
            canvas.write(words, (left, box.middle[1]), 42, PAPER, "ExtraBold")

    return Block(_LINE, draw)


class Attacking(NamedTuple):
    """An attack that a seat may make: all that is added to the dice, and how many of 100 win and tie (H-6.3, H-6.6)."""

    area: str
    target: int
    black: int
    white: int
    towers: int
    wins: int
    ties: int

    def odds(self, say: Speaker) -> str:
        """Return in words how likely each upshot is."""
        fails = 100 - self.wins - self.ties
        return say("het_verraad-picture-odds", wins=self.wins, ties=self.ties, fails=fails)


def leads(view: HetVerraadView) -> str:
    """Return the question by which the seat of the view leads the Black Master now; empty if there is none (H-6)."""
    asked = view.asking.path[-1][0] if view.asking and view.asking.path else ""
    return asked if asked in ("master", "master_to") else ""


def attackings(view: HetVerraadView) -> list[Attacking]:
    """Return the attacks of the seat that leads the Black Master that are worth most, or else the likeliest."""
    areas, found = {area.area: area for area in view.areas}, []
    if view.seat is None or not leads(view):
        return []
    open_to = view.possible if leads(view) == "master" else view.suggested or sorted(targets_of(view))
    for area in [areas[key] for key in open_to]:
        if area.owner is None or area.owner in (MASTER, view.seat):
            continue
        black, white = view.castles[view.seat].black, view.castles[area.owner].white
        towers = archers(area, areas)
        wins, ties = odds(view.die_sides, black - white - towers, conquers=view.master.knights > 0)
        found.append(Attacking(area.area, area.owner, black, white, towers, round(100 * wins), round(100 * ties)))
    return found if view.suggested else sorted(found, key=lambda one: -one.wins - one.ties)[:_ATTACKS]


def attacks(found: Sequence[Attacking], say: Speaker) -> list[Block]:
    """Return blocks with both sides of each attack, and a bar of its upshots; of a single one also in words."""
    told = [caption(found[0].odds(say))] if len(found) == 1 else []
    return [caption(say("het_verraad-picture-attack")), *map(_attack, found), *told] if found else []


def _attack(one: Attacking) -> Block:
    counts = [(pieces.power("black", 40), one.black), (pieces.power("white", 40), one.white)]
    counts += [(pieces.tower(40), one.towers)] * bool(one.towers)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box._replace(bottom=box.bottom - GAP), DISC)
        middle, bar = box.top + 30, Box(box.left + 12, box.bottom - GAP - 18, box.right - 12, box.bottom - GAP - 8)
        left = draw_piece(canvas, pieces.sign(one.area, 36), box.left + 12, middle) + 8
        left = draw_piece(canvas, pieces.owner(one.target, 42), left, middle) + 18
        for number, (piece, count) in enumerate(counts):
            if number == 1:
                left = canvas.write(":", (left, middle), 42, QUIET, "ExtraBold").right + 12
            left = draw_piece(canvas, piece, left, middle) + 6
            left = canvas.write(str(count), (left, middle), 42, PAPER, "ExtraBold").right + 12
        canvas.write(f"{one.wins} %", (box.right - 14, middle), 42, GOLD, "ExtraBold", "rm")
        canvas.fill(bar, RIM)
        for share, colour in ((one.wins + one.ties, QUIET), (one.wins, GOLD)):
            canvas.fill(bar._replace(right=bar.left + bar.width * share // 100), colour)

    return Block(_ATTACK, draw)


def black_chips(own: Sequence[Chip], words: str) -> Block:
    """Return a block with the seat's own black chips and their values."""

    def draw(canvas: Canvas, box: Box) -> None:
        left = canvas.write(words, (box.left, box.middle[1]), 34, QUIET).right + 20
        size = min(56, (box.right - left) // len(own) - 6)
        for chip in own:
            left = draw_piece(canvas, pieces.chip("black", str(chip.value), size), left, box.middle[1]) + 6

    return Block(_LINE, draw)


def cards(buildings: Sequence[Building], *, rows: bool = False, chosen: bool = False) -> Block:
    """Return a block with building cards, side by side if there are many and they need not stand in ``rows``.

    A white line stands before them if a card is to be ``chosen``.
    """
    columns = 1 if rows or len(buildings) <= _FEW else 2
    count = -(-len(buildings) // columns)

    def draw(canvas: Canvas, box: Box) -> None:
        if chosen:
            canvas.panel(Box(box.left - 16, box.top + 4, box.left - 8, box.bottom - 4), WHITE, 4)
        for number, building in enumerate(buildings):
            row, column = divmod(number, columns)
            line = box._replace(top=box.top + row * _CARD, bottom=box.top + (row + 1) * _CARD)
            draw_building(canvas, side_by_side(line, columns)[column], building, 36)

    return Block(count * _CARD, draw)


def small_cards(buildings: Sequence[Building], own: Sequence[Chip], words: str) -> Block:
    """Return a block with building cards and black chips as pictograms in a row, behind the words."""

    def draw(canvas: Canvas, box: Box) -> None:
        shown, size = fitting(words, "SemiBold", (34, LEGIBLE), box.width // 2)
        left, middle = canvas.write(shown, (box.left, box.middle[1]), size, QUIET).right + 16, box.middle[1]
        right = box.right - (_CHIP + 6) * len(own)
        draw_heap(canvas, [box._replace(left=left, right=right)], pieces.buildings(buildings, 36))
        for number, chip in enumerate(own):
            draw_piece(canvas, pieces.chip("black", str(chip.value), _CHIP), right + (_CHIP + 6) * number + 6, middle)

    return Block(_LINE, draw)


def whole_cards(buildings: Sequence[Building], bricks: int, homeless: Mapping[str, str], say: Speaker) -> Block:
    """Return a block with building cards below each other, and the cost and the points of each (H-4.2).

    Cards of ``homeless`` categories have instead the condition that no area of the seat meets.
    """

    def draw(canvas: Canvas, box: Box) -> None:
        for number, building in enumerate(buildings):
            top = box.top + number * _WHOLE
            plate = box._replace(top=top, bottom=top + _WHOLE - GAP)
            _whole_card(canvas, plate, building, bricks, homeless.get(building.category, ""), say)

    return Block(len(buildings) * _WHOLE, draw)


def _whole_card(canvas: Canvas, box: Box, building: Building, bricks: int, zone: str, say: Speaker) -> None:
    """Draw a card on a plate; its name is bright if the seat can pay for it, and has an area for it."""
    lacks = max(0, building.value - bricks)
    told = say("het_verraad-picture-card", value=building.value, lacks=lacks, zone=zone)
    _plated(canvas, box, building, told, QUIET if lacks or zone else PAPER)


def _plated(canvas: Canvas, box: Box, building: Building, told: str, ink: Colour, on_it: int = 0) -> None:
    """Draw a card with its name and words below, and the bricks ``on_it``."""
    canvas.panel(box, DISC)
    piece, right = pieces.building(building.category, building.value, 50), box.right - 8
    left = draw_piece(canvas, piece, box.left + 8, box.middle[1]) + 16
    if told:
        words, size = fitting(told, "SemiBold", (LEGIBLE,), right - left)
        canvas.write(words, (left, box.bottom - 22), size, QUIET)
    if on_it:
        heap = pieces.price(on_it, LEGIBLE)
        right -= heap.width
        draw_piece(canvas, heap, right, box.top + 24)
    words, size = fitting(building.name, "SemiBold", (38, 35, LEGIBLE), right - left)
    canvas.write(words, (left, box.top + 24), size, ink)


def open_rows(view: HetVerraadView, names: Sequence[str], say: Speaker) -> Block:
    """Return a block with the open cards below each other, and the bricks that each brings (H-3)."""
    shown = [(card.building, card.bricks) for card in view.open if card.building is not None]
    told = [(_kind(building, say), pays(view, building.category, names, say)) for building, _ in shown]

    def draw(canvas: Canvas, box: Box) -> None:
        has_room = all(width(" · ".join(words), "SemiBold", LEGIBLE) <= box.width - _PICTURE for words in told)
        for number, (building, bricks) in enumerate(shown):
            top = box.top + number * _WHOLE
            plate = box._replace(top=top, bottom=top + _WHOLE - GAP)
            _plated(canvas, plate, building, "", PAPER, bricks)
            foot = Box(plate.left + _PICTURE, plate.bottom - 44, plate.right - 8, plate.bottom)
            if has_room or not _gains(view, building.category):
                canvas.write(" · ".join(told[number]), (foot.left, foot.middle[1]), LEGIBLE, QUIET)
            else:
                _changes(canvas, view, building, foot, told[number][0])

    return Block(len(shown) * _WHOLE, draw)


def _kind(building: Building, say: Speaker) -> str:
    return say("het_verraad-category", key=building.category)


def _changes(canvas: Canvas, view: HetVerraadView, building: Building, box: Box, kind: str) -> None:
    """Draw whose bricks change by how much by marks, behind the category if there is room."""
    told, left, middle = _gains(view, building.category), box.left, box.middle[1]
    wide = sum(LEGIBLE + 18 + width(_signed(gain), "SemiBold", LEGIBLE) for gain in told.values())
    if left + width(f"{kind} · ", "SemiBold", LEGIBLE) + wide <= box.right:
        left = canvas.write(f"{kind} · ", (left, middle), LEGIBLE, QUIET).right
    for seat, gain in told.items():
        left = draw_piece(canvas, pieces.owner(seat, LEGIBLE), left, middle) + 4
        left = canvas.write(_signed(gain), (left, middle), LEGIBLE, TAX if gain < 0 else QUIET).right + 14


def _gains(view: HetVerraadView, category: str) -> dict[int, int]:
    """Return how many bricks a card of the category brings each seat, less its tax, to the view's seat first (H-3)."""
    own_first = sorted(view.castles, key=lambda castle: castle.seat != view.seat)
    place, limit = CATEGORIES.index(category), view.box.supplies.wealth_limit
    changed = [(one.seat, one.incomes[place], max(one.bricks - limit, 0) * (place == STAD)) for one in own_first]
    return {seat: income - tax for seat, income, tax in changed if income or tax}


def _signed(gain: int) -> str:
    return with_sign(gain) if gain else "±0"


def pays(view: HetVerraadView, category: str, names: Sequence[str], say: Speaker) -> str:
    """Return in words how many bricks a card of the category brings now, to the seat of the view first (H-3)."""
    told = [
        f"{say('het_verraad-picture-you') if seat == view.seat else names[seat]} {_signed(gain)}"
        for seat, gain in _gains(view, category).items()
    ]
    return " · ".join(told) or say("het_verraad-picture-pays-nobody")


def influence(held: Sequence[InfluenceCard], say: Speaker, *, whole: bool) -> list[Block]:
    """Return blocks with influence cards; ``whole`` ones have their effects."""
    return [_influence(card.influence, say, whole=whole) for card in held]


def _influence(kind: str, say: Speaker, *, whole: bool) -> Block:
    effect = say("het_verraad-effect", key=kind) if whole else ""
    rows = lines(effect, "SemiBold", LEGIBLE, ROOM - _SYMBOL - 16)
    step = round(LEGIBLE * LEADING)

    def draw(canvas: Canvas, box: Box) -> None:
        symbol = pieces.symbol(INFLUENCE[kind], _SYMBOL, INK, PAPER)
        left = draw_piece(canvas, symbol, box.left, box.top + 8 + _SYMBOL // 2) + 16
        name, size = fitting(say("het_verraad-influence", key=kind), "SemiBold", (38, 35, LEGIBLE), box.right - left)
        canvas.write(name, (left, box.top + (24 if rows else 8 + _SYMBOL // 2)), size, PAPER)
        for number, words in enumerate(rows):
            canvas.write(words, (left, box.top + 64 + number * step), LEGIBLE, QUIET)

    return Block(max(_SYMBOL + 12, 50 + len(rows) * step), draw)


def aims(points: int, say: Speaker) -> list[Block]:
    """Return blocks that tell the aim of a seat, what a turn is, and how many ``points`` end the match (H-10.1)."""

    def title(canvas: Canvas, box: Box) -> None:
        words, size = fitting(say("het_verraad-picture-start"), "ExtraBold", (46, 42, 38), box.width)
        canvas.write(words, (box.left, box.middle[1] - 4), size, GOLD, "ExtraBold")

    told = zip(_SYMBOLS, aims_told(points, say), strict=True)
    return [Block(_TITLE, title), *(_aim(symbol, words) for symbol, words in told)]


def aims_told(points: int, say: Speaker) -> list[str]:
    """Return each aim in words."""
    return [say("het_verraad-picture-start-aims", key=key, points=points) for key in ("aim", "turn", "end")]


def _aim(symbol: str, words: str) -> Block:
    def draw(canvas: Canvas, box: Box) -> None:
        box = box._replace(bottom=box.bottom - GAP)
        canvas.panel(box, DISC)
        canvas.pictogram(symbol, square((box.left + 34, box.middle[1]), 46), GOLD)
        rows, size = wrapped(words, "SemiBold", (34, LEGIBLE), box.right - 6 - box.left - 66, box.height)
        canvas.write_lines(rows, (box.left + 66, box.middle[1]), size, PAPER)

    return Block(_AIM, draw)


def marks(say: Speaker, *, suggests: bool) -> list[Block]:
    """Return blocks that name the marks of a city's areas; ``suggests``: some areas are marked as worth most."""
    shown = (
        ("price", pieces.offer(3, 0, LEGIBLE)),
        ("bonus", pieces.dots(2, LEGIBLE)),
        ("gate", pieces.gate(42)),
        ("road", pieces.symbol("road", 42, INK, ROAD)),
        ("river", pieces.symbol("river", 42, PAPER, RIVER)),
        ("best", pieces.offer(3, 0, LEGIBLE, best=True)) if suggests else ("tower", pieces.tower(42)),
    )
    named = [(piece, say("het_verraad-picture-mark", key=key)) for key, piece in shown]
    return [_row(named[:3]), _row(named[3:])]


def _row(named: Sequence[tuple[Piece, str]]) -> Block:
    def draw(canvas: Canvas, box: Box) -> None:
        for column, (piece, words) in zip(side_by_side(box, len(named)), named, strict=True):
            left = draw_piece(canvas, piece, column.left + 4, box.middle[1]) + 12
            shown, size = fitting(words, "SemiBold", (34, LEGIBLE), column.right - left)
            canvas.write(shown, (left, box.middle[1]), size, PAPER)

    return Block(_MARKS, draw)
