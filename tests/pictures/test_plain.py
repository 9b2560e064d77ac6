"""Plain pictures: any view of any game can be shown, and what the game draws itself takes their place."""

from collections.abc import Iterator

import pytest

import engine
from bot import games, pictures, texts
from bot.pictures import plain
from bot.pictures.canvas import Canvas
from bot.pictures.shapes import MARKS
from bot.texts import limits
from engine import View
from tests.matches import a_match
from tests.vote import TEXTS, Pictures, Vote

NAMES = [*("M" * 32 for _ in range(7)), "Herta", *(f"Somebody {number}" for number in range(8))]


class Crowd(Vote):
    """A vote of as many as can be shown."""

    seats = range(3, len(MARKS) + 1)


class OwnBoard:
    """Pictures of a game that draws its board alone."""

    PALETTE, draw_board, board_alt = Pictures.PALETTE, Pictures().draw_board, Pictures().board_alt


@pytest.fixture(params=[None, OwnBoard()], ids=["nothing", "a board"])
def own(request: pytest.FixtureRequest) -> Iterator[object]:
    games.register(Crowd(), request.param, {"en": TEXTS})
    yield request.param
    games.unregister("vote")


def test_a_game_is_drawn_plainly_where_it_draws_nothing_itself(own: object) -> None:
    for seats in (3, 8, 9, 16):
        match = engine.start("vote", seats=seats, seed=bytes(32))
        board = pictures.draw_board(match.view(None), NAMES[:seats], "en")
        hand = pictures.draw_hand(match.view(seats - 1), NAMES[:seats], "en")
        assert (board.width == 8) == (own is not None)
        assert (hand.width, hand.alt) == (1400, f"{NAMES[seats - 1]}: vote")
        assert len(board.alt) <= limits.ALT_TEXT


def shown(draw: Canvas) -> list[str]:
    return [words for words, _ in draw.words]


@pytest.mark.parametrize("game", engine.games())
def test_a_board_shows_who_is_awaited_or_out_and_the_scores_and_no_secret(game: str) -> None:
    """Boards of all seats are the onlooker's."""
    match = a_match(f"plain {game}", game=game, seats=4)
    say, names = texts.speaker("en"), NAMES[8:12]
    assert match.result is not None
    for view in (*match.rounds[:3], match.view(None)):
        words = shown(plain.draw_board(view, names, say))
        assert set(names) <= set(words)
    scores = [str(score) for score in match.result.scores]
    assert [word for word in words if word in scores] == scores
    boards = [plain.board_alt(match.view(seat), names, say) for seat in (None, *range(4))]
    assert set(boards) == {boards[0]}
    assert all(f"{name}: {score}." in boards[0] for name, score in zip(names, scores, strict=True))


def test_a_hand_has_the_words_of_its_role() -> None:
    view = next(view for view in _views("the_traitors") if view.cast)
    say = texts.speaker("en")
    assert view.seat is not None
    title, aim, advice = texts.casting(say, view.game, view.cast, NAMES)
    alt = plain.hand_alt(view, view.seat, NAMES, say)
    assert title.removeprefix("### ") in shown(plain.draw_hand(view, view.seat, NAMES, say))
    assert alt.startswith(f"{NAMES[view.seat]}: {title.removeprefix('### ')}")
    assert aim in alt and advice.replace("**", "") in alt


def _views(game: str) -> Iterator[View]:
    match = engine.start(game, seats=4, seed=bytes(32))
    while match.result is None:
        yield from (match.view(seat) for seat in range(4))
        match.play(match.awaited[0], match.decisions[match.awaited[0]].keys[:1])
