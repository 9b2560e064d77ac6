"""Every word a person reads, in English, German and Dutch.

The bot's own words stand in the Fluent files beside this file; a game brings its own words (``bot.games``).

>>> from bot import texts
>>> say = texts.speaker(texts.language_of("nl"))
>>> texts.phase(say, "verraeter", "supply")
'Voorraadkaarten spelen'
"""

from bot.texts.games import (
    answer,
    casting,
    choice_label,
    choice_note,
    event_line,
    game_called,
    game_name,
    game_with_seats,
    games_fitting,
    group_label,
    objection,
    option_name,
    option_note,
    option_value,
    option_values,
    ousting,
    part_name,
    phase,
    pitch,
    question,
    reason,
    remark,
    rules,
    rules_topics,
    side_name,
    story_line,
    tip,
)
from bot.texts.safety import plain, safe
from bot.texts.server import action_line, setting_name, setting_value, setting_values
from bot.texts.speech import (
    LANGUAGES,
    Speaker,
    add_texts,
    check_texts,
    decimal,
    drop_texts,
    know_commands,
    language_name,
    language_of,
    speaker,
)

__all__ = [
    "LANGUAGES",
    "Speaker",
    "action_line",
    "add_texts",
    "answer",
    "casting",
    "check_texts",
    "choice_label",
    "choice_note",
    "decimal",
    "drop_texts",
    "event_line",
    "game_called",
    "game_name",
    "game_with_seats",
    "games_fitting",
    "group_label",
    "know_commands",
    "language_name",
    "language_of",
    "objection",
    "option_name",
    "option_note",
    "option_value",
    "option_values",
    "ousting",
    "part_name",
    "phase",
    "pitch",
    "plain",
    "question",
    "reason",
    "remark",
    "rules",
    "rules_topics",
    "safe",
    "setting_name",
    "setting_value",
    "setting_values",
    "side_name",
    "speaker",
    "story_line",
    "tip",
]
