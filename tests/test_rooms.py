"""The rooms of the bot: the modules and folders on the top floor of ``bot``."""

from pathlib import Path

import pytest

from tests.test_import_circles import circles, graph
from tests.test_imports import ROOT

MOST = 20
"""As many rooms as can be taken in at a glance."""
FULL = {"engine": 25, "bot": 25, "tests": 40}
"""As many files as a folder has at most."""
LONG = 400
"""Lines that a file has at most."""
SHORT = 40
"""Lines that a file has at least, unless it is a face or a declaration that others extend."""
DECLARED = {
    *("film_process.py", "page_process.py", "painter.py", "thinker.py"),
    *("host.py", "api.py", "colours.py", "limits.py", "board.py"),
}
"""Programs of processes, what others extend, lists of colours and limits, and faces of pictures."""
SUBJECTS = {"ending.py", "hidden_side.py", "part.py", "sentences.py", "safety.py", "settings.py", "voices.py"}
"""Files a little shorter, each with a subject that no other file has."""


def rooms(imports: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return the rooms that each room imports.

    >>> rooms({"bot.store": {"bot.config"}, "bot.store.table": {"bot.store", "engine"}, "bot.config": set()})
    {'bot.store': {'bot.config'}, 'bot.config': set()}
    """
    found: dict[str, set[str]] = {}
    for module, others in imports.items():
        if module.startswith("bot."):
            known = {room_of(other) for other in others if other.startswith("bot.")}
            found.setdefault(room_of(module), set()).update(known - {room_of(module)})
    return found


def room_of(module: str) -> str:
    """The room that a module is or stands in.

    >>> room_of("bot.games.verraeter.pictures.board")
    'bot.games'
    """
    return ".".join(module.split(".")[:2])


def test_no_rooms_import_one_another_in_circles() -> None:
    assert circles(rooms(graph())) == []


def test_the_page_on_architecture_has_the_layers_that_there_are() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    block = page.partition("## Layers")[2].split("```")[1]
    imports, below = rooms(graph()), {"engine"}
    for line in block.splitlines()[2:]:
        layer = line.split("  ")[0].split(", ")
        assert all(imports[room] <= below for room in layer), line
        below.update(layer)
    assert below == {"engine", *imports}


def test_the_top_floor_is_seen_at_a_glance() -> None:
    floor = {path.name for path in (ROOT / "bot").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    floor.remove("__init__.py")
    assert len(floor) <= MOST, sorted(floor)


@pytest.mark.parametrize("top", FULL)
def test_no_folder_is_overfull(top: str) -> None:
    folders = [folder for folder in ((ROOT / top), *(ROOT / top).rglob("*/")) if folder.name != "__pycache__"]
    files = {folder: sum(file.is_file() for file in folder.iterdir()) for folder in folders}
    assert {str(folder.relative_to(ROOT)): number for folder, number in files.items() if number > FULL[top]} == {}


def lengths() -> dict[Path, int]:
    """Return the number of lines of each file of the engine and the bot."""
    files = [file for top in ("engine", "bot") for file in (ROOT / top).rglob("*.py")]
    return {file.relative_to(ROOT): len(file.read_bytes().splitlines()) for file in files}


def test_no_file_is_too_long_to_be_read_at_once() -> None:
    assert {str(file): lines for file, lines in lengths().items() if lines > LONG} == {}


def test_no_file_is_a_shard() -> None:
    short = [file for file, lines in lengths().items() if lines < SHORT and file.name not in DECLARED | SUBJECTS]
    assert [str(file) for file in short if file.name != "__init__.py"] == []
