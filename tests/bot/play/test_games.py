"""A game that does not stand in this project comes in by one door, with its pictures and texts."""

from typing import Any

import pytest

import engine
from bot import games, pictures, texts
from bot.texts import LANGUAGES
from engine import BadGame, UnknownGame
from tests.vote import TEXTS, Pictures, Vote

DUTCH = TEXTS.replace("= Vote\n", "= Stemming\n")
WORDS = {"en": TEXTS, "nl": DUTCH}


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


def test_a_game_taken_away_is_gone_and_nobody_else_changes_the_list() -> None:
    games.register(Vote(), Pictures(), WORDS)
    games.unregister("vote")
    all_games: Any = engine.games()
    assert "vote" not in all_games
    with pytest.raises(UnknownGame):
        games.unregister("vote")
    with pytest.raises(KeyError):
        pictures.parts("vote")
    with pytest.raises(TypeError):
        all_games["vote"] = Vote()


@pytest.mark.usefixtures("vote")
@pytest.mark.parametrize("key", ["vote", "verraeter", "", "Vote", "vote-2", "2vote", "v" * 33])
def test_a_key_is_a_word_in_small_letters_that_no_other_game_has(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = dict(engine.games())
    monkeypatch.setattr(Vote, "key", key)
    said = f"there is a game {key} already" if key in before else "no key of a game"
    with pytest.raises(BadGame, match=said):
        games.register(Vote(), Pictures(), WORDS)
    assert dict(engine.games()) == before


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
