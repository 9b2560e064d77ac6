"""Displays while several people answer one question.

Until all have answered, they show that somebody has answered, and nothing else.
"""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.messages.content import Content, WantedMessage
from bot.store import Posted, Table
from engine import Match
from tests.delivery.posting import Shown, calls
from tests.tables.people import ANNA, CLEO, a_table, match_of

VOTE_2 = ((0, "2"), (1, "2"), (2, "0"), (3, "2"))
CHANGED = ((0, "1"), (0, "3"), (1, "2"), (0, "2"), (2, "0"), (2, "1"), (2, "0"), (3, "2"))
"""The same votes in the end."""

Votes = Sequence[tuple[int, str]]


@pytest.fixture(autouse=True)
def table(vote: None) -> Table:
    return a_table("vote", game="vote")


def play(match: Match, votes: Votes) -> Match:
    for seat, key in votes:
        match.play(seat, [key])
    return match


def shown_at_once(table: Table, shown: Shown, match: Match, votes: Votes) -> list[set[str]]:
    """Return the messages that are posted or edited after each of the votes."""
    found = []
    for vote in votes:
        before = dict(shown.posted)
        shown.bring_in_line(table, play(match, [vote]))
        found.append(calls(before, shown.posted))
    return found


def by_slot(wanted: Sequence[WantedMessage]) -> dict[str, Content]:
    return {one.slot: one.content for one in wanted}


# Facts that depend on the answers of others


def test_nothing_that_is_shown_tells_of_a_changed_answer(table: Table) -> None:
    """All texts, buttons and their ids, in the channel and to those who have not changed anything."""
    once, often = match_of(table), match_of(table)
    seen = []
    for match, votes in ((once, VOTE_2), (often, CHANGED)):
        shown = Shown()
        shown.bring_in_line(table, match)
        shown.bring_in_line(table, play(match, votes[:-1]))
        shown.bring_in_line(table, play(match, votes[-1:]))
        for seat, vote in ((1, "0"), (3, "0")):
            shown.bring_in_line(table, play(match, [(seat, vote)]))
        seen.append([(one.user, one.content) for one in Shown().bring_in_line(table, match)])
    own = {ANNA.user, CLEO.user}  # the numbers of their own questions are higher
    assert [one for one in seen[0] if one[0] not in own] == [one for one in seen[1] if one[0] not in own]
    assert [user for user, _ in seen[0]] == [user for user, _ in seen[1]]


def test_nobody_can_tell_a_message_s_place_from_its_nonce() -> None:
    """The place tells how often its seat has answered; everybody may see the nonce.

    Each person and each time in a slot has its own: Discord knows them by their author alone, also of deleted messages.
    """
    posted = Posted("prompt:0:17", 1, None, "text", "picture")
    nonces = [
        posted.nonce(bytes(32), place, *burnt) for place in (7, 8) for burnt in ((0,), (5001,), (0, 1), (5001, 1))
    ]
    nonces += [posted.nonce(b"x" * 32, 7, 0), replace(posted, slot="prompt:0:18").nonce(bytes(32), 7, 0)]
    assert len(set(nonces)) == len(nonces)
    assert max(map(len, nonces)) <= 25
    assert nonces[0] == posted.nonce(bytes(32), 7, 0)


# Prompts


def test_a_prompt_that_was_opened_again_is_left_alone_until_the_last_answer(table: Table) -> None:
    shown, match = Shown(), match_of(table)
    shown.bring_in_line(table, play(match, [(2, "0")]))
    shown.posted["prompt:2:1"] = replace(shown.posted["prompt:2:1"], state="opened")
    assert shown_at_once(table, shown, match, [(0, "2")]) == [{"prompt:0:1", "board:1"}]
    shown.bring_in_line(table, play(match, [(1, "2")]))
    last = by_slot(shown.bring_in_line(table, play(match, [(3, "2")])))["prompt:2:1"]
    assert last.text.split("\n")[1:] == ["✓ You vote for Anna."]
    assert last.rows == ()


# Closed direct messages


def nudges(wanted: Sequence[WantedMessage]) -> list[tuple[str, tuple[int, ...]]]:
    return [(one.slot, one.content.ping) for one in wanted if one.slot.startswith("nudge")]


# Events told aloud


def aloud(wanted: Sequence[WantedMessage]) -> dict[str, list[str]]:
    return {one.slot: one.content.text.split("\n") for one in wanted if one.slot.startswith("aloud")}


def test_an_event_never_told_is_not_told_when_it_is_old(table: Table) -> None:
    match = play(match_of(table), VOTE_2)
    assert list(aloud(Shown().bring_in_line(table, match))) == ["aloud:6"]
