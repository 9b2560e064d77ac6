"""Every game says all it has to say, in every language, within Discord's limits."""

from importlib import import_module
from itertools import product

import pytest

import engine
from bot import texts
from engine.event import Event
from engine.match import Match
from tests.matches import a_match

PLACES = list(product(texts.LANGUAGES, engine.games()))
NAMES = ["**Anna**", "Ben_the_[Builder](https://example.com)", "@everyone", "Наталья 🦊"]
TOPICS_OF_ALL = {"aim", "round", "points", "end"}


def events_of(game: str) -> set[str]:
    module = import_module(f"engine.{game}.events")
    classes = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Event)]
    return {str(one.__struct_config__.tag) for one in classes if one is not Event}


def some_matches(game: str) -> list[Match]:
    rules = engine.game(game)
    preset = rules.options[0]
    return [
        a_match(f"texts {number}", game=game, seats=seats, options={"preset": value})
        for number in range(2)
        for seats in (rules.seats[0], rules.seats[-1])
        for value in preset.values
    ]


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_a_game_has_a_name_and_its_options_have_theirs(language: str, game: str) -> None:
    say = texts.speaker(language)
    assert texts.game_name(say, game)
    for option in engine.game(game).options:
        assert 0 < len(texts.option_name(say, game, option.name)) <= 45
        assert 0 < len(texts.option_note(say, game, option.name)) <= 100
        values = [texts.option_value(say, game, option.name, value) for value in option.values]
        assert all(0 < len(value) <= 80 for value in values)
        assert len(set(values)) == len(values)


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_every_kind_of_event_and_decision_has_its_texts_and_no_other_has(language: str, game: str) -> None:
    keys = texts.speaker(language).keys
    start = f"{game}-event-"
    assert {key.removeprefix(start) for key in keys if key.startswith(start)} == events_of(game)
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
        assert 0 < len(texts.rules(say, game, key)) <= 1900


@pytest.mark.parametrize("game", engine.games())
def test_whole_matches_can_be_told_in_every_language(game: str) -> None:
    seen = set()
    for match in some_matches(game):
        for language in texts.LANGUAGES:
            say = texts.speaker(language)
            for event in (*match.setup_events, *(event for step in match.steps for event in step.events)):
                seen.add(event.kind)
                line = texts.event_line(say, game, event, NAMES)
                assert line is None or (line.strip() == line and 0 < len(line) <= 300)
            for view in (*match.rounds, match.view(None)):
                assert texts.phase(say, game, view.phase)
    assert seen == events_of(game)


@pytest.mark.parametrize("game", engine.games())
def test_every_decision_of_whole_matches_can_be_asked_in_every_language(game: str) -> None:
    seen = set()
    for match in some_matches(game):
        for language in texts.LANGUAGES:
            say = texts.speaker(language)
            for step in match.steps:
                decision = step.decision
                seen.add(decision.kind)
                assert 0 < len(texts.question(say, game, decision, NAMES)) <= 600
                assert texts.answer(say, game, decision, step.keys)
                labels = [texts.choice_label(say, game, decision.kind, choice) for choice in decision.choices]
                assert all(0 < len(label) <= 40 for label in labels)
                if decision.least == decision.most == 1:
                    assert len(set(labels)) == len(labels)
                notes = [texts.choice_note(say, game, decision.kind, choice) for choice in decision.choices]
                assert all(note is None or 0 < len(note) <= 100 for note in notes)
    assert seen == set(engine.game(game).commands)


@pytest.mark.parametrize(("language", "game"), PLACES)
def test_a_private_event_is_told_to_you_and_names_nobody(language: str, game: str) -> None:
    match = some_matches(game)[0]
    say = texts.speaker(language)
    private = [event for step in match.steps for event in step.events if event.seats is not None]
    lines = [texts.event_line(say, game, event, ["Nobody"] * match.seats) for event in private]
    assert private
    assert [line for line in lines if line and "Nobody" in line] == []
