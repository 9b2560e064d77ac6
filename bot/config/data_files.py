"""Files that replace data files of games: where a configuration names them, and what is wrong with them."""

import errno
import json
import os
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

import engine
from bot.config.mistakes import Mistake, found, unknown

LARGEST = 16 * 2**20
"""Bytes of the largest file that is read."""


FOLDER = "folder"
"""The key for a folder in which every file is called like the data file that it replaces."""


def games_with_data() -> list[str]:
    """Return the games that have data files to replace."""
    return [key for key, game in engine.games().items() if game.data]


def files(base: Path, part: Mapping[str, str], names: Collection[str]) -> dict[str, Path]:
    """Return the replacing file of each data file: a file named itself, or else the file in the folder."""
    found = {name: base / part[FOLDER] / f"{name}.json" for name in names if FOLDER in part}
    found = {name: file for name, file in found.items() if file.exists()}
    return {**found, **{name: base / file for name, file in part.items() if name != FOLDER}}


def wrong_game(game: str, part: object, base: Path) -> Iterator[Mistake]:
    """Yield what is wrong with the part of a game, and with the files that it names."""
    names = list(engine.game(game).data)
    if not isinstance(part, dict):
        yield Mistake(game, found(part), f"write a part [{game}] with {', '.join((FOLDER, *names))}")
        return
    wrong = {name for name, file in part.items() if not isinstance(file, str)}
    for name in part:
        key = f"{game}.{name}"
        if name not in (FOLDER, *names):
            yield unknown(key, name, [FOLDER, *names])
        elif name in wrong:
            what = "a folder" if name == FOLDER else "a JSON file"
            yield Mistake(key, found(part[name]), f"write the path of {what}, in quotes")
    right = {name: file for name, file in part.items() if name in (FOLDER, *names) and name not in wrong}
    yield from _wrong_folder(game, right, base, names)
    for name, file in files(base, right, names).items():
        try:
            read_data(game, name, file)
        except ValueError as error:
            key = f"{game}.{name if name in right else FOLDER}"
            yield Mistake(key, str(error), "write a JSON file like the one that comes with the game")


def _wrong_folder(game: str, part: Mapping[str, str], base: Path, names: Collection[str]) -> Iterator[Mistake]:
    """Yield what is wrong with the folder itself: it is not there, or has a file that replaces nothing."""
    if FOLDER not in part:
        return
    key, folder = f"{game}.{FOLDER}", base / part[FOLDER]
    if not folder.is_dir():
        yield Mistake(key, f"{folder} is no folder", "write the path of a folder, in quotes")
        return
    files = ", ".join(f"{name}.json" for name in names)
    for file in sorted(folder.glob("*.json")):
        if file.stem not in names:
            yield Mistake(key, f"{file} replaces nothing of {game}", f"call the files there {files}")


def read_data(game: str, name: str, path: Path) -> object:
    """Return the content of a file that replaces the data file ``name`` of a game, checked by the game.

    Raises ``ValueError`` with one sentence that names file and mistake.
    """
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise ValueError(f"{path} is no file")
    try:
        return engine.game(game).check_data(name, json.loads(text_of(path)))
    except OSError as error:
        raise ValueError(f"{path} cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise ValueError(f"{path} is not text in UTF-8") from error
    except json.JSONDecodeError as error:
        raise ValueError(f"{path} is not JSON ({error})") from error
    except RecursionError as error:
        raise ValueError(f"{path} is not JSON (nested too deeply)") from error
    except engine.BadData as error:
        raise ValueError(f"{path} breaks the rules of {game}: {error}") from error


def text_of(path: Path) -> str:
    """Return the text of a file, without the mark that some editors put at its beginning.

    Raises ``OSError`` if the file is huge.
    """
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), path)
    return content.decode("utf-8-sig")
