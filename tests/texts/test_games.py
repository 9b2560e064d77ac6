"""Every game says all it has to say, in every language, within Discord's limits."""

import re
from itertools import product

import pytest

import engine
from bot import texts
from bot.messages.controls import distinct, takes_several
from engine import Reason
from engine.event import Event
from tests.kit.games import HOOKS
from tests.texts.cases import cases
from tests.texts.told import (
    disclosed_classes,
    event_classes,
    some_casts,
    some_disclosed,
    some_events,
    some_matches,
    some_steps,
)

PLACES = list(product(texts.LANGUAGES, engine.games()))
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Eva", "Fritz", "Gus", "Herta"]
ODD_NAMES = [
    "**Anna**",
    "Ben_the_[Builder](example.com)!!",
    "@everyone",
    "Наталья 🦊",
    "1. Eva",
    "Wolfeschlegelsteinhausenbergerdo",
    "Hans",
    "M" * 32,
]
TOPICS_OF_ALL = {"aim", "round", "points", "end"}
SPOKEN_TO = {
    "en": r"\b[Yy]ou(r|rs)?\b",
    "de": r"\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\w*|[Ii]hr)\b",
    "nl": r"\b([Jj]e|[Jj]ij|[Jj]ou|[Jj]ouw)\b",
}
"""Words with which somebody is spoken to."""


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_a_game_has_a_name_and_its_options_have_theirs(language: str, game: str) -> None:
    say = texts.speaker(language)
    assert texts.game_name(say, game)
    for option in engine.game(game).options:
        assert 0 < len(texts.option_name(say, game, option.name)) <= 45
        assert 0 < len(texts.option_note(say, game, option.name) or "") <= 100
        values = [texts.option_value(say, game, option.name, value) for value in option.values]
        assert all(0 < len(value) <= 80 for value in values)
        assert len(set(values)) == len(values)


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_every_kind_of_event_and_decision_has_its_texts_and_no_other_has(language: str, game: str) -> None:
    keys = texts.speaker(language).keys
    start = f"{game}-event-"
    assert {key.removeprefix(start) for key in keys if key.startswith(start)} == set(event_classes(game))
    for thing in ("question", "choice", "answer"):
        start = f"{game}-{thing}-"
        assert {key.removeprefix(start) for key in keys if key.startswith(start)} == set(engine.game(game).commands)


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_the_rules_help_fits_a_message_and_is_told_by_topic(language: str, game: str) -> None:
    say = texts.speaker(language)
    topics = dict(texts.rules_topics(say, game))
    assert set(topics) >= TOPICS_OF_ALL
    assert list(topics) == [key for key, _ in texts.rules_topics(texts.speaker("en"), game)]
    assert len(set(topics.values())) == len(topics)
    for key, title in topics.items():
        assert 0 < len(title) <= 45
        assert 0 < len(texts.rules(say, game, key, engine.game(game).help_facts({}))) <= 1900


@pytest.mark.parametrize("game", engine.games())
def test_random_matches_bring_all_there_is_to_tell(game: str) -> None:
    assert {event.kind for event in some_events(game)} == set(event_classes(game))
    assert {step.decision.kind for step in some_steps(game)} == set(engine.game(game).commands)


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_every_event_is_one_line_unless_it_is_meant_to_be_silent(language: str, game: str) -> None:
    say = texts.speaker(language)
    for event in some_events(game):
        line = texts.event_line(say, game, event, ODD_NAMES)
        assert (line is None) == (event.kind in HOOKS[game].silent)
        assert line is None or 0 < len(line) <= (900 if event.aloud else 400)


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_every_event_is_a_proper_sentence(language: str, game: str) -> None:
    say = texts.speaker(language)
    lines = [texts.event_line(say, game, event, NAMES) for event in some_events(game)]
    assert sorted({line for line in lines if line and not is_proper(line)}) == []


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_texts_told_only_at_the_end_are_proper_sentences(language: str, game: str) -> None:
    """It names people and does not speak to one of them."""
    say = texts.speaker(language)
    told = some_disclosed(game)
    assert {event.kind for event in told} >= set(disclosed_classes(game))
    lines = [texts.story_line(say, game, event, NAMES) or "" for event in told]
    assert sorted({line for line in lines if not is_proper(line.replace("’s", "S"))}) == []
    assert [line for line in lines if re.search(SPOKEN_TO[language], line)] == []


def is_proper(line: str) -> bool:
    """Return whether a line begins large or with a number, ends as a sentence, and has no space too many."""
    plain = line.replace("**", "")
    return bool(re.fullmatch(r"[A-ZÄÖÜ0-9].*[.!?]", plain)) and not re.search(r"\s\s|\s[.,:;!?)]|\(\s|\.\.|\n", plain)


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_every_phase_and_every_part_of_a_score_has_a_name(language: str, game: str) -> None:
    say = texts.speaker(language)
    views = [view for match in some_matches(game) for view in (*match.rounds, match.view(None))]
    assert all(texts.phase(say, game, key) for key in {view.phase for view in views})
    parts = {key for match in some_matches(game) if match.result for one in match.result.parts for key in one}
    told = {say(f"{game}-part", key=key, points=2) for key in parts}
    assert len(told) == len(parts)


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_every_question_can_be_put_and_its_answer_told(language: str, game: str) -> None:
    say = texts.speaker(language)
    for step in some_steps(game):
        question = texts.question(say, game, step.decision, ODD_NAMES)
        assert 0 < len(question.splitlines()[0]) <= 120
        assert len(question) <= 700
        assert is_proper(question.splitlines()[0])
        told = texts.answer(say, game, step.decision, step.keys, ODD_NAMES)
        assert 0 < len(told) <= 400
        assert is_proper(texts.answer(say, game, step.decision, step.keys, NAMES))


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_every_role_is_told_with_how_it_wins_and_a_first_advice(language: str, game: str) -> None:
    say = texts.speaker(language)
    start = f"{game}-cast-"
    casts = some_casts(game)
    assert {key.removeprefix(start) for key in say.keys if key.startswith(start)} == {str(one["key"]) for one in casts}
    for cast in casts:
        title, *lines = texts.casting(say, game, cast, NAMES)
        assert is_proper(title.removeprefix("### "))
        assert [line for line in lines if not is_proper(line)] == []
        assert len(lines) == 2
        assert len(title) <= 120
        assert all(len(line) <= 400 for line in lines)


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_every_reason_of_advice_is_a_proper_sentence(language: str, game: str) -> None:
    """Told with the facts of the golden files."""
    say, start = texts.speaker(language), f"{game}-reason-"
    told = [Reason(key.removeprefix(start), facts) for key, facts in cases(game) if key.startswith(start)]
    assert {one.kind for one in told} == set(engine.game(game).reasons)
    assert {key.removeprefix(start) for key in say.keys if key.startswith(start)} == set(engine.game(game).reasons)
    lines = [texts.reason(say, game, one, NAMES) for one in told]
    assert [line for line in lines if not is_proper(line) or len(line) > 150] == []
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_every_choice_has_a_label_that_fits_with_the_longest_names(language: str, game: str) -> None:
    say = texts.speaker(language)
    names = [letter * 32 for letter in "ABCDEFGH"]
    for decision in (step.decision for step in some_steps(game)):
        shown = [choice for _, choice in distinct(decision)]  # cards of one kind are alike
        labels = [texts.choice_label(say, game, decision.kind, choice, names) for choice in shown]
        assert all(0 < len(label) <= 80 for label in labels)
        assert takes_several(decision) or len(set(labels)) == len(shown)
        notes = [texts.choice_note(say, game, decision.kind, choice, names) for choice in decision.choices]
        assert all(note is None or 0 < len(note) <= 100 for note in notes)


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_choices_of_one_group_have_the_same_name_for_it_and_no_others_have(language: str, game: str) -> None:
    say = texts.speaker(language)
    for decision in (step.decision for step in some_steps(game)):
        names: dict[str, set[str]] = {}
        for choice in decision.choices:
            if choice.group:
                label = texts.group_label(say, game, decision.kind, choice, NAMES)
                names.setdefault(choice.group, set()).add(label)
                assert 0 < len(label) <= 100
        assert all(len(labels) == 1 for labels in names.values())
        assert len(set().union(*names.values())) == len(names)


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_texts_for_one_person_do_not_name_that_person(language: str, game: str) -> None:
    say = texts.speaker(language)
    private = [event for event in some_events(game) if event.seats is not None and len(event.seats) == 1]
    assert private
    assert [line for event in private if "Zoë" in (line := told_to_one(say, game, event))] == []


def told_to_one(say: texts.Speaker, game: str, event: Event) -> str:
    assert event.seats is not None
    names = ["Zoë" if seat in event.seats else name for seat, name in enumerate(NAMES)]
    return texts.event_line(say, game, event, names) or ""
