"""What people may do at a table that has ended: read its story and its record, agree to reveal an aborted match."""

from collections.abc import Sequence

import discord
from msgspec.structs import replace

from bot import messages, texts
from bot.commands.answering import own_seat
from bot.commands.host import Interaction
from bot.commands.replies import language, reply, update
from bot.messages import Content
from bot.messages.ids import number
from bot.tables import Refusal, Table, check_revealed
from engine import Event


async def story(interaction: Interaction, arguments: Sequence[str], values: Sequence[str]) -> None:
    """The first page of the story, privately, and all of it as a file."""
    table, told = await _story(interaction, arguments[0])
    page = messages.story_page(table, told, language(interaction), 0)
    await reply(interaction, replace(page, file=messages.story_file(table, told, language(interaction))))


async def leaf(interaction: Interaction, arguments: Sequence[str], values: Sequence[str]) -> None:
    """Turn to another page, in the private message that has one."""
    table, told = await _story(interaction, arguments[0])
    await update(interaction, messages.story_page(table, told, language(interaction), number(arguments[1])))


async def first_of_round(interaction: Interaction, arguments: Sequence[str], values: Sequence[str]) -> None:
    """Turn to the first page of the round that was picked."""
    table, told = await _story(interaction, arguments[0])
    page = number(values[0]) if values else 0
    await update(interaction, messages.story_page(table, told, language(interaction), page))


async def _story(interaction: Interaction, table_id: str) -> tuple[Table, Sequence[Event]]:
    """A table and the story of its match, for who sees its channel or sat there; refuses what is still secret."""
    tables = interaction.client.tables
    table = await tables.table(number(table_id))
    check_may_see(interaction, table)
    check_revealed(table)
    return table, messages.story_of(table, await tables.match(table))


def may_see(interaction: Interaction, table: Table) -> bool:
    """Whether somebody sees the channel of a table, be it from elsewhere on its server, or sat there."""
    if interaction.channel_id == table.channel or table.seat_of(interaction.user.id) is not None:
        return True
    if interaction.guild is None or interaction.guild_id != table.guild or isinstance(interaction.user, discord.User):
        return False
    channel = interaction.guild.get_channel(table.channel)
    return channel is not None and channel.permissions_for(interaction.user).view_channel


def check_may_see(interaction: Interaction, table: Table) -> None:
    """Refuse whoever has not seen the match."""
    if not may_see(interaction, table):
        raise Refusal("stranger")


async def record(interaction: Interaction, arguments: Sequence[str], values: Sequence[str]) -> None:
    """The record, for those who sat there."""
    table, _ = await own_seat(interaction, number(arguments[0]))
    check_revealed(table)
    say = texts.speaker(language(interaction))
    deal = messages.deal_file(table, await interaction.client.tables.match(table))
    await reply(interaction, Content(say("record"), file=deal))


async def reveal(interaction: Interaction, arguments: Sequence[str], values: Sequence[str]) -> None:
    """Somebody who sat there to the end agrees to reveal an aborted match; its message counts them."""
    table = await interaction.client.tables.agree(number(arguments[0]), interaction.user.id)
    say = texts.speaker(language(interaction))
    key = "agreed-all" if table.is_revealed else "agreed"
    await reply(interaction, say(key, agreed=len(table.agreed), number=len(table.people)))
