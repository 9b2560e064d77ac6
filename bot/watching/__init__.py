"""Instruments for the person who runs the bot, and the answer whether the bot is well."""
