"""A question tells what has happened since its reader's last answer, a board what has happened in its round."""

import pytest
from msgspec.structs import replace

from bot import messages, texts
from bot.messages.board import HAPPENED, LINES, board, happened
from bot.messages.telling import LEFT_OUT
from engine import Match
from tests.matches import play_by_chance
from tests.tables.people import a_table, match_of

SAY = texts.speaker("en")


def quoted(text: str) -> list[str]:
    return [line.removeprefix("> ") for line in text.split("\n") if line.startswith("> ")]


def question(match: Match, seat: int) -> str:
    return messages.prompt(TABLE, match.seat(seat), "en").text


TABLE = a_table("story")


def folded(match: Match, number: int = 1) -> list[str]:
    """The short lines of a round."""
    events = [event for event in match.events(None) if max(1, event.round) == number]
    view = [*match.onlooker.rounds, match.onlooker.view][number - 1]
    return [line for _, line in texts.folded_lines(SAY, "verraeter", events, view, TABLE.names)]


def played_until(match: Match, kind: str) -> int:
    """Plays until a question of the kind is asked, and says whom."""
    while kind not in [decision.kind for decision in match.decisions.values()]:
        play_by_chance(match, TABLE.secret, 1)
    (seat,) = match.decisions
    return seat


def test_the_first_question_tells_all_that_everybody_knows() -> None:
    match = match_of(TABLE)
    (seat,) = match.decisions
    assert quoted(question(match, seat)) == folded(match)


def test_later_ones_leave_the_set_up_out() -> None:
    match = match_of(TABLE)
    played_until(match, "role")
    play_by_chance(match, TABLE.secret, 1)
    told = quoted(question(match, played_until(match, "role")))
    assert " picks " in told[0]


def receipts(text: str) -> list[str]:
    return [line for line in text.split("\n") if line.startswith("✓ ")]


def test_nothing_is_told_twice_in_a_run() -> None:
    """The answer that the message already shows is not quoted once more."""
    match = match_of(TABLE)
    seat = played_until(match, "building")
    assert receipts(question(match, seat)) == ["✓ You play 3 + 4 + 5."]
    assert "Strategist" in quoted(question(match, seat))[0]
    match.play(seat, ["estate"])
    assert receipts(question(match, seat)) == ["✓ You play 3 + 4 + 5.", "✓ You want to place an estate."]
    assert quoted(question(match, seat)) == []


def test_going_back_takes_the_answer_before_it_from_the_message() -> None:
    match = match_of(TABLE)
    seat = played_until(match, "building")
    match.play(seat, ["estate"])
    match.play(seat, ["back"])
    assert receipts(question(match, seat)) == ["✓ You play 3 + 4 + 5."]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_board_tells_its_whole_round(number: int) -> None:
    match = match_of(TABLE, 60)
    told = folded(match, number)
    assert sum(map(len, told)) < HAPPENED
    assert board(replace(TABLE, remarks=False), match.onlooker, number).text.split("\n")[1:] == told
    assert told[-1].startswith("Points: **")


def test_a_board_tells_the_newest_of_many_lines() -> None:
    table = a_table("many lines", seats=8, game="the_traitors")
    match = match_of(table, 150)
    lines = happened(SAY, table, match.onlooker, 1)
    assert len(lines) > LINES
    told = board(table, match.onlooker, 1).text.replace("||", "").split("\n")[1:]
    assert told[: LINES + 1] == [LEFT_OUT, *(line.replace("||", "") for line in lines[-LINES:])]


def test_events_of_one_kind_in_a_row_share_a_line() -> None:
    match = match_of(TABLE, 60)
    told = messages.tell(SAY, "verraeter", match.events(None), TABLE.names)
    assert next(line for line in told if "reveals" in line).count("reveals") == 4
