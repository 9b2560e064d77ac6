"""Games with their pictures and texts: one that does not stand in this project comes in here."""

from collections.abc import Mapping
from typing import Any

import engine
from bot.pictures import add_pictures, drop_pictures
from bot.texts import add_texts, drop_texts
from engine import Game


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
