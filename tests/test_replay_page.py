"""The page of a match that is over, made of the published file alone."""

import base64
import io
import json
import re
import sys
import zlib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

import engine
from bot import pictures
from bot.__main__ import main
from bot.aftermath.film import FilmOrder, Mark
from bot.aftermath.page import making
from bot.aftermath.page.tiles import SHEET, TILE, Tiles
from bot.fair_deal.verify import FairDeal, verify
from bot.messages import deal_file
from engine.simulate import play_on
from tests.tables.people import a_table

ANSWERS = 6


@cache
def a_short_match(answers: int = ANSWERS) -> FairDeal:
    """A checked deal with the first answers of its match."""
    table = a_table("page")
    table = replace(table, state="finished", ingredients=table.made_of(), deal_format=2)
    match = play_on(engine.replay(table.record(())), ["thumb"] * 4, bytes(32))
    checked = verify(deal_file(table, match).content)
    record = replace(match.record, answers=match.record.answers[:answers])
    return replace(checked, match=engine.replay(record))


def page_of(checked: FairDeal, language: str) -> str:
    """The page of a checked deal."""
    return making.page(FilmOrder(checked.match.record, checked.names, language, sys.maxsize), lambda done, of: None)


def data(page: str) -> dict[str, Any]:
    """Return the data of the page; its ``sheets`` are pictures."""
    found = re.search(
        r'<script type="text/plain">(.*?)</script>\s*<script type="application/json">(.*?)</script>', page, re.DOTALL
    )
    assert found is not None
    whole: dict[str, Any] = json.loads(zlib.decompress(base64.b64decode(found[1])))
    return whole | {"sheets": [Image.open(io.BytesIO(base64.b64decode(one))) for one in json.loads(found[2])]}


def picture(page: dict[str, Any], number: int) -> Image.Image:
    """A picture as the page puts it together."""
    width, height, base, changes = page["pictures"][number]
    whole = picture(page, base) if base >= 0 else Image.new("RGB", (width, height))
    size, row, place = page["tile"], page["sheet"], -1
    for further, tile in zip(changes[::2], changes[1::2], strict=True):
        place += further
        sheet, (y, x) = page["sheets"][tile // row**2], divmod(tile % row**2, row)
        to_y, to_x = divmod(place, -(-width // size))
        part = sheet.crop((x * size, y * size, (x + 1) * size, (y + 1) * size))
        whole.paste(part, (to_x * size, to_y * size))
    return whole


def test_every_picture_is_the_one_that_was_shown() -> None:
    checked = a_short_match(3)
    page = data(page_of(checked, "de"))
    match = checked.match
    for seat, seen in ((None, "o"), (2, "2")):
        draw = pictures.draw_board if seat is None else pictures.draw_hand
        drawn = draw(match.view(seat), checked.names, "de")
        shown = page["steps"][-1]["seen"][seen]
        assert shown["alt"] == drawn.alt
        assert picture(page, shown["picture"]).tobytes() == Image.open(io.BytesIO(drawn.png)).convert("RGB").tobytes()


def test_each_pair_of_eyes_sees_its_own_lines_and_turning_points_are_chapters_for_everybody() -> None:
    done: list[tuple[int, int]] = []
    checked, mark = a_short_match(), Mark(3, "Ben 62 → 31", "**Round 1:** Ben")
    order = FilmOrder(checked.match.record, checked.names, "en", sys.maxsize, (mark,))
    page = data(making.page(order, lambda *now: done.append(now)))
    assert done == [(number, ANSWERS) for number in range(1, ANSWERS + 1)], "who waits is told how far it is"
    assert list(page["eyes"]) == ["o", "0", "1", "2", "3", "a"]
    told = {seen: "".join("".join(step["seen"][seen]["lines"]) for step in page["steps"]) for seen in page["eyes"]}
    assert len(told["a"]) > len(told["0"]) > len(told["o"])
    (turn,) = [one for one in page["chapters"] if one.get("turn")]
    assert turn["name"] == "Ben 62 → 31"
    seen = page["steps"][turn["step"]]["seen"]
    assert {seen[eyes]["lines"][0] for eyes in page["eyes"]} == {"<b>Round 1:</b> Ben"}
    assert told["o"].count("<b>Round 1:</b> Ben") == 1


def test_names_are_text_and_never_code() -> None:
    checked = replace(a_short_match(1), names=("<script>", "</script>&", "**Ben**", '"'))
    page = page_of(checked, "nl")
    assert page.count("<script") == 3
    assert page.count("</script>") == 3
    assert "&lt;script&gt;" in page.split("<style>")[0]


def test_names_that_are_words_of_the_page_itself_are_names(monkeypatch: pytest.MonkeyPatch) -> None:
    named = replace(a_short_match(1), names=("DATA", "TITLE", "LANGUAGE", "SHEETS"))
    monkeypatch.setattr(making.Page, "_data", lambda page: {"eyes": page._order.names})
    page = page_of(named, "de")
    assert data(page)["eyes"] == list(named.names)
    assert '<html lang="de">' in page
    assert f"<title>Verräter · {', '.join(named.names)}</title>" in page


def test_colours_that_hardly_differ_are_different() -> None:
    """Draw over a similar picture every pixel of another colour, also a colour too near for an eye to tell."""
    similar, shown = Image.new("P", (50, 30), 0), Image.new("P", (50, 30), 0)
    for one in (similar, shown):
        one.putpalette([29, 36, 48, 29, 36, 49])
    shown.putpixel((49, 29), 1)
    tiles = Tiles()
    numbers = [tiles.add(one, None) for one in (similar, shown)]
    assert len(tiles.pictures[1].changes) == 2, "one tile has changed"
    sheets = [Image.open(io.BytesIO(base64.b64decode(one))) for one in tiles.sheets()]
    page = {"pictures": tiles.pictures, "sheets": sheets, "tile": TILE, "sheet": SHEET}
    assert picture(page, numbers[1]).tobytes() == shown.convert("RGB").tobytes()


def test_equal_boards_are_kept_once_however_long_a_match_is() -> None:
    """Two boards that take turns take no more room than both."""
    boards = [Image.effect_noise((96, 96), 64).convert("P") for _ in range(2)]
    sizes = []
    for turns in (1, 100):
        tiles = Tiles()
        for _ in range(turns):
            for one in boards:
                tiles.add(one, None)
        sizes.append(sum(map(len, tiles.sheets())))
    assert sizes[0] == sizes[1]


def test_the_command_says_on_standard_error_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def page(order: FilmOrder, progress: making.Progress) -> str:
        for done in range(1, 251):
            progress(done, 250)
        return "the page"

    monkeypatch.setattr(making, "page", page)
    monkeypatch.setattr("bot.fair_deal.verify.verify", lambda text: a_short_match())
    file = tmp_path / "deal.json"
    file.write_text("{}")
    assert main(["replay", str(file)]) == 0
    said = capsys.readouterr()
    assert said.out == "the page\n"
    assert said.err.splitlines() == [f"{number} of 250 answers are drawn." for number in (100, 200, 250)]
