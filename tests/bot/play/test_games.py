"""A game that does not stand in this project comes in by one door, with its pictures and texts."""

from collections.abc import Iterator
from typing import Any

import pytest

import engine
from bot import games, pictures, texts
from bot.texts import LANGUAGES
from engine import BadGame, UnknownGame
from tests.vote import TEXTS, Pictures, Vote

DUTCH = TEXTS.replace("= Vote\n", "= Stemming\n")
WORDS = {"en": TEXTS, "nl": DUTCH}


@pytest.fixture
def vote() -> Iterator[None]:
    games.register(Vote(), Pictures(), WORDS)
    yield
    games.unregister("vote")


def test_speakers_that_are_in_use_say_its_texts_and_no_longer_than_it_is_there() -> None:
    speakers = {language: texts.speaker(language) for language in LANGUAGES}
    before = {language: say.keys for language, say in speakers.items()}
    games.register(Vote(), Pictures(), WORDS)
    try:
        said = {language: texts.game_name(say, "vote") for language, say in speakers.items()}
        topics = texts.rules_topics(speakers["nl"], "vote")
    finally:
        games.unregister("vote")
    assert said == {"en": "Vote", "de": "Vote", "nl": "Stemming"}  # English serves where a language is missing
    assert topics == [("aim", "Aim")]
    assert not any(say.knows("vote-game") for say in speakers.values())
    assert {language: say.keys for language, say in speakers.items()} == before
    assert speakers["de"]("verraeter-landscape", key="river") == "Fluss"


def test_a_game_taken_away_is_gone() -> None:
    games.register(Vote(), Pictures(), WORDS)
    games.unregister("vote")
    assert "vote" not in engine.games()
    with pytest.raises(UnknownGame):
        games.unregister("vote")
    with pytest.raises(KeyError):
        pictures.parts("vote")


def test_the_list_of_games_cannot_be_changed() -> None:
    all_games: Any = engine.games()
    with pytest.raises(TypeError):
        all_games["vote"] = Vote()


@pytest.mark.usefixtures("vote")
@pytest.mark.parametrize("key", ["vote", "verraeter"])
def test_a_key_belongs_to_the_game_that_has_it(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = engine.game(key)
    monkeypatch.setattr(Vote, "key", key)
    with pytest.raises(BadGame, match=f"there is a game {key} already"):
        games.register(Vote(), Pictures(), WORDS)
    assert engine.game(key) is first


@pytest.mark.parametrize("key", ["", "Vote", "vote-2", "2vote", "v" * 33])
def test_a_key_is_a_word_in_small_letters(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Vote, "key", key)
    with pytest.raises(BadGame, match="no key of a game"):
        games.register(Vote(), Pictures(), WORDS)


class Parted(Pictures):
    """Pictures with parts that cannot be drawn."""

    PARTS = ("1",)


@pytest.mark.parametrize(
    ("drawing", "words", "said"),
    [
        (Parted(), WORDS, "its pictures lack draw_part"),
        (Pictures(), {"nl": DUTCH}, "its texts are not there in English"),
        (Pictures(), {**WORDS, "de": "vote-game = {\n"}, "its text 'vote-game = {' in de cannot be read"),
        (Pictures(), {"en": f"{TEXTS}verraeter-game = Mine\n"}, "its text verraeter-game is there already"),
    ],
)
def test_an_unusable_game_is_refused_and_leaves_nothing(drawing: Any, words: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        games.register(Vote(), drawing, words)
    assert "vote" not in engine.games()
    assert not texts.speaker("en").knows("vote-phase")
    games.register(Vote(), Pictures(), WORDS)
    games.unregister("vote")
