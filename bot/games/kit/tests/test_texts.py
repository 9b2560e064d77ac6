"""A game says all it has to say, in every language that it has, within Discord's limits."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

import engine
from bot import texts
from bot.games.kit.fluent import texts_of, variables
from bot.games.kit.hooks import Hooks
from bot.games.kit.telling import (
    disclosed_classes,
    event_classes,
    some_casts,
    some_disclosed,
    some_events,
    some_matches,
    some_steps,
)
from bot.games.kit.tests.strategies import called
from engine import Choice, Decision, Event, QuickChance

SEATS = 16
ADVISED = 5
"""So seldom is a match looked at for reasons."""
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Eva", "Fritz", "Gus", "Herta", *(f"Name {number}" for number in range(8))]
ODD_NAMES = called(
    [
        "**Anna**",
        "Ben_the_[Builder](example.com)!!",
        "@everyone",
        "Наталья 🦊",
        "1. Eva",
        "Wolfeschlegelsteinhausenbergerdo",
        "Hans",
        "M" * 32,
    ],
    SEATS,
)
TOPICS_OF_ALL = {"aim", "round", "points", "end"}
SPOKEN_TO = {
    "en": r"\b[Yy]ou(r|rs)?\b",
    "de": r"\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\w*|[Ii]hr)\b",
    "nl": r"\b([Jj]e|[Jj]ij|[Jj]ou|[Jj]ouw)\b",
}
"""Words with which somebody is spoken to."""


def test_a_game_has_a_name_and_its_options_have_theirs(game: str, language: str) -> None:
    say = texts.speaker(language)
    assert texts.game_name(say, game)
    for option in engine.game(game).options:
        assert 0 < len(texts.option_name(say, game, option.name)) <= 45
        assert 0 < len(texts.option_note(say, game, option.name) or "") <= 100
        values = [texts.option_value(say, game, option.name, value) for value in option.values]
        assert all(0 < len(value) <= 80 for value in values)
        assert len(set(values)) == len(values)


def test_every_kind_of_event_and_decision_has_its_texts_and_no_other_has(
    game: str, language: str, hooks: Hooks
) -> None:
    events = {*event_classes(game), *(event.kind for event in some_events(game))}
    assert same(kinds_of(game, language, "event"), events, hooks)
    for thing in ("question", "choice", "answer"):
        assert same(kinds_of(game, language, thing), set(engine.game(game).kinds), hooks)


def test_the_rules_help_fits_a_message_and_is_told_by_topic(game: str, language: str, hooks: Hooks) -> None:
    say = texts.speaker(language)
    topics = dict(texts.rules_topics(say, game))
    assert set(topics) >= (TOPICS_OF_ALL if hooks.thorough else set())
    assert topics
    assert list(topics) == [key for key, _ in texts.rules_topics(texts.speaker("en"), game)]
    assert len(set(topics.values())) == len(topics)
    for key, title in topics.items():
        assert 0 < len(title) <= 45
        assert 0 < len(texts.rules(say, game, key, engine.game(game).help_facts({}))) <= 1900


def test_random_matches_bring_all_there_is_to_tell(game: str, hooks: Hooks) -> None:
    assert {event.kind for event in some_events(game)} | hooks.rare >= set(event_classes(game))
    assert {step.decision.kind for step in some_steps(game)} | hooks.rare >= set(engine.game(game).commands)


def test_every_event_is_one_line_unless_it_is_meant_to_be_silent(game: str, language: str, hooks: Hooks) -> None:
    say, most = texts.speaker(language), engine.game(game).seats[-1]
    for event in some_events(game):
        line = texts.event_line(say, game, event, ODD_NAMES)
        assert (line is None) == (event.kind in hooks.silent) or not hooks.thorough
        assert line is None or 0 < len(line) <= (900 if event.aloud else max(400, 60 * most))


def test_every_event_is_a_proper_sentence(game: str, language: str) -> None:
    say = texts.speaker(language)
    lines = [texts.event_line(say, game, event, NAMES) for event in some_events(game)]
    assert sorted({line for line in lines if line and not is_proper(line)}) == []


def test_texts_told_only_at_the_end_are_proper_sentences(game: str, language: str, hooks: Hooks) -> None:
    """It names people and does not speak to one of them."""
    say = texts.speaker(language)
    told = some_disclosed(game)
    assert {event.kind for event in told} | hooks.rare >= set(disclosed_classes(game))
    lines = [texts.story_line(say, game, event, NAMES) or "" for event in told]
    assert sorted({line for line in lines if not is_proper(line.replace("’s", "S"))}) == []
    assert [line for line in lines if hooks.thorough and re.search(SPOKEN_TO[language], line)] == []


def is_proper(line: str) -> bool:
    """Return whether a line begins with no small letter, ends as a sentence, and has no space too many."""
    plain = line.replace("**", "")
    return (
        bool(re.fullmatch(r".*[.!?]", plain))
        and not plain[0].islower()
        and not re.search(r"\s\s|\s[.,:;!?)]|\(\s|\.\.|\n", plain)
    )


def test_every_phase_and_every_part_of_a_score_has_a_name(game: str, language: str) -> None:
    say = texts.speaker(language)
    views = [view for match in some_matches(game) for view in (*match.rounds, match.view(None))]
    assert all(texts.phase(say, game, key) for key in {view.phase for view in views})
    parts = {key for match in some_matches(game) if match.result for one in match.result.parts for key in one}
    told = {say(f"{game}-part", key=key, points=2) for key in parts}
    assert len(told) == len(parts)


def test_every_question_can_be_put_and_its_answer_told(game: str, language: str) -> None:
    say = texts.speaker(language)
    for step in some_steps(game):
        question = texts.question(say, game, step.decision, ODD_NAMES)
        assert 0 < len(question.splitlines()[0]) <= 120
        assert len(question) <= 700
        assert is_proper(question.splitlines()[0])
        told = texts.answer(say, game, step.decision, step.keys, ODD_NAMES)
        assert 0 < len(told) <= 400
        assert is_proper(texts.answer(say, game, step.decision, step.keys, NAMES))


def test_an_answer_is_told_alike_by_what_is_recalled_of_its_question(game: str, language: str) -> None:
    say, kinds = texts.speaker(language), engine.game(game).kinds
    for step in some_steps(game):
        names = kinds[step.decision.kind].recalled
        if names is not None:
            recalled = step.decision.recalled(step.keys[0], names)
            assert texts.answer(say, game, recalled, step.keys, NAMES) == texts.answer(
                say, game, step.decision, step.keys, NAMES
            )


def test_every_role_is_told_with_how_it_wins_and_a_first_advice(game: str, language: str, hooks: Hooks) -> None:
    say = texts.speaker(language)
    casts = some_casts(game)
    assert same(kinds_of(game, language, "cast"), {str(one["key"]) for one in casts}, hooks)
    for cast in casts:
        title, *lines = texts.casting(say, game, cast, NAMES)
        assert is_proper(title.removeprefix("### "))
        assert [line for line in lines if not is_proper(line)] == []
        assert len(lines) == 2 or not hooks.thorough
        assert len(title) <= 120
        assert all(len(line) <= 400 for line in lines)


def test_every_reason_of_advice_is_a_proper_sentence(game: str, language: str) -> None:
    say, rules = texts.speaker(language), engine.game(game)
    for match in some_matches(game)[::ADVISED] if rules.reasons else ():
        again = engine.replay(replace(match.record, answers=match.record.answers[: match.length // 2]))
        for seat in again.awaited:
            view, decision = again.view(seat), again.decisions[seat]
            reason = rules.reason(view, decision, rules.rule_of_thumb(view, decision, QuickChance(seat)))
            line = "Yes." if reason is None else texts.reason(say, game, reason, NAMES)
            assert is_proper(line), line
            assert len(line) <= 150


def test_every_choice_has_a_label_that_fits_with_the_longest_names(game: str, language: str) -> None:
    say = texts.speaker(language)
    names = [letter * 32 for letter in "ABCDEFGHIJKLMNOP"]
    for decision in (step.decision for step in some_steps(game)):
        shown = distinct(decision)
        labels = [texts.choice_label(say, game, decision.kind, choice, names) for choice in shown]
        assert all(0 < len(label) <= 80 for label in labels)
        assert (decision.least, decision.most) != (1, 1) or len(set(labels)) == len(shown)
        notes = [texts.choice_note(say, game, decision.kind, choice, names) for choice in decision.choices]
        assert all(note is None or 0 < len(note) <= 100 for note in notes)


def test_choices_of_one_group_have_the_same_name_for_it_and_no_others_have(game: str, language: str) -> None:
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


def test_texts_for_one_person_do_not_name_that_person(game: str, language: str, hooks: Hooks) -> None:
    say = texts.speaker(language)
    single = [event for event in some_events(game) if event.seats is not None and len(event.seats) == 1]
    private = [event for event in single if event.kind not in hooks.among_allies]
    assert private or not hooks.thorough
    assert [line for event in private if "Zoë" in (line := told_to_one(say, game, event))] == []


def test_a_tip_says_the_same_in_every_match(game: str, language: str) -> None:
    """It has no variables, so it can tell nothing of the match it stands in."""
    start = f"{game}-tip-"
    found = {key: pattern for key, pattern in texts_of(language, game).items() if key.startswith(start)}
    assert {key.removeprefix(start) for key in found} <= set(engine.game(game).kinds)
    assert [key for key, pattern in found.items() if variables(pattern)] == []
    say = texts.speaker(language)
    assert [key for key in found if not is_proper(say(key).replace("*", ""))] == []
    assert [key for key in found if len(say(key)) > 200] == []


def kinds_of(game: str, language: str, thing: str) -> set[str]:
    """Return the kinds of a thing, such as an event, for which the game has texts."""
    start = f"{game}-{thing}-"
    return {key.removeprefix(start) for key in texts.speaker(language).keys if key.startswith(start)}


def same(found: set[str], declared: set[str], hooks: Hooks) -> bool:
    """Return whether the texts that are there are those of what is declared; a game may leave out some."""
    return found == declared if hooks.thorough else found <= declared


def distinct(decision: Decision) -> Sequence[Choice]:
    """Return the choices that are shown: of equal ones and those alike only the first, where one choice is taken."""
    if (decision.least, decision.most) != (1, 1):
        return decision.choices
    cards = [choice.alike or (choice.facts, choice.group, choice.opens) for choice in decision.choices]
    return [
        choice
        for place, choice in enumerate(decision.choices)
        if not choice.facts or cards.index(cards[place]) == place
    ]


def told_to_one(say: texts.Speaker, game: str, event: Event) -> str:
    assert event.seats is not None
    names = ["Zoë" if seat in event.seats else name for seat, name in enumerate(NAMES)]
    return texts.event_line(say, game, event, names) or ""
