"""``python -m bot new-game``: write the package of a game that plays at once, to be changed bit by bit."""

import re
from importlib import resources
from pathlib import Path

import engine
from bot import VERSION
from bot.pictures.shapes import MARKS

TEMPLATE = resources.files("bot.operating") / "template"

PROJECT = """\
[project]
name = "turncoat-{dashed}"
version = "0.1.0"
description = "{title}, a game for Turncoat"
requires-python = ">=3.11"
dependencies = ["turncoat[bot]>={version},<{next}"]

[project.entry-points."turncoat.games"]
{key} = "turncoat_{key}:{title}"

[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
"""


class NewGameError(ValueError):
    """The package cannot be written, and why."""


def write(key: str, seats: range, where: Path) -> Path:
    """Write a project with the game ``key`` for these numbers of seats into a new folder in ``where``; return it.

    Raise ``NewGameError`` for a key that no game can have or that another game has. Raise the error also for numbers of
    seats that the game cannot have, and if the folder is there already.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]{,31}", key) or key in engine.games():
        raise NewGameError(
            f"{key!r} is no key for a new game: use small letters, digits and _, and no key of another game"
        )
    if not seats or seats[0] < 3 or seats[-1] > len(MARKS):
        raise NewGameError(f"a new game has 3 to {len(MARKS)} seats: write them like --seats 5-9")
    folder = where / f"turncoat-{key.replace('_', '-')}"
    package = folder / f"turncoat_{key}"
    try:
        (package / "texts" / "en").mkdir(parents=True)
    except FileExistsError:
        raise NewGameError(f"{folder} is there already: move it away, or choose another key") from None
    title = "".join(part.capitalize() for part in key.split("_"))
    rules = _named("game.py", key, title).replace("range(5, 10)", f"range({seats.start}, {seats.stop})")
    rules = rules.replace("5 to 9 seats", f"{seats.start} to {seats.stop - 1} seats")
    (package / "__init__.py").write_text(rules, encoding="utf-8")
    (package / "texts" / "en" / f"{key}.ftl").write_text(_named("texts.ftl", key, title), encoding="utf-8")
    major, minor, *_ = VERSION.split(".")
    project = PROJECT.format(
        key=key, dashed=key.replace("_", "-"), title=title, version=f"{major}.{minor}", next=f"{major}.{int(minor) + 1}"
    )
    (folder / "pyproject.toml").write_text(project, encoding="utf-8")
    return folder


def _named(file: str, key: str, title: str) -> str:
    """Return a file of the template under the game's own name."""
    return (TEMPLATE / file).read_text(encoding="utf-8").replace("Template", title).replace("template", key)
