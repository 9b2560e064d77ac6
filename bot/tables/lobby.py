"""The lobby of a table: open, invite, join, leave, choose, start. Each returned table is on disk."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

import engine
from bot.fair_deal.ingredients import FORMAT
from bot.fair_deal.names import called
from bot.store import ChannelTaken, ServerSettings, Sitter, Store, Table, What
from bot.tables import limits, lobby_rules, tenures
from bot.tables.choices import begun, choose, kept, offered, possible
from bot.tables.chronicle import Chronicle, foretold
from bot.tables.ledger import Change, Ledger
from bot.tables.people import Blocks, Person, Place, mention
from bot.tables.plans.rules import go, waits
from bot.tables.refusal import Refusal, check_sits
from bot.tables.settings import SettingsOfServers
from bot.tables.tips import Looks, Tips

NOTHING: Mapping[str, str] = {}
"""No choices."""


class Lobby:
    """Opens tables, and changes them until their match starts.

    ``data`` holds replaced data files, by game.
    """

    def __init__(
        self,
        ledger: Ledger,
        store: Store,
        settings: SettingsOfServers,
        blocks: Blocks,
        tips: Tips,
        looks: Looks,
        data: Mapping[str, Mapping[str, object]],
    ) -> None:
        self._ledger = ledger
        self._store = store
        self._settings = settings
        self._blocks = blocks
        self._tips = tips
        self._looks = looks
        self._data = data
        self._opening = asyncio.Lock()

    def data_of(self, game: str) -> Mapping[str, object]:
        """Return the data files that replace the game's own at a new table."""
        return self._data.get(game, {})

    async def open(
        self,
        place: Place,
        person: Person,
        game: str,
        options: Mapping[str, str],
        *,
        computers: tuple[Sitter, ...] = (),
        invited: tuple[int, ...] = (),
        given: Mapping[str, str] = NOTHING,
    ) -> Table:
        """Open a table with the person as host and first sitter; ``options`` are those of the game.

        ``invited`` are called to it; ``given`` is what was chosen for it already (``bot.tables.choices``), by name.
        """
        async with self._opening:  # who asks twice at once is refused once
            latest = await self._ledger.latest_in(place.channel)
            if latest is not None and latest.is_open:
                raise Refusal("channel-taken")
            settings = await self.check_opening(place.guild, person.user, game)
            rules, sitters = engine.game(game), (sitter_of(person), *computers)
            if not all(value in rules.values(name, len(sitters)) for name, value in options.items()):
                raise Refusal("option")
            thread = place.thread or (latest is not None and latest.thread)
            table = replace(
                self.fresh(replace(place, thread=thread), person, game, settings),
                options=dict(options),
                sitters=sitters,
                invited=invited,
            )
            try:
                return await self._ledger.add(begun(table, settings, given))
            except ChannelTaken:
                raise Refusal("channel-taken") from None

    def fresh(self, place: Place, person: Person, game: str, settings: ServerSettings) -> Table:
        """Return a new table that is not stored yet: the person sits there as host, and all is as usual."""
        return Table(
            guild=place.guild,
            guild_name=place.guild_name,
            channel=place.channel,
            language=place.language,
            host=person.user,
            game=game,
            options={},
            data=dict(self.data_of(game)),
            rules=engine.game(game).rules_version,
            sitters=(sitter_of(person),),
            secret=secrets.token_bytes(32),
            deal_format=FORMAT,
            opened=self._ledger.now(),
            opener=person.user,
            games=settings.games,
            rated=settings.ratings,
            thread=place.thread,
            parent=place.parent,
        )

    async def check_opening(self, guild: int, user: int, game: str) -> ServerSettings:
        """Refuse a table that somebody may not open on a server now; else the server's settings."""
        if game not in engine.games():
            raise Refusal("option")
        settings = await self._settings.of(guild)
        if game not in offered(settings):
            raise Refusal("not-offered")
        await limits.check_opening(self._store, guild, user, settings.tables, self._ledger.now())
        return settings

    async def join(self, table_id: int, person: Person) -> Table:
        """Take the next seat."""
        table = await self._ledger.table(table_id)
        if table.state == "lobby" and table.seat_of(person.user) is None:
            await limits.check_seats(self._store, person.user)
        blockers, around = await self._blocks.against(person.user), await self._around(table)
        return await self._ledger.alter(
            table_id, lambda table: lobby_rules.join(table, sitter_of(person), blockers, around)
        )

    async def _around(self, table: Table) -> list[str]:
        """Return the names of all people who sit at open tables of the table's server."""
        there = await self._ledger.open_tables(table.guild)
        return [sitter.name for one in there for sitter in one.sitters if sitter.user is not None]

    async def leave(self, table_id: int, user: int) -> Table:
        """Give the seat back."""

        def leave(table: Table) -> Table:
            return go(table, user) if waits(table) else lobby_rules.leave(table, user)

        return await self._ledger.alter(table_id, leave)

    async def add_computer(self, table_id: int, user: int, level: str = "usual") -> Table:
        """Give the next seat to a computer player of that level (``LEVELS``)."""
        around = await self._around(await self._ledger.table(table_id))
        return await self._ledger.alter(table_id, lambda table: lobby_rules.add_computer(table, user, level, around))

    async def remove_computer(self, table_id: int, user: int) -> Table:
        """Take the last computer player away."""
        return await self._ledger.alter(table_id, lambda table: lobby_rules.remove_computer(table, user))

    async def choose(self, table_id: int, user: int, name: str, value: str) -> Table:
        """Let the host choose something for the table (``bot.tables.choices``), or an option of its game."""
        if name == "only":  # whom a host keeps out is told to who administers the server
            return await self._act(table_id, user, "only", lambda now: choose(now, name, [value]), value)

        def change(table: Table) -> Table:
            lobby_rules.check_host(table, user)
            if name == "game":
                return replace(lobby_rules.set_game(table, value), data=dict(self.data_of(value)))
            if possible(table, name):
                return choose(table, name, [value])
            return lobby_rules.set_option(table, name, value)

        return await self._ledger.alter(table_id, change)

    async def rematch(self, table_id: int, place: Place, person: Person) -> Table:
        """Open a table like an ended table, in its language; people who sat there are invited, computer players stay.

        A person whom a block keeps from the opener is invited as all others. So nobody is told of the block.
        """
        old = await self._ledger.table(table_id)
        if old.is_open:
            raise Refusal("running")
        check_sits(old, person.user)
        computers = tuple(replace(one, offered=False) for one in old.sitters if one.player)
        invited = tuple(one.user for one in old.sitters if one.user and one.user != person.user)
        options = {name: value for name, value in old.values.items() if name == "preset" or name in old.unusual}
        place = replace(place, language=old.language)
        return await self.open(place, person, old.game, options, computers=computers, invited=invited, given=kept(old))

    async def cut(self, table_id: int, user: int, word: str, seen: str) -> Table:
        """Cut the cards: the deal is made of the word, too. ``seen`` is the fingerprint that was shown before it."""
        return await self._ledger.alter(table_id, lambda table: lobby_rules.cut(table, user, word, seen))

    async def start(self, table_id: int, user: int, seen: int | None = None, *, fill: bool = False) -> Table:
        """Start the match, by the newest version of the rules; ``seen`` is the version the starter was shown.

        With ``fill``, computer players first take the seats that are missing.
        """
        while True:
            table = await self._ledger.table(table_id)
            full = lobby_rules.filled(table, user, await self._around(table)) if fill else table
            wished = await self._looks.dealt(await self._tips.dealt(full))
            begun = lobby_rules.begun(wished, user, seen, self._ledger.now())
            if (saved := await self._ledger.swap(table, Change(tenures.dealt(begun)))) is not None:
                return saved

    # The host

    async def check_guests(self, host: int, people: Sequence[int]) -> None:
        """Refuse guests whom the host blocks."""
        if set(people) & set(await self._blocks.of(host)):
            raise Refusal("guest-blocked")

    async def invite(self, table_id: int, host: int, people: Sequence[int]) -> Table:
        """Call people to the table by direct messages; a person whom the host had removed may come again.

        A person who blocks the host is a guest as all others, but not called, and nobody is told that. Refuse people
        whom the host blocks.
        """
        await self.check_guests(host, people)
        blockers = await self._blocks.against(host)
        about = ", ".join(mention(one) for one in people)
        return await self._act(table_id, host, "invite", lambda now: lobby_rules.invite(now, people, blockers), about)

    async def decline(self, table_id: int, user: int) -> Table:
        """Take somebody who is invited off the list, as they wish."""
        return await self._ledger.alter(table_id, lambda table: lobby_rules.decline(table, user))

    async def old_story(self, table: Table) -> Chronicle | None:
        """Return the most telling betrayal among those who sit in a lobby, if there is any."""
        return await foretold(self._store, table) if table.state == "lobby" else None

    async def remove(self, table_id: int, host: int, user: int) -> Table:
        """Take somebody's seat away; they can sit down here again only when the host invites them."""
        return await self._act(table_id, host, "remove", lambda now: lobby_rules.remove(now, user), mention(user))

    async def hand_on(self, table_id: int, host: int, user: int) -> Table:
        """Make somebody else the host who sits there."""
        return await self._act(table_id, host, "host", lambda now: lobby_rules.hand_on(now, user), mention(user))

    async def _act(self, table_id: int, host: int, what: What, change: Callable[[Table], Table], about: str) -> Table:
        """Do what only the host may do before the start, and store it among the actions."""

        def checked(table: Table) -> Table:
            lobby_rules.check_host(table, host)
            return change(table)

        return await self._ledger.act(table_id, host, what, checked, about=about)


def sitter_of(person: Person) -> Sitter:
    """Return the seat of a person who has just sat down."""
    return Sitter(name=called(person.name), user=person.user, language=person.language)
