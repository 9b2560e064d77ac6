"""Pictures for a seat alone: its holdings beside the city with its possible choices, and a newcomer's start card."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.games.het_verraad.pictures.centre import draw_centre
from bot.games.het_verraad.pictures.city import draw_city, draw_ground
from bot.games.het_verraad.pictures.colours import kept
from bot.games.het_verraad.pictures.holdings import ROOM, black_chips, caption, cards, incomes, influence, race, stock
from bot.games.het_verraad.pictures.layout import GAP, MARGIN, OPEN, POWERS
from bot.games.het_verraad.pictures.powers import draw_powers
from bot.games.het_verraad.pictures.rings import EDGE, Plan
from bot.games.het_verraad.pictures.shelves import draw_open_cards
from bot.games.het_verraad.pictures.wall import WALL, draw_wall
from bot.pictures.canvas import Box, Canvas, Plain
from bot.pictures.colours import TABLE_BOTTOM
from bot.pictures.hands import (
    HAND_HEADER_HEIGHT,
    LARGE_HEIGHT,
    LARGE_WIDTH,
    Block,
    draw_blocks,
    draw_hand_header,
    height_of,
)
from bot.pictures.landscape import HEIGHT, WIDTH, empty_table
from bot.pictures.role_card import RoleCard
from bot.texts import Speaker
from engine.het_verraad.components import Area
from engine.het_verraad.view import HetVerraadView

_RADIUS = (HEIGHT - HAND_HEADER_HEIGHT) // 2 - 8
CITY = Plan(MARGIN + _RADIUS, HAND_HEADER_HEIGHT + 8 + _RADIUS, (_RADIUS - WALL) / EDGE)
_TOP = HAND_HEADER_HEIGHT + MARGIN
_LEFT = WIDTH - MARGIN - ROOM
_AIMS = (("estate", "income"), ("laurels", "points"), ("skull", "master"))

HAND_LACKS = {"asked": (), "phase": "", "turn": None, "asking": None}
"""Fields of a view that no hand shows, and their values in a picture."""


def draw_hand(view: HetVerraadView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the holdings and the possible choices of the seat to which the view belongs.

    The picture is higher if the holdings need more room.
    """
    blocks = _blocks(view, seat, say)
    end = _TOP + height_of(blocks) + GAP
    height = max(HEIGHT, end)
    canvas = Canvas(_ground(view.box.areas, height))
    draw_hand_header(canvas, view, seat, names[seat], say)
    draw_city(canvas, CITY, view, possible=True)
    draw_centre(canvas, CITY, view)
    draw_blocks(canvas, blocks, Box(_LEFT, _TOP, WIDTH - MARGIN, height))
    _table(canvas, view, end)
    return canvas


def draw_large_hand(view: HetVerraadView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the holdings and the open cards, without the city."""
    blocks = _blocks(view, seat, say)
    end = _TOP + height_of(blocks) + GAP
    cards = OPEN._replace(left=MARGIN, right=LARGE_WIDTH - MARGIN, top=end, bottom=end + OPEN.height)
    canvas = Canvas(Plain(LARGE_WIDTH, max(LARGE_HEIGHT, cards.bottom + MARGIN), TABLE_BOTTOM))
    draw_hand_header(canvas, view, seat, names[seat], say)
    draw_blocks(canvas, blocks, Box(2 * MARGIN, _TOP, LARGE_WIDTH - 2 * MARGIN, end))
    draw_open_cards(canvas, view, cards)
    return canvas


def _blocks(view: HetVerraadView, seat: int, say: Speaker) -> list[Block]:
    castle = view.castles[seat]
    blocks = [race(view, castle), stock(castle)]
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


def _table(canvas: Canvas, view: HetVerraadView, top: int) -> None:
    """Draw the open cards and the great powers below the holdings, as on the board, if there is room."""
    powers, cards = (Box(_LEFT, box.top, WIDTH - MARGIN, box.bottom) for box in (POWERS, OPEN))
    if top <= powers.top:
        draw_powers(canvas, view.powers, powers)
    cards = cards._replace(top=powers.top - GAP - cards.height, bottom=powers.top - GAP)
    if top <= cards.top:
        draw_open_cards(canvas, view, cards)


@lru_cache(maxsize=4)
def _ground(areas: tuple[Area, ...], height: int) -> Image.Image:
    """Return the table of a hand of that height, with the city on it."""
    canvas = Canvas(Plain(WIDTH, height, TABLE_BOTTOM))
    table = empty_table()
    canvas.put(table.crop((0, 0, table.width, table.height)), (0, 0))
    draw_wall(canvas, CITY, _RADIUS, areas)
    draw_ground(canvas, CITY, areas)
    return kept(canvas.image)


def start_card(view: HetVerraadView, seat: int, names: Sequence[str], say: Speaker) -> RoleCard:
    """Return the contents of the card: building a city, its income (H-3), points (H-10.1) and the Black Master."""
    return RoleCard(
        seat=seat,
        name=names[seat],
        side="6f3d94",
        symbol="town",
        emblem="tower",
        lead=say("het_verraad-picture-start"),
        role=say("het_verraad-game"),
        aims=tuple(
            (symbol, say("het_verraad-picture-start-aims", key=key, points=view.end_points)) for symbol, key in _AIMS
        ),
    )
