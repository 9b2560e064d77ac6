"""The newest board stands below what was told aloud; the one above leaves its words, or goes when it has none."""

from itertools import chain

from msgspec.structs import replace

import engine
from bot.messages.due import due
from bot.messages.truth import eyes
from bot.store import Posted, Table
from tests.matches import play_by_chance, seed_of
from tests.tables.people import a_table

GAME = "the_traitors"


def moved(table: Table) -> list[tuple[engine.Match, dict[str, Posted], list[str]]]:
    """Moments of a match at which a board was posted below another one: what stood there, and what is deleted then."""
    match, posted, found = engine.replay(table.record(())), dict[str, Posted](), []
    last = 5000
    while match.result is None:
        before = dict(posted)
        deleted = []
        for one in due(table, eyes(table, match), posted):
            if one.deed == "delete":
                deleted.append(one.slot)
                del posted[one.slot]
            else:
                last += 1
                message = last if one.deed == "post" else one.now.message
                posted[one.slot] = replace(one.now, message=message, channel=1)
        if any(slot.startswith("board:") and slot.count(":") == 2 and slot not in before for slot in posted):
            found.append((match, before, deleted))
        play_by_chance(match, seed_of(f"{match.length}"), 1)
    return found


def test_a_board_that_has_no_words_goes_when_the_round_goes_on_below() -> None:
    deleted = [
        slots for _, _, slots in chain(*(moved(a_table(f"evening {one}", game=GAME, seats=8)) for one in range(3)))
    ]
    assert any(deleted)
    assert not all(deleted), "one with words stays"
    assert all(slot.startswith("board:") for slots in deleted for slot in slots)
