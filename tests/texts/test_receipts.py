"""The receipt of an answer of several choices names their people, as the receipt of a single choice does."""

from collections.abc import Iterator

import pytest

from bot.texts import add_texts, answer, drop_texts, speaker
from engine import Choice, Decision

GAME = "toy"
SOURCE = "toy-choice-team = { $seat }\ntoy-answer-team = You propose { $seat }.\n"
NAMES = ["Anna", "B_n", "Cleo"]


@pytest.fixture(autouse=True)
def _game() -> Iterator[None]:
    add_texts({GAME: {"en": SOURCE}})
    yield
    drop_texts(GAME)


@pytest.mark.parametrize(
    ("taken", "said"), [(["0", "1"], r"You propose Anna, B\_n."), (["2"], "You propose Cleo."), ([], "You propose .")]
)
def test_people_are_named_in_the_receipt_of_several_choices(taken: list[str], said: str) -> None:
    team = tuple(Choice(str(seat), {"seat": seat}) for seat in range(3))
    assert answer(speaker("en"), GAME, Decision("team", team, 0, 3), taken, NAMES) == said
