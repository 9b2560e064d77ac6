"""A game lives in three places: ``engine/<game>``, ``bot/games/<game>`` and ``tests/games/<game>``.

Nothing of the bot names a game outside of ``bot/games``, by its key or by its name in any language: no code, text,
page or setting. Examples in docstrings may: nothing follows from them. A test may play a game that it names. But no
list in tests names most games, or each new game would have to join it: such a test asks ``engine.games()``, and the
hooks of each (``tests.kit.games``). Benchmarks choose what they measure, with what each is to reach.
"""

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path

import engine
from bot import texts
from tests.test_imports import ROOT

GAMES = tuple(engine.games())
NAMES = {texts.game_name(texts.speaker(language), game) for game in GAMES for language in texts.LANGUAGES}
KEY = re.compile(rf"(?<![a-zäöü])({'|'.join((*GAMES, *NAMES))})(?![a-zäöü])", re.IGNORECASE)
DOOR = ROOT / "bot" / "games"
BOT = [path for path in (ROOT / "bot").rglob("*.*") if DOOR not in path.parents or path.parent == DOOR]
OWN = (ROOT / "tests" / "games", ROOT / "tests" / "bench")
TESTS = [path for path in (ROOT / "tests").rglob("*.py") if not any(path.is_relative_to(one) for one in OWN)]
DRAWN = (".png", ".ttf", ".pyc")
PICTOGRAM = ROOT / "bot" / "pictures" / "pictograms" / "icons.json"
"""A file in which a game's key is the name of a pictogram that several games have."""


def named(source: str) -> list[str]:
    """The games that the code in a source names, not counting docstrings and comments.

    >>> named('def first(game="verraeter"): "Of verraeter and traitor."; return "tc:open_traitor"')
    ['verraeter', 'traitor']
    >>> named("from engine.traitor import view; import bot.games.verraeter as one; traitor_card = [one, view]")
    ['traitor', 'verraeter', 'traitor']
    """
    tree = ast.parse(source)
    examples = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    words = [word for node in ast.walk(tree) if id(node) not in examples for word in _words(node)]
    return [game for word in words for game in KEY.findall(word)]


def _words(node: ast.AST) -> Iterator[str]:
    """The words of a piece of code: strings, names, and modules that are imported."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.ImportFrom):
        yield node.module or ""
    elif isinstance(node, ast.Name | ast.FunctionDef | ast.ClassDef | ast.alias):
        yield node.id if isinstance(node, ast.Name) else node.name


def lists(source: str) -> Iterator[tuple[int, list[str]]]:
    """The games that each list, tuple, set or mapping in a source names, with its line.

    >>> list(lists('some = ["verraeter", ("traitor", 3)]'))
    [(1, ['verraeter', 'traitor']), (1, ['traitor'])]
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict):
            words = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant)]
            yield node.lineno, [game for game in GAMES if game in words]


def test_the_bot_names_a_game_in_its_own_folder_alone() -> None:
    found = [path for path in BOT if path != PICTOGRAM and path.is_file() and path.suffix not in DRAWN and names(path)]
    assert [str(path.relative_to(ROOT)) for path in found] == []


def names(path: Path) -> list[str]:
    source = path.read_text(encoding="utf-8")
    return named(source) if path.suffix == ".py" and KEY.search(source) else KEY.findall(source)


def test_no_list_of_tests_names_most_games() -> None:
    found = []
    for path in TESTS:
        source = path.read_text(encoding="utf-8")
        if most({game for game in GAMES if game in source}):
            found += [f"{path.relative_to(ROOT)}:{line}: {games}" for line, games in lists(source) if most(games)]
    assert found == []


def most(games: Collection[str]) -> bool:
    """Return whether these are more than half of all games."""
    return 2 * len(games) > len(GAMES)
