"""What stands in a slot is changed only by who knows what stood there."""

from msgspec.structs import replace

from bot.store import Posted, Store

BOARD = Posted("board:1", 100, 5001, "text", "picture")
LATER = replace(BOARD, text="later")


async def test_of_two_who_fill_a_slot_one_does(store: Store) -> None:
    assert await store.swap_posted(1, None, BOARD)
    assert not await store.swap_posted(1, None, replace(BOARD, message=5002))
    assert await store.posted(1) == {"board:1": BOARD}


async def test_what_somebody_else_has_changed_is_not_overwritten(store: Store) -> None:
    await store.swap_posted(1, None, BOARD)
    assert await store.swap_posted(1, BOARD, LATER)
    for old in (BOARD, replace(LATER, message=None), replace(LATER, state="stale"), replace(LATER, picture="other")):
        assert not await store.swap_posted(1, old, replace(BOARD, text="old"))
        assert not await store.drop_posted(1, old)
    assert await store.posted(1) == {"board:1": LATER}


async def test_a_refused_message_is_changed_as_any_other(store: Store) -> None:
    refused = replace(BOARD, message=None)
    await store.swap_posted(1, None, refused)
    assert await store.swap_posted(1, refused, BOARD)
    assert await store.drop_posted(1, BOARD)
    assert await store.posted(1) == {}


async def test_of_several_each_is_changed_by_itself(store: Store) -> None:
    nudge = Posted("nudge", 100, 5002, "text", "")
    await store.swap_posted(1, None, BOARD)
    await store.note_posted(1, (LATER, replace(LATER, state="closed")), (None, nudge), (BOARD, LATER))
    assert await store.posted(1) == {"board:1": LATER, "nudge": nudge}


async def test_of_a_message_it_can_be_said_that_nobody_knows_what_it_shows(store: Store) -> None:
    """Wherever it stands by now."""
    moved = replace(BOARD, slot="former:0:prompt:1:7", state="closed")
    await store.swap_posted(1, None, moved)
    await store.spoil_posted(1, 5001)
    assert await store.posted(1) == {moved.slot: replace(moved, state="stale")}
