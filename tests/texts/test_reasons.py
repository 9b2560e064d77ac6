"""Reasons of advice, told with the facts of the golden files, and texts that other texts say."""

from itertools import product

import pytest

import engine
from bot import texts
from bot.games.kit.fluent import all_variables, named, rows
from bot.games.kit.tests.test_texts import is_proper
from engine import Reason
from tests.texts.cases import NAMES, cases
from tests.texts.fluent import texts as patterns

PLACES = list(product(texts.LANGUAGES, engine.games()))


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_every_reason_of_advice_is_a_proper_sentence(language: str, game: str) -> None:
    say, start = texts.speaker(language), f"{game}-reason-"
    told = [Reason(key.removeprefix(start), facts) for key, facts in cases(game) if key.startswith(start)]
    assert {one.kind for one in told} == set(engine.game(game).reasons)
    assert {key.removeprefix(start) for key in say.keys if key.startswith(start)} == set(engine.game(game).reasons)
    lines = [texts.reason(say, game, one, NAMES) for one in told]
    assert [line for line in lines if not is_proper(line) or len(line) > 150] == []
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_text_named_by_its_key_needs_nothing_else(language: str) -> None:
    names = set().union(*(named(pattern) for pattern in patterns(language).values()))
    assert {name: more for name in names if (more := all_variables(language, name) - {"key"})} == {}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_text_for_each_place_of_rows_needs_nothing_but_those(language: str) -> None:
    said = [one for pattern in patterns(language).values() for one in rows(pattern).items()]
    assert said
    assert [(name, more) for name, given in said if (more := all_variables(language, name) - given)] == []
