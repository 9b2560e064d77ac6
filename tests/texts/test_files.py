"""The Fluent files: readable, alike in all languages, and nothing in them that nobody says."""

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import ast

import bot
import engine
from bot.texts import LANGUAGES, speaker
from tests.texts.fluent import FILES, OWN, entries, files, messages, patterns, read, variables

EVERYWHERE = [(language, file) for language in LANGUAGES for file in FILES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert files(language) == FILES


@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_a_file_can_be_read_to_its_end(language: str, file: str) -> None:
    assert [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_without_reading_the_others(language: str) -> None:
    found = [entry.id.name for file in FILES for entry in entries(language, file) if isinstance(entry, ast.Message)]
    assert list(speaker(language).keys) == found


@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_a_file_has_texts_of_its_game_alone(language: str, file: str) -> None:
    owner = file.partition("/")[0]
    for key, _ in patterns(language, file):
        assert [game for game in engine.games() if key.startswith(f"{game}-")] == ([] if owner == OWN else [owner]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_there_twice(language: str) -> None:
    keys = [key for file in FILES for key, _ in patterns(language, file)]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_language_has_the_same_texts_in_the_same_order(language: str, file: str) -> None:
    assert [key for key, _ in patterns(language, file)] == [key for key, _ in patterns("en", file)]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_language_uses_the_same_variables(language: str, file: str) -> None:
    english = {key: variables(pattern) for key, pattern in patterns("en", file)}
    assert {key: variables(pattern) for key, pattern in patterns(language, file)} == english


@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_quotes_and_apostrophes_are_typographic(language: str, file: str) -> None:
    text = "".join(line for line in read(language, file).splitlines(keepends=True) if not line.startswith("#"))
    assert re.findall(r".*['´].*|.*\.\.\..*", text) == []


def test_every_text_is_said_somewhere() -> None:
    """By its key in the code, by a key that the code puts together, or by another text."""
    texts = {key: pattern for file in FILES for key, pattern in patterns("en", file)}
    whole, made = _keys_in_the_code()
    mentioned = {name for pattern in texts.values() for name in messages(pattern)}
    unsaid = set(texts) - whole - mentioned
    assert sorted(key for key in unsaid if not any(one.fullmatch(key) for one in made)) == []


def _keys_in_the_code() -> tuple[set[str], list[re.Pattern[str]]]:
    """All words in the code that may be keys, and all patterns of words that it puts together."""
    whole, made = set(), []
    for file in Path(bot.__file__).parent.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, python.JoinedStr):
                parts = [str(part.value) if isinstance(part, python.Constant) else "" for part in node.values]
                if re.fullmatch(r"[a-z_.-]*[a-z]{3}[a-z_.-]*", "".join(parts)):
                    made.append(re.compile("".join(re.escape(part) or "[a-z0-9_-]+" for part in parts)))
    return whole, made


def test_every_text_that_the_code_names_is_there() -> None:
    there = {key for file in FILES for key, _ in patterns("en", file)}
    assert sorted(_keys_said_in_the_code() - there) == []


def _keys_said_in_the_code() -> set[str]:
    """The keys that stand as they are in calls of ``say``, be it one of two."""
    said = set()
    for file in Path(bot.__file__).parent.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, python.Call)
                and isinstance(node.func, python.Name)
                and node.func.id == "say"
                and node.args
            ):
                key = node.args[0]
                for one in (key.body, key.orelse) if isinstance(key, python.IfExp) else (key,):
                    if isinstance(one, python.Constant):
                        said.add(str(one.value))
    return said
