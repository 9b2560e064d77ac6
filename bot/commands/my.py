"""/my: reminders, quiet nights, pictures or words, and whom somebody keeps away: nobody else learns it."""

import discord
from discord import app_commands

from bot import texts
from bot.commands.asker import language
from bot.commands.host import Interaction
from bot.commands.replies import reply, update
from bot.commands.rights import check_people
from bot.commands.router import on
from bot.commands.slash import named, suggesting, worded
from bot.messages import Button, Content
from bot.messages.ids import make
from bot.tables.wishes import NOWHERE, local, zones
from bot.texts import limits

LARGE, USUAL = "large", "usual"
STILL, MOVING = "still", "moving"

MENTIONED = 80
"""So many people fit into a message."""

READING = ("pictures", "both", "words")
"""The ways to be shown boards and hands."""

OFTEN = ("usual", "often", "off")
"""The wishes for reminders."""

my = app_commands.Group(
    name=named("command-my"),
    description=named("command-my.description"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
)
"""Other rooms add what else is somebody's own."""


@my.command(name=named("command-my-reminders"), description=named("command-my-reminders.description"))
@worded("my-reminders", "often", "quiet")
@app_commands.choices(often=[app_commands.Choice(name=named(f"reminders-{one}"), value=one) for one in OFTEN])
async def reminders(interaction: Interaction, often: str | None = None, quiet: str | None = None) -> None:
    """Choose when to be reminded; tells what is chosen."""
    await reply(interaction, await _reminded(interaction, often, quiet))


@on("remind")
async def pick_reminders(interaction: Interaction, often: str) -> None:
    """Choose how often to be reminded by a button; the quiet hours stay."""
    await update(interaction, await _reminded(interaction, often))


async def _reminded(interaction: Interaction, often: str | None, quiet: str | None = None) -> Content:
    """Choose when to be reminded, and return what is chosen then, with a button for each other choice."""
    wishes = await interaction.client.tables.wishes.choose(interaction.user.id, reminders=often, zone=quiet)
    say, zone = texts.speaker(language(interaction)), wishes.zone
    hours = say("quiet-hours", zone=zone, now=_now(interaction, zone)) if zone in zones() else say("quiet-none")
    told = say("reminders-now", often=say(f"reminders-{wishes.reminders}"), quiet=hours)
    others = [one for one in OFTEN if one != wishes.reminders]
    buttons = tuple(Button(say(f"reminders-{one}"), make("remind", one)) for one in others)
    return Content(told, (buttons,), keep_picture=True)


def _now(interaction: Interaction, zone: str) -> str:
    """Return the time that clocks in that ``zone`` show now."""
    return f"{local(zone, interaction.client.tables.now()):%H:%M}"


@reminders.autocomplete("quiet")
@suggesting
async def suggest_zones(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest no quiet hours, and the time zones whose names fit.

    Each zone comes with the time there, by which people know their own zone.
    """
    none = app_commands.Choice(name=texts.speaker(language(interaction))("quiet-none"), value=NOWHERE)
    wanted = typed.strip().replace(" ", "_").casefold()
    found = [zone for zone in zones() if wanted in zone.casefold()][: limits.SUGGESTIONS - 1]
    choices = [app_commands.Choice(name=f"{zone} ({_now(interaction, zone)})", value=zone) for zone in found]
    return choices if wanted else [none, *choices]


@my.command(name=named("command-my-pictures"), description=named("command-my-pictures.description"))
@worded("my-pictures", "size", "motion")
@app_commands.choices(
    size=[app_commands.Choice(name=named(f"pictures-{one}"), value=one) for one in (LARGE, USUAL)],
    motion=[app_commands.Choice(name=named(f"pictures-{one}"), value=one) for one in (STILL, MOVING)],
)
async def own_pictures(interaction: Interaction, size: str | None = None, motion: str | None = None) -> None:
    """Choose whether one's own pictures are large, and whether they move; tells what is chosen."""
    tables, user = interaction.client.tables, interaction.user.id
    if motion is not None:
        await tables.wishes.choose(user, still=motion == STILL)
    wishes = await (tables.wishes.of(user) if size is None else tables.looks.choose(user, large=size == LARGE))
    say = texts.speaker(language(interaction))
    chosen = (LARGE if wishes.large else USUAL, STILL if wishes.still else MOVING)
    await reply(interaction, "\n".join(say(f"pictures-are-{one}") for one in chosen))


@my.command(name=named("command-my-reading"), description=named("command-my-reading.description"))
@worded("my-reading", "how")
@app_commands.choices(how=[app_commands.Choice(name=named(f"reading-{one}"), value=one) for one in READING])
async def reading(interaction: Interaction, how: str | None = None) -> None:
    """Choose between pictures, words and both; tells what is chosen."""
    tables, user = interaction.client.tables, interaction.user.id
    wishes = await (tables.wishes.of(user) if how is None else tables.looks.choose(user, reading=how))
    await reply(interaction, texts.speaker(language(interaction))(f"reading-is-{wishes.reading}"))


@my.command(name=named("command-my-block"), description=named("command-my-block.description"))
@worded("my-block", "person")
async def block(interaction: Interaction, person: discord.User | None = None) -> None:
    """Keep somebody from the tables of the person who asks, without telling them; or list who is kept away."""
    say, blocks, user = texts.speaker(language(interaction)), interaction.client.tables.blocks, interaction.user.id
    if person is None:
        names = ", ".join(f"<@{one}>" for one in (await blocks.of(user))[:MENTIONED])
        await reply(interaction, say("blocks", names=names) if names else say("blocks-none"))
        return
    check_people([person])
    await blocks.add(user, person.id)
    await reply(interaction, say("blocked", name=person.mention))


@my.command(name=named("command-my-unblock"), description=named("command-my-unblock.description"))
@worded("my-unblock", "person")
async def unblock(interaction: Interaction, person: discord.User) -> None:
    """Let somebody sit again at the tables of the person who asks."""
    await interaction.client.tables.blocks.remove(interaction.user.id, person.id)
    await reply(interaction, texts.speaker(language(interaction))("unblocked", name=person.mention))


COMMANDS = (my,)
