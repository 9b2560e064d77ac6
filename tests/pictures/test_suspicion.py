"""The picture of suspicions: legible with any number of seats and rounds, and told in words."""

import random
from itertools import product

import pytest
from msgspec.structs import replace

from bot import pictures, texts
from bot.pictures import SuspicionOf
from bot.pictures.suspicion import (
    MOST_ALONE,
    MOST_COLUMNS,
    Cell,
    Suspected,
    SuspicionChart,
    draw_suspicion,
    suspicion_alt,
)
from tests.pictures.looking import check_words

NAMES = ("Anna", "Benjamin K.", "Cléo-Marie", "Dirk", "Emma", "Finn-Ole", "Greta", "Hugo", "Inés", "Jonas", "Kofi")
LONG = tuple(letter * 32 for letter in "WMWMWMWMWMW")


def a_chart(names: tuple[str, ...], columns: int, language: str) -> SuspicionChart:
    say, dice = texts.speaker(language), random.Random(columns)
    rows = [
        Suspected(
            name,
            seat,
            tuple(Cell(dice.choice((None, 0, 50, 100)), seat == 1) for _ in range(columns)),
            tuple(range(2, len(names))) if seat == 1 else (),
        )
        for seat, name in enumerate(names)
    ]
    return SuspicionChart(
        title=say("button-knew"),
        columns_heading=say("suspicion-round"),
        columns=tuple(str(number) for number in range(1, columns + 1)),
        fooled_heading=say("suspicion-fooled"),
        scale=say("suspicion-scale"),
        hidden=texts.hidden_side(say, "het_verraad"),
        people=names,
        rows=tuple(rows),
    )


@pytest.mark.parametrize(("language", "names"), list(product(texts.LANGUAGES, (NAMES, LONG))))
def test_words_lie_apart_and_only_names_are_cut(language: str, names: tuple[str, ...]) -> None:
    for seats, columns in product((2, 4, 8, 11), (1, 3, MOST_COLUMNS)):
        canvas = draw_suspicion(a_chart(names[:seats], columns, language))
        check_words(canvas, names)
        assert canvas.height <= 890, "it fills the box of 550 x 350 at most"
        alone = a_chart(names[:seats], MOST_ALONE, language)
        rows = tuple(replace(row, fooled=()) for row in alone.rows)
        check_words(draw_suspicion(replace(alone, fooled_heading="", rows=rows)), names)


def test_words_tell_the_hidden_side_first_and_whom_it_fooled() -> None:
    chart, say = a_chart(NAMES[:4], 3, "en"), texts.speaker("en")
    alt = suspicion_alt(chart, say)
    assert alt.startswith(chart.title)
    assert alt.index("Benjamin K.") < alt.index("Anna")
    assert f"{chart.fooled_heading}: Cléo-Marie, Dirk." in alt
    assert alt.count(chart.hidden) == 1, "all the time"
    rows = tuple(replace(row, cells=(*row.cells[:-1], Cell(0))) for row in chart.rows)
    assert suspicion_alt(replace(chart, rows=rows), say).count(chart.hidden) == 2, "by round"


def test_a_picture_is_soon_loaded() -> None:
    chart = a_chart(NAMES[:8], 8, "en")
    drawn = pictures.draw(SuspicionOf(chart, "told"))
    assert drawn is not None
    assert drawn.alt == "told"
    assert len(drawn.png) < 150_000
