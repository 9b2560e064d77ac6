"""The texts that people see while they type a slash command.

These are names in every language, and suggestions for the command's options.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot import texts
from bot.commands.host import Host
from bot.commands.replies import nobody_is_left
from bot.tables import Refusal, is_away

_log = logging.getLogger(__name__)

T = TypeVar("T", str, int)
HostT = TypeVar("HostT", bound=Host)
FunctionT = TypeVar("FunctionT", bound=Callable[..., Coroutine[Any, Any, None]])
CommandT = TypeVar("CommandT", bound=app_commands.Command[Any, ..., Any])
Suggest = Callable[[discord.Interaction[HostT], str], Coroutine[Any, Any, list[app_commands.Choice[T]]]]

_LANGUAGES = {one: language for one in discord.Locale if (language := texts.language_of(one.value)) != "en"}
"""The languages of locales other than English: discord.py asks for every text in each of Discord's locales."""


def named(key: str, number: str = "") -> app_commands.locale_str:
    """Return a text of a command: English, with the translations of the same key.

    A ``number`` tells options apart.
    """
    return app_commands.locale_str(f"{texts.speaker('en')(key)}{number}", key=key, number=number)


def worded(command: str, *options: str) -> Callable[[FunctionT], FunctionT]:
    """Return a decorator that names and describes options by the texts of a command."""

    def decorated(function: FunctionT) -> FunctionT:
        names = app_commands.rename(**{one: named(f"command-{command}.{one}") for one in options})
        notes = app_commands.describe(**{one: named(f"command-{command}.{one}-note") for one in options})
        return names(notes(function))

    return decorated


def everywhere(command: CommandT) -> CommandT:
    """Return a command that is offered in every place, also by the installation of a person alone.

    All its answers go through its interactions.
    """
    command.allowed_installs = app_commands.AppInstallationType(guild=True, user=True)
    command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
    return command


class Translator(app_commands.Translator):
    """Translates what ``named`` made."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the text in a Discord locale; ``None`` if English serves."""
        key, language = string.extras.get("key"), _LANGUAGES.get(locale)
        if language is None or not isinstance(key, str):
            return None
        return f"{texts.speaker(language)(key)}{string.extras.get('number', '')}"


def suggesting(suggest: Suggest[HostT, T]) -> Suggest[HostT, T]:
    """Return a function that makes suggestions while somebody types.

    There are no suggestions if a table refuses, or after a defect, which the log has. Discord is told here already,
    because discord.py would log a refused answer as an error. Discord refuses answers that come late, and people type
    on long before.
    """

    @wraps(suggest)
    async def answered(interaction: discord.Interaction[HostT], typed: str) -> list[app_commands.Choice[T]]:
        choices: list[app_commands.Choice[T]] = []
        try:
            choices = await suggest(interaction, typed)
        except Refusal as refusal:
            _log.info("a table refuses suggestions: %s", refusal.key)
        except Exception as error:  # whatever it is, who types is not kept from it
            if not interaction.client.is_closed() and not is_away(error):
                _log.error("defect in suggestions", exc_info=error)
        try:
            await interaction.response.autocomplete(choices)
        except Exception as error:
            if not nobody_is_left(interaction, error):
                raise
            _log.info("the suggestions came too late: %s", error)
            # The only way out of discord.py's task that does not answer once more.
            raise asyncio.CancelledError from None
        return choices

    return answered
