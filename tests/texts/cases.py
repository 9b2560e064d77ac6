"""Golden files of texts: some facts under each text's id, and the sentences in one language.

The English files tell which facts; the other files follow them.
To use other facts, change a line of JSON there; ``make golden`` then writes the sentences.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

import engine
from bot import texts
from bot.games.kit.telling import disclosed_classes, event_classes
from bot.texts import Speaker
from engine import Choice, Decision, Objection, Reason, Remark
from engine.event import Event
from tests.texts.fluent import texts as patterns

FOLDER = Path(__file__).parents[1]
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Eva", "Fritz", "Gus", "Herta"]
BOT = "bot"
"""The name of the files with what belongs to no game."""
SUBJECTS = (*engine.games(), BOT)

Case = tuple[str, Mapping[str, Any]]
"""The id of a text, and the facts with which it is said."""


def subject_of(key: str) -> str:
    """The game to which a text belongs, or ``BOT``."""
    return next((game for game in engine.games() if key.startswith(f"{game}-")), BOT)


def file_of(subject: str, language: str) -> Path:
    """The golden file of a game, or of the bot itself, in a language."""
    whose = FOLDER if subject == BOT else FOLDER / "games" / subject
    return whose / "golden" / "texts" / f"{language}.txt"


def cases(subject: str) -> list[Case]:
    """The cases of a subject, as its English file has them, in the order of the Fluent files."""
    found, key, last = list[Case](), "", ""
    file = file_of(subject, "en")
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        if line.startswith("{"):
            found.append((key, _read(json.loads(line))))
        elif line.startswith(" ") and last == key:
            found.append((key, {}))
        elif line and not line.startswith(" "):
            key = line
        last = line
    return in_order(found)


def in_order(cases: Iterable[Case]) -> list[Case]:
    """The cases of texts that there are, in the order of the Fluent files."""
    places = {key: place for place, key in enumerate(patterns("en"))}
    return sorted((one for one in cases if one[0] in places), key=lambda one: places[one[0]])


def written(say: Speaker, cases: Iterable[Case]) -> str:
    """The text of a golden file."""
    lines, last = list[str](), ""
    for key, facts in cases:
        lines += ["", key] if key != last else []
        last = key
        lines += [json.dumps(facts, ensure_ascii=False)] if facts else []
        for said in told(say, subject_of(key), key, facts) or [""]:
            lines += [f"    {line}".rstrip() for line in (said or "(nothing)").splitlines()]
    return "\n".join(lines[1:]) + "\n"


def _read(value: Any) -> Any:
    """Return a value read from JSON, with its lists as the tuples that facts have."""
    if isinstance(value, dict):
        return {name: _read(one) for name, one in value.items()}
    return tuple(_read(one) for one in value) if isinstance(value, list) else value


def told(say: Speaker, game: str, key: str, facts: Mapping[str, Any]) -> list[str]:
    """Return all sentences about a case: by the code that tells such things, or from the Fluent files."""
    thing, _, kind = key.removeprefix(f"{game}-").partition("-")
    match thing if game != BOT and "." not in key else "":
        case "event" | "story" | "out":
            lines = _event(say, game, thing, _event_of(game, kind, facts))
        case "question":
            lines = [texts.question(say, game, Decision(kind, (), facts=facts), NAMES)]
        case "choice":
            lines = _choice(say, game, kind, facts)
        case "any":
            own = {name: value for name, value in facts.items() if name != "number"}
            lines = [texts.any_label(say, game, kind, _made(own), facts["number"], NAMES)]
        case "set":
            lines = [texts.set_label(say, game, *_answered(kind, facts), NAMES) or ""]
        case "answer":
            lines = [texts.answer(say, game, *_answered(kind, facts), NAMES)]
        case "cast":
            cast = {"key": kind, **facts}
            once, again = (texts.casting(say, game, cast, NAMES, again=later) for later in (False, True))
            lines = once if again == once else [*once, again[-1]]
        case "reason":
            lines = [texts.reason(say, game, Reason(kind, facts), NAMES)]
        case "remark":
            lines = [texts.remark(say, game, 0, Remark(kind, facts), NAMES)]
        case "refusal":
            lines = [_refusal(say, game, kind, **facts)]
        case _:
            lines = [say(key, **facts)]
    return lines


def _event_of(game: str, kind: str, facts: Mapping[str, Any]) -> Event:
    """The event of a game that has these facts."""
    classes = {**event_classes(game), **disclosed_classes(game)}
    return msgspec.convert({"kind": kind, **facts}, classes[kind])


def _event(say: Speaker, game: str, thing: str, event: Event) -> list[str]:
    """A match has two rounds."""
    tell = {"event": texts.event_line, "story": texts.story_line}
    line = texts.ousting(say, game, event, NAMES, 2) if thing == "out" else tell[thing](say, game, event, NAMES)
    return [line] if line else []


def _choice(say: Speaker, game: str, kind: str, facts: Mapping[str, Any]) -> list[str]:
    """A choice's label, its note and the label of its group, where there are any."""
    choice = _made(facts)
    lines = [texts.choice_label(say, game, kind, choice, NAMES), texts.choice_note(say, game, kind, choice, NAMES)]
    if choice.group:
        lines.append(texts.group_label(say, game, kind, choice, NAMES))
    return [line for line in lines if line]


def _made(facts: Mapping[str, Any]) -> Choice:
    own = {name: value for name, value in facts.items() if name not in ("key", "group")}
    return Choice(facts["key"], own, facts.get("group", ""))


def _answered(kind: str, facts: Mapping[str, Any]) -> tuple[Decision, Sequence[str]]:
    """A question and its answer: a choice, beside the ``rest``, or several where there are ``choices``."""
    if "choices" not in facts:
        taken = {name: value for name, value in facts.items() if name != "rest"}
        return Decision(kind, (_made(taken), *map(Choice, facts.get("rest", ())))), [facts["key"]]
    choices: Sequence[Mapping[str, Any]] = facts["choices"]
    own = {name: value for name, value in facts.items() if name not in ("choices", "taken")}
    return Decision(kind, tuple(map(_made, choices)), 0, len(choices), own), facts["taken"]


def _refusal(say: Speaker, game: str, reason: str, key: str = "M7", **facts: Any) -> str:
    return texts.objection(say, game, Objection(reason, facts), NAMES, key)
