"""Advice: the button, and the message with the answer that a computer player would give."""

import asyncio

import engine
from bot import texts
from bot.commands.answering import own_seat
from bot.commands.asker import language
from bot.commands.replies import reply, show_progress
from bot.commands.router import on
from bot.learning.advisor import Advice
from bot.learning.host import Interaction
from bot.tables import Table
from bot.tables.refusal import Refusal
from bot.texts import Speaker
from engine import Decision, Keys, Seat, View
from engine.hidden_side import subjects


def check_asked(table: Table, seat: Seat, question: int) -> None:
    """Refuse advice if there is none, and for a question that is over."""
    if not table.advises:
        raise Refusal("advice-off")
    if seat.decision is None or seat.question != question:
        raise Refusal("advice-over")


SUSPECT = 0.3
"""A seat is named as suspect if it is so likely of the hidden side."""

ROOM = 600
"""The most characters of the choices of an answer."""


def advice_page(table: Table, seat: Seat, advised: Advice, language: str) -> str:
    """Return the advice on what to answer and why.

    The advice says how many of 100 imagined matches this answer wins, and which other answer comes next.
    """
    say = texts.speaker(language)
    if seat.decision is None:
        raise ValueError("nobody asks anything")
    chosen = _choices(say, table, seat.decision, advised.keys)
    lines = [say("advice", choices=chosen)]
    reason = engine.game(table.game).reason(seat.view, seat.decision, advised.keys)
    if reason is not None:
        lines.append(texts.reason(say, table.game, reason, table.names))
    if advised.won is not None:
        lines.append(_won(say, table, advised.won))
        others = ((_choices(say, table, seat.decision, keys), won) for keys, won in advised.others)
        different = ((choices, won) for choices, won in others if choices != chosen)  # other cards may look the same
        for choices, won in [*different][:1]:
            lines.append(say("advice-next" if won < advised.won else "advice-close", choices=choices, won=won))
    return "\n".join([*lines, *_suspected(say, table, seat.view), say("advice-from")])


def _suspected(say: Speaker, table: Table, view: View) -> list[str]:
    """Return in a line whom a computer player would suspect most by that view; none if nobody stands out."""
    game = engine.game(table.game)
    side = game.hidden_side
    found = side.suspicions(view) if side is not None and side.suspicions is not None else {}
    most = max(found.values(), default=0)
    suspects = [number for number, share in found.items() if share == most]
    if most < SUSPECT or len(suspects) > 1:
        return []
    one = subjects(view.seats, game.marked_parts(view.seats))[suspects[0]]
    name = texts.subject_name(say, table.game, texts.safe(table.names[one.seat]), one.part)
    return [say("advice-suspects", name=name, share=round(100 * most))]


def _won(say: Speaker, table: Table, won: int) -> str:
    """Return how many of 100 imagined matches are won, with the number if nobody is ahead."""
    share = round(100 * engine.game(table.game).even(len(table.names)))
    return say("advice-won", won=won, share=share)


def _choices(say: Speaker, table: Table, decision: Decision, keys: Keys) -> str:
    """Return the labels of the choices on the buttons or in the menu, one after the other."""
    names = [texts.safe(name) for name in table.names]
    labels = [
        texts.choice_label(say, table.game, decision.kind, choice, names)
        for choice in decision.choices
        if choice.key in keys
    ]
    told = ", ".join(labels) or say("nothing-label")
    return told if len(told) <= ROOM else told[: ROOM - 1].rstrip() + "…"


SOON = 1.0
"""Seconds after which the asker is shown that their answer is being thought about; later, a click is deferred."""


@on("advice")
async def advise(interaction: Interaction, table_id: int, question: int) -> None:
    """Tell somebody privately what a computer player would do in their place."""
    table, seat, _ = await own_seat(interaction, table_id)
    check_asked(table, seat, question)
    advising = asyncio.ensure_future(interaction.client.advisor.advise(table, seat))
    await asyncio.wait({advising}, timeout=SOON)
    if not advising.done():
        await show_progress(interaction)
    advice = await advising
    table, now, _ = await own_seat(interaction, table_id)
    check_asked(table, now, question)
    await reply(interaction, advice_page(table, seat, advice, language(interaction)))
