"""Every reason of advice is a proper sentence to the one who asked, in every language."""

from itertools import product

import pytest

import engine
from bot import texts
from engine import Reason
from tests.texts.cases import cases
from tests.texts.test_games import NAMES, is_proper


def reasons(game: str) -> list[Reason]:
    """The reasons of a game with the facts of its golden files."""
    start = f"{game}-reason-"
    return [Reason(key.removeprefix(start), facts) for key, facts in cases(game) if key.startswith(start)]


PLACES = list(product(texts.LANGUAGES, engine.games()))


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_every_kind_of_reason_is_a_proper_sentence(language: str, game: str) -> None:
    say, start = texts.speaker(language), f"{game}-reason-"
    assert {one.kind for one in reasons(game)} == set(engine.game(game).reasons)
    assert {key.removeprefix(start) for key in say.keys if key.startswith(start)} == set(engine.game(game).reasons)
    lines = [texts.reason(say, game, one, NAMES) for one in reasons(game)]
    assert [line for line in lines if not is_proper(line) or len(line) > 150] == []
    assert len(set(lines)) == len(lines)
