"""Nobody can find out by anything that they do whether somebody else has answered in silence."""

import pytest

import engine
from tests.bot.deeds import registered
from tests.bot.silence import tried
from tests.prove.playground import playground
from tests.prove.row import Broken
from tests.samples import samples

GAMES = sorted(engine.games(), key=lambda game: -engine.game(game).seats[-1])[: samples(1, len(engine.games()))]
"""Games of the most people come first: many are asked at once there, and most answers are silent."""


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_else_is_told_the_same_before_and_after_it(game: str) -> None:
    """Check two answers of a game, of which the second answer is given by somebody who was late."""
    async with playground(0) as court:
        try:
            trial = await tried(court, game, f"silence {game}", 2, samples(1, 30) / 100)
        except Broken as broken:
            pytest.fail(str(broken))
        assert trial.known == registered(court), "whatever can be done is tried"
