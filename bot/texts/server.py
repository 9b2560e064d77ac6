"""Texts on a server: its settings, and the actions of people with power over its tables."""

from bot.texts.game_names import game_name
from bot.texts.speech import LANGUAGES, Speaker, language_name

USUAL = "usual"
FORMER = "<@0>"
"""The mention of somebody who has had their data deleted."""


def setting_name(say: Speaker, name: str) -> str:
    """Return the name of a setting."""
    return say(f"setting-{name}")


def setting_value(say: Speaker, name: str, value: str) -> str:
    """Return the name of a choice of a setting; for channels and roles, the name as Discord mentions them.

    >>> from bot import texts
    >>> setting_value(texts.speaker("en"), "pace", "post-24")
    'by post, 24 hours a turn'
    >>> setting_value(texts.speaker("en"), "log", "7")
    '<#7>'
    """
    if value == USUAL or name in (
        "pace",
        "questions",
        "substitutes",
        "reveals",
        "threads",
        "events",
        "ratings",
        "season",
    ):
        return say(f"setting-{name}.is-{value}")
    if name in ("game", "games"):
        return game_name(say, value)
    if name == "language" and value in LANGUAGES:
        return language_name(value)
    return {"log": f"<#{value}>", "role": f"<@&{value}>", "call": f"<@&{value}>"}.get(name, value)


def setting_values(say: Speaker, name: str, values: tuple[str, ...]) -> str:
    """Return several choices of a setting."""
    return ", ".join(setting_value(say, name, value) for value in values)


def action_line(say: Speaker, what: str, *, who: int, table: int, about: str, reason: str) -> str:
    """Tell in a sentence the action of a person; ``reason`` is safe to show."""
    if what == "set":
        name, _, value = about.partition("=")
        values = setting_values(say, name, tuple(value.split()))
        told = say("action-set", who=f"<@{who}>", setting=setting_name(say, name), value=values)
    else:
        told = say(f"action-{what}", who=f"<@{who}>", table=table, about=about)
    told = say("action-because", action=told, reason=reason) if reason else told
    return told.replace(FORMER, say("former-player"))
