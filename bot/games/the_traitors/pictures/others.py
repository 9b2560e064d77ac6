"""The others as a seat with a hand sees them: public facts, and the facts that only this seat saw."""

from collections.abc import Sequence

from bot.games.the_traitors.pictures.cards import FATE_PICTOGRAMS, ROLE_PICTOGRAMS, draw_card, draw_role
from bot.games.the_traitors.pictures.colours import EXPOSED, LIVING
from bot.games.the_traitors.pictures.panels import counts_scores
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER, QUIET, WHITE
from bot.pictures.landscape import LEGIBLE, draw_plate, draw_seat
from bot.pictures.lettering import fitting, width
from bot.texts import Speaker
from engine.the_traitors.components import TRAITOR
from engine.the_traitors.view import Gain, SeatView, TheTraitorsView

_GAP = 10
_FRAME = 5
_RADIUS = 18
_STRIPE = 76
_WIDEST = 88  # a card
_SHOWN = 72  # a card of a seat that is out: its role stands before it
_MARK = 54  # another seat below a name
_TALL = 130  # a row in which all is larger
_NAMES = (56, 46, 42, 38, 34)


def draw_others(canvas: Canvas, box: Box, view: TheTraitorsView, seat: int, names: Sequence[str], say: Speaker) -> None:
    """Draw a row for every other seat, in the order of turns after the seat.

    Seats that may be voted for are framed in white.
    """
    others = [(seat + number) % view.seats for number in range(1, view.seats)]
    step = _step(box, view.seats)
    for number, other in enumerate(others):
        top = box.top + number * step
        _row(canvas, Box(box.left, top, box.right, top + step - _GAP), view, other, names, say)


def between_others(box: Box, seats: int) -> list[int]:
    """Return the heights between the rows, and in the middle of tall rows.

    The heights above the first and below the last row are included.
    """
    step = _step(box, seats)
    parts = -(-step // _TALL)
    return [box.top - _GAP // 2 + number * step // parts for number in range((seats - 1) * parts + 1)]


def _step(box: Box, seats: int) -> int:
    """Return the distance between rows."""
    return (box.height + _GAP) // (seats - 1)


def _row(canvas: Canvas, row: Box, view: TheTraitorsView, seat: int, names: Sequence[str], say: Speaker) -> None:
    public, line = view.table[seat], row.middle[1]
    if seat in view.suspects:
        canvas.panel(row.grown(_FRAME), WHITE, _RADIUS + _FRAME)
    ground = (EXPOSED if is_exposed(view, seat) else LIVING) if public.living else INK
    draw_plate(canvas, row, seat, ground, _STRIPE, _RADIUS)
    tall = row.height > _TALL
    canvas.mark(seat, square((row.left + _STRIPE // 2, line), 60 if tall else 52))
    widest = max(width(str(one.score), "ExtraBold", 46) for one in view.table)
    end = _score(canvas, row, public.score, widest) if counts_scores(view) else row.right - 6
    if public.role and public.living:
        end = _gain(canvas, end - 16, line, public)
    else:
        end = _cards(canvas, Box(0, row.top + 11, end - 10, row.bottom - 11), view, seat)
    left, signs = row.left + _STRIPE + 16, _signs_of(view, seat)
    words, size = fitting(names[seat], "SemiBold", _NAMES[0 if tall else 1 :], end - 12 - left)
    canvas.write(words, (left, line - (28 if tall else 22) if signs else line), size, PAPER if public.living else QUIET)
    below = line + (32 if tall else 24)
    for sign, named in signs:
        room = (end - left) // _MARK - 1
        if not named:
            left = _sign(canvas, left, below, sign, say)
        elif room > 0:
            words = say("the_traitors-card", key=sign) if sign == "dagger" else ""
            if left + width(words, "SemiBold", LEGIBLE) + 8 + (len(named) + 1) * _MARK <= end:
                left = round(canvas.write(words, (left, below), LEGIBLE, GOLD).right) + 8 if words else left
            left = _named(canvas, left, below, sign, named[:room])
    if signs and signs[-1][0] == "vote":
        words, size = fitting(names[signs[-1][1][0]], "SemiBold", (38, 36, 34, LEGIBLE), end - 12 - left)
        canvas.write(words, (left, below), size, PAPER)


def _score(canvas: Canvas, row: Box, score: int, widest: int) -> int:
    """Draw the score at the right end of a row, as wide as the widest of all; return its left edge."""
    line = row.middle[1]
    plate = Box(row.right - widest - 76, line - 30, row.right - 12, line + 30)
    canvas.panel(plate, INK, 12)
    canvas.pictogram("gold", square((plate.left + 28, line), 40), GOLD)
    canvas.write(str(score), (plate.right - 12, line), 46, GOLD, "ExtraBold", "rm")
    return plate.left


def _gain(canvas: Canvas, right: int, line: int, public: SeatView) -> int:
    """Draw the gains of a round, from the hand and the fund, left of a place; return their left edge."""
    gain = public.gains[-1] if public.gains else Gain(0, 0)
    for symbol, gold in (("chest", gain.fund), ("gold", gain.hand)):
        right = canvas.write(f"+{gold}", (right, line), 40, PAPER, "ExtraBold", "rm").left - 6
        canvas.pictogram(symbol, Box(right - 44, line - 22, right, line + 22), GOLD)
        right -= 44 + 12
    return right


def _cards(canvas: Canvas, box: Box, view: TheTraitorsView, seat: int) -> int:
    """Draw the hand left of a place, open as far as it is known or shown; return its left edge.

    Cards that are not known lie one over the other.
    """
    public = view.table[seat]
    known = next((sight.cards for sight in view.sights if sight.seat == seat), ())
    cards, count = (known, public.hand_size) if public.living else (public.shown, len(public.shown))
    room = min(box.height * 3 // 4, _WIDEST if public.living else _SHOWN)
    steps = [room + 6 if index < len(cards) else room * 3 // 5 for index in range(count)]
    top, left = box.middle[1] - room * 2 // 3, box.right - 6 - room - sum(steps[:-1])
    for index in range(count):
        start = left + sum(steps[:index])
        card = Box(start, top, start + room, top + room * 4 // 3)
        draw_card(canvas, card, cards[index] if index < len(cards) else None)
    return left


def _signs_of(view: TheTraitorsView, seat: int) -> list[tuple[str, tuple[int, ...]]]:
    """Return further facts about a seat: pictograms, each with the seats that the fact names.

    The facts are the way the seat went out and the role it showed. Without a shown role, more facts follow. They are
    its vote in the last ballot that was shown, the seats it has blackmailed, and its rejection of the Traitor card. A
    look at its hand shows in its open cards; a Traitor card there tells the role.
    """
    public, signs = view.table[seat], list[tuple[str, tuple[int, ...]]]()
    ballot = next((event.ballots[-1] for event in reversed(view.events) if event.ballots), None)
    if public.fate in FATE_PICTOGRAMS:
        signs.append((FATE_PICTOGRAMS[public.fate], ()))
    if public.role or is_exposed(view, seat):
        return [*signs, (public.role or TRAITOR, ())]
    if ballot and seat in dict(ballot.votes):
        signs.append(("vote", (dict(ballot.votes)[seat],)))
    if blackmailed := tuple(dict.fromkeys(other for one, other in view.blackmails if one == seat)):
        signs.append(("dagger", blackmailed))
    if seat == view.rejected:
        signs.append(("no", ()))
    return signs


def is_exposed(view: TheTraitorsView, seat: int) -> bool:
    """Return whether the viewer has seen the Traitor card in the hand of a seat: it stays there."""
    return any(TRAITOR in sight.cards for sight in view.sights if sight.seat == seat)


def _named(canvas: Canvas, left: int, line: int, sign: str, seats: Sequence[int]) -> int:
    """Draw the seats for which a seat voted, or that it has blackmailed, after an arrow as on slates, or a Dagger.

    Return the place at which the next sign may begin.
    """
    if sign == "dagger":
        canvas.pictogram(sign, square((left + 24, line), 44), GOLD)
        left += _MARK
    else:
        left = round(canvas.write("→", (left, line), 44, GOLD, "ExtraBold").right) + 8
    for number, seat in enumerate(seats):
        draw_seat(canvas, square((left + 24 + _MARK * number, line), 48), seat)
    return left + _MARK * len(seats) + 10


def _sign(canvas: Canvas, left: int, line: int, sign: str, say: Speaker) -> int:
    """Draw a sign of a seat; return the place at which the next sign may begin."""
    if sign in ROLE_PICTOGRAMS:
        box = Box(left, line - 21, left + 196, line + 21)
        draw_role(canvas, box, sign, say("the_traitors-role", key=sign))
        return box.right + 12
    canvas.pictogram(sign, square((left + 21, line), 42), PAPER)
    if sign == "no":
        draw_card(canvas, Box(left + 48, line - 21, left + 80, line + 21), "traitor")
        return left + 92
    return left + 54
