"""What a seat knows: its hand or its armies by slot, cards it has looked at, whether it is a traitor and with whom."""

from collections.abc import Sequence

from PIL import Image

from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import TABLE_BOTTOM, TABLE_TOP
from bot.pictures.hands import HAND_HEADER_HEIGHT, Block, draw_blocks, draw_hand_header, height_of
from bot.pictures.traitor.blocks import (
    caption,
    hand_cards,
    kept_cards,
    line,
    note,
    peeks,
    slot_cards,
)
from bot.pictures.traitor.board import draw_board
from bot.pictures.traitor.layout import WIDTH as BOARD_WIDTH
from bot.pictures.traitor.owners import army_name
from bot.texts import Speaker
from engine.traitor.components import CARDS, SPECIAL
from engine.traitor.view import OwnArmy, TraitorView

WIDTH = 1200
_MARGIN = 32
_TOP = 10


def draw_hand(view: TraitorView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """What the seat, whose view this is, knows; under the board, if it is asked for a card there."""
    if shows_board(view):
        board = draw_board(view, names, say)
        width, top = BOARD_WIDTH, board.image.height
    else:
        width, top = WIDTH, HAND_HEADER_HEIGHT
    blocks = _blocks(view, seat, names, width - 2 * _MARGIN, say)
    size = (width, top + _TOP + height_of(blocks) + _MARGIN // 2)
    canvas = Canvas(Image.new("RGB", size, TABLE_BOTTOM if shows_board(view) else TABLE_TOP))
    if shows_board(view):
        canvas.image.paste(board.image, (0, 0))
        canvas.words += board.words
    else:
        draw_hand_header(canvas, view, seat, names[seat], say)
    draw_blocks(canvas, blocks, Box(_MARGIN, top + _TOP, width - _MARGIN, size[1]))
    return canvas


def shows_board(view: TraitorView) -> bool:
    """Whether the seat is asked about cards on the board."""
    return view.seat in view.asked and view.phase in ("turn", "look")


def secrets(view: TraitorView, names: Sequence[str], say: Speaker) -> list[tuple[str, str]]:
    """What the seat knows beside cards: pictogram and sentence."""
    found = [
        ("traitor", say("traitor-picture-traitor", which=view.armies[own.number].which, jokers=view.jokers))
        for own in view.armies_own
        if own.traitor
    ]
    if view.fellow is not None:
        found.append(("traitor", say("traitor-picture-fellow", name=army_name(view, view.fellow, names, say))))
    if view.received is not None:
        found.append(("joker", say("traitor-picture-received", name=army_name(view, view.received, names, say))))
    if view.gift and view.gift != "keep":
        found.append(("joker", say("traitor-picture-given", name=army_name(view, int(view.gift), names, say))))
    return found


def _blocks(view: TraitorView, seat: int, names: Sequence[str], room: int, say: Speaker) -> list[Block]:
    blocks = [line(pictogram, words) for pictogram, words in secrets(view, names, say)]
    for own in view.armies_own:
        blocks += _hand(view, own, room, say) if own.hand else _army(view, own, room, say)
    if not view.armies_own:
        blocks.append(line("dead", say("traitor-picture-out")))
    if view.peeked:
        blocks += [caption(say("traitor-picture-peeked")), peeks(view, names, room, say)]
    cards = [card for own in view.armies_own for card in (*own.hand, *(one.card for one in own.cards))]
    if cards:
        blocks.append(note(say("traitor-picture-powers")))
    if any(CARDS[card] in SPECIAL for card in cards):
        blocks.append(note(say("traitor-picture-special")))
    return blocks


def _hand(view: TraitorView, own: OwnArmy, room: int, say: Speaker) -> list[Block]:
    which, kept = view.armies[own.number].which, kept_cards(own)
    if kept is None:
        words = say("traitor-picture-hand", which=which, count=len(own.hand))
    else:
        words = say("traitor-picture-kept", which=which, count=len(kept), all=len(own.hand))
    return [caption(words), hand_cards(own.hand, kept, room, say)]


def _army(view: TraitorView, own: OwnArmy, room: int, say: Speaker) -> list[Block]:
    which, blocks = view.armies[own.number].which, []
    chosen = view.accusing if own.number == view.turn else None
    for face_up in (False, True):
        cards = [one for one in own.cards if one.face_up == face_up]
        if cards:
            words = say("traitor-picture-own", which=which, face="up" if face_up else "down", count=len(cards))
            blocks += [caption(words), slot_cards(cards, chosen, room, say)]
    return blocks or [caption(say("traitor-picture-none", which=which))]
