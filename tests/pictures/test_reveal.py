"""The picture that reveals a vote: it moves once, begins with nothing told, and ends with everything."""

import io
from collections.abc import Sequence

import pytest
from PIL import Image, ImageSequence

from bot import texts
from bot.pictures import RevealOf, draw
from bot.pictures.animation import gif
from bot.pictures.canvas import Canvas
from bot.pictures.reveals import Option, Reveal, Upshot, draw_reveal, reveal_alt, reveal_palette, revealed, tie
from tests.pictures.looking import check_animation, check_moving, check_seats
from tests.pictures.test_colours import check_contrast
from tests.samples import samples

SEATS = (3, 8, 16, 4, 5, 12)[: samples(3, 6)]
LONG = "W" * 32
ROLE = Upshot("x" * 60, (1,), "3 of 4 votes", "z" * 30, "dead", "red")


def vote(
    seats: int, voted: Sequence[int] = (), upshot: Upshot = ROLE, name: str = LONG, language: str = "en"
) -> Reveal:
    """A vote of so many seats, all for seat 1 unless told otherwise."""
    names = [f"{name}{seat}" for seat in range(seats)]
    options = [Option(one, seat) for seat, one in enumerate(names)]
    votes = list(enumerate(voted or (1,) * seats))
    return revealed(texts.speaker(language), "Vote", "look", names, options, votes, upshot, (0, seats))


def everybody_else(seats: int) -> list[int]:
    return [(seat + 1) % seats for seat in range(seats)]


def canvases(reveal: Reveal) -> list[Canvas]:
    animation = draw_reveal(reveal)
    return [animation.first, *(frame.change for frame in animation.frames)]


@pytest.mark.parametrize("seats", SEATS)
def test_words_lie_apart_and_are_legible_in_every_frame(seats: int) -> None:
    say = texts.speaker("de")
    options = vote(seats).options
    spread = everybody_else(seats)
    tied = tie(say, options, list(enumerate(spread)), range(seats))
    for reveal in (vote(seats), vote(seats, spread), vote(seats, spread, tied)):
        check_animation(draw_reveal(reveal))


@pytest.mark.parametrize("seats", SEATS)
def test_a_vote_is_a_small_file_that_plays_once_and_ends_as_the_still_picture(seats: int) -> None:
    reveal = vote(seats, everybody_else(seats))
    moving, still = (draw(RevealOf(reveal, "a vote", moving=moves)) for moves in (True, False))
    check_moving(moving, still, most=200)
    assert moving is not None
    assert (moving.width, moving.height) == (1400, 600)


def test_the_first_frame_tells_that_votes_are_turned_and_nothing_else() -> None:
    """Somebody whose client plays nothing sees that alone."""
    for language in texts.LANGUAGES:
        first = draw_reveal(vote(4, (1, 0, 1, 1), ROLE, "Anna", language)).first
        told = {words for words, _ in first.words}
        assert told == {"Vote", texts.speaker(language)("reveal-turning"), "Anna0", "Anna1", "Anna2", "Anna3"} | {
            texts.speaker(language)("reveal-number", count=4)
        }
    animations = [draw_reveal(vote(4, voted, name="Anna")) for voted in ((1, 0, 1, 1), (2, 3, 1, 2))]
    assert len({gif(animation._replace(frames=()), reveal_palette()) for animation in animations}) == 1


def test_slates_turn_in_the_order_of_showing() -> None:
    reveal = vote(4, (1, 0, 1, 1), ROLE, "Anna")
    reveal = reveal._replace(votes=tuple(reveal.votes[place] for place in (2, 3, 0, 1)))
    counts = [words for canvas in canvases(reveal) for words, _ in canvas.words if words.isdecimal()]
    assert counts == ["1", "2", "3", "1", "3", "1"], "the stones of seat 1, that of seat 0, and the result"


def test_a_role_is_shown_after_the_face() -> None:
    told = [[words for words, _ in canvas.words] for canvas in canvases(vote(3, (1, 0, 1), ROLE._replace(role="Spy")))]
    with_role = [number for number, words in enumerate(told) if "Spy" in words]
    face = next(number for number, words in enumerate(told) if ROLE.votes in words)
    assert with_role == [face + 1]


def test_a_tie_is_shown_before_the_lot_falls() -> None:
    tied = Upshot("", (0, 1, 2), "1 vote each")
    reveal = vote(3, (1, 2, 0), ROLE._replace(votes="by lot"))._replace(tied=tied)
    told = [[words for words, _ in canvas.words] for canvas in canvases(reveal)]
    (tie,) = (number for number, words in enumerate(told) if "1 vote each" in words)
    assert [number for number, words in enumerate(told) if "by lot" in words] == [tie + 3, tie + 4]


def test_every_frame_lasts_long_enough_to_be_seen() -> None:
    with Image.open(io.BytesIO(gif(draw_reveal(vote(16)), reveal_palette()))) as image:
        times = [one.info["duration"] for one in ImageSequence.Iterator(image)]
    assert min(times) >= 100, "browsers show shorter ones for longer"
    assert 8_000 <= sum(times) <= 20_000


def test_a_vote_is_told_in_words_with_the_result_first() -> None:
    say = texts.speaker("en")
    told = reveal_alt(vote(4, (1, 0, 1, 1), Upshot("Ben is out", (1,), ""), "S"), say)
    assert told == "Vote: Ben is out. S1, 3 votes (S0, S2, S3). S0, 1 vote (S1)."
    assert len(reveal_alt(vote(16, everybody_else(16), name=LONG * 3), say)) <= 1024


def test_a_result_may_fall_on_somebody_without_votes() -> None:
    """Such as by a rule of the game's own."""
    assert draw(RevealOf(vote(3, (2, 2, 0)), "x", moving=True))


def test_words_stand_out_and_seats_have_their_colours() -> None:
    check_seats(reveal_palette())
    check_contrast(draw_reveal(vote(4)).first.image, (1370, 30), (300, 108), (430, 300), (1000, 500), (70, 500))
