"""What a computer player would do in somebody's place, in words."""

from collections.abc import Mapping

from bot import texts
from bot.tables import Table
from bot.texts import Speaker
from engine import Decision, Keys, Seat

ROOM = 600
"""How many characters the choices of one answer have."""


def advice(table: Table, seat: Seat, keys: Keys, values: Mapping[Keys, float], language: str) -> str:
    """The advice to take ``keys``, how many of 100 imagined matches that wins, and what comes next.

    ``values`` has what part of them each answer wins that was tried; without any there is nothing to compare.
    """
    say = texts.speaker(language)
    if seat.decision is None:
        raise ValueError("nobody asks anything")
    lines = [say("advice", choices=_choices(say, table, seat.decision, keys))]
    if keys in values:
        won = _of_100(values[keys])
        lines.append(say("advice-won", won=won))
        others = {other: value for other, value in values.items() if other != keys}
        if others:
            other = max(others, key=lambda one: others[one])
            key = "advice-less" if _of_100(others[other]) < won else "advice-close"
            lines.append(say(key, choices=_choices(say, table, seat.decision, other), won=_of_100(others[other])))
    return "\n".join([*lines, say("advice-from")])


def _of_100(value: float) -> int:
    return round(100 * value)


def _choices(say: Speaker, table: Table, decision: Decision, keys: Keys) -> str:
    """What the buttons or the menu call the choices, one after the other."""
    names = [texts.safe(name) for name in table.names]
    labels = [
        texts.choice_label(say, table.game, decision.kind, choice, names)
        for choice in decision.choices
        if choice.key in keys
    ]
    told = ", ".join(labels) or say("nothing-label")
    return told if len(told) <= ROOM else told[: ROOM - 1].rstrip() + "…"
