"""The current or else the last happening: an Event, its votes and its victim, or the round's end."""

from collections.abc import Sequence

from bot.games.the_traitors.pictures.cards import EVENT_PICTOGRAMS, ROLE_PICTOGRAMS
from bot.games.the_traitors.pictures.layout import NEWS, TRACK
from bot.games.the_traitors.pictures.rows import Row, draw_chip, draw_rows
from bot.games.the_traitors.pictures.votes import former_ballot, last_ballot, last_event, others, rows_of
from bot.pictures.canvas import Box, Canvas, square
from bot.pictures.colours import GOLD, PAPER
from bot.pictures.landscape import draw_seat
from bot.pictures.lettering import cut, fitting, width
from bot.texts import Speaker
from engine.the_traitors.components import MURDER
from engine.the_traitors.view import EventView, TheTraitorsView

_X = NEWS.middle[0]
_TITLE, _LINE = NEWS.top + 32, NEWS.top + 90
_ROWS, _BELOW_LINE = NEWS.top + 68, NEWS.top + 124
_LAST = NEWS.bottom - 26
_BADGE, _CHIP = 50, 40
_MOST_WITH_EVENTS = 6  # rows that leave room for the Events
_DAGGERS = 3
_LIVING = 76  # a seat among those that are alive
_LARGE = 110  # a pictogram where there is nothing else to show


def draw_news(canvas: Canvas, view: TheTraitorsView, names: Sequence[str], say: Speaker) -> int:
    """Draw a title, a line on the last happening, and the seats with their votes or their Gold.

    Return the lower end of the news.
    """
    event = last_event(view)
    if view.ended:
        return _round_over(canvas, view, names, say)
    if view.phase == "end" and view.rejecting:
        return _rejection(canvas, view, names, say)
    if event is None or view.named is not None:
        return _no_event(canvas, view, names, say)
    if view.ballot:
        return _vote(canvas, view, names, say)
    if view.phase == "turn":
        return _turn(canvas, view, event, names, say)
    return _event(canvas, view, event, names, say)


def sharing(view: TheTraitorsView) -> tuple[str, tuple[int, ...]]:
    """Return the role that shares the prize fund of a finished round, and the seats that share it (T-7.3)."""
    survivors = _living(view)
    traitors = tuple(seat for seat in survivors if view.table[seat].role == "traitor")
    return ("traitor", traitors) if traitors else ("faithful", tuple(survivors))


def outcome_words(event: EventView, say: Speaker) -> str:
    """Tell the outcome of an Event for its victim, or for all seats if the Event has no victim."""
    night = "night" if event.event == MURDER else "open"
    outcome = event.outcome or (night if event.victim is None else "shield")
    return say("the_traitors-picture-outcome", key="lots" if event.lots else outcome)


def _round_over(canvas: Canvas, view: TheTraitorsView, names: Sequence[str], say: Speaker) -> int:
    """Draw the reason for the round's end, the seats that share the fund, and the gains of every survivor.

    The gains come from the hand and from the fund.
    """
    role, seats = sharing(view)
    _title(canvas, ROLE_PICTOGRAMS[role], say("the_traitors-picture-ended", key=view.ended))
    _words(canvas, say("the_traitors-picture-shared", role=role), _LINE)
    survivors = _living(view)
    gains = {seat: view.table[seat].gains[-1] for seat in survivors if view.table[seat].gains}
    rows = [
        Row(seat, (f"+{gain.hand}", f"+{gain.fund}"), signs=("gold", "chest"), colour=GOLD if seat in seats else PAPER)
        for seat, gain in gains.items()
    ]
    return draw_rows(canvas, _below_line(rows), rows, names)


def _rejection(canvas: Canvas, view: TheTraitorsView, names: Sequence[str], say: Speaker) -> int:
    """Draw the reason for the question about the end of the round: a seat has rejected the Traitor card (T-9.1)."""
    _title(canvas, "traitor", say("the_traitors-card", key="traitor"))
    _person(canvas, view.turn, names[view.turn], say("the_traitors-picture-rejected"))
    return NEWS.bottom


def _no_event(canvas: Canvas, view: TheTraitorsView, names: Sequence[str], say: Speaker) -> int:
    """Draw a Dagger that is used just now; else who is alive."""
    if view.named is None:
        seats = _living(view)
        _badges(canvas, seats, NEWS.top + 70)
        words, size = fitting(
            say("the_traitors-picture-living", count=len(seats)), "ExtraBold", (52, 48, 44), NEWS.width
        )
        canvas.write(words, (_X, NEWS.top + 164), size, PAPER, "ExtraBold", "mm")
        _daggers(canvas, view, say("the_traitors-picture-living.note"), NEWS.top + 222)
        return NEWS.bottom
    canvas.pictogram("dagger", square((_X, NEWS.top + 64), _LARGE), GOLD)
    _person(canvas, view.named, names[view.named], say("the_traitors-picture-named"))
    return NEWS.bottom


def _living(view: TheTraitorsView) -> list[int]:
    return [seat for seat, public in enumerate(view.table) if public.living]


def _badges(canvas: Canvas, seats: Sequence[int], line: int) -> None:
    """Draw seats side by side."""
    step = min(_LIVING + 18, NEWS.width // len(seats))
    for number, seat in enumerate(seats):
        middle = _X + step * number - step * (len(seats) - 1) // 2
        draw_seat(canvas, square((middle, line), min(_LIVING, step - 8)), seat)


def _vote(canvas: Canvas, view: TheTraitorsView, names: Sequence[str], say: Speaker) -> int:
    """Draw the seats that may be voted for, their votes at the Event before, and the seats that they have blackmailed.

    In a revote, draw the votes that tied these seats, and the votes for others.
    """
    _title(canvas, "vote", say("the_traitors-picture-ballot", number=view.ballot))
    ballot = last_ballot(view)
    rows, strays = rows_of(ballot, view.suspects), others(ballot, view.suspects)
    if view.ballot == 1:
        rows = [row._replace(evidence=_evidence(view, row.seat)) for row in rows]
    box = NEWS._replace(top=_ROWS, bottom=_LAST - 28 if strays else NEWS.bottom - 6)
    draw_rows(canvas, box, rows, names)
    _pairs(canvas, strays, _LAST)
    return NEWS.bottom


def _evidence(view: TheTraitorsView, seat: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return the vote of a seat at the Event before, and the seats that it has blackmailed."""
    former = former_ballot(view)
    voted = tuple(other for one, other in former.votes if one == seat) if former else ()
    return ("vote", voted), ("dagger", tuple(dict.fromkeys(other for one, other in view.blackmails if one == seat)))


def _event(canvas: Canvas, view: TheTraitorsView, event: EventView, names: Sequence[str], say: Speaker) -> int:
    """Draw an Event without an open vote: its victim and its votes."""
    ballot, symbol, title = last_ballot(view), EVENT_PICTOGRAMS[event.event], say("the_traitors-event", key=event.event)
    words = outcome_words(event, say)
    if view.phase == "end":
        title, words = say("the_traitors-phase", key="end"), title
    if event.ballots and ballot:
        _title(canvas, symbol, title)
        _upshot(canvas, event, names, say)
        rows = rows_of(ballot)
        return draw_rows(canvas, _below_line(rows), rows, names)
    if event.victim is not None:
        _title(canvas, symbol, title)
        _person(canvas, event.victim, names[event.victim], outcome_words(event, say))
    elif not event.outcome:
        _title(canvas, symbol, title)
        _badges(canvas, _living(view), NEWS.top + 136)
        _words(canvas, outcome_words(event, say), NEWS.top + 226)
    else:
        canvas.pictogram(symbol, square((_X, NEWS.top + 70), _LARGE), PAPER)
        shown, size = fitting(title, "ExtraBold", (52, 48, 44, 40, 36), NEWS.width)
        canvas.write(shown, (_X, NEWS.top + 164), size, PAPER, "ExtraBold", "mm")
        _words(canvas, words, NEWS.top + 222)
    return NEWS.bottom


def _turn(canvas: Canvas, view: TheTraitorsView, event: EventView, names: Sequence[str], say: Speaker) -> int:
    """Draw whose turn it is, large, and below it the last Event, small, with its votes; only names are cut.

    A Quiet Night is no news, and neither is a murder in later turns: the row of Events has them.
    """
    rows = rows_of(event.ballots[-1]) if event.ballots else []
    box = NEWS if rows else NEWS._replace(top=NEWS.top + 60)
    room, name = NEWS.width - 70, names[view.turn]
    _, size = fitting(say("the_traitors-picture-turn", name=name), "ExtraBold", (56, 50, 44, 40, 36, 34), room)
    rest = width(say("the_traitors-picture-turn", name=""), "ExtraBold", size)
    words = say("the_traitors-picture-turn", name=cut(name, "ExtraBold", size, room - rest))
    left = _X - (width(words, "ExtraBold", size) + 68) // 2
    draw_seat(canvas, square((left + 28, box.top + 32), 56), view.turn)
    canvas.write(words, (left + 68, box.top + 32), size, PAPER, "ExtraBold")
    if not rows and (event.drawer != view.turn or event.outcome == "quiet"):
        _daggers(canvas, view, say("the_traitors-picture-living", count=len(_living(view))), box.top + 90)
    elif event.victim is not None:
        _upshot(canvas, event, names, say, box.top + 90)
    else:
        _words(canvas, f"{say('the_traitors-event', key=event.event)}: {outcome_words(event, say)}", box.top + 90)
    return draw_rows(canvas, _below_line(rows), rows, names) if rows else NEWS.bottom


def _below_line(rows: Sequence[Row]) -> Box:
    """Return the place of rows below a line; very many rows also take the place of the Events."""
    return NEWS._replace(top=_BELOW_LINE, bottom=TRACK.bottom if len(rows) > _MOST_WITH_EVENTS else NEWS.bottom - 2)


def _person(canvas: Canvas, seat: int, name: str, words: str) -> None:
    """Draw a seat by its mark and name, large, and below them its fate."""
    line, badge = NEWS.top + 148, 76
    name, size = fitting(name, "ExtraBold", (64, 56, 50, 44, 40), NEWS.width - badge - 18)
    left = _X - (badge + 18 + width(name, "ExtraBold", size)) // 2
    draw_seat(canvas, Box(left, line - badge // 2, left + badge, line - badge // 2 + badge), seat)
    canvas.write(name, (left + badge + 18, line), size, PAPER, "ExtraBold")
    _words(canvas, words, NEWS.top + 222)


def _upshot(canvas: Canvas, event: EventView, names: Sequence[str], say: Speaker, line: int = _LINE) -> None:
    """Draw the outcome of a vote in a line."""
    words = outcome_words(event, say)
    if event.victim is None:
        _words(canvas, words, line)
        return
    name, room = names[event.victim], NEWS.width - _BADGE - 12 - 14
    _, size = fitting(name + words, "SemiBold", (44, 40, 37), room)
    name = cut(name, "SemiBold", size, room - width(words, "SemiBold", size))
    whole = _BADGE + 12 + width(name, "SemiBold", size) + 14 + width(words, "SemiBold", size)
    left = _X - whole // 2
    draw_seat(canvas, Box(left, line - _BADGE // 2, left + _BADGE, line + _BADGE // 2), event.victim)
    left = canvas.write(name, (left + _BADGE + 12, line), size, PAPER).right + 14
    canvas.write(words, (left, line), size, GOLD)


def _title(canvas: Canvas, symbol: str, words: str) -> None:
    words, size = fitting(words, "ExtraBold", (48, 44, 40, 36, 32), NEWS.width - 70)
    left = _X - (width(words, "ExtraBold", size) + 68) // 2
    canvas.pictogram(symbol, square((left + 28, _TITLE), 56), PAPER)
    canvas.write(words, (left + 68, _TITLE), size, PAPER, "ExtraBold")


def _words(canvas: Canvas, words: str, line: int) -> None:
    words, size = fitting(words, "SemiBold", (42, 40, 36, 34, 32), NEWS.width)
    canvas.write(words, (_X, line), size, GOLD, "SemiBold", "mm")


def _daggers(canvas: Canvas, view: TheTraitorsView, words: str, line: int) -> None:
    """Draw the last seats that were blackmailed, and by whom; without any in this round, the words."""
    if not view.blackmails:
        _words(canvas, words, line)
    _pairs(canvas, view.blackmails[-_DAGGERS:], line, "dagger")


def _pairs(canvas: Canvas, pairs: Sequence[tuple[int, int]], line: int, sign: str = "") -> None:
    """Draw pairs side by side: a voter, and the seat with its vote, or with a sign between them."""
    step = min(156 if sign else 128, NEWS.width // max(len(pairs), 1))
    left = _X - step * len(pairs) // 2
    for number, (one, other) in enumerate(pairs):
        middle = left + step * number + step // 2
        draw_chip(canvas, square((middle - (44 if sign else 34), line), _CHIP), one)
        if sign:
            canvas.pictogram(sign, square((middle, line), _CHIP), GOLD)
        else:
            canvas.write("→", (middle, line), 32, PAPER, "SemiBold", "mm")
        draw_seat(canvas, square((middle + (44 if sign else 34), line), _CHIP), other)
