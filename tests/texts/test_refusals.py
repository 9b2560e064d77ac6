"""Refusals by the rules are told in one sentence: each reason that the game gives, and anything typed."""

import ast
from pathlib import Path

import pytest

import engine
from bot import texts
from engine import Objection
from tests.games.het_verraad.unusual import GAME
from tests.texts.cases import cases

NAMES = ["Anna", "Ben_[x](y)", "@everyone", "Dora", "M" * 32, "F", "G", "H"]
START = f"{GAME}-refusal-"
MADE_UP = {
    *(f"{kind}_first" for kind in ("discard", "tovenaar", "master_to")),
    *(f"zoning_{word}" for word in ("ring", "area")),
    *(f"unknown_{what}" for what in ("area", "card", "influence", "chip")),
}
"""Reasons that the game puts together of two words."""
PLACES = {"Objection": 0, "elsewhere": 1, "against_area": 2, "limit": 0}
"""The place of the words among the arguments of functions that make objections."""


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


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_refusal_is_a_sentence_that_fits(language: str) -> None:
    """With the facts of the golden file, and anything typed."""
    say = texts.speaker(language)
    for key, facts in cases(GAME):
        if key.startswith(START):
            own = {name: value for name, value in facts.items() if name != "key"}
            told = texts.objection(say, GAME, Objection(key.removeprefix(START), own), NAMES, "@everyone")
            assert 20 <= len(told) <= 300
            assert told[-1] == "."
            assert "  " not in told
            assert " ." not in told
            assert "@everyone" not in told
