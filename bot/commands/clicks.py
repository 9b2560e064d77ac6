"""What a click on a button, or a choice in a menu, does.

Everything is read from the ``custom_id``; nothing waits in memory.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot import messages, texts
from bot.commands import afterwards, fields, filming, leaderboard, learn, privacy, replaying, stats, talk, tips
from bot.commands import help as rules_help
from bot.commands import options as options_panel
from bot.commands import settings as settings_panel
from bot.commands.absence import i_am_back, let_stand_in, offer, take
from bot.commands.admin import confirm_abort
from bot.commands.advising import advise
from bot.commands.answering import IN_ADVANCE, NOTHING, Answers, answer, own_seat, reader
from bot.commands.board import part_of_board
from bot.commands.host import Interaction
from bot.commands.lobby import confirm_hand_over, place_of, rematch
from bot.commands.play import show_hand
from bot.commands.replies import (
    acknowledge,
    check_permissions,
    guarded,
    language,
    person,
    put,
    reply,
    update,
)
from bot.commands.taking_back import take_back
from bot.ingredients import WORD
from bot.messages import Content, File, ids
from bot.messages.ids import number, read
from bot.tables import Refusal, Table
from bot.tables.lobby import check_game, check_lobby
from engine import Decision, Seat

LOG_LENGTH = 1800

Arguments = Sequence[str]
Values = Sequence[str]


async def clicked(interaction: Interaction, custom_id: str, values: Values | None) -> None:
    """Do what the id of a button, or of a menu in which ``values`` were picked, says."""
    action, arguments = read(custom_id)
    act = _ACTIONS.get(action)
    fits = (values is not None) == (action in ids.MENU_ACTIONS)
    if act is None or not fits or len(arguments) < _ARGUMENTS.get(action, 1):
        await guarded(interaction, _forged())
    else:
        await guarded(interaction, act(interaction, arguments, values or ()))


async def _forged() -> None:
    raise Refusal("forged")


async def submitted(interaction: Interaction) -> None:
    """Somebody has sent a field that they filled in."""
    await guarded(interaction, _submitted(interaction))


async def _submitted(interaction: Interaction) -> None:
    action, arguments, word = fields.typed(interaction)
    act = _FIELDS.get(action)
    if act is None:
        raise Refusal("forged")
    await act(interaction, arguments, word)


# The lobby


async def _change_lobby(interaction: Interaction, table_id: int, change: Awaitable[Table]) -> Table:
    """Change a table in its lobby, and put the changed lobby into the message that was clicked."""
    client = interaction.client
    posted = await client.messages.posted(table_id, "lobby")
    if posted is None or interaction.message is None or posted.message != interaction.message.id:
        table = await change
        await acknowledge(interaction)
        return table
    with client.messages.claimed(table_id, "lobby"):
        table = await change
        content = messages.lobby(table)
        if await put(interaction, Content(content.text, content.rows, keep_picture=True)):
            await client.messages.shown(table, posted, content)
    return table


async def _join(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    tables, who = interaction.client.tables, person(interaction)
    table = await tables.table(number(arguments[0]))
    seat = table.seat_of(who.user)
    if seat is not None:
        await reply(interaction, texts.speaker(who.language)("join-again", seat=seat + 1))
        return
    if interaction.guild_id is None:  # a guest, in direct messages
        await place_of(interaction, table)
    elif interaction.guild_id != table.guild:
        raise Refusal("forged")
    await _change_lobby(interaction, table.id, tables.join(table.id, who))


async def _leave(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    table_id = number(arguments[0])
    await _change_lobby(interaction, table_id, interaction.client.tables.leave(table_id, interaction.user.id))


async def _computer(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    table_id = number(arguments[0])
    await _change_lobby(interaction, table_id, interaction.client.tables.add_computer(table_id, interaction.user.id))


async def _level(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """A computer player of the level that was picked sits down."""
    table_id, level = number(arguments[0]), values[0] if values else ""
    change = interaction.client.tables.add_computer(table_id, interaction.user.id, level)
    await _change_lobby(interaction, table_id, change)


async def _start(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    check_permissions(interaction)
    table_id, seen = number(arguments[0]), number(arguments[1])
    start = interaction.client.tables.start(table_id, interaction.user.id, seen)
    await _change_lobby(interaction, table_id, start)


async def _game(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """The host picks another game in the lobby."""
    table_id, game = number(arguments[0]), values[0] if values else ""
    change = interaction.client.tables.set_game(table_id, interaction.user.id, game)
    await _change_lobby(interaction, table_id, change)


async def _fair(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """What the fingerprint in the lobby is for, and who has cut the cards."""
    table = check_game(await afterwards.seen_table(interaction, arguments[0]))
    if not table.has_proof:
        raise Refusal("cleared" if table.cleared else "no-proof")
    say, source = texts.speaker(language(interaction)), interaction.client.settings.source
    await reply(interaction, messages.fair(say, table, source))


async def _ask_for_cut(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """Open a field for the word with which somebody cuts the cards; it shows the fingerprint, and its id has it."""
    say = texts.speaker(language(interaction))
    table = check_game(await afterwards.seen_table(interaction, arguments[0]))
    check_lobby(table)
    custom_id = ids.make("cut", table.id, table.fingerprint)
    note = say("cut-note", fingerprint=table.fingerprint)
    await fields.ask(interaction, custom_id, say("cut-title"), say("cut-field"), note, WORD)


async def _cut(interaction: Interaction, arguments: Arguments, word: str) -> None:
    if len(arguments) not in (1, 2):
        raise Refusal("forged")
    table_id, *seen = arguments  # a field that an older program opened has seen none
    cut = interaction.client.tables.cut(number(table_id), interaction.user.id, word, "".join(seen))
    await _change_lobby(interaction, number(table_id), cut)


# The match


async def _answer(interaction: Interaction, table_id: int, question: int, answers: Answers) -> None:
    await answer(interaction, *await own_seat(interaction, table_id), question, answers)


async def _answer_button(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    await _answer(interaction, number(arguments[0]), number(arguments[1]), [[arguments[2]]])


async def _standing(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    await _answer(interaction, number(arguments[0]), number(arguments[1]), IN_ADVANCE)


async def _again(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """Take a standing answer back."""
    table, _ = await own_seat(interaction, number(arguments[0]))
    await interaction.client.tables.answer_again(table.id, interaction.user.id)
    await update(interaction, Content(texts.speaker(language(interaction))("again"), keep_picture=True))


async def _menu(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """One picked from a menu is the answer; several are shown as picked, to be confirmed."""
    table_id, question, page = (number(text) for text in arguments[:3])
    mask = ids.mask(arguments[3])
    table, seat = await own_seat(interaction, table_id)
    decision = seat.decision
    if decision is None or question != seat.question or not messages.takes_several(decision):
        await answer(interaction, table, seat, question, [list(values)])
        return
    _check_shown(decision, page, mask, values)
    await _show_picked(interaction, table, seat, page, messages.pick(decision, page, mask, list(values)))


async def _page(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """Turn to the page that was picked."""
    table_id, question, mask = number(arguments[0]), number(arguments[1]), ids.mask(arguments[2])
    page = number(values[0]) if values else -1
    table, seat = await own_seat(interaction, table_id)
    if seat.decision is None or question != seat.question:
        await answer(interaction, table, seat, question, NOTHING)
        return
    _check_shown(seat.decision, page, mask)
    await _show_picked(interaction, table, seat, page, mask)


async def _show_picked(interaction: Interaction, table: Table, seat: Seat, page: int, mask: int) -> None:
    link = await interaction.client.messages.link(table)
    content = messages.prompt(table, seat, reader(interaction, table, seat), link, page, mask, change=True)
    await update(interaction, Content(content.text, content.rows, keep_picture=True))


async def _change(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """Show the question again to somebody who has answered it and may still change that."""
    table_id, question = number(arguments[0]), number(arguments[1])
    table, seat = await own_seat(interaction, table_id)
    if seat.decision is None or question != seat.question:
        await answer(interaction, table, seat, question, NOTHING)
        return
    mine = await interaction.client.messages.posted(table_id, messages.prompt_slot(seat))
    await _show_picked(interaction, table, seat, 0, 0)
    if mine is not None and interaction.message is not None and mine.message == interaction.message.id:
        await interaction.client.messages.opened(table_id, mine)


async def _confirm(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    table_id, question, mask = number(arguments[0]), number(arguments[1]), ids.mask(arguments[2])
    table, seat = await own_seat(interaction, table_id)
    keys: tuple[str, ...] = ()
    if seat.decision is not None and question == seat.question:
        _check_shown(seat.decision, 0, mask)
        keys = messages.picked(seat.decision, mask)
    await answer(interaction, table, seat, question, [keys])


def _check_shown(decision: Decision, page: int, mask: int, keys: Values = ()) -> None:
    if not messages.were_shown(decision, page, mask, keys):
        raise Refusal("forged")


# Under the board


async def _hand(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    await show_hand(interaction, *await own_seat(interaction, number(arguments[0])))


async def _direct(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """Somebody wishes to be asked by direct message: their role and their question are sent there."""
    table, seat = await own_seat(interaction, number(arguments[0]))
    await interaction.client.tables.wishes.choose_questions(interaction.user.id, "direct")
    await reply(interaction, texts.speaker(language(interaction))("direct"))
    slots = [slot for slot in (messages.role_slot(seat), messages.prompt_slot(seat)) if slot is not None]
    await interaction.client.messages.try_directly(table.id, interaction.user.id, slots)
    await _show_elsewhere(interaction, table)


async def _here(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """Somebody wishes to be asked privately in the channel, and gets no direct messages any more."""
    table, _ = await own_seat(interaction, number(arguments[0]))
    await interaction.client.tables.wishes.choose_questions(interaction.user.id, "here")
    await reply(interaction, texts.speaker(language(interaction))("here"))
    interaction.client.messages.refresh(table.id)
    await _show_elsewhere(interaction, table)


async def _show_elsewhere(interaction: Interaction, table: Table) -> None:
    """The person's other tables show that, too."""
    for other in await interaction.client.tables.open_tables_of(interaction.user.id):
        if other.id != table.id:
            interaction.client.messages.refresh(other.id)


async def _part(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """A part of the board, larger, in the private message that has the menu."""
    table = await afterwards.seen_table(interaction, arguments[0])
    await update(interaction, await part_of_board(interaction, table, values[0] if values else ""))


async def _closer(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """A part of the board, larger, in a private message of its own: the question with the menu stays as it is."""
    table = await afterwards.seen_table(interaction, arguments[0])
    await reply(interaction, await part_of_board(interaction, table, values[0] if values else ""))


async def _log(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """All that happened, as this person may know it."""
    table = await afterwards.seen_table(interaction, arguments[0])
    seat = await interaction.client.tables.seat(table, interaction.user.id)
    say = texts.speaker(language(interaction))
    lines = messages.log(say, table, seat)
    whole = "\n".join(lines)
    if len(whole) <= LOG_LENGTH:
        await reply(interaction, whole or say("log-empty"))
        return
    shown = whole[-LOG_LENGTH:].split("\n", 1)[-1]
    await reply(interaction, Content(f"…\n{shown}", file=File("log.txt", whole.encode())))


_Act = Callable[[Interaction, Arguments, Values], Awaitable[None]]

_ACTIONS: Mapping[str, _Act] = {
    "join": _join,
    "leave": _leave,
    "computer": _computer,
    "level": _level,
    "start": _start,
    "rematch": rematch,
    "game": _game,
    "fair": _fair,
    "cut": _ask_for_cut,
    "options": options_panel.show,
    "option": options_panel.pick_option,
    "value": options_panel.pick_value,
    "nocomputer": options_panel.remove_computer,
    "answer": _answer_button,
    "standing": _standing,
    "again": _again,
    "menu": _menu,
    "part": _part,
    "closer": _closer,
    "page": _page,
    "confirm": _confirm,
    "change": _change,
    "advice": advise,
    "hand": _hand,
    "direct": _direct,
    "askhere": _here,
    "log": _log,
    "story": afterwards.story,
    "leaf": afterwards.leaf,
    "round": afterwards.first_of_round,
    "record": afterwards.record,
    "replay": replaying.begin,
    "frame": replaying.turn,
    "since": replaying.since,
    "past": replaying.past,
    "seen": replaying.seen,
    "here": replaying.show_here,
    "film": filming.begin,
    "filmhere": filming.show_here,
    "statshere": stats.show_here,
    "leaders": leaderboard.turn,
    "leadershere": leaderboard.show_here,
    "season": leaderboard.pick_season,
    "reveal": afterwards.reveal,
    "setting": settings_panel.pick_setting,
    "set": settings_panel.pick_set,
    "rules": rules_help.show,
    "topic": rules_help.pick_topic,
    "abort": confirm_abort,
    "handover": confirm_hand_over,
    "back": i_am_back,
    "standin": let_stand_in,
    "offer": offer,
    "take": take,
    "takeback": take_back,
    "ready": talk.ready,
    "longer": talk.longer,
    "notips": tips.no_more,
    "mydata": privacy.send_data,
    "statistics": privacy.choose_statistics,
    "forget": privacy.warn,
    "forgetnow": privacy.ask_for_word,
    **learn.ACTIONS,
}

_FIELDS: Mapping[str, Callable[[Interaction, Arguments, str], Awaitable[None]]] = {
    "cut": _cut,
    "forgetnow": privacy.delete,
}
"""What a field is for."""

_ARGUMENTS = {
    "start": 2,
    "answer": 3,
    "standing": 2,
    "advice": 2,
    "menu": 4,
    "page": 3,
    "confirm": 3,
    "change": 2,
    "value": 2,
    "standin": 2,
    "offer": 2,
    "take": 2,
    "takeback": 2,
    "ready": 2,
    "longer": 2,
    "notips": 4,
    "leaf": 2,
    "frame": 3,
    "since": 2,
    "seen": 2,
    "here": 3,
    "leaders": 3,
    "leadershere": 3,
    "setting": 0,
    "mydata": 0,
    "forget": 0,
    "forgetnow": 0,
    **learn.ARGUMENTS,
}
"""How many arguments an action needs; one, unless it stands here."""
