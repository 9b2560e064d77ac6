"""Messages that link to a board which is still to be posted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.store import Sitter
from tests.delivery.evening import DIRECT, PACE, spend
from tests.tables.people import ANNA, a_table

if TYPE_CHECKING:
    from pathlib import Path

    from tests.delivery.evening import Evening

VOTED = 10.0
"""The computer players have voted by then."""


@pytest.mark.usefixtures("vote")
def test_an_edit_waits_for_the_board_to_which_it_links(tmp_path: Path) -> None:
    """No edit has the link to an older board, and none has to be made twice.

    Anna gives the last vote of a ballot. Her question of the next ballot comes into the same message.
    """
    table = a_table("links", seats=3, game="vote")
    table = replace(table, sitters=(table.sitters[0], *(Sitter(f"Robot {seat}", player="thumb") for seat in (1, 2))))

    async def course(evening: Evening) -> None:
        await evening.begin(table, ())
        evening.computers.wake(evening.number)
        await evening.until(VOTED)
        await evening.answer(0, ("1",))
        await evening.until(VOTED + PACE / 2)

    made = [(to, what) for at, to, what, _ in spend(tmp_path, course) if at >= VOTED]
    calls = [one for one in made if one[1] != "delete"]  # she need not be called any more
    own, hall = DIRECT + ANNA.user, table.channel
    assert calls[:2] == [(hall, "post"), (hall, "post")], "the votes, then the board"
    assert sorted(calls[2:]) == sorted([(hall, "edit"), (hall, "edit"), (own, "edit")])
