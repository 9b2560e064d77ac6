"""The button that tells who knew, or of the race, privately; and those with which people show or keep their notes."""

from bot import texts
from bot.aftermath.host import Interaction
from bot.aftermath.knew_page import knew_page, race_page
from bot.aftermath.record_command import revealed_table
from bot.commands.asker import language
from bot.commands.replies import is_public, reply, show_progress, update
from bot.commands.router import on
from bot.messages.content import Content
from bot.messages.ending import ALWAYS, HIDE, NEVER, SHOW
from bot.tables import Refusal, Table


@on("knew")
async def begin(interaction: Interaction, table_id: int) -> None:
    """Tell who knew, as far as people show their notes."""
    await show_progress(interaction)
    table = await _finished(interaction, table_id)
    await reply(interaction, await _page(interaction, table))


@on("shownotes")
async def choose(interaction: Interaction, table_id: int, choice: str) -> None:
    """Note whether the person shows their notes, and tell who knew."""
    table = await _finished(interaction, table_id)
    insights, user = interaction.client.insights, interaction.user.id
    if choice not in (SHOW, ALWAYS, HIDE, NEVER) or not await insights.has_marks(table, user):
        raise Refusal("forged")
    await insights.choose(table, user, shows=choice in (SHOW, ALWAYS), always=choice in (ALWAYS, NEVER))
    page = await _page(interaction, table)
    clicked = interaction.message
    if is_public(interaction) or (clicked is not None and clicked.flags.ephemeral):
        await update(interaction, page)
    else:
        await reply(interaction, page)


async def _finished(interaction: Interaction, table_id: int) -> Table:
    """Return the table of a match that is over by its rules; refuse others, and strangers to the table."""
    table = await revealed_table(interaction, table_id)
    if table.state != "finished":
        raise Refusal("knew-broken-off")
    return table


async def _page(interaction: Interaction, table: Table) -> Content:
    insights, user = interaction.client.insights, interaction.user.id
    if texts.speaker(language(interaction)).knows(f"{table.game}-race-page"):
        seen = (await interaction.client.tables.matches.of(table)).onlooker
        return race_page(table, seen, language(interaction))
    insight = await insights.of(table)
    if insight is None:
        raise Refusal("knew-nothing")
    asks = await insights.has_marks(table, user)
    return knew_page(
        table,
        insight,
        await insights.witnesses(table),
        language(interaction),
        asks=asks,
        shows=await insights.choice(table, user) if asks else None,
    )
