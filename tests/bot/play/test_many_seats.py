"""A game for as many seats as can be shown: the lobby, the questions and the end are those of any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot import games, texts
from bot.pictures.canvas import Canvas
from bot.pictures.colours import SEATS, palette
from bot.pictures.encoding import png
from bot.pictures.hands import HAND_HEADER_HEIGHT, draw_hand_header
from bot.pictures.landscape import empty_table
from bot.pictures.shapes import MARKS
from tests.bot.playing import is_over, play_on
from tests.vote import TEXTS, Pictures, Vote, voting

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from tests.bot.court import Court


class Village(Vote):
    """Votes among up to sixteen people."""

    seats = range(12, len(MARKS) + 1)


@pytest.fixture
def _village() -> Iterator[None]:
    games.register(Village(), Pictures(), {"en": TEXTS})
    yield
    games.unregister("vote")


@pytest.mark.usefixtures("_village")
async def test_a_match_of_many_is_played_to_its_end(court: Court, chance: random.Random) -> None:
    people, seats = court.people(3), len(MARKS)
    await court.begin(people, computers=seats - len(people), game="vote")
    assert (await court.match()).seats == seats
    assert await play_on(court, chance) == 2 * len(people)
    await court.quiet()
    assert is_over(court)
    assert all(name in court.hall.messages[-1].content for name in (await court.table()).names)


@pytest.mark.usefixtures("_village")
def test_each_seat_has_a_mark_and_a_colour_in_the_header_of_a_hand() -> None:
    view, seen = voting().view(0), set[bytes]()
    for seat, colour in enumerate(SEATS):
        canvas = Canvas(empty_table(900, 200 + HAND_HEADER_HEIGHT))
        draw_hand_header(canvas, view, seat, "Anna", texts.speaker("en"))
        assert canvas.image.convert("RGB").getpixel((2, HAND_HEADER_HEIGHT // 2)) == colour
        seen.add(png(canvas, palette(len(MARKS))))
    assert len(seen) == len(MARKS)
