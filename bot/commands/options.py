"""The private panel in which the options of a table are chosen, before its start."""

import engine
from bot import texts
from bot.commands.asker import language
from bot.commands.host import Interaction
from bot.commands.replies import reply, update
from bot.commands.router import on
from bot.messages import Button, Content, Entry, Menu, levels, pace_name
from bot.messages.ids import make, make_menu, snowflake
from bot.tables import Refusal, Table
from bot.tables.choices import CHOICES, chosen, of_tables, possible
from bot.tables.refusal import check_sits

GAME, ONLY = "game", "only"
"""Choices without a line in the panel: the title has the game, and the lobby has who may join."""
REMOVE, HOST = "remove", "host"
"""The panel's words for the host's acts upon others who sit there."""


def panel(table: Table, reader: str, option: str = "") -> Content:
    """Return the options with their values; below, the values of ``option`` if one has been picked."""
    say = texts.speaker(reader)
    lines = ["### " + say("options-title", game=texts.game_name(say, table.game))]
    for name in _told(table):
        (value,) = chosen(table, name)
        lines.append(f"{say(f'options-{name}')}: **{_value(say, table, name, value)}**")
    lines += [_line(say, table, name) for name in table.values]
    rows: list[Menu | tuple[Button, ...]] = [
        Menu(make_menu("option", table.id), say("options-hint"), _options(say, table, option))
    ]
    if option:
        rows.append(Menu(make_menu("value", table.id, option), say("options-value-hint"), _values(say, table, option)))
    if len(table.sitters) < engine.game(table.game).seats[-1]:
        rows.append(levels(say, table))
    if any(one.player for one in table.sitters):
        rows.append((Button(say("button-no-computer"), make("nocomputer", table.id)),))
    return Content("\n".join(lines), tuple(rows), keep_picture=True)


def _told(table: Table) -> tuple[str, ...]:
    """Return the choices that each have a line of their own."""
    return tuple(one.name for one in of_tables(table.game) if one.name not in (GAME, ONLY))


def _value(say: texts.Speaker, table: Table, name: str, value: str) -> str:
    """Return what a value of a choice is called."""
    match name:
        case "game":
            return texts.game_with_seats(say, value, engine.game(value).seats)
        case "language":
            return texts.language_name(value)
        case "pace":
            return pace_name(say, table, value)
        case "talk":
            return say("talk-length", minutes=int(value))
        case "only":
            return say(f"options-only.is-{value}")
        case _:
            return say(CHOICES[name].words, key=value)


def _line(say: texts.Speaker, table: Table, name: str) -> str:
    """Return an option with its value, and what is advised for so many people."""
    chosen = texts.option_value(say, table.game, name, table.values[name])
    named = f"{texts.option_name(say, table.game, name)}: **{chosen}**"
    if name not in table.advised:
        return named
    advice = texts.option_values(say, table.game, name, table.advised[name])
    return say("lobby-advised", option=named, number=table.expected, values=advice)


def _options(say: texts.Speaker, table: Table, picked: str) -> tuple[Entry, ...]:
    game = Entry(say("options-game"), GAME, texts.game_name(say, table.game), chosen=picked == GAME)
    entries = [
        Entry(
            texts.option_name(say, table.game, name),
            name,
            texts.option_note(say, table.game, name),
            chosen=name == picked,
        )
        for name in table.values
    ]
    people = (ONLY, REMOVE, HOST) if _others(table) else (ONLY,)
    own, last = ([_entry(say, name, picked) for name in names] for names in (_told(table), people))
    return (game, *own, *entries, *last)


def _entry(say: texts.Speaker, name: str, picked: str) -> Entry:
    return Entry(say(f"options-{name}"), name, say(f"options-{name}.note"), chosen=name == picked)


def _others(table: Table) -> dict[int, str]:
    """Return the names of the people who sit at the table beside the host, by user."""
    named = zip(table.names, table.sitters, strict=True)
    return {one.user: name for name, one in named if one.user is not None and one.user != table.host}


def _values(say: texts.Speaker, table: Table, option: str) -> tuple[Entry, ...]:
    if option in (REMOVE, HOST) and (others := _others(table)):
        return tuple(Entry(name, str(user)) for user, name in others.items())
    if listed := possible(table, option):
        now = chosen(table, option)
        return tuple(Entry(_value(say, table, option, one), one, chosen=one in now) for one in listed)
    values = engine.game(table.game).values(option, len(table.sitters))
    if not values:
        raise Refusal("option")
    note, advised = say("lobby-advised.note", number=table.expected), table.advised.get(option, ())
    return tuple(
        Entry(
            texts.option_value(say, table.game, option, value),
            value,
            note if value in advised else None,
            chosen=value == table.values[option],
        )
        for value in values
    )


@on("options")
async def show(interaction: Interaction, table_id: int) -> None:
    """Open the panel."""
    table = await interaction.client.tables.table(table_id)
    if table.state != "lobby":
        raise Refusal("running" if table.is_open else "over")
    check_sits(table, interaction.user.id)
    await reply(interaction, panel(table, language(interaction)))


@on("option")
async def pick_option(interaction: Interaction, table_id: int, *, value: str) -> None:
    """Show the values of the option that was picked."""
    table = await interaction.client.tables.table(table_id)
    check_sits(table, interaction.user.id)
    await update(interaction, panel(table, language(interaction), value))


@on("value")
async def pick_value(interaction: Interaction, table_id: int, option: str, *, value: str) -> None:
    """Set the option."""
    lobby, user = interaction.client.tables.lobby, interaction.user.id
    if option in (REMOVE, HOST):
        act = lobby.remove if option == REMOVE else lobby.hand_on
        table = await act(table_id, user, snowflake(value))
        option = ""
    else:
        table = await lobby.choose(table_id, user, option, value)
    await update(interaction, panel(table, language(interaction), option))


@on("nocomputer")
async def remove_computer(interaction: Interaction, table_id: int) -> None:
    """Take the last computer player away."""
    table = await interaction.client.tables.lobby.remove_computer(table_id, interaction.user.id)
    await update(interaction, panel(table, language(interaction)))
