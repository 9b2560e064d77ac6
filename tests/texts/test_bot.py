"""The bot’s own words fit where Discord puts them: buttons, commands, the glossary, settings of a server."""

from itertools import product
from typing import get_args

import pytest

import engine
from bot import texts
from bot.commands.settings import SHOWN, panel
from bot.games.kit.fluent import commands
from bot.games.kit.tests.test_texts import is_proper
from bot.learning import glossary
from bot.store import What
from bot.tables import ServerSettings
from bot.tables.choices import possible
from bot.texts import Speaker
from bot.texts.finding import folded
from engine.decision import NO_FACTS
from tests.texts.fluent import texts as patterns

GAMES = [f"{game}-command" for game in engine.games()]
OWN = {key for key in texts.speaker("en").keys if key.startswith("command-")}
WORDS = [
    f"{game.key}-command-{word}" for game in engine.games().values() for word in dict.fromkeys(game.commands.values())
]
TOLD = (
    "bot-word- handover-done join- leave-sure lesson-over plan-busy plan-ended plan-missed play-elsewhere "
    "menu-invited notify- nudge prompt-waiting reading-answer reading-is- reading-more-here tip-off status- trouble- "
    "refusal- away- handover- paused- aborted-quiet blocked cannot-be-shown settings-elsewhere tips- pictures-are- "
    "stats- leaderboard- out-"
)
"""Beginnings of texts in messages, where Discord shows mentions of commands as such."""


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_all_words_of_a_game_and_no_others_have_a_text(language: str) -> None:
    keys = {key for key in texts.speaker(language).keys for game in GAMES if key.startswith(f"{game}-")}
    assert keys == set(WORDS)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_commands_are_mentioned_in_messages_alone_and_are_there(language: str) -> None:
    named = {key: found for key, pattern in patterns(language).items() if (found := commands(pattern))}
    assert named
    assert [key for key in named if not key.startswith(tuple(TOLD.split()))] == []
    plain = {"-".join(("command", *names)) for found in named.values() for names in found if names}
    assert plain <= OWN


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_command_is_a_mention_if_its_id_is_known_else_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.texts.speech._command_ids", {})
    say = texts.speaker(language)
    below = {"game": "Verräter", "key": "verraeter", "word": "play"}
    assert f"`/{say('command-hand')}`" in say("refusal-stale")
    words = f"`/{say('verraeter-command')} {say('verraeter-command-play')}`"
    assert words in say("refusal-not-this-game", **below)
    assert f"`/{say('command-clock')} {say('command-clock-resume')}`" in say("refusal-paused-already")
    texts.know_commands({"hand": 2**63, "verraeter": 7, "clock": 8})
    assert "</clock resume:8>" in say("refusal-paused-already")
    assert f" </hand:{2**63}> " in say("refusal-stale") or say("refusal-stale").startswith(f"</hand:{2**63}>")
    assert "</verraeter play:7>" in say("refusal-not-this-game", **below)
    assert "`" in say("refusal-no-table")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_buttons_are_short(language: str) -> None:
    say = texts.speaker(language)
    assert [key for key in say.keys if key.startswith("button-") and not 0 < len(say(key)) <= 30] == []


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


SETTINGS = ServerSettings()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_action_is_told_with_who_did_it(language: str) -> None:
    say = texts.speaker(language)
    about = {"set": "pace=post-24", "only": "on"}
    for what in get_args(What):
        told = texts.action_line(say, what, who=7, table=3, about=about.get(what, "<@8>"), reason="")
        assert "<@7>" in told
        assert told[-1] == "." or what == "set"
        because = texts.action_line(say, what, who=7, table=3, about=about.get(what, "<@8>"), reason="late")
        assert because.startswith(told)
        assert because.endswith("late")


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("name", SHOWN)
def test_every_choice_of_a_setting_has_its_name_and_fits(language: str, name: str) -> None:
    say = texts.speaker(language)
    values = [texts.setting_value(say, name, one) for one in possible(SETTINGS, name)]
    assert all(0 < len(one) <= 100 for one in (texts.setting_name(say, name), say(f"setting-{name}.note"), *values))
    assert len(set(values)) == len(values)
    shown = panel(say, ServerSettings(games=("traitor",), log=2**62, role=2**62), name)
    assert len(shown.text) < 1500
    assert len(shown.rows) == 2
