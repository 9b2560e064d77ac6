"""All tables: open, join, leave, start, answer, abort. Whatever it returns is on disk."""

import asyncio
import dataclasses
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

import engine
from bot.names import called
from bot.store import Action, ChannelTaken, ServerSettings, Sitter, Store, Table, What
from bot.tables import limits, lobby
from bot.tables.actions import Actions
from bot.tables.blocks import Blocks
from bot.tables.refusal import Refusal, illegal
from bot.tables.servers import Servers
from bot.tables.settings import SettingsOfServers, offered

_log = logging.getLogger(__name__)

MATCHES_IN_MEMORY = 32

LATELY = 24 * 3600.0
"""For so many seconds after its end it is still looked at whether a table's end has been shown."""


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord who wishes something."""

    user: int
    name: str
    language: str


class Place(msgspec.Struct, frozen=True):
    """A channel of a server; ``thread``: a thread that was made for a table."""

    guild: int
    guild_name: str
    channel: int
    language: str
    thread: bool = False


class Tables:
    """Opens, changes and ends tables.

    The store is the truth: a match in memory is a cache, checked by the number of answers. ``listeners`` are called
    with a table's id after each change. ``clock`` gives seconds since 1970; ``data`` holds replaced data files, by
    game.
    """

    def __init__(
        self,
        store: Store,
        *,
        data: Mapping[str, Mapping[str, object]] | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self.clock = clock
        self.servers = Servers(store, self.clock)
        self.actions = Actions(store, self.clock)
        self.settings = SettingsOfServers(store, self.actions)
        self.blocks = Blocks(store, self.clock)
        self.listeners: list[Callable[[int], None]] = []
        self._data = data or {}
        self._opening = asyncio.Lock()
        self._matches: OrderedDict[int, engine.Match] = OrderedDict()

    # Looking

    async def table(self, table_id: int) -> Table:
        """The table of that id; refuses when there is none, or when its game is not here."""
        return lobby.check_game(await self.stored(table_id))

    async def stored(self, table_id: int) -> Table:
        """The table of that id, whether its game is here or not; refuses when there is none."""
        table = await self._store.table(table_id)
        if table is None:
            raise Refusal("no-such-table")
        return table

    async def table_in(self, channel: int) -> Table:
        """The open table of a channel; refuses when there is none."""
        table = await self.latest_in(channel)
        if table is None or not table.is_open:
            raise Refusal("no-table")
        return table

    async def latest_in(self, channel: int) -> Table | None:
        """The open table of a channel; else the latest one there."""
        return await self._store.table_in(channel)

    async def open_tables(self, guild: int | None = None) -> list[Table]:
        """All tables that have not ended, or those of one server, the oldest first."""
        return await (self._store.open_tables() if guild is None else self._store.open_tables_of_guild(guild))

    async def open_tables_of(self, user: int) -> list[Table]:
        """The tables that have not ended and at which somebody sits, the oldest first."""
        return await self._store.open_tables_of_user(user)

    async def seat(self, table: Table, user: int | None = None) -> engine.Seat:
        """All that somebody may know of a table that has started: what their seat may, or without one an onlooker.

        A table that has ended asks nobody anything. Refuses a table that has not started.
        """
        if not table.started:
            raise Refusal("not-started" if table.is_open else "over")
        found = (await self.match(table)).seat(None if user is None else table.seat_of(user))
        return found if table.state == "running" else dataclasses.replace(found, decision=None)

    async def waiting_since(self, table: Table) -> float:
        """When the last answer was given that everybody knows of, or else the match was started."""
        told = (await self.match(table)).told
        return await self._store.answered_at(table.id, told - 1) or table.started

    def size(self) -> int:
        """How many bytes everything takes that is stored."""
        return self._store.size()

    async def match(self, table: Table) -> engine.Match:
        """The match of a table that has started, as it stands on disk: the whole truth of all seats."""
        lobby.check_game(table)
        number = await self._store.count_answers(table.id)
        match = self._matches.get(table.id)
        if match is None or match.length != number:
            match = self._replay(table, await self._store.answers(table.id))
            self._matches[table.id] = match
        self._matches.move_to_end(table.id)
        while len(self._matches) > MATCHES_IN_MEMORY:
            self._matches.popitem(last=False)
        return match

    @staticmethod
    def _replay(table: Table, answers: tuple[engine.Answer, ...]) -> engine.Match:
        try:
            return engine.replay(table.record(answers))
        except engine.BadRecord as error:
            _log.error("table %d cannot be replayed: %s", table.id, error)
            raise Refusal("unreadable") from error

    # The lobby

    async def open(
        self,
        place: Place,
        person: Person,
        game: str,
        options: Mapping[str, str],
        *,
        computers: tuple[Sitter, ...] = (),
        invited: tuple[int, ...] = (),
    ) -> Table:
        """Open a table with the person as host and first sitter; ``invited`` are called to it.

        ``options`` are the ones chosen already.
        """
        async with self._opening:  # who asks twice at once is refused once
            latest = await self._store.table_in(place.channel)
            if latest is not None and latest.is_open:
                raise Refusal("channel-taken")
            settings = await self.check_opening(place.guild, person.user, game)
            rules, sitters = engine.game(game), (_sitter(person), *computers)
            if not all(value in rules.values(name, len(sitters)) for name, value in options.items()):
                raise Refusal("option")
            table = Table(
                guild=place.guild,
                guild_name=place.guild_name,
                channel=place.channel,
                language=place.language,
                host=person.user,
                game=game,
                options=dict(options),
                data=dict(self._data.get(game, {})),
                rules=rules.rules_version,
                sitters=sitters,
                invited=invited,
                secret=secrets.token_bytes(32),
                opened=self.clock(),
                opener=person.user,
                games=settings.games,
                thread=place.thread or (latest is not None and latest.thread),
            )
            try:
                table = await self._store.add_table(table)
            except ChannelTaken:
                raise Refusal("channel-taken") from None
        self._changed(table)
        return table

    async def check_opening(self, guild: int, user: int, game: str) -> ServerSettings:
        """Refuse a table that somebody may not open on a server now; else the server's settings."""
        if game not in engine.games():
            raise Refusal("option")
        settings = await self.settings.of(guild)
        if game not in offered(settings):
            raise Refusal("not-offered")
        await limits.check_opening(self._store, guild, user, settings.tables, self.clock())
        return settings

    async def join(self, table_id: int, person: Person) -> Table:
        """Take the next seat."""
        table = await self.table(table_id)
        if table.state == "lobby" and table.seat_of(person.user) is None:
            await limits.check_seats(self._store, person.user)
        blockers = await self.blocks.against(person.user)
        return await self._change(table_id, lambda table: lobby.join(table, _sitter(person), blockers))

    async def leave(self, table_id: int, user: int) -> Table:
        """Give the seat back."""
        return await self._change(table_id, lambda table: lobby.leave(table, user))

    async def hand_over(self, table_id: int, user: int, name: str) -> Table:
        """Leave a running match: a computer player called ``name`` takes the seat."""
        table = await self.table(table_id)
        events = len((await self.match(table)).events(None)) if table.state == "running" else 0
        return await self._change(table_id, lambda table: lobby.hand_over(table, user, name, events))

    async def add_computer(self, table_id: int, user: int, player: str = "thumb") -> Table:
        """Give the next seat to a computer player."""
        return await self._change(table_id, lambda table: lobby.add_computer(table, user, player))

    async def remove_computer(self, table_id: int, user: int) -> Table:
        """Take the last computer player away."""
        return await self._change(table_id, lambda table: lobby.remove_computer(table, user))

    async def set_option(self, table_id: int, user: int, name: str, value: str) -> Table:
        """Choose an option."""
        return await self._change(table_id, lambda table: lobby.set_option(table, user, name, value))

    async def set_game(self, table_id: int, user: int, game: str) -> Table:
        """Choose another game."""
        data = dict(self._data.get(game, {}))
        return await self._change(table_id, lambda table: replace(lobby.set_game(table, user, game), data=data))

    async def set_language(self, table_id: int, user: int, language: str) -> Table:
        """Choose another language for what stands in the channel; there must be texts in it."""
        return await self._change(table_id, lambda table: lobby.set_language(table, user, language))

    async def rematch(self, table_id: int, place: Place, person: Person) -> Table:
        """Open a table like one that has ended, in its language; who sat there is invited, computer players stay."""
        old = await self.table(table_id)
        if old.is_open:
            raise Refusal("running")
        lobby.check_sits(old, person.user)
        computers = tuple(replace(one, handed_over=None) for one in old.sitters if one.player)
        invited = tuple(one.user for one in old.sitters if one.user is not None and one.user != person.user)
        chosen = {name: value for name, value in old.values.items() if name == "preset" or name in old.unusual}
        place = replace(place, language=old.language)
        return await self.open(place, person, old.game, chosen, computers=computers, invited=invited)

    async def start(self, table_id: int, user: int, click: int, seen: int | None = None) -> Table:
        """Start the match, by the newest version of the rules.

        ``click`` is the id of the interaction that asks for it, ``seen`` the version the starter was shown.
        """

        def begin(table: Table) -> Table:
            table = replace(table, rules=engine.game(table.game).rules_version)
            lobby.check_start(table, user, seen)
            who = (str(one.user) if one.user is not None else f"computer player {one.name}" for one in table.sitters)
            ingredients = (f"table {table.id}", *who, f"start {click}")
            return replace(table, state="running", started=self.clock(), ingredients=ingredients, options=table.values)

        return await self._change(table_id, begin)

    # The match

    async def answer(
        self, table_id: int, user: int, keys: Sequence[str], *, question: int | None = None
    ) -> tuple[Table, engine.Match]:
        """A person's answer to the question of that number (``engine.Match.question``); without one, to the present.

        The table and its match after the answer are returned. Refuses strangers, who is not asked, earlier questions,
        and answers that do not fit.
        """
        table = await self.table(table_id)
        if table.state == "lobby":
            raise Refusal("not-started")
        if table.state != "running":
            raise Refusal("over")
        seat = lobby.check_sits(table, user)
        if self.servers.is_gone(table.guild):
            raise Refusal("server-gone", server=table.guild_name)
        while True:
            match = await self.match(table)
            if match.result is not None:
                await self.finish(table.id)  # it could not be closed when the last answer was given
            if seat not in match.decisions:
                raise Refusal("not-asked" if question is None or question > match.question(seat) else "answered")
            if question is None:
                question = match.question(seat)
            if question != match.question(seat):
                raise Refusal("stale" if seat in match.awaited else "answered")
            if await self._append(table, match, seat, keys):
                return await self.table(table_id), match

    async def answer_ahead(
        self, table_id: int, user: int, answers: Sequence[Sequence[str]], *, question: int
    ) -> tuple[Table, engine.Match]:
        """A person's answers to the question of that number and to those that it opens, one after the other."""
        first, *others = answers
        table, match = await self.answer(table_id, user, first, question=question)
        for keys in others:
            seat = lobby.check_sits(table, user)
            table, match = await self.answer(table_id, user, keys, question=match.question(seat))
        return table, match

    async def answer_in_advance(self, table_id: int, user: int, *, question: int) -> tuple[Table, engine.Match]:
        """A person's standing answer, now and until they are asked anything else (``engine.Game.standing``)."""
        table = await self.table(table_id)
        seat = lobby.check_sits(table, user)
        match = await self.match(table)
        kind = match.decisions[seat].kind if seat in match.decisions else ""
        if question == match.question(seat) and kind and kind not in match.game.standing:
            raise Refusal("forged")
        table, match = await self.answer(table_id, user, [match.game.standing.get(kind, "")], question=question)
        if table.state != "running":
            return table, match
        return await self._change(table_id, lambda now: lobby.set_standing(now, user, question)), match

    async def answer_again(self, table_id: int, user: int) -> Table:
        """Take a standing answer back."""
        return await self._change(table_id, lambda now: lobby.set_standing(now, user, None))

    async def answer_for_computer(self, table: Table, match: engine.Match, seat: int, keys: Sequence[str]) -> None:
        """A computer player's answer, or a standing one; refused if somebody else was quicker."""
        if not await self._append(table, match, seat, keys):
            raise Refusal("answered")

    async def _append(self, table: Table, match: engine.Match, seat: int, keys: Sequence[str]) -> bool:
        """Store an answer and play it; ``False``, and nothing has changed, if another answer came between.

        It is rehearsed first: a defect of the game refuses this answer, and does not make the table unreadable.
        """
        decision = match.decisions.get(seat)
        if decision is None:
            raise Refusal("not-asked")
        try:
            taken = decision.answer(keys)
        except engine.IllegalAnswer as error:
            if error.reason == "unknown":
                raise illegal(table, match.seat(seat), [decision.kind], error.key) from None
            raise Refusal(f"illegal-{error.reason.replace('_', '-')}", number=error.number) from None
        match.rehearse(seat, taken)
        step = match.length
        if not await self._store.append(table.id, step, engine.Answer(seat, taken), self.clock()):
            self._matches.pop(table.id, None)
            return False
        if match.length == step:
            match.play(seat, taken)
        if match.result is not None:
            await self.finish(table.id)
        self._changed(table)
        return True

    async def finish(self, table_id: int) -> None:
        """Close a table whose match is over. Harmless when it is closed already."""

        def end(table: Table) -> Table:
            return replace(table, state="finished") if table.state == "running" else table

        await self._change(table_id, end)

    async def abort(self, table_id: int, person: Person | None, reason: str = "") -> Table:
        """Close a table; its record is kept, nothing of it counts. Who may do that is not decided here.

        Without a ``person`` it is closed because its server has removed the bot.
        """

        def end(table: Table) -> Table:
            if not table.is_open:
                raise Refusal("over")
            by = person.name if person is not None else ""
            return replace(table, state="aborted", ended_by=by, ended_for=reason)

        if person is None:
            return await self._change(table_id, end, look=self.stored)
        return await self.act(table_id, person.user, "abort", end, reason=reason)

    async def close_quiet_lobbies(self) -> None:
        """Close the lobbies that have had no news for long; those of servers that removed the bot are paused."""
        for one in await self._store.lobbies():
            if limits.is_quiet(one, self.clock()) and not self.servers.is_gone(one.guild):
                await self._change(one.id, lambda table: lobby.close_if_quiet(table, self.clock()), look=self.stored)

    async def act(
        self,
        table_id: int,
        who: int,
        what: What,
        change: Callable[[Table], Table],
        *,
        about: str = "",
        reason: str = "",
    ) -> Table:
        """A change by the host, or by who administers tables: kept together with the action, and then told."""

        def action(table: Table) -> Action:
            return self.actions.at(table, who, what, about=about, reason=reason)

        return await self._change(table_id, change, look=self.stored, action=action)

    async def in_question(self, guild: int | None = None) -> list[Table]:
        """The tables, or those of one server, that Discord may show otherwise than it should.

        These are the open ones, and those that ended so lately that their end may not have been shown.
        """
        ended = await self._store.ended_tables(self.clock() - LATELY)
        return [*await self.open_tables(guild), *(one for one in ended if guild in (None, one.guild))]

    async def finish_if_over(self, table_id: int) -> None:
        """Close a table whose last answer was given just before the bot ended."""
        table = await self.table(table_id)
        if table.state != "running":
            return
        try:
            match = await self.match(table)
        except Refusal:
            return
        if match.result is not None:
            await self.finish(table_id)

    async def _change(
        self,
        table_id: int,
        change: Callable[[Table], Table],
        *,
        look: Callable[[int], Awaitable[Table]] | None = None,
        action: Callable[[Table], Action] | None = None,
    ) -> Table:
        """Compare and swap until nobody came between; ``look`` brings the table, if not ``table`` does."""
        while True:
            table = await (look or self.table)(table_id)
            changed = change(table)
            if changed == table:
                return table
            if not changed.is_open:
                changed = replace(changed, ended=self.clock())
            elif changed.state == "lobby":
                changed = replace(changed, news=self.clock())
            saved = await self._store.save_table(changed, *([action(changed)] if action is not None else []))
            if saved is not None:
                self._changed(saved)
                if action is not None:
                    self.actions.added()
                return saved

    def _changed(self, table: Table) -> None:
        for listener in self.listeners:
            listener(table.id)


def _sitter(person: Person) -> Sitter:
    return Sitter(name=called(person.name), user=person.user, language=person.language)
