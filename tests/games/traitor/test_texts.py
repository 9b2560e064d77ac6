"""Traitor in words: names that differ, questions that begin alike, and the numbers of its help."""

import re

import pytest

from bot import texts
from engine.decision import Choice, Decision, Fact
from engine.traitor.components import FACES, SUITS, TITLES, aim, rewards, title

pytestmark = pytest.mark.usefixtures("all_texts_said")

NAMES = ["Anna", "Hans", "Cleo"]


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(
    ("message", "keys"),
    [
        ("suit", SUITS),
        ("suit-word", SUITS),
        ("title", TITLES),
        ("phase", ("gift", "muster", "turn", "look", "over")),
    ],
)
def test_every_key_has_a_name_of_its_own(language: str, message: str, keys: tuple[str, ...]) -> None:
    say = texts.speaker(language)
    assert len({say(f"traitor-{message}", key=key) for key in keys}) == len(keys)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    say = texts.speaker(language)
    assert len({say("traitor-card", rank=one.rank, suit=one.suit) for one in FACES}) == 53


# --- choices and answers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_everybody_is_asked_to_muster_and_to_give_in_the_same_first_line(language: str) -> None:
    say = texts.speaker(language)
    facts: dict[str, Fact] = {
        "army": 0,
        "traitor": 0,
        "jokers": 0,
        "cards": (),
        "count": 0,
        "kept": (),
        "alone": 0,
        "decks": 1,
    }
    for kind in ("muster", "gift"):
        decisions = [
            Decision(kind, (), facts={**facts, "traitor": int(jokers > 0), "jokers": jokers}) for jokers in (0, 1, 2)
        ]
        told = [texts.question(say, "traitor", decision, NAMES) for decision in decisions]
        assert len({question.splitlines()[0] for question in told}) == 1
        assert len(set(told)) == 3


@pytest.mark.parametrize(
    ("traitor", "words"), [(0, "Hans · 9 face down · shown 2×♣, 1×♦"), (1, "Hans, the traitor · 9 face down")]
)
def test_a_target_counts_its_hidden_cards_apart_from_those_it_has_shown(traitor: int, words: str) -> None:
    """J-1.2: the suits of a known traitor tell nothing more."""
    facts: dict[str, Fact] = {
        "target_seat": 1,
        "target_army": 0,
        "target_traitor": traitor,
        "target_suits": ("clubs", "diamonds"),
        "target_counts": (2, 1),
        "known": "",
    }
    choice = Choice("1.0", facts, "1", alike="1")
    assert texts.any_label(texts.speaker("en"), "traitor", "target", choice, 9, NAMES) == words


# --- the help ---------------------------------------------------------------------------------------------------------


def test_the_help_tells_the_rewards_as_they_are() -> None:
    told = texts.rules(texts.speaker("en"), "traitor", "points")
    most = rewards(5)
    assert {one.points for armies in (3, 4, 5) for one in rewards(armies)} == {one.points for one in most}
    for one in most:
        assert f"**{one.points} points:**" in told
    for one in rewards(3):
        assert f"**{one.points} points:** {one.kind} {'at ' if one.kind == 'look' else ''}{one.number} " in told
    assert "**20 points:** draw 5 cards (not with 3 players)" in told
    assert rewards(4)[4] == most[4] != rewards(3)[-1]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_help_tells_every_number_of_points_that_brings_something(language: str) -> None:
    told = re.findall(r"\*\*(\d+) .*?:\*\*(?: \D*?(\d+) )?", texts.rules(texts.speaker(language), "traitor", "points"))
    assert [int(points) for points, _ in told] == [one.points for one in rewards(5)]
    assert [number for _, number in told[:5]] == [str(one.number) for one in rewards(5)[:5]]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_help_tells_from_how_many_points_there_is_a_title(language: str) -> None:
    say = texts.speaker(language)
    told = texts.rules(say, "traitor", "points").splitlines()[-1]
    for least in (4, 8, 14, 19, 25):
        assert title(least) != title(least - 1)
        assert f" {least} {say('traitor-title', key=title(least))}" in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "with 3 players 1, with 4 or 5 players 2, with 6 to 8 players 3"),
        ("de", "zu dritt 1, zu viert oder fünft 2, zu sechst bis acht 3"),
        ("nl", "met 3 spelers 1, met 4 of 5 spelers 2, met 6 tot 8 spelers 3"),
    ],
)
def test_the_help_tells_how_many_armies_the_traitor_must_see_eliminated(language: str, told: str) -> None:
    assert [aim(seats) for seats in range(3, 9)] == [1, 2, 2, 3, 3, 3]
    say = texts.speaker(language)
    assert told in texts.rules(say, "traitor", "aim")
    assert told in texts.rules(say, "traitor", "end")
