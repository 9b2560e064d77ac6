"""What a seat holds, and beside it the city with what it may choose there."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import TABLE_BOTTOM
from bot.pictures.hands import HAND_HEADER_HEIGHT, Block, draw_blocks, draw_hand_header, height_of
from bot.pictures.het_verraad import pieces
from bot.pictures.het_verraad.city import draw_ground, draw_owners, draw_possible
from bot.pictures.het_verraad.holdings import (
    black_chips,
    caption,
    cards,
    incomes,
    influence,
    stock,
)
from bot.pictures.het_verraad.layers import kept
from bot.pictures.het_verraad.layout import GAP, MARGIN, WIDTH
from bot.pictures.het_verraad.pieces import Piece, draw_row
from bot.pictures.het_verraad.rings import EDGE, Plan
from bot.pictures.table import empty_table
from bot.texts import Speaker
from engine.het_verraad.components import Area
from engine.het_verraad.view import AreaView, HetVerraadView

_SCALE = 0.6
_RADIUS = round(EDGE * _SCALE)
CITY = Plan(WIDTH - MARGIN - _RADIUS, HAND_HEADER_HEIGHT + MARGIN + _RADIUS, _SCALE)
_TOWER = 34
_UP, _DOWN = 17, 16  # from the middle of an area to its contents above a tower, and to the tower
_LEAST = CITY.y + _RADIUS + MARGIN  # how high a hand is


def draw_hand(view: HetVerraadView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """What the seat, whose view this is, holds and may choose."""
    blocks = _blocks(view, seat, say)
    height = max(_LEAST, HAND_HEADER_HEIGHT + GAP + height_of(blocks) + MARGIN)
    canvas = Canvas(Image.new("RGB", (WIDTH, height), TABLE_BOTTOM))
    canvas.image.paste(_ground(view.box.areas).convert("RGB"))
    draw_hand_header(canvas, view, seat, names[seat], say)
    draw_blocks(canvas, blocks, Box(MARGIN + 8, HAND_HEADER_HEIGHT + GAP, CITY.x - _RADIUS - 20, height))
    draw_owners(canvas, CITY, view, view.areas)
    draw_possible(canvas, CITY, view, view.areas)
    for area in view.areas:
        x, y = CITY.middle(area.area)
        draw_row(canvas, (x, y - _UP if area.tower else y), _contents(view, area), 3)
        if area.tower:
            draw_row(canvas, (x, y + _DOWN), [pieces.tower(_TOWER)], 0)
    return canvas


def _blocks(view: HetVerraadView, seat: int, say: Speaker) -> list[Block]:
    castle = view.castles[seat]
    blocks = [stock(castle)]
    if view.chips:
        blocks.append(black_chips(view.chips, say("het_verraad-picture-chips")))
    blocks.append(caption(say("het_verraad-picture-incomes")))
    blocks.append(incomes(castle))
    if view.seen:
        blocks.append(caption(say("het_verraad-picture-seen")))
        blocks.append(cards(view.seen, chosen=True))
    blocks.append(caption(say("het_verraad-picture-hand", count=len(view.hand))))
    blocks.append(cards(view.hand))
    blocks.append(caption(say("het_verraad-picture-influence", count=len(view.influence))))
    return blocks + influence(view.influence, say)


def _contents(view: HetVerraadView, area: AreaView) -> list[Piece]:
    """The number where the seat may choose or react, elsewhere the owner; and the Black Master."""
    shown = []
    if area.area in view.possible or (view.window is not None and area.area == view.window.area):
        shown.append(pieces.sign(area.area, 26, possible=True))
    elif area.owner is not None:
        shown.append(pieces.knight(area.owner, 28))
    if area.area == view.master.area:
        shown.append(pieces.master(36))
    return shown


@lru_cache(maxsize=2)
def _ground(areas: tuple[Area, ...]) -> Image.Image:
    """The table of the lowest hand with the city on it."""
    canvas = Canvas(empty_table(WIDTH, _LEAST))
    draw_ground(canvas, CITY, areas)
    return kept(canvas.image)
