"""The text that somebody types after a slash command, read as answers.

These answer the present question, and the questions that it opens.

Somebody who is asked what to do next may type ``/verraad buy M7``. The bot then takes "buy" at that question, and
``M7`` at the question that opens.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

import engine
from bot import messages, texts
from bot.tables import Refusal, RuleRefusal, Table, illegal
from engine import Choice, Decision, Seat

NOTHING = "-"
BACK = "back"
STANDING = "+"
"""The sign for the answer that can be given in advance, too (``engine.Game.standing``)."""

Answers = list[tuple[str, ...]]
"""The keys for one question after the other."""

Labelled = list[tuple[str, tuple[str, ...]]]
"""Suggestions: what each is called, and its keys for one question after the other."""


class Question(NamedTuple):
    """A question that a command answers, and the keys that lead to it, one for each question before it."""

    way: tuple[str, ...]
    decision: Decision


def questions(table: Table, seat: Seat, command: str) -> list[Question]:
    """Return the questions of that command: the present one, or those that its choices open."""
    return list(_questions(table, seat, command, Question((), seat.decision))) if seat.decision else []


def _questions(table: Table, seat: Seat, command: str, at: Question) -> Iterator[Question]:
    own = _command_of(table, at.decision.kind) == command
    if own:
        yield at
    for choice in at.decision.choices:
        leads = choice.opens and _command_of(table, choice.opens) == command
        if leads and (not own or _is_group(choice)):
            yield from _questions(table, seat, command, _after(table, seat, (*at.way, choice.key)))


def _after(table: Table, seat: Seat, way: tuple[str, ...]) -> Question:
    try:
        return Question(way, seat.ahead(way))
    except engine.NotAsked:  # answered by another click a moment ago
        raise Refusal("stale") from None


def _command_of(table: Table, kind: str) -> str:
    """Return the slash command that answers a kind of question."""
    return engine.game(table.game).commands[kind]


def _is_group(choice: Choice) -> bool:
    """Return whether the choice stands for the group that is to be chosen from next."""
    return bool(choice.opens) and choice.group == choice.key


def suggestions(say: texts.Speaker, table: Table, seat: Seat, command: str, typed: str) -> list[tuple[str, str]]:
    """Return the possible answers, given what has been typed so far.

    Each comes as its label and its value. They are the seat's present choices; alike ones with one label come once.
    """
    decision = seat.decision
    if decision is not None and messages.takes_several(decision):
        return _several(say, table, seat, decision, typed) if _command_of(table, decision.kind) == command else []
    found: Labelled = []
    for way, question in questions(table, seat, command):
        labels, first = _labels(say, table, question), dict[tuple[str, str], str]()
        for _, choice in messages.distinct(question):
            if not way or not (choice.key == BACK or _is_group(choice)):
                first.setdefault((labels[choice.key], choice.alike or choice.key), choice.key)
        found += [(label, (*way, key)) for (label, _), key in first.items()]
    found = [(label, keys) for label, keys in _told_apart(say, table, seat, found) if _begun(typed, label, keys)]
    standing = say("button-standing")
    if _may_stand(table, seat, command) and (typed.lower() in standing.lower() or typed == STANDING):
        found.append((standing, (STANDING,)))
    return [(label, " ".join(keys)) for label, keys in found]


def _told_apart(say: texts.Speaker, table: Table, seat: Seat, found: Labelled) -> Labelled:
    """Return the same answers, told apart.

    Answers that are called alike at different questions are also named with the choice that leads there.
    """
    ways = {label: {keys[:-1] for other, keys in found if other == label} for label, _ in found}
    first = {choice.key: choice for choice in seat.decision.choices} if seat.decision else {}

    def named(label: str, keys: tuple[str, ...]) -> str:
        if seat.decision is None or len(keys) == 1 or len(ways[label]) == 1:
            return label
        return f"{label} · {_label(say, table, seat.decision, first[keys[0]])}"

    return [(named(label, keys), keys) for label, keys in found]


def _begun(typed: str, label: str, keys: tuple[str, ...]) -> bool:
    """Return whether the text typed so far may become this answer."""
    return typed.lower() in label.lower() or typed in (" ".join(keys), keys[-1])


def is_standing(say: texts.Speaker, table: Table, seat: Seat, command: str, typed: str) -> bool:
    """Return whether somebody has typed the answer that is also given in advance."""
    return _may_stand(table, seat, command) and typed.strip().lower() in (STANDING, say("button-standing").lower())


def _may_stand(table: Table, seat: Seat, command: str) -> bool:
    may_stand = seat.decision is not None and seat.decision.kind in engine.game(table.game).standing
    return may_stand and bool(questions(table, seat, command))


def _several(say: texts.Speaker, table: Table, seat: Seat, decision: Decision, typed: str) -> list[tuple[str, str]]:
    """Return what has been typed so far, and the same with one more choice."""
    label = {choice.key: _label(say, table, decision, choice) for choice in decision.choices}
    try:
        taken = list(_read_several(say, table, seat, decision, typed))
    except Refusal:
        taken = []
    found = [(", ".join(label[key] for key in taken) or say("nothing-label"), " ".join(taken) or NOTHING)]
    seen = set()
    for key, text in label.items():
        if key not in taken and text not in seen and len(taken) < decision.most:
            seen.add(text)
            found.append((", ".join([*(label[other] for other in taken), text]), " ".join([*taken, key])))
    return found if len(taken) >= decision.least else found[1:]


def read_answers(say: texts.Speaker, table: Table, seat: Seat, command: str, typed: str) -> Answers:
    """Return the answers that somebody typed: keys, or labels as shown.

    For several questions the keys are typed one after the other. If a question takes several choices, they are parted
    by spaces, commas or plus signs. Refuse answers that are not possible now.
    """
    typed = typed.strip()
    if seat.decision is not None and messages.takes_several(seat.decision):
        return [_read_several(say, table, seat, seat.decision, typed)]
    found = _read(say, table, seat, command, Question((), seat.decision), typed) if seat.decision else []
    if not found:
        refusal = illegal(table, seat, _kinds(table, seat, command), typed)
        raise (
            refusal
            if isinstance(refusal, RuleRefusal) or questions(table, seat, command)
            else Refusal("other-question")
        )
    if len(found) > 1:
        raise Refusal("ambiguous", key=typed[:40])
    return [(key,) for key in found[0]]


def _read(
    say: texts.Speaker, table: Table, seat: Seat, command: str, at: Question, typed: str
) -> list[tuple[str, ...]]:
    """Return all ways that the words may mean, from that question on.

    A choice there comes before a choice that must be led to.
    """
    found = [
        (*way, key)
        for way, decision in _questions(table, seat, command, at)
        if (key := _meant(say, table, decision, typed)) and not (key == BACK and way)
    ]
    present = [way for way in found if len(way) == len(at.way) + 1]
    if found:
        return present or found
    word, _, rest = typed.partition(" ")
    opened = [choice for choice in at.decision.choices if choice.opens and choice.key.lower() == word.lower()]
    if not rest.strip() or not opened:
        return _read_through(say, table, seat, command, at, word, rest.strip())
    return _read(say, table, seat, command, _after(table, seat, (*at.way, opened[0].key)), rest.strip())


def _read_through(
    say: texts.Speaker, table: Table, seat: Seat, command: str, at: Question, word: str, rest: str
) -> list[tuple[str, ...]]:
    """Read the words as a way through another question.

    The first word names a choice that must be led to and opens a question. The rest is what is taken there.
    """
    ways = [
        (*way, choice.key)
        for way, decision in _questions(table, seat, command, at)
        for choice in decision.choices
        if rest and way and choice.opens and choice.key.lower() == word.lower()
    ]
    return [found for way in ways for found in _read(say, table, seat, command, _after(table, seat, way), rest)]


def _read_several(say: texts.Speaker, table: Table, seat: Seat, decision: Decision, typed: str) -> tuple[str, ...]:
    if typed.strip() in ("", NOTHING, "0") or typed.strip().lower() == say("nothing-label").lower():
        return ()
    keys: tuple[str, ...] = ()
    for word in re.split(r"[\s,+]+", typed.strip()):
        keys = (*keys, _key(say, table, seat, decision, word, keys))
    return keys


def _key(say: texts.Speaker, table: Table, seat: Seat, decision: Decision, word: str, taken: Collection[str]) -> str:
    key = _meant(say, table, decision, word, taken)
    if key is None:
        raise illegal(table, seat, [decision.kind], word)
    return key


def _meant(say: texts.Speaker, table: Table, decision: Decision, words: str, taken: Collection[str] = ()) -> str | None:
    """Return the first choice, except the ``taken`` ones, whose key or label somebody typed.

    Equal cards have the same label.
    """
    labels = _labels(say, table, decision)
    for choice in decision.choices:
        meant = {choice.key.lower(), labels[choice.key].lower()}
        if labels[choice.key] == _label(say, table, decision, choice):
            meant.add(_signed(say, table, decision, choice).lower())
        if choice.key not in taken and words.lower() in meant:
            return choice.key
    return None


def _labels(say: texts.Speaker, table: Table, decision: Decision) -> dict[str, str]:
    """Return the label of each choice, by its key; among equal labels the head of the note follows."""
    labels = {choice.key: _label(say, table, decision, choice) for choice in decision.choices}
    shown = Counter(labels[choice.key] for _, choice in messages.distinct(decision))

    def told(choice: Choice) -> str:
        label = labels[choice.key]
        more = shown[label] > 1 and texts.choice_note(say, table.game, decision.kind, choice, table.names)
        return f"{label} · {more.partition(' · ')[0]}" if more else label

    return {choice.key: told(choice) for choice in decision.choices}


def _label(say: texts.Speaker, table: Table, decision: Decision, choice: Choice) -> str:
    """Return the label of a choice with words in place of signs, which are hard to type."""
    return texts.spelled(say, _signed(say, table, decision, choice))


def _signed(say: texts.Speaker, table: Table, decision: Decision, choice: Choice) -> str:
    """Return the label of a choice as buttons have it."""
    return texts.choice_label(say, table.game, decision.kind, choice, table.names)


def _kinds(table: Table, seat: Seat, command: str) -> Sequence[str]:
    """Return the kinds of questions that a command answers, the present one first."""
    kinds = [kind for kind, name in engine.game(table.game).commands.items() if name == command]
    return sorted(kinds, key=lambda kind: seat.decision is None or kind != seat.decision.kind)


__all__ = ["STANDING", "Answers", "is_standing", "questions", "read_answers", "suggestions"]
