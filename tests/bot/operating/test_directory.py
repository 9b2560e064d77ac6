"""docs/directory.md is within the limits of the app directory, and CHANGELOG.md begins with this version."""

import re
from pathlib import Path

import engine
from bot import VERSION, texts
from tests import make_directory

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "directory.md").read_text("utf-8")
LIMITS = (400, 200, 2000)
"""Characters of a description, a summary and an expanded description."""
LANGUAGES = {"English": "en", "Deutsch": "de", "Nederlands": "nl"}


def parts(level: str, text: str) -> dict[str, str]:
    """The parts of a text below the titles of that level."""
    _, *found = re.split(rf"^{level} (.+)$", text, flags=re.MULTILINE)
    return {title: part.strip() for title, part in zip(found[::2], found[1::2], strict=True)}


def test_every_language_has_texts_within_the_limits_with_every_game_and_commands_that_there_are() -> None:
    assert {LANGUAGES[one] for one in parts("##", PAGE)} == set(texts.LANGUAGES)
    for language, text in parts("##", PAGE).items():
        found = list(parts("###", text).values())
        assert [one for one, limit in zip(found, LIMITS, strict=True) if not 0 < len(one) <= limit] == []
        say = texts.speaker(LANGUAGES[language])
        assert [game for game in engine.games() if f"**{texts.game_name(say, game)}**" not in text] == []
        commands = {say(f"command-{one}") for one in ("join", "learn", "privacy")}
        assert set(re.findall(r"(?<![\w*])/(\w+)", text)) == commands


def test_tags_are_within_the_limits() -> None:
    (line,) = re.findall(r"^Tags: (.+)$", PAGE, re.MULTILINE)
    tags = re.findall(r"`([^`]+)`", line)
    assert 0 < len(set(tags)) == len(tags) <= 5
    assert [one for one in tags if len(one) > 20] == []


def test_pictures_have_the_size_that_suits_the_page_and_show_all_words(tmp_path: Path) -> None:
    canvas = make_directory.picture("traitor", "de")
    assert (canvas.width, canvas.height) == (1920, 1080)
    assert [words for words, box in canvas.words if box.left < 0 or box.right > 1920 or box.bottom > 1080] == []


def test_the_changes_of_this_version_are_listed_first() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    assert next(line for line in lines if line.startswith("## ")).startswith(f"## [{VERSION}]")
