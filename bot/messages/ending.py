"""The messages about the end of a match: in the channel, and for each person in their direct messages."""

from collections.abc import Mapping, Sequence

from bot import texts
from bot.messages.content import Button, Content, with_button
from bot.messages.ids import make
from bot.messages.lobby import computers, counts
from bot.messages.prompt import header
from bot.messages.telling import LEFT_OUT
from bot.messages.truth import Eyes
from bot.store import Tenure
from bot.tables import Table
from bot.texts import Speaker, limits
from engine import Disclosed, Result

LONGEST = limits.MESSAGE - 10
"""The most characters of such a message; some room is left for line breaks."""

WON = "🏆"


def final(table: Table, eyes: Eyes, *, silent: bool = False) -> Content:
    """Return the end for the channel.

    The message tells who has won and why, all scores, what was hidden, whether the match counts, and the seed. It
    offers a rematch. ``silent``: somebody is told no end by direct message, and has it by *My hand*.
    """
    say = texts.speaker(table.language)
    small = [
        *([counts(say, table)] if table.rated else []),
        _fair(say, table),
        *([f"-# {say('end-here')}"] if silent else []),
    ]
    lines = _told(say, table, eyes, None, LONGEST - sum(len(line) + 1 for line in small))
    buttons = (
        _rematch_button(say, table),
        Button(say("button-story"), make("story", table.id)),
        Button(say("button-replay"), make("replay", table.id)),
        Button(say("button-film"), make("film", table.id)),
        Button(say("button-rules"), make("rules", table.game)),
    )
    content = Content("\n".join([*lines, *small]), (buttons,), file=eyes.deal)
    return with_button(content, Button(say("button-hand"), make("hand", table.id), "primary")) if silent else content


def _fair(say: Speaker, table: Table) -> str:
    """Return what proves that the deal was fair, or say that there is no proof any more."""
    if not table.has_proof:
        return say("end-unproven")
    secret, fingerprint = f"`{table.secret.hex()}`", f"`{table.fingerprint}`"
    told = [say("end-fair", fingerprint=fingerprint, secret=secret, cuts=len(table.cuts))]
    if table.is_cut_last:
        told.append(say("end-fair-cut"))
    return " ".join(told)


def own_end(table: Table, eyes: Eyes, seat: int, language: str, link: str) -> Content:
    """Return the end for the person in that seat, with their own score; a rematch, the story and the record."""
    say = texts.speaker(language)
    top = header(say, table, link)
    lines = _told(say, table, eyes, seat, LONGEST - len(top) - 1)
    return Content("\n".join([top, *lines]), ((_rematch_button(say, table), *after_the_end(say, table)),))


def _told(say: Speaker, table: Table, eyes: Eyes, reader: int | None, room: int) -> list[str]:
    """Return who has won, what decided the match, and then each seat.

    Seats of winners come first. Each seat comes with who sat there, and with what is about this seat alone. If not all
    fits into the room, parts of what decided the match are left out, the last first. The story has all of it.
    """
    result = eyes.onlooker.view.result
    if result is None:
        raise ValueError(f"the match of table {table.id} is not over")
    about_all, about_one = _decided(say, table, eyes)
    sat = {seat: (line,) for seat, line in who_sat(say, table).items()}
    lines = [(f"## {_winners(say, table, result, eyes.sides)}", True), *((line, False) for line in about_all)]
    at_their_level = [(f"-# {line}", False) for line in computers(say, table)]
    for seat in sorted(range(len(eyes.seats)), key=lambda one: (one not in result.winners, -result.scores[one])):
        lines.append((_score(say, table, result, seat, own=seat == reader), True))
        lines += [(f"-# {line}", False) for line in (*sat.get(seat, ()), *about_one.get(seat, ()))]
    return _fitting([*lines, *at_their_level], room)


def _decided(say: Speaker, table: Table, eyes: Eyes) -> tuple[list[str], dict[int, list[str]]]:
    """Return in lines what decided the match: the lines about all, and the lines about one seat each."""
    about_all: list[str] = []
    about_one: dict[int, list[str]] = {}
    for event in eyes.decided:
        line = texts.story_line(say, table.game, event, table.names)
        if line and isinstance(event, Disclosed) and event.of_seat:
            about_one.setdefault(getattr(event, "seat", -1), []).append(line)
        elif line:
            about_all.append(line)
    return about_all, about_one


def _fitting(lines: Sequence[tuple[str, bool]], room: int) -> list[str]:
    """Return the lines that must be there, and as many of the first other lines as fit.

    A mark stands in place of the lines left out.

    >>> _fitting([("must", True), ("one", False), ("two", False), ("must", True)], 17)
    ['must', 'one', '…', 'must']
    """
    room -= sum(len(line) + 1 for line, must in lines if must) + len(LEFT_OUT) + 1
    fitting, full = [], False
    for line, must in lines:
        room -= 0 if must else len(line) + 1
        if must or room >= 0:
            fitting.append(line)
        elif not full:
            full = True
            fitting.append(LEFT_OUT)
    return fitting


def _winners(say: Speaker, table: Table, result: Result, sides: Sequence[str]) -> str:
    """Return the winners by name, after their side if a whole side has won and nobody else."""
    names = ", ".join(f"**{texts.safe(table.names[seat])}**" for seat in result.winners)
    won = side_that_won(result.winners, sides)
    told = texts.side_wins(say, table.game, won) if won is not None else None
    if told is not None:
        return say("end-side", side=told, names=names)
    return say("end-winners", names=names, number=len(result.winners))


def side_that_won(winners: Sequence[int], sides: Sequence[str]) -> str | None:
    """Return the side whose seats have all won, if nobody else has.

    >>> side_that_won((1, 2), ("spy", "loyal", "loyal")), side_that_won((1,), ("spy", "loyal", "loyal"))
    ('loyal', None)
    """
    won = {sides[seat] for seat in winners} if sides else set()
    if len(won) != 1 or {seat for seat, side in enumerate(sides) if side in won} != set(winners):
        return None
    (side,) = won
    return side or None


def _score(say: Speaker, table: Table, result: Result, seat: int, *, own: bool) -> str:
    """Return a seat's score and how it came about; the reader's ``own`` score is called so."""
    won = f"{WON} " if seat in result.winners else ""
    score = result.scores[seat]
    line = f"**{say('end-own', score=score)}**" if own else f"**{texts.safe(table.names[seat])}** · {score}"
    parts = [
        say(f"{table.game}-part", key=part, points=points) for part, points in result.parts[seat].items() if points
    ]
    return won + line + (f" — {', '.join(parts)}" if parts else "")


def _rematch_button(say: Speaker, table: Table) -> Button:
    return Button(say("button-rematch"), make("rematch", table.id), "primary")


def aborted(table: Table, language: str) -> Content:
    """Return the message for everybody in the table that it was closed.

    Somebody has closed the table, or its server has removed the bot. Nobody is called to a lobby that had no news.
    """
    say = texts.speaker(language)
    people = tuple(one.user for one in table.sitters if one.user)
    names = ", ".join(f"<@{user}>" for user in people)
    if table.quiet and not table.started:
        return Content(say("aborted-quiet", game=texts.game_name(say, table.game)))
    if table.quiet:
        lines = [say("aborted-silence", names=names)]
    elif table.ended_by:
        lines = [say("aborted", by=texts.safe(table.ended_by), names=names)]
        if table.ended_for:
            lines.append(say("aborted-reason", reason=table.ended_for))
    else:
        lines = [say("aborted-forsaken", server=texts.safe(table.guild_name), game=texts.game_name(say, table.game))]
    rows: tuple[tuple[Button, ...], ...] = ()
    if table.is_revealed:
        lines.append(say("aborted-revealed"))
        rows = (after_the_end(say, table),)
    elif table.may_be_revealed:
        lines.append(say("aborted-hidden", agreed=len(table.agreed), number=len(table.people)))
        rows = ((Button(say("button-reveal"), make("reveal", table.id)),),)
    return Content("\n".join(lines), rows, ping=people)


def after_the_end(say: Speaker, table: Table) -> tuple[Button, ...]:
    """Return the buttons of a match that nothing is secret of any more."""
    return (
        Button(say("button-story"), make("story", table.id)),
        Button(say("button-replay"), make("replay", table.id)),
        Button(say("button-film"), make("film", table.id)),
        Button(say("button-record"), make("record", table.id)),
    )


def who_sat(say: Speaker, table: Table) -> Mapping[int, str]:
    """Return a line for each seat that changed hands.

    For example: ``Seat 2: Ben, from round 3 a computer player, from round 5 Eva``.
    """
    found = {}
    for seat in range(len(table.sitters)):
        sat = _sat(table, seat)
        if len(sat) > 1:
            first, *later = sat
            parts = [_name(say, first), *(_later(say, table, one) for one in later)]
            found[seat] = say("sat", seat=seat + 1, who=", ".join(parts))
    return found


def _later(say: Speaker, table: Table, one: Tenure) -> str:
    return say("sat-from", round=texts.round_within(say, table.game, one.round), name=_name(say, one))


def _sat(table: Table, seat: int) -> list[Tenure]:
    """Return the seat's tenures, except those in which nobody answered anything, and those that change nothing."""
    sat: list[Tenure] = []
    for one in table.tenures:
        if one.seat != seat:
            continue
        if sat and sat[-1].why != "start" and sat[-1].step == one.step:
            sat.pop()
        if not sat or sat[-1].user != one.user:
            sat.append(one)
    return sat


def _name(say: Speaker, one: Tenure) -> str:
    return say("sat-computer") if one.user is None else texts.safe(one.name)
