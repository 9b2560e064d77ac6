"""Traces of a person who has been everywhere, at tables and beside them."""

import asyncio
import json
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from msgspec.structs import replace

import engine
from bot.aftermath.standings import Standings
from bot.privacy.own_data import OwnData
from bot.store import CallWish, Consent, PastCall, Posted, Store, Summons, Table, Verdict, Wishes
from bot.tables import Person, Place, Tables, Times, tenures
from bot.tables.ledger import Change
from engine import Subject
from engine.simulate import play_on
from tests.bot.bot_on_sandbox import fixed_secrets
from tests.tables.conftest import Clock
from tests.tables.people import cut, seated

ZELDA, BEN, CLEO, DIRK = (
    Person(number * 100_200_300_400_500, name, "en") for number, name in enumerate(("Zelda", "Ben", "Cleo", "Dirk"), 3)
)
FILE = Path(__file__).parents[2] / "golden" / "own_data.json"
"""All that Zelda is told of herself."""
BLOCKED, BLOCKER = 910_100_200_300_400_500, 920_100_200_300_400_500
OVER, RUNNING, OLD, ADMINISTERED, LOBBY, OWN = (Place(1, "The Court", 100 + number, "en") for number in range(6))


async def over(tables: Tables, store: Store, table: Table) -> Table:
    """The table when its match has been played to its end."""
    match = await tables.matches.of(table)
    match = play_on(engine.replay(match.record), ["thumb"] * match.seats, bytes(32))
    for step, answer in enumerate(match.record.answers):
        assert await store.answers.append(table.id, step, answer, 1.0)
    await tables.ending.finish_if_over(table.id)
    return await tables.table(table.id)


async def begun(tables: Tables, place: Place, *people: Person, pace: str = "live") -> Table:
    """A table at which they play; all of them cut the cards."""
    table = await seated(tables, *people, place=place, pace=pace)
    for one in people:
        table = await cut(tables, table.id, one.user, f"word of {one.name}")
    return await tables.lobby.start(table.id, people[0].user, table.version)


async def leave_traces(tables: Tables, store: Store) -> dict[str, Table]:
    """Leave everything behind that Zelda can leave behind."""
    await store.people.save_wishes(ZELDA.user, Wishes(zone="Europe/Berlin"))
    await tables.blocks.add(ZELDA.user, BLOCKED)
    await tables.blocks.add(BLOCKER, ZELDA.user)
    await tables.settings.choose(1, ZELDA.user, "pace", ["none"])
    played = await over(tables, store, await begun(tables, OVER, ZELDA, BEN, CLEO))
    played = await tables.ending.note_verdicts(
        played.id, (Verdict(ZELDA.user, 0, 3, 4, 1), Verdict(BEN.user, 1, 0, 1, 2))
    )
    await store.direct.save_channel(ZELDA.user, 777_000_777_000_777)
    await store.direct.save_closed(ZELDA.user, 1)
    await store.messages.swap(played.id, None, Posted("end", OVER.channel, 9, "text", "", "closed"))
    await store.messages.swap(played.id, None, Posted("end:0", 777_000_777_000_777, 10, "text", "", "closed"))
    assert await Standings(store, tables.settings, tables.now).leaderboard(1, "verraeter")
    running = await begun(tables, RUNNING, ZELDA, BEN, DIRK)
    match = await tables.matches.of(running)
    decision = match.decisions[match.awaited[0]]
    await tables.answers.give(running.id, running.sitters[match.awaited[0]].user or 0, decision.keys[: decision.least])
    await tables.referee.pause(running.id, ZELDA, f"Zelda was called, \\<@\u2060{ZELDA.user}\\>")
    await tables.notes.mark(running.id, ZELDA.user, "suspect", 1, [Subject(2)])
    await tables.notes.write(running.id, ZELDA.user, "Dirk, I think")
    await store.notes.save_consent(Consent(ZELDA.user, 1, running.id, shows=True))
    await tables.looks.look(ZELDA.user, running, 7)
    await tables.alone.begin(ZELDA.user, "Zelda", "verraeter")
    left = await begun(tables, OLD, BEN, ZELDA, CLEO)
    await tables.seats.change(left.id, lambda now, at: tenures_leave(now, at, ZELDA.user))
    elsewhere = await begun(tables, ADMINISTERED, BEN, CLEO, DIRK)
    await tables.ending.abort(elsewhere.id, ZELDA, "Zelda has closed it")
    own = await tables.lobby.open(OWN, ZELDA, "verraeter", {})
    await tables.lobby.invite(own.id, ZELDA.user, [BEN.user])
    lobby = await tables.lobby.open(LOBBY, DIRK, "verraeter", {})
    await tables.lobby.invite(lobby.id, DIRK.user, [ZELDA.user])
    await tables.lobby.join(lobby.id, ZELDA)
    await cut(tables, lobby.id, ZELDA.user, "rose")
    await leave_calls(store, lobby.id)
    summons = Summons(at=tables.now(), game="verraeter", language="en", people=(ZELDA.user, CLEO.user))
    await tables.ledger.change(lobby.id, lambda table: Change(replace(table, summons=summons)))
    await store.messages.swap(lobby.id, None, Posted(f"guest:{ZELDA.user}", 777_000_777_000_777, 11, "text", ""))
    await store.messages.swap(lobby.id, None, Posted(f"dismissed:{ZELDA.user}", 50, 15, "text", "", "closed"))
    await store.messages.swap(lobby.id, None, Posted(f"entered:{ZELDA.user}", LOBBY.channel, None, "", "", "closed"))
    await store.messages.swap(lobby.id, None, Posted(f"offer:2:{ZELDA.user}", LOBBY.channel, 21, "text", ""))
    for number, slot in enumerate((f"call:{ZELDA.user}", f"offer:1:{ZELDA.user}")):
        deleted = Posted(slot, LOBBY.channel, 12 + number, "text", "")
        await store.messages.swap(lobby.id, None, deleted)
        await store.messages.drop(lobby.id, deleted)
    planned = await tables.plans.make(OWN, ZELDA, "verraeter", tables.now() + 3600, "Europe/Berlin")
    planned = await tables.plans.come(planned.id, BEN)
    return {
        "planned": planned,
        "over": played,
        "running": running,
        "left": left,
        "elsewhere": elsewhere,
        "lobby": lobby,
    }


async def leave_calls(store: Store, table_id: int) -> None:
    """Zelda asked to be called, was called, and has called somebody."""
    await store.calls.save(CallWish(ZELDA.user, 1, "verraeter", 18, 23))
    (asked,) = await store.calls.asked(1, "verraeter")
    assert await store.calls.claim(asked, PastCall(ZELDA.user, table_id, DIRK.user, 5.0))
    assert await store.calls.claim(replace(asked, user=CLEO.user), PastCall(CLEO.user, table_id, ZELDA.user, 6.0))


def tenures_leave(table: Table, progress: tenures.Progress, user: int) -> Table:
    return tenures.leave(table, progress, user, "Zelda (computer)")


async def left_behind(file: Path) -> dict[str, Table]:
    """Leave everything behind in a new database, always the same."""
    clock, store = Clock(), await Store.open(file)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.tables.lobby.secrets", fixed_secrets("traces"))
        patch.setattr("bot.tables.players.alone.secrets", fixed_secrets("traces"))
        found = await leave_traces(Tables(store, times=Times(clock, clock)), store)
    await store.close()
    return found


async def _own_data(file: Path) -> str:
    await left_behind(file)
    store = await Store.open(file)
    files = await OwnData(Tables(store), store).files(ZELDA.user)
    await store.close()
    return json.dumps(files, indent=1, ensure_ascii=False) + "\n"


def told_again() -> str:
    """Return the contents that Zelda is told now, as JSON."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_own_data(Path(folder) / "turncoat.db"))
