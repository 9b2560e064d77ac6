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
from tests.delivery.posting import Called, Shown, calls
from tests.errand import ErrandView
from tests.messages.rows import buttons, custom_ids, labels
from tests.messages.test_votes import by_slot, nudges
from tests.tables.people import BEN, CLEO, DIRK, a_table, match_of

pytestmark = pytest.mark.usefixtures("errand")

NOBODY_SEES = "Who has answered stays secret until all have."
STANDING, AGAIN = "Pass until my next turn", "Ask me again"
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


def test_an_answer_changes_its_own_prompt_alone() -> None:
    table, match = with_shields()
    seen = Shown()
    seen.bring_in_line(table, match)
    before = dict(seen.posted)
    seen.bring_in_line(table, answer(match, (1, "pass")))
    assert calls(before, seen.posted) == {"prompt:1:1"}
    assert seen.posted["prompt:1:1"].closed


def test_board_and_call_name_everybody_who_was_asked_until_all_have_answered() -> None:
    table, match = with_shields()
    seen = Shown(closed=[BEN.user, DIRK.user])
    boards, calls_there = [], []
    for one in (None, *SECRET):
        found = seen.bring_in_line(table, answer(match, one) if one else match)
        boards.append(by_slot(found)["board:1"])
        calls_there.append(nudges(found))
    *waiting, over = [content.text.split("\n")[-1] for content in boards]
    assert waiting == [f"Asked: Ben, Cleo, Dirk. {NOBODY_SEES}"] * 3
    assert over.startswith("<@11>, it is your turn")
    assert len({content.picture_fingerprint for content in boards[:3]}) == 1
    assert calls_there == [[("nudge", (BEN.user, DIRK.user))]] * 3 + [[]]


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


def test_only_whoever_holds_a_shield_is_offered_it() -> None:
    table, match = with_shields(2)
    assert labels(shown(table, match, 1)) == [STANDING, "Let it pass"]
    assert labels(shown(table, match, 2)) == ["Raise my shield", "Let it pass", STANDING]


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


def test_a_person_who_has_answered_is_told_who_else_is_awaited() -> None:
    table, match = with_shields(1)
    answer(match, (1, "shield"))
    assert shown(table, match, 1).text.split("\n")[-1] == f"Asked: Cleo, Dirk. {NOBODY_SEES}"
    assert shown(table, match, 0).text.split("\n")[-1] == f"Asked: Ben, Cleo, Dirk. {NOBODY_SEES}"
    assert shown(table, match, 1).rows == ()


def test_the_prompt_becomes_a_receipt_at_once() -> None:
    table, match = with_shields(1)
    seen = Shown()
    seen.bring_in_line(table, match)
    told = by_slot(seen.bring_in_line(table, answer(match, (1, "shield"))))["prompt:1:1"]
    assert (told.text.split("\n")[1:], told.rows) == (["✓ You raise your shield."], ())
    lines = messages.answered(table, match.seat(1), 1, "en").text.split("\n")
    assert lines[-2:] == ["✓ You raise your shield.", "-# Others are to answer: `/hand` shows who, and since when."]


def test_the_hand_s_picture_is_the_seat_s_own() -> None:
    """It does not change as others answer."""
    table, match = with_shields(1)
    before = [shown(table, match, seat).picture_fingerprint for seat in range(4)]
    answer(match, (1, "shield"))
    after = [shown(table, match, seat).picture_fingerprint for seat in range(4)]
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, True, True]


# Answers in advance


def test_such_an_answer_is_offered_where_the_game_has_one() -> None:
    table, match = with_shields()
    button, *_ = buttons(shown(table, match, 1))
    assert (button.label, button.custom_id) == (STANDING, "tc:standing:7:1")
    start = match_of(table)
    assert STANDING not in labels(shown(table, start, 0))
    for key in ("buy", "I"):
        assert STANDING not in labels(shown(table, answer(start, (0, key)), 0))


def test_a_person_who_has_answered_in_advance_is_sent_nothing() -> None:
    table, match = with_shields()
    answer(match, *SECRET)
    table = standing(table, 1, 1)
    seen = Shown()
    seen.bring_in_line(table, match)
    answer(match, (0, "buy"), (0, "I"), (0, "I1"))
    wanted = seen.bring_in_line(table, match)
    assert [one.user for one in wanted if one.slot.startswith("prompt") and not one.last] == [CLEO.user, DIRK.user]
    answer(match, (1, "pass"))
    assert BEN.user not in [one.user for one in seen.bring_in_line(table, match)]
    assert by_slot(wanted)["board:1"].text.split("\n")[-1] == f"Asked: Ben, Cleo, Dirk. {NOBODY_SEES}"


def test_the_hand_tells_of_it_and_takes_it_back() -> None:
    table, match = with_shields()
    answer(match, (1, "pass"))
    table = standing(table, 1, 1)
    for answers in ((), SECRET[1:]):  # with the window open, and after it
        hand = shown(table, answer(match, *answers), 1)
        assert (labels(hand), custom_ids(hand)) == ([AGAIN], ["tc:again:7"])
        assert "You pass whatever others do until your next turn." in hand.text
        assert AGAIN not in labels(shown(table, match, 2))
    assert AGAIN not in labels(shown(table, answer(match, (0, "done")), 1)), "his turn has come"
    assert AGAIN not in labels(shown(table, answer(match, (1, "done")), 1))


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


# The messages of the turn


RECEIPTS = [
    ("", []),
    ("buy", ["You buy an area."]),
    ("buy M", ["You look at ring M."]),
    ("buy M back", ["You buy an area."]),
    ("buy M back back", []),
    ("send", ["You send a coin."]),
    ("send back", []),
    ("send 1", ["You send it to Ben."]),
    ("send 1 buy", ["You send it to Ben.", "You buy an area."]),
    ("send 1 buy back", ["You send it to Ben."]),
    ("send 1 buy I", ["You send it to Ben.", "You look at ring I."]),
    ("buy back send 2 send 1 send back", ["You send it to Cleo.", "You send it to Ben."]),
]


@pytest.mark.parametrize(("keys", "told"), RECEIPTS)
def test_a_choice_that_opened_a_question_is_told_until_that_is_answered(keys: str, told: list[str]) -> None:
    table = a_table("errand", game="errand")
    match = answer(match_of(table), *((0, key) for key in keys.split()))
    lines = shown(table, match, 0).text.split("\n")
    assert [line.removeprefix("✓ ") for line in lines if line.startswith("✓")] == told


def test_the_receipt_of_a_purchase_tells_the_purchase_alone() -> None:
    table, match = with_shields()
    seen = Shown()
    seen.bring_in_line(table, match_of(table))
    told = by_slot(seen.bring_in_line(table, match))["prompt:0:1"]
    assert told.text.split("\n")[1:] == ["✓ You want M7 for 2."]


def test_questions_that_are_opened_show_nothing_to_anybody_else() -> None:
    table = a_table("errand", game="errand")
    match, seen = match_of(table), Shown(closed=[DIRK.user])
    seen.bring_in_line(table, match)
    for key in ("buy", "M", "back", "back", "send", "back", "buy", "O"):
        before = dict(seen.posted)
        seen.bring_in_line(table, answer(match, (0, key)))
        assert calls(before, seen.posted) == {"prompt:0:1"}
