"""Texts about a server: every action, and every setting with each of its choices."""

from typing import get_args

import pytest

from bot import texts
from bot.commands.settings import SHOWN, panel
from bot.store import What
from bot.tables import ServerSettings
from bot.tables.choices import possible

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
