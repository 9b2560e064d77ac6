"""Games of other packages with ``pytest --turncoat``: sound games, and leaks made in them on purpose.

``test_kit`` tries some of them, the row ``outside`` of ``make prove`` the others.
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from bot.operating.new_game import write
from tests.outside.installed import STRAWS, WRECKERS, Done, build, change, install, run

NEW = "fifth_column"
PROJECTS: dict[str, Callable[[Path], Path]] = {
    "straws": lambda folder: STRAWS,
    "wreckers": lambda folder: WRECKERS,
    NEW: lambda folder: write(NEW, range(5, 8), folder),
}
"""Projects of games, which are built and installed; a new one is written first."""


async def tried(turncoat: Path, package: Path, game: str, *more: str) -> Done:
    """The tests of all games, run on one that is installed in a folder; the folder has no tests of its own.

    ``turncoat`` is the folder in which the project itself is installed.
    """
    others = ("asyncio", "cacheprovider", "simcord", "slipcover", "xdist")  # plugins that this run does without
    options = [word for one in others for word in ("-p", f"no:{one}")]
    return await run("-m", "pytest", "--turncoat", game, *options, *more, path=package, more=turncoat)


def installed(game: str, folder: Path) -> Path:
    """Install a game in an empty folder; return the folder of its package."""
    install(build(PROJECTS[game](folder), folder / "wheels"), folder / "packages")
    return folder / "packages"


async def passes(game: str, turncoat: Path, folder: Path) -> None:
    done = await tried(turncoat, installed(game, folder), game)
    assert done.returncode == 0, done.stdout
    hooks = "bot.games.kit.usual.Usual" if game == NEW else f"turncoat_{game}.hooks.Looking"
    assert f"turncoat: the tests of all games run on {game}, with the hooks {hooks}" in done.stdout
    assert "skipped" not in done.stdout


class Leak(NamedTuple):
    """A secret of a game told on purpose: ``old`` becomes ``new`` in its module, and then this is ``said``."""

    game: str
    old: str
    new: str
    said: str


LEAKS = {
    "a view that shows the hands of others": Leak(
        "straws", "if state.result else (),", "if state.pile else (),", "depends on a secret (shown): "
    ),
    "an event that tells everybody": Leak(
        "straws", "StrawDrawn(round=1, seats=(seat,),", "StrawDrawn(round=1,", "straw_drawn is told to None"
    ),
    "an event that depends on a hand": Leak(
        "straws", "StrawKept(round=1,", "StrawKept(round=state.held[seat],", "an event depends on a secret: "
    ),
    "a view that shows answers too early": Leak(
        NEW, "rounds=0)", "rounds=int(('1',) in state.answers.values()))", "depends on a secret (rounds): "
    ),
    "an event that depends on a role": Leak(
        "wreckers",
        "CaptainChosen(round=state.round, seat=captain, lots=",
        "CaptainChosen(round=state.round, seat=captain, lots=5 * (state.dealt[captain] == WRECKER) + ",
        "an event depends on a secret: ",
    ),
    "secret cards in the order of the seats": Leak(
        "wreckers", "turned(state.take_answers())", "tuple(x[0] for x in state.take_answers().values())", "a secret"
    ),
    "a false light that depends on a keeper": Leak(
        "wreckers", "state.blinded = seat\n", "state.blinded = seat = state.dealt.index(KEEPER)\n", "a secret"
    ),
}


IN_TESTS = ("straws", "an event that tells everybody")
"""Games and leaks that ``make test`` tries."""


async def is_found(leak: Leak, turncoat: Path, folder: Path) -> None:
    """A game with a leak does not pass, and the leak is said. An empty folder is needed."""
    packages = installed(leak.game, folder)
    change(packages / f"turncoat_{leak.game}" / "__init__.py", (leak.old, leak.new))
    done = await tried(turncoat, packages, leak.game, "-x", "-k", "eventful or told")
    assert done.returncode == 1, done.stdout
    assert leak.said in done.stdout
