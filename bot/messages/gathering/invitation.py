"""Invitations to a table, by direct message and in its channel, and its call to those who asked to be called."""

from collections.abc import Collection, Sequence

import engine
from bot import pictures, texts
from bot.messages.content import Button, Content, WantedMessage
from bot.messages.gathering.lobby import awaited, sitting
from bot.messages.ids import make
from bot.store import Summons
from bot.tables import Table
from bot.tables.slots import Guest
from bot.texts import Speaker


def guest_message(table: Table, user: int) -> WantedMessage:
    """Return the direct message of a guest: the invitation, the waiting room once they sit, or how it ended."""
    if table.state == "lobby" and table.seat_of(user) is not None:
        return WantedMessage(Guest(user), _waiting(table), user=user)
    if table.state == "lobby" and user in table.guests:
        return WantedMessage(Guest(user), _invitation(table), user=user)
    return WantedMessage(Guest(user), _over(table, user), user=user, last=True)


def invitation_here(table: Table, guests: Sequence[int], *, ping: Collection[int]) -> Content:
    """Return the message in the channel about guests who are invited; those in ``ping`` are notified."""
    say = texts.speaker(table.language)
    names = ", ".join(f"<@{user}>" for user in guests)
    host, game = texts.safe(_host(table)), texts.game_name(say, table.game)
    told = say("invitation-here", names=names, number=len(guests), host=host, game=game)
    return Content(told, (_answers(say, table),), ping=tuple(user for user in guests if user in ping))


def summons(table: Table, call: Summons) -> Content:
    """Return the message that calls players to a table.

    It is made of the call alone, and stays as it is whatever becomes of the table.
    """
    say = texts.speaker(call.language)
    names = ", ".join([*(f"<@{user}>" for user in call.people), *([f"<@&{call.role}>"] if call.role else [])])
    told = say("summons", names=names, game=texts.game_name(say, call.game))
    join = Button(say("button-join"), make("join", table.id), "primary")
    end = (Button(say("button-uncall"), make("uncall", table.id)),) if call.people else ()
    return Content(told, ((join, *end),), ping=call.people, ping_role=call.role)


def _invitation(table: Table) -> Content:
    say = texts.speaker(table.language)
    where = {"server": texts.safe(table.guild_name), "where": f"<#{table.channel}>"}
    told = say("invitation", host=texts.safe(_host(table)), game=texts.game_name(say, table.game), **where)
    return Content("\n".join([told, *sitting(say, table)]), (_answers(say, table),), _face(table))


def _waiting(table: Table) -> Content:
    """Return the waiting room: how many are there, who they are, and who is still invited."""
    say = texts.speaker(table.language)
    game, where, here = texts.game_name(say, table.game), f"<#{table.channel}>", len(table.sitters)
    lines = [say("invitation-waiting", game=game, where=where, here=here, seats=table.expected)]
    lines += [*sitting(say, table), *awaited(say, table)]
    learn = _learn(say, table)
    return Content("\n".join(lines), (learn,) if learn else (), _face(table))


def _over(table: Table, user: int) -> Content:
    """Return the content that replaces an invitation once the match has begun, or the invitation is over."""
    say = texts.speaker(table.language)
    key = "over"
    if table.seat_of(user) is not None:
        key = "taken"
    elif table.state == "lobby" and all(one.user != user for one in table.removed):
        key = "declined"
    return Content(say(f"invitation-{key}", game=texts.game_name(say, table.game), where=f"<#{table.channel}>"))


def _answers(say: Speaker, table: Table) -> tuple[Button, ...]:
    """Return the answers to an invitation."""
    join = Button(say("button-join"), make("join", table.id), "primary")
    return join, *_learn(say, table), Button(say("button-decline"), make("decline", table.id))


def _learn(say: Speaker, table: Table) -> tuple[Button, ...]:
    taught = bool(engine.game(table.game).lessons)
    return (Button(say("button-learn"), make("learn", table.game)),) if taught else ()


def _face(table: Table) -> pictures.LobbyOf:
    """Return the picture of the game without anybody, which stays the same whoever comes."""
    return pictures.lobby_of(table.game, None, engine.game(table.game).seats, table.language)


def dismissal(table: Table) -> Content:
    """Return the direct message to a person whom the host has removed from the lobby."""
    say = texts.speaker(table.language)
    game, where = texts.game_name(say, table.game), f"<#{table.channel}>"
    return Content(say("lobby-dismissed", host=texts.safe(_host(table)), game=game, where=where))


def _host(table: Table) -> str:
    return next((name for name, one in zip(table.names, table.sitters, strict=True) if one.user == table.host), "")
