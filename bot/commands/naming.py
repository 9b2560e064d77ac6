"""Names and descriptions of the slash commands, in every language, by Discord's own means."""

import discord
from discord import app_commands

from bot import texts


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
        key = string.extras.get("key")
        language = texts.language_of(str(locale))
        if not isinstance(key, str) or language == "en":
            return None
        return f"{texts.speaker(language)(key)}{string.extras.get('number', '')}"
