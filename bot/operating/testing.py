"""``pytest --turncoat``: the plugin of pytest that runs the tests of all games on a game of another package.

The tests are in ``bot.games.kit.tests``, which the package of the game need not name. They run beside the tests of
that package. If anything keeps the game from being used, it is said, and nothing runs.

    pytest --turncoat fifth_column      on the game of an installed package
    pytest --turncoat .                 on the game of the project here

Only if the option is given, anything else is imported: other runs of pytest are no slower for it.
"""

from pathlib import Path

import pytest

MODULE = "bot.games.kit.tests"
FOLDER = str(Path(__file__).parents[1] / "games" / "kit" / "tests")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option.

    It may stand in ``addopts``, among the settings of pytest in the project of the game.
    """
    parser.getgroup("turncoat").addoption(
        "--turncoat",
        metavar="GAME",
        help="also run the tests of all games, on the game of this key, or on that of the project in this folder",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Run the tests of all games beside the named tests.

    Processes that run a part of the tests each have the folder already.
    """
    if not config.getoption("turncoat"):
        return
    config.pluginmanager.import_plugin(MODULE)
    if FOLDER not in config.args:
        config.args.append(FOLDER)
