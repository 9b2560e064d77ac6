"""A game with a defect: the answer that meets it is refused, and the table plays on with another one."""

from collections.abc import Iterator
from typing import cast

import pytest

from bot import games
from bot.store import Store
from bot.tables import Computers, Tables
from engine import Chance, Decision, Defect, Event, View
from engine.players import PLAYERS, Player
from tests.sample_games.vote import TEXTS, Pictures, State, Vote
from tests.tables.people import ANNA, BEN, CLEO, answered, started


class Broken(Vote):
    """Nobody can vote for the seat in the middle."""

    error: Exception = Defect("nobody knows who sits there")

    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        if keys == ("1",):
            state.answers.clear()
            raise self.error
        return super().play(state, seat, keys)


@pytest.fixture(autouse=True)
def _broken() -> Iterator[None]:
    games.register(Broken(), Pictures(), {"en": TEXTS})
    yield
    games.unregister("vote")


@pytest.mark.parametrize("error", [Defect("nobody knows who sits there"), KeyError("seat"), TypeError("no number")])
async def test_an_answer_that_cannot_be_played_is_not_stored(
    tables: Tables, store: Store, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Broken, "error", error)
    table = await started(tables, ANNA, BEN, CLEO, game="vote")
    _, before = await tables.answers.give(table.id, CLEO.user, ["0"], question=1)
    seen = before.seat(0)
    with pytest.raises(type(error)):
        await tables.answers.give(table.id, ANNA.user, ["1"], question=1)
    assert len(await store.answers.standing(table.id)) == 1
    assert (await tables.matches.of(table)).seat(0) == (await Tables(store).matches.of(table)).seat(0) == seen
    _, match = await tables.answers.give(table.id, ANNA.user, ["2"], question=1)
    assert [one.seat for one in match.record.answers] == [2, 0]


class First:
    """Takes whatever comes first."""

    def answer(self, view: View, decision: Decision, chance: Chance) -> tuple[str, ...]:
        return decision.keys[:1]


async def test_a_computer_player_that_meets_it_answers_by_chance(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(cast(dict[str, Player], PLAYERS), "chance", First())
    monkeypatch.setattr(Broken, "rule_of_thumb", lambda *_: ("1",))
    table = await started(tables, ANNA, BEN, game="vote", computers=1)
    computers = Computers(tables, pace=0)
    await tables.answers.give(table.id, ANNA.user, ["2"], question=1)
    computers.wake(table.id)
    await answered(computers)
    match = await tables.matches.of(await tables.table(table.id))
    assert [(step.seat, step.keys) for step in match.steps] == [(0, ("2",)), (2, ("0",))]
