"""words: people who read words alone play whole matches on the sandbox, and type every answer.

They are ``tests.bot.reader``: they take an answer only if its words stand in the question. In most matches a reader
plays with computer players, for whoever reads at a table reads what the others do; in the others all are readers.
"""

import random

import engine
from bot import texts
from tests.bot.playing import is_over
from tests.bot.reader import begin_by_words, play_by_words
from tests.prove.playground import playground
from tests.prove.row import Row, require

EACH = 100
"""So many matches of each game in each language."""
MOST = 3000
"""A match has fewer answers."""
ALL_READ = 0.2
"""The share of matches in which everybody is a reader."""
ENDING = {"deck_ends": "on"}
"""Options with which matches by chance come to an end (H-3.6), in games that have them."""


async def case(seed: int) -> int:
    """Play a match of a game in a language to its end."""
    games = engine.games()
    game, language = [*games][seed % len(games)], texts.LANGUAGES[seed // len(games) % len(texts.LANGUAGES)]
    known = {one.name for one in games[game].options}
    options = {name: value for name, value in ENDING.items() if name in known}
    least, dice = max(3, games[game].seats[0]), random.Random(f"words {seed}")
    seats = dice.randint(least, min(least + 1, games[game].seats[-1]))
    async with playground(seed) as court:
        readers = seats if dice.random() < ALL_READ else 1
        people = await begin_by_words(court, game, language, readers, seats - readers, options)
        await play_by_words(court, people, f"words {seed}", MOST)
        require(is_over(court), f"{game} does not end")
    return 1


WORDS = Row(
    "words",
    "People without pictures, emoji and colours play matches of each game in each language to their ends. They take "
    "only what the words of a question name, and type every answer.",
    "every match ends, 0 choices without words, 0 private pictures",
    size=EACH * len(engine.games()) * len(texts.LANGUAGES),
    quick=4,
    case=case,
    limit=900.0,
)
