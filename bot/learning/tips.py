"""/my tips, and the button under a tip.

Both set whether somebody is told what is worth knowing while a game is new to them.
"""

from discord import app_commands
from msgspec.structs import replace

from bot import messages, texts
from bot.commands.answering import own_seat, reader
from bot.commands.asker import language
from bot.commands.host import Interaction
from bot.commands.my import my
from bot.commands.replies import reply, update
from bot.commands.router import on
from bot.commands.slash import named, worded
from bot.messages import Button, Content
from bot.messages.ids import Mask, make
from bot.tables import Refusal, Table
from engine import Seat

GIVEN, NOT_GIVEN = "on", "off"


@my.command(name=named("command-my-tips"), description=named("command-my-tips.description"))
@worded("my-tips", "given")
@app_commands.choices(given=[app_commands.Choice(name=named(f"tips-{one}"), value=one) for one in (GIVEN, NOT_GIVEN)])
async def tips(interaction: Interaction, given: str | None = None) -> None:
    """Choose whether to be given tips; tells what is chosen."""
    tables, user = interaction.client.tables, interaction.user.id
    wishes = await (tables.wishes.of(user) if given is None else tables.tips.choose(user, given=given == GIVEN))
    await reply(interaction, _told(interaction, given=wishes.tips))


@on("tips")
async def pick(interaction: Interaction, given: str) -> None:
    """Choose by a button whether to be given tips."""
    if given not in (GIVEN, NOT_GIVEN):
        raise Refusal("forged")
    await interaction.client.tables.tips.choose(interaction.user.id, given=given == GIVEN)
    await update(interaction, _told(interaction, given=given == GIVEN))


def _told(interaction: Interaction, *, given: bool) -> Content:
    """Return what is chosen, with a button for the other choice."""
    say = texts.speaker(language(interaction))
    other = NOT_GIVEN if given else GIVEN
    button = Button(say("button-no-tips" if given else "button-tips"), make("tips", other))
    return Content(say("tips-given" if given else "tips-not-given"), ((button,),), keep_picture=True)


@on("notips")
async def no_more(interaction: Interaction, table_id: int, question: int, page: int, mask: Mask) -> None:
    """Stop the tips.

    The message that was clicked asks the same without a tip, and with what was picked in it.
    """
    table, seat, _ = await own_seat(interaction, table_id)
    decision = seat.decision if question == seat.question else None
    if decision is not None and not messages.were_shown(decision, page, mask):
        raise Refusal("forged")
    with interaction.client.delivery.edits.claimed(table.id, messages.prompt_slot(seat)):
        await interaction.client.tables.tips.choose(interaction.user.id, given=False)
        if decision is not None:
            await _ask_again(interaction, await interaction.client.tables.table(table.id), seat, page, mask)
    await reply(interaction, _told(interaction, given=False))


async def _ask_again(interaction: Interaction, table: Table, seat: Seat, page: int, mask: int) -> None:
    delivery, clicked, whose = interaction.client.delivery, interaction.message, reader(interaction, table, seat)
    mine, link = await delivery.edits.posted_and_link(table, messages.prompt_slot(seat))
    as_clicked = messages.prompt(table, seat, whose, page, mask, change=True)
    own = clicked is not None and mine is not None and mine.message == clicked.id
    there = await update(interaction, replace(as_clicked, picture=None, keep_picture=True).linked(link))
    if there and own and mine is not None and mine.state == "shown":
        now = messages.prompt(table, seat, whose)
        await delivery.edits.shown(table, mine, replace(now, picture=None, keep_picture=True))
