"""SQLite and PostgreSQL answer alike, whatever they are asked."""

import inspect
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.store import (
    PLAYER,
    Action,
    Clock,
    Deletion,
    Heard,
    Late,
    Placing,
    Posted,
    Rating,
    ServerSettings,
    Shown,
    Sitter,
    Store,
    Table,
    Timed,
    Wishes,
)
from engine import Answer
from tests.store.test_tables import fresh
from tests.tables.people import ANNA, BEN, CLEO, HALL
from tests.tables.some_results import a_match

GUILD = HALL.guild
DAY = 86_400.0
PROGRAM = "program"
ELSEWHERE = {"open", "close", "size", "trouble"}
"""What the other tests of this folder ask, or is not the same."""


class Asked:
    """A store of which it is noted what it was asked."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.methods: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.methods.add(name)
        return getattr(self.store, name)


@pytest.fixture
async def both(path: Path, address: str) -> AsyncIterator[tuple[Asked, Asked]]:
    stores = [await Store.open(where) for where in (path, address)]
    yield Asked(stores[0]), Asked(stores[1])
    for one in stores:
        await one.close()


async def test_they_answer_alike(both: tuple[Asked, Asked]) -> None:
    """Everything that a store can be asked, before and after somebody's data are deleted and most of it is dropped."""
    (first, second), (files, postgres) = both, [await evening(one) for one in both]
    assert list(files) == list(postgres)
    for what, answer in files.items():
        assert postgres[what] == answer, what
    methods = {name for name, one in inspect.getmembers(Store) if not name.startswith("_")} - ELSEWHERE
    assert first.methods == second.methods == methods, "a new method must be asked here, too"


async def evening(store: Any) -> dict[str, object]:
    """Play, look, delete Anna's data, look, and drop."""
    lobby, running, over = await tables(store)
    await messages(store, running, over)
    await people(store, lobby)
    await ratings(store, over)
    shared = await processes(store, running)
    before = await everything(store, running)
    await store.forget_unreadable(lobby.id, ANNA.user)
    alone = replace(running, sitters=(Sitter("Former"), *running.sitters[1:]))
    actions = [replace(one, who=0, about="<@0>") for one in await store.actions_at(running.id)]
    forgotten = await store.forget_at(alone, actions, "Former", show=True)
    (begun,) = await store.begun_deletions()
    await store.finish_deletion(begun)
    await store.wipe(ANNA.user, [ANNA.name])
    await store.rewrite_reasons([replace(one, reason="rewritten") for one in await store.reasons([GUILD])])
    after = await everything(store, running)
    left = await retention(store, over)
    return {
        **shared,
        **{f"before: {what}": one for what, one in before.items()},
        "forgotten": forgotten,
        **{f"after: {what}": one for what, one in after.items()},
        **left,
    }


async def timed(store: Any, table: Table, clock: Clock, due: float) -> Timed:
    """A clock in place of the present one."""
    return Timed(clock, due, (await store.numbered_clock(table.id))[0])


async def processes(store: Any, table: Table) -> dict[str, object]:
    """What several processes write only as long as nobody else has been quicker, and look at."""
    board, later = Posted("board:9", 100, 9001, "text", ""), Posted("board:9", 100, None, "later", "")
    now = await timed(store, table, Clock(heard=9.0), 70.0)
    return {
        "slots": [
            await store.swap_posted(table.id, None, board),
            await store.note_posted(table.id, (board, later), (board, board), (None, board)),
            await store.drop_posted(table.id, board),
            await store.spoil_posted(table.id, 9001),
            await store.swap_posted(table.id, later, board),
            await store.drop_posted(table.id, board),
        ],
        "swapped clocks": [await store.swap_clock(table.id, now, length) for length in (99, None, None)],
        "numbered": await store.numbered_clock(table.id),
        "own clock": [await store.next_clock("1" * table.id + kind * (256 - table.id)) for kind in "01"],
        "standing": sorted(await store.standing("1" * 256, 0.0)),
        "heard": [
            await store.heard(),
            await store.note_heard(None, Heard(2, 1, 5.0, heard=True), 0.0),
            await store.note_heard(None, Heard(2, 1, 6.0, heard=True), 100.0),
            await store.note_heard(Heard(2, 1, 5.0, heard=True), Heard(2, 1, 7.0, heard=False), 100.0),
            await store.heard(),
        ],
        "late": [
            await store.save_late(table.id, Late("blocked", direct=True)),
            await store.late(table.id),
            await store.forget_late("0" * 256),
            await store.save_late(table.id, Late(channel=True)),
            await store.late(table.id),
            await store.save_late(table.id, Late()),
            await store.save_late(table.id, Late("blocked")),
            await store.forget_late("1" * 256),
            await store.late(table.id),
        ],
        "facts": [
            await store.swap_fact("shared", before, now) for before, now in ((None, "1"), (None, "2"), ("1", "3"))
        ],
    }


async def tables(store: Any) -> tuple[Table, Table, Table]:
    """One in a lobby, a running one of whose answers one has been taken back, and one that is over."""
    lobby = await store.add_table(replace(fresh("lobby", 1), state="lobby", opener=ANNA.user, opened=5.0))
    running = await store.add_table(replace(fresh("running", 2), started=6.0))
    over = await store.add_table(replace(fresh("over", 3), started=6.0, ended=9.0))
    for table in (running, over):
        for step in range(3):
            assert await store.append(table.id, step, Answer(step, ("a", "b")), 7.0 + step)
    await posted(store, running, Posted("prompt:2:1", 50, 7, "t", "p"), Posted("prompt:2:2", 50, 8, "t", "p"))
    running = await store.take_back(running, 2, 0, 10.0, await timed(store, running, Clock(heard=3.0), 40.0), 2, (1, 2))
    assert running is not None
    action = Action(at=5.0, guild=GUILD, table=running.id, who=ANNA.user, what="pause", about=f"<@{BEN.user}>")
    running = await store.save_table(
        running, action, await timed(store, running, Clock(heard=4.0, paused=5.0, paused_by=ANNA.name), 50.0)
    )
    over = await store.save_table(
        replace(over, state="finished"), results=a_match(over.id, [(ANNA.user, 1), (BEN.user, 2)], ended=9.0)
    )
    return lobby, running, over


async def posted(store: Any, table: Table, *ones: Posted) -> None:
    """These stand where nothing stood."""
    await store.note_posted(table.id, *((None, one) for one in ones))


async def messages(store: Any, running: Table, over: Table) -> None:
    nudge = Posted("nudge", 60, 9, "t", "p")
    await posted(store, running, Posted("board:1", 60, None, "t", "p", "stale"), nudge)
    await posted(store, over, Posted(f"guest:{ANNA.user}", 50, 11, "t", "p", "closed"))
    running = await store.save_table(running, left=[(2, 1)])
    await posted(store, running, Posted("prompt:2:2", 50, 12, "t", "p"), Posted("sight:2:1", 50, 13, "t", "p"))
    await store.save_table(running, left=[(2, 1)])
    await store.drop_posted(running.id, nudge)
    await store.save_shown(PROGRAM, [Shown(over.id, over.version, 3, None), Shown(running.id, 1, 2, None)])
    await store.save_clock(over.id, Clock(), 30.0)
    await store.put_off_clock(over.id, None)
    await store.put_off_clock(over.id, 35.5)
    await store.note_heard(None, Heard(2, 0, 10.0, heard=True), 1.5)
    await store.move_clocks_of(GUILD, 2.5, 20.0)


async def people(store: Any, lobby: Table) -> None:
    await store.save_fact(f"dm {ANNA.user}", "50")
    await store.save_fact(f"dm closed {ANNA.user}", "5")
    await store.save_fact(f"dm {BEN.user}", "")
    await store.save_fact("dm 404", "nobody's")
    await store.sweep_facts()
    await store.was_put_back(5.0)
    await store.save_wishes(ANNA.user, Wishes(statistics=False))
    await store.save_wishes(ANNA.user, Wishes(statistics=False, tips=False))
    for user, blocked, at in ((ANNA.user, BEN.user, 1.0), (BEN.user, ANNA.user, 2.0), (BEN.user, CLEO.user, 3.0)):
        await store.block(user, blocked, at)
        await store.block(user, blocked, at + 1)
    await store.unblock(BEN.user, CLEO.user)
    chose = Action(
        at=6.0, guild=GUILD, table=0, who=BEN.user, what="set", about=f"<@{ANNA.user}>", reason=str(ANNA.user)
    )
    for pace in ("live", "none"):
        await store.save_settings(GUILD, ServerSettings(pace=pace), chose)
    await store.mark_told(1)
    await store.begin_deletion(Deletion("d", 8.0, ANNA.user))


async def ratings(store: Any, over: Table) -> None:
    def reckon(newest: Mapping[int, Rating], rows: Sequence[Placing]) -> list[Rating]:
        return [Rating(one.user or 0, "2023-4", len(newest), 1.0, last=one.ended) for one in rows]

    while await store.rate(GUILD, "verraeter", "quarter", reckon):
        pass
    await store.replace_results(over.id, [*await store.results_of(over.id)])
    while await store.rate(GUILD, "verraeter", "quarter", reckon):
        pass
    await store.forget_ratings([GUILD + 1])


async def everything(store: Any, running: Table) -> dict[str, object]:
    """Every question that changes nothing."""
    number, anna = running.id, ANNA.user
    return {
        "table": await store.table(number),
        "none": [await store.table(99), await store.so_far(99)],
        "with its progress": await store.so_far(number),
        "here": [await store.table_in(channel) for channel in (1, 2, 3, 4)],
        "finished": await store.finished(),
        "open": await store.open_tables(),
        "open here": await store.open_tables_of_guild(GUILD),
        "hers": await store.open_tables_of_user(anna),
        "lobbies": await store.lobbies(),
        "opened": await store.count_opened(anna, 5.0),
        "how far": await store.how_far(number),
        "given": await store.given(number),
        "answers": await store.answers(number),
        "answered at": [await store.answered_at(number, step) for step in range(3)],
        "dated": await store.dated_answers(number),
        "posted": sorted((await store.posted(number)).items()),
        "slots": [await store.posted_in(number, slot) for slot in ("board:1", "board:99")],
        "burnt": sorted((await store.posted_and_burnt(number))[1].items()),
        "messages": await store.messages_in(50),
        "to her": await store.messages_to(anna),
        "to him": await store.messages_to(BEN.user),
        "shown": await store.shown(PROGRAM),
        "whereabouts": [await store.whereabouts(since, guild) for since in (1.0, 10.0) for guild in (None, GUILD, 2)],
        "clock": await store.clock(number),
        "next clock": [
            await store.next_clock(),
            await store.next_clock(shards="10"),
            await store.next_clock(shards="01"),
        ],
        "heard": await store.heard(),
        "fact": [await store.fact(f"dm {user}") for user in (anna, BEN.user, CLEO.user, 404, "x")],
        "settings": [await store.settings(guild) for guild in (GUILD, 2)],
        "actions": [await store.actions_of(GUILD, most) for most in (1, 9)],
        "untold": await store.untold_actions(),
        "reasons": [await store.reasons(guilds) for guilds in ([GUILD, 2], [])],
        "actions at": await store.actions_at(number),
        "actions with": await store.actions_with(anna),
        "wishes": [await store.wishes(user) for user in (anna, BEN.user)],
        "asked where": await store.asked_where([anna, BEN.user]),
        "unlisted": await store.unlisted(GUILD),
        "first": await store.first_matches(anna, running.game, 5),
        "played": await store.played_by(anna),
        "blocked": [await store.blocked_by(anna), await store.blockers_of(anna), await store.blocked_at(anna)],
        "results": await store.results_of(3),
        "history": [await store.history(GUILD, BEN.user, game, 5) for game in (None, "verraeter", "traitor")],
        "matches": await store.results_of_matches(GUILD, BEN.user, None),
        "of person": await store.results_of_person(anna),
        "ratings": sorted(
            (one.user, one.season, one.last) for one in await store.ratings(GUILD, "verraeter", "2023-4")
        ),
        "ratings of": await store.ratings_of(BEN.user),
        "seasons": await store.seasons(GUILD, "verraeter"),
        "last game": [await store.last_game(guild, ["traitor", "verraeter"]) for guild in (GUILD, 2)],
        "with": await store.tables_with(anna),
        "deletions": await store.begun_deletions(),
        "counts": [await store.count_open_tables(), await store.count_due_clocks(25.0)],
        "servers": await store.servers(),
        "ended": await store.ended_tables_of(GUILD, 9),
    }


async def retention(store: Any, over: Table) -> dict[str, object]:
    found: dict[str, object] = {"messages": await store.tables_to_drop("messages", DAY, 9)}
    await store.drop_messages([over.id])
    found["posted"], found["answers"] = await store.posted(over.id), await store.tables_to_drop("answers", DAY, 9)
    await store.drop_answers([over.id])
    found["cleared"], found["given"] = await store.table(over.id), await store.given(over.id)
    found["how far"] = await store.how_far(over.id)
    found["result"] = [(one.user, one.player == PLAYER) for one in await store.results_of(over.id)]
    await store.drop_tables([over.id])
    found["dropped"] = await store.table(over.id), await store.results_of(over.id)
    found["actions"] = [await store.drop_actions(before, 1) for before in (1.0, DAY)]
    await store.drop_server(GUILD)
    found["servers"], found["seasons"] = await store.servers(), await store.seasons(GUILD, "verraeter")
    return found
