"""The Fluent files: readable, alike in all languages, nothing that nobody says, and said as golden files say."""

import ast as python
import re
from collections import Counter
from difflib import unified_diff
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast

import bot
import engine
from bot.games.kit.fluent import all_variables, messages, named, rows, variables
from bot.texts import LANGUAGES, know_commands, speaker
from tests.texts.branches import Noting
from tests.texts.cases import FOLDER, SUBJECTS, cases, file_of, subject_of, written
from tests.texts.fluent import FILES, OWN, entries, files, patterns, read, texts

EVERYWHERE = [(language, file) for language in LANGUAGES for file in FILES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert files(language) == FILES


def test_every_file_can_be_read_to_its_end() -> None:
    found = [(place, entry) for place in EVERYWHERE for entry in entries(*place) if isinstance(entry, ast.Junk)]
    assert [(*place, entry.content) for place, entry in found] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_without_reading_the_others(language: str) -> None:
    found = [entry.id.name for file in FILES for entry in entries(language, file) if isinstance(entry, ast.Message)]
    assert list(speaker(language).keys) == found


@pytest.mark.parametrize("file", FILES)
def test_a_file_has_texts_of_its_game_alone(file: str) -> None:
    owner = file.partition("/")[0]
    for key in (key for language in LANGUAGES for key, _ in patterns(language, file)):
        assert [game for game in engine.games() if key.startswith(f"{game}-")] == ([] if owner == OWN else [owner]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_there_twice(language: str) -> None:
    keys = Counter(key for file in FILES for key, _ in patterns(language, file))
    assert [key for key, number in keys.items() if number > 1] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_language_has_the_same_texts_with_the_same_variables_in_the_same_order(language: str) -> None:
    for file in FILES:
        here, english = (
            [(key, variables(pattern)) for key, pattern in patterns(one, file)] for one in (language, "en")
        )
        assert here == english, file


def test_quotes_and_apostrophes_are_typographic() -> None:
    lines = [line for place in EVERYWHERE for line in read(*place).splitlines() if not line.startswith("#")]
    assert [line for line in lines if any(wrong in line for wrong in ("'", "´", "..."))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_named_by_its_key_or_for_each_place_of_rows_needs_nothing_else(language: str) -> None:
    found = dict(one for file in FILES for one in patterns(language, file))
    names = set().union(*(named(pattern) for pattern in found.values()))
    assert {name: more for name in names if (more := all_variables(language, name) - {"key"})} == {}
    said = [one for pattern in found.values() for one in rows(pattern).items()]
    assert said
    assert [(name, more) for name, given in said if (more := all_variables(language, name) - given)] == []


def test_every_text_is_said_somewhere() -> None:
    """By its key in the code, by a key that the code puts together, or by another text."""
    texts = {key: pattern for file in FILES for key, pattern in patterns("en", file)}
    mentioned = {name for pattern in texts.values() for name in messages(pattern)}
    unsaid = set(texts) - in_the_code().whole - mentioned
    assert sorted(key for key in unsaid if not any(one.fullmatch(key) for one in in_the_code().made)) == []


def test_every_text_that_the_code_names_is_there() -> None:
    there = {key for file in FILES for key, _ in patterns("en", file)}
    assert sorted(in_the_code().said - there) == []


class Keys(NamedTuple):
    """The words that may be ``whole`` keys, patterns of those that are ``made`` of words, and keys that are ``said``.

    The last stand as they are in calls of ``say``, be it one of two.
    """

    whole: set[str]
    made: list[re.Pattern[str]]
    said: set[str]


@cache
def in_the_code() -> Keys:
    found = Keys(set(), [], set())
    for file in Path(bot.__file__).parent.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                found.whole.add(node.value)
            elif isinstance(node, python.JoinedStr):
                parts = [str(part.value) if isinstance(part, python.Constant) else "" for part in node.values]
                if re.fullmatch(r"[a-z_.-]*[a-z]{3}[a-z_.-]*", "".join(parts)):
                    found.made.append(re.compile("".join(re.escape(part) or "[a-z0-9_-]+" for part in parts)))
            elif isinstance(node, python.Call) and _is_say(node.func) and node.args:
                key = node.args[0]
                ways = (key.body, key.orelse) if isinstance(key, python.IfExp) else (key,)
                found.said.update(str(one.value) for one in ways if isinstance(one, python.Constant))
    return found


def _is_say(function: python.expr) -> bool:
    return isinstance(function, python.Name) and function.id == "say"


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
