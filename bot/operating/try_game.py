"""``python -m bot try``: play, tell and draw a game as often as its author likes. Say all that is wrong."""

import sys
import time
import traceback
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

import engine
from bot import texts
from bot.games import declared
from bot.games.kit.entries import game_of, hooks_of
from bot.games.kit.usual import Usual
from bot.games.lesson_faults import lesson_faults
from bot.games.trial import Course, Trial
from engine import Match
from engine.players import PLAYERS, chance_for
from engine.simulate import wins_by_side

THINKS = 12
"""The number of decisions for which the time of computer players is measured."""


def run(what: str, matches: int) -> int:
    """Print what is right and wrong with a game; return 0 if nothing is wrong, else 1.

    ``what`` is the key of an installed game, or the folder of a project with a game's entry point.
    """
    try:
        game = game_of(what)
    except Exception as error:
        print(f"WRONG {what}: {_reason(error, what)}")
        return 1
    wrong = _tell("texts and commands", list(declared.faults(game)))
    trial = Trial(game, texts.languages_of_game(game.key))
    numbers = list(game.seats)
    matches = max(matches, len(numbers))
    for number in range(matches):
        trial.play([Course(numbers[number % len(numbers)], number, drawn=number < len(numbers))])
        if sys.stderr.isatty():
            print(f"{number + 1} of {matches} matches are played.", end="\r", file=sys.stderr, flush=True)
    wrong += _tell(f"{len(trial.matches)} matches, with pictures and words of every moment", trial.faults)
    wrong += _tell_leaks(trial)
    faults = [fault for chapter in game.lessons for fault in lesson_faults(game, chapter)]
    wrong += _tell(f"{len(game.lessons)} lessons", faults)
    if trial.by_thumb:
        print(*_wins(trial.by_thumb), *([] if trial.faults else _times(trial.by_thumb)), sep="\n")
    return int(wrong > 0)


def _reason(error: Exception, what: str) -> str:
    """Return why a game cannot be used, and the line of its project that said so last."""
    if type(error) is ValueError:
        return str(error)
    folder = Path(what).resolve()
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if folder.is_dir() and (path := Path(frame.filename)).is_relative_to(folder):
            return f"{type(error).__name__}: {error} ({path.relative_to(folder)}, line {frame.lineno})"
    return f"{type(error).__name__}: {error}"


def _tell_leaks(trial: Trial) -> int:
    """Print what somebody can learn and must not know, or by which events secrets were shown; return the faults.

    Nothing is sought in a game whose matches do not come to their ends.
    """
    before = len(trial.faults)
    if not trial.matches:
        return 0
    try:
        hooks = hooks_of(trial.game.key)
    except Exception as error:
        return _tell("hooks", [f"hooks: {type(error).__name__}: {error}"])
    compared = trial.seek_leaks(hooks)
    wrong = _tell(f"no leak; {compared} answers are alike in other possible truths", trial.faults[before:])
    if isinstance(hooks, Usual) and hooks.showing is None and hooks.shown_by:
        print(f"      secrets come out with {', '.join(sorted(hooks.shown_by))}")
    return wrong


def _tell(what: str, faults: list[str]) -> int:
    """Print the faults of a part of the trial, or that there is none; return their number."""
    print(*(f"WRONG {fault}" for fault in faults) if faults else [f"ok    {what}"], sep="\n", flush=True)
    return len(faults)


def _wins(matches: list[Match]) -> Iterator[str]:
    """Yield how often each side has won among players by rule of thumb, with the interval of 95 %."""
    ends = [(match.reveal().sides, match.result.winners) for match in matches if match.result is not None]
    for side, (won, played, low, high) in wins_by_side(ends).items():
        yield f"      {side} wins {won} of {played} matches by rule of thumb ({low:.0%} to {high:.0%})"


def _times(matches: list[Match]) -> Iterator[str]:
    """Yield how long computer players think about a decision, on average and at most, in milliseconds."""
    record = max(matches, key=lambda match: match.length).record
    steps = len(record.answers)
    for name in ("thumb", "search"):
        taken = []
        for step in range(0, steps, max(1, steps // THINKS)):
            match = engine.replay(replace(record, answers=record.answers[:step]))
            seat = match.awaited[0]
            begun = time.perf_counter()
            PLAYERS[name].answer(match.view(seat), match.decisions[seat], chance_for(bytes(32), seat, step))
            taken.append(1000 * (time.perf_counter() - begun))
        yield f"      {name} thinks {sum(taken) / len(taken):.0f} ms a decision, at most {max(taken):.0f}"
