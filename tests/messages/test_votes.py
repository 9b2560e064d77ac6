"""Displays while several people answer one question.

Until all have answered, they show that somebody has answered, and nothing else.
"""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot import messages, texts
from bot.messages import Button
from bot.messages.aloud import aloud as told_aloud
from bot.messages.content import Content, WantedMessage
from bot.store import Posted, Table
from engine import Match
from tests.delivery.posting import Shown, calls
from tests.messages.rows import custom_ids, labels
from tests.tables.people import ANNA, BEN, CLEO, DIRK, a_table, match_of

SEATS = 4
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


# The calls


def test_an_answer_changes_its_own_prompt_and_the_count_alone(table: Table) -> None:
    """The count needs no new picture."""
    shown, match = Shown(), match_of(table)
    shown.bring_in_line(table, match)
    picture = shown.posted["board:1"].picture
    found = shown_at_once(table, shown, match, [(2, "0"), (0, "1")])
    assert found == [{"prompt:2:1", "board:1"}, {"prompt:0:1", "board:1"}]
    assert shown.posted["board:1"].picture == picture
    assert all(one.picture == "" for slot, one in shown.posted.items() if slot.startswith("aloud"))


def test_a_changed_answer_changes_nothing_but_its_own_prompt(table: Table) -> None:
    """The prompt itself is brought in line by the click; as it is settled, nothing is left to do. Nobody is called."""
    shown, match = Shown(closed=[BEN.user, DIRK.user]), match_of(table)
    shown.bring_in_line(table, play(match, [(2, "0"), (1, "2")]))
    assert shown.posted["prompt:2:1"].state == "settled"
    changes = [(2, "1"), (2, "1"), (1, "0"), (2, "3"), (1, "3")]
    assert shown_at_once(table, shown, match, changes) == [set()] * len(changes)


def test_the_last_answer_posts_what_is_new_and_closes_what_is_over(table: Table) -> None:
    shown, match = Shown(), match_of(table)
    shown.bring_in_line(table, play(match, VOTE_2[:3]))
    (found,) = shown_at_once(table, shown, match, VOTE_2[3:])
    new = {"board:2", "aloud:6", "prompt:0:3", "prompt:1:3", "prompt:2:3"}
    assert found == {*new, "board:1", "aloud:0", "prompt:3:1"}, "no button costs before the end"
    assert all(shown.posted[slot].closed for slot in ("board:1", "aloud:0"))
    assert all(shown.posted[slot].state == "settled" for slot in ("prompt:0:1", "prompt:1:1", "prompt:2:1"))


def test_news_comes_first_then_boards_then_questions(table: Table) -> None:
    wanted = Shown().bring_in_line(table, play(match_of(table), VOTE_2[:1]))
    assert [one.slot for one in wanted] == [
        *("lobby", "aloud:0", "board:1"),
        *("prompt:0:1", "prompt:1:1", "prompt:2:1", "prompt:3:1"),
        "board:1",
    ]


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
    """The place tells how often its seat has answered; everybody may see the nonce."""
    posted = Posted("prompt:0:17", 1, None, "text", "picture")
    nonce = posted.nonce(bytes(32), 7, 0)
    assert nonce == posted.nonce(bytes(32), 7, 0)
    assert len(nonce) <= 25
    assert nonce != posted.nonce(b"x" * 32, 7, 0)
    assert nonce != replace(posted, slot="prompt:0:18").nonce(bytes(32), 7, 0)


def test_each_person_and_each_time_in_a_slot_has_a_nonce_of_its_own() -> None:
    """Discord knows them by their author alone, wherever they were posted, and those of deleted messages, too."""
    posted = Posted("prompt:0:17", 1, None, "text", "picture")
    nonces = {
        posted.nonce(bytes(32), place, *burnt) for place in (7, 8) for burnt in ((0,), (5001,), (0, 1), (5001, 1))
    }
    assert len(nonces) == 8


# Prompts


def test_a_person_who_has_answered_sees_that_and_a_button_to_change_it(table: Table) -> None:
    match = play(match_of(table), [(2, "0")])
    content = by_slot(Shown().bring_in_line(table, match))["prompt:2:1"]
    told, *others = content.text.split("\n")[1:]
    assert told == "✓ You vote for Anna."
    assert others == [
        "You can change this until everybody has answered.",
        "-# Others are to answer: `/hand` shows who, and since when.",
    ]
    assert content.rows == ((Button("Change my answer", f"tc:change:{table.id}:2"),),)


def test_the_question_again_has_what_was_answered_above_it(table: Table) -> None:
    match = play(match_of(table), [(2, "0")])
    content = messages.prompt(table, match.seat(2), "en", change=True)
    assert content.text.split("\n")[1:] == ["✓ You vote for Anna.", "### Who is to win ballot 1?"]
    assert labels(content) == ["Anna", "Ben", "Dirk"]
    assert custom_ids(content) == [f"tc:answer:{table.id}:2:{key}" for key in "013"]


def test_only_the_newest_of_replaced_answers_is_told(table: Table) -> None:
    match = play(match_of(table), [(2, "0"), (2, "1"), (0, "1"), (2, "3")])
    content = by_slot(Shown().bring_in_line(table, match))["prompt:2:1"]
    assert [line for line in content.text.split("\n") if line.startswith("✓")] == ["✓ You vote for Dirk."]
    play(match, [(1, "0"), (3, "0")])
    receipt = messages.answered(table, match.seat(2), 1, "en")
    assert [line for line in receipt.text.split("\n") if line.startswith("✓")] == ["✓ You vote for Dirk."]
    assert receipt.rows == ()


def test_a_prompt_that_was_opened_again_is_left_alone_until_the_last_answer(table: Table) -> None:
    shown, match = Shown(), match_of(table)
    shown.bring_in_line(table, play(match, [(2, "0")]))
    shown.posted["prompt:2:1"] = replace(shown.posted["prompt:2:1"], state="opened")
    assert shown_at_once(table, shown, match, [(0, "2")]) == [{"prompt:0:1", "board:1"}]
    shown.bring_in_line(table, play(match, [(1, "2")]))
    last = by_slot(shown.bring_in_line(table, play(match, [(3, "2")])))["prompt:2:1"]
    assert last.text.split("\n")[1:] == ["✓ You vote for Anna."]
    assert last.rows == ()


@pytest.mark.parametrize("last", range(SEATS))
def test_the_next_question_tells_all_that_came_of_the_last_answer(table: Table, last: int) -> None:
    """Also to the voter: not all of it is this seat's own vote."""
    votes = [(seat, "2" if seat != 2 else "0") for seat in (*range(last), *range(last + 1, SEATS), last)]
    match = play(match_of(table), votes)
    for seat in range(SEATS):
        told = [line for line in messages.prompt(table, match.seat(seat), "en").text.split("\n") if line[:2] == "> "]
        counted = "> Anna votes for Cleo. Ben votes for Cleo. Cleo votes for Anna. Dirk votes for Cleo."
        own = "> Ben votes for Cleo. Cleo votes for Anna. Dirk votes for Cleo."
        shortened = seat == last == 0  # its own vote stands above
        assert told == [own if shortened else counted, "> Ballot 1 is over.", "> Ballot 2 begins."]


# Closed direct messages


def nudges(wanted: Sequence[WantedMessage]) -> list[tuple[str, tuple[int, ...]]]:
    return [(one.slot, one.content.ping) for one in wanted if one.slot.startswith("nudge")]


def test_a_call_names_those_who_are_still_awaited(table: Table) -> None:
    shown, match = Shown(closed=[BEN.user, DIRK.user]), match_of(table)
    found = [nudges(shown.bring_in_line(table, match))]
    for vote in VOTE_2[:3]:
        found.append(nudges(shown.bring_in_line(table, play(match, [vote]))))
    both, one = ("nudge", (BEN.user, DIRK.user)), ("nudge", (DIRK.user,))
    assert found == [[both], [both], [one], [one]]
    last = shown.bring_in_line(table, play(match, VOTE_2[3:]))
    assert nudges(last) == [both]
    names = f"<@{BEN.user}>, <@{DIRK.user}>"
    assert by_slot(last)["nudge"].text == texts.speaker("en")("nudge", names=names, button="My hand")


# Events told aloud


def aloud(wanted: Sequence[WantedMessage]) -> dict[str, list[str]]:
    return {one.slot: one.content.text.split("\n") for one in wanted if one.slot.startswith("aloud")}


def test_events_told_aloud_are_one_message_until_something_else_happens(table: Table) -> None:
    shown, match = Shown(), match_of(table)
    assert aloud(shown.bring_in_line(table, match)) == {"aloud:0": ["Ballot 1 begins."]}
    first = shown.posted["aloud:0"].message
    told = aloud(shown.bring_in_line(table, play(match, VOTE_2)))
    votes = ["Anna votes for Cleo.", "Ben votes for Cleo.", "Cleo votes for Anna.", "Dirk votes for Cleo."]
    assert told == {"aloud:0": ["Ballot 1 begins.", *votes], "aloud:6": ["Ballot 2 begins."]}
    assert shown.posted["aloud:0"].message == first
    assert (shown.posted["aloud:0"].closed, shown.posted["aloud:6"].closed) == (True, False)


def test_while_more_may_follow_there_is_a_button_for_the_own_question(table: Table) -> None:
    shown, match = Shown(), match_of(table)
    assert labels(by_slot(shown.bring_in_line(table, match))["aloud:0"]) == ["My hand"]
    assert labels(by_slot(shown.bring_in_line(table, play(match, VOTE_2)))["aloud:0"]) == []


def test_a_message_told_aloud_notifies_nobody_and_says_each_thing_once_a_line(table: Table) -> None:
    match = play(match_of(table), VOTE_2)
    content = told_aloud(table, match.events(None), range(5), over=True)
    assert content.ping == ()
    assert len(content.text.split("\n")) == 5


def test_an_event_never_told_is_not_told_when_it_is_old(table: Table) -> None:
    match = play(match_of(table), VOTE_2)
    assert list(aloud(Shown().bring_in_line(table, match))) == ["aloud:6"]
