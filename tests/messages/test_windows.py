"""While several answer in secret, everybody sees who was asked, and nothing else until all have answered."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

import engine
from bot import messages
from bot.messages.content import Content, WantedMessage
from bot.messages.prompt import prompt_slot
from bot.messages.truth import eyes
from bot.store import Table
from engine import Match
from tests.delivery.posting import Called, Shown
from tests.errand import ErrandView
from tests.messages.rows import custom_ids
from tests.messages.test_votes import nudges
from tests.tables.people import BEN, CLEO, DIRK, a_table, match_of

pytestmark = pytest.mark.usefixtures("errand")

SECRET = [(1, "pass"), (3, "pass"), (2, "pass")]


def with_shields(*seats: int) -> tuple[Table, Match]:
    """A table at which exactly these seats hold a shield, and its match; Anna wishes to buy an area."""
    for number in range(200):
        table = a_table(f"errand {number}", game="errand")
        match = match_of(table)
        if tuple(seat for seat in range(4) if shield(match, seat)) == seats:
            return table, answer(match, (0, "buy"), (0, "M"), (0, "M7"))
    raise AssertionError("so many deals, and none is like this")


def shield(match: Match, seat: int) -> bool:
    view = match.view(seat)
    assert isinstance(view, ErrandView)
    return view.shield


def answer(match: Match, *answers: tuple[int, str]) -> Match:
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


def shown(table: Table, match: Match, seat: int) -> Content:
    return messages.prompt(table, match.seat(seat), "en")


# People who have answered


def test_answers_and_cards_of_a_seat_change_nothing_for_others() -> None:
    """Until the last answer; the order does not matter either."""
    found = []
    for shields, answers in (
        ((), [(1, "pass"), (2, "pass")]),
        ((1,), [(1, "pass")]),
        ((1,), [(1, "shield")]),
        ((1,), [(2, "pass"), (1, "shield")]),
        ((1,), []),
    ):
        table, match = with_shields(*shields)
        seen = Shown(closed=[CLEO.user])
        seen.bring_in_line(table, match)
        found.append(
            [
                one
                for one in rest(seen.bring_in_line(table, answer(match, *answers)), 1)
                if "prompt:2" not in str(one[0])
            ]
        )
    assert all(one == found[0] for one in found)


def test_numbers_of_questions_and_calls_do_not_tell_who_has_answered() -> None:
    table, match = with_shields()
    ids = [custom_ids(shown(table, match, seat)) for seat in (2, 3)]
    slots = [prompt_slot(match.seat(seat)) for seat in range(4)]
    seen = Shown(closed=[BEN.user, DIRK.user])
    call = nudges(seen.bring_in_line(table, match))
    answer(match, (1, "pass"))
    assert [custom_ids(shown(table, match, seat)) for seat in (2, 3)] == ids
    assert [prompt_slot(match.seat(seat)) for seat in range(1, 4)] == slots[1:]
    assert nudges(seen.bring_in_line(table, match)) == call


@pytest.mark.parametrize("shields", [(), (1,), (1, 3)], ids=str)
def test_no_call_is_renewed_by_an_answer_in_a_window(shields: tuple[int, ...]) -> None:
    """Nobody takes direct messages, so all who are asked are called; the call knows of a seat what everybody sees."""
    table, match = with_shields(*shields)
    called = Called(closed=[one.user for one in table.sitters if one.user is not None])
    called.bring_in_line(table, eyes(table, match))
    tried = 0
    for seat, _ in SECRET:
        before = match.onlooker
        answer(match, (seat, match.decisions[seat].keys[0]))
        made = called.bring_in_line(table, eyes(table, match))
        if match.onlooker == before:
            assert [one.slot for one in made if one.user is None] == []
            tried += 1
    assert tried == len(SECRET) - 1


# The seat's own messages


def test_the_hand_s_picture_is_the_seat_s_own() -> None:
    """It does not change as others answer."""
    table, match = with_shields(1)
    before = [shown(table, match, seat).picture_fingerprint for seat in range(4)]
    answer(match, (1, "shield"))
    after = [shown(table, match, seat).picture_fingerprint for seat in range(4)]
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, True, True]


# Answers in advance


def test_nobody_else_s_messages_depend_on_it() -> None:
    table, match = with_shields()
    answer(match, *SECRET)
    promised = standing(table, 1, 1)
    found = []
    for one in (table, promised):
        again = engine.replay(match.record)
        seen = Shown()
        seen.bring_in_line(one, again)
        wanted = [rest(seen.bring_in_line(one, answer(again, (0, "buy"), (0, "I"), (0, "I1"))), 1)]
        wanted += [rest(seen.bring_in_line(one, answer(again, (seat, "pass"))), 1) for seat in (1, 2, 3)]
        found.append(wanted)
    assert found[0] == found[1]
