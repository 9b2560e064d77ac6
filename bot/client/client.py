"""The discord.py client, and its parts."""

import asyncio
import importlib
import logging
from collections.abc import Collection, Mapping
from contextlib import suppress
from http import HTTPStatus
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot import commands, texts
from bot.aftermath.film_shelf import Films
from bot.aftermath.host import Host as AftermathHost
from bot.aftermath.insights import Insights
from bot.aftermath.page.links import Links
from bot.aftermath.page.pages import Pages
from bot.aftermath.page.server import PageServer
from bot.aftermath.standings import Standings
from bot.aftermath.statistics import Results
from bot.aftermath.turning import TurningPoints
from bot.client.chores import Chores
from bot.client.places import Places
from bot.client.pulse import Pulse, keep_setting_aside
from bot.client.tree import Registration, Tree
from bot.config import Drawn, Settings
from bot.config.data_files import read_data
from bot.delivery.delivery import Delivery
from bot.delivery.drawing import Drawing
from bot.delivery.limiter import Limiter
from bot.delivery.marks import Marks, program
from bot.delivery.server_log import ServerLog
from bot.gathering.calling import Calls
from bot.gathering.host import Host as GatheringHost
from bot.learning.advisor import Advisor
from bot.learning.host import Host as LearningHost
from bot.privacy.deletions import Deletions
from bot.privacy.host import Host as PrivacyHost
from bot.privacy.own_data import OwnData
from bot.privacy.retention import Expiry
from bot.processes import api, cores
from bot.processes.gateway import Gateway
from bot.processes.owners import ALONE, Owners
from bot.processes.supervision import Supervisor
from bot.store import Instance, NumberedClock, Store, Table, make_folder
from bot.tables import Computers, Recovery, Tables, Timekeeper, Times
from bot.tables.players.computers import PACE, SPARE
from bot.tables.players.thinking import Thinking
from bot.tables.time.clock_rules import REAL
from bot.tables.time.hearing import OwnShards
from bot.watching.health import Health
from bot.watching.monitor import Monitor

if TYPE_CHECKING:
    from bot.client.sharing import Sharing

_log = logging.getLogger(__name__)

FILMS, PAGES = "turncoat-films", "turncoat-pages"
ALIVE = "alive"
"""The file that is touched while all is well."""

CUT_OFF = 600.0
"""Seconds after which another process that has not ended a deletion has ended itself."""

LONGEST_WAIT = 30.0
"""Seconds that discord.py waits for a rate limit at most, before it gives the call back; it takes no fewer."""


def create(settings: Settings, *, pace: float = PACE, times: Times = REAL) -> "Turncoat":
    """Return the client, not yet running.

    ``pace`` is the time in seconds that a computer player takes to answer; ``times`` tell the time.
    """
    if settings.api:
        api.call_at(settings.api)
    return Turncoat(settings, pace, times)


class Turncoat(AftermathHost, GatheringHost, LearningHost, PrivacyHost):
    """The bot. Its parts live from ``setup_hook``, before the gateway is there, to ``close``."""

    def __init__(self, settings: Settings, pace: float, times: Times) -> None:
        limiter = Limiter(queued=bool(settings.api))
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            http_trace=limiter.trace(),
            shard_count=settings.shards.count if settings.shards is not None else None,
        )
        self.shard_ids = list(settings.shards.mine) if settings.shards is not None else None
        self.limiter = limiter
        self.settings = settings
        self.since = times.now()
        self.supervisor = Supervisor(times.now)
        self.health = Health()
        if settings.abort_role is not None:
            _log.warning(
                "abort_role counts only on servers without a role of their own: choose one with /settings there"
            )
        self.tree = Tree(self)
        self.gateway = Gateway(self, is_worker=settings.role == "worker")
        self._ended = asyncio.Event()
        self._pace = pace
        self._times = times

    async def setup_hook(self) -> None:
        """Open the store, and tell Discord the commands if it does not know them. Begin to look at every open table."""
        if self.settings.metrics is not None:
            self.monitor = await asyncio.to_thread(Monitor, self.settings.metrics, self.health)
        await asyncio.to_thread(make_folder, self.settings.data)
        if self.settings.database:  # a process with a file has its folder, too
            self._folder = await asyncio.to_thread(Instance.of_folder, self.settings.data)
        self.store = await Store.open(self.settings.where)
        if self.settings.database and not self.gateway.is_worker:
            await self.gateway.take_turns(self.settings.database, self.settings.shards)
            self.supervisor.begin("shards", self.gateway.keep_hearing)
        registration = Registration(self.tree, self.gateway, self.store, self.settings.servers)
        known = await registration.bring_in_line()
        sharing = self._sharing(registration)
        self.owners: Owners = sharing or ALONE
        self.tables = Tables(self.store, data=_replaced(self.settings), times=self._times, shared=sharing is not None)
        await self._make_parts(known)
        cut_off = 0.0 if sharing is None else CUT_OFF
        self.deletions = Deletions(self.tables, self.store, self.delivery.bring_in_line, self._look_at, cut_off)
        await self.tables.servers.load()
        self.tables.listeners.append(self._changed)
        self._begin(sharing, registration)

    async def _make_parts(self, known: Mapping[str, int]) -> None:
        """Make all that thinks, shows and tells, once the tables are there; ``known`` are the ids of the commands."""
        links = await Links.of(self.store, self.settings.public_url)
        self.thinking = Thinking()
        self.insights = Insights(self.tables, self.store, self.thinking)
        self.pages = Pages(self.tables, self.insights, self.settings.data / PAGES, links)
        if self.settings.pages is not None:
            self.page_server = PageServer(self.settings.pages, links, self.pages.find)
        self.marks = Marks(self.store, await asyncio.to_thread(program, known))
        self.drawing = Drawing(_painters(self.settings.drawing))
        self.drawing.begin()
        self.delivery = Delivery(
            self, self.tables, self.store, self.drawing, self.marks, self.limiter, self.owners, self.settings.openings
        )
        self.films = Films(self.settings.data / FILMS)
        self.results = Results(self.store)
        self.standings = Standings(self.store, self.tables.settings, self.tables.now)
        self.calls = Calls(self.tables, self.store)
        self.advisor = Advisor(self.thinking)
        turning_points = TurningPoints(self.tables, self.thinking, self.films, self.insights, self.supervisor)
        self.delivery.at_end = turning_points.at_end
        self.computers = Computers(
            self.tables, self._pace, self.supervisor, self.thinking, self.owners, spare=self._pace * SPARE
        )
        self.recovery = Recovery(
            self.tables,
            self.supervisor,
            wake=self.computers.wake,
            show=self.delivery.bring_in_line,
            program=self.marks.program,
            owners=self.owners,
        )
        self.own_data = OwnData(self.tables, self.store)

    def _begin(self, sharing: "Sharing | None", registration: Registration) -> None:
        """Begin all work in the background, and hear what happens at Discord."""
        log = ServerLog(self, self.tables, self.supervisor)
        self.timekeeper = Timekeeper(
            self.tables, self.store, self._times, self._own_shards, self.supervisor, self.owners
        )
        self.pulse = Pulse(self, self.store, self.thinking, self.health, self.settings.data / ALIVE)
        measured = () if self.settings.metrics is None else (self.pulse.beat, self.pulse.count)
        for work in (self.pulse.show, *measured, self.pulse.show_alive):
            self.supervisor.begin("alive", work)
        self.supervisor.begin("time", self.timekeeper.keep)
        dropping = Expiry(self.tables, self.store, self.settings.retention, self.forget)
        Chores(self.owners, self.tables, self.recovery, dropping, self.deletions).begin(self.supervisor)
        self.supervisor.begin("shown", self.marks.keep_saving)
        self.supervisor.begin("garbage", keep_setting_aside)
        if sharing is None:
            self.tables.actions.listeners.append(log.wake)
            log.wake()
            self.recovery.look_at_rest()
        else:
            self.tables.actions.listeners.append(sharing.acted)
            sharing.begin(self.recovery, self.computers, self.timekeeper, log)
        places = Places(
            self,
            self.gateway,
            self.tables.servers,
            self.recovery,
            self.timekeeper,
            self.supervisor,
            registration.bring_in_line,
        )
        places.begin()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Be there until the end. Raises ``discord.LoginFailure`` once Discord does not know the token any more."""
        there = asyncio.create_task(self._be_there(reconnect=reconnect))
        unknown = asyncio.create_task(self._token_is_unknown())
        try:
            await asyncio.wait((there, unknown), return_when=asyncio.FIRST_COMPLETED)
            if not there.done():
                raise discord.LoginFailure("the token was reset")
            there.result()
        finally:
            there.cancel()
            unknown.cancel()

    async def _be_there(self, *, reconnect: bool) -> None:
        """Stay on the gateway, unless that is for others."""
        if self.gateway.is_worker:
            _log.info("ready as a worker")
            await self._ended.wait()
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ended.wait(), await self.gateway.sessions_begin_in())
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify; alone, a process waits between its own shards.

        The number of shards is known from here on, so no clock goes on as if the outage had counted.
        """
        self.timekeeper.look_soon()
        if not await self.gateway.take_turn(shard_id or 0):
            await super().before_identify_hook(shard_id, initial=initial)

    async def _token_is_unknown(self) -> None:
        """Wait until Discord says of two calls that it does not know the token.

        A single such answer may be a mistake.
        """
        while True:
            await self.limiter.unauthorized.wait()
            self.limiter.unauthorized.clear()
            try:
                await self.fetch_user(self.user.id if self.user is not None else 0)
            except discord.HTTPException as error:
                if error.status == HTTPStatus.UNAUTHORIZED:
                    return
            except (aiohttp.ClientError, OSError) as error:
                _log.info("Discord does not say whether it knows the token: %r", error)

    def _own_shards(self) -> OwnShards:
        return OwnShards(self.shard_count or 0, self.gateway.own_shards, self.gateway.heard)

    def _sharing(self, registration: Registration) -> "Sharing | None":
        """Return the ``Sharing`` of one of several processes; ``None`` if the database is not for several."""
        if not self.settings.database:
            return None
        module = importlib.import_module("bot.client.sharing")  # here, because not everybody has asyncpg
        sharing: Sharing = module.Sharing(self, self.supervisor, self.store, registration)
        return sharing

    async def on_interaction(self, interaction: "discord.Interaction[Turncoat]") -> None:
        """Answer a click on a button, a choice in a menu, or a form that was sent. The tree answers commands."""
        if interaction.type is discord.InteractionType.component:
            await commands.clicked(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await commands.submitted(interaction)

    async def on_app_command_completion(self, interaction: "discord.Interaction[Turncoat]", command: object) -> None:
        """Note that a command has been answered without a failure."""
        await commands.note_use(interaction)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        """Log a failure of a listener to an event. The end of the bot cuts events off, which is no failure."""
        if not self.is_closed():
            await super().on_error(event_method, *args, **kwargs)

    async def close(self) -> None:
        """Stop everything, the store last."""
        await self.supervisor.close()
        if hasattr(self, "page_server"):
            await self.page_server.close()
        if hasattr(self, "computers"):
            await self.films.close()
            await self.pages.close()
            await self.computers.close()
            await self.thinking.close()
            await self.delivery.close()
            await self.marks.close()
            await self.drawing.close()
        await super().close()
        self.gateway.close()
        self._ended.set()
        texts.know_commands({})
        if hasattr(self, "store"):
            await self.store.close()
        if hasattr(self, "_folder"):
            self._folder.give_back()
        if hasattr(self, "monitor"):
            self.monitor.close()

    def _changed(self, table: Table, left: NumberedClock | None) -> None:
        """Start the work that follows from a change of a table, whose clock was ``left`` so if that is known."""
        self.delivery.refresh(table.id, (table, left) if left is not None else None)
        self.computers.changed(table)
        if not table.is_open:
            self.forget(table.id)
        self.owners.changed(table.id)

    def _look_at(self, tables: Collection[int]) -> None:
        """Look at these tables, and keep no films and pages of them: their messages are to be shown again."""
        for table in tables:
            self.forget(table)
        self.recovery.look(lambda one: one.table in tables)


def _painters(drawn: Drawn) -> int:
    """Return the number of processes in which pictures are drawn.

    The number is 0 if there is only one core, which these processes would only share.
    """
    return 0 if drawn == "threads" or cores() == 1 else cores() - 1


def _replaced(settings: Settings) -> dict[str, dict[str, object]]:
    """Return the content of every data file that the settings replace, by game."""
    return {
        game: {name: read_data(game, name, file) for name, file in files.items()}
        for game, files in settings.replacements.items()
    }
