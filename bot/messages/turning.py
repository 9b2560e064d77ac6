"""The turning points of a match that is over, in words."""

from collections.abc import Sequence

from bot import texts
from bot.messages.telling import LEFT_OUT, fold
from bot.messages.truth import Turn
from bot.pictures import MomentOf
from bot.pictures.lettering import readable
from bot.pictures.moment import Moment
from bot.tables import Table
from bot.texts import Speaker
from engine import Disclosed

DEED = 160
"""The most characters of the deed of a turning point."""

DRAWN = 90
"""A picture has room for about so many of them."""


def largest(turns: Sequence[Turn]) -> Turn | None:
    """Return the turning point with the largest change, if there is any."""
    return max(turns, key=lambda one: one.point.change, default=None)


def turn_line(say: Speaker, table: Table, turn: Turn, key: str = "turning-point") -> str:
    """Tell a turning point: the round, whose chance to win changed how, and the deed that changed it."""
    return say(
        key,
        round=texts.round_name(say, table.game, turn.round),
        name=texts.safe(table.names[turn.point.seat]),
        before=turn.point.before,
        after=turn.point.after,
        deed=deed(say, table, turn),
        turn=int(turn.whole),
    )


def turn_moment(say: Speaker, table: Table, turn: Turn) -> MomentOf:
    """Return the order for the picture of a turning point."""
    names = [texts.plain(name) for name in table.names]
    point = turn.point
    moment = Moment(
        tone="red" if point.after < point.before else "blue",
        symbol="laurels" if point.after > point.before else "conflict",
        heading=say("turning-heading", round=texts.round_name(say, table.game, turn.round)),
        deed=say("turning-change", before=point.before, after=point.after),
        seat=point.seat,
        name=readable(names[point.seat], str(point.seat + 1)),
        lines=(readable(texts.unmarked(_drawn(deed(say, table, turn))), "").removesuffix("."),),
    )
    return MomentOf(moment, moment.alt)


def _drawn(told: str) -> str:
    """Return as much of a deed as a picture has room for: its first word, and its end, which says most.

    >>> _drawn("Ben builds."), _drawn(f"Ben builds on {'O2 ' * 40}and attacks Anna.")[:20]
    ('Ben builds.', 'Ben … O2 O2 O2 O2 O2')
    """
    if len(told) <= DRAWN:
        return told
    return f"{told.partition(' ')[0]} {LEFT_OUT} {told[-DRAWN:].partition(' ')[2]}"


def deed(say: Speaker, table: Table, turn: Turn) -> str:
    """Return what somebody did at a turning point, as the story tells it.

    A whole turn is told in the short lines of its game. A line in bold tells more than others. If the story tells
    nothing, the choices are told.
    """
    if turn.whole:
        public = [one for one in turn.events if one.seats is None and not (one.ends or isinstance(one, Disclosed))]
        return " ".join(fold(say, table.game, public, turn.view, table.names)).replace("**", "")
    told = [line for event in turn.events if (line := texts.story_line(say, table.game, event, table.names))]
    if told:
        line = next((one for one in told if one.startswith("**")), told[0]).replace("**", "").splitlines()[0]
        return line if len(line) <= DEED else f"{line[: DEED - 1].rpartition(' ')[0]} {LEFT_OUT}"
    taken = [one for one in turn.decision.choices if one.key in turn.keys]
    labels = [texts.choice_label(say, table.game, turn.decision.kind, one, table.names) for one in taken]
    name = texts.safe(table.names[turn.by])
    return say("turning-answer", name=name, choices=tuple(texts.safe(one) for one in labels))


def turn_lines(say: Speaker, table: Table, turns: Sequence[Turn]) -> list[str]:
    """Return all turning points in lines, after a line that says how they were found; nothing without any."""
    return [say("turning-points"), *(turn_line(say, table, one) for one in turns)] if turns else []
