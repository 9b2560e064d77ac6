"""The middle of the table: the last fight, the middle pile and the aims, at last the winners."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.games.traitor.pictures.faces import draw_fighter
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, QUIET, SEATS
from bot.pictures.landscape import draw_back, draw_seat
from bot.pictures.lettering import fitting, lines, width
from bot.texts import Speaker
from engine.traitor.components import face
from engine.traitor.view import ArmyView, Fight, TraitorView
from engine.view import Result

_CENTRE = 226  # between the two that fight
_WIDEST = 330  # of a name above a card
_PLATE = 46
_SYMBOL = 48


class _Side(NamedTuple):
    """One of the two sides that fought."""

    army: int
    slot: int
    card: str
    dead: bool


class _Fact(NamedTuple):
    """A number of the race, with a picture of the things it counts, and the words below."""

    symbol: Callable[[Canvas, Box], None]
    number: str
    words: str

    @property
    def width(self) -> int:
        """The width in pixels."""
        return max(width(self.words, "SemiBold", 26), _SYMBOL + 10 + width(self.number, "ExtraBold", 44))


def draw_fight(canvas: Canvas, box: Box, view: TraitorView, names: Sequence[str], say: Speaker) -> None:
    """Draw the last accusation: both cards and owners, the power, the dead card, the point, and the reason."""
    x, y = box.middle
    if view.fight is None:
        canvas.pictogram("conflict", square((x, y - 20), 110), QUIET)
        canvas.write(say("traitor-picture-no-fight"), (x, y + 66), 34, QUIET, "SemiBold", "mm")
        return
    reach = min(_WIDEST, (box.width - _CENTRE) // 2)
    left = box._replace(left=x - _CENTRE // 2 - reach, right=x - _CENTRE // 2)
    right = box._replace(left=x + _CENTRE // 2, right=x + _CENTRE // 2 + reach)
    for side, place in zip(_sides(view.fight), (left, right), strict=True):
        _draw_side(canvas, place, side, view.armies[side.army], names, say, at_left=place is left)
    _outcome(canvas, box._replace(left=left.right + 6, right=right.left - 6), view.fight, say)


def reason_words(fight: Fight, say: Speaker) -> str:
    """Tell the reason for the outcome of the fight."""
    power, target_power = face(fight.card).power, face(fight.target_card).power
    return say("traitor-picture-reason", reason=fight.reason, power=power, target_power=target_power)


def draw_aims(canvas: Canvas, box: Box, view: TraitorView, names: Sequence[str], say: Speaker) -> None:
    """Draw the middle pile, the number of eliminated armies, and the number of traitors' cards needed.

    At the end of the match, draw the winners.
    """
    box = box._replace(left=max(box.left, box.middle[0] - 330), right=min(box.right, box.middle[0] + 330))
    canvas.panel(box, DISC, box.height // 2)
    if view.result is not None:
        _winners(canvas, box, view, view.result, names, say)
        return
    facts = [
        _Fact(_pile, str(view.pile), say("traitor-picture-pile")),
        _Fact(_symbol("dead"), f"{view.eliminated}/{view.aim}", say("traitor-picture-aim")),
        _Fact(_symbol("joker"), f"{view.jokers_dead}/{view.jokers}", say("traitor-picture-jokers", count=view.jokers))
        if view.needed is None
        else _Fact(_symbol("traitor"), str(view.needed), say("traitor-picture-needed")),
    ]
    gap = (box.width - sum(fact.width for fact in facts)) // (len(facts) + 1)
    left = box.left + gap
    for fact in facts:
        _draw_fact(canvas, box._replace(left=left, right=left + fact.width), fact)
        left += fact.width + gap


def won_words(view: TraitorView, result: Result, say: Speaker) -> str:
    """Name the side that has won."""
    traitors = [army.seat for army in view.armies if army.traitor]
    side = "traitors" if set(traitors) & set(result.winners) else "others"
    return say("traitor-picture-won", side=side, count=len(traitors))


def _sides(fight: Fight) -> tuple[_Side, _Side]:
    return (
        _Side(fight.army, fight.slot, fight.card, fight.dead == "accuser"),
        _Side(fight.target_army, fight.target_slot, fight.target_card, fight.dead == "target"),
    )


def _draw_side(
    canvas: Canvas, box: Box, side: _Side, army: ArmyView, names: Sequence[str], say: Speaker, *, at_left: bool
) -> None:
    """Draw the owner's name, and below it the card: dead under a skull, or with the point it has won."""
    x, line = box.middle[0], box.top + _PLATE // 2 + 2
    words = say("traitor-picture-which", which=army.which) if army.which else ""
    extra = width(words, "SemiBold", 26) + 10 if words else 0
    room = box.width + _CENTRE // 2 - 8  # above the centre there is room for names
    name, size = fitting(names[army.seat], "ExtraBold", (36, 33, 30), room - 62 - extra)
    wide = 58 + width(name, "ExtraBold", size) + extra
    outer = max(box.left, x - wide // 2) if at_left else min(box.right, x - wide // 2 + wide) - wide
    plate = Box(outer, line - _PLATE // 2, outer + wide, line + _PLATE // 2)
    canvas.panel(plate, SEATS[army.seat], 11)
    canvas.mark(army.seat, square((plate.left + 27, line), 28))
    at = canvas.write(name, (plate.left + 48, line), size, INK, "ExtraBold").right
    if words:
        canvas.write(words, (at + 10, line + 2), 26, INK)
    high = min(190, box.bottom - plate.bottom - 22)
    middle = (x, plate.bottom + 8 + (box.bottom - plate.bottom - 8) // 2)
    card = draw_fighter(canvas, middle, high, side.card, side.slot, say, dead=side.dead)
    if side.dead:
        disc = square((card.left - 4, card.bottom - 26), 60)
        canvas.panel(disc, INK, 30)
        canvas.pictogram("dead", disc.grown(-9), PAPER)
    else:
        tag = Box(card.right - 20, card.bottom - 52, card.right + 50, card.bottom - 4)
        canvas.panel(tag, INK, 12)
        canvas.write("+1", tag.middle, 42, GOLD, "ExtraBold", "mm")


def _outcome(canvas: Canvas, box: Box, fight: Fight, say: Speaker) -> None:
    """Draw power against power, or the fact that counts instead of power."""
    x = box.middle[0]
    canvas.pictogram("conflict", square((x, box.top + 76), 52), PAPER)
    power, target_power = face(fight.card).power, face(fight.target_card).power
    if fight.reason == "power":
        canvas.write(f"{power} : {target_power}", (x, box.top + 130), 52, PAPER, "ExtraBold", "mm")
        words, line = say("traitor-picture-power", equal=int(power == target_power)), box.top + 177
    else:
        words, line = reason_words(fight, say), box.top + 150
    canvas.write_lines(lines(words, "SemiBold", 26, box.width), (x, line), 26, PAPER, "mm")


def _draw_fact(canvas: Canvas, box: Box, fact: _Fact) -> None:
    x, y = box.middle
    left = x - (_SYMBOL + 10 + width(fact.number, "ExtraBold", 44)) // 2
    fact.symbol(canvas, square((left + _SYMBOL // 2, y - 15), _SYMBOL))
    canvas.write(fact.number, (left + _SYMBOL + 10, y - 16), 44, PAPER, "ExtraBold")
    canvas.write(fact.words, (x, y + 20), 26, QUIET, "SemiBold", "mm")


def _pile(canvas: Canvas, box: Box) -> None:
    draw_back(canvas, Box(box.left + 8, box.top + 1, box.right - 8, box.bottom - 3))


def _symbol(name: str) -> Callable[[Canvas, Box], None]:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.pictogram(name, box, PAPER)

    return draw


def _winners(canvas: Canvas, box: Box, view: TraitorView, result: Result, names: Sequence[str], say: Speaker) -> None:
    x, y = box.left + 58, box.middle[1]
    canvas.pictogram("laurels", square((x, y), 64), GOLD)
    left, room = x + 46, box.right - x - 76
    words, size = fitting(won_words(view, result, say), "ExtraBold", (42, 40, 37, 34), room)
    canvas.write(words, (left, y - 16), size, GOLD, "ExtraBold")
    winners = ", ".join(names[seat] for seat in result.winners)
    if width(winners, "SemiBold", 26) <= room:
        canvas.write(winners, (left, y + 19), 26, PAPER)
        return
    for number, seat in enumerate(result.winners):
        draw_seat(canvas, square((left + 16 + 40 * number, y + 20), 32), seat)
