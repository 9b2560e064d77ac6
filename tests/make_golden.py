"""Makes all golden files again: ``make golden``, which then shows what has changed."""

import logging
from itertools import product

from bot.texts import LANGUAGES, speaker
from tests.bot.operating import configurations
from tests.games import GOLDEN, RULES
from tests.kit import alts, read_aloud, rules
from tests.kit.games import GAMES
from tests.messages import courses
from tests.store import former, told
from tests.tables import examples
from tests.tables.privacy import traces
from tests.texts.cases import SUBJECTS, cases, file_of, written
from tests.texts.harvest import gathered
from tests.transcripts import played_again


def main() -> None:
    """Play transcripts, examples and courses again, ask a store, and write alt texts, rounds read aloud, and texts."""
    for path in GOLDEN:
        path.write_text(played_again(path), encoding="utf-8")
    for path in RULES:
        path.write_text(rules.told_again(path), encoding="utf-8")
    for path in examples.FILES:
        path.write_text(examples.told_again(path), encoding="utf-8")
    for one in (told, traces):
        one.FILE.write_text(one.told_again(), encoding="utf-8")
    logging.getLogger("bot.store").addHandler(logging.NullHandler())  # a former database has tables of newer rules
    for path in former.SCRIPTS:
        former.file_of(path).write_text(former.told_again(path), encoding="utf-8")
    configurations.FILE.write_text(configurations.told_again(), encoding="utf-8")
    for game in GAMES:
        alts.drawn_file_of(game).write_text(alts.drawn(game), encoding="utf-8")
    for name in courses.NAMES:
        courses.file_of(name).write_text(courses.written(name), encoding="utf-8")
    for game, language in product(GAMES, LANGUAGES):
        alts.file_of(game, language).write_text(alts.written(game, language), encoding="utf-8")
        read_aloud.file_of(game, language).write_text(read_aloud.written(game, language), encoding="utf-8")
    for subject in SUBJECTS:
        found = gathered(subject, cases(subject))
        for language in LANGUAGES:
            file_of(subject, language).write_text(written(speaker(language), found), encoding="utf-8")


if __name__ == "__main__":
    main()
