"""Messages that a table shows: a function of what is stored.

They change only with things that everybody may know.
"""

from collections.abc import Collection, Mapping

import pytest
from msgspec.structs import replace

from bot.messages.content import WantedMessage
from bot.messages.reach import Reach
from bot.messages.truth import eyes
from bot.messages.wanted import wanted
from bot.store import Posted, Table
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


@every_kind_of_match
def test_messages_change_only_with_what_everybody_may_know(case: Case) -> None:
    """V-10, T-8.3, J-9: a choice that is not finished, or one of several answers, changes nothing that others see.

    But that somebody has answered: a line of the board, who is called because of closed direct messages, and what is
    asked next, of whom everybody sees that they are awaited. Once all is shown, nothing differs any more.
    """
    shown, closed = Shown(closed=[ANNA.user, BEN.user]), frozenset([ANNA.user, BEN.user])
    silent = 0
    awaited: tuple[int, ...] = ()
    for match in played(case.table, ended=True):
        table, before = now(case.table, match), dict(shown.posted)
        called = [one.content.ping for one in shown.bring_in_line(table, match) if one.slot == Nudge()]
        asked = tuple(user for seat in match.onlooker.view.asked if (user := table.sitters[seat].user) in closed)
        assert called == ([asked] if asked else [])
        if match.length and not visible(match.steps[-1].events, None):
            silent += 1
            check_silent(match, awaited, before, shown)
        awaited = match.awaited
        before = dict(shown.posted)
        shown.bring_in_line(table, match)
        assert calls(before, shown.posted) == set()
        if match.result is None:  # what will never change again is not even made
            made = wanted(table, eyes(table, match), dict(shown.posted), Reach(closed=closed))
            assert not [one.slot for one in made if one.slot in before and before[one.slot].closed]
    assert silent > 0


def check_silent(match: Match, awaited: Collection[int], before: Mapping[str, Posted], shown: Shown) -> None:
    """Check the calls after an answer of which nobody else is told anything."""
    asked = {match.steps[-1].seat, *({*match.awaited} - {*awaited})}
    own = tuple(f"{what}:{seat}:" for what in ("prompt", "role") for seat in asked)
    prompts = {slot for slot in shown.posted if slot.startswith(own)}
    changed = calls(before, shown.posted) - prompts
    assert changed <= ({newest_board(shown), Nudge()} if match.awaited != awaited else set())
    assert shown.posted.keys() - before.keys() <= prompts
    if asked == {match.steps[-1].seat}:
        assert all(shown.posted[slot].picture == before[slot].picture for slot in changed)


@every_kind_of_match
def test_a_round_has_one_board_and_a_run_of_questions_one_prompt(case: Case) -> None:
    """A round's board goes on below what was told aloud, and is always the lowest message of the running match."""
    table, shown = case.table, Shown()
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
    stand = [one for one in shown.posted.values() if one.slot.startswith("board") and one.picture]
    rounds = [int(one.slot.split(":")[1]) for one in stand]
    assert rounds == [*range(1, len(match.rounds) + 1)], "each round keeps one picture"
    assert all(one.closed for one in shown.posted.values()), "of a match that is over nothing changes any more"


def is_receipt(one: WantedMessage) -> bool:
    """Return whether a message is the receipt of the last answer, with only the button that takes it back."""
    return [custom_id.split(":")[1] for custom_id in custom_ids(one.content)] == ["takeback"]


def test_a_table_that_was_put_away_has_no_messages() -> None:
    """Else they would be posted again: nobody knows any more that they stand there."""
    table = replace(a_table("put away"), state="finished", put_away=True)
    assert list(wanted(table, eyes(table, match_of(table, None)), {})) == []
