"""/reminders: how often somebody is reminded, and in which time zone nights are quiet. Nobody else learns of it."""

from typing import Any

from discord import app_commands

from bot import texts
from bot.commands.host import Interaction
from bot.commands.naming import named
from bot.commands.replies import language, reply, suggesting
from bot.tables.wishes import NOWHERE, local, zones

MOST_CHOICES = 25


@app_commands.command(name=named("command-reminders"), description=named("command-reminders.description"))
@app_commands.rename(often=named("command-reminders.often"), quiet=named("command-reminders.quiet"))
@app_commands.describe(often=named("command-reminders.often-note"), quiet=named("command-reminders.quiet-note"))
@app_commands.choices(
    often=[
        app_commands.Choice(name=named("reminders-usual"), value="usual"),
        app_commands.Choice(name=named("reminders-often"), value="often"),
        app_commands.Choice(name=named("reminders-off"), value="off"),
    ]
)
async def reminders(interaction: Interaction, often: str | None = None, quiet: str | None = None) -> None:
    """Choose when to be reminded; tells what is chosen."""
    wishes = await interaction.client.tables.wishes.choose(interaction.user.id, often, quiet)
    say, zone = texts.speaker(language(interaction)), wishes.zone
    hours = say("quiet-hours", zone=zone, now=_now(interaction, zone)) if zone in zones() else say("quiet-none")
    await reply(interaction, say("reminders-now", often=say(f"reminders-{wishes.reminders}"), quiet=hours))


def _now(interaction: Interaction, zone: str) -> str:
    """What the clocks show there now."""
    return f"{local(zone, interaction.client.tables.clock()):%H:%M}"


@reminders.autocomplete("quiet")
@suggesting
async def _suggest_zones(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """No quiet hours, and the time zones whose names fit, with the time there, by which people know theirs."""
    none = app_commands.Choice(name=texts.speaker(language(interaction))("quiet-none"), value=NOWHERE)
    wanted = typed.strip().replace(" ", "_").casefold()
    found = [zone for zone in zones() if wanted in zone.casefold()][: MOST_CHOICES - 1]
    choices = [app_commands.Choice(name=f"{zone} ({_now(interaction, zone)})", value=zone) for zone in found]
    return choices if wanted else [none, *choices]


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (reminders,)
reminders.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)
