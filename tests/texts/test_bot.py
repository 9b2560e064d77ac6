"""The bot's own words fit where Discord puts them."""

import pytest

import engine
from bot import texts
from bot.games.kit.fluent import commands
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
    "stats- leaderboard-"
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
