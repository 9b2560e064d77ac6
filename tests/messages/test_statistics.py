"""Sums of a person's matches, as they are told and drawn of them, and leaderboards of everybody's."""

import random

import pytest
from msgspec.structs import replace

from bot import messages, pictures, texts
from bot.aftermath.leaderboard_command import PAGE, leaderboard_page
from bot.aftermath.standings import Leaderboard, Rank
from bot.aftermath.statistics import Statistics, statistics
from bot.aftermath.statistics_command import statistics_page
from bot.fair_deal.names import LENGTH
from bot.messages import Content
from bot.pictures.chart import MOST_DOTS, PALETTE, Chart, draw_chart
from bot.pictures.colours import DISC, GOLD, MOST_COLOURS, PAPER, QUIET, RIM
from bot.store import Lapse, Placing
from bot.tables import Sitter, Table
from bot.texts import LANGUAGES
from tests.kit.games import HOOKS
from tests.messages.limits import check
from tests.pictures.looking import check_words, near, opened
from tests.pictures.test_colours import BLINDNESS, contrast
from tests.tables.people import a_table

ME, NAME = 11, "Anna"
SIDES = {game: hooks.sides for game, hooks in HOOKS.items()}
LONG = ("W" * 32, "Maximilian von und zu Hohenberg I", "アンナ", "@everyone **x**")


def row(
    table: int, game: str, user: int | None, rank: int, points: int, side: str = "", lapse: Lapse = "", player: str = ""
) -> Placing:
    seat = 0 if user == ME else 1
    why = "computer" if player else ""
    return Placing(table, seat, 1, game, "2026-4", float(table), seat, user, player, rank, points, side, why, lapse)


def many(number: int, *games: str) -> Statistics:
    """So many matches of these games, one after the other, with whatever may happen."""
    chance = random.Random(f"{number} {games}")
    found = []
    for table in range(1, number + 1):
        game = games[table % len(games)]
        lapse: Lapse = chance.choice(("", "", "", "time", "left"))
        rank = 4 if lapse == "left" else chance.choice((1, 1, 2))
        points = 0 if lapse == "left" else chance.randint(0, 99)
        found.append(row(table, game, ME, rank, points, chance.choice(SIDES.get(game, ("",))), lapse))
        other = chance.choice((None, *range(21, 26)))
        found.append(row(table, game, other, chance.choice((1, 2, 3)), 5, player="" if other else "thumb"))
    return statistics(ME, found)


def told(found: Statistics, *, language: str = "en", name: str = NAME, rivals: int = 3) -> Content:
    say = texts.speaker(language)
    return statistics_page(say, name, found, dict.fromkeys(found.rivals[:rivals], "Ben"))


def chart(content: Content) -> Chart:
    assert content.chart is not None
    return content.chart.chart


THREE = statistics(
    ME,
    [
        *(row(1, "verraeter", ME, 1, 30, "rose"), row(1, "verraeter", 12, 1, 30, "eagle")),
        *(row(2, "verraeter", ME, 1, 25, "rose"), row(2, "verraeter", None, 2, 8, "rose", player="thumb")),
        *(row(3, "verraeter", ME, 2, 20, "eagle", "time"), row(3, "verraeter", 12, 1, 44, "rose")),
    ],
)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(
    ("number", "games"),
    [
        *((number, (game,)) for game in SIDES for number in (1, 9, 200)),
        *((number, tuple(SIDES)) for number in (4, 10, 31, 2000)),
        (70, (*SIDES, "chess", "go", "the long game of the thousand turns and more", "draughts", "nim", "hex")),
    ],
)
def test_everything_has_room(number: int, games: tuple[str, ...], language: str) -> None:
    found = many(number, *games)
    for name in LONG:
        content = told(found, language=language, name=name)
        check(content)
    drawn = chart(content)
    assert len(drawn.dots) == min(number, MOST_DOTS)
    check_words(draw_chart(drawn, texts.speaker(language)), (*games, name))
    picture = pictures.draw_chart(drawn, language)
    assert len(picture.alt) <= 1024
    assert len(picture.png) <= 100 * 1024


def test_a_win_is_a_star_of_gold_above_its_points() -> None:
    found = statistics(ME, [row(1, "het_verraad", ME, 1, 20), row(1, "het_verraad", 12, 2, 4)])
    image = opened(pictures.draw_chart(chart(told(found)), "en"))
    canvas = draw_chart(chart(told(found)), texts.speaker("en"))
    heights = {words: box.middle[1] for words, box in canvas.words}
    columns = [box.middle[0] for words, box in canvas.words if words == "1" and box.top > heights["0"]]
    assert len(columns) == 1
    assert near(image, (columns[0], heights["20"]), GOLD)


@pytest.mark.parametrize("kind", BLINDNESS)
def test_marks_bars_and_words_stand_out(kind: str) -> None:
    for colour in (PAPER, QUIET, GOLD):
        assert contrast(colour, DISC, kind) >= 4.5
        assert contrast(colour, RIM, kind) >= 3
    assert len(set(PALETTE)) == len(PALETTE) <= MOST_COLOURS


# Leaderboards


LISTED = (Rank(1, 23, 1483, 1), Rank(2, 14, 1310, 2), Rank(3, 1011, 1310, 2))
BOARD = Leaderboard("verraeter", "2026-4", ("2026-4", "2026-3"), LISTED, (Rank(4, 6, 1200, hidden="few"),))


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
