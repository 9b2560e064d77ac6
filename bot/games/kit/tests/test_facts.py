"""A game's texts need nothing but what they are given: the facts of events, decisions and choices."""

from collections.abc import Callable, Iterable

from bot.games.kit.fluent import all_variables, texts_of
from bot.games.kit.telling import all_steps, disclosed_classes, event_classes, some_casts
from engine import Choice, Decision


def needed(language: str, game: str, thing: str) -> dict[str, set[str]]:
    """The variables of the game's texts on a thing, by kind; those of a text's attributes are its own."""
    start = f"{game}-{thing}-"
    kinds: dict[str, set[str]] = {}
    for key in texts_of(language, game):
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
    return {kind: more for kind, names in needed.items() if (more := names - given.get(kind, names))}


def choice_facts(decision: Decision) -> set[str]:
    def names(choice: Choice) -> set[str]:
        return set(choice.facts)

    return set().union(*map(names, decision.choices))


def test_an_event_is_told_with_its_fields(game: str, language: str) -> None:
    fields = {kind: set(one.__struct_fields__) - {"seats"} for kind, one in event_classes(game).items()}
    assert too_much(needed(language, game, "event"), fields) == {}


def test_a_story_is_told_with_the_fields_of_its_events(game: str, language: str) -> None:
    classes = {**event_classes(game), **disclosed_classes(game)}
    fields = {kind: set(one.__struct_fields__) - {"seats"} for kind, one in classes.items()}
    assert too_much(needed(language, game, "story"), fields) == {}
    assert set(disclosed_classes(game)) <= set(needed(language, game, "story"))


def test_a_question_is_put_with_its_facts(game: str, language: str) -> None:
    assert too_much(needed(language, game, "question"), given(game, lambda decision: decision.facts)) == {}


def test_a_choice_is_shown_with_its_facts_and_key(game: str, language: str) -> None:
    facts = given(game, lambda decision: choice_facts(decision) | {"key"})
    assert too_much(needed(language, game, "choice"), facts) == {}
    assert too_much(needed(language, game, "group"), facts) == {}


def test_an_answer_is_told_with_the_facts_of_question_and_choice(game: str, language: str) -> None:
    def facts(decision: Decision) -> set[str]:
        one = decision.least == decision.most == 1
        return {*decision.facts, *choice_facts(decision), *(("key", "rest") if one else ("choices",))}

    assert too_much(needed(language, game, "answer"), given(game, facts)) == {}


def test_a_role_is_told_with_its_facts(game: str, language: str) -> None:
    facts: dict[str, set[str]] = {}
    for cast in some_casts(game):
        facts.setdefault(str(cast["key"]), set()).update(cast)
    assert too_much(needed(language, game, "cast"), facts) == {}


def test_a_part_of_a_score_is_told_with_its_points(game: str, language: str) -> None:
    assert all_variables(language, f"{game}-part") <= {"key", "points"}
