"""What is going on at the table, else what happened last: an Event, its votes and its victim, or the round's end.

While all are asked about that end after the Traitor card was rejected (T-9.1), it is the rejection.
"""

from collections.abc import Sequence

from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, PAPER, QUIET
from bot.pictures.lettering import cut, fitting, width
from bot.pictures.the_traitors.cards import EVENT_PICTOGRAMS, ROLE_PICTOGRAMS, draw_badge
from bot.pictures.the_traitors.layout import NEWS
from bot.pictures.the_traitors.votes import last_ballot, last_event, tally
from bot.texts import Speaker
from engine.the_traitors.view import EventView, TheTraitorsView

_X = NEWS.middle[0]
_TITLE, _LINE, _ROW = NEWS.top + 34, NEWS.top + 96, NEWS.top + 150
_BADGE, _STEP = 48, 56


def draw_news(canvas: Canvas, view: TheTraitorsView, names: Sequence[str], say: Speaker) -> None:
    """A title, a line on what happened to whom, and a row of seats with their votes."""
    event = last_event(view)
    if view.ended:
        _round_over(canvas, view, say)
    elif event is None:
        _title(canvas, "event", say("the_traitors-picture-no-event"))
    elif view.ballot:
        _vote(canvas, view, say)
    elif view.phase == "end" and view.rejecting:
        _title(canvas, "traitor", say("the_traitors-card", key="traitor"))
        _about(canvas, view.turn, say("the_traitors-picture-rejected"), names)
    else:
        _title(canvas, EVENT_PICTOGRAMS[event.event], say("the_traitors-event", key=event.event))
        _outcome(canvas, event, names, say)
        ballot = last_ballot(view)
        if event.ballots and ballot:
            _seats(canvas, tally(ballot))


def sharing(view: TheTraitorsView) -> tuple[str, tuple[int, ...]]:
    """Which role shares the prize fund of a round that is over, and which seats (T-7.3)."""
    survivors = [seat for seat, public in enumerate(view.table) if public.living]
    traitors = tuple(seat for seat in survivors if view.table[seat].role == "traitor")
    return ("traitor", traitors) if traitors else ("faithful", tuple(survivors))


def outcome_words(event: EventView, say: Speaker) -> str:
    """How an Event ended for its victim, or for everybody if it has none."""
    outcome = event.outcome or ("shield" if event.victim is not None else "open")
    return say("the_traitors-picture-outcome", key="lots" if event.lots else outcome)


def _round_over(canvas: Canvas, view: TheTraitorsView, say: Speaker) -> None:
    role, seats = sharing(view)
    _title(canvas, ROLE_PICTOGRAMS[role], say("the_traitors-picture-ended", key=view.ended))
    words, size = fitting(say("the_traitors-picture-shared", role=role), "SemiBold", (40, 36, 33, 30), NEWS.width)
    canvas.write(words, (_X, _LINE), size, GOLD, "SemiBold", "mm")
    _seats(canvas, [(seat, None) for seat in seats])


def _vote(canvas: Canvas, view: TheTraitorsView, say: Speaker) -> None:
    """Who may be voted for; in a revote with the votes that tied them."""
    _title(canvas, "vote", say("the_traitors-picture-ballot", number=view.ballot))
    canvas.write(say("the_traitors-picture-suspects"), (_X, _LINE), 36, QUIET, "SemiBold", "mm")
    ballot = last_ballot(view)
    votes = dict(tally(ballot)) if ballot else {}
    _seats(canvas, [(seat, votes.get(seat)) for seat in view.suspects])


def _outcome(canvas: Canvas, event: EventView, names: Sequence[str], say: Speaker) -> None:
    words = outcome_words(event, say)
    if event.victim is None:
        words, size = fitting(words, "SemiBold", (40, 36, 33, 30), NEWS.width)
        canvas.write(words, (_X, _LINE), size, QUIET, "SemiBold", "mm")
        return
    _about(canvas, event.victim, words, names)


def _about(canvas: Canvas, seat: int, words: str, names: Sequence[str]) -> None:
    """What has happened to a seat, or what it has done."""
    room = NEWS.width - _BADGE - 12 - 14
    _, size = fitting(names[seat] + words, "SemiBold", (40, 37), room)
    name = cut(names[seat], "SemiBold", size, room - width(words, "SemiBold", size))
    whole = _BADGE + 12 + width(name, "SemiBold", size) + 14 + width(words, "SemiBold", size)
    left = _X - whole // 2
    draw_badge(canvas, Box(left, _LINE - _BADGE // 2, left + _BADGE, _LINE + _BADGE // 2), seat)
    left = canvas.write(name, (left + _BADGE + 12, _LINE), size, PAPER).right + 14
    canvas.write(words, (left, _LINE), size, GOLD)


def _title(canvas: Canvas, symbol: str, words: str) -> None:
    words, size = fitting(words, "ExtraBold", (48, 44, 40, 36, 32), NEWS.width - 70)
    left = _X - (width(words, "ExtraBold", size) + 68) // 2
    canvas.pictogram(symbol, square((left + 28, _TITLE), 56), PAPER)
    canvas.write(words, (left + 68, _TITLE), size, PAPER, "ExtraBold")


def _seats(canvas: Canvas, rows: Sequence[tuple[int, int | None]]) -> None:
    """Seats side by side, their votes below."""
    left = _X - (_STEP * len(rows) - _STEP + _BADGE) // 2
    for index, (seat, votes) in enumerate(rows):
        badge = square((left + _STEP * index + _BADGE // 2, _ROW), _BADGE)
        draw_badge(canvas, badge, seat)
        if votes is not None:
            canvas.write(str(votes), (badge.middle[0], badge.bottom + 22), 40, PAPER, "ExtraBold", "mm")
