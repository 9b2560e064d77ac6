"""An army in the field: the pile of its face-down cards, the suspicion on it, and the cards that it has shown."""

from collections.abc import Mapping, Sequence

from bot.games.traitor.pictures.cards import draw_token
from bot.games.traitor.pictures.colours import EMPTY, RED
from bot.games.traitor.pictures.lanes import APART, PROOF, dead_cards, draw_lanes, known_cards
from bot.games.traitor.suspected import is_provable, turned
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, QUIET, WHITE
from bot.pictures.landscape import HEADER_HEIGHT, LEGIBLE, draw_back
from bot.pictures.lettering import LEADING, fitting, width, wrapped
from bot.texts import Speaker
from engine.traitor.components import SUITS_KEPT
from engine.traitor.view import ArmyView, TraitorView, is_known, suspected

_HIGHEST = 196  # of the pile
_BESIDE = 200  # room beside the pile
_BACKS, _STEP = 3, 4  # backs that make a pile, and how far they lie apart
_SMALLER = (LEGIBLE, 30, 28, 26)
_TRAITOR = (40, 36, *_SMALLER)
_SMALL, _LINE, _ROOMY = (34, 32, 30, 28, 26), 31, 100  # lines on a pile, and how wide it is to have a plate
_DEAD, _CHIPS = 48, 58  # a dead Joker, and cards among the armies in a hand
_SIGNS = 3  # so many signs are explained
_BAR, _TALL_BAR, _TALL = 40, 42, 150  # how high a suspicion is, and if the cards have so much room
_BAR_BESIDE = 260  # so wide is a suspicion at least that stands in the heading


def draw_field(
    canvas: Canvas,
    box: Box,
    head: Box,
    view: TraitorView,
    army: ArmyView,
    say: Speaker,
    own: Mapping[int, str] | None,
    bar: int,
) -> None:
    """Draw an army's cards. ``own`` are cards that only the reader knows, by slot. ``head`` is free in the heading.

    A known traitor is told there, and a suspicion if it has room for its ``bar``. The board has no cards of the reader.
    """
    fight, doubts = view.fight, suspected(view)
    places = [(fight.army, fight.slot), (fight.target_army, fight.target_slot)] if fight else []
    golden = [slot for number, slot in places if number == army.number]
    if view.result is not None:
        golden = [one.slot for one in army.slots if one.card == "joker"]
    beside = box
    if view.result is None:
        pile = _pile_box(box)
        _draw_pile(canvas, pile, army, say)
        beside = box._replace(left=pile.right + APART)
    if is_known(army):
        draw_traitor(canvas, head, army, say)
    elif doubts:
        high = _TALL_BAR if box.height >= _TALL else _BAR
        place = beside._replace(bottom=box.top + high)
        if head.width >= (bar or _BAR_BESIDE) - 24:
            place = head._replace(top=head.middle[1] - _BAR // 2, bottom=head.middle[1] + _BAR // 2)
        else:
            beside = beside._replace(top=place.bottom + 6)
        _draw_suspicion(canvas, place, doubts, army.number, turned(view, army.number), say)
    least = 0 if view.result is not None else SUITS_KEPT
    provable = bool(doubts) and is_provable(army)
    most = 0 if own is None else _CHIPS
    draw_lanes(
        canvas, beside, known_cards(army, own or {}, golden), least, say, pile=True, provable=provable, most=most
    )


def draw_eliminated(canvas: Canvas, box: Box, army: ArmyView, say: Speaker) -> None:
    """Draw a skull in place of the pile, the reason beside it, and below that the dead cards."""
    pile = _pile_box(box)
    canvas.pictogram("dead", square(pile.middle, pile.width), QUIET)
    beside = box._replace(left=pile.right + APART)
    words = say("traitor-picture-eliminated", reason=army.eliminated)
    lines, size = wrapped(words, "SemiBold", (32, 29, 26), beside.width, max(72, box.height // 3))
    high = round(size * LEADING) * len(lines)
    canvas.write_lines(lines, (beside.left, box.top + high // 2), size, QUIET)
    draw_lanes(canvas, beside._replace(top=box.top + high + 8), dead_cards(army), 0, say, pile=False)


def _pile_box(box: Box) -> Box:
    """Return the place of the pile of an army."""
    high = min(box.height, _HIGHEST, box.width - _BESIDE)
    return Box(box.left, box.top, box.left + high * 76 // 100, box.top + high)


def _draw_pile(canvas: Canvas, box: Box, army: ArmyView, say: Speaker) -> None:
    """Draw cards face down on each other with the size of the army, and how many it drew, on a plate if there is room.

    Below the size stands how many cards it has had in all, and how many are face up.
    """
    count, more, up = len(army.slots), f"+{army.drawn}", len(army.face_up)
    top_one = draw_stack(canvas, box, max(1, min(_BACKS, count)))
    x, room, roomy = top_one.middle[0], top_one.width - 10, box.width >= _ROOMY
    start = say("traitor-picture-of", count=army.mustered + army.drawn, up=0) if roomy else more * bool(army.drawn)
    small = start, say("traitor-picture-of", count=0, up=up) if up else ""
    below = [words for words in small if words and width(words, "SemiBold", _SMALL[-1]) <= room][: 1 + roomy]
    free = top_one.height - _LINE * len(below)
    above = _LINE * (bool(army.drawn) and roomy and len(below) > 1)  # the plate
    size = min(round(top_one.height * 0.56), round(top_one.width * 0.68), free - above // 2)
    canvas.write(str(count), (x, top_one.top + (free + above) // 2), size, WHITE, "ExtraBold", "mm")
    for number, told in enumerate(below):
        words, high = fitting(told, "SemiBold", _SMALL, room)
        y = top_one.bottom - _LINE * (len(below) - number) + _LINE // 2 - 3
        canvas.write(words, (x, y), high, WHITE, "SemiBold", "mm")
    if army.drawn and roomy:
        high = max(30, box.height // 5)
        plate = Box(box.right - width(more, "ExtraBold", high - 4) - 16, box.top - 4, box.right + 2, box.top + high)
        canvas.panel(plate, GOLD, 8)
        canvas.write(more, plate.middle, high - 4, INK, "ExtraBold", "mm")


def draw_stack(canvas: Canvas, box: Box, backs: int) -> Box:
    """Draw so many cards face down on each other; return the box of the upper one."""
    wide, high = box.width - _STEP * (_BACKS - 1), box.height - _STEP * (_BACKS - 1)
    for number in reversed(range(backs)):
        left, top = box.left + _STEP * number, box.top + _STEP * number
        draw_back(canvas, Box(left, top, left + wide, top + high))
    return Box(box.left, box.top, box.left + wide, box.top + high)


def draw_traitor(canvas: Canvas, box: Box, army: ArmyView, say: Speaker) -> None:
    """Draw the Joker of a traitor once it is dead, and write that this is a traitor, as far as there is room."""
    words, y = say("traitor-picture-role", side="traitor").upper(), box.middle[1]
    if army.exposed and box.width >= _DEAD:
        place = square((box.right - _DEAD // 2, y), _DEAD)
        draw_token(canvas, place, "joker", say, down=False, out=True)
        box = box._replace(right=place.left - 8)
    size = next((size for size in _TRAITOR if width(words, "ExtraBold", size) <= box.width), 0)
    if size:
        canvas.write(words, (box.left, y), size, PAPER, "ExtraBold")


def _draw_suspicion(canvas: Canvas, box: Box, doubts: Sequence[int], number: int, change: int, say: Speaker) -> None:
    """Draw how likely everybody must think an army to hide a Joker: a red bar beside a sign, and the number.

    The rim of the only likeliest army is golden. A ``change`` is told if there is room.
    """
    share, foot, y = doubts[number], box.left + 48, box.middle[1]
    canvas.panel(box, GOLD if doubts.count(share) == 1 and share == max(doubts) else EMPTY, 12)
    canvas.panel(box.grown(-3), DISC, 9)
    if share:
        end = foot + (box.right - 3 - foot) * share // 100
        canvas.panel(Box(foot, box.top + 3, end, box.bottom - 3), RED, 9)
    canvas.pictogram("traitor", square((box.left + 24, y), min(36, box.height - 4)), PAPER)
    sizes = (box.height - 2, 36, 34, *_SMALLER)
    words, size = fitting(say("traitor-picture-suspicion", share=share), "ExtraBold", sizes, box.width - 56)
    right = canvas.write(words, (box.right - 12, y), size, PAPER, "ExtraBold", "rm").left - 14
    words = f"{'▲' if change > 0 else '▼'}{abs(change)}"
    if change and right - width(words, "SemiBold", LEGIBLE) > foot:
        canvas.write(words, (right, y), LEGIBLE, PAPER, "SemiBold", "rm")


def draw_legend(canvas: Canvas, view: TraitorView, say: Speaker) -> None:
    """Explain the signs on the armies in the middle of the header, once there are some and as far as they have room."""
    doubts, fought = suspected(view), view.fight is not None
    proof, drawn = bool(doubts) and any(map(is_provable, view.armies)), any(one.drawn for one in view.armies)
    there = {"proof": proof, "doubt": bool(doubts), "down": fought, "out": fought, "drawn": drawn}
    signs = [key for key in there if there[key]][:_SIGNS]
    y, (phase, *asked) = HEADER_HEIGHT // 2 - 4, [box for _, box in canvas.words][bool(view.round) :]
    left, right = phase.right + 40, min([box.left - 130 for box in asked], default=canvas.width - 20)
    words = [say("traitor-picture-legend", key=key) for key in signs]
    wide, size = {}, 0
    while words and not size:
        wide = {size: sum(76 + width(one, "SemiBold", size) for one in words) - 26 for size in (36, 33, 30, 28, 26)}
        size = next((size for size in wide if wide[size] <= right - left), 0)
        words = words if size else words[:-1]
    if view.result is not None or not size:
        return
    left += (right - left - wide[size]) // 2
    for sign, told in zip(signs, words, strict=False):
        place = square((left + 20, y), 40)
        if sign == "doubt":
            canvas.panel(place, RED, 8)
            canvas.pictogram("traitor", place.grown(-3), PAPER)
        elif sign == "proof":
            canvas.panel(place, RED, 8)
            canvas.panel(place.grown(-3), DISC, 6)
            canvas.write(PROOF, place.middle, 26, PAPER, "ExtraBold", "mm")
        elif sign == "drawn":
            canvas.panel(place, GOLD, 8)
            canvas.write("+2", place.middle, 26, INK, "ExtraBold", "mm")
        else:
            draw_token(canvas, place, "Kc", say, down=sign == "down", out=sign == "out")
        canvas.write(told, (place.right + 10, y), size, QUIET)
        left += 76 + width(told, "SemiBold", size)
