"""The answer to a question, by button, by menu or by a slash command; also changed, and taken back.

All go the same way: look up the message of the question, claim it, and answer. Then show the next thing in that
message, and remember its content.
"""

import secrets
from collections.abc import Sequence

import msgspec

from bot import messages, texts
from bot.commands.asker import is_direct, language
from bot.commands.host import Interaction
from bot.commands.replies import acknowledge, is_public, reply, shows, update
from bot.commands.router import on
from bot.messages import Content
from bot.messages.ids import Mask
from bot.tables import NumberedClock, Refusal, Table
from bot.tables.ledger import OwnSeat
from engine import Decision, Seat

Answers = Sequence[Sequence[str]]
"""The keys for one question after the other."""
IN_ADVANCE: Answers = ()
"""The answer that is given in advance, too (``engine.Game.standing``)."""
NOTHING: Answers = ((),)
"""No key at all: answers no question that is not asked any more, and is refused with the reason."""


async def own_seat(interaction: Interaction, table_id: int) -> OwnSeat:
    """Return a table that has started, and the person's seat there; refuse strangers."""
    return await interaction.client.tables.ledger.own_seat(table_id, interaction.user.id)


def reader(interaction: Interaction, table: Table, seat: Seat) -> str:
    """Return the language of a question: the person's own in private answers, the seat's in its direct messages."""
    clicked = interaction.message
    private = clicked is None or clicked.flags.ephemeral or seat.seat is None
    return language(interaction) if private else table.sitters[seat.seat or 0].language


async def answer(
    interaction: Interaction,
    table: Table,
    seat: Seat,
    question: int,
    answers: Answers,
    left: NumberedClock | None = None,
    *,
    then: bool = False,
) -> None:
    """Give a person's answers to the question of that number and to the questions that it opens.

    An answer that the last choice names as the only one to its question is given, too.

    The outcome is put into the message that was clicked, or else told privately. If a click is refused, its message
    shows how things stand. Raises ``Refusal``.

    An answer that may still be changed keeps its button when it no longer may. Taking the button away would be a call
    for each of the people who were asked together. A click on the button says why it is too late.

    If the table was read just now, its clock was ``left`` so, and neither need be read again. With ``then`` the
    question that follows is answered as usual, too (``engine.Game.then``).
    """
    slot, is_private = messages.prompt_slot(seat), interaction.message is not None and not is_public(interaction)
    with interaction.client.delivery.edits.claimed(table.id, slot):
        try:
            answers = seat.with_only(answers) if answers else IN_ADVANCE
            table, after = await _give(interaction, table, question, answers, left, then=then)
        except Refusal:
            if is_private:
                await _show_as_it_is(interaction, table, seat)
            raise
        if is_private and messages.is_drawn(table, seat, after, slot.place):
            await acknowledge(interaction)  # its words and its picture are not waited for
        if not await _show_outcome(interaction, table, seat, after, is_private=is_private):
            return
    await tell_unsent(interaction, table, after)


async def _show_outcome(interaction: Interaction, table: Table, before: Seat, after: Seat, *, is_private: bool) -> bool:
    """Show the outcome of an answer to the person, and note it; return whether Discord took it.

    ``before`` and ``after`` the answer the seat stood so. A click on a private message changes this message.
    """
    edits, clicked, slot = interaction.client.delivery.edits, interaction.message, messages.prompt_slot(before)
    posted, link = await edits.posted_and_link(table, slot, after.view.round)
    if posted is None and clicked is not None and is_direct(interaction) and not clicked.flags.ephemeral:
        posted = await edits.found(table, slot, clicked.channel.id, clicked.id)
    is_clicked = clicked is not None and posted is not None and posted.message == clicked.id
    content = messages.answered(table, after, slot.place, reader(interaction, table, before))
    has_picture = posted is not None and posted.has_picture(content.picture_fingerprint)
    if is_clicked and has_picture and not shows(interaction, "part"):
        content = msgspec.structs.replace(content, keep_picture=True)
    if not is_private:
        await reply(interaction, content.linked(link))
    elif not await update(interaction, content.linked(link)):
        return False
    if is_clicked and posted is not None:
        await edits.shown(table, posted, content, last=after.decision is not None and not after.awaited)
    else:
        await edits.answered_elsewhere(table.id, posted)
    return True


async def tell_unsent(interaction: Interaction, table: Table, seat: Seat) -> None:
    """Tell a person privately the news that were not sent to them, as long as they have not answered since."""
    delivery = interaction.client.delivery
    for one in messages.own_news(table, seat, language(interaction)):
        if await delivery.reachability.is_unsent(table, interaction.user.id, one.slot):
            await reply(interaction, one.content.linked(await delivery.edits.link(table)))


async def _give(
    interaction: Interaction, table: Table, question: int, answers: Answers, left: NumberedClock | None, *, then: bool
) -> tuple[Table, Seat]:
    """Store the answers; the table and the seat after them are returned."""
    tables, user = interaction.client.tables, interaction.user.id
    if answers:
        so_far = (table, left) if left is not None else None
        table, match = await tables.answers.give_ahead(
            table.id, user, answers, question=question, so_far=so_far, then=then
        )
    else:
        table, match = await tables.answers.give_in_advance(table.id, user, question=question)
    return table, await tables.matches.seen(table, match, user)


async def _show_as_it_is(interaction: Interaction, table: Table, seat: Seat) -> None:
    """Put the present question, or a receipt, into the message that was clicked; another click may have answered.

    A message that is neither the question's own nor private keeps its text alone.
    """
    clicked = interaction.message
    posted, link = await interaction.client.delivery.edits.posted_and_link(table, messages.prompt_slot(seat))
    is_clicked = clicked is not None and posted is not None and posted.message == clicked.id
    if is_clicked or (clicked is not None and clicked.flags.ephemeral):
        table = await interaction.client.tables.table(table.id)
        now = await interaction.client.tables.matches.seat(table, interaction.user.id)
        content = messages.answered(table, now, seat.run, reader(interaction, table, now))
    else:
        content = Content(clicked.content if clicked is not None else "")
    await update(interaction, Content(content.text, content.rows, keep_picture=True).linked(link))


@on("answer")
async def take_choice(interaction: Interaction, table_id: int, question: int, key: str) -> None:
    """Take a choice of few as the answer, and with it what usually follows."""
    table, seat, left = await own_seat(interaction, table_id)
    await answer(interaction, table, seat, question, [[_taken(seat, question, key)]], left, then=True)


@on("only-answer")
async def take_only(interaction: Interaction, table_id: int, question: int, key: str) -> None:
    """Take a choice of few as the answer; its person wants to be asked what usually follows."""
    table, seat, left = await own_seat(interaction, table_id)
    await answer(interaction, table, seat, question, [[_taken(seat, question, key)]], left)


@on("then")
async def choose_then(interaction: Interaction, table_id: int, question: int, mask: Mask) -> None:
    """Show the question again: what usually follows is answered at once, or asked if the mask has a bit."""
    await _show_present(interaction, table_id, question, 0, mask & 1)


def _taken(seat: Seat, question: int, key: str) -> str:
    """Return the key of a choice, by chance of those that are alike; the match's own chance is never asked."""
    if seat.decision is None or question != seat.question:
        return key
    return secrets.choice(messages.meant(seat.decision, key))


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
        await answer(interaction, table, seat, question, [[_taken(seat, question, key) for key in values]], left)
        return
    check_shown(decision, page, mask, values)
    await _show_picked(interaction, table, seat, page, messages.pick(decision, page, mask, list(values)))


@on("through")
async def pick_through(interaction: Interaction, table_id: int, question: int, group: str, *, value: str) -> None:
    """Take a choice of a group, or of several that share a menu, and the group before it."""
    table, seat, left = await own_seat(interaction, table_id)
    await answer(interaction, table, seat, question, [[messages.group_with(seat, group, value)], [value]], left)


@on("picks")
async def toggle(interaction: Interaction, table_id: int, question: int, mask: Mask) -> None:
    """Show the choices of the mask as picked, to be confirmed."""
    await _show_present(interaction, table_id, question, 0, mask)


@on("page")
async def turn(interaction: Interaction, table_id: int, question: int, mask: Mask, *, value: int) -> None:
    """Turn to the page that was picked."""
    await _show_present(interaction, table_id, question, value, mask)


async def _show_present(interaction: Interaction, table_id: int, question: int, page: int, mask: int) -> None:
    """Show the present question with such choices picked; an earlier one shows how things stand."""
    table, seat, left = await own_seat(interaction, table_id)
    if seat.decision is None or question != seat.question:
        await answer(interaction, table, seat, question, NOTHING, left)
        return
    check_shown(seat.decision, page, mask)
    await _show_picked(interaction, table, seat, page, mask)


async def _show_picked(interaction: Interaction, table: Table, seat: Seat, page: int, mask: int) -> None:
    link = await interaction.client.delivery.edits.link(table)
    content = messages.prompt(table, seat, reader(interaction, table, seat), page, mask, change=True)
    await update(interaction, Content(content.text, content.rows, keep_picture=True).linked(link))


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
        check_shown(seat.decision, 0, mask)
        keys = messages.picked(seat.decision, mask)
    await answer(interaction, table, seat, question, [keys], left)


@on("takeback")
async def take_back(interaction: Interaction, table_id: int, question: int) -> None:
    """Take the answer back below which the button stands; its question stands there again."""
    delivery, clicked = interaction.client.delivery, interaction.message
    table, seat = await interaction.client.tables.answers.take_back(table_id, interaction.user.id, question)
    slot = messages.prompt_slot(seat)
    with delivery.edits.claimed(table.id, slot):
        content = messages.answered(table, seat, seat.run, reader(interaction, table, seat))
        if not await update(interaction, content.linked(await delivery.edits.link(table))):
            return
        mine = await delivery.edits.posted(table.id, slot)
        if mine is not None and clicked is not None and mine.message == clicked.id:
            await delivery.edits.shown(table, mine, content)


def check_shown(decision: Decision, page: int, mask: int, keys: Sequence[str] = ()) -> None:
    """Refuse a page, or picked choices, that no question shows: somebody can make up an id and values."""
    if not messages.were_shown(decision, page, mask, keys):
        raise Refusal("forged")
