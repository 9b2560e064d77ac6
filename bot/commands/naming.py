"""Names and descriptions of the slash commands, in every language, by Discord's own means."""

import discord
from discord import app_commands

from bot import texts

_LANGUAGES = {one: language for one in discord.Locale if (language := texts.language_of(one.value)) != "en"}
"""Of the locales in which English does not serve: discord.py asks for every text in each of Discord's locales."""


def named(key: str, number: str = "") -> app_commands.locale_str:
    """A text of a command: English, with the translations of the same key; a ``number`` tells options apart."""
    return app_commands.locale_str(f"{texts.speaker('en')(key)}{number}", key=key, number=number)


class Translator(app_commands.Translator):
    """Translates what ``named`` made."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in a Discord locale; ``None`` where English serves."""
        key, language = string.extras.get("key"), _LANGUAGES.get(locale)
        if language is None or not isinstance(key, str):
            return None
        return f"{texts.speaker(language)(key)}{string.extras.get('number', '')}"
