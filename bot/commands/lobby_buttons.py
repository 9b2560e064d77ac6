"""The buttons, menus and fields of a lobby."""

from collections.abc import Awaitable, Callable

from bot import messages, texts
from bot.commands import fields
from bot.commands.asker import check_permissions, language, person
from bot.commands.host import Interaction
from bot.commands.lobby import place_of
from bot.commands.options import panel
from bot.commands.replies import acknowledge, is_public, put, reply, update
from bot.commands.rights import seen_table
from bot.commands.router import on
from bot.fair_deal.ingredients import WORD
from bot.messages import Content
from bot.messages.ids import make
from bot.tables import Refusal, Table
from bot.tables.refusal import check_game, check_lobby
from bot.tables.slots import Guest, Lobby, Slot


async def _change_lobby(interaction: Interaction, table_id: int, change: Awaitable[Table]) -> Table:
    """Change a table in its lobby, and put the changed lobby into the message that was clicked."""
    return await change_shown(interaction, table_id, change, Lobby(), messages.lobby)


async def _answer_invitation(interaction: Interaction, table_id: int, change: Awaitable[Table]) -> Table:
    """Change a table as a guest wishes, and put what follows into the invitation that was clicked."""
    user = interaction.user.id
    return await change_shown(
        interaction, table_id, change, Guest(user), lambda table: messages.guest_message(table, user).content
    )


async def change_shown(
    interaction: Interaction,
    table_id: int,
    change: Awaitable[Table],
    slot: Slot,
    made: Callable[[Table], Content],
    told: Callable[[Table], str] | None = None,
) -> Table:
    """Change a table, and show the slot's new content in the message that was clicked, if it stands there.

    If another message was clicked, the person is ``told`` privately, if there is anything to tell.
    """
    client = interaction.client
    posted = await client.delivery.edits.posted(table_id, slot)
    if posted is None or interaction.message is None or posted.message != interaction.message.id:
        table = await change
        await (acknowledge(interaction) if told is None else reply(interaction, told(table)))
        return table
    with client.delivery.edits.claimed(table_id, slot):
        table = await change
        now = made(table)
        content = Content(now.text, now.rows, keep_picture=True)  # the delivery puts another picture there
        if await put(interaction, content):
            await client.delivery.edits.shown(table, posted, content)
    return table


@on("join")
async def join(interaction: Interaction, table_id: int) -> None:
    """Take the next seat."""
    tables, who = interaction.client.tables, person(interaction)
    table = await tables.table(table_id)
    seat = table.seat_of(who.user)
    if seat is not None:
        await reply(interaction, texts.speaker(who.language)("join-again", seat=seat + 1))
        return
    if interaction.guild_id is None:  # a guest, in direct messages
        await place_of(interaction, table)
        await _answer_invitation(interaction, table.id, tables.lobby.join(table.id, who))
        return
    if interaction.guild_id != table.guild:
        raise Refusal("forged")
    await _change_lobby(interaction, table.id, tables.lobby.join(table.id, who))


@on("decline")
async def decline(interaction: Interaction, table_id: int) -> None:
    """Take the person who was invited off the list."""
    change = interaction.client.tables.lobby.decline(table_id, interaction.user.id)
    await _answer_invitation(interaction, table_id, change)


@on("leave")
async def leave(interaction: Interaction, table_id: int) -> None:
    """Give the seat back."""
    change = interaction.client.tables.lobby.leave(table_id, interaction.user.id)
    if is_public(interaction):  # lobbies of older programs had the button
        await _change_lobby(interaction, table_id, change)
    else:
        table = await change
        told = texts.speaker(language(interaction))("left" if table.is_open else "left-closed")
        await update(interaction, Content(told, keep_picture=True))


@on("computer")
async def add_computer(interaction: Interaction, table_id: int) -> None:
    """Seat a computer player."""
    await _change_lobby(
        interaction, table_id, interaction.client.tables.lobby.add_computer(table_id, interaction.user.id)
    )


@on("level")
async def add_computer_of_level(interaction: Interaction, table_id: int, *, value: str) -> None:
    """Seat a computer player of the level that was picked."""
    change = interaction.client.tables.lobby.add_computer(table_id, interaction.user.id, value)
    if is_public(interaction):  # lobbies of older programs had the menu
        await _change_lobby(interaction, table_id, change)
    else:
        await update(interaction, panel(await change, language(interaction)))


@on("start")
async def start(interaction: Interaction, table_id: int, seen: int) -> None:
    """Start the match; ``seen`` is the version of the table that the button showed."""
    check_permissions(interaction)
    await _change_lobby(
        interaction, table_id, interaction.client.tables.lobby.start(table_id, interaction.user.id, seen)
    )


@on("fill")
async def fill_and_start(interaction: Interaction, table_id: int, seen: int) -> None:
    """Give the missing seats to computer players, and start the match."""
    check_permissions(interaction)
    start = interaction.client.tables.lobby.start(table_id, interaction.user.id, seen, fill=True)
    await _change_lobby(interaction, table_id, start)


@on("terms")
async def tell_terms(interaction: Interaction, table_id: int) -> None:
    """Tell all that is agreed at the table, with the buttons that the lobby has no room for."""
    table = check_game(await seen_table(interaction, table_id))
    story = await interaction.client.tables.lobby.old_story(table)
    await reply(interaction, messages.terms(table, interaction.user.id, language(interaction), story))


@on("game")
async def pick_game(interaction: Interaction, table_id: int, *, value: str) -> None:
    """Let the host pick another game in the lobby."""
    change = interaction.client.tables.lobby.choose(table_id, interaction.user.id, "game", value)
    await _change_lobby(interaction, table_id, change)


@on("fair")
async def explain_fingerprint(interaction: Interaction, table_id: int) -> None:
    """Explain the fingerprint, and tell who has cut the cards; once the match is over, prove the deal."""
    table = check_game(await seen_table(interaction, table_id))
    say, source = texts.speaker(language(interaction)), interaction.client.settings.source
    if table.is_revealed:
        match = await interaction.client.tables.matches.of(table)
        told = messages.fair_end(say, table, source)
        await reply(interaction, Content(told, file=messages.deal_file(table, match)))
        return
    if not table.has_proof:
        raise Refusal("cleared" if table.cleared else "no-proof")
    await reply(interaction, messages.fair(say, table, source))


@on("cut")
async def ask_for_cut(interaction: Interaction, table_id: int) -> None:
    """Open a field for the word with which somebody cuts the cards.

    The field shows the fingerprint, and its id has it.
    """
    say = texts.speaker(language(interaction))
    table = check_game(await seen_table(interaction, table_id))
    check_lobby(table)
    custom_id = make("cut", table.id, table.fingerprint)
    note = say("cut-note", fingerprint=table.fingerprint)
    await fields.ask(interaction, custom_id, say("cut-title"), say("cut-field"), note, WORD)


@on("cut")
async def cut(interaction: Interaction, table_id: int, seen: str = "", *, word: str) -> None:
    """Cut the cards with that word. A field that an older program opened has seen no fingerprint."""
    change = interaction.client.tables.lobby.cut(table_id, interaction.user.id, word, seen)
    await _change_lobby(interaction, table_id, change)
