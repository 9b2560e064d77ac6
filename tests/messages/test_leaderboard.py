"""A leaderboard as people read it, and what the lobby says beforehand."""

import pytest
from msgspec.structs import replace

from bot import messages, texts
from bot.aftermath.leaderboard import PAGE, leaderboard_page, shown_leaderboard
from bot.aftermath.ratings import Leaderboard, Rank
from bot.fair_deal.names import LENGTH
from bot.store import Advice
from bot.tables import Sitter, Table
from bot.texts import LANGUAGES
from tests.messages.limits import check
from tests.tables.people import a_table

SAY = texts.speaker("en")
THREE = (Rank(1, 23, 1483, 1), Rank(2, 14, 1310, 2), Rank(3, 1011, 1310, 2))
BOARD = Leaderboard("verraeter", "2026-4", ("2026-4", "2026-3"), THREE, (Rank(4, 6, 1200, hidden="few"),))
NAMES = {1: "Anna", 2: "*Ben*", 3: "Cleo"}


def lines(board: Leaderboard = BOARD, me: int = 2, page: int = 0) -> list[str]:
    return leaderboard_page(SAY, board, NAMES, me, page, here=True).text.splitlines()


def test_places_are_shared_and_one_finds_oneself() -> None:
    title, *rest, note = lines()
    assert title == "### Leaderboard · Verräter · 4th quarter of 2026"
    assert rest == [
        "**1.** Anna · 1483 · 23 matches",
        r"**2.** \*Ben\* · 1310 · 14 matches · **you**",
        "**2.** Cleo · 1310 · 1,011 matches",
    ]
    assert note.startswith("-# New players begin at 1000.")
    assert "a win shared with weaker ones can cost a few points" in note


@pytest.mark.parametrize(
    ("hidden", "told"),
    [
        ("few", "You: 6 of 10 matches. With the 10th you are on the list."),
        ("idle", "You: 1200 · 6 matches. You are off the list, because your last match is more than 60 days ago"),
        ("private", "You: 1200 · 6 matches. Only you see this"),
    ],
)
def test_a_person_who_is_not_listed_sees_the_own_line_and_nobody_else_does(hidden: str, told: str) -> None:
    board = replace(BOARD, hidden=tuple(replace(one, hidden=hidden) for one in BOARD.hidden))
    assert lines(board, me=4)[4].startswith(told)
    assert len(lines(board, me=2)) == 5
    assert lines(board, me=9)[4] == "You: no match that counts yet."
    assert len(lines(replace(board, season="2026-3"), me=9)) == 5, "no more can be done about that season"


def test_in_the_channel_nobody_is_marked_or_told_of_themselves() -> None:
    shown = shown_leaderboard(SAY, BOARD, NAMES, 0)
    assert shown.text == "\n".join(lines(me=2)).replace(" · **you**", "")
    assert shown.rows == ()


def test_in_the_traitors_the_number_has_a_sign() -> None:
    numbers = (12, 0, -3)
    listed = tuple(replace(one, number=number) for one, number in zip(THREE, numbers, strict=True))
    told = lines(replace(BOARD, game="the_traitors", listed=listed))
    assert [line.split(" · ")[1] for line in told[1:4]] == ["+12", "0", "−3"]
    assert told[-1].startswith("-# The number says how many more")


def test_an_empty_leaderboard_says_how_to_get_there() -> None:
    empty = replace(BOARD, listed=(), hidden=())
    _, how, own = lines(empty)
    assert "it takes 10 matches that count" in how
    assert own == "You: no match that counts yet."
    assert lines(replace(empty, season="2026-3"))[1:] == ["Nobody can be listed for this season."]


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


def with_people(people: int, computers: int, *, rated: bool = True, advice: Advice = "usual") -> Table:
    sitters = (
        *(Sitter(f"Person {one}", one + 1) for one in range(people)),
        *(Sitter(f"{one}", None, player="thumb") for one in range(computers)),
    )
    table = replace(a_table(game="traitor"), state="lobby", started=0, options={}, sitters=sitters, rated=rated)
    return replace(table, advice=advice)


@pytest.mark.parametrize(
    ("people", "computers", "advice", "key"),
    [
        (2, 0, "usual", "lobby-counted"),
        (2, 2, "off", "lobby-counted"),
        (2, 0, "on", "lobby-uncounted-advice"),
        (2, 3, "on", "lobby-uncounted-advice"),
        (1, 1, "usual", "lobby-uncounted-alone"),
        (1, 5, "on", "lobby-uncounted-alone"),
        (2, 3, "usual", "lobby-uncounted-computers"),
        (1, 0, "usual", ""),
    ],
)
def test_the_lobby_says_whether_the_match_would_count(people: int, computers: int, advice: Advice, key: str) -> None:
    told = messages.terms(with_people(people, computers, advice=advice), 1, "en").text.splitlines()
    whys = [f"lobby-uncounted-{why}" for why in ("alone", "advice", "computers")]
    every = {f"-# {SAY(one)}" for one in ("lobby-counted", *whys)}
    assert [line for line in told if line in every] == ([f"-# {SAY(key)}"] if key else [])
    short = [messages.lobby(with_people(people, computers, rated=rated, advice=advice)).text for rated in (True, False)]
    brief = SAY("lobby-counts" if key == "lobby-counted" else "lobby-counts-not")
    assert [brief in one for one in short] == [bool(key), False], "not where ratings are off"
    quiet = messages.terms(with_people(people, computers, rated=False, advice=advice), 1, "en").text.splitlines()
    assert not every.intersection(quiet), "where ratings are off"
