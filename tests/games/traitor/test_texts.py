"""Traitor in words: questions that begin alike, and the numbers of its help."""

import re

import pytest

from bot import texts
from engine.decision import Decision, Fact
from engine.traitor.components import rewards

pytestmark = pytest.mark.usefixtures("all_texts_said")


@pytest.mark.parametrize("kind", ["muster", "gift"])
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_everybody_is_asked_to_muster_and_to_give_in_the_same_first_line(language: str, kind: str) -> None:
    usual: dict[str, Fact] = {"army": 0, "cards": (), "count": 0, "kept": (), "alone": 0, "decks": 1}
    asked = [Decision(kind, (), facts={**usual, "traitor": int(one > 0), "jokers": one}) for one in (0, 1, 2)]
    told = [texts.question(texts.speaker(language), "traitor", one, ["Anna", "Hans", "Cleo"]) for one in asked]
    assert len({question.splitlines()[0] for question in told}) == 1
    assert len(set(told)) == 3


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_help_tells_every_number_of_points_that_brings_something(language: str) -> None:
    told = re.findall(r"\*\*(\d+) .*?:\*\*(?: \D*?(\d+) )?", texts.rules(texts.speaker(language), "traitor", "points"))
    assert [int(points) for points, _ in told] == [one.points for one in rewards(5)]
    assert [number for _, number in told[:5]] == [str(one.number) for one in rewards(5)[:5]]
