"""Newcomers to a seat: they get messages of their own.

The messages of the former sitter say that the seat is theirs no more.
"""

import pytest
from msgspec.structs import replace

from bot import texts
from bot.delivery.plan import changes
from bot.messages.truth import eyes
from bot.store import Posted, PostedState, Sitter, Store
from bot.tables import tenures
from bot.tables.slots import End, OfPerson, OfSeat, kinds, put_aside
from bot.tables.tenures import Progress
from tests.delivery.posting import Shown
from tests.kit.games import GAMES
from tests.matches import SHORT, play_by_chance, seed_of
from tests.tables.people import BEN, EVA, a_table, match_of

SEAT = 1
FORMER_CHANNEL, MESSAGE = 7000, 7001
GONE = texts.speaker("en")("no-longer-yours")
OWN = sorted(kinds(OfSeat), key=lambda one: one.word)


@pytest.mark.parametrize("state", ["shown", "opened", "stale", "settled"])
@pytest.mark.parametrize("kind", OWN, ids=lambda kind: kind.word)
async def test_a_newcomer_s_message_reaches_no_former_one(store: Store, kind: type[OfSeat], state: PostedState) -> None:
    """Check every slot whose name allows a message to the newcomer, whatever stands in the slot."""
    match = match_of(a_table("newcomers"), 7)
    before = await store.tables.open(replace(tenures.dealt(a_table("newcomers")), state="running"))
    for place in range(12):
        old = Posted(kind(SEAT, place), FORMER_CHANNEL, MESSAGE + place, "text", "picture", state)
        assert await store.messages.swap(before.id, None, old)
    gone = tenures.leave(before, Progress(match.length, 1), BEN.user, "Stand-in")
    aside = [put_aside(*one) for one in tenures.left(before, gone)]
    saved = await store.tables.save(gone, aside=aside)
    assert saved is not None
    now = tenures.take(saved, Progress(match.length, 1), SEAT, Sitter("Eva", EVA.user))
    due = changes(now, eyes(now, match), await store.messages.posted(before.id))
    theirs = [one for one in due if one.old is not None and one.place == FORMER_CHANNEL]
    assert {one.old.message for one in theirs if one.old is not None} == {MESSAGE + place for place in range(12)}
    assert all(one.verb == "edit" and one.user is None and GONE in one.content.text for one in theirs)
    assert any(one.user == EVA.user and one.verb == "post" for one in due), "she gets her own"
    assert all(one.place == EVA.user for one in due if one.user == EVA.user)


def test_every_kind_that_a_seat_has_is_kept_from_newcomers() -> None:
    beginnings = put_aside(SEAT, 3).beginnings
    assert sorted(beginnings) == [f"{kind.word}:{SEAT}:" for kind in OWN]


@pytest.mark.parametrize("game", GAMES)
def test_a_message_to_a_person_has_a_slot_of_their_seat_or_name(game: str) -> None:
    """A new kind of message to one person must be one or the other, or the end, after which no seat changes hands.

    In long matches it is looked at after every few answers.
    """
    table = replace(tenures.dealt(a_table("newcomers", game=game)), state="running")
    match, shown = match_of(table, 0), Shown()
    while match.result is None:
        for one in shown.bring_in_line(table, match):
            if one.user is not None:
                assert isinstance(one.slot, OfSeat | OfPerson | End), one.slot
                assert not isinstance(one.slot, OfSeat) or table.sitters[one.slot.seat].user == one.user
        play_by_chance(match, seed_of(f"{match.length}"), 1 if game in SHORT else 20)
