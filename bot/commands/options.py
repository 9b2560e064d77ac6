"""The private panel in which the options of a table are chosen, before its start."""

from typing import get_args

import engine
from bot import texts
from bot.commands.asker import language
from bot.commands.host import Interaction
from bot.commands.replies import reply, update
from bot.commands.router import on
from bot.messages import Button, Content, Entry, Menu, pace_name
from bot.messages.ids import make, make_menu, snowflake
from bot.tables import Advice, Refusal, Substitutes, Table
from bot.tables.refusal import check_sits
from bot.tables.time.pace import PACES
from bot.tables.time.talk import MINUTES

GAME = "game"
"""What the panel calls the choice of the game itself."""
LANGUAGE = "language"
"""What it calls the choice of the language that the table has in its channel."""
PACE = "pace"
TALK = "talk"
"""What it calls the choice of how long people talk before they vote."""
REMARKS = "remarks"
"""What it calls the choice of whether computer players say anything."""
SUBSTITUTES = "substitutes"
"""What it calls the choices of how long people may think, and who may take over a seat."""
ADVICE = "advice"
"""What it calls the choice of whether people can ask what a computer player would do."""
ONLY = "only"
"""What it calls the choice of who may join."""
OFF, ON = "off", "on"
REMOVE, HOST = "remove", "host"
"""What it calls what the host can do to others who sit there."""


def panel(table: Table, reader: str, option: str = "") -> Content:
    """The options with their values; below, the values of ``option`` if one has been picked."""
    say = texts.speaker(reader)
    lines = ["### " + say("options-title", game=texts.game_name(say, table.game))]
    lines.append(f"{say('options-language')}: **{texts.language_name(table.language)}**")
    lines.append(f"{say('options-pace')}: **{pace_name(say, table, table.pace)}**")
    if engine.game(table.game).talks:
        lines.append(f"{say('options-talk')}: **{say('talk-length', minutes=table.talk)}**")
    if engine.game(table.game).remarks:
        lines.append(f"{say('options-remarks')}: **{say('remarks-value', key=_on(table.remarks))}**")
    lines.append(f"{say('options-substitutes')}: **{say('substitutes', key=table.substitutes)}**")
    lines.append(f"{say('options-advice')}: **{say('advice-value', key=table.advice)}**")
    lines += [_line(say, table, name) for name in table.values]
    rows: list[Menu | tuple[Button, ...]] = [
        Menu(make_menu("option", table.id), say("options-hint"), _options(say, table, option))
    ]
    if option:
        rows.append(Menu(make_menu("value", table.id, option), say("options-value-hint"), _values(say, table, option)))
    if any(one.player for one in table.sitters):
        rows.append((Button(say("button-no-computer"), make("nocomputer", table.id)),))
    return Content("\n".join(lines), tuple(rows), keep_picture=True)


def _line(say: texts.Speaker, table: Table, name: str) -> str:
    """An option with its value, and what is advised for so many people."""
    chosen = texts.option_value(say, table.game, name, table.values[name])
    named = f"{texts.option_name(say, table.game, name)}: **{chosen}**"
    if name not in table.advised:
        return named
    advice = texts.option_values(say, table.game, name, table.advised[name])
    return say("lobby-advised", option=named, number=table.expected, values=advice)


def _options(say: texts.Speaker, table: Table, picked: str) -> tuple[Entry, ...]:
    game = Entry(say("options-game"), GAME, texts.game_name(say, table.game), chosen=picked == GAME)
    spoken = Entry(say("options-language"), LANGUAGE, say("options-language.note"), chosen=picked == LANGUAGE)
    entries = [
        Entry(
            texts.option_name(say, table.game, name),
            name,
            texts.option_note(say, table.game, name),
            chosen=name == picked,
        )
        for name in table.values
    ]
    agreed = (_entry(say, name, picked) for name in _agreed(table))
    people = [ONLY, REMOVE, HOST] if _others(table) else [ONLY]
    return (game, spoken, *agreed, *entries, *(_entry(say, name, picked) for name in people))


def _agreed(table: Table) -> tuple[str, ...]:
    """What can be agreed on about time, absence and advice; about talk and remarks only in games that have any."""
    game = engine.game(table.game)
    return (PACE, *([TALK] if game.talks else []), *([REMARKS] if game.remarks else []), SUBSTITUTES, ADVICE)


def _on(value: bool) -> str:
    return ON if value else OFF


def _entry(say: texts.Speaker, name: str, picked: str) -> Entry:
    return Entry(say(f"options-{name}"), name, say(f"options-{name}.note"), chosen=name == picked)


def _others(table: Table) -> dict[int, str]:
    """Who sits there beside the host, by name."""
    named = zip(table.names, table.sitters, strict=True)
    return {one.user: name for name, one in named if one.user is not None and one.user != table.host}


def _values(say: texts.Speaker, table: Table, option: str) -> tuple[Entry, ...]:
    own = _of_table(say, table).get(option)
    if own is not None:
        return tuple(Entry(label, value, chosen=value == now) for label, value, now in own)
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


def _of_table(say: texts.Speaker, table: Table) -> dict[str, list[tuple[str, str, str]]]:
    """What is chosen for the table itself: labels and values, and which value is chosen now."""
    games = {key: texts.game_with_seats(say, key, engine.game(key).seats) for key in table.offered}
    found: dict[str, list[tuple[str, str, str]]] = {
        GAME: [(name, key, table.game) for key, name in games.items()],
        LANGUAGE: [(texts.language_name(one), one, table.language) for one in texts.LANGUAGES],
        PACE: [(pace_name(say, table, one), one, table.pace) for one in PACES],
        SUBSTITUTES: [(say("substitutes", key=one), one, table.substitutes) for one in get_args(Substitutes)],
        ADVICE: [(say("advice-value", key=one), one, table.advice) for one in get_args(Advice)],
        ONLY: [(say(f"options-only.is-{one}"), one, _on(table.only_invited)) for one in (OFF, ON)],
    }
    if engine.game(table.game).talks:
        found[TALK] = [(say("talk-length", minutes=int(one)), one, str(table.talk)) for one in MINUTES]
    if engine.game(table.game).remarks:
        found[REMARKS] = [(say("remarks-value", key=one), one, _on(table.remarks)) for one in (OFF, ON)]
    if others := [(name, str(user), "") for user, name in _others(table).items()]:
        found |= {REMOVE: others, HOST: others}
    return found


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
    tables, user = interaction.client.tables, interaction.user.id
    if option == GAME:
        table = await tables.lobby.set_game(table_id, user, value)
    elif option == LANGUAGE:
        if value not in texts.LANGUAGES:
            raise Refusal("option")
        table = await tables.lobby.set_language(table_id, user, value)
    elif option == PACE:
        table = await tables.lobby.set_pace(table_id, user, value)
    elif option == TALK:
        table = await tables.lobby.set_talk(table_id, user, value)
    elif option == REMARKS:
        table = await tables.lobby.set_remarks(table_id, user, value)
    elif option == SUBSTITUTES:
        table = await tables.lobby.set_substitutes(table_id, user, value)
    elif option == ADVICE:
        table = await tables.lobby.set_advice(table_id, user, value)
    elif option == ONLY:
        if value not in (OFF, ON):
            raise Refusal("option")
        table = await tables.lobby.set_only_invited(table_id, user, only=value == ON)
    elif option in (REMOVE, HOST):
        act = tables.lobby.remove if option == REMOVE else tables.lobby.hand_on
        table = await act(table_id, user, snowflake(value))
        option = ""
    else:
        table = await tables.lobby.set_option(table_id, user, option, value)
    await update(interaction, panel(table, language(interaction), option))


@on("nocomputer")
async def remove_computer(interaction: Interaction, table_id: int) -> None:
    """Take the last computer player away."""
    table = await interaction.client.tables.lobby.remove_computer(table_id, interaction.user.id)
    await update(interaction, panel(table, language(interaction)))
