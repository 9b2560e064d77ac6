"""Pictures for a seat alone: its holdings beside the city with its possible choices."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace
from PIL import Image

from bot.games.het_verraad.pictures.centre import draw_centre
from bot.games.het_verraad.pictures.city import draw_city, draw_ground
from bot.games.het_verraad.pictures.colours import kept
from bot.games.het_verraad.pictures.holdings import (
    ROOM,
    aims,
    attackings,
    attacks,
    black_chips,
    caption,
    cards,
    chips,
    incomes,
    influence,
    leads,
    marks,
    open_rows,
    purse,
    small_cards,
    whole_cards,
)
from bot.games.het_verraad.pictures.layout import GAP, MARGIN
from bot.games.het_verraad.pictures.rings import EDGE, Plan
from bot.games.het_verraad.pictures.shelves import TITLE, draw_open_cards, draw_powers
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
from bot.texts import Speaker
from engine.het_verraad.components import CATEGORIES, Area
from engine.het_verraad.view import Asking, HetVerraadView

_RADIUS = (HEIGHT - HAND_HEADER_HEIGHT) // 2 - 10
CITY = Plan(MARGIN + _RADIUS, HAND_HEADER_HEIGHT + 10 + _RADIUS, (_RADIUS - WALL) / EDGE)
_TOP = HAND_HEADER_HEIGHT + MARGIN
_LEFT = WIDTH - MARGIN - ROOM
_ROOM = HEIGHT - MARGIN - _TOP
_OPEN, _POWERS = 76, 80 + TITLE
_APART = 26  # the most between two blocks


def takes(view: HetVerraadView) -> bool:
    """Return whether the seat of the view takes an open card now, or plays an influence card before (H-3.1)."""
    return view.asking is not None and view.asking.path[0][0] == "take" and not view.possible


def _asking(view: HetVerraadView) -> Asking | None:
    """Return the same for all questions before a card is taken, so that the picture stays the same.

    The questions to those who lead the Black Master are two, each with its picture.
    """
    if view.asking is None or not (takes(view) or leads(view)):
        return None
    return replace(view.asking, path=view.asking.path[:1] if takes(view) else view.asking.path[-1:], steps=0)


HAND_LACKS = {"asked": (), "phase": "", "turn": None, "asking": _asking}
"""Fields of a view that no hand shows, and their values in a picture."""


def draw_hand(view: HetVerraadView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the holdings and the possible choices of the seat to which the view belongs.

    Before the first round the aims of the game stand above the cards, later the great powers at the bottom. The picture
    is higher if the holdings need more room.
    """
    powers = _powers(view, say)
    kept_free = height_of(powers)
    ways = _ways(view, seat, names, say)
    blocks = next((one for one in ways if height_of(one) + kept_free <= _ROOM), _held(view, seat, say, ""))
    height = max(HEIGHT, _TOP + height_of(blocks) + kept_free + MARGIN)
    canvas = Canvas(_ground(view.box.areas, height))
    draw_hand_header(canvas, view, seat, names[seat], say)
    draw_city(canvas, CITY, view, possible=True)
    draw_centre(canvas, CITY, view, say)
    end = height - MARGIN - kept_free
    draw_blocks(canvas, _apart(blocks, end - _TOP), Box(_LEFT, _TOP, WIDTH - MARGIN, height))
    draw_blocks(canvas, powers, Box(_LEFT, end, WIDTH - MARGIN, height))
    return canvas


def draw_large_hand(view: HetVerraadView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the holdings and the open cards, without the city."""
    held = [*_powers(view, say), *_held(view, seat, say, "influence")]
    blocks = [*_offered(view, names, say), *held] if takes(view) else [*held, *_table(view, say)]
    end = _TOP + height_of(blocks)
    canvas = Canvas(Plain(LARGE_WIDTH, max(LARGE_HEIGHT, end + MARGIN), TABLE_BOTTOM))
    draw_hand_header(canvas, view, seat, names[seat], say)
    draw_blocks(canvas, blocks, Box(2 * MARGIN, _TOP, LARGE_WIDTH - 2 * MARGIN, end))
    return canvas


def _ways(view: HetVerraadView, seat: int, names: Sequence[str], say: Speaker) -> Iterator[list[Block]]:
    """Yield the blocks of a hand, in less and less room."""
    if takes(view):
        told = say("het_verraad-picture-hand", count=len(view.hand))
        row = small_cards(view.hand, view.chips, told)
        first, own = _offered(view, names, say), [purse(view, view.castles[seat], say), chips(view.castles[seat], say)]
        yield [*first, *own, row, *influence(view.influence, say, whole=True)]
        yield [*first, *own, row, *influence(view.influence, say, whole=False)]
        yield [*first, own[0], row, *influence(view.influence, say, whole=False)]
    if not view.round:
        guide = [*aims(view.end_points, say), *marks(say, suggests=bool(view.suggested))]
        yield [*guide, *_cards(view, seat, say, ""), *_table(view, say)]
    for whole in ("cards influence", "rows influence", "influence", "rows", ""):
        if not leads(view):
            yield [*_held(view, seat, say, whole), *_table(view, say)]
        yield _held(view, seat, say, whole)


def _powers(view: HetVerraadView, say: Speaker) -> list[Block]:
    """Return a block with all great powers, from the first round on."""
    return [Block(_POWERS, lambda canvas, box: draw_powers(canvas, view, _below(box), say))] * bool(view.round)


def _below(box: Box) -> Box:
    return box._replace(top=box.top + GAP)


def _held(view: HetVerraadView, seat: int, say: Speaker, whole: str) -> list[Block]:
    """Return blocks for all that the seat holds; ``whole`` names the cards that tell what they do, or stand in rows."""
    paid = [caption(say("het_verraad-picture-incomes")), incomes(view.castles[seat])]
    blocks = [*_stock(view, seat, say), *(attacks(attackings(view), say) if leads(view) else paid)]
    if view.seen:
        blocks += [caption(say("het_verraad-picture-seen")), cards(view.seen, chosen=True)]
    blocks += _cards(view, seat, say, whole)
    if view.influence:
        blocks.append(caption(say("het_verraad-picture-influence", count=len(view.influence))))
    return blocks + influence(view.influence, say, whole="influence" in whole)


def _stock(view: HetVerraadView, seat: int, say: Speaker) -> list[Block]:
    """Return blocks for bricks, points and chips, without the prices of chips while the Black Master is led."""
    blocks = [purse(view, view.castles[seat], say), *([] if leads(view) else [chips(view.castles[seat], say)])]
    return [*blocks, *([black_chips(view.chips, say("het_verraad-picture-chips"))] if view.chips else ())]


def _cards(view: HetVerraadView, seat: int, say: Speaker, whole: str) -> list[Block]:
    bricks, in_rows = view.castles[seat].bricks, "rows" in whole
    whole_ones = whole_cards(view.hand, bricks, _homeless(view, seat), say)
    shown = whole_ones if "cards" in whole else cards(view.hand, rows=in_rows)
    return [caption(say("het_verraad-picture-hand", count=len(view.hand))), shown]


def _homeless(view: HetVerraadView, seat: int) -> dict[str, str]:
    """Return the categories that may stand on no area of the seat, each with a condition (H-4.2)."""
    own = sum(1 << view.box.place[area] for area in view.castles[seat].areas)
    zoned = zip(CATEGORIES, view.box.zoning, view.box.zones, strict=True)
    zoning = view.options["zoning"] == "on"
    return {one: zone.words[0] for one, zone, areas in zoned if zoning and zone.words and not own & areas}


def _offered(view: HetVerraadView, names: Sequence[str], say: Speaker) -> list[Block]:
    """Return blocks with the open cards in rows, each with the bricks that its category pays to whom."""
    return [caption(say("het_verraad-picture-open")), open_rows(view, names, say)]


def _table(view: HetVerraadView, say: Speaker) -> list[Block]:
    """Return blocks with the open cards, as on the board."""
    shown = Block(_OPEN, lambda canvas, box: draw_open_cards(canvas, view, box))
    return [caption(say("het_verraad-picture-open")), shown]


def _apart(blocks: Sequence[Block], room: int) -> list[Block]:
    """Return the blocks, with as much of the room that they leave behind each of them."""
    gap = min(_APART, (room - height_of(blocks)) // max(len(blocks) - 1, 1))
    return [Block(block.height + gap, _at_top(block)) for block in blocks]


def _at_top(block: Block) -> Callable[[Canvas, Box], None]:
    return lambda canvas, box: block.draw(canvas, box._replace(bottom=box.top + block.height))


@lru_cache(maxsize=4)
def _ground(areas: tuple[Area, ...], height: int) -> Image.Image:
    """Return the table of a hand of that height, with the city on it."""
    canvas = Canvas(Plain(WIDTH, height, TABLE_BOTTOM))
    table = empty_table()
    canvas.put(table.crop((0, 0, table.width, table.height)), (0, 0))
    draw_wall(canvas, CITY, _RADIUS, areas)
    draw_ground(canvas, CITY, areas)
    return kept(canvas.image)
