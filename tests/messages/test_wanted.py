"""Messages that a table shows: a function of what is stored.

They change only with things that everybody may know.
"""

import pytest
from msgspec.structs import replace

import engine
from bot.messages.content import WantedMessage
from bot.messages.reach import Reach
from bot.messages.truth import eyes
from bot.messages.wanted import wanted
from bot.store import Sitter, Table
from bot.tables.slots import Nudge
from engine import Match, visible
from tests.delivery.posting import Shown, calls
from tests.games.the_traitors.situations import TRAITORS
from tests.games.traitor.situations import DUEL
from tests.kit.cases import Case
from tests.messages.leaks import played
from tests.messages.rows import custom_ids
from tests.tables.people import ANNA, BEN, a_table, match_of

MATCHES = [
    Case("verraeter", 3, "a", {"preset": "online"}),
    Case("verraeter", 4, "a", {"preset": "classic"}),
    TRAITORS,
    DUEL,
]
every_kind_of_match = pytest.mark.parametrize("case", MATCHES, ids=str)


def now(table: Table, match: Match) -> Table:
    """The table in the state that belongs to its match."""
    return replace(table, state="finished", ended=1.0, turning_points=()) if match.result is not None else table


def newest_board(shown: Shown) -> str:
    """The slot of the board that was posted last."""
    boards = [one for slot, one in shown.posted.items() if slot.startswith("board")]
    return max(boards, key=lambda one: one.message or 0).slot


def plain(found: list[WantedMessage]) -> list[tuple[object, ...]]:
    return [
        (one.slot, one.user, one.last, one.content.text_fingerprint, one.content.picture_fingerprint) for one in found
    ]


@every_kind_of_match
def test_the_same_record_wants_the_same_messages(case: Case) -> None:
    """A bot that replays the record after a crash shows what the one before showed."""
    table = case.table
    here, there = Shown(), Shown()
    for match in played(table, ended=True):
        again = engine.replay(engine.Record.from_json(match.record.to_json()))
        one = plain(here.bring_in_line(now(table, match), match))
        assert one == plain(there.bring_in_line(now(table, match), again))
        assert here.posted == there.posted


@every_kind_of_match
def test_once_shown_nothing_differs_any_more(case: Case) -> None:
    table = case.table
    shown = Shown(closed=[BEN.user])
    for match in played(table, ended=True):
        shown.bring_in_line(now(table, match), match)
        before = dict(shown.posted)
        shown.bring_in_line(now(table, match), match)
        assert calls(before, shown.posted) == set()
        if match.result is None:  # what will never change again is not even made
            made = wanted(table, eyes(table, match), dict(shown.posted), Reach(closed=frozenset([BEN.user])))
            assert not [one.slot for one in made if one.slot in before and before[one.slot].closed]


@every_kind_of_match
def test_without_an_event_nothing_public_changes(case: Case) -> None:
    """V-10, T-8.3, J-9: a choice that is not finished, or one of several answers, changes nothing that others see.

    But that somebody has answered: a line of the board, who is called because of closed direct messages, and what is
    asked next, of whom everybody sees that they are awaited.
    """
    table = case.table
    shown = Shown(closed=[ANNA.user, BEN.user])
    silent = 0
    awaited: tuple[int, ...] = ()
    for match in played(table, ended=True):
        before = dict(shown.posted)
        shown.bring_in_line(now(table, match), match)
        if match.length and not visible(match.steps[-1].events, None):
            silent += 1
            asked = {match.steps[-1].seat, *(set(match.awaited) - set(awaited))}
            own = tuple(f"{what}:{seat}:" for what in ("prompt", "role") for seat in asked)
            prompts = {slot for slot in shown.posted if slot.startswith(own)}
            counts = {newest_board(shown), Nudge()}
            changed = calls(before, shown.posted) - prompts
            assert changed <= (counts if match.awaited != awaited else set())
            assert shown.posted.keys() - before.keys() <= prompts
            if asked == {match.steps[-1].seat}:
                assert all(shown.posted[slot].picture == before[slot].picture for slot in changed)
        awaited = match.awaited
    assert silent > 0


def is_receipt(one: WantedMessage) -> bool:
    """Return whether a message is the receipt of the last answer, with only the button that takes it back."""
    return [custom_id.split(":")[1] for custom_id in custom_ids(one.content)] == ["takeback"]


@every_kind_of_match
def test_a_round_has_one_board_and_a_run_of_questions_one_prompt(case: Case) -> None:
    """A round's board goes on below what was told aloud, and is always the lowest message of the running match."""
    table = case.table
    shown = Shown()
    for match in played(table, ended=True):
        wanted = shown.bring_in_line(now(table, match), match)
        boards = [one.slot for one in wanted if one.slot.startswith("board") and not one.last]
        assert boards == ([newest_board(shown)] * len(boards) if match.result is None else [])
        if match.result is None:
            assert newest_board(shown).split(":")[1] == str(max(1, match.view(None).round))
            in_the_channel = [one for slot, one in shown.posted.items() if slot.startswith(("lobby", "board", "aloud"))]
            assert max(in_the_channel, key=lambda one: one.message or 0).slot == newest_board(shown)
        prompts = [one for one in wanted if one.slot.startswith("prompt") and not one.last and not is_receipt(one)]
        assert [one.user for one in prompts] == [table.sitters[seat].user for seat in match.awaited]
    posted = [
        int(one.slot.split(":")[1]) for one in shown.posted.values() if one.slot.startswith("board") and one.picture
    ]
    assert posted == [*range(1, len(match.rounds) + 1)], "each round keeps one picture"
    assert all(one.closed for one in shown.posted.values()), "of a match that is over nothing changes any more"


@pytest.mark.parametrize("case", [Case("verraeter", 4, "called"), TRAITORS, DUEL], ids=str)
def test_a_person_with_closed_direct_messages_is_called_once_a_question(case: Case) -> None:
    table = case.table
    shown = Shown(closed=[ANNA.user])
    for match in played(table, ended=True):
        wanted = shown.bring_in_line(now(table, match), match)
        called = [one for one in wanted if one.slot.startswith("nudge")]
        assert [one.slot for one in called] == (["nudge"] if 0 in match.onlooker.view.asked else [])
        assert all(one.content.ping == (ANNA.user,) for one in called)
    assert any(slot.startswith("nudge") for slot in shown.posted)


def test_computer_players_get_no_messages() -> None:
    table = a_table("computers")
    table = replace(table, sitters=(table.sitters[0], *(Sitter(f"C {n}", player="thumb") for n in range(3))))
    shown = Shown()
    for match in played(table, ended=True):
        users = {one.user for one in shown.bring_in_line(now(table, match), match)}
        assert users <= {None, ANNA.user}


def test_a_table_that_was_put_away_has_no_messages() -> None:
    """Else they would be posted again: nobody knows any more that they stand there."""
    table = replace(a_table("put away"), state="finished")
    match = match_of(table, None)
    assert list(wanted(table, eyes(table, match), {}))
    assert list(wanted(replace(table, put_away=True), eyes(table, match), {})) == []
