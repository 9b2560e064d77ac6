"""What people may do at a table that has ended: read its story and its record, agree to reveal an aborted match."""

from collections.abc import Sequence

import discord
from msgspec.structs import replace

from bot import messages, texts
from bot.commands.answering import own_seat
from bot.commands.host import Interaction
from bot.commands.replies import language, reply, update
from bot.commands.router import on
from bot.messages import Content
from bot.tables import Refusal, Table, check_revealed
from engine import Event


@on("story")
async def story(interaction: Interaction, table_id: int) -> None:
    """The first page of the story, privately, and all of it as a file."""
    table, told = await _story(interaction, table_id)
    page = messages.story_page(table, told, language(interaction), 0)
    await reply(interaction, replace(page, file=messages.story_file(table, told, language(interaction))))


@on("leaf")
async def leaf(interaction: Interaction, table_id: int, page: int) -> None:
    """Turn to another page, in the private message that has one."""
    table, told = await _story(interaction, table_id)
    await update(interaction, messages.story_page(table, told, language(interaction), page))


@on("round")
async def first_of_round(interaction: Interaction, table_id: int, *, value: int) -> None:
    """Turn to the first page of the round that was picked."""
    table, told = await _story(interaction, table_id)
    await update(interaction, messages.story_page(table, told, language(interaction), value))


async def _story(interaction: Interaction, table_id: int) -> tuple[Table, Sequence[Event]]:
    """A table and the story of its match, for who sees its channel or sat there; refuses what is still secret."""
    table = await revealed_table(interaction, table_id)
    return table, messages.story_of(table, await interaction.client.tables.match(table))


async def revealed_table(interaction: Interaction, table_id: int) -> Table:
    """A table for who sees its channel or sat there; refuses what is still secret."""
    table = await seen_table(interaction, table_id)
    check_revealed(table)
    return table


async def seen_table(interaction: Interaction, table_id: int) -> Table:
    """A table for who sees its channel or sat there."""
    table = await interaction.client.tables.table(table_id)
    if not may_see(interaction, table):
        raise Refusal("stranger")
    return table


def may_see(interaction: Interaction, table: Table) -> bool:
    """Whether somebody sees the channel of a table now, be it from elsewhere on its server, or sat there."""
    if interaction.channel_id == table.channel or table.seat_of(interaction.user.id) is not None:
        return True
    if interaction.guild is None or interaction.guild_id != table.guild or isinstance(interaction.user, discord.User):
        return False
    channel = _read_through(interaction.guild, table)
    return channel is not None and channel.permissions_for(interaction.user).view_channel


def _read_through(guild: discord.Guild, table: Table) -> discord.abc.GuildChannel | None:
    """The channel whose readers read the table's: itself, or that whose public thread it is, also an archived one.

    A private thread is read by its members alone, whom Discord does not tell.
    """
    found = guild.get_channel_or_thread(table.channel)
    if isinstance(found, discord.Thread):
        return None if found.is_private() else found.parent
    return found or guild.get_channel(table.parent)


@on("record")
async def record(interaction: Interaction, table_id: int) -> None:
    """The record, for those who sat there."""
    table, _ = await own_seat(interaction, table_id)
    check_revealed(table)
    say = texts.speaker(language(interaction))
    deal = messages.deal_file(table, await interaction.client.tables.match(table))
    told = messages.record(say, interaction.client.settings.source)
    await reply(interaction, Content(told, file=deal))


@on("reveal")
async def reveal(interaction: Interaction, table_id: int) -> None:
    """Somebody who sat there to the end agrees to reveal an aborted match; its message counts them."""
    table = await interaction.client.tables.agree(table_id, interaction.user.id)
    say = texts.speaker(language(interaction))
    key = "agreed-all" if table.is_revealed else "agreed"
    await reply(interaction, say(key, agreed=len(table.agreed), number=len(table.people)))
