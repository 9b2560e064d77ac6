"""Who may import what. A part that may know less is a part that can give less away."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = sorted(path.relative_to(ROOT) for folder in ("engine", "bot") for path in (ROOT / folder).rglob("*.py"))

SHOWING = ("bot.messages", "bot.pictures", "bot.texts")
SHOWABLE = ("engine", "engine.decision", "engine.event", "engine.view")
SHOWABLE_OF_A_GAME = ("view", "events", "components")  # components: what is in the box, which nobody hides
GAMES = [path.parent.name for path in (ROOT / "engine").glob("*/state.py")]


def name_of(path: Path) -> str:
    """The module's dotted name.

    >>> name_of(Path("bot/texts/__init__.py"))
    'bot.texts'
    """
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def imported(source: str, path: Path) -> Iterator[str]:
    """The modules that the module at ``path`` imports.

    >>> source = "import os.path; from .speaker import say; from engine import Event, chance"
    >>> list(imported(source, Path("bot/texts/games.py")))
    ['os.path', 'bot.texts.speaker', 'engine', 'engine.chance']
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = path.parts[: -node.level] if node.level else ()
            origin = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{origin}.{one.name}" if is_module(f"{origin}.{one.name}") else origin for one in node.names)


def is_module(name: str) -> bool:
    path = ROOT / Path(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").exists()


def within(name: str, *packages: str) -> bool:
    """Whether a name is one of the packages or lies in one.

    >>> within("engine.verraeter", "engine"), within("engineer", "engine")
    (True, False)
    """
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def forbidden(module: str, name: str) -> bool:
    """Whether ``module`` must not import the module ``name``."""
    if within(module, "engine"):
        return within(name, "bot", "discord", "PIL", "aiosqlite", "aiohttp", "fluent")
    if within(name, "bot.sandbox"):
        return not within(module, "bot.sandbox", "bot.__main__", "bot.demo")
    if within(module, *SHOWING) and within(name, "engine"):
        showable = [f"engine.{game}.{part}" for game in GAMES for part in SHOWABLE_OF_A_GAME]
        return name not in (*SHOWABLE, *showable)
    return within(name, *(f"engine.{game}.state" for game in GAMES))


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_no_module_imports_what_it_must_not_know(path: Path) -> None:
    names = imported((ROOT / path).read_text(encoding="utf-8"), path)
    assert [name for name in names if forbidden(name_of(path), name)] == []


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("engine.match", "bot"),
        ("engine.verraeter.rounds", "discord"),
        ("engine.record", "aiosqlite"),
        ("bot.texts.games", "engine.verraeter"),
        ("bot.texts.games", "engine.verraeter.rounds"),
        ("bot.texts.games", "engine.match"),
        ("bot.pictures.verraeter.board", "engine.verraeter.state"),
        ("bot.tables.tables", "engine.verraeter.state"),
        ("bot.client", "bot.sandbox"),
        ("bot.check", "bot.sandbox.redirect"),
    ],
)
def test_the_rule_forbids(module: str, name: str) -> None:
    assert forbidden(module, name)


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("engine.match", "engine.verraeter.state"),
        ("bot.texts.games", "engine"),
        ("bot.texts.games", "engine.event"),
        ("bot.pictures.verraeter.board", "engine.verraeter.view"),
        ("bot.messages.prompt", "engine.verraeter.events"),
        ("bot.tables.computers", "engine.players"),
        ("bot.demo", "bot.sandbox"),
        ("bot.sandbox.server", "bot.sandbox.world"),
    ],
)
def test_the_rule_allows(module: str, name: str) -> None:
    assert not forbidden(module, name)
