"""Every text with sample facts is what its golden file says, in every language."""

from difflib import unified_diff
from itertools import product

import pytest

from bot.texts import LANGUAGES, know_commands
from tests.texts.branches import Noting
from tests.texts.cases import FOLDER, SUBJECTS, cases, file_of, subject_of, written
from tests.texts.fluent import texts

PLACES = list(product(LANGUAGES, SUBJECTS))


@pytest.fixture(autouse=True)
def no_command_is_known() -> None:
    """A bot that ran in this process before has told the texts the ids of its commands."""
    know_commands({})


@pytest.mark.parametrize(("language", "subject"), PLACES)
def test_every_text_is_said_as_its_golden_file_says(language: str, subject: str) -> None:
    say, file = Noting(language), file_of(subject, language)
    golden = file.read_text(encoding="utf-8") if file.exists() else ""
    now = written(say, cases(subject))
    changed = list(unified_diff(golden.splitlines(), now.splitlines(), "golden", "now", lineterm=""))
    assert not changed, "\n".join([*changed, "Is that what you meant? Then: make golden"])
    there = {key for key in texts(language) if subject_of(key) == subject}
    unsaid = sorted(there - {key for _, key, _ in say.branches()})
    assert not unsaid, f"{len(unsaid)} texts are in no case, such as {unsaid[0]}: make golden"


def test_every_golden_file_is_of_a_game_or_the_bot_in_a_language() -> None:
    found = {*FOLDER.glob("golden/texts/*"), *FOLDER.glob("games/*/golden/texts/*")}
    assert found == {file_of(subject, language) for language, subject in PLACES}
