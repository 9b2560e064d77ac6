"""The middle of the table: prize fund and Events, at last the scores; in the corners deck and discard pile."""

from collections import Counter
from collections.abc import Sequence

from bot.games.the_traitors.pictures.cards import EVENT_PICTOGRAMS, draw_card
from bot.games.the_traitors.pictures.colours import MOODS
from bot.games.the_traitors.pictures.layout import CAPTION, CENTRE, DECK, DISCARDS, FUND, NEWS, TRACK
from bot.games.the_traitors.pictures.news import draw_news
from bot.games.the_traitors.pictures.rows import Row, draw_rows
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.landscape import LEGIBLE, winners_words
from bot.pictures.lettering import fitting, width
from bot.texts import Speaker
from engine.the_traitors.components import EVENTS, FINAL_BANISHMENT, HELD
from engine.the_traitors.view import EventView, TheTraitorsView
from engine.view import Result

_X = CENTRE[0]
_FEW = 3  # so many kinds of discarded cards are large
_OUTCOMES = {"saved": "shield", "nobody": "candle"}


def draw_centre(canvas: Canvas, view: TheTraitorsView, mood: str, names: Sequence[str], say: Speaker) -> None:
    """Draw the facts of this stage in the middle."""
    _fund(canvas, view.fund, say)
    if view.result is not None:
        _scores(canvas, view.result, names, say)
        return
    if draw_news(canvas, view, names, say) <= NEWS.bottom:
        draw_track(canvas, TRACK, view.events, mood)
        past = sum(event.event != FINAL_BANISHMENT for event in view.events)
        words = say("the_traitors-picture-events", past=past, most=EVENTS)
        words, size = fitting(words, "SemiBold", (LEGIBLE, 30, 28, 26), CAPTION.width)
        canvas.write(words, CAPTION.middle, size, PAPER, "SemiBold", "mm")
    draw_deck(canvas, Box(DECK.left, DECK.bottom - 96, DISCARDS.right, DECK.bottom - 8), view, say)


def draw_track(canvas: Canvas, box: Box, events: Sequence[EventView], mood: str) -> None:
    """Draw the Events of this round, and a place for each that may come; at their end the last vote.

    The last Event is golden. A murder that failed shows what it met.
    """
    past = [event.event for event in events]
    number = len([event for event in past if event != FINAL_BANISHMENT])
    past = past[:number] + [""] * (EVENTS - number) + past[number:]
    colours, step = MOODS[mood], box.width // (EVENTS + 1)
    size = min(box.height, step - 6)
    for index in range(EVENTS + 1):
        event = past[index] if index < len(past) else ""
        place = square((box.left + step // 2 + step * index, box.middle[1]), size)
        if event:
            canvas.panel(
                place, GOLD if index == EVENTS or (index == number - 1 and not past[EVENTS:]) else PAPER, size // 2
            )
            found = events[index if index < EVENTS else -1]
            canvas.pictogram(_OUTCOMES.get(found.outcome, EVENT_PICTOGRAMS[event]), place.grown(-6), INK)
            continue
        canvas.panel(place, colours.rim, size // 2)
        canvas.panel(place.grown(-3), colours.wood[0], size // 2 - 3)
        if index == EVENTS:
            canvas.pictogram(EVENT_PICTOGRAMS[FINAL_BANISHMENT], place.grown(-9), PAPER)


def _fund(canvas: Canvas, fund: int, say: Speaker) -> None:
    """Draw the prize fund, named below its chest."""
    line, name = FUND.middle[1], say("the_traitors-picture-fund")
    chest = max(68, width(name, "SemiBold", LEGIBLE))
    left = _X - (chest + 14 + width(str(fund), "ExtraBold", 100)) // 2
    canvas.pictogram("chest", square((left + chest // 2, FUND.top + 32), 68), GOLD)
    canvas.write(name, (left + chest // 2, FUND.bottom - 16), LEGIBLE, PAPER, "SemiBold", "mm")
    canvas.write(str(fund), (left + chest + 14, line), 100, GOLD, "ExtraBold")


def draw_deck(canvas: Canvas, box: Box, view: TheTraitorsView, say: Speaker) -> None:
    """Draw the cards to draw, from behind, at the left; discarded cards, open, by their kinds, at the right.

    Their names stand above. Events are left out: they lie on the table.
    """
    line, right, counts = box.middle[1], box.right, Counter(view.discard_pile)
    kinds, tall = [kind for kind in HELD if counts[kind]], box.height
    wide = 40 if len(kinds) > _FEW else tall * 4 // 7
    draw_card(canvas, Box(box.left, box.top, box.left + tall * 3 // 4, box.bottom), None)
    canvas.write(str(view.deck), (box.left + tall * 3 // 4 + 15, line), tall * 3 // 4, PAPER, "ExtraBold")
    canvas.write(say("the_traitors-picture-deck"), (box.left, box.top - 20), LEGIBLE, PAPER, "SemiBold")
    if kinds:
        words = say("the_traitors-picture-deck.discarded")
        canvas.write(words, (right, box.top - 20), LEGIBLE, PAPER, "SemiBold", "rm")
    for kind in reversed(kinds):
        right = canvas.write(str(counts[kind]), (right, line), wide, PAPER, "ExtraBold", "rm").left - 6
        draw_card(canvas, Box(right - wide, line - wide * 7 // 10, right, line + wide * 7 // 10), kind)
        right -= wide + 8


def _scores(canvas: Canvas, result: Result, names: Sequence[str], say: Speaker) -> None:
    """Draw the winners and each seat's Gold, the most first."""
    line = NEWS.top + 36
    sizes, room = (64, 56, 48, 40, 36, 32), NEWS.width - 96
    words, size = fitting(winners_words(result, names, sizes, room, say), "ExtraBold", sizes, room)
    left = _X - (96 + width(words, "ExtraBold", size)) // 2
    canvas.pictogram("laurels", square((left + 40, line), 80), GOLD)
    canvas.write(words, (left + 96, line), size, GOLD, "ExtraBold")
    order = sorted(range(len(names)), key=lambda seat: (-result.scores[seat], seat))
    rows = [Row(seat, (str(result.scores[seat]),), colour=GOLD if seat in result.winners else PAPER) for seat in order]
    draw_rows(canvas, Box(NEWS.left, NEWS.top + 88, NEWS.right, TRACK.bottom), rows, names)
