"""The bot's own words fit where Discord puts them."""

import re

import pytest

import engine
from bot import texts
from tests.texts.fluent import commands
from tests.texts.fluent import texts as patterns

GAMES = [f"{game}-command" for game in engine.games()]
OWN = [key for key in texts.speaker("en").keys if key.startswith("command-")]
BELOW = {one: [key for key in OWN if key.startswith(f"{one}-")] for one in OWN if f"{one}-" in " ".join(OWN)}
"""The words below each command of ours that has any."""
OF_GROUPS = [key for keys in BELOW.values() for key in keys]
COMMANDS = [key for key in OWN if key not in OF_GROUPS] + GAMES
WORDS = [
    f"{game.key}-command-{word}" for game in engine.games().values() for word in dict.fromkeys(game.commands.values())
]
TOLD = (
    "bot-word-",
    "handover-done",
    "join-",
    "leave-sure",
    "lesson-over",
    "nudge",
    "prompt-waiting",
    "status-",
    "trouble-",
    "refusal-",
    "away-",
    "handover-",
    "paused-",
    "aborted-quiet",
    "blocked",
    "settings-elsewhere",
    "tips-",
    "stats-",
    "leaderboard-",
)
"""Texts in messages, where Discord shows mentions of commands as such."""
OPTIONS = (
    "game",
    "preset",
    "table",
    "topic",
    "answer",
    "guest",
    "person",
    "log",
    "role",
    "reason",
    "seat",
    "often",
    "quiet",
    "given",
    "word",
    "season",
)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_commands_have_names_that_discord_takes_and_no_two_have_the_same(language: str) -> None:
    say = texts.speaker(language)
    below = [*BELOW.values()] + [[key for key in WORDS if key.startswith(f"{game}-")] for game in GAMES]
    for keys in (COMMANDS, *below):
        names = [say(key) for key in keys]
        assert [name for name in names if not re.fullmatch(r"[a-zäöüß-]{1,32}", name)] == []
        assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("command", [*COMMANDS, *OF_GROUPS, *WORDS])
def test_a_command_and_its_options_are_described_in_100_characters(language: str, command: str) -> None:
    say = texts.speaker(language)
    assert 0 < len(say(f"{command}.description")) <= 100
    for option in OPTIONS:
        if say.knows(f"{command}.{option}"):
            assert re.fullmatch(r"[a-zäöüß-]{1,32}", say(f"{command}.{option}"))
            assert 0 < len(say(f"{command}.{option}-note")) <= 100


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_all_words_of_a_game_and_no_others_have_a_text(language: str) -> None:
    keys = {key for key in texts.speaker(language).keys for game in GAMES if key.startswith(f"{game}-")}
    assert keys == set(WORDS)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_commands_are_mentioned_in_messages_alone_and_are_there(language: str) -> None:
    named = {key: found for key, pattern in patterns(language).items() if (found := commands(pattern))}
    assert named
    assert [key for key in named if not key.startswith(TOLD)] == []
    plain = {"-".join(("command", *names)) for found in named.values() for names in found if names}
    assert plain <= {*COMMANDS, *OF_GROUPS}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_command_is_a_mention_where_its_id_is_known_and_words_elsewhere(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
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


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_one_player_is_not_several(language: str) -> None:
    say = texts.speaker(language)
    for key in ("lobby-missing", "refusal-missing"):
        one, two = say(key, number=1), say(key, number=2)
        assert one.replace("1", "2") != two
