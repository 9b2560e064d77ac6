"""Cases for the golden files of texts: some of every text that random matches bring, made-up ones of the others."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

import msgspec

import engine
from bot.games.kit.fluent import all_variables, messages
from bot.games.kit.telling import some_casts, some_disclosed, some_events, some_steps
from bot.messages.layout import number_alike
from bot.texts import LANGUAGES
from engine import Choice, Decision
from engine.course import Step
from engine.event import Event
from tests.texts.branches import Branch, Noting, made_up
from tests.texts.cases import BOT, Case, in_order, subject_of, told
from tests.texts.fluent import texts as patterns

THINGS = ("event", "story", "out", "question", "choice", "any", "set", "answer", "cast", "group")
"""Texts of a game that are told with the facts of its matches."""


def gathered(subject: str, kept: Iterable[Case]) -> list[Case]:
    """The cases that are kept, and as many others as say a branch that none before them says."""
    speakers, seen = [Noting(language) for language in LANGUAGES], set[Branch]()
    found = list[Case]()
    for case in kept:
        with suppress(msgspec.ValidationError):  # an event that has other facts now
            seen |= _branches(speakers, subject, case)
            found.append(case)
    for case in (*_of_matches(subject), *_of_texts(subject)):
        if not seen >= (branches := _branches(speakers, subject, case)):
            seen |= branches
            found.append(case)
    return in_order(found)


def _branches(speakers: Iterable[Noting], subject: str, case: Case) -> set[Branch]:
    found = set()
    for say in speakers:
        told(say, subject, *case)
        found |= say.branches()
    return found


def _of_matches(subject: str) -> Iterator[Case]:
    if subject == BOT:
        return
    yield from _of_help(subject)
    for event in some_events(subject):
        for thing in ("event", "out", "story"):
            yield from _of_event(subject, thing, event)
    for event in some_disclosed(subject):
        yield from _of_event(subject, "story", event)
    for step in some_steps(subject):
        yield from _of_step(subject, step)
    for cast in some_casts(subject):
        yield f"{subject}-cast-{cast['key']}", {name: value for name, value in cast.items() if name != "key"}


def _of_help(game: str) -> Iterator[Case]:
    """The help and the glossary, with the numbers of the data files that ship."""
    facts = engine.game(game).help_facts({})
    for key in patterns("en"):
        if key.startswith((f"{game}-rules-", f"{game}-word-")) and (used := sorted(all_variables("en", key))):
            yield key, {name: facts[name] for name in used}


def _of_event(game: str, thing: str, event: Event) -> Iterator[Case]:
    key = f"{game}-{thing}-{event.kind}"
    if key in patterns("en"):
        facts = msgspec.structs.asdict(event)
        yield key, {name: value for name, value in facts.items() if value is not None}


def _of_step(game: str, step: Step) -> Iterator[Case]:
    decision, kind = step.decision, step.decision.kind
    yield f"{game}-question-{kind}", dict(decision.facts)
    for choice in decision.choices:
        yield f"{game}-choice-{kind}", _flat(choice)
        if number_alike(decision, choice) > 1:
            yield f"{game}-any-{kind}", {**_flat(choice), "number": number_alike(decision, choice)}
    if (decision.least, decision.most) != (1, 1):
        yield f"{game}-set-{kind}", _answer(decision, step.keys)
    yield f"{game}-answer-{kind}", _answer(decision, step.keys)


def _flat(choice: Choice) -> dict[str, Any]:
    return {"key": choice.key, **({"group": choice.group} if choice.group else {}), **choice.facts}


def _answer(decision: Decision, keys: tuple[str, ...]) -> Mapping[str, Any]:
    if decision.least == decision.most == 1:
        (taken,) = (one for one in decision.choices if one.key in keys)
        return {"key": taken.key, **decision.facts, **taken.facts}
    choices = [_flat(one) for one in decision.choices if one.key in keys] or [_flat(decision.choices[0])]
    return {**decision.facts, "choices": tuple(choices), "taken": keys}


def _of_texts(subject: str) -> Iterator[Case]:
    """Made-up facts for every text that is not told with the facts of a match; parts of others come last."""
    parts = {name for pattern in patterns("en").values() for name in messages(pattern)}
    keys = [key for key in patterns("en") if subject_of(key) == subject and not _has_facts(subject, key)]
    for key in sorted(keys, key=lambda key: key.partition(".")[0] in parts):
        for language in LANGUAGES:
            for facts in made_up(language, key):
                yield key, facts


def _has_facts(subject: str, key: str) -> bool:
    """Return whether the facts of a match, or of the help, belong to a text."""
    thing = key.removeprefix(f"{subject}-").partition("-")[0]
    if thing in ("rules", "word"):
        return bool(all_variables("en", key))
    return subject != BOT and thing in THINGS
