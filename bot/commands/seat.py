"""/seat: people who are away, and seats that change hands; and the buttons for it."""

from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import app_commands

from bot import texts
from bot.commands.asker import language, person, place
from bot.commands.host import Interaction
from bot.commands.replies import acknowledge, reply, update
from bot.commands.router import on
from bot.commands.slash import named
from bot.fair_deal.names import called
from bot.messages import Button, Content
from bot.messages.ids import User, make
from bot.tables import Refusal, Table

seat = app_commands.Group(
    name=named("command-seat"),
    description=named("command-seat.description"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
)


@seat.command(name=named("command-seat-away"), description=named("command-seat-away.description"))
async def away(interaction: Interaction) -> None:
    """Let a computer player stand in, here or, in direct messages, at all tables."""
    who, tables = person(interaction), interaction.client.tables

    async def leave(table: Table) -> None:
        if not any(one.answers for one in table.sitters if one.user != who.user):
            raise Refusal("away-alone")
        await tables.seats.be_away(table.id, who.user)

    await _at_each(await _own_tables(interaction), leave)
    await reply(interaction, texts.speaker(who.language)("away-done"))


@seat.command(name=named("command-seat-back"), description=named("command-seat-back.description"))
async def back(interaction: Interaction) -> None:
    """Answer for oneself again, here or, in direct messages, wherever one is away."""
    await _at_each(await _own_tables(interaction), lambda table: _come_back(interaction, table.id))
    await reply(interaction, texts.speaker(language(interaction))("back-done"))


async def _at_each(tables: Sequence[Table], deed: Callable[[Table], Awaitable[None]]) -> None:
    """Do it at all tables, except at tables that refuse it.

    Refuse only if all tables do.
    """
    refusals = []
    for table in tables:
        try:
            await deed(table)
        except Refusal as refusal:
            refusals.append(refusal)
    if len(refusals) == len(tables):
        raise refusals[0]


async def _own_tables(interaction: Interaction) -> list[Table]:
    """Return the running table of this channel, or in direct messages all tables at which the person sits.

    Refuse if there is none.
    """
    tables, user = interaction.client.tables, interaction.user.id
    if interaction.guild_id is not None:
        return [await tables.table_in(interaction.channel_id or 0)]
    found = [one for one in await tables.open_tables_of(user) if one.state == "running"]
    if not found:
        raise Refusal("no-table-anywhere")
    return found


async def _come_back(interaction: Interaction, table_id: int) -> None:
    await interaction.client.tables.seats.come_back(table_id, interaction.user.id)


@on("back")
async def i_am_back(interaction: Interaction, table: int) -> None:
    """Answer for oneself again, by a button."""
    await _come_back(interaction, table)
    await reply(interaction, texts.speaker(language(interaction))("back-done"))


@on("standin")
async def let_stand_in(interaction: Interaction, table_id: int, seat: int) -> None:
    """Let a computer player stand in at once for somebody whose time is up, by a button."""
    tables = interaction.client.tables
    table = await tables.table(table_id)
    if table.seat_of(interaction.user.id) is None:
        raise Refusal("stranger")
    await tables.seats.let_stand_in(table_id, seat)
    await acknowledge(interaction)


@on("take")
async def take(interaction: Interaction, table_id: int, seat: int) -> None:
    """Take a seat that is offered, by a button."""
    who = person(interaction)
    await interaction.client.tables.seats.take(table_id, seat, who)
    await reply(interaction, texts.speaker(who.language)("took-seat", seat=seat + 1))


@seat.command(name=named("command-seat-handover"), description=named("command-seat-handover.description"))
@app_commands.rename(somebody=named("command-seat-handover.person"))
@app_commands.describe(somebody=named("command-seat-handover.person-note"))
async def handover(interaction: Interaction, somebody: discord.User | discord.Member) -> None:
    """Offer one's own seat to somebody else on the server."""
    tables, say, where = interaction.client.tables, texts.speaker(language(interaction)), place(interaction)
    if somebody.bot:
        raise Refusal("not-a-player")
    if not isinstance(somebody, discord.Member):
        raise Refusal("not-on-server", name=texts.safe(called(somebody.display_name)))
    table = await tables.table_in(where.channel)
    await tables.seats.check_hand_over(table.id, interaction.user.id, somebody.id)
    button = Button(say("button-offer-seat"), make("offer", table.id, somebody.id), "danger")
    name = texts.safe(called(somebody.display_name))
    await reply(interaction, Content(say("handover-sure", name=name), ((button,),)))


@on("offer")
async def offer(interaction: Interaction, table_id: int, to: User) -> None:
    """Offer one's own seat to somebody else, by a button, knowing what comes of it."""
    await interaction.client.tables.seats.hand_over(table_id, interaction.user.id, to)
    told = texts.speaker(language(interaction))("handover-done", name=f"<@{to}>")
    await update(interaction, Content(told, keep_picture=True))


COMMANDS = (seat,)
