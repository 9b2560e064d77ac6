"""Pictograms: alpha masks from the icon set game-icons (see docs/credits.md), in any size and colour."""

from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path

from PIL import Image

_masks: dict[str, Traversable] = {path.stem: path for path in (Path(__file__).parent / "pictograms").glob("*.png")}
"""The files by the names of the pictograms: the bot's own, and those of games."""
_of_games: dict[str, list[str]] = {}
"""The names of the pictograms that each game has brought."""


def check_pictograms(folder: Traversable) -> None:
    """Check a game's pictograms, before they are added.

    Raise ``ValueError`` if a name is taken, or a file is no square picture.
    """
    for name in _names(folder):
        if name in _masks:
            raise ValueError(f"its pictogram {name} is there already")
        try:
            with (folder / f"{name}.png").open("rb") as file, Image.open(file) as mask:
                width, height = mask.size
        except OSError as error:
            raise ValueError(f"its pictogram {name}.png cannot be read: {error}") from error
        if width != height:
            raise ValueError(f"its pictogram {name}.png has {width} by {height} pixels; make it square")


def has_pictogram(name: str) -> bool:
    """Return whether there is a pictogram of that name, of the bot or of a game."""
    return name in _masks


def add_pictograms(game: str, folder: Traversable) -> None:
    """Let pictures show the masks in a folder, square PNG files, by the files' names without ``.png``."""
    _of_games[game] = _names(folder)
    _masks.update({name: folder / f"{name}.png" for name in _of_games[game]})


def drop_pictograms(game: str) -> None:
    """Forget the pictograms that were added for a game."""
    for name in _of_games.pop(game, ()):
        del _masks[name]
    pictogram.cache_clear()


@lru_cache(maxsize=192)
def pictogram(name: str, size: int) -> Image.Image:
    """Return the alpha mask of a pictogram, ``size`` pixels square."""
    with _masks[name].open("rb") as file, Image.open(file) as mask:
        return mask.convert("L").resize((size, size), Image.Resampling.LANCZOS)


def _names(folder: Traversable) -> list[str]:
    if not folder.is_dir():
        return []
    return sorted(one.name.removesuffix(".png") for one in folder.iterdir() if one.name.endswith(".png"))
