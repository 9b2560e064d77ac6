"""Games as the bot shows them: each game registers its pictures, texts and pictograms here.

A game of this project has them in the package here with its key. A game of another package has them beside its class.
"""

from collections.abc import Iterable, Mapping
from contextlib import ExitStack
from functools import cache
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

import engine
from bot.games import declared, defaults, trial
from bot.pictures import add_pictograms, add_pictures, check_pictograms, check_pictures, drop_pictograms, drop_pictures
from bot.texts import LANGUAGES, add_folding, add_texts, check_texts, drop_folding, drop_texts
from engine import Game, outside


def register(
    game: Game[Any], pictures: object, texts: Mapping[str, str], pictograms: Traversable | None = None
) -> None:
    """Register a game, to be played, drawn and told from now on.

    ``pictures`` is a module or an object like ``bot.pictures.GamePictures``, which replaces what it lacks.
    ``texts`` has Fluent's source by language. English must be there, and serves for a missing language. Many texts have
    defaults (``bot.games.defaults``). ``pictograms`` is a folder of masks.

    Raise ``ValueError``, and leave everything as it was, in these cases: A game with its key is already registered. Its
    pictures have ``PARTS`` and do not draw them. Its texts cannot be used. A pictogram with one of its names already
    exists. Faults in its declarations (``bot.games.declared``) are all named in the error.
    """
    engine.register(game)
    with ExitStack() as leaving_out:
        leaving_out.callback(unregister, game.key)
        check_pictures(pictures)
        check_texts(texts)
        completed = defaults.completed(game, texts)
        check_texts(completed)
        if pictograms is not None:
            check_pictograms(pictograms)
            add_pictograms(game.key, pictograms)
        add_pictures(game.key, pictures)
        add_texts({game.key: completed})
        _refuse(declared.faults(game))
        leaving_out.pop_all()


def _refuse(faults: Iterable[str]) -> None:
    """Raise ``ValueError`` with all faults of a game, if there are any."""
    if found := list(faults):
        raise ValueError("\n  ".join(["", *found]))


def unregister(key: str) -> None:
    """Take a game away from all games, with the pictures and texts that were registered for it.

    Raise ``engine.UnknownGame``.
    """
    engine.unregister(key)
    drop_pictures(key)
    drop_texts(key)
    drop_folding(key)
    drop_pictograms(key)


def load(*, tried: bool = False) -> list[str]:
    """Let the games of this project be shown, and register the games of other installed packages (``engine.outside``).

    The package of a game has texts in ``texts/<language>/*.ftl``. It may have pictures in the module ``pictures``, and
    pictograms in ``pictograms/*.png``. The module ``folding`` may shorten what the channel is told. An entry point
    names the package of another project. Two matches of such a game are played, told and drawn (``bot.games.trial``),
    unless another process has ``tried`` it. A sentence is returned for each game that cannot be used; the sentence
    names the package and all faults.
    """
    _load_own()
    return outside.load(take if tried else _try)


def _try(game: Game[Any], package: str) -> None:
    """Register the game of another package, which no test of this project has seen, if a trial finds no fault."""
    take(game, package)
    with ExitStack() as leaving_out:
        leaving_out.callback(unregister, game.key)
        _refuse(trial.short_trial(game))
        leaving_out.pop_all()


def take(game: Game[Any], package: str) -> None:
    """Register a game with what is beside its class in a package; raise ``ValueError`` as ``register`` does."""
    has_pictures = find_spec(f"{package}.pictures") is not None
    pictures = import_module(f"{package}.pictures") if has_pictures else None
    register(game, pictures, _texts(package), _pictograms(package))
    _add_folding(game.key, package)


@cache
def _load_own() -> None:
    """Let the games of this project be shown; their pictures are imported at the first drawing."""
    here = resources.files(__name__)
    keys = [one.name for one in iter_modules(__path__) if (here / one.name / "texts").is_dir()]
    packages = {key: f"{__name__}.{key}" for key in keys}
    for key, package in packages.items():
        add_pictures(key, f"{package}.pictures")
        add_pictograms(key, _pictograms(package))
        _add_folding(key, package)
    add_texts({key: _texts(package) for key, package in packages.items()})


def _add_folding(key: str, package: str) -> None:
    """Let a game fold its events (``bot.texts.folding``), if its package has a module for this."""
    if find_spec(f"{package}.folding") is not None:
        add_folding(key, f"{package}.folding")


def _texts(package: str) -> dict[str, str]:
    """Return Fluent's source by language, for the languages that are there."""
    found = {}
    for language in LANGUAGES:
        folder = resources.files(package) / "texts" / language
        files = [one for one in folder.iterdir() if one.name.endswith(".ftl")] if folder.is_dir() else []
        if files:
            found[language] = "\n".join(one.read_text(encoding="utf-8") for one in sorted(files, key=lambda f: f.name))
    return found


def _pictograms(package: str) -> Traversable:
    return resources.files(package) / "pictograms"
