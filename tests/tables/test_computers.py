"""Computer players answer at an even pace, see only their seat's view, and harm nobody when they fail."""

import asyncio
import sqlite3
from collections.abc import Collection, Sequence
from itertools import pairwise

import pytest
from msgspec.structs import replace

import engine
from bot.processes.owners import bucket_of
from bot.processes.supervision import Supervisor
from bot.store import NumberedClock, Sitter, Store, Table
from bot.tables import Computers, Tables
from bot.tables.ledger import RunningTable
from bot.tables.players import computers as module
from bot.tables.players.computers import PACE
from engine import Chance, Decision, Match, View
from engine.players import PLAYERS
from tests.matches import thumb
from tests.tables.conftest import Clock as Hand
from tests.tables.conftest import Waits
from tests.tables.people import ANNA, BEN, a_table, answered

pytestmark = pytest.mark.usefixtures("waits")


async def table_of(
    store: Store, *players: str, people: Collection[int] = (), game: str = "verraeter", text: str = "computers"
) -> Table:
    """A table of computer players, except in the seats of people."""
    table, sitters = a_table(text, game=game), list[Sitter]()
    for seat, (one, player) in enumerate(zip(table.sitters, players or ("thumb",) * 4, strict=True)):
        sitters.append(one if seat in people else Sitter(f"Computer {seat}", player=player))
    return await store.tables.open(replace(table, id=0, sitters=tuple(sitters)))


async def played(tables: Tables, computers: Computers, table: Table) -> Table:
    """The table once its computer players have nothing more to do."""
    tables.listeners.append(lambda table, _: computers.changed(table))
    computers.wake(table.id)
    await answered(computers)
    return await tables.table(table.id)


@pytest.mark.parametrize(
    ("sitter", "looked"),
    [
        (Sitter("Ben", user=12), False),
        (Sitter("Ben", user=12, away=True), True),
        (Sitter("Ben", user=12, standing=3), True),
        (Sitter("Aiko", player="thumb"), True),
    ],
)
async def test_a_change_is_looked_at_where_not_only_people_answer(tables: Tables, sitter: Sitter, looked: bool) -> None:
    table, computers = replace(a_table(), sitters=(Sitter("Anna", user=11), sitter)), Computers(tables)
    computers.changed(replace(table, state="finished"))
    assert not computers._tasks
    computers.changed(table)
    assert bool(computers._tasks) is looked
    await computers.close()


def noticed(match: Match) -> list[int]:
    """The steps before which everybody could see something new: an event, or that somebody else is awaited."""
    again = engine.start(match.game.key, seats=match.seats, options=match.options, seed=match.record.seed)
    steps: list[int] = []
    seen: object = None
    for step in match.steps:
        now = again.events(None), again.awaited
        if now != seen:
            steps.append(again.length)
        seen = now
        again.play(step.seat, step.keys)
    return steps


async def test_they_play_a_whole_match_at_a_pace_that_says_nothing(
    tables: Tables, store: Store, waits: Waits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long after everything that everybody could notice, whatever the question and however many choices.

    Players get the view of their own seat, and its decision.
    """
    table, are_asked = await table_of(store), set[bool]()

    class Watched:
        def answer(self, view: View, decision: Decision, chance: Chance) -> tuple[str, ...]:
            are_asked.add(view.seat in view.asked)
            return PLAYERS["thumb"].answer(view, decision, chance)

    monkeypatch.setattr(module, "PLAYERS", {**PLAYERS, "thumb": Watched()})
    steps = waits.note_steps(store, table)
    table = await played(tables, Computers(tables, 0.8), table)
    match = await tables.matches.of(table)
    assert (table.state, match.result is not None, are_asked) == ("finished", True, {True})
    assert (set(waits), steps) == ({0.8}, noticed(match))
    assert len(steps) < match.length, "a Builder's choice was followed by a question nobody knows of"


@pytest.mark.usefixtures("vote")
async def test_a_changed_answer_of_a_person_does_not_show_in_their_pace(
    tables: Tables, store: Store, waits: Waits
) -> None:
    """They wait again after a first answer, as everybody sees it, and as if nothing had happened after a change."""
    table = await table_of(store, people=(0,), game="vote", text="pace")
    given = iter(["1", "2", "3"])
    waited: list[tuple[int, ...]] = []

    async def answer() -> None:
        match = await tables.matches.of(table)
        waited.append(match.awaited)
        if match.view(None).round == 1 and (key := next(given, None)):
            await tables.answers.give(table.id, ANNA.user, [key])

    waits.meanwhile = answer
    await played(tables, Computers(tables), table)
    assert waited == [(0, 1, 2, 3), (1, 2, 3), (2, 3), (3,), (0, 1, 2, 3), (0, 2, 3), (0, 3)]
    match = await tables.matches.of(table)
    assert [step.seat for step in match.steps] == [0, 0, 1, 0, 2, 3, 1, 2, 3]


@pytest.mark.usefixtures("errand")
@pytest.mark.parametrize("person_first", [False, True])
@pytest.mark.parametrize(("deal", "shields"), [("window 0", (False, False)), ("window 1", (True, True))])
async def test_their_pace_in_a_secret_window_tells_nothing(
    tables: Tables, store: Store, waits: Waits, deal: str, shields: tuple[bool, bool], person_first: bool
) -> None:
    """One pause for all of them, whoever holds a shield, and whether a person answers before it or in the middle."""
    table = await table_of(store, people=(0, 1), game="errand", text=deal)
    for key in ("buy", "I", "I1"):
        await tables.answers.give(table.id, ANNA.user, [key])
    if person_first:
        await tables.answers.give(table.id, BEN.user, ["pass"])
    waited: list[tuple[tuple[int, ...], int]] = []

    async def answer() -> None:
        match = await tables.matches.of(table)
        waited.append((match.view(None).asked, len(match.events(None))))
        if not person_first:
            await tables.answers.give(table.id, BEN.user, ["pass"])

    waits.meanwhile = answer
    match = await tables.matches.of(await played(tables, Computers(tables), table))
    assert tuple("shield" in step.decision.keys for step in match.steps[-2:]) == shields
    assert [step.seat for step in match.steps] == [0, 0, 0, 1, 2, 3]
    assert (waits, waited) == ([PACE], [((1, 2, 3), 1)])


async def test_one_that_fails_loses_its_move_and_not_the_match(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def answer(self, view: View, decision: Decision, chance: Chance) -> tuple[str, ...]:
            raise ZeroDivisionError

    class Wrong:
        def answer(self, view: View, decision: Decision, chance: Chance) -> tuple[str, ...]:
            return ("nonsense",)

    monkeypatch.setattr(module, "PLAYERS", {"broken": Broken(), "wrong": Wrong(), "chance": PLAYERS["chance"]})
    players = ("broken", "wrong", "of another version", "chance")
    table = await played(tables, Computers(tables), await table_of(store, *players))
    assert table.state == "finished"
    assert set(caplog.messages) == {f"computer player {name} failed at table 1" for name in players[:3]}
    assert "View(" not in caplog.text, "its view is nobody else's"


async def test_no_wake_up_is_lost(tables: Tables, store: Store) -> None:
    """A person answers while the computer players' task is ending: they still go on."""
    table, computers = await table_of(store, people=(1,)), Computers(tables)
    table = await played(tables, computers, table)
    while table.state == "running":
        match = await tables.matches.of(table)
        assert match.awaited == (1,), "only the person is awaited"
        # The answer's wake-up comes while the last look of another wake-up is still under way.
        computers.wake(table.id)
        await tables.answers.give(table.id, BEN.user, thumb(match))
        await answered(computers)
        table = await tables.table(table.id)
    assert table.state == "finished"


async def test_a_table_taken_again_before_its_task_has_stopped_goes_on(tables: Tables, store: Store) -> None:
    """As when PostgreSQL comes back at once. Once they are stopped they answer nothing more."""
    table, stopped, computers = await table_of(store), Computers(tables, 3600), Computers(tables)
    stopped.wake(table.id)
    await stopped.close()
    assert (await store.answers.standing(table.id), stopped._tasks) == ((), {})
    computers.wake(table.id)
    await asyncio.sleep(0)
    computers.lost(frozenset({bucket_of(table.id)}))
    computers.wake(table.id)
    await answered(computers)
    assert (await tables.table(table.id)).state == "finished"


@pytest.mark.parametrize("trouble", ["fails", "hangs", "is too late"])
async def test_answers_that_cannot_be_written_are_given_later(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    """Every third time, writing fails, or another process gives the answer before; or the first is never written."""
    give, tried = tables.answers.give_for_computer, 0

    async def give_or_fail(now: RunningTable, seat: int, keys: Sequence[str]) -> RunningTable:
        nonlocal tried
        tried += 1
        if trouble == "hangs" and tried == 1:
            await asyncio.Event().wait()
        if trouble == "fails" and tried % 3 == 1:
            raise sqlite3.OperationalError("database or disk is full")
        if trouble == "is too late" and now.match.length % 3 == 0:
            other = Tables(store)
            await other.answers.give_for_computer(await other.ledger.present(now.table.id), seat, keys)
        return await give(now, seat, keys)

    monkeypatch.setattr(tables.answers, "give_for_computer", give_or_fail)
    monkeypatch.setattr(module, "TO_ANSWER", 0.5 if trouble == "hangs" else module.TO_ANSWER)
    supervisor = Supervisor()
    computers = Computers(tables, supervisor=supervisor)
    assert (await played(tables, computers, await table_of(store))).state == "finished"
    assert tried > len(await store.answers.standing(1)) or trouble == "is too late"
    assert bool(supervisor.failures) == (trouble == "hangs"), "a database that is away is no failure of theirs"


async def test_answers_stored_by_another_process_meanwhile_are_looked_at(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tells of a person's answer when the match has been read, and nothing has come of that yet."""
    table, computers = await table_of(store, people=(1,)), Computers(tables)
    computers.wake(table.id)
    await answered(computers)
    match = await tables.matches.of(table)
    assert match.awaited == (1,), "only the person is awaited"
    length, keys = match.length, thumb(match)
    present = tables.ledger.present

    async def late(table_id: int, so_far: tuple[Table, NumberedClock]) -> RunningTable:
        monkeypatch.setattr(tables.ledger, "present", present)
        found = await present(table_id, so_far)
        await Tables(store).answers.give(table.id, BEN.user, keys)
        computers.wake(table.id)
        return found

    monkeypatch.setattr(tables.ledger, "present", late)
    computers.wake(table.id)
    await answered(computers)
    assert (await store.answers.how_far(table.id))[1] > length + 1


async def test_unnoticed_answers_take_no_time_that_others_see(
    tables: Tables, store: Store, clock: Hand, waits: Waits
) -> None:
    """However long it takes to store such answers: others see the next one at the same time after the last."""
    table, computers, at = await table_of(store), Computers(tables, 0.8, spare=0.1), [clock.now]
    seen: object = None

    async def pass_on() -> None:
        clock.now += waits[-1]

    def answered(_: Table) -> None:
        nonlocal seen
        match = tables.matches._kept[table.id]
        now = match.events(None), match.view(None).asked
        if now != seen:
            at.append(clock.now)
        else:
            clock.now += 0.02  # it takes its time to store it
        seen = now

    waits.meanwhile = pass_on
    tables.listeners.append(lambda table, _: answered(table))
    table = await played(tables, computers, table)
    match = await tables.matches.of(table)
    assert len(at) - 1 < match.length, "some answers were given in silence"
    assert {round(later - before, 6) for before, later in pairwise(at[:-1])} == {0.9}
