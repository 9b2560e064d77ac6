"""Writers of the same slot, and of answers at the same table, one after the other: who knows too little is refused."""

from typing import Any

from msgspec.structs import replace

from bot.store import Posted, Sitter, Table
from bot.tables.slots import Prompt
from engine import Answer
from tests.store.test_tables import fresh
from tests.tables.people import BEN

ELSEWHERE = 2
"""Another server."""
LOOKS = ("text", "picture", "state")


async def slots(store: Any, number: int) -> dict[str, object]:
    """Let several writers change a slot: only one who knows what stands there does."""
    swap, drop = store.messages.swap, store.messages.drop
    board, later = Posted("board:9", 100, 9001, "text", ""), Posted("board:9", 100, None, "later", "")
    found: dict[str, object] = {
        "slot filled, and by another one": [await swap(number, None, one) for one in (board, later)]
    }
    found["changed"] = await swap(number, board, later)
    others: tuple[dict[str, Any], ...] = ({"channel": 1}, {"message": 1}, *({one: "other"} for one in LOOKS))
    outdated = [replace(later, **other) for other in others]
    found["changed by who knows something else of it"] = [await swap(number, one, board) for one in outdated]
    found["dropped by who knows something else of it"] = [await drop(number, one) for one in outdated]
    found["refused, then dropped, and its last message"] = [
        await drop(number, later),
        await store.messages.posted_and_burnt(number),
    ]
    found["sent, dropped, and sent again"] = [await swap(number, None, board), await drop(number, board)]
    found["its last message now"] = await store.messages.posted_and_burnt(number)
    await store.messages.note(number, (None, board), (None, replace(board, slot="nudge:9")), (later, board))
    await store.messages.note(number, (board, later), (later, board), (board, replace(board, text="never")))
    found["each of several by itself"] = await store.messages.posted(number)
    await store.messages.spoil(number, 9001)
    found["stale"] = await store.messages.posted(number)
    return found


async def courses(store: Any, over: Table) -> dict[str, object]:
    """Answer on another server, take back, and answer otherwise: only the last answer is taken back, or follows."""
    sitters = (Sitter(BEN.name, BEN.user), Sitter("Computer 1", player="thumb"))
    table = await store.tables.open(replace(fresh("elsewhere", 4), guild=ELSEWHERE, sitters=sitters))
    number, found = table.id, dict[str, object]()

    async def answered(step: int, key: str, epoch: int) -> bool:
        return bool(await store.answers.append(number, step, Answer(step, (key,)), 7.0, epoch))

    async def taken_back(at: Table, step: int, epoch: int) -> Table | None:
        back: Table | None = await store.tables.take_back(
            at, step, epoch, 9.0, None, (Prompt(step, 1), Prompt(step, 2))
        )
        return back

    found["answered in turn, again, and out of turn"] = [await answered(step, "a", 0) for step in (0, 1, 1, 3)]
    await store.messages.swap(number, None, Posted("prompt:1:1", 70, 5001, "t", "p", "closed"))
    found["taken back: not the last, in another epoch, at an older table"] = [
        await taken_back(replace(table, version=version), step, epoch)
        for version, step, epoch in ((0, 0, 0), (0, 2, 0), (0, 1, 1), (-1, 1, 0))
    ]
    found["taken back when it was over"] = await taken_back(over, 2, 0)
    for epoch in range(2):
        table = await taken_back(table, 1, epoch)
        found[f"taken back, and then answered in both epochs, {epoch}"] = [
            table,
            *[await answered(1, f"k{epoch}", one) for one in (epoch, epoch + 1)],
        ]
    found["too late for the epoch, and in time"] = [await answered(2, "late", 1), await answered(2, "c", 2)]
    found["given elsewhere"] = await store.answers.given(number)
    found["asked again elsewhere"] = await store.messages.posted(number)
    return found
