"""Plain pictures: any view of any game can be shown, and what the game draws itself takes their place."""

from collections.abc import Iterator, Sequence

import pytest

import engine
from bot import games, pictures, texts
from bot.pictures import plain
from bot.pictures.canvas import Canvas
from bot.pictures.role_card import draw_role_card, role_card_alt
from bot.pictures.shapes import MARKS
from bot.texts import limits
from engine import View
from tests.matches import a_match
from tests.pictures.looking import check_words
from tests.sample_games.vote import TEXTS, Pictures, Vote

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
    won = [name for seat, name in enumerate(names) if seat in match.result.winners]
    assert f"{', '.join(won)} {'wins' if len(won) == 1 else 'share the win'}! " in boards[0]
    assert all(f"{name}: {score}." in boards[0] for name, score in zip(names, scores, strict=True))


def _with_a_role() -> tuple[View, int]:
    """The first view of a seat that knows its role, and that seat."""
    match = engine.start("the_traitors", seats=4, seed=bytes(32))
    while True:
        for seat in range(4):
            if (view := match.view(seat)).cast:
                return view, seat
        match.play(match.awaited[0], match.decisions[match.awaited[0]].keys[:1])


def test_a_hand_has_the_words_of_its_role() -> None:
    (view, seat), say = _with_a_role(), texts.speaker("en")
    title, aim, advice = texts.casting(say, view.game, view.cast, NAMES)
    alt = plain.hand_alt(view, seat, NAMES, say)
    assert title.removeprefix("### ") in shown(plain.draw_hand(view, seat, NAMES, say))
    assert alt.startswith(f"{NAMES[seat]}: {title.removeprefix('### ')}")
    assert aim.replace("**", "") in alt and advice.replace("**", "") in alt


def test_a_card_has_a_role_s_name_and_its_aim() -> None:
    view, seat = _with_a_role()
    for language in texts.LANGUAGES:
        say = texts.speaker(language)
        card = plain.role_card(view, seat, NAMES, say)
        assert card is not None
        check_words(draw_role_card(card, say))
        aim = texts.casting(say, view.game, view.cast, NAMES)[1].replace("**", "")
        assert (card.role, card.aims[0][1]) == (texts.side_name(say, view.game, str(view.cast["key"])), aim[:-1])
        assert role_card_alt(card, say).startswith(f"{card.lead} {card.role}, {NAMES[seat]}. {aim} ")


def test_without_a_role_there_is_no_card() -> None:
    view = engine.start("verraeter", seats=3, seed=bytes(32)).view(None)
    assert plain.role_card(view, 0, NAMES, texts.speaker("en")) is None


class Parts:
    """Pictures of a game that draws a part of its board, and lacks the part's words."""

    PARTS = ("left_half",)

    def draw_part(self, view: View, part: str, names: Sequence[str], say: texts.Speaker) -> Canvas:
        return plain.draw_board(view, names, say)


def test_a_part_of_the_board_is_told_with_its_name_and_the_board() -> None:
    games.register(Crowd(), Parts(), {"en": TEXTS})
    view = engine.start("vote", seats=3, seed=bytes(32)).view(None)
    part = pictures.draw_part(view, "left_half", NAMES, "en")
    assert part.alt == f"Left half. {pictures.board_alt(view, NAMES, 'en')}"
    games.unregister("vote")
