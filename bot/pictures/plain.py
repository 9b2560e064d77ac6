"""Plain pictures of any game: a board of plates, and a hand with the words of the seat's own role.

A game without pictures of its own is drawn so. It may bring some of these functions, and then the others serve.
"""

from collections.abc import Sequence

from bot import texts
from bot.pictures.canvas import Box, Canvas
from bot.pictures.colours import DISC, GOLD, HEADER, PAPER, QUIET, palette
from bot.pictures.hands import HAND_HEADER_HEIGHT, draw_hand_header
from bot.pictures.landscape import (
    HEADER_HEIGHT,
    HEIGHT,
    WIDTH,
    draw_header,
    draw_plate,
    draw_seat,
    empty_table,
    frame_of,
)
from bot.pictures.lettering import fitting, lines
from bot.pictures.lobby import Face
from bot.pictures.pictograms import has_pictogram
from bot.pictures.role_card import RoleCard
from bot.pictures.sentences import sentence, shortened, waiting_words
from bot.pictures.shapes import MARKS
from bot.texts import Speaker
from engine.view import View

PALETTE = palette(len(MARKS))
FACE = Face("night", ("shield",))

_SIDES = ("2e7d4f", "8a5a1e", "2b5c9e", "6d4aa8", "2a7d86", "a0447c")
_GAP, _STRIPE, _RADIUS, _FRAME = 26, 96, 18, 8
_TALLEST = 190
_WORDS, _LEADING, _SIDE = 44, 58, 60


def draw_board(view: View, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw a plate for each seat: its mark and name, whether it is awaited or out, its final score.

    A role that everybody knows stands below the name.
    """
    canvas = Canvas(empty_table())
    draw_header(canvas, view, names, say)
    columns = 2 if view.seats <= 8 else 3
    rows = -(-view.seats // columns)
    wide = (WIDTH - _GAP * (columns + 1)) // columns
    high = min(_TALLEST, (HEIGHT - HEADER_HEIGHT - _GAP * (rows + 1)) // rows)
    top = HEADER_HEIGHT + (HEIGHT - HEADER_HEIGHT - rows * (high + _GAP) + _GAP) // 2
    for seat in range(view.seats):
        left = _GAP + seat % columns * (wide + _GAP)
        above = top + seat // columns * (high + _GAP)
        _draw_plate(
            canvas, view, seat, names[seat], _role(view, seat, say), Box(left, above, left + wide, above + high)
        )
    return canvas


def _role(view: View, seat: int, say: Speaker) -> str:
    """Return the name of the seat's role, if everybody knows the role; otherwise nothing."""
    role = view.roles_shown.get(seat)
    return texts.side_name(say, view.game, role) if role else ""


def _draw_plate(canvas: Canvas, view: View, seat: int, name: str, role: str, box: Box) -> None:
    if (frame := frame_of(view, seat)) is not None:
        canvas.panel(box.grown(_FRAME), frame, _RADIUS + _FRAME)
    inner = draw_plate(canvas, box, seat, DISC if seat in view.out else HEADER, _STRIPE, _RADIUS)
    size = min(_STRIPE - 24, box.height - 24)
    middle = (box.left + _STRIPE // 2, box.middle[1])
    draw_seat(canvas, Box(*(at - size // 2 for at in middle), *(at + size // 2 for at in middle)), seat)
    end = inner.right - _GAP
    if view.result is not None:
        end = canvas.write(str(view.result.scores[seat]), (end, inner.middle[1]), 60, GOLD, "ExtraBold", "rm").left
    left, room, above = inner.left + _GAP, end - inner.left - 2 * _GAP, 0
    if role:
        above = min(28, box.height // 5)
        canvas.fit(role, (left, inner.middle[1] + above), (38, 34, 32), room, GOLD)
    words, size = fitting(name, "ExtraBold", (42, 36) if role else (48, 42, 36), room)
    colour = QUIET if seat in view.out else PAPER
    canvas.write(words, (left, inner.middle[1] - above), size, colour, "ExtraBold")


def draw_hand(view: View, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the words of the seat's own role, or without a role what is going on."""
    title, *told = _role_words(view, names, say)
    rows = [row for words in told for row in lines(words, "SemiBold", _WORDS, WIDTH - 2 * _SIDE)]
    top = HAND_HEADER_HEIGHT + _LEADING
    canvas = Canvas(empty_table(WIDTH, top + _LEADING * (len(rows) + 2)))
    draw_hand_header(canvas, view, seat, names[seat], say)
    canvas.fit(title, (_SIDE, top), (60, 52, 44), WIDTH - 2 * _SIDE, GOLD, "ExtraBold")
    for number, row in enumerate(rows):
        canvas.write(row, (_SIDE, top + _LEADING * (number + 1) + 10), _WORDS, PAPER)
    return canvas


def role_card(view: View, seat: int, names: Sequence[str], say: Speaker) -> RoleCard | None:
    """Return the card of the seat's own role: its name and its way to win.

    Its pictogram is called like the role, if there is any of that name. Its colour follows from the role's key.
    """
    if not view.cast:
        return None
    key, (_, aim, *_) = str(view.cast["key"]), _role_words(view, names, say)
    return RoleCard(
        seat=seat,
        name=names[seat],
        side=_SIDES[sum(key.encode()) % len(_SIDES)],
        symbol=key if has_pictogram(key) else "shield",
        emblem="look",
        lead=say("default-you-are"),
        role=texts.side_name(say, view.game, key),
        aims=(("laurels", aim.removesuffix(".")),),
    )


def part_alt(view: View, part: str, names: Sequence[str], say: Speaker) -> str:
    """Say the name of the part, then all that everybody knows."""
    return shortened(f"{texts.part_name(say, view.game, part)}. {board_alt(view, names, say)}")


def _role_words(view: View, names: Sequence[str], say: Speaker) -> list[str]:
    """Return the words of a hand without markup: a title, then what is worth knowing."""
    if not view.cast:
        return [texts.phase(say, view.game, view.phase)]
    return [words.removeprefix("### ").replace("**", "") for words in texts.casting(say, view.game, view.cast, names)]


def board_words(view: View, names: Sequence[str], say: Speaker) -> list[str]:
    """Say what is going on, who is awaited or out, whose role is known, and in the end the scores."""
    facts = [f"{texts.phase(say, view.game, view.phase)}."]
    if view.round:
        facts.append(texts.round_name(say, view.game, view.round, view.rounds) + ".")
    if waiting := waiting_words(view, names, say):
        facts.append(sentence(waiting))
    if view.out:
        facts.append(say("picture-out", names=", ".join(names[seat] for seat in view.out)))
    if view.result is not None:
        winners = view.result.winners
        facts.append(say("end-winners", names=", ".join(names[seat] for seat in winners), number=len(winners)))
    for seat, name in enumerate(names):
        score = [] if view.result is None else [str(view.result.scores[seat])]
        if told := [*filter(None, [_role(view, seat, say)]), *score]:
            facts.append(f"{name}: {', '.join(told)}.")
    return facts


def board_alt(view: View, names: Sequence[str], say: Speaker) -> str:
    """Say the words of the board in one text."""
    return shortened(" ".join(board_words(view, names, say)))


def hand_words(view: View, seat: int, names: Sequence[str], say: Speaker) -> list[str]:
    """Say the words of the seat's own role, or without a role what is going on."""
    first, *more = _role_words(view, names, say)
    return [f"{names[seat]}: {first}", *more]


def hand_alt(view: View, seat: int, names: Sequence[str], say: Speaker) -> str:
    """Say the words of the hand in one text."""
    return shortened(" ".join(hand_words(view, seat, names, say)))
