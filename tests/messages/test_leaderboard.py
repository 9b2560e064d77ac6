"""Long leaderboards fit; golden files have what is read on them, and in a lobby beforehand."""

import pytest
from msgspec.structs import replace

from bot import messages, texts
from bot.aftermath.leaderboard import PAGE, leaderboard_page
from bot.aftermath.ratings import Leaderboard, Rank
from bot.fair_deal.names import LENGTH
from bot.tables import Sitter, Table
from bot.texts import LANGUAGES
from tests.messages.limits import check
from tests.tables.people import a_table

SAY = texts.speaker("en")
THREE = (Rank(1, 23, 1483, 1), Rank(2, 14, 1310, 2), Rank(3, 1011, 1310, 2))
BOARD = Leaderboard("verraeter", "2026-4", ("2026-4", "2026-3"), THREE, (Rank(4, 6, 1200, hidden="few"),))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_one_has_pages_that_fit(language: str) -> None:
    say, people = texts.speaker(language), 2 * PAGE + 1
    listed = tuple(Rank(user, 1000, 1000, 1000) for user in range(people))
    board = replace(BOARD, listed=listed, seasons=tuple(f"{year}-4" for year in range(2026, 1996, -1)))
    names = dict.fromkeys(range(people), "*" * LENGTH)
    for page in (-1, 0, 1, 2, 99):
        content = leaderboard_page(say, board, names, people - 1, page, here=True)
        check(content)
        (buttons, menu) = content.rows
        assert isinstance(buttons, tuple)
        assert [one.disabled for one in buttons] == [page < 1, page > 1, False]
        assert isinstance(menu, messages.Menu)
        assert len(menu.entries) == 25
        standing = say("leaderboard-standing", number="1000", matches=1000)
        assert (say("leaderboard-own-listed", standing=standing, rank="1000") in content.text) == (page < 2)


def with_people(people: int, computers: int, *, rated: bool = True, advice: str = "usual") -> Table:
    sitters = (
        *(Sitter(f"Person {one}", one + 1) for one in range(people)),
        *(Sitter(f"{one}", None, player="thumb") for one in range(computers)),
    )
    table = replace(a_table(game="traitor"), state="lobby", started=0, options={}, sitters=sitters, rated=rated)
    return replace(table, advice=advice)
