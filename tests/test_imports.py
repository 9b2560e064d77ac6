"""Imports that each part may make.

A part that may know less can give less away.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = sorted(path.relative_to(ROOT) for folder in ("engine", "bot") for path in (ROOT / folder).rglob("*.py"))

SHOWING = ("bot.messages", "bot.pictures", "bot.texts")
SHOWABLE = ("engine", "engine.decision", "engine.event", "engine.view")
TELLING = (*SHOWING, "bot.delivery", "bot.aftermath", "bot.learning.advice", "bot.learning.lesson")
TRUTHS = ("bot.messages.truth", "bot.aftermath.truth", "bot.aftermath.film", "bot.aftermath.page.steps")
"""The modules that show things and see a whole match; the last three only one that is over."""
WHOLE_MATCH = ("engine.Match", "engine.Step", "engine.Course", "engine.Revealed")
SECRETS_OF_ALL = ("steps", "taken_back", "record", "setup_events", "reveal")
"""Names of whole matches, and of members that hold secrets of all seats."""
REGISTERED = ("bot.commands.registration", "bot.store")
"""Registrations are no table's business: they are remembered without ``bot.tables``."""
SHOWABLE_OF_A_GAME = ("view", "events", "components")  # components: what is in the box, which nobody hides
ALONE = {
    "bot.aftermath.film_process": ("bot.aftermath.film", "bot.games", "bot.processes.serving"),
    "bot.aftermath.page_process": ("bot.aftermath.page", "bot.games", "bot.processes.serving"),
    "bot.processes.painter": ("bot.games", "bot.pictures", "bot.processes.serving"),
    "bot.processes.pool": ("bot.processes.process",),
    "bot.processes.process": ("bot.processes.serving",),
    "bot.processes.serving": (),
    "bot.processes.thinker": ("bot.processes.serving",),
    "bot.processes": ("bot.store", "bot.watching"),
}
"""Modules that know no other part of the bot than these."""
GAMES = [path.parent.name for path in (ROOT / "engine").glob("*/state.py")]
SHOWN_GAMES = tuple(f"bot.games.{game}" for game in GAMES)
"""Packages that show a game: nobody else imports them, and they import nothing of another game."""


def name_of(path: Path) -> str:
    """The module's dotted name.

    >>> name_of(Path("bot/texts/__init__.py"))
    'bot.texts'
    """
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


@cache
def imports_of(path: Path) -> tuple[str, ...]:
    """The modules that the module at ``path`` imports."""
    return tuple(imported((ROOT / path).read_text(encoding="utf-8"), path))


def imported(source: str, path: Path) -> Iterator[str]:
    """The modules that a source imports which stands at ``path``.

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


@cache
def is_module(name: str) -> bool:
    path = ROOT / Path(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").exists()


def within(name: str, *packages: str) -> bool:
    """Return whether a name is one of the packages or lies in one of them.

    >>> within("engine.verraeter", "engine"), within("engineer", "engine")
    (True, False)
    """
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def game_of(name: str) -> str:
    """The package of a game in which a module lies.

    >>> game_of("bot.games.verraeter.pictures.board")
    'bot.games.verraeter'
    """
    return ".".join(name.split(".")[:3])


def forbidden(module: str, name: str) -> bool:
    """Return whether ``module`` must not import the module ``name``."""
    if within(module, "engine"):
        return within(name, "bot", "discord", "PIL", "aiosqlite", "aiohttp", "fluent")
    if within(name, "bot.sandbox"):
        return not within(module, "bot.sandbox", "bot.__main__", "bot.operating.demo")
    if within(name, *SHOWN_GAMES):
        return not within(module, game_of(name))
    if within(name, "engine"):
        return hidden(module, name)
    for package, known in ALONE.items():
        if within(module, package):
            return within(name, "bot") and not within(name, package, *known)
    return within(module, "bot.commands") and within(name, "bot.store", "bot.client") and (module, name) != REGISTERED


def hidden(module: str, name: str) -> bool:
    """Return whether ``module``, of the bot, must not import the module ``name`` of the engine."""
    if within(module, *SHOWN_GAMES):
        own = game_of(module).replace("bot.games", "engine")
        return name not in (*SHOWABLE, *(f"{own}.{part}" for part in SHOWABLE_OF_A_GAME))
    if within(module, *SHOWING):
        return name not in SHOWABLE
    return within(name, *(f"engine.{game}" for game in GAMES))


def secrets(source: str) -> list[str]:
    """Return the names in a source that stand for a whole match, or lead to the secrets of one.

    >>> secrets("def lines(one: engine.Match) -> int: return len(one.steps)")
    ['.steps', 'engine.Match']
    >>> secrets("from engine import Match as View, Seat")
    ['engine.Match']
    >>> secrets("def lines(seat: Seat) -> int: return len(seat.moments)  # of the whole engine.Match")
    []
    """
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            found += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Attribute):
            found += [ast.unparse(node), f".{node.attr}"]
    return sorted(name for name in found if name in (*WHOLE_MATCH, *(f".{one}" for one in SECRETS_OF_ALL)))


TELLING_MODULES = [
    path for path in MODULES if within(name_of(path), *TELLING, *SHOWN_GAMES) and name_of(path) not in TRUTHS
]


def test_shown_things_are_seen_through_the_eyes_of_one_seat() -> None:
    found = {str(path): secrets((ROOT / path).read_text(encoding="utf-8")) for path in TELLING_MODULES}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    [
        "from engine import Match",
        "import engine\ndef board(match: engine.Match) -> str: ...",
        "from engine import Step",
        "def last(match): return match.steps[-1].keys",
        "def proof(match): return match.record",
        "def dealt(match): return match.setup_events",
        "def story(match): return match.reveal(agreed=True).story",
    ],
)
def test_nothing_that_shows_may_see_a_whole_match(source: str) -> None:
    assert secrets(source)


def test_truth_alone_sees_the_whole_match() -> None:
    sources = [(ROOT / Path(*name.split("."))).with_suffix(".py").read_text(encoding="utf-8") for name in TRUTHS]
    found = {one for source in sources for one in secrets(source)}
    assert found == {"engine.Match", ".record", ".reveal", ".setup_events", ".steps", ".taken_back"}


def test_no_module_imports_what_it_must_not_know() -> None:
    found = [(str(path), name) for path in MODULES for name in imports_of(path) if forbidden(name_of(path), name)]
    assert found == []


A_BOARD = "bot.games.verraeter.pictures.board"
FORBIDDEN = (
    *(("engine.match", "bot"), ("engine.verraeter.rounds", "discord"), ("engine.record", "aiosqlite")),
    *(("bot.texts.games", f"engine.{one}") for one in ("match", "verraeter", "verraeter.rounds")),
    *((A_BOARD, one) for one in ("engine.verraeter.state", "engine.traitor.view", "bot.games.traitor.pictures.cards")),
    *(("bot.pictures.games", "bot.games.verraeter.pictures"), ("bot.messages.prompt", "engine.verraeter.events")),
    *(("bot.tables.tables", "engine.verraeter.state"), ("bot.processes.pool", "bot.store")),
    *(("bot.processes.painter", "bot.processes.supervision"), ("bot.processes.process", "bot.games")),
    *(("bot.client", "bot.sandbox"), ("bot.operating.check", "bot.sandbox.server")),
    *(("bot.commands.admin", "bot.store"), ("bot.commands.replies", "bot.client")),
    ("bot.aftermath.film_process", "bot.tables"),
)


@pytest.mark.parametrize(("module", "name"), FORBIDDEN)
def test_the_rule_forbids(module: str, name: str) -> None:
    assert forbidden(module, name)
