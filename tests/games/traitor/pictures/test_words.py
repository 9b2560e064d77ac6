"""Words on the pictures of Traitor, and those by which its board is read."""

from bot import pictures, texts
from bot.games.traitor.pictures import moment, newest_turn
from engine.traitor.events import MatchEnded
from tests.games.traitor.pictures.boards import NAMES, every_phase
from tests.matches import a_match


def test_the_moment_that_ends_a_match_tells_who_has_won() -> None:
    """It stands in place of the last board."""
    say, events = texts.speaker("en"), a_match("the last army", game="traitor", seats=3).onlooker.events
    last = moment(events, newest_turn(events), NAMES, say)
    (won,) = (say("traitor-picture-won", side=one.side, count=1) for one in events if isinstance(one, MatchEnded))
    assert last is not None
    assert won in last.alt


def test_a_board_in_words_tells_who_looks_at_cards() -> None:
    assert "Dirk looks at cards." in pictures.board_words(every_phase(4)["look"][0], NAMES[:4], "en")
