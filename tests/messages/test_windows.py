"""Until all who are asked at once have answered, everybody sees that somebody has answered, and nothing else.

In a secret window, everybody sees who was asked alone.
"""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

import engine
from bot.messages.content import WantedMessage
from bot.messages.truth import eyes
from bot.store import Posted, Table
from engine import Match
from tests.delivery.posting import Called, Shown, calls
from tests.sample_games.errand import ErrandView
from tests.tables.people import ANNA, BEN, CLEO, DIRK, a_table, match_of

pytestmark = pytest.mark.usefixtures("errand", "vote")

VOTES = ((0, "2"), (1, "2"), (2, "0"), (3, "2"))
CHANGED = ((0, "1"), (0, "3"), (1, "2"), (0, "2"), (2, "0"), (2, "1"), (2, "0"), (3, "2"))
"""The same votes in the end."""
SECRET = [(1, "pass"), (3, "pass"), (2, "pass")]


def with_shields(*seats: int) -> tuple[Table, Match]:
    """A table at which exactly these seats hold a shield, and its match; Anna wishes to buy an area."""
    for number in range(200):
        table = a_table(f"errand {number}", game="errand")
        match = match_of(table)
        if tuple(seat for seat in range(4) if shield(match, seat)) == seats:
            return table, play(match, (0, "buy"), (0, "M"), (0, "M7"))
    raise AssertionError("so many deals, and none is like this")


def shield(match: Match, seat: int) -> bool:
    view = match.view(seat)
    assert isinstance(view, ErrandView)
    return view.shield


def play(match: Match, *answers: tuple[int, str]) -> Match:
    for seat, key in answers:
        match.play(seat, [key])
    return match


def standing(table: Table, seat: int, question: int) -> Table:
    one = replace(table.sitters[seat], standing=question)
    return replace(table, sitters=(*table.sitters[:seat], one, *table.sitters[seat + 1 :]))


def rest(wanted: Sequence[WantedMessage], seat: int) -> list[tuple[object, ...]]:
    """Return everything except a seat's own prompt, and the lobby, which has the fingerprint of the deal."""
    return [
        (one.slot, one.user, one.last, one.content.text, one.content.rows, one.content.ping)
        for one in wanted
        if one.slot != "lobby" and not one.slot.startswith(f"prompt:{seat}")
    ]


def test_answers_and_cards_of_a_seat_change_nothing_for_others() -> None:
    """Until the last answer; the order does not matter either."""
    found = []
    for shields, answers in (
        *(((1,), answers) for answers in ([], [(1, "pass")], [(1, "shield")], [(2, "pass"), (1, "shield")])),
        ((), [(1, "pass"), (2, "pass")]),
    ):
        (table, match), seen = with_shields(*shields), Shown(closed=[CLEO.user])
        seen.bring_in_line(table, match)
        told = rest(seen.bring_in_line(table, play(match, *answers)), 1)
        found.append([one for one in told if "prompt:2" not in str(one[0])])
    assert all(one == found[0] for one in found)


@pytest.mark.parametrize("shields", [(), (1,), (1, 3)], ids=str)
def test_no_call_is_renewed_by_an_answer_in_a_window(shields: tuple[int, ...]) -> None:
    """Nobody takes direct messages, so all who are asked are called; the call knows of a seat what everybody sees."""
    table, match = with_shields(*shields)
    called = Called(closed=[one.user for one in table.sitters if one.user is not None])
    called.bring_in_line(table, eyes(table, match))
    tried = 0
    for seat, _ in SECRET:
        before = match.onlooker
        play(match, (seat, match.decisions[seat].keys[0]))
        made = called.bring_in_line(table, eyes(table, match))
        if match.onlooker == before:
            assert [one.slot for one in made if one.user is None] == []
            tried += 1
    assert tried == len(SECRET) - 1


def test_nobody_else_s_messages_depend_on_it() -> None:
    table, match = with_shields()
    play(match, *SECRET)
    promised = standing(table, 1, 1)
    found = []
    for one in (table, promised):
        again = engine.replay(match.record)
        seen = Shown(closed=[BEN.user, DIRK.user])
        seen.bring_in_line(one, again)
        wanted = [rest(seen.bring_in_line(one, play(again, (0, "buy"), (0, "I"), (0, "I1"))), 1)]
        wanted += [rest(seen.bring_in_line(one, play(again, (seat, "pass"))), 1) for seat in (1, 2, 3)]
        found.append(wanted)
    assert found[0] == found[1]


# Votes


def a_vote() -> tuple[Table, Match]:
    table = a_table("vote", game="vote")
    return table, match_of(table)


def test_nothing_that_is_shown_tells_of_a_changed_answer() -> None:
    """All texts, buttons and their ids, in the channel and to those who have not changed anything."""
    seen = []
    for votes in (VOTES, CHANGED):
        shown, (table, match) = Shown(), a_vote()
        for some in ((), votes[:-1], votes[-1:], [(1, "0")], [(3, "0")]):
            shown.bring_in_line(table, play(match, *some))
        seen.append([(one.user, one.content) for one in Shown().bring_in_line(table, match)])
    own = {ANNA.user, CLEO.user}  # the numbers of their own questions are higher
    assert [one for one in seen[0] if one[0] not in own] == [one for one in seen[1] if one[0] not in own]
    assert [user for user, _ in seen[0]] == [user for user, _ in seen[1]]


def test_a_prompt_that_was_opened_again_is_left_alone_until_the_last_answer() -> None:
    shown, (table, match) = Shown(), a_vote()
    shown.bring_in_line(table, play(match, (2, "0")))
    shown.posted["prompt:2:1"] = replace(shown.posted["prompt:2:1"], state="opened")
    before = dict(shown.posted)
    shown.bring_in_line(table, play(match, (0, "2")))
    assert calls(before, shown.posted) == {"prompt:0:1", "board:1"}
    shown.bring_in_line(table, play(match, (1, "2")))
    (last,) = [one for one in shown.bring_in_line(table, play(match, (3, "2"))) if one.slot == "prompt:2:1"]
    assert last.content.text.split("\n")[1:] == ["✓ You vote for Anna."]
    assert last.content.rows == ()


def test_an_event_never_told_is_not_told_when_it_is_old() -> None:
    table, match = a_vote()
    told = Shown().bring_in_line(table, play(match, *VOTES))
    assert [one.slot for one in told if one.slot.startswith("aloud")] == ["aloud:6"]


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
