"""The picture of the end moves once: plates are turned from the last place on, the winners' last."""

from functools import cache

import pytest
from msgspec import structs
from msgspec.structs import replace

import engine
from bot import texts
from bot.messages.ending import picture_of_end
from bot.messages.truth import eyes
from bot.pictures import EndOf, draw, ending
from bot.pictures.colours import MOST_COLOURS
from bot.pictures.ending import Cell, EndFacts, EndWords, animate_end, draw_end
from tests.pictures.looking import check_moving, check_words
from tests.tables.people import a_table, match_of

GAMES = [(game, one.seats[1]) for game, one in engine.games().items()]
SAY = texts.speaker("en")


@cache
def order(game: str, seats: int) -> EndOf:
    """The order for a moving picture of a match that was played by chance, also of a game that has a still one."""
    table = replace(a_table("last scores", seats=seats, game=game), state="finished")
    return structs.replace(picture_of_end(table, eyes(table, match_of(table, None)), "en"), moving=True)


def words(headline: str, seats: int) -> EndWords:
    return EndWords(headline, (), ("",) * seats, ("",) * seats)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_animation_plays_once_and_ends_as_the_still_picture(game: str, seats: int) -> None:
    check_moving(draw(order(game, seats)), draw(order(game, seats).still), most=150)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_seats_are_shown_from_the_last_place_on_and_the_headline_at_last(game: str, seats: int) -> None:
    of = order(game, seats)
    names = [f"Name {seat}" for seat in range(seats)]
    animation = animate_end(of.view, names, words("The headline", seats), EndFacts(), SAY)
    check_words(animation.first)
    assert [told for told, _ in animation.first.words] == [SAY("picture-counting")]
    shown = [[told for told, _ in frame.change.words] for frame in animation.frames]
    assert of.view.result is not None
    placed = [f"Name {seat}" for seat in texts.placed(of.view.result)]
    assert [next(one for one in told if one in placed) for told in shown[:-1]] == placed[::-1]
    assert shown[-1] == ["The headline"]


def test_winners_are_waited_for() -> None:
    of = order("verraeter", 4)
    assert of.view.result is not None
    animation = animate_end(of.view, list(of.names), words("x", 4), EndFacts(), SAY)
    *losers, _ = animation.frames[: 5 - len(of.view.result.winners)]
    assert losers[-1].shown == max(frame.shown for frame in animation.frames)


def test_many_seats_are_animated_too() -> None:
    of = order("the_traitors", 8)
    result = of.view.result
    assert result is not None
    many = replace(result, scores=(*result.scores, *range(8)), parts=(*result.parts, *({},) * 8))
    view = replace(of.view, seats=16, result=many)
    animation = animate_end(view, [f"n{seat}" for seat in range(16)], words("x", 16), EndFacts(), SAY)
    assert len(animation.frames) == 17
    assert animation.first.height <= 900
    assert len(ending.end_palette(EndFacts().sky)) <= MOST_COLOURS


def test_the_points_of_each_round_are_read_whole() -> None:
    of = order("verraeter", 4)
    cells = (Cell(words="+15"), Cell("traitor", "+15")) * 4
    told = words("x", 4)._replace(sums=("landscapes 23 + Traitor 2 + Strategist 6 + offices 4",) * 4)
    canvas = draw_end(of.view, of.names, told, EndFacts(cells=dict.fromkeys(range(4), cells)))
    assert [one for one, _ in canvas.words].count("+15") == 4 * len(cells)
