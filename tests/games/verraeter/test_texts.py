"""Verräter in words: names that differ, and a way back."""

import pytest

from bot import texts
from engine.decision import Choice, Decision
from engine.kinds import Facts
from engine.verraeter.components import HOUSES, KINDS, ROLES
from engine.verraeter.events import AllegianceChanged, RoleRevealed, SupplyPlayed
from tests.matches import a_match

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


@pytest.mark.parametrize(("role", "told"), [("diplomat_2", "(+2): Eagle 14"), ("diplomat_5", "(+5): Eagle 17")])
def test_the_button_that_plays_cards_counts_the_diplomat(role: str, told: str) -> None:
    facts: Facts = {"house": "eagle", "role": role, "eagle": 5, "rose": 3}
    cards = (Choice("3.1", {"card": 3}), Choice("4.1", {"card": 4}))
    supply = Decision("supply", cards, least=0, most=2, facts=facts)
    label = texts.set_label(texts.speaker("en"), "verraeter", supply, ["3.1", "4.1"], NAMES)
    assert label == f"Play 3 + 4 {told}"


def test_a_change_of_sides_is_told_before_the_role_that_brings_it() -> None:
    view = a_match("change", answers=0).view(None)
    events = (
        SupplyPlayed(round=1, seat=0, cards=(3,), total=3),
        RoleRevealed(round=1, seat=0, role="traitor"),
        AllegianceChanged(round=1, seat=0, house="rose"),
    )
    told = [line for _, line in texts.folded_lines(texts.speaker("en"), "verraeter", events, view, NAMES)]
    assert told == ["**Anna changes sides and now fights for the Rose!**", "Anna, Traitor: 3"]
