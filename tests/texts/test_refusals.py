"""Refusals by the rules are told in one sentence: each reason that the game gives, and anything typed."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

import engine
from bot import texts
from bot.games.kit.telling import some_matches
from engine import Objection
from engine.match import Match
from tests.games.het_verraad.unusual import GAME

NAMES = ["Anna", "Ben_[x](y)", "@everyone", "Dora", "M" * 32]
START = f"{GAME}-refusal-"
MADE_UP = {
    *(f"{kind}_first" for kind in ("discard", "tovenaar", "master_to")),
    *(f"zoning_{word}" for word in ("ring", "area")),
    *(f"unknown_{what}" for what in ("area", "card", "influence", "chip")),
}
"""Reasons that the game puts together of two words."""
PLACES = {"Objection": 0, "elsewhere": 1, "against_area": 2}
"""The place of the words among the arguments of functions that make objections."""
TYPED = ("I0", "M7", "O10", "O23", "tolhuis", "opera", "plaggenhut", "kapel", "brand.1", "gif.2", "blokkade.3", "3.1")
WORDS = ("buy", "build", "tower", "white", "black", "swap", "sell", "redeem", "market", "card", "influence", "play")
OTHERS = ("roll", "attack", "0", "1", "nonsense", "@everyone")


def reasons() -> set[str]:
    """The words with which the engine makes objections: in calls, in rows, and in functions that return rules."""
    found = set()
    for file in (Path(engine.__file__).parent / GAME).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLACES:
                found |= _words(node.args[PLACES[node.func.id]])
            elif (
                isinstance(node, ast.FunctionDef) and isinstance(node.returns, ast.Name) and node.returns.id == "Rules"
            ):
                found |= {word for part in node.body[1:] for one in ast.walk(part) for word in _words(one)}
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "rules" and file.stem == "timing":
                found |= {word for row in ast.walk(node.value) if isinstance(row, ast.Tuple) for word in _row(row)}
    return found | MADE_UP


def _row(row: ast.Tuple) -> set[str]:
    """The word of a row of whether, word and facts."""
    return _words(row.elts[1]) if len(row.elts) == 3 and not isinstance(row.elts[1], ast.Tuple) else set()


def _words(node: ast.AST) -> set[str]:
    """The words that an expression may be, or that its keys are."""
    if isinstance(node, ast.IfExp):
        return _words(node.body) | _words(node.orelse)
    if isinstance(node, ast.Dict):
        return {word for key in node.keys if key is not None for word in _words(key)}
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def test_every_reason_has_its_sentence_and_no_other_has() -> None:
    said = {key.removeprefix(START) for key in texts.speaker("en").keys if key.startswith(START)}
    assert said == reasons()


@cache
def objections() -> tuple[tuple[Objection, str], ...]:
    """Return the game's objections to all sorts of keys, typed at all sorts of times: every reason once."""
    found: dict[str, tuple[Objection, str]] = {}
    dice = Random(1)
    for match in _moments():
        for seat in range(match.seats):
            view = match.view(seat)
            for kind in match.game.commands:
                for key in (*dice.sample(TYPED, 4), dice.choice(WORDS), dice.choice(OTHERS)):
                    one = match.game.objection(view, kind, key)
                    if one is not None:
                        found[one.reason] = (one, key)
    return tuple(found.values())


def _moments() -> Iterator[Match]:
    """Matches that stand where matches stood: each is played again, and looked at now and then."""
    for match in some_matches(GAME)[3::4]:
        again = engine.start(
            GAME, seats=match.seats, options=match.record.options, seed=match.record.seed, data=match.record.data
        )
        for number, answer in enumerate(match.record.answers):
            if number % 29 == 0:
                yield again
            again.play(answer.seat, answer.keys)
        yield again


def test_most_reasons_come_up_in_random_matches() -> None:
    assert len(objections()) >= 40


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_refusal_is_a_sentence_that_fits(language: str) -> None:
    say = texts.speaker(language)
    for one, key in objections():
        told = texts.objection(say, GAME, one, NAMES, key)
        assert 20 <= len(told) <= 300
        assert told[-1] == "."
        assert "  " not in told
        assert " ." not in told
        assert "@everyone" not in told
