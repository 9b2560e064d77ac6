"""Every word a person reads, in English, German and Dutch.

The bot's own words stand in the Fluent files beside this file; a game brings its own words (``bot.games``).

>>> from bot import texts
>>> say = texts.speaker(texts.language_of("nl"))
>>> texts.phase(say, "verraeter", "supply")
'Voorraadkaarten spelen'
"""

<<<<<<< HEAD
from bot.texts.ends import WON, headline, placed, side_that_won, standings
=======
from bot.texts.folding import (
    Fold,
    Line,
    add_folding,
    drop_folding,
    folded_lines,
    sentences,
    sorted_rows,
    standings,
)
>>>>>>> 2b859eab (texts: fold a round of Verräter into a few lines)
from bot.texts.games import (
    answer,
    casting,
    choice_label,
    choice_note,
    event_as,
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
    side_wins,
    story_line,
    tip,
)
from bot.texts.rounds import round_label, round_name, round_question, round_within
from bot.texts.safety import plain, safe
from bot.texts.server import action_line, setting_name, setting_value, setting_values
from bot.texts.speech import (
    LANGUAGES,
    MissingText,
    Speaker,
    add_texts,
    check_texts,
    decimal,
    drop_texts,
    faults_of_texts,
    know_commands,
    language_name,
    language_of,
    languages_of_game,
    speaker,
)

__all__ = [
    "LANGUAGES",
<<<<<<< HEAD
    "WON",
=======
    "Fold",
    "Line",
>>>>>>> 2b859eab (texts: fold a round of Verräter into a few lines)
    "MissingText",
    "Speaker",
    "action_line",
    "add_folding",
    "add_texts",
    "answer",
    "casting",
    "check_texts",
    "choice_label",
    "choice_note",
    "decimal",
    "drop_folding",
    "drop_texts",
    "event_as",
    "event_line",
    "faults_of_texts",
    "folded_lines",
    "game_called",
    "game_name",
    "game_with_seats",
    "games_fitting",
    "group_label",
    "headline",
    "know_commands",
    "language_name",
    "language_of",
    "languages_of_game",
    "objection",
    "option_name",
    "option_note",
    "option_value",
    "option_values",
    "ousting",
    "part_name",
    "phase",
    "pitch",
    "placed",
    "plain",
    "question",
    "reason",
    "remark",
    "round_label",
    "round_name",
    "round_question",
    "round_within",
    "rules",
    "rules_topics",
    "safe",
    "sentences",
    "setting_name",
    "setting_value",
    "setting_values",
    "side_name",
    "side_that_won",
    "side_wins",
    "sorted_rows",
    "speaker",
    "standings",
    "story_line",
    "tip",
]
