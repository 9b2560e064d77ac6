"""Advice is made of what its seat sees, and is the same whatever else is true."""

import asyncio

import pytest
from msgspec.structs import replace

import engine
from bot.learning.advisor import Advisor
from bot.tables import Refusal
from engine import Chance, Decision, View
from engine.players.by_search import Thought
from tests.messages.leaks import possible
from tests.tables.people import a_table, match_of


class Mind:
    """Remembers of what it was to think."""

    def __init__(self) -> None:
        self.told: list[object] = []

    async def think(self, view: View, decision: Decision, chance: Chance) -> Thought | None:
        self.told.append((view, decision, chance.roll(1 << 30)))
        return Thought(decision.keys[:1])


@pytest.mark.parametrize("game", engine.games())
async def test_advice_knows_no_more_than_its_seat(game: str) -> None:
    table = a_table("advice", game=game)
    for answers in (0, 10, 20, 30, 40):
        match, mind = match_of(table, answers), Mind()
        advisor = Advisor(mind)
        seat = match.awaited[0]
        other = possible(match, seat).seat
        assert other is not None
        await advisor.advise(table, match.seat(seat))
        await advisor.advise(replace(table, secret=bytes(32)), other)
        first, second = mind.told
        assert first == second


class Gone:
    """Thinks no more, because the bot ends."""

    async def think(self, view: View, decision: Decision, chance: Chance) -> Thought | None:
        raise asyncio.CancelledError


async def test_at_the_end_of_the_bot_advice_is_refused() -> None:
    table = a_table("advice")
    match = match_of(table, 0)
    with pytest.raises(Refusal, match="advice-busy"):
        await Advisor(Gone()).advise(table, match.seat(match.awaited[0]))
