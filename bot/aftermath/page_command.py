"""Page: a match that nothing is secret of any more, as a page for the browser, privately.

If somebody serves pages, people get a link. Otherwise the page is made for them, and comes as a file.
"""

from bot import texts
from bot.aftermath.film_command import count
from bot.aftermath.host import Interaction
from bot.aftermath.page.pages import MOST
from bot.aftermath.record_command import revealed_table
from bot.commands.asker import language
from bot.commands.replies import reply, show_progress
from bot.commands.router import on
from bot.messages.content import Content, File
from bot.tables import Table
from bot.texts import Speaker


@on("page")
async def show_page(interaction: Interaction, table_id: int) -> None:
    """Give somebody the page of a match."""
    await show_progress(interaction)
    table = await revealed_table(interaction, table_id)
    say, pages = texts.speaker(language(interaction)), interaction.client.pages
    link = pages.links.to(table, say.language)
    content = page_link(say, table, link) if link else await _file(interaction, say, table)
    await reply(interaction, content)


def page_link(say: Speaker, table: Table, link: str) -> Content:
    """Return the link to the page of a match, and say who can see that."""
    return Content(say("page-link", game=texts.game_name(say, table.game), link=link))


def page_progress(say: Speaker, ahead: int, done: int, steps: int) -> str:
    """Return the progress of a page as text.

    The text says how many pages are made ``ahead`` of it, or how many of its steps are drawn.
    """
    if ahead:
        return say("page-queues", ahead=ahead)
    return say("page-progress", done=done, steps=steps) if steps else say("page-begins")


async def _file(interaction: Interaction, say: Speaker, table: Table) -> Content:
    """Return the page as a file, and say meanwhile how far it is."""
    job = await interaction.client.pages.ask(table, say.language, min(MOST, interaction.filesize_limit))
    await count(interaction, job, page_progress)
    page = await interaction.client.pages.read(job)
    return Content(say("page-file"), file=File(f"{table.game}-{table.id}.html", page.content))
