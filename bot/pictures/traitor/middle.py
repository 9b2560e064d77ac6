"""Below the armies: the last fight, the middle pile and the aims, at last who has won."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.cards import draw_back
from bot.pictures.colours import DISC, GOLD, PAPER, QUIET, SEATS
from bot.pictures.lettering import fitting, width
from bot.pictures.traitor.cards import draw_card
from bot.pictures.traitor.cards import height as card_height
from bot.pictures.traitor.cards import width as card_width
from bot.pictures.traitor.owners import write_owner
from bot.texts import Speaker
from engine.traitor.components import face
from engine.traitor.view import ArmyView, Fight, TraitorView
from engine.view import Result

_SIZE = 42  # of the cards that fought
_LEAST = 158
_SYMBOL = 52


class _Side(NamedTuple):
    """One of the two that fought."""

    army: int
    slot: int
    card: str
    dead: bool


def draw_fight(canvas: Canvas, box: Box, view: TraitorView, names: Sequence[str], say: Speaker) -> None:
    """The last accusation: whose card accused whose, which one died, who got the point, and why."""
    canvas.panel(box, DISC, 16)
    x, top = box.middle[0], box.middle[1] - _LEAST // 2
    line = top + 136
    if view.fight is None:
        canvas.pictogram("conflict", square((x, top + 58), 76), QUIET)
        words, line = say("traitor-picture-no-fight"), top + 122
    else:
        canvas.pictogram("conflict", square((x, top + 82), 56), QUIET)
        left = Box(box.left + 16, top, x - 44, top + _LEAST)
        right = Box(x + 44, top, box.right - 16, top + _LEAST)
        for side, place in zip(_sides(view.fight), (left, right), strict=True):
            _draw_side(canvas, place, side, view.armies[side.army], names, say)
        words = reason_words(view.fight, say)
    words, size = fitting(words, "SemiBold", (32, 30, 28, 26), box.width - 24)
    canvas.write(words, (x, line), size, QUIET, "SemiBold", "mm")


def reason_words(fight: Fight, say: Speaker) -> str:
    """Why the fight ended as it did."""
    power, target_power = face(fight.card).power, face(fight.target_card).power
    return say("traitor-picture-reason", reason=fight.reason, power=power, target_power=target_power)


def draw_aims(canvas: Canvas, box: Box, view: TraitorView, names: Sequence[str], say: Speaker) -> None:
    """The middle pile, how many armies are eliminated, how many traitors' cards are needed; at the end the winners."""
    canvas.panel(box, DISC, 16)
    if view.result is not None:
        _winners(canvas, box, view, view.result, names, say)
        return
    third = box.width // 3
    first, second, last = (
        Box(box.left + third * number, box.top, box.left + third * (number + 1), box.bottom) for number in range(3)
    )
    _fact(canvas, first, _pile, str(view.pile), say("traitor-picture-pile"))
    _fact(canvas, second, _symbol("dead"), f"{view.eliminated}/{view.aim}", say("traitor-picture-aim"))
    if view.needed is None:
        jokers = f"{view.jokers_dead}/{view.jokers}"
        _fact(canvas, last, _symbol("joker"), jokers, say("traitor-picture-jokers", count=view.jokers))
    else:
        _fact(canvas, last, _symbol("traitor"), str(view.needed), say("traitor-picture-needed", count=view.needed))


def won_words(view: TraitorView, result: Result, say: Speaker) -> str:
    """Which side has won."""
    traitors = [army.seat for army in view.armies if army.traitor]
    side = "traitors" if set(traitors) & set(result.winners) else "others"
    return say("traitor-picture-won", side=side, count=len(traitors))


def _sides(fight: Fight) -> tuple[_Side, _Side]:
    return (
        _Side(fight.army, fight.slot, fight.card, fight.dead == "accuser"),
        _Side(fight.target_army, fight.target_slot, fight.target_card, fight.dead == "target"),
    )


def _draw_side(canvas: Canvas, box: Box, side: _Side, army: ArmyView, names: Sequence[str], say: Speaker) -> None:
    line = box.top + 30
    canvas.panel(square((box.left + 22, line), 44), SEATS[army.seat], 10)
    canvas.mark(army.seat, square((box.left + 22, line), 30))
    write_owner(canvas, (box.left + 56, line), box.width - 56, (38, 34, 30, 28), army, names, say)
    top = box.top + 56
    place = Box(box.left, top, box.left + card_width(_SIZE), top + card_height(_SIZE))
    draw_card(canvas, place, _SIZE, side.card, say, slot=side.slot, out=side.dead)
    at = (place.right + 16, place.middle[1])
    if side.dead:
        canvas.pictogram("dead", square((at[0] + 26, at[1]), _SYMBOL), QUIET)
    else:
        canvas.write("+1", at, 46, GOLD, "ExtraBold")


def _fact(canvas: Canvas, box: Box, symbol: Callable[[Canvas, Box], None], number: str, words: str) -> None:
    x, y = box.middle
    wide = width(number, "ExtraBold", 46)
    left = x - (_SYMBOL + 12 + wide) // 2
    symbol(canvas, square((left + _SYMBOL // 2, y - 17), _SYMBOL))
    canvas.write(number, (left + _SYMBOL + 12, y - 17), 46, PAPER, "ExtraBold")
    words, size = fitting(words, "SemiBold", (30, 28, 26), box.width - 12)
    canvas.write(words, (x, y + 31), size, QUIET, "SemiBold", "mm")


def _pile(canvas: Canvas, box: Box) -> None:
    draw_back(canvas, Box(box.left + 7, box.top, box.right - 7, box.bottom))


def _symbol(name: str) -> Callable[[Canvas, Box], None]:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.pictogram(name, box, QUIET)

    return draw


def _winners(canvas: Canvas, box: Box, view: TraitorView, result: Result, names: Sequence[str], say: Speaker) -> None:
    x, y = box.left + 66, box.middle[1]
    canvas.pictogram("laurels", square((x, y), 88), GOLD)
    left, room = x + 60, box.right - x - 76
    words, size = fitting(won_words(view, result, say), "ExtraBold", (46, 42, 38, 34), room)
    canvas.write(words, (left, y - 20), size, GOLD, "ExtraBold")
    winners = ", ".join(names[seat] for seat in result.winners)
    if width(winners, "SemiBold", 28) > room:
        winners = say("picture-winners", count=len(result.winners))
    words, size = fitting(winners, "SemiBold", (34, 31, 28), room)
    canvas.write(words, (left, y + 26), size, PAPER)
