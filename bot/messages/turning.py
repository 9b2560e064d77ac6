"""The turning points of a match that is over, in words."""

from collections.abc import Sequence

from bot import pictures, texts
from bot.messages.telling import LEFT_OUT, fold
from bot.messages.truth import Turn
from bot.pictures import Deed
from bot.tables import Table
from bot.texts import Speaker
from engine import Disclosed

DEED = 160
"""The most characters of the deed of a turning point."""


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
        deed=deed(say, table, turn, table.names),
        change="up" if turn.point.after > turn.point.before else "down",
    )


def deed(say: Speaker, table: Table, turn: Turn, names: Sequence[str]) -> str:
    """Return what somebody did at a turning point, with these names: the deed that was secret, if there was any.

    Otherwise it is told as the game tells a turning point (``<game>-turn-``), or as its story does. A whole turn is
    told in the short lines of its game. If nothing of the answer was told, the choices are.
    """
    secret = secret_deed(table, turn, [texts.safe(name) for name in names])
    if secret is not None:
        return f"{secret.told.removesuffix('.')}."
    if turn.whole:
        public = [one for one in turn.events if one.seats is None and not (one.ends or isinstance(one, Disclosed))]
        return shortened(" ".join(fold(say, table.game, public, turn.view, names)).replace("**", ""))
    own = [one for one in turn.events if say.knows(f"{table.game}-turn-{one.kind}")]
    if own:
        return texts.event_as(say, f"{table.game}-turn-{own[0].kind}", own[0], names)
    told = [line for event in turn.events if (line := texts.story_line(say, table.game, event, names))]
    if told:
        line = next((one for one in told if one.startswith("**")), told[0])
        return shortened(line.replace("**", "").splitlines()[0])
    taken = [one for one in turn.decision.choices if one.key in turn.keys]
    labels = [texts.choice_label(say, table.game, turn.decision.kind, one, names) for one in taken]
    return say("turning-answer", name=texts.safe(names[turn.by]), choices=tuple(texts.safe(one) for one in labels))


def secret_deed(table: Table, turn: Turn, names: Sequence[str]) -> Deed | None:
    """Return the weightiest of the deeds that were secret and came with a turning point, if any did."""
    deeds = pictures.deeds_of(table.game, turn.story, names, table.language)
    there = [one for one in deeds if turn.story[one.place] in turn.events]
    return max(there, key=lambda one: one.weight, default=None)


def shortened(line: str) -> str:
    """Return a line, cut at its end if it is longer than a deed may be."""
    return line if len(line) <= DEED else f"{line[: DEED - 1].rpartition(' ')[0]} {LEFT_OUT}"


def turn_lines(say: Speaker, table: Table, turns: Sequence[Turn]) -> list[str]:
    """Return all turning points in lines, after a line that says how they were found; nothing without any."""
    return [say("turning-points"), *(turn_line(say, table, one) for one in turns)] if turns else []
