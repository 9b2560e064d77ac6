"""A film: which boards it has, in what order, for how long, and that it shows them without loss."""

import io
from collections.abc import Sequence
from itertools import pairwise

import pytest
from PIL import Image, ImageSequence

import engine
from bot import pictures
from bot.aftermath import film
from bot.aftermath.film import EACH, LAST, MOST, Film, FilmOrder, Reel, TooLarge, boards, choose
from engine import visible
from engine.simulate import play_on
from tests.test_replay_page import a_short_match

PLENTY = 4 * 1024 * 1024


def an_order(most: int = PLENTY) -> FilmOrder:
    checked = a_short_match()
    return FilmOrder(checked.match.record, checked.names, "de", most)


def made_of(order: FilmOrder) -> Film:
    """The film that is ordered."""
    reel = Reel(order)
    for number in range(reel.pictures):
        assert reel.done == number
        reel.draw()
    return reel.film()


def frames(content: bytes) -> list[tuple[Image.Image, int]]:
    """The pictures of a film, and for how many milliseconds each is shown."""
    with Image.open(io.BytesIO(content)) as moving:
        return [(one.convert("RGB"), int(one.info["duration"])) for one in ImageSequence.Iterator(moving)]


@pytest.mark.parametrize("game", engine.games())
def test_a_film_begins_and_ends_with_the_match_and_has_every_end_of_a_round(game: str) -> None:
    match = play_on(engine.start(game, seats=4, seed=bytes(32)), ["thumb"] * 4, bytes(32))
    shown = boards(match.record)
    chosen = choose(shown, MOST)
    assert all(board.view.seat is None for board in shown), "nobody's eyes but an onlooker's"
    public = sum(bool(visible(step.events, None)) for step in match.steps)
    assert sum(not board.ends_round for board in shown) <= 1 + public, "no step of which nobody was told"
    assert len(chosen) == min(MOST, len(shown))
    assert chosen[0].view == engine.start(game, seats=4, seed=bytes(32)).view(None)
    assert chosen[-1].view == match.view(None)
    assert chosen[-1].view.result is not None
    assert [board.view for board in chosen if board.ends_round][: len(match.rounds) - 1] == list(match.rounds)[:-1]
    places = [shown.index(board) for board in chosen]
    assert places == sorted(places)
    gaps = [after - before for before, after in pairwise(places)]
    assert max(gaps) <= 2 + len(shown) // (MOST - len(match.rounds)), "evenly"


def test_a_film_shows_each_step_without_loss_and_the_end_longer() -> None:
    order = an_order()
    made = made_of(order)
    shown = boards(order.record)
    assert (made.kind, made.pictures, made.boards) == ("webp", len(shown), len(shown))
    found = frames(made.content)
    assert [shown for _, shown in found] == [EACH] * (len(found) - 1) + [LAST]
    for board, (picture, _) in zip((shown[0], shown[-1]), (found[0], found[-1]), strict=True):
        drawn = Image.open(io.BytesIO(pictures.draw_board(board.view, order.names, "de").png))
        assert picture.size == drawn.size
        assert picture.tobytes() == drawn.convert("RGB").tobytes()


def test_a_film_may_be_a_simpler_file(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(drawn: Sequence[Image.Image]) -> bytes:
        raise OSError("cannot write this file")

    monkeypatch.setattr(film, "_webp", broken)
    made = made_of(an_order())
    assert made.kind == "gif"
    with Image.open(io.BytesIO(made.content)) as picture:
        assert picture.format == "GIF"
    assert "cannot write this file" in capsys.readouterr().err


@pytest.fixture
def a_hundred_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of 30 boards of which 5 end rounds; each takes a hundred bytes, in the simpler kind of file 40."""
    view = boards(an_order().record)[0].view
    shown = [film.Board(view, number % 6 == 5) for number in range(30)]
    monkeypatch.setattr(film, "boards", lambda record: shown)
    monkeypatch.setattr(Reel, "draw", lambda reel: reel._drawn.append(Image.new("P", (1, 1))))
    monkeypatch.setattr(film, "_webp", lambda drawn: bytes(100 * len(drawn)))
    monkeypatch.setattr(film, "_gif", lambda drawn: bytes(40 * len(drawn)))


@pytest.mark.usefixtures("a_hundred_each")
@pytest.mark.parametrize(
    ("most", "kind", "number"), [(3000, "webp", 30), (2999, "webp", 29), (1500, "webp", 15), (999, "gif", 10)]
)
def test_a_film_that_would_be_too_large_has_fewer_pictures(most: int, kind: str, number: int) -> None:
    made = made_of(an_order(most))
    assert (made.kind, made.pictures, made.boards) == (kind, number, 30)


@pytest.mark.usefixtures("a_hundred_each")
def test_a_film_that_is_always_too_large_is_none() -> None:
    with pytest.raises(TooLarge):
        made_of(an_order(199))


def test_boards_of_different_sizes_are_shown_at_one_size() -> None:
    small, large = Image.new("P", (2, 3), 1), Image.new("P", (4, 3), 2)
    for one in (small, large):
        one.putpalette([0, 0, 0, 10, 20, 30, 40, 50, 60])
    enlarged = film._enlarged(small, 4, 3)
    assert enlarged.convert("RGB").getcolors() == [(12, (10, 20, 30))]
    assert film._enlarged(large, 4, 3) is large
