"""/settings: a private panel in which those who manage a server choose how tables begin there."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot import texts
from bot.commands.asker import language
from bot.commands.host import Interaction
from bot.commands.replies import reply, update
from bot.commands.rights import check_manages
from bot.commands.router import on
from bot.commands.slash import named, worded
from bot.messages import Content, Entry, Menu
from bot.messages.ids import make_menu
from bot.tables import Refusal, ServerSettings
from bot.tables.choices import chosen, possible
from bot.texts import limits

SHOWN = (
    *("language", "game", "games", "pace", "questions", "substitutes", "reveals", "threads"),
    *("events", "tables", "ratings", "season", "role", "call", "log"),
)
"""The settings of the panel, in its order."""


def panel(say: texts.Speaker, settings: ServerSettings, picked: str = "") -> Content:
    """Return the settings with their values.

    Below stand the possible values of the setting that was picked.
    """
    lines = [
        "### " + say("settings-title"),
        *(f"{texts.setting_name(say, name)}: **{_value(say, settings, name)}**" for name in SHOWN),
        say("settings-elsewhere"),
    ]
    names = tuple(
        Entry(texts.setting_name(say, name), name, say(f"setting-{name}.note"), chosen=name == picked) for name in SHOWN
    )
    rows = [Menu(make_menu("setting"), say("settings-hint"), names)]
    if picked:
        rows.append(_values(say, settings, picked))
    return Content("\n".join(lines), tuple(rows), keep_picture=True)


def _value(say: texts.Speaker, settings: ServerSettings, name: str) -> str:
    if name == "games" and not settings.games:
        return say("setting-games.is-usual")
    return texts.setting_values(say, name, chosen(settings, name))


def _values(say: texts.Speaker, settings: ServerSettings, name: str) -> Menu:
    taken, values = chosen(settings, name), possible(settings, name)
    entries = tuple(
        Entry(texts.setting_value(say, name, one), one, chosen=one in taken) for one in values[: limits.LINES]
    )
    most = len(entries) if name == "games" else 1
    return Menu(make_menu("set", name), say("options-value-hint"), entries, most=most)


@app_commands.command(name=named("command-settings"), description=named("command-settings.description"))
@worded("settings", "log", "role", "call")
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def settings(
    interaction: Interaction,
    log: discord.TextChannel | None = None,
    role: discord.Role | None = None,
    call: discord.Role | None = None,
) -> None:
    """Open the panel; a channel or a role that is named is chosen at once."""
    check_manages(interaction)
    if log is not None:
        _check_log(log)
        await _choose(interaction, "log", [str(log.id)])
    if role is not None:
        _check_role(role)
        await _choose(interaction, "role", [str(role.id)])
    if call is not None:
        _check_role(call)
        if not may_mention(call):
            raise Refusal("call-role", role=call.mention)
        await _choose(interaction, "call", [str(call.id)])
    await reply(interaction, panel(texts.speaker(language(interaction)), await _present(interaction)))


def _check_role(role: discord.Role) -> None:
    """Refuse the role that everybody has."""
    if role.is_default():
        raise Refusal("option")


def may_mention(role: discord.Role) -> bool:
    """Return whether the bot may notify those who have a role; a channel may forbid it all the same."""
    return role.mentionable or role.guild.me.guild_permissions.mention_everyone


def may_create_events(interaction: Interaction) -> bool:
    """Return whether the bot may create scheduled events on the server."""
    allowed = interaction.app_permissions
    return allowed.administrator or allowed.create_events


def _check_log(channel: discord.TextChannel) -> None:
    """Refuse a channel in which the bot cannot write."""
    may = channel.permissions_for(channel.guild.me)
    if not (may.view_channel and may.send_messages):
        raise Refusal("log-closed", where=channel.mention)


async def _present(interaction: Interaction) -> ServerSettings:
    return await interaction.client.tables.settings.of(interaction.guild_id or 0)


async def _choose(interaction: Interaction, name: str, values: Sequence[str]) -> ServerSettings:
    tables, guild = interaction.client.tables, interaction.guild_id or 0
    now = await tables.settings.choose(guild, interaction.user.id, name, values)
    for table in await tables.open_tables(guild) if name == "questions" else ():
        interaction.client.delivery.refresh(table.id)
    return now


@on("setting")
async def pick_setting(interaction: Interaction, *, value: str) -> None:
    """Show what can be chosen for the setting that was picked."""
    check_manages(interaction)
    if value not in SHOWN:
        raise Refusal("forged")
    await update(interaction, panel(texts.speaker(language(interaction)), await _present(interaction), value))


@on("set")
async def pick_set(interaction: Interaction, name: str, *, values: Sequence[str]) -> None:
    """Choose it."""
    check_manages(interaction)
    if name not in SHOWN or not set(values) <= set(possible(await _present(interaction), name)):
        raise Refusal("option")
    if name == "events" and "on" in values and not may_create_events(interaction):
        raise Refusal("events")
    now = await _choose(interaction, name, values)
    await update(interaction, panel(texts.speaker(language(interaction)), now, name))


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (settings,)
