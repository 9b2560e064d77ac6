"""Tips below the first question of each kind, for newcomers to a game; advice of a computer player, in words."""

from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

import engine
from bot import messages, texts
from bot.learning.advice import SUSPECT, advice_page
from bot.learning.advisor import Advice
from bot.messages.prompt import is_first, tip
from bot.store import Table
from bot.texts import limits
from engine import Seat
from tests.games.het_verraad.situations import CITY
from tests.games.the_traitors.situations import TRAITORS
from tests.kit.cases import Case
from tests.matches import a_match, play_by_chance
from tests.messages.limits import custom_ids
from tests.sample_games.vote import voting
from tests.tables.people import a_table, match_of

SAY = texts.speaker("en")
CASES = [Case("verraeter", 3, "tips"), TRAITORS, Case("traitor", 3, "tips"), CITY]


def with_tips(table: Table, since: int | None) -> Table:
    return replace(table, sitters=tuple(replace(one, tips=since) for one in table.sitters))


def told(table: Table, seat: Seat) -> bool:
    """Return whether the seat's question has a tip, the first question with the way to end tips.

    No button among the moves does so.
    """
    content = messages.prompt(table, seat, "en", change=True)
    has_tip = "**Tip:**" in content.text
    assert not any(one.startswith("tc:notips:") for one in custom_ids(content))
    assert (SAY("tip-off") in content.text) == (has_tip and all(one.answered is None for one in seat.moments))
    assert len(content.rows) <= limits.ROWS
    return has_tip


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_first_question_of_each_kind_has_a_tip_and_no_other(case: Case) -> None:
    """Check that only the kind of a question counts, and whether the question was put to the seat before.

    The course of the match makes no difference.
    """
    kinds = set()
    for match in islice(case.played(), 120):
        answered = {(step.seat, step.decision.kind) for step in match.steps}
        for seat in match.awaited:
            kind = match.decisions[seat].kind
            known = (seat, kind) not in answered and SAY.knows(f"{case.game}-tip-{kind}")
            line = f"**Tip:** {SAY(f'{case.game}-tip-{kind}')}" if known else None
            assert tip(SAY, case.table, match.seat(seat)) == line
            kinds.add(kind)
        assert told(case.table, match.seat(match.awaited[0])) == bool(
            tip(SAY, case.table, match.seat(match.awaited[0]))
        )
    assert len(kinds) > 3


def test_a_newcomer_gets_tips_from_the_first_question_on() -> None:
    """Check that the questions asked before were not asked of a person who joins."""
    table = a_table("late")
    match = match_of(table)
    while match.seat(0).decision is None or is_first(match.seat(0), 0):
        play_by_chance(match, table.secret, 1)
    seat = match.seat(0)
    assert not told(with_tips(table, 0), seat)
    assert told(with_tips(table, seat.question), seat)


def test_a_tip_stays_while_the_answer_can_be_changed() -> None:
    match = voting()
    first = match.seat(0)
    match.play(0, ["1"])
    again = match.seat(0)
    assert again.decision is not None and again.decision.replaces is not None
    assert is_first(first, 0)
    assert is_first(again, 0)
    match.play(0, ["2"])
    assert is_first(match.seat(0), 0)
    assert not is_first(match.seat(0), None)


@pytest.mark.parametrize("game", engine.games())
def test_every_question_that_is_not_only_a_page_of_another_has_a_tip(game: str) -> None:
    """Check that only the questions for a ring or a category have no tip, unless a match begins with one.

    These questions divide long lists. The words worth knowing come with the list itself.
    """
    kinds = engine.game(game).kinds
    match = a_match("begins", game=game, seats=engine.game(game).seats[0], answers=0)
    first = {decision.kind for decision in match.decisions.values()}
    assert {kind for kind in kinds if texts.tip(SAY, game, kind) is None} == {
        kind for kind in kinds if kind.endswith(("_ring", "_category")) and kind not in first
    }


def _tells_suspicions(game: engine.Game[Any]) -> bool:
    return game.hidden_side is not None and game.hidden_side.suspicions is not None


@pytest.mark.parametrize("game", [key for key, one in engine.games().items() if _tells_suspicions(one)])
def test_advice_names_the_likeliest_suspect_of_the_view_and_of_nothing_else(game: str) -> None:
    table, named, side = a_table("advice", game=game), 0, engine.game(game).hidden_side
    assert side is not None
    assert side.suspicions is not None
    for answers in range(10, 60, 3):
        match = match_of(table, answers)
        for number in match.awaited:
            seat = match.seat(number)
            assert seat.decision is not None
            found = side.suspicions(seat.view)
            lines = advice_page(table, seat, Advice(seat.decision.keys[:1]), "en").splitlines()
            told = [line for line in lines if line.startswith("I suspect")]
            likely = [seat for seat, share in found.items() if share == max(found.values()) and share >= SUSPECT]
            assert bool(told) == (len(likely) == 1), "nobody stands out among equals"
            assert not told or table.names[likely[0]] in told[0]
            named += len(told)
    assert named
