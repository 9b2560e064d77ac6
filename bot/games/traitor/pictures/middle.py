"""The middle of the table: the last fight, the middle pile and the aims, at last the winners."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.games.traitor.pictures.colours import RED
from bot.games.traitor.pictures.faces import card_width, draw_fighter
from bot.games.traitor.pictures.people import HIGH, WIDE, draw_portrait
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import DISC, GOLD, INK, PAPER, QUIET, SEATS
from bot.pictures.landscape import LEGIBLE, draw_back, draw_seat
from bot.pictures.lettering import fitting, width, wrapped
from bot.texts import Speaker
from engine.traitor.components import face
from engine.traitor.view import ArmyView, Fight, TraitorView
from engine.view import Result

_CENTRE = 210  # between the two that fight
_WIDEST = 380  # of one that fights
_ROOMY, _WIDE_CENTRE = 900, 330  # from this width of the middle on there is more room between them
_PLATE = 44
_ABOVE, _BESIDE = 10, 8  # room above and below a card, and between a card and the portrait of its owner
_SYMBOL = 40
_WORDS = (LEGIBLE, 29, 26)
_APART = 12


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

    def width(self, size: int) -> int:
        """Return the width in pixels if the words have that size."""
        return max(width(self.words, "SemiBold", size), _SYMBOL + 10 + width(self.number, "ExtraBold", 44))


def draw_fight(canvas: Canvas, box: Box, view: TraitorView, names: Sequence[str], say: Speaker) -> None:
    """Draw the last accusation: both cards and owners, the power, the dead card, the point, and the reason."""
    x, y = box.middle
    if view.fight is None:
        canvas.pictogram("conflict", square((x, y - 20), 110), QUIET)
        canvas.write(say("traitor-picture-no-fight"), (x, y + 66), 34, QUIET, "SemiBold", "mm")
        return
    if view.fight.reason == "joker":
        _joker_falls(canvas, box, view, view.fight, names, say)
        return
    for side, place in zip(_sides(view.fight), _halves(box), strict=True):
        _draw_side(canvas, place, side, view.armies[side.army], names, say, at_left=place.left < x)
    left, right = _halves(box)
    _outcome(canvas, box._replace(left=left.right + 6, right=right.left - 6), view.fight, say)


def _halves(box: Box) -> tuple[Box, Box]:
    """Return the places of the two that fight, on both sides of the centre."""
    x, centre = box.middle[0], _CENTRE if box.width < _ROOMY else _WIDE_CENTRE
    reach = min(_WIDEST, (box.width - centre) // 2)
    return (
        box._replace(left=x - centre // 2 - reach, right=x - centre // 2),
        box._replace(left=x + centre // 2, right=x + centre // 2 + reach),
    )


def reason_words(fight: Fight, say: Speaker) -> str:
    """Tell the reason for the outcome of the fight."""
    power, target_power = face(fight.card).power, face(fight.target_card).power
    return say("traitor-picture-reason", reason=fight.reason, power=power, target_power=target_power)


def draw_aims(canvas: Canvas, box: Box, view: TraitorView, names: Sequence[str], say: Speaker) -> None:
    """Draw the middle pile, the number of eliminated armies, and the number of traitors' cards needed.

    At the end of the match, draw the winners.
    """
    box = box._replace(left=max(box.left, box.middle[0] - 380), right=min(box.right, box.middle[0] + 380))
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
    size = next((one for one in _WORDS if sum(fact.width(one) for fact in facts) + 4 * _APART <= box.width), _WORDS[-1])
    gap = (box.width - sum(fact.width(size) for fact in facts)) // (len(facts) + 1)
    left = box.left + gap
    for fact in facts:
        _draw_fact(canvas, box._replace(left=left, right=left + fact.width(size)), fact, size)
        left += fact.width(size) + gap


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
    """Draw the owner's portrait and the card beside it, their name across; the card is dead, or has won a point."""
    high = box.height - _ABOVE
    wide = card_width(high)
    inner = box.right - wide // 2 - 8 if at_left else box.left + wide // 2 + 8
    portrait = inner - wide // 2 - _BESIDE - WIDE if at_left else inner + wide // 2 + _BESIDE
    draw_fighter(canvas, (inner, box.middle[1]), high, side.card, side.slot, say, dead=side.dead)
    draw_portrait(canvas, (portrait, box.top + _ABOVE // 2), army)
    tag = square((portrait + WIDE // 2, box.top + _ABOVE // 2 + HIGH + 32), 56)
    if side.dead:
        canvas.panel(tag, INK, 28)
        canvas.pictogram("dead", tag.grown(-7), PAPER)
    else:
        canvas.panel(Box(tag.left - 8, tag.top + 4, tag.right + 8, tag.bottom - 4), INK, 12)
        canvas.write("+1", tag.middle, 44, GOLD, "ExtraBold", "mm")
    _banner(canvas, box, army, names, say, at_left=at_left)


def _banner(canvas: Canvas, box: Box, army: ArmyView, names: Sequence[str], say: Speaker, *, at_left: bool) -> None:
    """Write the owner's name across the bottom of a side."""
    words = say("traitor-picture-which", which=army.which) if army.which else ""
    extra = width(words, "SemiBold", LEGIBLE) + 10 if words else 0
    name, size = fitting(names[army.seat], "ExtraBold", (38, 35, LEGIBLE), box.width - 34 - extra)
    wide = 34 + width(name, "ExtraBold", size) + extra
    left = box.right - wide if at_left else box.left
    plate = Box(left, box.bottom - _PLATE - 4, left + wide, box.bottom - 4)
    canvas.panel(plate.grown(2), INK, 13)
    canvas.panel(plate, SEATS[army.seat], 11)
    at = canvas.write(name, (plate.left + 16, plate.middle[1]), size, INK, "ExtraBold").right
    if words:
        canvas.write(words, (at + 10, plate.middle[1] + 2), LEGIBLE, INK)


def _joker_falls(canvas: Canvas, box: Box, view: TraitorView, fight: Fight, names: Sequence[str], say: Speaker) -> None:
    """Draw the Joker turned over in the middle, the accuser at the left, and at the right the exposed traitor."""
    accuser, exposed = _sides(fight)
    x, y = box.middle
    least = card_width(box.height - _ABOVE) + WIDE + 2 * _BESIDE + 4  # of the accuser's side
    reach = min(box.height // 2 + 2 * _BESIDE, x - box.left - least)
    left, right = box._replace(right=x - reach), box._replace(left=x + reach)
    _draw_side(canvas, left, accuser, view.armies[accuser.army], names, say, at_left=True)
    canvas.panel(square((x, y), box.height), RED, box.height // 2)
    draw_fighter(canvas, (x, y), box.height - _ABOVE - 12, exposed.card, exposed.slot, say, dead=True)
    army, top = view.armies[exposed.army], box.top + _ABOVE // 2
    draw_portrait(canvas, (right.left, top), army)
    canvas.pictogram("dead", square((right.left + WIDE + 48, top + HIGH // 2), 68), PAPER)
    words, size = fitting(say("traitor-picture-role", side="traitor"), "ExtraBold", (64, 56, 48, 42), right.width)
    canvas.write(words, (right.left, (top + HIGH + box.bottom - _PLATE) // 2), size, PAPER, "ExtraBold")
    _banner(canvas, right, army, names, say, at_left=False)


def _outcome(canvas: Canvas, box: Box, fight: Fight, say: Speaker) -> None:
    """Draw power against power, or the fact that counts instead of power."""
    x, y = box.middle
    high = 84 if box.width > _CENTRE else 60
    canvas.pictogram("conflict", square((x, y - high), high), PAPER)
    power, target_power = face(fight.card).power, face(fight.target_card).power
    words, line = reason_words(fight, say), y + 36
    if fight.reason == "power":
        canvas.write(f"{power} : {target_power}", (x, y + 14), high, PAPER, "ExtraBold", "mm")
        words, line = say("traitor-picture-power", equal=int(power == target_power)), y + 70
    rows, size = wrapped(words, "SemiBold", (LEGIBLE, 29, 26), box.width, 2 * (box.bottom - line))
    canvas.write_lines(rows, (x, line), size, PAPER, "mm")


def _draw_fact(canvas: Canvas, box: Box, fact: _Fact, size: int) -> None:
    x, y = box.middle
    left = x - (_SYMBOL + 10 + width(fact.number, "ExtraBold", 44)) // 2
    fact.symbol(canvas, square((left + _SYMBOL // 2, y - 18), _SYMBOL))
    canvas.write(fact.number, (left + _SYMBOL + 10, y - 18), 44, PAPER, "ExtraBold")
    canvas.write(fact.words, (x, y + 17), size, QUIET, "SemiBold", "mm")


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
    words, size = fitting(won_words(view, result, say), "ExtraBold", (38, 36, 34), room)
    canvas.write(words, (left, y - 18), size, GOLD, "ExtraBold")
    winners = ", ".join(names[seat] for seat in result.winners)
    if width(winners, "SemiBold", LEGIBLE) <= room:
        canvas.write(winners, (left, y + 17), LEGIBLE, PAPER)
        return
    for number, seat in enumerate(result.winners):
        draw_seat(canvas, square((left + 16 + 40 * number, y + 20), 32), seat)
