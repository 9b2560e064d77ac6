"""The picture of a hand: the seat's role, its cards, the state of the round.

Beside the hand stand all the other seats, as this seat knows them.
"""

from collections.abc import Sequence
from itertools import takewhile

from bot.games.the_traitors.pictures.board import phase_words
from bot.games.the_traitors.pictures.cards import FATE_PICTOGRAMS, ROLE_PICTOGRAMS, draw_named_card
from bot.games.the_traitors.pictures.centre import draw_deck, draw_track
from bot.games.the_traitors.pictures.colours import MOODS, ROLES
from bot.games.the_traitors.pictures.others import between_others, draw_others
from bot.games.the_traitors.pictures.panels import counts_scores
from bot.games.the_traitors.pictures.scenery import mood_of
from bot.pictures.canvas import Box, Canvas, Plain, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, RIM
from bot.pictures.hands import HAND_HEADER_HEIGHT, LARGE_WIDTH, draw_hand_header
from bot.pictures.landscape import HEIGHT, LEGIBLE, WIDTH
from bot.pictures.lettering import fitting, wrapped
from bot.texts import Speaker
from engine import Event
from engine.the_traitors.components import TRAITOR
from engine.the_traitors.events import OwnCardDrawn, TakenCardSeen, TurnStarted
from engine.the_traitors.view import TheTraitorsView

_MARGIN = 24
_ROLE = Box(_MARGIN, 110, 616, 296)
_CARDS = Box(_MARGIN, 314, 616, 568)
_ROUND = Box(_MARGIN, 586, 616, 866)
_GOLD = Box(_ROLE.right + 18, _ROLE.top, LARGE_WIDTH - _MARGIN, _CARDS.bottom)
"""Beside role and cards on a large hand."""

_OTHERS = Box(640, 110, WIDTH - _MARGIN, 866)
_FEW = 3  # so many cards are large
_GAP = 14
_PLANK = 136
_HIGHEST = 220  # lines one below the other

HAND_LACKS = {"asked": (), "named": None, "question": "", "answer": ""}
"""Fields of a view that no hand shows, and their values in a picture."""


def draw_hand(view: TheTraitorsView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the hand of the seat to which the view belongs, and its knowledge of the others."""
    mood = mood_of(view)
    canvas = _wood(mood, between_others(_OTHERS, view.seats))
    role = own_role(view, seat)
    ground = ROLES[role] if role else RIM
    phase = phase_words(view, say) if view.phase in ("murder", "vote", "end") else ""
    draw_hand_header(canvas, view, seat, names[seat], say, ground, after=phase)
    _own(canvas, view, seat, say)
    _round(canvas, view, seat, mood, say)
    draw_others(canvas, _OTHERS, view, seat, names, say)
    return canvas


def draw_large_hand(view: TheTraitorsView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the seat's role, cards and Gold, and the prize fund, without the others."""
    canvas = _wood(mood_of(view), (), LARGE_WIDTH, _CARDS.bottom + _MARGIN)
    role = own_role(view, seat)
    draw_hand_header(canvas, view, seat, names[seat], say, ROLES[role] if role else RIM)
    _own(canvas, view, seat, say)
    canvas.panel(_GOLD, DISC, 18)
    for part, (symbol, key, gold) in zip((1, 3), _golds(view, seat), strict=False):
        x, y = _GOLD.middle[0], _GOLD.top + part * _GOLD.height // 4
        canvas.pictogram(symbol, square((x, y - 66), 84), GOLD)
        canvas.write(str(gold), (x, y + 12), 76, GOLD, "ExtraBold", "mm")
        words, size = fitting(say(key), "SemiBold", (36, 34, LEGIBLE), _GOLD.width - 12)
        canvas.write(words, (x, y + 74), size, PAPER, "SemiBold", "mm")
    return canvas


def _golds(view: TheTraitorsView, seat: int) -> tuple[tuple[str, str, int], ...]:
    """Return the prize fund and the seat's own Gold, if it can have any: each with pictogram and message."""
    own, fund = "the_traitors-picture-own-gold", "the_traitors-picture-fund"
    scored = (("gold", own, view.table[seat].score),) if counts_scores(view) else ()
    return ("chest", fund, view.fund), *scored


def _wood(mood: str, cuts: Sequence[int], width: int = WIDTH, height: int = HEIGHT) -> Canvas:
    """Return the table from near by: its planks."""
    colours = MOODS[mood]
    canvas = Canvas(Plain(width, height, colours.wood[0]), cuts)
    for top in range(HAND_HEADER_HEIGHT, height, _PLANK):
        light = colours.wood[1 + top // _PLANK % 2]
        canvas.fill(Box(0, top, width, min(top + _PLANK - 3, height)), light)
    return canvas


def own_role(view: TheTraitorsView, seat: int) -> str:
    """Return the role that the seat has now, as far as its view knows; else ``""``."""
    if view.recruited:
        return "traitor"
    return view.role or view.table[seat].role or ""


def out_words(view: TheTraitorsView, seat: int, say: Speaker) -> str:
    """Tell the reason for a seat's empty hand; empty if the seat is living in a round that goes on."""
    if view.ended or view.result is not None:
        return say("the_traitors-picture-over")
    if view.table[seat].living:
        return ""
    return say("the_traitors-picture-out", key=view.table[seat].fate, last=int(view.round == view.rounds))


def sight_words(complete: bool, known: int, size: int, say: Speaker) -> str:
    """Tell in words the number of cards that are known of a hand of that size."""
    if not size:
        return say("the_traitors-picture-no-cards")
    if complete or known == size:
        return say("the_traitors-picture-whole")
    return say("the_traitors-picture-some", count=size - known)


def _own(canvas: Canvas, view: TheTraitorsView, seat: int, say: Speaker) -> None:
    """Draw the seat's role, and its cards or why it has none."""
    _role(canvas, view, seat, say)
    if out := out_words(view, seat, say):
        _out(canvas, view, seat, out)
    else:
        _cards(canvas, view, say)


def _role(canvas: Canvas, view: TheTraitorsView, seat: int, say: Speaker) -> None:
    """Draw the seat's present role, the way it was recruited if it was, and its aim while it is living."""
    role = own_role(view, seat)
    canvas.panel(_ROLE, INK, 18)
    canvas.panel(_ROLE.grown(-4), ROLES[role] if role else RIM, 15)
    if not role:
        return
    left = _ROLE.left + 184
    canvas.pictogram(ROLE_PICTOGRAMS[role], square((_ROLE.left + 98, _ROLE.middle[1]), 148), PAPER)
    room = _ROLE.right - 20 - left
    caption = "the_traitors-picture-recruited" if view.recruited else "the_traitors-picture-role"
    canvas.write(say(caption), (left, _ROLE.top + 36), 34, PAPER)
    words, size = fitting(say("the_traitors-role", key=role), "ExtraBold", (76, 68, 60), room)
    canvas.write(words, (left, _ROLE.top + 92), size, PAPER, "ExtraBold")
    if not view.table[seat].living:
        return
    words, size = fitting(say("the_traitors-picture-aim", key=role), "SemiBold", (38, 36, 34, 32), room)
    canvas.write(words, (left, _ROLE.top + 154), size, PAPER)


def newest_card(view: TheTraitorsView, events: Sequence[Event]) -> str:
    """Return the card that the seat has drawn last in its turn, or has taken, as long as it still chooses."""
    if view.seat != view.turn or view.phase != "turn":
        return ""
    for event in takewhile(lambda one: not isinstance(one, TurnStarted), reversed(events)):
        if isinstance(event, OwnCardDrawn if not view.played else TakenCardSeen) and event.seat == view.seat:
            return event.card if event.card in view.hand else ""
    return ""


def mark_newest(canvas: Canvas, view: TheTraitorsView, names: Sequence[str], card: str, say: Speaker) -> None:
    """Frame the newest card in gold, and call it new."""
    box = _places(view)[view.hand.index(card)]
    plate = Box(box.left + 8, box.top - 22, box.right - 8, box.top + 22)
    canvas.panel(box.grown(6), GOLD, 22)
    _card(canvas, box, card, say)
    canvas.panel(plate, GOLD, 20)
    words, size = fitting(say("the_traitors-picture-new"), "ExtraBold", (36, LEGIBLE), plate.width - 8)
    canvas.write(words, plate.middle, size, INK, "ExtraBold", "mm")


def _cards(canvas: Canvas, view: TheTraitorsView, say: Speaker) -> None:
    if not view.hand:
        canvas.panel(_CARDS, DISC, 18)
        canvas.write(say("the_traitors-picture-no-hand"), _CARDS.middle, 44, PAPER, "SemiBold", "mm")
    for box, card in zip(_places(view), view.hand, strict=True):
        _card(canvas, box, card, say)


def _places(view: TheTraitorsView) -> list[Box]:
    """Return the place of each card."""
    places = max(len(view.hand), _FEW)
    room = (_CARDS.width - _GAP * (places - 1)) // places
    height = min(_CARDS.height, room * 3 // 2)
    top, first = _CARDS.middle[1] - height // 2, _CARDS.left + (places - len(view.hand)) * (room + _GAP) // 2
    lefts = [first + index * (room + _GAP) for index in range(len(view.hand))]
    return [Box(left, top, left + room, top + height) for left in lefts]


def _card(canvas: Canvas, box: Box, card: str, say: Speaker) -> None:
    """Draw a card. The Traitor card bears the role's name: its own one is too long in some languages."""
    draw_named_card(canvas, box, card, say("the_traitors-role" if card == TRAITOR else "the_traitors-card", key=card))


def _out(canvas: Canvas, view: TheTraitorsView, seat: int, words: str) -> None:
    """Draw the reason for the empty hand; after a round also its gains, from the hand and from the fund."""
    canvas.panel(_CARDS, DISC, 18)
    public = view.table[seat]
    sign = FATE_PICTOGRAMS.get(public.fate, "candle")
    canvas.pictogram(sign, square((_CARDS.left + 100, _CARDS.middle[1]), 140), PAPER)
    left = _CARDS.left + 196
    gain = public.gains[-1] if view.ended and public.living and public.gains else None
    room = _CARDS.right - 16 - left
    rows, size = wrapped(words, "SemiBold", (42, 38, 34), room, _HIGHEST)
    canvas.write_lines(rows, (left, _CARDS.middle[1] - (46 if gain else 0)), size, PAPER)
    if gain:
        middle = _CARDS.middle[1] + 46
        for symbol, gold in (("gold", gain.hand), ("chest", gain.fund)):
            canvas.pictogram(symbol, square((left + 30, middle), 60), GOLD)
            left = canvas.write(f"+{gold}", (left + 70, middle), 60, GOLD, "ExtraBold").right + 24


def _round(canvas: Canvas, view: TheTraitorsView, seat: int, mood: str, say: Speaker) -> None:
    """Draw the seat's own Gold and the prize fund, the Events, deck and discard pile."""
    canvas.panel(_ROUND, DISC, 18)
    line = _ROUND.top + 48
    for left, (symbol, key, gold) in zip((18, 306), _golds(view, seat), strict=False):
        canvas.pictogram(symbol, square((_ROUND.left + left + 36, line), 72), GOLD)
        number, size = fitting(str(gold), "ExtraBold", (76, 64, 54), 112)
        start = canvas.write(number, (_ROUND.left + left + 82, line), size, GOLD, "ExtraBold").right + 12
        words, size = fitting(say(key), "SemiBold", (36, LEGIBLE, 28, 26), _ROUND.left + left + 282 - start)
        canvas.write(words, (start, line + 8), size, PAPER)
    top = _ROUND.top + 92
    draw_track(canvas, Box(_ROUND.left + 18, top, _ROUND.right - 18, top + 58), view.events, mood)
    draw_deck(canvas, Box(_ROUND.left + 22, _ROUND.bottom - 82, _ROUND.right - 22, _ROUND.bottom - 12), view, say)
