"""The last matches of somebody, as a private message lists them."""

from collections.abc import Sequence
from typing import NamedTuple

from bot import texts
from bot.messages.content import Content, Entry, Menu
from bot.messages.ids import make_menu
from bot.messages.prompt import LONGEST
from bot.store import Placing
from bot.tables import Table
from bot.texts import Speaker

TITLE = 90
"""How many characters an entry of a menu may have."""


class Past(NamedTuple):
    """A match that is over: how somebody came out of it, its table, and the address of the message of its end."""

    placing: Placing
    table: Table
    link: str


def history(say: Speaker, name: str, past: Sequence[Past]) -> Content:
    """A line for each match, the latest first, as many as there is room for, and a menu to replay one of them."""
    if not past:
        return Content(say("history-none", name=name))
    lines = [f"### {say('history-title', name=name)}"]
    for one in past:
        lines.append(_line(say, one))
        if sum(len(line) + 1 for line in lines) > LONGEST:
            lines.pop()
            break
    entries = tuple(Entry(_entry(say, one)[:TITLE], str(one.table.id)) for one in past[: len(lines) - 1])
    return Content("\n".join(lines), (Menu(make_menu("past", past[0].table.id), say("history-hint"), entries),))


def _line(say: Speaker, one: Past) -> str:
    """When, which game, how it came out, against whom, and where."""
    others = ", ".join(texts.safe(name) for seat, name in enumerate(one.table.names) if seat != one.placing.seat)
    game = texts.game_name(say, one.table.game)
    place = f"[{game}]({one.link})"
    when = f"<t:{int(one.placing.ended)}:d>"
    return f"- {when} **{place}** · {_outcome(say, one)} · {say('history-with', names=others)}"


def _outcome(say: Speaker, one: Past) -> str:
    of = len(one.table.sitters)
    rank = min(one.placing.rank, of)  # who left ranks after all seats
    return say("history-outcome", rank=rank, seats=of, points=one.placing.points)


def _entry(say: Speaker, one: Past) -> str:
    number = say("history-table", number=one.table.id)
    return f"{number} · {texts.game_name(say, one.table.game)} · {_outcome(say, one)}"
