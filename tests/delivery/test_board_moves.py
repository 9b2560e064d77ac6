"""The newest board stands below what was told aloud; the one above, to which messages link, stays with its words."""

from itertools import chain

from msgspec.structs import replace

import engine
from bot.delivery.plan import changes
from bot.messages.truth import eyes
from bot.store import Posted, Table
from tests.matches import play_by_chance, seed_of
from tests.tables.people import a_table

GAME = "the_traitors"


def moved(table: Table) -> list[dict[str, str]]:
    """Return the changed boards with their texts, whenever a board is posted below another board of its round."""
    match, posted, found = engine.replay(table.record(())), dict[str, Posted](), []
    last = 5000
    while match.result is None:
        said = dict[str, str]()
        for one in changes(table, eyes(table, match), posted):
            last += 1
            message = last if one.verb == "post" else one.now.message
            posted[one.slot] = replace(one.now, message=message, channel=1)
            if one.slot.startswith("board:"):
                assert one.verb != "delete", "older messages link to it"
                said[one.slot] = one.content.text
        if len(said) > 1 and any(slot.count(":") == 2 for slot in said):
            found.append(said)
        play_by_chance(match, seed_of(f"{match.length}"), 1)
    return found


def test_a_board_above_says_what_led_there_and_that_the_round_goes_on_below() -> None:
    found = list(chain(*(moved(a_table(f"evening {one}", game=GAME, seats=8)) for one in range(3))))
    older = [text for said in found for text in list(said.values())[1:]]
    assert older
    assert all(text.splitlines()[0].endswith("· goes on below") for text in older)
    assert {len(text.splitlines()) > 1 for text in older} == {True, False}, "with words of its own, and without any"
