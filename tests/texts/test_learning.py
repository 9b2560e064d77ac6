"""The glossary: short, and there for what there is."""

from itertools import product

import pytest

import engine
from bot import texts
from bot.games.kit.tests.test_texts import is_proper
from bot.learning import glossary
from bot.texts import Speaker
from bot.texts.finding import folded
from engine.decision import NO_FACTS


def told(say: Speaker, word: glossary.Word) -> str:
    facts = NO_FACTS if word.game == glossary.OWN else engine.game(word.game).help_facts({})
    return glossary.meaning(say, word, facts)


@pytest.mark.parametrize(("language", "game"), list(product(texts.LANGUAGES, (*engine.games(), glossary.OWN))))
def test_every_word_is_explained_shortly_and_leads_to_the_rules(language: str, game: str) -> None:
    say = texts.speaker(language)
    topics = dict(texts.rules_topics(say, game)) if game in engine.games() else {}
    words = glossary.glossary(say, game)
    assert len(words) >= 15
    for one in words:
        meaning, topic = told(say, one), glossary.topic(say, one)
        assert len(meaning) <= 300
        assert is_proper(meaning.replace("*", "")), meaning
        assert (topic in topics) if topics else topic is None
    assert len({folded(one.word) for one in words}) == len(words)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_word_fits_among_the_suggestions_and_its_button_fits(language: str) -> None:
    say = texts.speaker(language)
    for game in engine.games():
        name = texts.game_name(say, game)
        assert all(len(f"{one.word} · {name}") <= 100 for one in glossary.glossary(say, game))
        assert all(len(say("word-more-of", topic=title, game=name)) <= 80 for _, title in texts.rules_topics(say, game))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_word_that_is_the_same_in_several_games_fits_a_message(language: str) -> None:
    say = texts.speaker(language)
    words = [one for game in (*engine.games(), glossary.OWN) for one in glossary.glossary(say, game)]
    for one in words:
        same = glossary.called(words, one.word)
        assert one in same
        assert sum(len(told(say, each)) + 120 for each in same) <= 2000
