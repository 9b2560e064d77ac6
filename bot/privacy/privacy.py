"""/privacy: data stored of somebody, to be had as a file, to be deleted, not to be shown to others."""

from typing import Any

from discord import app_commands

from bot import texts
from bot.commands import fields
from bot.commands.asker import language
from bot.commands.replies import reply, show_progress, update
from bot.commands.router import on
from bot.commands.slash import everywhere, named
from bot.config import Settings
from bot.messages import Button, Content, File
from bot.messages.ids import make
from bot.privacy.host import Interaction
from bot.tables import Refusal

SHOWN, NOT_SHOWN = "on", "off"
WORD = 20
"""The most characters of the field in which somebody confirms the deletion of their data."""


@app_commands.command(name=named("command-privacy"), description=named("command-privacy.description"))
async def privacy(interaction: Interaction) -> None:
    """Tell what is stored."""
    wishes = await interaction.client.tables.wishes.of(interaction.user.id)
    await reply(interaction, _panel(interaction, shown=wishes.statistics))


def _panel(interaction: Interaction, *, shown: bool) -> Content:
    say, settings = texts.speaker(language(interaction)), interaction.client.settings
    kept = settings.retention
    days = {"lobbies": kept.lobbies, "messages": kept.messages, "answers": kept.answers, "servers": kept.servers}
    lines = [say("privacy", **days), say("privacy-shown" if shown else "privacy-not-shown"), _operator(say, settings)]
    toggle = make("statistics", NOT_SHOWN if shown else SHOWN)
    buttons = (
        Button(say("button-my-data"), make("mydata")),
        Button(say("button-no-statistics" if shown else "button-statistics"), toggle),
        Button(say("button-forget"), make("forget"), "danger"),
    )
    return Content("\n".join(lines), (buttons,), keep_picture=True)


def _operator(say: texts.Speaker, settings: Settings) -> str:
    """Return who runs the bot, how to reach them, and the addresses of their policy and terms.

    All is told as the operator has written it.
    """
    told = [
        say("privacy-operator", operator=settings.operator) if settings.operator else say("privacy-operator-unknown")
    ]
    if settings.contact:
        told.append(say("privacy-contact", contact=settings.contact))
    if settings.policy_url:
        told.append(say("privacy-policy", url=settings.policy_url))
    if settings.terms_url:
        told.append(say("privacy-terms", url=settings.terms_url))
    return "\n".join(told)


@on("statistics")
async def choose_statistics(interaction: Interaction, choice: str) -> None:
    """Have one's results shown to others, or not any more."""
    if choice not in (SHOWN, NOT_SHOWN):
        raise Refusal("forged")
    shown = choice == SHOWN
    await interaction.client.tables.wishes.choose(interaction.user.id, statistics=shown)
    await update(interaction, _panel(interaction, shown=shown))


@on("mydata")
async def send_data(interaction: Interaction) -> None:
    """Send all that is stored of somebody, as a file for them alone."""
    await show_progress(interaction)
    zipped = await interaction.client.own_data.zipped(interaction.user.id)
    say = texts.speaker(language(interaction))
    await reply(interaction, Content(say("my-data"), file=File("turncoat-my-data.zip", zipped)))


@on("forget")
async def warn(interaction: Interaction) -> None:
    """Say what deleting does, before it is asked for."""
    say = texts.speaker(language(interaction))
    button = Button(say("button-forget-now"), make("forgetnow"), "danger")
    days = interaction.client.settings.retention.messages
    await reply(interaction, Content(say("forget-sure", days=days), ((button,),)))


@on("forgetnow")
async def ask_for_word(interaction: Interaction) -> None:
    """Open the field in which it is confirmed."""
    say = texts.speaker(language(interaction))
    title, label, note = say("forget-title"), say("forget-field", word=say("forget-word")), say("forget-note")
    await fields.ask(interaction, make("forgetnow"), title, label, note, WORD)


@on("forgetnow")
async def delete(interaction: Interaction, *, word: str) -> None:
    """Delete somebody's data, if they have typed the word, in whichever language."""
    say = texts.speaker(language(interaction))
    words = [texts.speaker(one)("forget-word").casefold() for one in texts.LANGUAGES]
    if word.strip().casefold() not in words:
        raise Refusal("not-confirmed", word=say("forget-word"))
    await show_progress(interaction)
    done = await interaction.client.deletions.delete(interaction.user.id)
    await reply(interaction, say("forgotten", entry=f"`{done.id}`", when=f"<t:{int(done.at)}:f>"))


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (everywhere(privacy),)
