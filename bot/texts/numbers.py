"""Numbers that are no whole ones."""

from babel.numbers import format_decimal

from bot.texts.speech import Speaker


def decimal(say: Speaker, value: float) -> str:
    """A number with one place after the point, if it needs one.

    >>> from bot.texts import speaker
    >>> decimal(speaker("de"), 24.26), decimal(speaker("en"), 24.26), decimal(speaker("nl"), 3.0)
    ('24,3', '24.3', '3')
    """
    return format_decimal(value, "0.#", locale=say.language)
