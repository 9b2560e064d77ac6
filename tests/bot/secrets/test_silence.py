"""Nobody can find out by anything that they do whether somebody else has answered in silence."""

import pytest

import engine
from bot.messages.ids import make
from bot.sandbox.interactions import COMPONENT
from tests.bot.deeds import registered
from tests.bot.oracle import Deed, Oracle
from tests.bot.silence import Company, tried
from tests.prove.playground import playground
from tests.prove.row import Broken
from tests.samples import samples

GAMES = sorted(engine.games(), key=lambda game: -engine.game(game).seats[-1])[: samples(2, len(engine.games()))]
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


async def test_nobody_finds_out_who_blocks_them() -> None:
    """Deeds towards a person bring others the same, whether that person blocks them or somebody else."""
    async with playground(1) as court:
        company, oracle = Company(court), Oracle(court)
        await company.sit_down("traitor")
        oracle.begin()
        table, to = await court.table(), company.ida
        deeds = [
            Deed("press offer", COMPONENT, {"custom_id": make("offer", table.id, to.id)}),
            *(one for one in company.deeds(oracle, to) if "ida" in str(one) or str(to.id) in str(one)),
        ]
        told = []
        for blocked in ((company.hugo,), (company.ben, company.chloe)):
            for one in blocked:
                await court.bot.store.people.block(to.id, one.id, 0.0)
            await oracle.hold()
            told.append([await oracle.told(one, deed, to) for one in (company.ben, company.chloe) for deed in deeds])
        oracle.close()
    assert len(deeds) > 3
    assert told[0] == told[1]
