"""Messages of whole courses are what their golden files tell; a board tells the newest of what has happened."""

from difflib import unified_diff

import pytest

from bot import texts
from bot.messages.board import LINES, Part, board, happened
from bot.messages.telling import LEFT_OUT
from bot.messages.truth import eyes
from bot.messages.wanted import rows_aloud, wanted
from tests.messages.courses import FOLDER, NAMES, file_of, written
from tests.tables.people import a_table, match_of

SAY = texts.speaker("en")


@pytest.mark.parametrize("name", NAMES)
def test_a_course_brings_the_messages_of_its_golden_file(name: str) -> None:
    golden = file_of(name).read_text(encoding="utf-8").splitlines()
    changed = list(unified_diff(golden, written(name).splitlines(), "golden", "now", lineterm=""))
    assert not changed, "\n".join([*changed, "Is that what you meant? Then: make golden"])


def test_every_golden_file_is_of_a_course() -> None:
    assert {*FOLDER.iterdir()} == {file_of(name) for name in NAMES}


def test_a_board_of_many_lines_leaves_plain_lines_out_first_and_the_oldest_first() -> None:
    table = a_table("many lines", seats=8, game="the_traitors")
    match = match_of(table, 150)
    lines = [line for line in happened(SAY, table, match.onlooker, 1) if not line.startswith(("> ", "_"))]
    assert len(lines) > LINES
    gone = sorted(lines, key=lambda line: "**" in line)[: len(lines) - LINES]
    told = board(table, match.onlooker, 1).text.replace("||", "").split("\n")[1:]
    told = [line for line in told if not line.startswith(("> ", "_"))]
    assert LEFT_OUT in told[:LINES]
    told = [line for line in told if line != LEFT_OUT]
    assert told[:LINES] == [line.replace("||", "") for line in lines if line not in gone]


def test_a_board_tells_a_result_that_no_message_has_told() -> None:
    """Such as a murder after which computer players went on at once: only the newest is news."""
    table = a_table("many lines", seats=8, game="the_traitors")
    match = match_of(table, 150)
    *missed, _ = rows_aloud(match.onlooker.events)
    boards = [one.content.text for one in wanted(table, eyes(table, match), {}) if one.slot.startswith("board:1")]
    out = [match.onlooker.events[place] for row in missed for place in row if match.onlooker.events[place].ousts]
    assert out
    for event in out:
        (line,) = (line for _, line in texts.folded_lines(SAY, table.game, [event], match.view(None), table.names))
        assert any(line in told for told in boards)


def test_last_words_stay_on_a_board_of_many_lines() -> None:
    table = a_table("many lines", seats=8, game="the_traitors")
    match = match_of(table, 150)
    words = {20: "> Last words of Ben: “It was Anna!”"}
    part = Part(last_words=words)
    assert words[20] in happened(SAY, table, match.onlooker, 1, part)
    assert words[20] in board(table, match.onlooker, 1, part).text.replace("||", "").split("\n")
