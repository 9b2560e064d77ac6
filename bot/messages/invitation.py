"""Invitations to a table: by direct message, and in its channel."""

from collections.abc import Mapping

import msgspec

from bot import texts
from bot.messages.content import Button, Content
from bot.messages.ids import make
from bot.messages.lobby import rules_button
from bot.tables import Table


def invitation(table: Table) -> Content:
    """Return the direct message that a guest gets while they may sit down."""
    where = {"server": texts.safe(table.guild_name), "where": f"<#{table.channel}>"}
    return _invitation(table, "invitation", where)


def invitation_here(table: Table, user: int, *, ping: bool) -> Content:
    """Return the message in the channel about a guest who is invited; with ``ping`` they are notified."""
    content = _invitation(table, "invitation-here", {"name": f"<@{user}>"})
    return msgspec.structs.replace(content, ping=(user,) if ping else ())


def _invitation(table: Table, key: str, facts: Mapping[str, str]) -> Content:
    say = texts.speaker(table.language)
    game, button = texts.game_name(say, table.game), say("button-join")
    buttons = (Button(button, make("join", table.id), "primary"), rules_button(say, table))
    return Content(say(key, host=texts.safe(_host(table)), game=game, button=button, **facts), (buttons,))


def invitation_over(table: Table, user: int) -> Content:
    """Return the content that replaces an invitation by direct message once the invitation is over."""
    say = texts.speaker(table.language)
    key = "invitation-taken" if table.seat_of(user) is not None else "invitation-over"
    return Content(say(key, game=texts.game_name(say, table.game), where=f"<#{table.channel}>"))


def dismissal(table: Table) -> Content:
    """Return the direct message to a person whom the host has removed from the lobby."""
    say = texts.speaker(table.language)
    game, where = texts.game_name(say, table.game), f"<#{table.channel}>"
    return Content(say("lobby-dismissed", host=texts.safe(_host(table)), game=game, where=where))


def _host(table: Table) -> str:
    return next((name for name, one in zip(table.names, table.sitters, strict=True) if one.user == table.host), "")
