"""The middle of the table: the last fight, and below it the race between both sides, at last the winners."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.traitor.pictures.armies import army_name
from bot.games.traitor.pictures.cards import draw_plain
from bot.games.traitor.pictures.colours import EMPTY, RED
from bot.games.traitor.pictures.faces import draw_fighter
from bot.games.traitor.pictures.field import draw_stack
from bot.games.traitor.pictures.people import HIGH, draw_portrait
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, QUIET, RIM, SEATS
from bot.pictures.landscape import LEGIBLE, draw_seat
from bot.pictures.lettering import fitting, width, wrapped
from bot.texts import Speaker
from engine.traitor.components import face
from engine.traitor.view import ArmyView, Fight, TraitorView, is_known
from engine.view import Result

_BETWEEN = 14  # the two that fight
_PLATE = 48
_CARD, _LARGE = 208, 264  # how high a card that fights is, with words below, and without
_WORDS = (LEGIBLE, 30, 28, 26)
_LINES = (38, 36, 34, *_WORDS)
_SYMBOL, _SIGN, _BELOW = 52, 36, 21
_ROWS = (4, 94, 184)  # where the rows of the race begin, and where the last one ends
_STACK = (36, 44)  # the pile that cards are drawn from
_JOKER, _KILLER = 220, 70  # a dead Joker, and who killed it
_TRAITORS = 2  # there are no more Jokers


class _Side(NamedTuple):
    """One of the two sides that fought."""

    key: str
    army: ArmyView
    card: str
    dead: bool


def draw_fight(canvas: Canvas, box: Box, view: TraitorView, names: Sequence[str], say: Speaker) -> None:
    """Draw the last accusation: both owners, both cards, their power, the point, and the reason.

    A Joker that fell last stands there alone. At the end of the match, draw who held the Joker.
    """
    if view.result is not None:
        _draw_traitors(canvas, box, view, names, say)
    elif view.fight is None:
        _draw_search(canvas, box, view, say)
    elif view.fight.reason == "joker":
        _draw_fallen_joker(canvas, box, view, view.fight, names, say)
    else:
        _draw_duel(canvas, box, view, view.fight, names, say)


def reason_words(fight: Fight, say: Speaker) -> str:
    """Tell the reason for the outcome of the fight; of a tie also who wins it."""
    power, target_power = face(fight.card).power, face(fight.target_card).power
    words = say("traitor-picture-reason", reason=fight.reason, power=power, target_power=target_power)
    return f"{words}. {_verdict(fight, say)}" if fight.tie else words


def _draw_search(canvas: Canvas, box: Box, view: TraitorView, say: Speaker) -> None:
    """Draw a Joker, and tell that it stands in one of the armies."""
    x, y = box.middle
    canvas.pictogram("joker", square((x, y - 90), 210), GOLD)
    rows, size = wrapped(say("traitor-picture-hides", jokers=view.jokers), "SemiBold", (44, 40, 36), box.width, 150)
    canvas.write_lines(rows, (x, y + 76), size, PAPER, "mm")
    words = say("traitor-picture-owner", jokers=view.jokers)
    rows, size = wrapped(words, "SemiBold", _WORDS, box.width, 90)
    canvas.write_lines(rows, (x, y + 186), size, QUIET, "mm")


def _draw_traitors(canvas: Canvas, box: Box, view: TraitorView, names: Sequence[str], say: Speaker) -> None:
    """Draw the Joker, and below it the names of all who are known as traitors now."""
    _draw_red(canvas, box, say("traitor-picture-role", side="traitor").upper())
    traitors = [army for army in view.armies if is_known(army)][:_TRAITORS]
    top = box.bottom - 24 - len(traitors) * (HIGH + 10)
    card = min(_JOKER, top - box.top - 110)
    draw_fighter(canvas, (box.middle[0], (box.top + 76 + top) // 2), card, "joker", say, dead=bool(view.jokers_dead))
    for army in traitors:
        _draw_known(canvas, box, top, army, names, (HIGH - _PLATE) // 2)
        top += HIGH + 10


def _draw_red(canvas: Canvas, box: Box, words: str) -> None:
    """Draw a red ground with a golden heading."""
    canvas.panel(box, RED, 26)
    words, size = fitting(words, "ExtraBold", (56, 50, 44, 40), box.width - 40)
    canvas.write(words, (box.middle[0], box.top + 46), size, GOLD, "ExtraBold", "mm")


def _draw_known(canvas: Canvas, box: Box, top: int, army: ArmyView, names: Sequence[str], below: int) -> Box:
    """Draw a known traitor's portrait, and beside it the plate with the name, so far ``below``; return its box."""
    left = draw_portrait(canvas, (box.left + 22, top), army) + 12
    plate = Box(left, top + below, box.right - 20, top + below + _PLATE)
    _draw_plate(canvas, plate, army, names)
    return plate


def _sides(view: TraitorView, fight: Fight) -> tuple[_Side, _Side]:
    return (
        _Side("accuser", view.armies[fight.army], fight.card, fight.dead == "accuser"),
        _Side("target", view.armies[fight.target_army], fight.target_card, fight.dead == "target"),
    )


def _draw_duel(canvas: Canvas, box: Box, view: TraitorView, fight: Fight, names: Sequence[str], say: Speaker) -> None:
    x = box.middle[0]
    sides = _sides(view, fight)
    halves = box._replace(right=x - _BETWEEN // 2), box._replace(left=x + _BETWEEN // 2)
    is_told = fight.tie or any(side.army.eliminated for side in sides) or fight.reason != "power"
    card = _CARD if is_told else _LARGE
    bottom = box.top + _PLATE + 48 + card
    gain = bottom + (124 if fight.reason == "power" else 60)
    for side, half in zip(sides, halves, strict=True):
        _draw_side(canvas, half, side, card, names, say)
        _draw_gain(canvas, (half.middle[0], gain), say, dead=side.dead)
        if fight.reason == "power":
            colour = QUIET if side.dead else GOLD
            canvas.write(str(face(side.card).power), (half.middle[0], bottom + 60), 96, colour, "ExtraBold", "mm")
    canvas.pictogram("conflict", square((x, bottom + 60), 74), PAPER)
    if is_told:
        _draw_verdict(canvas, box._replace(top=gain + 24), sides, _verdict(fight, say), say)


def _draw_side(canvas: Canvas, box: Box, side: _Side, high: int, names: Sequence[str], say: Speaker) -> None:
    """Draw the owner's name across the top of a side, what it does, and its card, so ``high``."""
    x = box.middle[0]
    _draw_plate(canvas, box._replace(bottom=box.top + _PLATE), side.army, names)
    words = say("traitor-picture-fighter", side=side.key, which=side.army.which)
    words, size = fitting(words, "SemiBold", _WORDS, box.width)
    canvas.write(words, (x, box.top + _PLATE + 18), size, PAPER, "SemiBold", "mm")
    middle = (x, box.top + _PLATE + 44 + high // 2)
    draw_fighter(canvas, middle, high - 8, side.card, say, dead=side.dead)


def _draw_plate(canvas: Canvas, plate: Box, army: ArmyView, names: Sequence[str]) -> None:
    """Draw the owner's mark and name in its colour."""
    canvas.panel(plate, SEATS[army.seat], 12)
    name, size = fitting(names[army.seat], "ExtraBold", (38, 35, 33), plate.width - 62)
    left = plate.middle[0] - (width(name, "ExtraBold", size) + 40) // 2
    canvas.mark(army.seat, square((left + 14, plate.middle[1]), 30), INK)
    canvas.write(name, (left + 40, plate.middle[1]), size, INK, "ExtraBold")


def _draw_gain(canvas: Canvas, middle: tuple[int, int], say: Speaker, *, dead: bool) -> None:
    """Draw a skull below the dead card, and the point below the other."""
    if dead:
        canvas.pictogram("dead", square(middle, 44), QUIET)
    else:
        canvas.write(f"+1 {say('traitor-picture-points', count=1)}", middle, 36, GOLD, "ExtraBold", "mm")


def _verdict(fight: Fight, say: Speaker) -> str:
    """Tell why the fight ended so."""
    if fight.reason != "power":
        return reason_words(fight, say)
    return say("traitor-picture-power", equal=int(fight.tie), dead=fight.dead)


def _draw_verdict(canvas: Canvas, box: Box, sides: Sequence[_Side], verdict: str, say: Speaker) -> None:
    """Write the reason, or that an army is eliminated by this fight, on red."""
    gone = [side.army.eliminated for side in sides if side.army.eliminated]
    words = say("traitor-picture-eliminated", reason=gone[0]) if gone else verdict
    if gone:
        canvas.panel(box, RED, 14)
    rows, size = wrapped(words, "SemiBold", (40, 36, 34, *_WORDS), box.width - 20, box.height)
    canvas.write_lines(rows, box.middle, size, PAPER, "mm")


def _draw_fallen_joker(
    canvas: Canvas, box: Box, view: TraitorView, fight: Fight, names: Sequence[str], say: Speaker
) -> None:
    """Draw the Joker turned over in the middle, the exposed traitor below, and at last whose card killed it."""
    accuser, exposed = _sides(view, fight)
    _draw_red(canvas, box, say("traitor-moment-heading", key="traitor_exposed"))
    line = box.bottom - HIGH - _KILLER
    high = min(_JOKER, line - box.top - 112)
    draw_fighter(canvas, (box.middle[0], (box.top + 70 + line) // 2), high, exposed.card, say, dead=True)
    plate = _draw_known(canvas, box, line, exposed.army, names, 0)
    words, size = fitting(say("traitor-moment-exposed"), "ExtraBold", (44, 40, 36, 33), plate.width)
    canvas.write(words, (plate.left, line + HIGH - 14), size, PAPER, "ExtraBold")
    _draw_killer(canvas, box._replace(top=line + HIGH), accuser, names, say)


def _draw_killer(canvas: Canvas, box: Box, accuser: _Side, names: Sequence[str], say: Speaker) -> None:
    """Draw the card that killed the Joker, and its owner."""
    y, left = box.middle[1], box.left + 22
    card = Box(left, y - 26, left + 84, y + 26)
    draw_plain(canvas, card, accuser.card, say, out=False)
    words, size = fitting(say("traitor-picture-killer"), "SemiBold", _WORDS, 90)
    end = canvas.write(words, (card.right + 12, y), size, PAPER).right
    _draw_plate(canvas, Box(end + 12, y - _PLATE // 2, box.right - 20, y + _PLATE // 2), accuser.army, names)


def draw_aims(canvas: Canvas, box: Box, view: TraitorView, names: Sequence[str], say: Speaker) -> None:
    """Draw the race: the armies that are out, and the Jokers that are dead or the cards still needed.

    At the end of the match, draw the winners.
    """
    canvas.panel(box, DISC, 26)
    if view.result is not None:
        _draw_winners(canvas, box, view, view.result, names, say)
        return
    inner = [_row(box, number) for number in range(2)]
    words = say("traitor-picture-aim", aim=view.aim)
    _draw_marks(canvas, inner[0], _goal(view, "traitor", words, say), ("dead", view.eliminated, view.aim))
    if view.needed is None:
        words = say("traitor-picture-jokers", jokers=view.jokers)
    else:
        exposed = [army_name(view, army.number, names, say) for army in view.armies if army.exposed]
        words = say("traitor-picture-needed", count=view.needed, traitors=len(exposed), name="".join(exposed[:1]))
    race = (view.jokers_dead, view.jokers) if view.needed is None else _dead_joker(words, inner[1])
    _draw_marks(canvas, inner[1], _goal(view, "shield", words, say), ("joker", *race))
    if view.fight is not None or view.pile:
        _draw_pile(canvas, box._replace(top=inner[1].bottom), view.pile, say)


def _dead_joker(words: str, box: Box) -> tuple[int, int]:
    """Return that a Joker is dead, to be drawn beside words that stay large, or nothing to draw."""
    fits = width(words, "SemiBold", LEGIBLE) + _SYMBOL + 18 + _SIGN + 5 <= box.width
    return int(fits), int(fits)


def _draw_pile(canvas: Canvas, box: Box, count: int, say: Speaker) -> None:
    """Draw the middle pile, from which points bring cards (J-3.2), and how many cards it has."""
    canvas.fill(Box(box.left + 18, box.top, box.right - 18, box.top + 2), RIM)
    x, y = box.left + 16 + _SYMBOL // 2, box.middle[1]
    stack = Box(x - _STACK[0] // 2, y - _STACK[1] // 2, x + _STACK[0] // 2, y + _STACK[1] // 2)
    if count:
        draw_stack(canvas, stack, min(count, 3))
    left = box.left + 16 + _SYMBOL + 10
    words, size = fitting(say("traitor-picture-pile", count=count), "SemiBold", _WORDS, box.right - left - 12)
    canvas.write(words, (left, y), size, PAPER)


class _Goal(NamedTuple):
    """The symbol of a side, and by what it wins, in two lines."""

    symbol: str
    side: str
    words: str


def _goal(view: TraitorView, symbol: str, words: str, say: Speaker) -> _Goal:
    side = "traitor" if symbol == "traitor" else "loyal"
    return _Goal(symbol, say("traitor-picture-goal", side=side, jokers=view.jokers), words)


def _row(box: Box, number: int) -> Box:
    """Return a row of the race."""
    top, bottom = _ROWS[number : number + 2]
    return Box(box.left + 16, box.top + top, box.right - 16, box.top + bottom)


def _draw_marks(canvas: Canvas, box: Box, goal: _Goal, race: tuple[str, int, int]) -> None:
    """Draw a goal, and a symbol for all that it takes: gold if it is done."""
    symbol, done, aim = race
    right = box.right
    for number in reversed(range(aim)):
        at = square((right - _SIGN // 2, box.middle[1] + _BELOW), _SIGN)
        canvas.pictogram(symbol, at, GOLD if number < done else EMPTY)
        right -= _SIGN + 5
    _draw_goal(canvas, box, right, goal)


def _draw_goal(canvas: Canvas, box: Box, end: int, goal: _Goal) -> None:
    """Draw the symbol and the words of a goal. The line of the words ends before ``end``."""
    x, y = box.left + _SYMBOL // 2, box.middle[1]
    left = box.left + _SYMBOL + 10
    room = end - left - 8
    canvas.pictogram(goal.symbol, square((x, y), _SYMBOL), PAPER)
    words, size = fitting(goal.side, "SemiBold", _LINES, box.right - left - 8)
    canvas.write(words, (left, y - _BELOW - 2), size, QUIET)
    words, size = fitting(goal.words, "SemiBold", _LINES, room)
    canvas.write(words, (left, y + _BELOW), size, PAPER)


def won_words(view: TraitorView, result: Result, say: Speaker) -> str:
    """Name the side that has won."""
    traitors = [army.seat for army in view.armies if army.traitor]
    side = "traitors" if set(traitors) & set(result.winners) else "others"
    return say("traitor-picture-won", side=side, count=len(traitors))


def _draw_winners(
    canvas: Canvas, box: Box, view: TraitorView, result: Result, names: Sequence[str], say: Speaker
) -> None:
    x, y = box.left + 62, box.middle[1]
    canvas.pictogram("laurels", square((x, y), 84), GOLD)
    left, room = x + 56, box.right - x - 76
    rows, size = wrapped(won_words(view, result, say), "SemiBold", (44, 40, 38, 36, 34), room, 96)
    canvas.write_lines(rows, (left, y - 32), size, GOLD)
    winners = ", ".join(names[seat] for seat in result.winners)
    if width(winners, "SemiBold", LEGIBLE) <= room:
        canvas.write(winners, (left, y + 50), LEGIBLE, PAPER)
        return
    for number, seat in enumerate(result.winners):
        draw_seat(canvas, square((left + 17 + 38 * number, y + 52), 34), seat)
