"""The actions at a table that has ended.

People may read the table's story and its record, and agree to reveal an aborted match.
"""

from bot import texts
from bot.commands.answering import own_seat
from bot.commands.asker import language
from bot.commands.host import Interaction
from bot.commands.replies import reply
from bot.commands.rights import seen_table
from bot.commands.router import on
from bot.messages import Content, deal_file
from bot.messages import record as terms
from bot.tables import Table, check_revealed


async def revealed_table(interaction: Interaction, table_id: int) -> Table:
    """Return a table to a person who sees its channel or sat there.

    Raises ``Refusal`` for everybody else, and while anything of the match is secret.
    """
    table = await seen_table(interaction, table_id)
    check_revealed(table)
    return table


@on("record")
async def record(interaction: Interaction, table_id: int) -> None:
    """Show the record to those who sat there."""
    table, *_ = await own_seat(interaction, table_id)
    check_revealed(table)
    say = texts.speaker(language(interaction))
    deal = deal_file(table, await interaction.client.tables.matches.of(table))
    told = terms(say, interaction.client.settings.source)
    await reply(interaction, Content(told, file=deal))


@on("reveal")
async def reveal(interaction: Interaction, table_id: int) -> None:
    """Note that somebody who sat there to the end agrees to reveal an aborted match.

    The match's message counts these people.
    """
    table = await interaction.client.tables.ending.agree(table_id, interaction.user.id)
    say = texts.speaker(language(interaction))
    key = "agreed-all" if table.is_revealed else "agreed"
    await reply(interaction, say(key, agreed=len(table.agreed), number=len(table.people)))
