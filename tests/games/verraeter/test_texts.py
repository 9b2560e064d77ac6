"""Verräter in words: names that differ, and a way back."""

import pytest

from bot import texts
from engine.decision import Choice, Decision
from engine.verraeter.components import HOUSES, KINDS, ROLES

pytestmark = pytest.mark.usefixtures("all_texts_said")

NAMES = ["Anna", "Ben", "Cleo"]


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(
    ("message", "keys"),
    [
        ("house", HOUSES),
        ("landscape", KINDS),
        ("landscape-the", KINDS),
        ("landscape-to", KINDS),
        ("landscape-at", KINDS),
        ("landscape-from", KINDS),
        ("role", ROLES),
        ("role-the", ROLES),
        ("side", ("estate", "office")),
        ("phase", ("farm", "conflict", "role", "supply", "building", "income", "over")),
    ],
)
def test_every_key_has_a_name_of_its_own(language: str, message: str, keys: tuple[str, ...]) -> None:
    say = texts.speaker(language)
    assert len({say(f"verraeter-{message}", key=key) for key in keys}) == len(keys)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_back_is_only_a_step_back(language: str) -> None:
    say = texts.speaker(language)
    decision = Decision("building_to", (Choice("back"),), facts={"choice": "estate"})
    assert len(texts.choice_label(say, "verraeter", "building_to", decision.choices[0], NAMES)) < 10
    assert texts.answer(say, "verraeter", decision, ["back"], NAMES).endswith(".")
