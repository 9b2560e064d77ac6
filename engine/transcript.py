"""A match as a text that people can read and tests can compare."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

import engine
from engine.event import Event
from engine.match import Match
from engine.record import Record


def transcript(record: Record) -> str:
    """Return the match that the record tells, secrets of all seats included.

    After the set-up every answer stands on a line of its own, with its consequences below. A fact that only some seats
    may know says so in brackets. Raises ``BadRecord``.
    """
    match = engine.replay(record)
    lines = [
        f"{record.game}, rules version {record.rules}, {record.seats} seats",
        f"options: {_words(record.options)}",
        f"seed: {record.seed.hex() if record.seed else '-'}",
        "",
        *_set_up(engine.replay(msgspec.structs.replace(record, answers=()))),
        *_course(match),
    ]
    return "\n".join(lines) + "\n"


def _set_up(match: Match) -> Iterator[str]:
    """Yield all that everybody sees before the first answer: each row of the view, then the events of the set-up."""
    for name, value in msgspec.structs.asdict(match.view(None)).items():
        if isinstance(value, tuple) and value and isinstance(value[0], msgspec.Struct):
            yield f"{name}:"
            yield from (f"  {number:2} {_words(msgspec.structs.asdict(row))}" for number, row in enumerate(value))
    yield from map(_event, match.setup_events)


def _course(match: Match) -> Iterator[str]:
    """Round after round: answers, what came of them, and the end, or what is asked now."""
    number = 0
    for step in match.steps:
        yield f"seat {step.seat}, {step.decision.kind}: {' '.join(step.keys) or 'nothing'}"
        for event in step.events:
            if event.round > number:
                number = event.round
                yield from ("", f"round {number}")
            yield _event(event)
    for seat, decision in match.decisions.items():
        yield f"seat {seat} is asked, {decision.kind}: {decision.least} to {decision.most} of {' '.join(decision.keys)}"
    if match.result:
        yield from ("", f"scores: {_word(match.result.scores)}", f"winners: {_word(match.result.winners)}")
        yield from (f"seat {seat}: {_words(parts)}" for seat, parts in enumerate(match.result.parts))


def _event(event: Event) -> str:
    facts = {name: value for name, value in msgspec.structs.asdict(event).items() if name not in ("round", "seats")}
    known = "" if event.seats is None else f" [only for {', '.join(map(str, event.seats))}]"
    return f"  {event.kind} {_words(facts)}{known}"


def _words(facts: Mapping[str, Any]) -> str:
    """Names and values; a value that is empty stands as a dash."""
    return " ".join(f"{name}={_word(value)}" for name, value in facts.items())


def _word(value: object) -> str:
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{name}:{_word(one)}" for name, one in value.items()) + "}"
    if isinstance(value, tuple | list):
        return ",".join(map(_word, value)) or "-"
    return "-" if value is None or value == "" else str(value)
