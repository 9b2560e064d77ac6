"""Games with their pictures and texts: one that does not stand in this project comes in here."""

from collections.abc import Mapping
from importlib import import_module, resources
from typing import Any

import engine
from bot.pictures import add_pictures, drop_pictures
from bot.texts import LANGUAGES, add_texts, drop_texts
from engine import Game, outside


def register(game: Game[Any], pictures: object, texts: Mapping[str, str]) -> None:
    """Put a game among all games, to be played, drawn and told from now on.

    ``pictures`` is a module or an object like the packages in ``bot/pictures`` (``bot.pictures.GamePictures``).
    ``texts`` has Fluent's source by language, English at least, which serves where another one is missing. Raises
    ``ValueError``, and leaves everything as it was, when a game of its key is there already, its pictures lack
    something, or its texts cannot be used.
    """
    engine.register(game)
    try:
        add_pictures(game.key, pictures)
        add_texts(game.key, texts)
    except ValueError:
        unregister(game.key)
        raise


def unregister(key: str) -> None:
    """Take a game away from all games, with the pictures and texts that were registered for it.

    Raises ``engine.UnknownGame``.
    """
    engine.unregister(key)
    drop_pictures(key)
    drop_texts(key)


def load() -> list[str]:
    """Register the games of other installed packages (``engine.outside``).

    The module that an entry point names has the game's pictures in its module ``pictures`` and its texts in
    ``texts/<language>/*.ftl``. Of each that cannot be used a sentence is returned that names its package.
    """
    return outside.load(lambda game, package: register(game, import_module(f"{package}.pictures"), _texts(package)))


def _texts(package: str) -> dict[str, str]:
    """Fluent's source by language, of those languages that are there."""
    found = {}
    for language in LANGUAGES:
        folder = resources.files(package) / "texts" / language
        files = [one for one in folder.iterdir() if one.name.endswith(".ftl")] if folder.is_dir() else []
        if files:
            found[language] = "\n".join(one.read_text(encoding="utf-8") for one in sorted(files, key=lambda f: f.name))
    return found
