"""The scheduled event of a plan, as it should stand in its server's own list."""

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from bot import texts
from bot.pictures.orders import digest
from bot.tables import Table
from bot.tables.plans import rules

LASTS = timedelta(hours=2)
"""An event must have an end: nobody knows how long a game will take."""
LONGEST_NAME = 100


class EventContent(NamedTuple):
    """The content of an event: its name, its description, its place, its beginning and its end.

    The description ends with a ``mark``, which no other plan has.
    """

    name: str
    text: str
    place: str
    begins: datetime
    ends: datetime
    mark: str

    @property
    def fingerprint(self) -> str:
        """Equal for events that look the same."""
        return digest(self)


def wanted(table: Table) -> EventContent | None:
    """Return the event of a planned table whose lobby has not opened; ``None`` for any other table."""
    plan = table.plan
    if plan is None or table.state != "planned" or not table.has_game:
        return None
    say = texts.speaker(table.language)
    game = texts.game_name(say, table.game)
    host = next((name for name, one in zip(table.names, table.sitters, strict=True) if one.user == table.host), "")
    begins = datetime.fromtimestamp(round(plan.at), UTC)
    mark = f"\n{say('event-number', number=table.id)}"
    text = say("event-text", host=texts.safe(host), game=game, where=f"<#{table.channel}>")
    name = say("event-name", game=game, place=table.guild_name)[:LONGEST_NAME]
    place = f"https://discord.com/channels/{table.guild}/{table.channel}"
    return EventContent(name, text + mark, place, begins, begins + LASTS, mark)


def is_void(table: Table) -> bool:
    """Return whether a plan's event stands for nothing: the plan was moved, or ended before its match began."""
    plan = table.plan
    if plan is None or plan.event is None or not plan.event.id:
        return False
    return plan.event.number != plan.number or not (table.started or rules.waits(table))
