"""What a computer player would do in somebody's place, in words."""

import engine
from bot import texts
from bot.tables import Table
from bot.tables.advice import Advice
from bot.texts import Speaker
from engine import Decision, Keys, Seat

ROOM = 600
"""How many characters the choices of one answer have."""


def advice(table: Table, seat: Seat, advised: Advice, language: str) -> str:
    """What to answer and why, how many of 100 imagined matches that wins, and which other answer comes next."""
    say = texts.speaker(language)
    if seat.decision is None:
        raise ValueError("nobody asks anything")
    chosen = _choices(say, table, seat.decision, advised.keys)
    lines = [say("advice", choices=chosen)]
    reason = engine.game(table.game).reason(seat.view, seat.decision, advised.keys)
    if reason is not None:
        lines.append(texts.reason(say, table.game, reason, table.names))
    if advised.won is not None:
        lines.append(say("advice-won", won=advised.won))
        others = ((_choices(say, table, seat.decision, keys), won) for keys, won in advised.others)
        different = ((choices, won) for choices, won in others if choices != chosen)  # other cards may look the same
        for choices, won in [*different][:1]:
            lines.append(say("advice-next" if won < advised.won else "advice-close", choices=choices, won=won))
    return "\n".join([*lines, say("advice-from")])


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
