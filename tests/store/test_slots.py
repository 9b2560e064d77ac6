"""Slots: only a writer who knows what stood in a slot changes it."""

import pytest
from msgspec.structs import replace

from bot.store import Posted, Store
from tests.store.test_tables import fresh

BOARD = Posted("board:1", 100, 5001, "text", "picture")
LATER = replace(BOARD, text="later")


@pytest.fixture(autouse=True)
async def first(store: Store) -> None:
    """The table with the id 1 is open."""
    assert (await store.tables.open(replace(fresh(channel=99), state="running"))).id == 1


async def test_an_edit_under_way_is_no_answer_to_a_later_wish_to_show_the_message_again(store: Store) -> None:
    """Also if the edit itself came of such a wish."""
    table = await store.tables.open(replace(fresh(), state="running"))
    board = replace(BOARD, channel=table.channel)
    await store.messages.swap(table.id, None, board)
    table = await store.tables.save(table, again=[board.slot]) or table
    under_way = await store.messages.in_slot(table.id, board.slot)
    assert under_way is not None
    await store.tables.save(table, again=[board.slot])
    assert not await store.messages.swap(table.id, under_way, under_way.shown_with("text", "picture", "closed"))
    stands = await store.messages.in_slot(table.id, board.slot)
    assert stands is not None
    assert stands.state == "stale"


async def test_a_message_made_before_a_table_forgot_a_person_is_stale(store: Store) -> None:
    """It may have been on its way meanwhile, in this process or another one."""
    table = await store.tables.open(replace(fresh(), state="running"))
    assert await store.deletions.forget_at(table, [], "", show=True, again="archived")
    late = replace(BOARD, channel=table.channel)
    assert await store.messages.swap(table.id, None, late, made_of=table.version)
    assert await store.messages.in_slot(table.id, "board:1") == replace(late, state="stale", picture="?")
    spoiled = replace(late, state="stale", picture="?")
    assert await store.messages.swap(table.id, spoiled, late, made_of=table.version), "nor an edit on its way"
    assert await store.messages.in_slot(table.id, "board:1") == spoiled
    assert await store.messages.swap(table.id, spoiled, late, made_of=table.version + 1)
    assert await store.messages.in_slot(table.id, "board:1") == late
    direct = replace(BOARD, slot="end:0", channel=table.channel + 1)
    await store.messages.note(table.id, (None, direct), made_of=table.version)
    assert await store.messages.in_slot(table.id, "end:0") == direct, "what others got by direct message stays as it is"


async def test_nothing_is_noted_of_whom_a_table_has_forgotten_since(store: Store) -> None:
    table = await store.tables.open(replace(fresh(), state="running"))
    assert await store.deletions.forget_at(table, [], "", show=True, again="archived")
    theirs = replace(BOARD, slot="prompt:0:1", channel=77)
    assert not await store.messages.swap(table.id, None, theirs, made_of=table.version, about=4_040_404)
    assert not await store.messages.swap(
        table.id, None, replace(theirs, slot="guest:4040404"), made_of=table.version, about=4_040_404
    )
    assert await store.messages.posted(table.id) == {}
    assert await store.messages.swap(table.id, None, theirs, made_of=table.version + 1, about=4_040_404)


async def test_nothing_is_noted_of_a_table_whose_messages_were_dropped(store: Store) -> None:
    """A look that began before may find the board still standing in the channel."""
    ended = await store.tables.open(replace(fresh(), state="finished", started=1.0, ended=2.0))
    lobby = await store.tables.open(replace(fresh(), state="aborted", started=None, ended=2.0))
    late = replace(BOARD, channel=ended.channel, state="stale")
    await store.retention.drop_messages([ended.id])
    await store.retention.drop_tables([lobby.id])
    for table in (ended, lobby):
        assert not await store.messages.swap(table.id, None, late, made_of=table.version)
        assert await store.messages.posted(table.id) == {}
    await store.retention.drop_answers([ended.id])
    assert not await store.messages.swap(ended.id, None, late)
