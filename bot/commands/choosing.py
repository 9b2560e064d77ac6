"""The buttons and menus of a question: answering it in one click or several, changing and taking back the answer."""

from collections.abc import Sequence

from bot import messages, texts
from bot.commands.answering import IN_ADVANCE, NOTHING, answer, own_seat, reader
from bot.commands.asker import language
from bot.commands.host import Interaction
from bot.commands.replies import update
from bot.commands.router import on
from bot.messages import Content
from bot.messages.ids import Mask
from bot.tables import Refusal, Table
from engine import Decision, Seat


@on("answer")
async def take_choice(interaction: Interaction, table_id: int, question: int, key: str) -> None:
    """Take a choice of few as the answer."""
    table, seat, left = await own_seat(interaction, table_id)
    await answer(interaction, table, seat, question, [[key]], left)


@on("standing")
async def answer_in_advance(interaction: Interaction, table_id: int, question: int) -> None:
    """Give the same answer to later questions, too."""
    table, seat, left = await own_seat(interaction, table_id)
    await answer(interaction, table, seat, question, IN_ADVANCE, left)


@on("again")
async def decide_again(interaction: Interaction, table_id: int) -> None:
    """Take a standing answer back."""
    table, *_ = await own_seat(interaction, table_id)
    await interaction.client.tables.answers.ask_again(table.id, interaction.user.id)
    await update(interaction, Content(texts.speaker(language(interaction))("again"), keep_picture=True))


@on("menu")
async def pick(
    interaction: Interaction, table_id: int, question: int, page: int, mask: Mask, *, values: Sequence[str]
) -> None:
    """Take the choice picked from a menu as the answer; show several as picked, to be confirmed."""
    table, seat, left = await own_seat(interaction, table_id)
    decision = seat.decision
    if decision is None or question != seat.question or not messages.takes_several(decision):
        await answer(interaction, table, seat, question, [list(values)], left)
        return
    _check_shown(decision, page, mask, values)
    await _show_picked(interaction, table, seat, page, messages.pick(decision, page, mask, list(values)))


@on("page")
async def turn(interaction: Interaction, table_id: int, question: int, mask: Mask, *, value: int) -> None:
    """Turn to the page that was picked."""
    table, seat, left = await own_seat(interaction, table_id)
    if seat.decision is None or question != seat.question:
        await answer(interaction, table, seat, question, NOTHING, left)
        return
    _check_shown(seat.decision, value, mask)
    await _show_picked(interaction, table, seat, value, mask)


async def _show_picked(interaction: Interaction, table: Table, seat: Seat, page: int, mask: int) -> None:
    link = await interaction.client.delivery.edits.link(table)
    content = messages.prompt(table, seat, reader(interaction, table, seat), link, page, mask, change=True)
    await update(interaction, Content(content.text, content.rows, keep_picture=True))


@on("change")
async def change(interaction: Interaction, table_id: int, question: int) -> None:
    """Show the question again to somebody who has answered it and may still change that."""
    table, seat, left = await own_seat(interaction, table_id)
    if seat.decision is None or question != seat.question:
        await answer(interaction, table, seat, question, NOTHING, left)
        return
    mine = await interaction.client.delivery.edits.posted(table_id, messages.prompt_slot(seat))
    await _show_picked(interaction, table, seat, 0, 0)
    if mine is not None and interaction.message is not None and mine.message == interaction.message.id:
        await interaction.client.delivery.edits.opened(table_id, mine)


@on("confirm")
async def confirm(interaction: Interaction, table_id: int, question: int, mask: Mask) -> None:
    """Take all that was picked as the answer."""
    table, seat, left = await own_seat(interaction, table_id)
    keys: tuple[str, ...] = ()
    if seat.decision is not None and question == seat.question:
        _check_shown(seat.decision, 0, mask)
        keys = messages.picked(seat.decision, mask)
    await answer(interaction, table, seat, question, [keys], left)


@on("takeback")
async def take_back(interaction: Interaction, table_id: int, question: int) -> None:
    """Take the answer back below which the button stands; its question stands there again."""
    delivery, clicked = interaction.client.delivery, interaction.message
    table, seat = await interaction.client.tables.answers.take_back(table_id, interaction.user.id, question)
    slot = messages.prompt_slot(seat)
    with delivery.edits.claimed(table.id, slot):
        content = messages.answered(
            table, seat, seat.run, reader(interaction, table, seat), await delivery.edits.link(table)
        )
        if not await update(interaction, content):
            return
        mine = await delivery.edits.posted(table.id, slot)
        if mine is not None and clicked is not None and mine.message == clicked.id:
            await delivery.edits.shown(table, mine, content)


def _check_shown(decision: Decision, page: int, mask: int, keys: Sequence[str] = ()) -> None:
    if not messages.were_shown(decision, page, mask, keys):
        raise Refusal("forged")
