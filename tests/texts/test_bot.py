"""The bot's own words fit where Discord puts them."""

import re

import pytest

from bot import texts

COMMANDS = [key for key in texts.speaker("en").keys if key.startswith("command-")]
OPTIONS = ("game", "preset", "table", "topic", "answer")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_commands_have_names_that_discord_takes_and_no_two_have_the_same(language: str) -> None:
    say = texts.speaker(language)
    names = [say(key) for key in COMMANDS]
    assert [name for name in names if not re.fullmatch(r"[a-zäöüß-]{1,32}", name)] == []
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_and_its_options_are_described_in_100_characters(language: str, command: str) -> None:
    say = texts.speaker(language)
    assert 0 < len(say(f"{command}.description")) <= 100
    for option in OPTIONS:
        if say.knows(f"{command}.{option}"):
            assert re.fullmatch(r"[a-zäöüß-]{1,32}", say(f"{command}.{option}"))
            assert 0 < len(say(f"{command}.{option}-note")) <= 100


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


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Nobody wins."), ("de", "Niemand gewinnt."), ("nl", "Niemand wint.")]
)
def test_a_match_may_have_no_winner(language: str, said: str) -> None:
    """H-10.2: if everybody who served the Black Master has been driven out of the city."""
    assert texts.speaker(language)("end-winners", names="", number=0) == said
