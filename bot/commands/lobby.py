"""/join, /start, /leave."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

import engine
from bot import messages, texts
from bot.commands.asker import check_permissions, is_here, language, person, place
from bot.commands.host import Interaction
from bot.commands.replies import reply, update
from bot.commands.rights import check_people
from bot.commands.router import on
from bot.commands.slash import named, suggesting, worded
from bot.commands.threads import gets_thread, make_thread, put_away
from bot.messages import Button, Content
from bot.messages.ids import make
from bot.tables import Place, Refusal, ServerSettings, Table
from bot.tables.choices import offered
from bot.tables.settings import usual_game
from bot.texts import limits

GUESTS = ("guest", "guest2", "guest3", "guest4", "guest5")
"""The options of /join that name people."""


@app_commands.command(name=named("command-join"), description=named("command-join.description"))
@worded("join", "game", "preset")
@app_commands.rename(**{one: named("command-join.guest", one.removeprefix("guest")) for one in GUESTS})
@app_commands.describe(**dict.fromkeys(GUESTS, named("command-join.guest-note")))
@app_commands.guild_only()
async def join(
    interaction: Interaction,
    game: str | None = None,
    preset: str | None = None,
    guest: discord.User | None = None,
    guest2: discord.User | None = None,
    guest3: discord.User | None = None,
    guest4: discord.User | None = None,
    guest5: discord.User | None = None,
) -> None:
    """Open a table, or take the next seat; the host invites guests to it."""
    guests = [one for one in (guest, guest2, guest3, guest4, guest5) if one is not None]
    tables, where, who = interaction.client.tables, place(interaction), person(interaction)
    settings = await tables.settings.of(where.guild)
    table = await tables.latest_in(where.channel)
    apart = gets_thread(interaction, settings) and (table is None or table.state != "lobby")
    if not apart:
        check_permissions(interaction)
    check_people(guests)
    game = game_named(interaction, game)
    if table is None or not table.is_open or apart:
        await tables.lobby.check_guests(who.user, [one.id for one in guests])
        table = await _open(interaction, settings, game or usual_game(settings), preset, apart=apart)
        if guests:
            await tables.lobby.invite(table.id, who.user, [one.id for one in guests])
        await interaction.client.delivery.bring_in_line(table.id)
        await reply(interaction, await unseen(interaction, table) or _opened(interaction, table, guests))
    else:
        await _sit(interaction, await tables.table(table.id), game, guests)


@on("play")
async def play_now(interaction: Interaction, game: str) -> None:
    """Open a table here and start at once, with as few computer players as the game takes.

    In direct messages, and where the bot is not, say where tables stand.
    """
    tables, say = interaction.client.tables, texts.speaker(language(interaction))
    key = game_named(interaction, game) or game
    if interaction.guild_id is None or not is_here(interaction):
        await reply(interaction, say("play-elsewhere", game=texts.game_name(say, key)))
        return
    settings = await tables.settings.of(interaction.guild_id)
    apart = gets_thread(interaction, settings)
    if not apart:
        check_permissions(interaction)
    table = await _open(interaction, settings, key, None, apart=apart)
    table = await tables.lobby.start(table.id, interaction.user.id, table.version, fill=True)
    await interaction.client.delivery.bring_in_line(table.id)
    await reply(interaction, await unseen(interaction, table) or say("play-began", where=f"<#{table.channel}>"))


async def _open(
    interaction: Interaction, settings: ServerSettings, game: str, preset: str | None, *, apart: bool
) -> Table:
    """Open a table here, or ``apart``: in a thread of its own."""
    tables, where, who = interaction.client.tables, place(interaction), person(interaction)
    where = replace(where, language=settings.language or where.language)
    if apart:
        await tables.lobby.check_opening(where.guild, who.user, game)
        name = texts.game_name(texts.speaker(where.language), game)
        where = await make_thread(interaction, where, f"{name} · {who.name}")
    try:
        return await tables.lobby.open(where, who, game, {"preset": preset} if preset else {})
    except BaseException:  # also when it is cut off: nobody else knows of the thread
        await put_away(interaction, where)
        raise


def _opened(interaction: Interaction, table: Table, guests: list[discord.User]) -> str:
    say = texts.speaker(language(interaction))
    where = f"<#{table.channel}>"
    key = "join-opened-apart" if table.channel != interaction.channel_id else "join-opened"
    opened = say(key, game=texts.game_name(say, table.game), where=where)
    return "\n".join([opened, *_invited(say, guests)])


def _invited(say: texts.Speaker, guests: list[discord.User]) -> list[str]:
    return [say("join-invited", names=", ".join(one.mention for one in guests))] if guests else []


async def _sit(interaction: Interaction, table: Table, game: str | None, guests: list[discord.User]) -> None:
    """Take a seat at an open table; its host, who sits there already, invites guests."""
    tables, who = interaction.client.tables, person(interaction)
    say = texts.speaker(who.language)
    seat = table.seat_of(who.user)
    if seat is not None and not guests:
        await reply(interaction, say("join-again", seat=seat + 1))
        return
    if game is not None and game != table.game and table.state == "lobby":
        raise Refusal("other-game", game=texts.game_name(say, table.game))
    if guests:
        await tables.lobby.invite(table.id, who.user, [one.id for one in guests])
        await reply(interaction, _invited(say, guests)[0])
        return
    table = await tables.lobby.join(table.id, who)
    await reply(interaction, _seated(say, table, who.user))


async def unseen(interaction: Interaction, table: Table) -> str:
    """Return why the lobby of a table just opened cannot be seen, and what to do; empty if it can.

    A permission to write in threads says nothing of a private thread that the bot is not in.
    """
    say = texts.speaker(language(interaction))
    channel, trouble = interaction.channel, (await interaction.client.delivery.backlog.late(table.id)).trouble
    if trouble == "no-access" and isinstance(channel, discord.Thread) and channel.is_private():
        return say("trouble-mention-me")
    return say(f"trouble-{trouble}") if trouble else ""


def _seated(say: texts.Speaker, table: Table, user: int) -> str:
    seat = (table.seat_of(user) or 0) + 1
    return say("join-seated", seat=seat, game=texts.game_name(say, table.game), missing=table.missing)


@suggesting
async def suggest_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest all games with their numbers of seats, narrowed by what has been typed."""
    return game_choices(interaction, tuple(engine.games()), typed)


@suggesting
async def offered_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the games that the server offers, in the same way."""
    settings = await interaction.client.tables.settings.of(interaction.guild_id or 0)
    return game_choices(interaction, offered(settings), typed)


def game_choices(interaction: Interaction, games: Iterable[str], typed: str) -> list[app_commands.Choice[str]]:
    """Return these games with their numbers of seats, narrowed by what has been typed.

    The game that is called so comes first. Discord takes the first game when somebody presses Enter.
    """
    say = texts.speaker(language(interaction))
    seats = {key: engine.game(key).seats for key in games}
    found = texts.games_fitting(say, seats, typed)[: limits.SUGGESTIONS]
    return [app_commands.Choice(name=texts.game_with_seats(say, key, seats[key]), value=key) for key in found]


def game_named(interaction: Interaction, typed: str | None) -> str | None:
    """Return the game that somebody chose, or whose name they typed; refuse a game that does not exist."""
    found = game_typed(typed)
    if typed is not None and found is None:
        say = texts.speaker(language(interaction))
        raise Refusal("unknown-game", games=", ".join(texts.game_name(say, key) for key in engine.games()))
    return found


def game_typed(typed: str | None) -> str | None:
    """Return the game that somebody chose, or whose name they typed; nothing for a game that does not exist."""
    return None if typed is None else texts.game_called({key: one.seats for key, one in engine.games().items()}, typed)


join.autocomplete("game")(offered_games)


@join.autocomplete("preset")
@suggesting
async def _presets(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    chosen = game_typed(getattr(interaction.namespace, "game", None))
    settings = await interaction.client.tables.settings.of(interaction.guild_id or 0)
    game = engine.game(chosen or usual_game(settings))
    say = texts.speaker(language(interaction))
    presets = next((one.values for one in game.options if one.name == "preset"), ())
    found = [
        app_commands.Choice(name=texts.option_value(say, game.key, "preset", value), value=value) for value in presets
    ]
    return [choice for choice in found if typed.lower() in choice.name.lower()][: limits.SUGGESTIONS]


@app_commands.command(name=named("command-start"), description=named("command-start.description"))
@app_commands.guild_only()
async def start(interaction: Interaction) -> None:
    """Start the match of the channel's table."""
    tables, where, who = interaction.client.tables, place(interaction), person(interaction)
    check_permissions(interaction)
    table = await tables.table_in(where.channel)
    say = texts.speaker(who.language)
    if table.state == "lobby" and table.cuts:  # the starter must have seen all cuts, and the lobby may lie far above
        button = Button(say("button-start"), make("start", table.id, table.version), "success")
        await reply(interaction, Content(messages.start_cuts(say, table), ((button,),)))
        return
    await tables.lobby.start(table.id, who.user)
    await reply(interaction, say("started"))


@app_commands.command(name=named("command-leave"), description=named("command-leave.description"))
@app_commands.guild_only()
async def leave(interaction: Interaction) -> None:
    """Give the seat back; that of a running match is handed to a computer player, after a confirmation."""
    tables, where, who = interaction.client.tables, place(interaction), person(interaction)
    table = await tables.table_in(where.channel)
    say = texts.speaker(who.language)
    if table.state == "running" and table.seat_of(who.user) is not None:
        button = Button(say("button-hand-over"), make("handover", table.id), "danger")
        await reply(interaction, Content(say("leave-sure"), ((button,),)))
        return
    table = await tables.lobby.leave(table.id, who.user)
    await reply(interaction, say("left" if table.is_open else "left-closed"))


@on("handover")
async def confirm_hand_over(interaction: Interaction, table_id: int) -> None:
    """Hand the seat of a running match to a computer player now."""
    tables, who = interaction.client.tables, person(interaction)
    table = await tables.table(table_id)
    seat = table.seat_of(who.user)
    name = table.names[seat] if seat is not None else ""
    name = texts.speaker(table.language)("hand-over-name", name=name)
    table = await tables.seats.leave(table.id, who.user, name)
    say = texts.speaker(who.language)
    await update(interaction, Content(say("handed-over" if table.is_open else "left-closed"), keep_picture=True))


@on("rematch")
async def rematch(interaction: Interaction, old: int) -> None:
    """Open a table like one that has ended, also from direct messages: then in the channel of that one."""
    tables, who = interaction.client.tables, person(interaction)
    if interaction.guild_id is not None:
        check_permissions(interaction)
        where = place(interaction)
    else:
        where = await place_of(interaction, await tables.table(old))
    table = await tables.lobby.rematch(old, where, who)
    if interaction.guild_id is None:
        await interaction.client.delivery.bring_in_line(table.id)
    say = texts.speaker(who.language)
    await reply(interaction, await unseen(interaction, table) or say("rematch-opened", where=f"<#{table.channel}>"))


async def place_of(interaction: Interaction, table: Table) -> Place:
    """Return the place where a table stood.

    Refuse anybody who is not on that server any more, and any server that the bot is not on.
    """
    if interaction.client.tables.servers.is_gone(table.guild):
        raise Refusal("server-gone", server=table.guild_name)
    try:
        await interaction.client.http.get_member(table.guild, interaction.user.id)
    except discord.Forbidden:
        raise Refusal("server-gone", server=table.guild_name) from None
    except discord.NotFound:
        raise Refusal("not-a-member", server=table.guild_name) from None
    return Place(table.guild, table.guild_name, table.channel, table.language, parent=table.parent)


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (join, start, leave)
