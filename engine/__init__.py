"""A pure engine that plays games of divided loyalty from a seed and a list of answers.

>>> import engine
>>> match = engine.start("verraeter", seats=3, options={"preset": "classic"}, seed=bytes(32))
>>> sorted(match.decisions) == [match.view(None).asked[0]]
True
"""

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from engine.chance import Chance, QuickChance, ScriptedChance, SeededChance
from engine.course import BETRAYED, Betrayal, Course, Revealed, Step, TakenBack, TurningPoint
from engine.decision import Choice, Decision, Fact, Keys, Objection, Reason
from engine.errors import (
    BadData,
    BadGame,
    BadLesson,
    BadOption,
    BadRecord,
    BadRules,
    BadSeats,
    Defect,
    EngineError,
    IllegalAnswer,
    NotAsked,
    StillSecret,
    UnknownGame,
)
from engine.event import Disclosed, Event, visible
from engine.game import Game, Remark, Voice
from engine.het_verraad import HetVerraad
from engine.hidden_side import Subject
from engine.kinds import Kind
from engine.lessons import Lesson, Task
from engine.match import Match, start_match
from engine.option import Option
from engine.record import Answer, Record, commitment, make_seed
from engine.seat import Moment, OwnAnswer, Seat
from engine.the_traitors import TheTraitors
from engine.traitor import Traitor
from engine.verraeter import Verraeter
from engine.view import Result, View

__all__ = [
    "BETRAYED",
    "Answer",
    "BadData",
    "BadGame",
    "BadLesson",
    "BadOption",
    "BadRecord",
    "BadRules",
    "BadSeats",
    "Betrayal",
    "Chance",
    "Choice",
    "Course",
    "Decision",
    "Defect",
    "Disclosed",
    "EngineError",
    "Event",
    "Fact",
    "Game",
    "IllegalAnswer",
    "Keys",
    "Kind",
    "Lesson",
    "Match",
    "Moment",
    "NotAsked",
    "Objection",
    "Option",
    "OwnAnswer",
    "QuickChance",
    "Reason",
    "Record",
    "Remark",
    "Result",
    "Revealed",
    "ScriptedChance",
    "Seat",
    "SeededChance",
    "Step",
    "StillSecret",
    "Subject",
    "TakenBack",
    "Task",
    "TurningPoint",
    "UnknownGame",
    "View",
    "Voice",
    "commitment",
    "game",
    "games",
    "make_seed",
    "register",
    "replay",
    "start",
    "unregister",
    "visible",
]

_GAMES: dict[str, Game[Any]] = {one.key: one for one in (Verraeter(), TheTraitors(), Traitor(), HetVerraad())}


def games() -> Mapping[str, Game[Any]]:
    """Return all games there are now: key -> game.

    >>> list(games())
    ['verraeter', 'the_traitors', 'traitor', 'het_verraad']
    """
    return MappingProxyType(_GAMES)


def game(key: str) -> Game[Any]:
    """Return the game of that key; raises ``UnknownGame``."""
    if key not in _GAMES:
        raise UnknownGame(f"there is no game {key!r}; there is {', '.join(_GAMES)}")
    return _GAMES[key]


def register(one: Game[Any]) -> None:
    """Put a game among all games, under its key.

    Raises ``BadGame`` for a key that is not in small letters, and for a key that another game has. Tables and records
    know a game by its key. No game takes the tables of another.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]{,31}", one.key):
        raise BadGame(f"{one.key!r} is no key of a game: small letters, figures and _ may be in it, at most 32")
    if one.key in _GAMES:
        raise BadGame(f"there is a game {one.key} already")
    _GAMES[one.key] = one


def unregister(key: str) -> None:
    """Take a game away from all games; raises ``UnknownGame``. Matches that are being played have it still."""
    game(key)
    del _GAMES[key]


def start(
    key: str,
    *,
    seats: int,
    options: Mapping[str, object] | None = None,
    seed: bytes | None = None,
    chance: Chance | None = None,
    data: Mapping[str, object] | None = None,
    rules: int | None = None,
) -> Match:
    """Return a new match of the game ``key``.

    ``options`` may be incomplete; ``seed`` has 32 bytes; ``chance`` replaces the seed's chance. ``data`` replaces data
    files of the game. ``rules`` is the version of the rules, the last one unless given. Raises ``UnknownGame``,
    ``BadRules``, ``BadSeats``, ``BadOption``, ``BadData``, and ``ValueError`` for a seed of another length, or without
    seed and chance.
    """
    one = game(key)
    if chance is not None:
        seed = None
    elif seed is None:
        raise ValueError("a match needs a seed of 32 bytes, or a source of chance")
    else:
        chance = SeededChance(seed)
    rules = one.check_rules(one.rules_version if rules is None else rules)
    return start_match(
        one,
        one.check_seats(seats),
        one.check_options(options or {}, seats, rules),
        one.check_all_data(data or {}, rules),
        seed,
        chance,
        rules,
    )


def replay(
    record: Record,
    *,
    chance: Chance | None = None,
    undone: Sequence[tuple[int, Answer]] = (),
    renumbered: Sequence[tuple[int, int]] = (),
) -> Match:
    """Return a match equal to the one the record was made of.

    It is played by the version of the rules that the record names. ``chance`` is needed when the record has no seed.
    ``undone`` are the answers that were taken back, each with its step: by them the numbers of questions go on.
    ``renumbered`` are the steps before which they go on after so many more (``Match.renumber``).
    Raises ``BadRecord`` when the record is of rules that this program does not have, or does not fit them.
    """
    try:
        match = start(
            record.game,
            seats=record.seats,
            options=record.options,
            seed=record.seed,
            chance=chance,
            data=record.data,
            rules=record.rules,
        )
        for step in range(len(record.answers) + 1):
            for _, by in (one for one in renumbered if one[0] == step):
                match.renumber(by)
            for _, answer in (one for one in undone if one[0] == step):
                match.give_and_take_back(answer.seat, answer.keys)
            for answer in record.answers[step : step + 1]:
                match.play(answer.seat, answer.keys)
    except ValueError as error:
        raise BadRecord(f"the record cannot be replayed: {error}") from error
    return match
