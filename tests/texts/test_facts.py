"""A game's texts need nothing but what they are given: the facts of events, decisions and choices."""

from collections.abc import Callable, Iterable
from itertools import product

import pytest

import engine
from bot.texts import LANGUAGES
from engine import Choice, Decision
from tests.texts.fluent import all_variables, named, rows, texts
from tests.texts.told import all_steps, disclosed_classes, event_classes, some_casts

PLACES = list(product(LANGUAGES, engine.games()))


def needed(language: str, game: str, thing: str) -> dict[str, set[str]]:
    """The variables of the game's texts on a thing, by kind; those of a text's attributes are its own."""
    start = f"{game}-{thing}-"
    kinds: dict[str, set[str]] = {}
    for key in texts(language):
        if key.startswith(start):
            kind = key.removeprefix(start).partition(".")[0]
            kinds.setdefault(kind, set()).update(all_variables(language, key))
    return kinds


def given(game: str, facts: Callable[[Decision], Iterable[str]]) -> dict[str, set[str]]:
    """Return, by kind, the facts that decisions of random matches give to texts."""
    kinds: dict[str, set[str]] = {}
    for step in all_steps(game):
        kinds.setdefault(step.decision.kind, set()).update(facts(step.decision))
    return kinds


def too_much(needed: dict[str, set[str]], given: dict[str, set[str]]) -> dict[str, set[str]]:
    return {kind: more for kind, names in needed.items() if (more := names - given[kind])}


def choice_facts(decision: Decision) -> set[str]:
    def names(choice: Choice) -> set[str]:
        return set(choice.facts)

    return set().union(*map(names, decision.choices))


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_an_event_is_told_with_its_fields(language: str, game: str) -> None:
    fields = {kind: set(one.__struct_fields__) - {"seats"} for kind, one in event_classes(game).items()}
    assert too_much(needed(language, game, "event"), fields) == {}


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_a_story_is_told_with_the_fields_of_its_events(language: str, game: str) -> None:
    classes = {**event_classes(game), **disclosed_classes(game)}
    fields = {kind: set(one.__struct_fields__) - {"seats"} for kind, one in classes.items()}
    assert too_much(needed(language, game, "story"), fields) == {}
    assert set(disclosed_classes(game)) <= set(needed(language, game, "story"))


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_a_question_is_put_with_its_facts(language: str, game: str) -> None:
    assert too_much(needed(language, game, "question"), given(game, lambda decision: decision.facts)) == {}


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_a_choice_is_shown_with_its_facts_and_key(language: str, game: str) -> None:
    facts = given(game, lambda decision: choice_facts(decision) | {"key"})
    assert too_much(needed(language, game, "choice"), facts) == {}
    assert too_much(needed(language, game, "group"), facts) == {}


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_an_answer_is_told_with_the_facts_of_question_and_choice(language: str, game: str) -> None:
    def facts(decision: Decision) -> set[str]:
        one = decision.least == decision.most == 1
        return {*decision.facts, *choice_facts(decision), "key" if one else "choices"}

    assert too_much(needed(language, game, "answer"), given(game, facts)) == {}


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_a_role_is_told_with_its_facts(language: str, game: str) -> None:
    facts: dict[str, set[str]] = {}
    for cast in some_casts(game):
        facts.setdefault(str(cast["key"]), set()).update(cast)
    assert too_much(needed(language, game, "cast"), facts) == {}


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_a_part_of_a_score_is_told_with_its_points(language: str, game: str) -> None:
    assert all_variables(language, f"{game}-part") <= {"key", "points"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_named_by_its_key_needs_nothing_else(language: str) -> None:
    names = set().union(*(named(pattern) for pattern in texts(language).values()))
    assert {name: more for name in names if (more := all_variables(language, name) - {"key"})} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_for_each_place_of_rows_needs_nothing_but_those(language: str) -> None:
    said = [one for pattern in texts(language).values() for one in rows(pattern).items()]
    assert said
    assert [(name, more) for name, given in said if (more := all_variables(language, name) - given)] == []
