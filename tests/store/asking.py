"""Everything that a store can be asked, and all that it can hold: an evening, before and after a deletion.

``tests/golden/store.txt`` has the answers.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot.store import (
    PLAYER,
    Action,
    CallWish,
    Clock,
    Consent,
    Deletion,
    HearingNote,
    Late,
    LoneMatch,
    Mark,
    NextClock,
    Notes,
    PastCall,
    Placing,
    Posted,
    Rating,
    ServerSettings,
    ShownTable,
    Sitter,
    Table,
    TakenNotes,
    Wishes,
)
from bot.tables.slots import ArchivedThread, Guest, Prompt, ThreadMember, of_person, put_aside, seen_of
from engine import Answer, Record
from tests.store.some_clocks import set_clock
from tests.store.test_tables import fresh
from tests.store.writers import ELSEWHERE, courses, slots
from tests.tables.people import ANNA, BEN, CLEO, HALL
from tests.tables.results.some_results import a_match

GUILD = HALL.guild
KEYS = (("farmer",), (), ("3.1", "4.1"))
DAY = 86_400.0
PROGRAM = "program"


async def played(store: Any) -> tuple[Table, Table, Table]:
    """Fill every table of the database; return a lobby, a running table and one that is over."""
    lobby, running, over = await tables(store)
    await messages(store, running, over)
    await people(store, lobby)
    await notes(store, running)
    await calls(store, running)
    await ratings(store, over)
    return lobby, running, over


async def finish_deletion(store: Any) -> None:
    (begun,) = await store.deletions.begun()
    await store.deletions.date(replace(begun, at=begun.at + 1))
    begun = await store.deletions.get(begun.id)
    await store.deletions.finish(begun, (Guest(ANNA.user), ThreadMember(ANNA.user)), seen_of(ANNA.user), "call:former:")


async def evening(store: Any) -> dict[str, object]:
    """Play, look, delete Anna's data, look, and drop."""
    lobby, running, over = await played(store)
    shared = {**await processes(store, running), **await courses(store, over)}
    before = await everything(store, running)
    await store.deletions.forget_unreadable(lobby.id, ANNA.user)
    alone = replace(await store.tables.get(running.id), sitters=(Sitter("Former"), *running.sitters[1:]))
    actions = [replace(one, who=0, about="<@0>") for one in await store.actions.at_table(running.id)]
    forgotten = await store.deletions.forget_at(alone, actions, "Former", show=True, again=ArchivedThread())
    await finish_deletion(store)
    await store.deletions.wipe(ANNA.user, [ANNA.name])
    await store.actions.rewrite_reasons(
        [replace(one, reason="rewritten") for one in await store.actions.with_reasons([GUILD])]
    )
    after = await everything(store, running)
    left = await retention(store, over)
    return {
        **shared,
        **{f"before: {what}": one for what, one in before.items()},
        "forgotten": forgotten,
        **{f"after: {what}": one for what, one in after.items()},
        **left,
    }


async def timed(store: Any, table: Table, clock: Clock, due: float) -> NextClock:
    """A clock in place of the present one."""
    return NextClock(clock, due, (await store.clocks.numbered(table.id))[0])


async def processes(store: Any, table: Table) -> dict[str, object]:
    """Write and look at what several processes share, and return the results.

    They write only as long as nobody else has been quicker.
    """
    now = await timed(store, table, Clock(heard=9.0), 70.0)
    return {
        **await slots(store, table.id),
        "swapped clocks": [await store.clocks.swap(table.id, now, length) for length in (99, None, None)],
        "numbered": await store.clocks.numbered(table.id),
        "own clock": [await store.clocks.next("1" * table.id + kind * (256 - table.id)) for kind in "01"],
        "standing": sorted(await store.tables.progress("1" * 256, 0.0)),
        "heard": [
            await store.hearing.all(),
            await store.hearing.note(None, HearingNote(2, 1, 5.0, heard=True), 0.0),
            await store.hearing.note(None, HearingNote(2, 1, 6.0, heard=True), 100.0),
            await store.hearing.note(HearingNote(2, 1, 5.0, heard=True), HearingNote(2, 1, 7.0, heard=False), 100.0),
            await store.hearing.all(),
        ],
        "late": [
            await store.late.save(table.id, Late("blocked", direct=True)),
            await store.late.get(table.id),
            await store.late.forget("0" * 256),
            await store.late.save(table.id, Late(channel=True)),
            await store.late.get(table.id),
            await store.late.save(table.id, Late()),
            await store.late.save(table.id, Late("blocked")),
            await store.late.forget("1" * 256),
            await store.late.get(table.id),
        ],
        "facts": [
            await store.facts.swap("shared", before, now) for before, now in ((None, "1"), (None, "2"), ("1", "3"))
        ],
    }


async def tables(store: Any) -> tuple[Table, Table, Table]:
    """One in a lobby, a running one of whose answers one has been taken back, and one that is over."""
    lobby = await store.tables.open(replace(fresh("lobby", 1), state="lobby", opener=ANNA.user, opened=5.0))
    running = await store.tables.open(replace(fresh("running", 2), opener=ANNA.user, opened=6.0, started=6.0))
    over = await store.tables.open(replace(fresh("over", 3), opener=ANNA.user, opened=6.0, started=6.0, ended=9.0))
    lobby = await store.tables.save(replace(lobby, sitters=lobby.sitters[:2]))
    await store.tables.open(replace(fresh("over, later", 2), state="aborted", sitters=()))
    for table in (running, over):
        for step, keys in enumerate(KEYS):
            assert await store.answers.append(table.id, step, Answer(2 - step, keys), 7.0 + step)
    await posted(store, running, Posted("prompt:2:1", 50, 7, "t", "p"), Posted("prompt:2:2", 50, 8, "t", "p"))
    running = await store.tables.take_back(
        running, 2, 0, 10.0, await timed(store, running, Clock(heard=3.0), 40.0), (Prompt(2, 1), Prompt(2, 2))
    )
    assert running is not None
    action = Action(at=5.0, guild=GUILD, table=running.id, who=ANNA.user, what="pause", about=f"<@{BEN.user}>")
    running = await store.tables.save(
        running, action, await timed(store, running, Clock(heard=4.0, paused=5.0, paused_by=ANNA.name), 50.0)
    )
    over = await store.tables.save(
        replace(over, state="finished"), results=a_match(over.id, [(ANNA.user, 1), (BEN.user, 2)], ended=9.0)
    )
    return lobby, running, over


async def posted(store: Any, table: Table, *ones: Posted) -> None:
    """These stand where nothing stood."""
    await store.messages.note(table.id, *((None, one) for one in ones))


async def messages(store: Any, running: Table, over: Table) -> None:
    nudge = Posted("nudge", 60, 9, "t", "p")
    await posted(store, running, Posted("board:1", 60, None, "t", "p", "stale"), nudge)
    await posted(store, over, Posted(f"guest:{ANNA.user}", 50, 11, "t", "p", "closed"))
    running = await store.tables.save(running, aside=[put_aside(2, 1)])
    await posted(store, running, Posted("prompt:2:2", 50, 12, "t", "p"), Posted("sight:2:1", 50, 13, "t", "p"))
    await store.tables.save(running, aside=[put_aside(2, 1)], again=["sight:2:1"])
    await store.messages.drop(running.id, nudge)
    await store.shown.save(PROGRAM, [ShownTable(over.id, over.version, 3, None), ShownTable(running.id, 1, 2, None)])
    await set_clock(store, over.id, Clock(), 30.0)
    await store.clocks.put_off(over.id, None)
    await store.clocks.put_off(over.id, 35.5)
    await store.hearing.note(None, HearingNote(2, 0, 10.0, heard=True), 1.5)
    await store.clocks.move(GUILD, 2.5, 20.0)


async def people(store: Any, lobby: Table) -> None:
    await store.direct.save_channel(ANNA.user, 50)
    await store.direct.save_closed(ANNA.user, 5)
    await store.direct.save_called(ANNA.user, "1 first")
    await store.direct.save_channel(BEN.user, None)
    await store.direct.save_used(404)
    await store.direct.save_closed(404, 5)
    await store.direct.save_channel(404, 50)
    await store.direct.save_called(404, "of who sits nowhere nothing is kept")
    await store.direct.sweep()
    await store.facts.save("much", "told")
    await store.was_put_back(5.0)
    await store.people.save_wishes(ANNA.user, Wishes(statistics=False))
    await store.people.save_wishes(ANNA.user, Wishes(statistics=False, tips=False))
    anna, ben, cleo = ANNA.user, BEN.user, CLEO.user
    for user, blocked, at in ((anna, ben, 1.0), (anna, cleo, 4.0), (ben, anna, 2.0), (ben, cleo, 3.0)):
        await store.people.block(user, blocked, at)
        await store.people.block(user, blocked, at + 1)
    await store.people.unblock(ben, cleo)
    chose = Action(
        at=6.0, guild=GUILD, table=0, who=BEN.user, what="set", about=f"<@{ANNA.user}>", reason=str(ANNA.user)
    )
    for pace in ("live", "none"):
        await store.servers.save_settings(GUILD, ServerSettings(pace=pace), chose)
    await store.servers.save_settings(
        ELSEWHERE, ServerSettings(games=("traitor",), log=7), replace(chose, guild=ELSEWHERE)
    )
    await store.actions.mark_told(1)
    await store.deletions.begin(Deletion("d", 8.0, ANNA.user))


async def notes(store: Any, running: Table) -> None:
    thought = Notes((Mark(1, "suspect"),), "text")
    taken = [TakenNotes(running.id, ANNA.user, number, moment, 0, thought) for number, moment in ((1, 3), (2, 4))]
    again, nobody = replace(taken[0], number=3, moment=4), replace(taken[0], user=404)
    assert [await store.people.looked(ANNA.user, running.id, events) for events in (3, 5, 5)] == [None, 3, 5]
    record = Record(game="verraeter", rules=1, seats=3, options={}, seed=bytes(32))
    lones = [LoneMatch(number, ("Anna", "Aiko", "Bram"), record, (1.5,)) for number in (1, 2, 1)]
    assert [await store.people.save_lone(ANNA.user, one, 9.5) for one in lones] == [True, True, False]
    further = replace(lones[1], record=replace(record, answers=(Answer(0, ("farmer",)),)))
    assert [await store.people.save_lone(ANNA.user, further, 10.5, before=0) for _ in "ab"] == [True, False]
    assert [await store.people.save_lone(BEN.user, one, 2.5) for one in lones[:1]] == [True]
    assert [await store.people.drop_lone(before, 5) for before in (2.5, 9.5, 9.5)] == [0, 1, 0]
    saved = [await store.notes.save(one) for one in (*taken, taken[1], again, nobody)]
    assert saved == [True, True, False, True, False]
    await store.notes.save_consent(Consent(ANNA.user, GUILD, 0, shows=False))
    await store.notes.save_consent(Consent(ANNA.user, GUILD, running.id, shows=True))
    await store.notes.save_consent(Consent(BEN.user, GUILD, running.id, shows=True))
    await store.notes.hide(BEN.user, GUILD)


async def calls(store: Any, running: Table) -> None:
    """Let people ask to be called, be called, and one call come between another."""
    for user, game, since in ((ANNA.user, "", 18), (ANNA.user, "traitor", None), (BEN.user, running.game, None)):
        for until in (20, None if since is None else 23):
            await store.calls.save(CallWish(user, GUILD, game, since, until))
    await store.calls.drop(ANNA.user, GUILD, "traitor")
    await store.calls.drop(CLEO.user, GUILD)
    for one in await store.calls.asked(GUILD, running.game):
        made = PastCall(one.user, running.id, BEN.user if one.user == ANNA.user else ANNA.user, 7.5)
        assert [await store.calls.claim(one, made) for _ in "ab"] == [True, False]
        if one.user == BEN.user:
            await store.calls.give_back(one, running.id)
            assert await store.calls.claim(one, made)


async def ratings(store: Any, over: Table) -> None:
    def reckon(newest: Mapping[int, Rating], rows: Sequence[Placing]) -> list[Rating]:
        return [Rating(one.user or 0, "2023-4", len(newest), 1.0, last=one.ended) for one in rows]

    while await store.ratings.reckon(GUILD, "verraeter", "quarter", reckon):
        pass
    await store.results.replace(over.id, [*await store.results.of_table(over.id)])
    while await store.ratings.reckon(GUILD, "verraeter", "quarter", reckon):
        pass


async def everything(store: Any, running: Table) -> dict[str, object]:
    """Every question that changes nothing."""
    number, anna = running.id, ANNA.user
    return {
        "table": await store.tables.get(number),
        "none": [await store.tables.get(99), await store.tables.with_clock(99)],
        "with its progress": await store.tables.with_clock(number),
        "here": [await store.tables.in_channel(channel) for channel in (1, 2, 3, 4)],
        "finished": await store.tables.finished(),
        "open": await store.tables.all_open(),
        "open here": await store.tables.open_on(GUILD),
        "hers": await store.tables.open_of(anna),
        "his": await store.tables.open_of(BEN.user),
        "open of who left, and of who is part of another number": [
            await store.tables.open_of(user) for user in (CLEO.user, 1)
        ],
        "lobbies": await store.tables.lobbies(),
        "planned here": await store.tables.planned_on(GUILD),
        "she comes": await store.tables.planned_of(anna),
        "cleared": await store.tables.clear(HALL.channel),
        "opened": [await store.tables.count_opened(anna, since) for since in (5.0, 5.5, 7.0)],
        "how far": await store.answers.how_far(number),
        "given": await store.answers.given(number),
        "answers": await store.answers.standing(number),
        "answered at": [await store.answers.time_of(number, step) for step in range(3)],
        "dated": await store.answers.dated(number),
        "posted": sorted((await store.messages.posted(number)).items()),
        "slots": [await store.messages.in_slot(number, slot) for slot in ("board:1", "board:99")],
        "burnt": sorted((await store.messages.posted_and_burnt(number))[1].items()),
        "messages": await store.messages.in_channel(50),
        "to her": await store.messages.sent_to(anna, of_person(anna)),
        "to him": await store.messages.sent_to(BEN.user, of_person(BEN.user)),
        "shown": await store.shown.tables(PROGRAM),
        "whereabouts": [
            await store.tables.whereabouts(since, guild) for since in (1.0, 10.0) for guild in (None, GUILD, 2)
        ],
        "clock": await store.clocks.get(number),
        "next clock": [
            await store.clocks.next(),
            await store.clocks.next(shards="10"),
            await store.clocks.next(shards="01"),
        ],
        "heard": await store.hearing.all(),
        "direct": [await store.direct.get(user) for user in (anna, BEN.user, CLEO.user, 404)],
        "fact": [await store.facts.get(name) for name in ("much", "x")],
        "settings": [await store.servers.settings(guild) for guild in (GUILD, ELSEWHERE, 3)],
        "actions": [await store.actions.last(GUILD, most) for most in (1, 9)],
        "untold": await store.actions.untold(),
        "reasons": [await store.actions.with_reasons(guilds) for guilds in ([GUILD, 2], [])],
        "actions at": await store.actions.at_table(number),
        "actions with": await store.actions.with_person(anna),
        "wishes": [await store.people.wishes(user) for user in (anna, BEN.user)],
        "asked here": [sorted(await store.people.asked_here(guild, [anna, BEN.user])) for guild in (GUILD, 2)],
        "unlisted": await store.people.unlisted(GUILD),
        "first": await store.people.first_matches(anna, running.game, 5),
        "played": await store.people.played(anna),
        "blocked": [
            await store.people.blocked_by(anna),
            *[await store.people.blockers_of(user) for user in (anna, CLEO.user)],
            await store.people.blocked_at(anna),
        ],
        "notes": [
            await store.notes.newest(number, anna),
            await store.notes.newest(number, BEN.user),
            await store.notes.at_table(number),
            await store.notes.of_person(anna),
            await store.notes.tables_of(anna),
        ],
        "consents": [
            await store.notes.consents(GUILD, number),
            await store.notes.consents_of(anna),
            sorted(await store.notes.undecided(GUILD, number)),
            sorted(await store.notes.have_marked(number)),
        ],
        "called": [
            await store.calls.asked(GUILD, running.game),
            await store.calls.since(GUILD, 7.0),
            *[await store.calls.wishes(user) for user in (anna, BEN.user)],
            *[await store.calls.of_person(user) for user in (anna, BEN.user)],
            *[await store.calls.count(GUILD, 0.0, host) for host in (None, anna)],
        ],
        "alone": [await store.people.lone(anna), await store.people.lone(BEN.user)],
        "looked": [await store.people.looked_at(anna), await store.people.looked_at(BEN.user)],
        "results": await store.results.of_table(3),
        "history": [await store.results.history(GUILD, BEN.user, game, 5) for game in (None, "verraeter", "traitor")],
        "matches": [await store.results.of_matches(guild, BEN.user, None) for guild in (GUILD, None)],
        "shared": [
            await store.results.shared(GUILD, BEN.user, CLEO.user, one) for one in await store.results.of_table(3)
        ],
        "of person": await store.results.of_person(anna),
        "betrayals": await store.results.betrayals(GUILD, (ANNA.user, BEN.user, CLEO.user)),
        "ratings": sorted(
            (one.user, one.season, one.last) for one in await store.ratings.of_season(GUILD, "verraeter", "2023-4")
        ),
        "ratings of": await store.ratings.of_person(BEN.user),
        "seasons": await store.ratings.seasons(GUILD, "verraeter"),
        "last game": [await store.results.last_game(guild, ["traitor", "verraeter"]) for guild in (GUILD, 2)],
        "with": await store.deletions.tables_with(anna),
        "calling": sorted(await store.deletions.tables_calling(ANNA.name)),
        "deletions": await store.deletions.begun(),
        "counts": [
            sorted((await store.tables.count_open()).items()),
            *[await store.clocks.count_due(now) for now in (25.0, 60.0, 80.0)],
        ],
        "servers": await store.servers.all(),
        "ended": await store.retention.ended_on(GUILD, 9),
    }


async def retention(store: Any, over: Table) -> dict[str, object]:
    found: dict[str, object] = {"messages": await store.retention.due("messages", DAY, 9)}
    await store.retention.drop_messages([over.id])
    found["posted"], found["answers"] = (
        await store.messages.posted(over.id),
        await store.retention.due("answers", DAY, 9),
    )
    await store.retention.drop_answers([over.id])
    found["cleared"], found["given"] = await store.tables.get(over.id), await store.answers.given(over.id)
    found["how far"] = await store.answers.how_far(over.id)
    found["result"] = [(one.user, one.player == PLAYER) for one in await store.results.of_table(over.id)]
    await store.retention.drop_tables([over.id])
    found["dropped"] = await store.tables.get(over.id), await store.results.of_table(over.id)
    found["dropped answers"] = await store.answers.how_far(over.id)
    found["actions"] = [await store.actions.drop(before, 1) for before in (1.0, DAY)]
    await store.servers.drop(GUILD)
    found["servers"], found["seasons"] = await store.servers.all(), await store.ratings.seasons(GUILD, "verraeter")
    return found
