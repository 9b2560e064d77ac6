"""A person's notes, shown to them alone: a menu for each mark of the game, and a text.

Each menu lists the other seats. A person picks all who shall have its mark, in a single step.
"""

from collections.abc import Callable, Iterator

import engine
from bot import texts
from bot.messages.content import Button, Content, Entry, Menu, Row
from bot.messages.ids import make, make_menu
from bot.messages.telling import header
from bot.store import Notes, Table
from bot.tables.notes.marks import SUSPECT, has_last_words, mark_of, marked_so, others, round_of
from bot.texts import Speaker, limits
from engine import Seat, Subject

SHOWN = 1200
"""A message shows at most so many characters of a text; the field has all of it."""


def notes_shown(table: Table, seat: Seat, notes: Notes, language: str) -> Content:
    """Return a person's notes at a table, with menus and a button to change them while the match is running."""
    say = texts.speaker(language)
    lines = [header(say, table), f"### {say('notes-title')}"]
    if (of_round := round_of(seat.view)) is not None:
        lines.append(f"**{texts.round_name(say, table.game, of_round, seat.view.rounds)}**")
    lines += [*_marks(say, table, notes, of_round), *_text(notes)]
    lines += [*_last_words(say, table, seat, notes), say("notes-private", out=_may_be_out(table))]
    return Content("\n".join(lines), tuple(_rows(say, table, seat, notes)) if table.state == "running" else ())


def _marks(say: Speaker, table: Table, notes: Notes, of_round: int | None) -> Iterator[str]:
    for what in engine.game(table.game).marks:
        if names := ", ".join(_name(say, table, one, made=texts.safe) for one in marked_so(notes, what, of_round)):
            yield say("notes-marked", mark=texts.mark_name(say, table.game, what), names=names)


def _name(say: Speaker, table: Table, subject: Subject, made: Callable[[str], str] = str) -> str:
    return texts.subject_name(say, table.game, made(table.names[subject.seat]), subject.part)


def _text(notes: Notes) -> list[str]:
    shown = notes.text if len(notes.text) <= SHOWN else f"{notes.text[: SHOWN - 1].rstrip()}…"
    return [f"> {texts.safe(line)}" for line in shown.splitlines()]


def _rows(say: Speaker, table: Table, seat: Seat, notes: Notes) -> Iterator[Row]:
    for what in engine.game(table.game).marks:
        yield _menu(say, table, seat, notes, what)
    buttons = [Button(say("button-write"), make("write", table.id), "primary")]
    if _may_leave_words(table, seat):
        buttons.append(Button(say("button-last-words"), make("lastwords", table.id)))
    yield tuple(buttons)


def _may_be_out(table: Table) -> int:
    """Return 1 if seats of the game can be out before the end, or 0."""
    return int(engine.game(table.game).last_words)


def _may_leave_words(table: Table, seat: Seat) -> bool:
    return has_last_words(table) and table.state == "running" and seat.seat not in seat.view.out


def _last_words(say: Speaker, table: Table, seat: Seat, notes: Notes) -> list[str]:
    """Return what is told when the seat is out, while it is in."""
    if notes.last is None or not _may_leave_words(table, seat):
        return []
    return [say("last-words", words=texts.safe(notes.last.text))]


def slate(say: Speaker, table: Table, seat: Seat, notes: Notes, *, covered: bool) -> tuple[Row, ...]:
    """Return a button for each seat that is in, with which whoever is out marks suspects; if ``covered`` one for all.

    A click on that one shows the others: their names tell who is out.
    """
    of_round = seat.view.round
    if covered:
        return ((Button(say("button-slate"), make("slate", table.id, of_round)),),)
    suspects = {one.seat for one in marked_so(notes, SUSPECT, of_round)}
    buttons = [
        Button(
            f"{texts.PICKED}{table.names[one]}" if one in suspects else table.names[one],
            make("slate", table.id, of_round, one, int(one not in suspects)),
            "primary" if one in suspects else "secondary",
        )
        for one in range(seat.view.seats)
        if one not in seat.view.out
    ]
    return tuple(tuple(buttons[at : at + limits.BUTTONS]) for at in range(0, len(buttons), limits.BUTTONS))


def _menu(say: Speaker, table: Table, seat: Seat, notes: Notes, what: str) -> Menu:
    """Return the menu of a mark; its lines say the mark, too, because Discord shows the chosen lines alone."""
    of_round, name = round_of(seat.view), texts.mark_name(say, table.game, what)
    entries = []
    for other in others(seat.view):
        now = mark_of(notes, other, of_round)
        note = texts.mark_name(say, table.game, now) if now not in (None, what) else None
        label = say("notes-entry", mark=name, name=_name(say, table, other))[: limits.LINE]
        entries.append(Entry(label, _value(other), note, chosen=now == what))
    custom_id = make_menu("mark", table.id, what, of_round or 0)
    return Menu(custom_id, say("notes-nobody", mark=name), tuple(entries), least=0, most=len(entries))


def _value(subject: Subject) -> str:
    """Return the key of a seat, or of a part of it, in a menu."""
    return str(subject.seat) if subject.part is None else f"{subject.seat}.{subject.part}"
