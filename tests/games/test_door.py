"""The games of the project come in by the door that games of other packages use, and pass all that is checked there."""

import engine
from bot import texts
from tests.outside.installed import ROOT, run

PROGRAM = """
import engine
from bot import games, pictures, texts

for key, game in dict(engine.games()).items():
    engine.unregister(key)
    games.take(game, f"bot.games.{key}")
    names = ["Anna"] * game.seats[0]
    view = engine.start(key, seats=game.seats[0], seed=bytes(32)).view(0)
    drawn = [pictures.draw(pictures.PictureOf(what, view, tuple(names), "nl")) for what in ("board", "hand")]
    print(texts.game_name(texts.speaker("nl"), key), *(one is not None and len(one.png) > 1000 for one in drawn))
"""


async def test_every_game_of_the_project_passes_the_door() -> None:
    done = await run("-c", PROGRAM, path=ROOT)
    assert done.stderr == ""
    names = [texts.game_name(texts.speaker("nl"), game) for game in engine.games()]
    assert done.stdout.splitlines() == [f"{name} True True" for name in names]
