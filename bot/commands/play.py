"""The commands that answer questions, one per kind of question of any game, and /hand and /board."""

import re
from collections.abc import Collection
from typing import Any

import msgspec
from discord import app_commands

import engine
from bot import messages, texts
from bot.commands.naming import named
from bot.commands.replies import Interaction, guarded, language, missing_permissions, place, reply
from bot.messages import Content, PictureOf
from bot.tables import Refusal, Table
from engine import Choice, Decision

NOTHING = "-"
MOST_CHOICES = 25
NAME_LENGTH = 100


class Asked(msgspec.Struct, frozen=True):
    """Somebody's seat at a table that has started."""

    table: Table
    match: engine.Match
    seat: int

    @property
    def decision(self) -> Decision | None:
        """What the seat is asked now, unless the table has ended."""
        return self.match.decisions.get(self.seat) if self.table.state == "running" else None

    @property
    def question(self) -> int:
        """The number of that question."""
        return self.match.question(self.seat)

    @property
    def command(self) -> str | None:
        """The slash command that answers it."""
        commands = engine.game(self.table.game).commands
        return commands[self.decision.kind] if self.decision else None


def answer_commands() -> list[app_commands.Command[Any, ..., Any]]:
    """A command for each name that the games give to their kinds of questions."""
    names = dict.fromkeys(name for game in engine.games().values() for name in game.commands.values())
    return [_answer_command(name) for name in names]


def _answer_command(name: str) -> app_commands.Command[Any, ..., Any]:
    @app_commands.command(name=named(f"command-{name}"), description=named(f"command-{name}.description"))
    @app_commands.rename(answer=named(f"command-{name}.answer"))
    @app_commands.describe(answer=named(f"command-{name}.answer-note"))
    async def command(interaction: Interaction, answer: str) -> None:
        await guarded(interaction, _answer(interaction, name, answer))

    @command.autocomplete("answer")
    async def _choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = texts.speaker(language(interaction))
        found = [one for one in await _seats(interaction) if one.command == name]
        choices: list[app_commands.Choice[str]] = []
        for one in found:
            before = f"{_where(interaction, one.table)}: " if len(found) > 1 else ""
            for label, value in suggestions(say, one, typed):
                shown = f"{before}{label}"[:NAME_LENGTH]
                choices.append(app_commands.Choice(name=shown, value=f"{one.table.id}/{value}"))
        return choices[:MOST_CHOICES]

    return command


def _where(interaction: Interaction, table: Table) -> str:
    """Server and channel by name: tables in direct messages are told apart by them."""
    channel = interaction.client.get_channel(table.channel)
    return f"{table.guild_name} #{channel}" if channel is not None else f"{table.guild_name} {table.id}"


async def _answer(interaction: Interaction, command: str, typed: str) -> None:
    which, slash, keys_text = typed.rpartition("/")
    found = await _seats(interaction)
    if not found:
        raise Refusal("no-table" if interaction.guild_id else "no-table-anywhere")
    if slash and which.isdecimal():
        found = [one for one in found if str(one.table.id) == which]
        if not found:
            raise Refusal("stale")
    fitting = [one for one in found if one.command == command]
    if len(fitting) > 1:
        raise Refusal("which-table")
    if not fitting:
        raise Refusal("other-question" if any(one.decision for one in found) else "not-asked")
    one = fitting[0]
    if one.decision is None:
        raise Refusal("not-asked")
    say = texts.speaker(language(interaction))
    keys = read_keys(say, one, keys_text)
    client = interaction.client
    start, slot = messages.run_start(one.match, one.seat), messages.prompt_slot(one.match, one.seat)
    posted = await client.store.posted(one.table.id)
    table, match = await client.tables.answer(one.table.id, interaction.user.id, keys, question=one.question)
    link = messages.link_to_board(table, posted)
    await reply(interaction, messages.answered(table, match, one.seat, start, language(interaction), link))
    await client.messages.answered_elsewhere(table.id, posted.get(slot))


async def _seats(interaction: Interaction) -> list[Asked]:
    """The person's seats: at the table of this channel, or in direct messages at all their tables."""
    tables, user = interaction.client.tables, interaction.user.id
    if interaction.guild_id is None:
        found = await tables.store.open_tables_of_user(user)
    else:
        one = await tables.store.table_in(interaction.channel_id or 0)
        found = [one] if one is not None else []
    seats = []
    for table in found:
        seat = table.seat_of(user)
        if table.state == "running" and seat is not None:
            try:
                seats.append(Asked(table, await tables.match(table), seat))
            except Refusal:
                if len(found) == 1:
                    raise
    return seats


def suggestions(say: texts.Speaker, one: Asked, typed: str) -> list[tuple[str, str]]:
    """What may be answered, given what has been typed so far: label and value, exactly the seat's present choices."""
    decision = one.decision
    if decision is None:
        return []
    label = {choice.key: _label(say, one, choice) for choice in decision.choices}
    if not messages.takes_several(decision):
        return [(text, key) for key, text in label.items() if typed.lower() in text.lower() or typed == key]
    try:
        taken = list(read_keys(say, one, typed))
    except Refusal:
        taken = []
    found = [(", ".join(label[key] for key in taken) or say("nothing-label"), " ".join(taken) or NOTHING)]
    seen = set()
    for key, text in label.items():
        if key not in taken and text not in seen and len(taken) < decision.most:
            seen.add(text)
            found.append((", ".join([*(label[other] for other in taken), text]), " ".join([*taken, key])))
    return found if len(taken) >= decision.least else found[1:]


def read_keys(say: texts.Speaker, one: Asked, typed: str) -> tuple[str, ...]:
    """The keys somebody typed: keys, or labels as shown. Several are parted by spaces, commas or plus signs.

    Refuses what is not among the seat's present choices.
    """
    typed = typed.strip()
    if one.decision is not None and not messages.takes_several(one.decision):
        return (_key(say, one, typed, ()),)
    if typed in ("", NOTHING, "0") or typed.lower() == say("nothing-label").lower():
        return ()
    keys: tuple[str, ...] = ()
    for word in re.split(r"[\s,+]+", typed):
        keys = (*keys, _key(say, one, word, keys))
    return keys


def _key(say: texts.Speaker, one: Asked, word: str, taken: Collection[str]) -> str:
    def fits(choice: Choice) -> bool:
        return choice.key not in taken and word.lower() in (choice.key.lower(), _label(say, one, choice).lower())

    choices = one.decision.choices if one.decision else ()
    found = next((choice.key for choice in choices if fits(choice)), None)
    if found is None:
        raise Refusal("illegal-unknown", key=word[:40], number=0)
    return found


def _label(say: texts.Speaker, one: Asked, choice: Choice) -> str:
    kind = one.decision.kind if one.decision else ""
    return texts.choice_label(say, one.table.game, kind, choice, one.table.names)


@app_commands.command(name=named("command-hand"), description=named("command-hand.description"))
async def hand(interaction: Interaction) -> None:
    """Show hand and question again, privately."""
    await guarded(interaction, _hand(interaction))


async def _hand(interaction: Interaction) -> None:
    found = await _seats(interaction)
    if not found:
        raise Refusal("no-hand")
    await show_hand(interaction, found[0])
    for one in found[1:]:
        await show_hand(interaction, one)


async def show_hand(interaction: Interaction, one: Asked) -> None:
    """The hand, with the question if there is one, as a private answer."""
    posted = await interaction.client.store.posted(one.table.id)
    link = messages.link_to_board(one.table, posted)
    await reply(interaction, messages.prompt(one.table, one.match, one.seat, language(interaction), link))


@app_commands.command(name=named("command-board"), description=named("command-board.description"))
@app_commands.guild_only()
async def board(interaction: Interaction) -> None:
    """Show the board again, privately."""
    await guarded(interaction, _board(interaction))


async def _board(interaction: Interaction) -> None:
    table = await interaction.client.tables.store.table_in(place(interaction).channel)
    if table is None or not table.started:
        raise Refusal("no-board")
    match = await interaction.client.tables.match(table)
    say = texts.speaker(language(interaction))
    picture = PictureOf("board", match.view(None), table.names, say.language)
    lines = [texts.game_name(say, table.game), messages.awaited(say, table, match), *troubles(interaction, table)]
    await reply(interaction, Content("\n".join(lines), picture=picture))


def troubles(interaction: Interaction, table: Table) -> list[str]:
    """Why the channel's own messages may be out of date."""
    say = texts.speaker(language(interaction))
    missing = (
        missing_permissions(interaction) if interaction.guild_id and table.channel == interaction.channel_id else []
    )
    if missing:
        return [say("refusal-permissions", missing=", ".join(say("permission", key=name) for name in missing))]
    trouble = interaction.client.messages.troubles.get(table.id)
    return [say(f"trouble-{trouble}")] if trouble else []


def commands() -> list[app_commands.Command[Any, ..., Any]]:
    """All of them."""
    anywhere = [hand, *answer_commands()]
    for command in anywhere:
        command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)
    return [*anywhere, board]


__all__ = ["Asked", "commands", "read_keys", "show_hand", "suggestions", "troubles"]
