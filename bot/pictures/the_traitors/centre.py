"""The middle of the table: prize fund, Events, deck and discard pile; at last the scores."""

from collections import Counter
from collections.abc import Sequence

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.cards import draw_back
from bot.pictures.colours import DISC, GOLD, INK, PAPER, QUIET, RIM
from bot.pictures.lettering import fitting, width
from bot.pictures.the_traitors.cards import EVENT_PICTOGRAMS, draw_badge, draw_card
from bot.pictures.the_traitors.layout import CENTRE, FUND, NEWS, PILES, TRACK
from bot.pictures.the_traitors.news import draw_news
from bot.texts import Speaker
from engine.the_traitors.components import EVENTS, FINAL_BANISHMENT, KINDS
from engine.the_traitors.view import EventView, TheTraitorsView
from engine.view import Result

_X = CENTRE[0]


def draw_centre(canvas: Canvas, view: TheTraitorsView, names: Sequence[str], say: Speaker) -> None:
    """What the middle has to tell in this stage."""
    if view.result is not None:
        _scores(canvas, view.result, names, say)
        return
    _fund(canvas, view.fund, say)
    draw_news(canvas, view, names, say)
    _track(canvas, view.events)
    _piles(canvas, view)


def _fund(canvas: Canvas, fund: int, say: Speaker) -> None:
    canvas.write(say("the_traitors-picture-fund"), (_X, FUND.top + 32), 40, QUIET, "SemiBold", "mm")
    line, room = FUND.top + 128, width(str(fund), "ExtraBold", 140)
    left = _X - (150 + 24 + room) // 2
    canvas.pictogram("chest", square((left + 75, line), 150), GOLD)
    canvas.write(str(fund), (left + 174, line), 140, GOLD, "ExtraBold")


def _track(canvas: Canvas, events: Sequence[EventView]) -> None:
    """The Events of this round, and a place for each that may still come; the last one in gold."""
    line, past = TRACK.middle[1], [event.event for event in events]
    number = len([event for event in past if event != FINAL_BANISHMENT])
    canvas.pictogram("event", square((TRACK.left + 30, line), 60), QUIET)
    canvas.write(f"{number}/{EVENTS}", (TRACK.left + 70, line), 44, PAPER, "ExtraBold")
    past = past[:number] + [""] * (EVENTS - number) + past[number:]
    for index in range(EVENTS + 1):
        event = past[index] if index < len(past) else ""
        place = square((TRACK.left + 202 + 68 * index, line), 58)
        radius = 12 if index == EVENTS else 29
        if not event:
            canvas.panel(place, RIM, radius)
            canvas.panel(place.grown(-3), DISC, radius - 3)
        else:
            last = index == EVENTS or (index == number - 1 and not past[EVENTS:])
            canvas.panel(place, GOLD if last else PAPER, radius)
        if event or index == EVENTS:
            symbol = EVENT_PICTOGRAMS[event or FINAL_BANISHMENT]
            canvas.pictogram(symbol, place.grown(-10), INK if event else RIM)


def _piles(canvas: Canvas, view: TheTraitorsView) -> None:
    """Cards to draw, from behind, and cards discarded, open, by their kinds."""
    line, left = PILES.middle[1], PILES.left
    draw_back(canvas, Box(left, line - 44, left + 66, line + 44))
    canvas.write(str(view.deck), (left + 82, line), 56, PAPER, "ExtraBold")
    canvas.panel(Box(left + 178, line - 50, left + 182, line + 50), RIM, 2)
    counts = Counter(view.discard_pile)
    left += 214
    for kind in KINDS:
        if counts[kind]:
            draw_card(canvas, Box(left, line - 38, left + 58, line + 38), kind)
            left = canvas.write(str(counts[kind]), (left + 68, line), 44, QUIET, "ExtraBold").right + 26
    if not counts:
        canvas.panel(Box(left, line - 38, left + 58, line + 38), RIM, 10)
        canvas.panel(Box(left + 3, line - 35, left + 55, line + 35), DISC, 7)


def _scores(canvas: Canvas, result: Result, names: Sequence[str], say: Speaker) -> None:
    room = NEWS.width - 10
    canvas.pictogram("laurels", square((_X, FUND.top + 56), 104), GOLD)
    winners = " & ".join(names[seat] for seat in result.winners)
    if width(winners, "ExtraBold", 36) > room:
        winners = say("picture-winners", count=len(result.winners))
    line, size = fitting(winners, "ExtraBold", (56, 48, 42, 36), room)
    canvas.write(line, (_X, FUND.top + 142), size, GOLD, "ExtraBold", "mm")
    order = sorted(range(len(names)), key=lambda seat: (-result.scores[seat], seat))
    for row, seat in enumerate(order):
        colour = GOLD if seat in result.winners else PAPER
        y, left, right = FUND.top + 212 + row * 58, NEWS.left + 14, NEWS.right - 14
        draw_badge(canvas, square((left + 24, y), 48), seat)
        score = canvas.write(str(result.scores[seat]), (right, y), 50, colour, "ExtraBold", "rm")
        words, size = fitting(names[seat], "SemiBold", (42, 38, 34), score.left - left - 76)
        canvas.write(words, (left + 62, y), size, colour)
