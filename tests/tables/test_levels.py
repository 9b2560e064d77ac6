"""Levels of computer players: chosen in the lobby, kept for a rematch, and never seen in when the players answer."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

import engine
from bot.learning.advisor import Advisor
from bot.store import Store, Table
from bot.tables import Computers, Refusal, Tables
from bot.tables.players import computers as module
from bot.tables.players.automatic import LEVELS, level_of
from engine import Chance, Decision, View
from engine.players import PLAYERS
from engine.players.by_search import Thought
from tests.matches import thumb
from tests.messages.leaks import possible
from tests.tables.conftest import Waits
from tests.tables.people import ANNA, a_table, match_of
from tests.tables.test_computers import noticed, played, table_of

PACE = 0.8


class Mind:
    """Thinks at once of any answer, or not before a test lets it; or it is busy, or fails."""

    def __init__(self, *, slow: bool = False, busy: bool = False, fails: BaseException | None = None) -> None:
        self.may = asyncio.Event()
        self.busy, self.fails = busy, fails
        self.asked: list[int | None] = []
        self.told: list[object] = []
        self.given_up = 0
        if not slow:
            self.may.set()

    async def think(self, view: View, decision: Decision, chance: Chance) -> Thought | None:
        self.asked.append(view.seat)
        self.told.append((view, decision, chance.roll(1 << 30)))
        try:
            await self.may.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        if self.fails is not None:
            raise self.fails
        return None if self.busy else Thought(PLAYERS["chance"].answer(view, decision, chance))


async def strong_table(store: Store, game: str = "verraeter") -> Table:
    return await table_of(store, *["search"] * 4, game=game, text="levels")


def test_there_is_a_player_for_each_level() -> None:
    assert set(LEVELS.values()) <= set(PLAYERS)
    assert [level_of(player) for player in LEVELS.values()] == list(LEVELS)


async def test_strong_players_answer_what_they_thought_of_at_the_pace_of_all(
    tables: Tables, store: Store, waits: Waits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They think of questions that nobody else notices within the time that the first one has."""
    table, mind = await strong_table(store), Mind()
    steps = waits.note_steps(store, table)
    monkeypatch.setattr(module, "PLAYERS", {})  # nobody else answers
    table = await played(tables, Computers(tables, PACE, thinker=mind), table)
    match = await tables.matches.of(table)
    assert table.state == "finished"
    assert (set(waits), steps) == ({PACE}, noticed(match))
    assert mind.asked == [step.seat for step in match.steps]
    assert len(steps) < match.length, "a Builder's choice was followed by a question nobody knows of"


@pytest.mark.parametrize("trouble", [{"slow": True}, {"busy": True}, {"fails": ZeroDivisionError()}], ids=str)
async def test_a_strong_player_without_a_thought_in_time_answers_as_a_usual_one_and_not_later(
    tables: Tables, store: Store, waits: Waits, trouble: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    table, mind = await strong_table(store), Mind(**trouble)
    steps = waits.note_steps(store, table)
    match = await tables.matches.of(await played(tables, Computers(tables, PACE, thinker=mind), table))
    assert steps == noticed(match)
    usual = engine.replay(replace(match.record, answers=()))
    while usual.result is None:
        usual.play(usual.awaited[0], thumb(usual, match.record.seed or b""))
    assert [step.keys for step in match.steps] == [step.keys for step in usual.steps]
    assert mind.given_up == (len(mind.asked) if "slow" in trouble else 0)
    assert set(caplog.messages) == ({"a computer player's thought failed"} if "fails" in trouble else set())
    assert "View(" not in caplog.text


@pytest.mark.usefixtures("vote")
async def test_all_who_are_asked_at_once_think_at_once(tables: Tables, store: Store, waits: Waits) -> None:
    thinking: list[int] = []
    table, mind = await strong_table(store, "vote"), Mind()

    async def note() -> None:
        thinking.append(len(mind.asked))

    waits.meanwhile = note
    await played(tables, Computers(tables, PACE, thinker=mind), table)
    assert thinking == [4, 4, 4, 4, 8, 8, 8, 8], "and each once, though the others answer meanwhile"


@pytest.mark.usefixtures("vote")
async def test_a_player_that_could_not_think_tries_again_when_others_have_answered(
    tables: Tables, store: Store, waits: Waits
) -> None:
    table, mind = await strong_table(store, "vote"), Mind(busy=True)

    async def be_free() -> None:
        mind.busy = False

    waits.meanwhile = be_free
    await played(tables, Computers(tables, PACE, thinker=mind), table)
    assert mind.asked == [0, 1, 2, 3, 1, 2, 3, 0, 1, 2, 3]


async def test_thoughts_about_a_table_that_is_over_are_given_up(tables: Tables, store: Store, waits: Waits) -> None:
    table, mind = await strong_table(store), Mind(slow=True)
    waits.meanwhile = lambda: tables.ending.abort(table.id, ANNA)
    assert (await played(tables, Computers(tables, PACE, thinker=mind), table)).state == "aborted"
    waits.meanwhile = None
    await asyncio.sleep(0)
    assert (len(mind.asked), mind.given_up) == (1, 1)
    assert await store.answers.standing(table.id) == ()


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


async def test_at_the_end_of_the_bot_advice_is_refused() -> None:
    table, mind = a_table("advice"), Mind(fails=asyncio.CancelledError())
    match = match_of(table, 0)
    with pytest.raises(Refusal, match="advice-busy"):
        await Advisor(mind).advise(table, match.seat(match.awaited[0]))
