"""Examples of rules as text: a rule, a match that stands as it needs, answers, and all that comes of them.

A game has them in ``golden/rules``, and brings ``tests.games.<game>.script``, whose functions make the matches. The
first line names a rule, the second calls such a function. ``change(...)`` may follow, with parts of the state that are
different. Lines of answers begin with ``>``: in ``> gold.1 2:F`` the seat that is awaited first takes ``gold.1``, and
then seat 2 takes ``F``; ``-`` takes nothing. ``? gold M7, 2 buy X1`` asks for the rule against ``M7`` in a question
``gold``, and against ``X1`` in a question ``buy`` of seat 2. ``make golden`` writes all other lines: what is told, and
to whom; what chance was asked; what has changed for everybody, and what else for each seat; and what is asked next.

A script may have ``ALSO``: by the name of a file what is written there instead, of a match and the number of public
events before the last line of answers.
"""

import ast
import copy
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import groupby, zip_longest
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import engine
from bot.texts import folded_lines, speaker
from engine import Decision, Disclosed, EngineError, Match, Record, ScriptedChance, Seat, SeededChance, View
from engine import transcript as told
from tests.games import FOLDER, game_of
from tests.kit.moments import moments
from tests.matches import truth

T = TypeVar("T")
Data = Mapping[str, Any]
SHIPPED: Data = {}
NAMES = ("Anna", "Ben", "Cleo", "Dirk", "Emma", "Finn", "Greta", "Hugo")
ALWAYS = ("game", "rules", "seat", "seats", "options", "selection", "box", "red")
"""Fields of a view that stay as they are."""
THINGS = ("card", "chip")
"""First fields of things that are told by their key alone."""
PLACES = ("area", "power")
"""First fields by which things in a row are told apart."""


class Listening(ScriptedChance):
    """Chance that writes down what it is asked."""

    def __init__(self, *outcomes: object) -> None:
        super().__init__(*outcomes)
        self.heard: list[tuple[str, Sequence[Any]]] = []

    def shuffle(self, items: Sequence[T]) -> list[T]:
        self.heard.append(("shuffle", tuple(items)))
        return super().shuffle(items)

    def roll(self, sides: int) -> int:
        self.heard.append(("roll", (sides,)))
        return super().roll(sides)

    def pick(self, items: Sequence[T]) -> T:
        self.heard.append(("pick", tuple(items)))
        return super().pick(items)


def start(
    game: str, *chance: object, seats: int = 4, numbers: Data = SHIPPED, rules: int | None = None, **options: object
) -> Match:
    """A match that begins by the rules, with what chance brings; ``numbers`` of data files are replaced."""
    data = changed_data(game, numbers)
    return engine.start(game, seats=seats, options=options, chance=Listening(*chance), data=data, rules=rules)


def recorded(game: str, name: str, answers: int | None = None) -> Match:
    """The match of a record, such as ``1/whole/online-4``, after so many answers, or all."""
    record = Record.from_json((FOLDER / game / "records" / f"{name}.json").read_bytes())
    return engine.replay(msgspec.structs.replace(record, answers=record.answers[:answers]))


def changed_data(game: str, numbers: Data) -> dict[str, Any]:
    """Data files with values changed: ``city.areas.M7.value`` is that of the row ``M7``, ``track`` the whole file."""
    files: dict[str, Any] = {}
    for way, value in numbers.items():
        name, *path = way.split(".")
        if not path:
            files[name] = value
            continue
        inside: Any = files.setdefault(name, copy.deepcopy(engine.game(game).data[name]))
        for word in path[:-1]:
            inside = inside[_at(inside, word)]
        inside[_at(inside, path[-1])] = value
    return files


def _at(inside: Any, word: str) -> Any:
    """Return the index of the row with that ``id`` or ``influence`` in a list; a number is the index itself."""
    if not isinstance(inside, list) or word.isdecimal():
        return int(word) if isinstance(inside, list) else word
    return next(place for place, row in enumerate(inside) if word in (row.get("id"), row.get("influence")))


def thumbs(match: Match, seat: int) -> set[str]:
    """All that a seat may answer by rule of thumb, whatever chance brings: keys with commas, ``-`` for none."""
    view, decision = match.view(seat), match.decisions[seat]
    chances = (SeededChance(bytes([number]) * 32) for number in range(20))
    return {",".join(match.game.rule_of_thumb(view, decision, chance)) or "-" for chance in chances}


def by_thumb(match: Match, since: int) -> Iterator[str]:
    """Tell the answers of each seat by rule of thumb, each with its reason, if there is one: for ``ALSO``."""
    for seat, decision in match.decisions.items():
        found = []
        for answer in sorted(thumbs(match, seat)):
            why = match.game.reason(match.view(seat), decision, tuple(answer.split(",")) if answer != "-" else ())
            found.append(f"{answer} ({why.kind} {told._words(why.facts)})" if why else answer)
        yield f"  seat {seat} answers {' or '.join(found)}"


def by_search(match: Match, since: int) -> Iterator[str]:
    """Tell the worth of the state to each seat, and the answers that a search of each seat tries: for ``ALSO``."""
    yield f"  worth {' '.join(f'{match.game.value(truth(match), seat):.2f}' for seat in range(match.seats))}"
    for seat in match.awaited:
        tried = match.game.candidates(match.view(seat), match.decisions[seat])
        yield f"  seat {seat} tries {' or '.join(','.join(keys) or '-' for keys in tried)}"


def by_tale(match: Match, since: int) -> Iterator[str]:
    """Tell the present round as everybody is told it, and what else a seat is told: for ``ALSO``."""
    everybody = tale(match.onlooker) if match.onlooker.events else []
    yield from (f"  {line}" for line in everybody)
    for seat in map(match.seat, range(match.seats) if everybody else ()):
        yield from (f"  seat {seat.seat}: {line}" for line in tale(seat) if line not in everybody)


def by_story(match: Match, since: int) -> Iterator[str]:
    """Tell, by rounds, all that is disclosed at the end, and then who has betrayed whom: for ``ALSO``."""
    found = match.reveal(agreed=True)
    for event in (*found.story, *found.decided):
        if isinstance(event, Disclosed):
            yield f"  {event.round}:{told._event(event)[1:]}"
    pairs = dict.fromkeys(f"{one.seat} of {one.of_seat}" for one in found.betrayals)
    yield f"  betrayals: {', '.join(pairs) or '-'}"


def by_moments(match: Match, since: int) -> Iterator[str]:
    """Tell the alt texts of the moments of a match: for ``ALSO``."""
    yield from (f"  {one.alt}" for one in moments(match, NAMES[: match.seats], "en"))


def tale(seat: Seat) -> list[str]:
    """The lines of the present round for a seat, or an onlooker."""
    events = [event for event in seat.events if max(1, event.round) == max(1, seat.view.round)]
    lines = folded_lines(speaker("en"), seat.view.game, events, seat.view, NAMES[: seat.view.seats])
    return [one for _, line in lines for one in line.splitlines()]


def told_again(path: Path) -> str:
    """The file, with all that comes of its answers by the rules as they are now."""
    script = import_module(f"tests.games.{game_of(path)}.script")
    examples = path.read_text(encoding="utf-8").strip().split("\n\n")
    return "\n\n".join("\n".join(_told(one.splitlines(), script, path.stem)) for one in examples) + "\n"


def _told(lines: Sequence[str], script: Any, file: str) -> Iterator[str]:
    rule, call, *more = (line for line in lines if not line.startswith("  "))
    yield from (rule, call)
    try:
        match = _called(call, script)
    except EngineError as refused:
        yield f"  refused: {refused}"
        return
    changed = [line for line in more if line.startswith("change(")]
    for line in changed:
        yield line
        for name, value in _arguments(line)[1].items():
            setattr(truth(match), name, value)
    if also := getattr(script, "ALSO", {}).get(file):
        yield from also(match, 0)
        for line in more[len(changed) :]:
            before = len(match.events(None))
            yield from (line, *_refused(match, line), *also(match, before))
        return
    yield from _told_whole(match, more[len(changed) :], file == "questions")


def _refused(match: Match, line: str) -> list[str]:
    """Give the answers of a line, up to the first that is refused; return why."""
    try:
        for token in line[1:].split():
            seat, _, keys = token.rpartition(":")
            match.play(int(seat or match.awaited[0]), [key for key in keys.split(",") if key != "-"])
    except ValueError as refused:
        return [f"  refused: {refused}"]
    return []


def _against(match: Match, typed: Iterable[str]) -> Iterator[str]:
    """Tell the rule against each answer that a seat might type; a dash if there is none."""
    for one in typed:
        *seat, kind, key = one.split()
        found = match.game.objection(match.view(int(seat[0]) if seat else match.awaited[0]), kind, key)
        yield f"  {kind} {key}: {f'{found.reason} {told._words(found.facts)}'.rstrip() if found else '-'}"


def _told_whole(match: Match, answers: Sequence[str], facts: bool) -> Iterator[str]:
    before = Told(match, facts)
    yield from map(told._event, match.setup_events)
    yield from (f"  chance: {what} {runs(items)}" for what, items in _heard(match))
    yield f"  all: {' '.join(_changes(None, before.seen[None]))}"
    yield from before.questions
    for line in answers:
        yield line
        if line.startswith("?"):
            yield from _against(match, line[1:].split(","))
            continue
        length, heard = match.length, len(_heard(match))
        yield from _refused(match, line)
        for step in match.steps[length:]:
            yield from map(told._event, step.events)
        yield from (f"  chance: {what} {runs(items)}" for what, items in _heard(match)[heard:])
        now = Told(match, facts)
        for over in match.rounds[before.rounds :]:
            yield f"  over: {' '.join(_changes(before.seen[None], over))}"
        yield from now.shown(before.seen)
        yield from now.questions if now.questions != before.questions else ()
        before = now


def _called(call: str, script: Any) -> Match:
    """The match that a function of the game's script makes."""
    arguments, options = _arguments(call)
    match: Match = getattr(script, call.partition("(")[0])(*arguments, **options)
    return match


def _arguments(call: str) -> tuple[list[Any], dict[str, Any]]:
    (found,) = (node for node in ast.walk(ast.parse(call)) if isinstance(node, ast.Call))
    return (
        [ast.literal_eval(one) for one in found.args],
        {str(one.arg): ast.literal_eval(one.value) for one in found.keywords},
    )


def _heard(match: Match) -> list[tuple[str, Sequence[Any]]]:
    chance = truth(match).chance
    return chance.heard if isinstance(chance, Listening) else []


def runs(items: Iterable[Any]) -> str:
    """A row in which equal items stand once with their number, and numbers that follow each other as a range.

    >>> runs(("gold", "gold", "shield", 3, 4, 5))
    'gold*2,shield,3..5'
    """
    found = []
    for _, run in groupby(enumerate(items), lambda one: one[1] - one[0] if isinstance(one[1], int) else one[1]):
        row = [one for _, one in run]
        many = f"{row[0]}..{row[-1]}" if isinstance(row[0], int) else f"{row[0]}*{len(row)}"
        found.append(many if row[1:] else str(row[0]))
    return ",".join(found)


class Told:
    """All that is seen and asked in a match just now."""

    def __init__(self, match: Match, facts: bool) -> None:
        self.seen: dict[int | None, View] = {seat: match.view(seat) for seat in (None, *range(match.seats))}
        self.rounds = len(match.rounds)
        asked: dict[tuple[str, ...], list[int]] = {}
        for seat, one in match.decisions.items():
            asked.setdefault(tuple(_asked(one, facts)), []).append(seat)
        self.questions = [
            line
            for (said, *more), seats in asked.items()
            for line in (f"  asks {','.join(map(str, seats))}: {said}", *more)
        ]

    def shown(self, before: Mapping[int | None, View]) -> Iterator[str]:
        """Tell the changes for everybody, and then those that each seat sees beside them."""
        everybody = set(_changes(before[None], self.seen[None]))
        for seat, seen in self.seen.items():
            found = [one for one in _changes(before[seat], seen) if seat is None or one not in everybody]
            if found:
                yield f"  {'all' if seat is None else f'seat {seat}'}: {' '.join(found)}"


def _asked(decision: Decision, facts: bool) -> Iterator[str]:
    """A question with its keys, and perhaps its facts and those of its choices."""
    number = "" if decision.least == decision.most == 1 else f"{decision.least} to {decision.most} of "
    again = "" if decision.replaces is None else f" instead of {' '.join(decision.replaces) or '-'}"
    yield f"{decision.kind}{again}: {number}{' '.join(decision.keys)}"
    if facts:
        yield f"    {told._words(decision.facts)}"
        for one in decision.choices:
            shown = {"group": one.group, "alike": one.alike, "order": one.order}
            own = {name: value for name, value in shown.items() if value}
            yield f"    {one.key}: {told._words({**one.facts, **own})}".rstrip()


def _changes(before: View | None, now: View) -> list[str]:
    """Tell the changes; without a view before all but rows of things with parts."""
    old, new = dict(_flat(before, now)), dict(_flat(now, before))
    return [f"{name}={new.get(name, '-')}" for name in {**new, **old} if old.get(name) != new.get(name)]


def _flat(value: object, other: object, path: str = "") -> Iterator[tuple[str, str]]:
    """All that a view says otherwise than another one, by where it says so; what is empty is left out."""
    if value == other:
        return
    if isinstance(value, tuple) and any(isinstance(one, msgspec.Struct) for one in value):
        if all(map(_thing, value)):
            yield path, ",".join(map(_thing, value))
        elif isinstance(other, tuple) or "[" in path:
            others = other if isinstance(other, tuple) else ()
            for number, (one, two) in enumerate(zip_longest(value, others[: len(value)])):
                yield from _flat(one, two, f"{path}[{_place(one, number)}]")
    elif thing := _thing(value):
        yield path, thing
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            if path or name not in ALWAYS:
                yield from _flat(getattr(value, name), getattr(other, name, None), f"{path}.{name}" if path else name)
    elif value not in (None, "", (), False, 0):
        yield path, told._word(value)


def _thing(value: object) -> str:
    """The key of a card or a chip that nobody is said to have; nothing for any other value."""
    fields = value.__struct_fields__ if isinstance(value, msgspec.Struct) else ("",)
    return str(getattr(value, fields[0])) if fields[0] in THINGS and "seat" not in fields else ""


def _place(value: object, number: int) -> str:
    """The key of a place in a row, or else its number."""
    first = value.__struct_fields__[0] if isinstance(value, msgspec.Struct) else ""
    return getattr(value, first) if first in PLACES else str(number)
