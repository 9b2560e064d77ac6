"""A match alone with computer players, wherever somebody is: privately, in a single message that each click changes.

The message can be changed for 15 minutes after a click. Later, or if it is gone, /learn brings the match back.
"""

from collections.abc import Sequence

from bot import messages
from bot.commands.answering import check_shown
from bot.commands.asker import language, person
from bot.commands.host import Interaction
from bot.commands.replies import exchange, update
from bot.commands.router import on
from bot.learning.lone_match import look, looks, shown, sure
from bot.messages import Content
from bot.messages.ids import LONE, Mask
from bot.tables import LonePlay, Refusal
from engine import Decision, games


@on(f"{LONE}begin")
async def begin(interaction: Interaction, game: str) -> None:
    """Begin a match of a game, or show the one that goes on."""
    if game not in games():
        raise Refusal("forged")
    who = person(interaction)
    play = await interaction.client.tables.alone.begin(who.user, who.name, game)
    await update(interaction, shown(play, who.language))


@on(f"{LONE}go")
async def go_on(interaction: Interaction) -> None:
    """Show the match as it stands."""
    await _show(interaction, await _play(interaction))


@on(f"{LONE}answer")
async def answer(interaction: Interaction, number: int, question: int, key: str) -> None:
    """Take a choice of few as the answer."""
    await _answer(interaction, number, question, [[_taken(await _asked(interaction, number, question), key)]])


@on(f"{LONE}menu")
async def menu(
    interaction: Interaction, number: int, question: int, page: int, mask: Mask, *, values: Sequence[str]
) -> None:
    """Take the choice picked from a menu as the answer; show several as picked, to be confirmed."""
    decision = await _asked(interaction, number, question)
    if not messages.takes_several(decision):
        await _answer(interaction, number, question, [[_taken(decision, key) for key in values]])
        return
    check_shown(decision, page, mask, values)
    await _stay(interaction, page, messages.pick(decision, page, mask, list(values)))


@on(f"{LONE}through")
async def through(interaction: Interaction, number: int, question: int, group: str, *, value: str) -> None:
    """Take a choice of a group, or of several that share a menu, and the group before it."""
    group = messages.group_with((await _play(interaction)).seat, group, value)
    await _answer(interaction, number, question, [[group], [value]])


@on(f"{LONE}picks")
async def toggle(interaction: Interaction, number: int, question: int, mask: Mask) -> None:
    """Show the choices of the mask as picked, to be confirmed."""
    check_shown(await _asked(interaction, number, question), 0, mask)
    await _stay(interaction, 0, mask)


@on(f"{LONE}page")
async def turn(interaction: Interaction, number: int, question: int, mask: Mask, *, value: int) -> None:
    """Turn to the page that was picked."""
    check_shown(await _asked(interaction, number, question), value, mask)
    await _stay(interaction, value, mask)


@on(f"{LONE}confirm")
async def confirm(interaction: Interaction, number: int, question: int, mask: Mask) -> None:
    """Take all that was picked as the answer."""
    decision = await _asked(interaction, number, question)
    check_shown(decision, 0, mask)
    await _answer(interaction, number, question, [messages.picked(decision, mask)])


@on(f"{LONE}look")
async def look_closer(interaction: Interaction, number: int, *, value: str) -> None:
    """Show the board, a part of it, or the hand above the question."""
    play = await _going_on(interaction, number)
    if value not in looks(play):
        raise Refusal("alone-stale")
    await exchange(interaction, look(play, value, language(interaction)))


@on(f"{LONE}sure")
async def ask_to_end(interaction: Interaction, number: int) -> None:
    """Ask whether to end the match before its end."""
    play = await _going_on(interaction, number)
    await update(interaction, sure(play, language(interaction)))


@on(f"{LONE}end")
async def end(interaction: Interaction, number: int) -> None:
    """End the match."""
    await _show(interaction, await interaction.client.tables.alone.give_up(interaction.user.id, number))


async def _play(interaction: Interaction) -> LonePlay:
    """Return the person's match; refuse if they have none."""
    play = await interaction.client.tables.alone.of(interaction.user.id)
    if play is None:
        raise Refusal("alone-over")
    return play


async def _going_on(interaction: Interaction, number: int) -> LonePlay:
    """Return the person's match of that number; refuse if it is over."""
    play = await _play(interaction)
    if play.lone.number != number or play.is_over:
        raise Refusal("alone-over")
    return play


async def _asked(interaction: Interaction, number: int, question: int) -> Decision:
    """Return the question that was clicked; show the match as it stands, and refuse, if it asks another by now."""
    play = await _going_on(interaction, number)
    if play.seat.decision is None or play.seat.question != question:
        await _show(interaction, play)
        raise Refusal("alone-stale")
    return play.seat.decision


async def _answer(interaction: Interaction, number: int, question: int, answers: Sequence[Sequence[str]]) -> None:
    user = interaction.user.id
    await _show(interaction, await interaction.client.tables.alone.answer(user, number, question, answers))


async def _show(interaction: Interaction, play: LonePlay) -> None:
    await update(interaction, shown(play, language(interaction)))


async def _stay(interaction: Interaction, page: int, mask: int) -> None:
    """Show the same question, under the picture that is there."""
    content = shown(await _play(interaction), language(interaction), page, mask)
    await update(interaction, Content(content.text, content.rows, keep_picture=True))


def _taken(decision: Decision, key: str) -> str:
    return messages.meant(decision, key)[0]
