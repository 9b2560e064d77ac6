"""REST routes about the scheduled events of servers."""

from datetime import datetime
from typing import Any

from bot.sandbox import guild_payloads
from bot.sandbox.refusals import finished_event, invalid_form, missing_permissions, too_many_events, unknown
from bot.sandbox.rest import bodies, shapes
from bot.sandbox.rest.guild_routes import known_guild
from bot.sandbox.rest.serving import Answer, Call, Route
from bot.sandbox.world.guilds import ACTIVE, COMPLETED, MOST_EVENTS, Guild, ServerEvent
from bot.sandbox.world.permissions import on_server
from bot.sandbox.world.world import World


class EventRoutes:
    """The routes about scheduled events, with the handler of each.

    People who may create events may change their own. Other events are for those who manage events.
    """

    def __init__(self, world: World) -> None:
        self._world = world

    def table(self) -> tuple[Route, ...]:
        """Return these routes."""
        events = r"/guilds/{guild:\d+}/scheduled-events"
        event = rf"{events}/{{event:\d+}}"
        return (
            ("GET", events, self._all),
            ("POST", events, self._create),
            ("PATCH", event, self._change),
            ("DELETE", event, self._delete),
        )

    def _all(self, call: Call) -> Answer:
        return 200, [self._shown(known_guild(self._world, call), one) for one in self._left(call)]

    def _left(self, call: Call) -> list[ServerEvent]:
        """Return the events of a server that are not over."""
        now = self._world.now()
        return [one for one in known_guild(self._world, call).events.values() if one.status(now) != COMPLETED]

    def _create(self, call: Call) -> Answer:
        guild, wanted = known_guild(self._world, call), bodies.read(call.form.body, shapes.NewEvent)
        allowed = on_server(self._world.bot, guild)
        if not (allowed.administrator or allowed.create_events):
            raise missing_permissions()
        if len(self._left(call)) >= MOST_EVENTS:
            raise too_many_events()
        self._check_times(wanted.scheduled_start_time, wanted.scheduled_end_time)
        made = ServerEvent(
            self._world.next_id(),
            self._world.bot,
            wanted.name,
            wanted.description,
            wanted.entity_metadata.location,
            wanted.scheduled_start_time,
            wanted.scheduled_end_time,
        )
        guild.events[made.id] = made
        self._world.tell("events_changed", None, guild)
        return 200, self._shown(guild, made)

    def _change(self, call: Call) -> Answer:
        guild, event = self._own(call)
        wanted, status = bodies.read(call.form.body, shapes.ChangedEvent), event.status(self._world.now())
        if status == COMPLETED:
            raise finished_event()
        start, end = wanted.scheduled_start_time or event.start, wanted.scheduled_end_time or event.end
        if (start, end) != (event.start, event.end):
            self._check_times(start, end)
        if status == ACTIVE and start != event.start:
            raise invalid_form(("scheduled_start_time",), "EVENT_STARTED", "The sandbox moves no event that has begun.")
        event.name, event.start, event.end = wanted.name or event.name, start, end
        event.description = wanted.description if wanted.description is not None else event.description
        self._world.tell("events_changed", None, guild)
        return 200, self._shown(guild, event)

    def _delete(self, call: Call) -> Answer:
        guild, event = self._own(call)
        del guild.events[event.id]
        self._world.tell("events_changed", None, guild)
        return 204, None

    def _own(self, call: Call) -> tuple[Guild, ServerEvent]:
        """Return an event that the bot may change, and its server."""
        guild = known_guild(self._world, call)
        one, allowed = guild.events.get(call.number("event")), on_server(self._world.bot, guild)
        if one is None:
            raise unknown("Guild Scheduled Event")
        own = allowed.create_events and one.creator is self._world.bot
        if not (allowed.administrator or allowed.manage_events or own):
            raise missing_permissions()
        return guild, one

    def _check_times(self, start: datetime, end: datetime) -> None:
        if start <= self._world.now():
            said = "Cannot schedule event in the past."
            raise invalid_form(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", said)
        if end <= start:
            said = "Cannot schedule event to end before it starts."
            raise invalid_form(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END_BEFORE_START", said)

    def _shown(self, guild: Guild, one: ServerEvent) -> dict[str, Any]:
        return guild_payloads.server_event(guild, one, self._world.now())
