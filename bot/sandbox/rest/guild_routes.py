"""REST routes about servers and people."""

from bot.sandbox import guild_payloads, payloads
from bot.sandbox.refusals import cannot_send_to_user, invalid_form, missing_access, unknown
from bot.sandbox.rest import bodies, shapes
from bot.sandbox.rest.serving import Answer, Call, Route
from bot.sandbox.world.guilds import Guild
from bot.sandbox.world.world import World


def known_guild(world: World, call: Call) -> Guild:
    """Return the server a request is about. Raises Refusal if there is none, or the bot is not on it."""
    guild = world.guilds.get(call.number("guild"))
    if guild is None:
        raise unknown("Guild")
    if not guild.has(world.bot):
        raise missing_access()
    return guild


class GuildRoutes:
    """The routes about servers and users, with the handler of each."""

    def __init__(self, world: World) -> None:
        self._world = world

    def table(self) -> tuple[Route, ...]:
        """Return these routes."""
        guild = r"/guilds/{guild:\d+}"
        return (
            ("GET", "/users/@me", self._me),
            ("GET", "/users/@me/guilds", self._my_guilds),
            ("DELETE", r"/users/@me/guilds/{guild:\d+}", self._leave),
            ("GET", r"/users/{user:\d+}", self._user),
            ("POST", "/users/@me/channels", self._open_dm),
            ("GET", guild, self._guild),
            ("GET", f"{guild}/channels", self._channels),
            ("GET", f"{guild}/roles", self._roles),
            ("GET", f"{guild}/threads/active", self._threads),
            ("GET", rf"{guild}/members/{{user:\d+}}", self._member),
        )

    def _me(self, _: Call) -> Answer:
        return 200, payloads.own_user(self._world)

    def _my_guilds(self, call: Call) -> Answer:
        wanted = bodies.read(call.query, shapes.GuildQuery, strict=False)
        after, before = wanted.after or 0, wanted.before or 1 << 64
        mine = [one for one in self._world.guilds.values() if one.has(self._world.bot) and after < one.id < before]
        some = mine[-wanted.limit :] if wanted.before is not None else mine[: wanted.limit]
        return 200, [guild_payloads.own_guild(self._world, one) for one in some]

    def _leave(self, call: Call) -> Answer:
        self._world.remove_member(self._world.bot, known_guild(self._world, call))
        return 204, None

    def _user(self, call: Call) -> Answer:
        user = self._world.users.get(call.number("user"))
        if user is None:
            raise unknown("User")
        return 200, payloads.user(user)

    def _open_dm(self, call: Call) -> Answer:
        recipient = bodies.read(call.form.body, shapes.Recipient).recipient_id
        user = self._world.users.get(int(recipient))
        if user is None:
            raise invalid_form(("recipient_id",), "USER_NOT_FOUND", "Unknown user")
        if user is self._world.bot:
            raise cannot_send_to_user()
        if self._world.opened_dm(user) is None:
            self._world.openings.open()
        return 200, guild_payloads.channel(self._world.dm(user))

    def _guild(self, call: Call) -> Answer:
        return 200, guild_payloads.guild(known_guild(self._world, call))

    def _channels(self, call: Call) -> Answer:
        guild = known_guild(self._world, call)
        here = [one for one in self._world.channels.values() if one.guild is guild and not one.thread]
        return 200, [guild_payloads.channel(one) for one in here]

    def _threads(self, call: Call) -> Answer:
        guild = known_guild(self._world, call)
        here = [one for one in self._world.channels.values() if one.guild is guild]
        return 200, {**guild_payloads.threads(self._world.bot, here), "has_more": False}

    def _roles(self, call: Call) -> Answer:
        return 200, [guild_payloads.role(role) for role in known_guild(self._world, call).roles.values()]

    def _member(self, call: Call) -> Answer:
        guild = known_guild(self._world, call)
        user = self._world.users.get(call.number("user"))
        if user is None:
            raise unknown("User")
        if not guild.has(user):
            raise unknown("Member")
        return 200, guild_payloads.member(guild, user)
