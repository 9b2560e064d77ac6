"""The page of a match that is over, made of the published file alone."""

import base64
import io
import json
import re
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

import engine
from bot import pictures, replay_page
from bot.messages import deal_file
from bot.verify import Checked, verify
from engine.simulate import play_on
from tests.tables.people import a_table

ANSWERS = 6


@cache
def a_short_match() -> Checked:
    """A checked deal with the first answers of its match."""
    table = a_table("page")
    table = replace(table, state="finished", ingredients=table.made_of(), deal_format=2)
    match = play_on(engine.replay(table.record(())), ["thumb"] * 4, bytes(32))
    checked = verify(deal_file(table, match).content)
    record = replace(match.record, answers=match.record.answers[:ANSWERS])
    return replace(checked, match=engine.replay(record))


def data(page: str) -> dict[str, Any]:
    """What stands in the page."""
    found = re.search(r'<script type="application/json">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    whole: dict[str, Any] = json.loads(found[1])
    return whole


def picture(page: dict[str, Any], number: int) -> Image.Image:
    """A picture as the page puts it together."""
    one = page["pictures"][number]
    whole = picture(page, one["from"]) if one["from"] >= 0 else Image.new("RGB", (one["w"], one["h"]))
    part = Image.open(io.BytesIO(base64.b64decode(one["data"]))).convert("RGBA")
    whole.paste(part, (one["x"], one["y"]), part)
    return whole


def test_every_picture_is_the_one_that_was_shown() -> None:
    checked = a_short_match()
    page = data(replay_page.page(checked, "de"))
    match = checked.match
    for seat, seen in ((None, "o"), (2, "2")):
        draw = pictures.draw_board if seat is None else pictures.draw_hand
        drawn = draw(match.view(seat), checked.names, "de")
        shown = page["steps"][-1]["seen"][seen]
        assert shown["alt"] == drawn.alt
        assert picture(page, shown["picture"]).tobytes() == Image.open(io.BytesIO(drawn.png)).convert("RGB").tobytes()


def test_each_pair_of_eyes_sees_its_own_lines() -> None:
    page = data(replay_page.page(a_short_match(), "en"))
    assert list(page["eyes"]) == ["o", "0", "1", "2", "3", "a"]
    told = {seen: "".join("".join(step["seen"][seen]["lines"]) for step in page["steps"]) for seen in page["eyes"]}
    assert len(told["a"]) > len(told["0"]) > len(told["o"])


def test_names_are_text_and_never_code() -> None:
    checked = replace(a_short_match(), names=("<script>", "</script>&", "**Ben**", '"'))
    page = replay_page.page(checked, "nl")
    assert page.count("<script") == 2
    assert page.count("</script>") == 2
    assert "&lt;script&gt;" in page.split("<style>")[0]


def test_names_that_are_words_of_the_page_itself_are_names(monkeypatch: pytest.MonkeyPatch) -> None:
    checked = a_short_match()
    named = replace(checked, names=("DATA", "TITLE", "LANGUAGE", *checked.names[3:]))
    monkeypatch.setattr(replay_page, "_data", lambda checked, language: {"eyes": checked.names})
    page = replay_page.page(named, "de")
    assert data(page)["eyes"] == list(named.names)
    assert '<html lang="de">' in page
    assert f"<title>Verräter · {', '.join(named.names)}</title>" in page


def test_colours_that_hardly_differ_are_different() -> None:
    """What is drawn over a similar picture is every pixel of another colour, be it nearer than an eye can tell."""
    similar, shown = Image.new("P", (8, 8), 0), Image.new("P", (8, 8), 0)
    for one in (similar, shown):
        one.putpalette([29, 36, 48, 29, 36, 49])
    shown.putpixel((3, 5), 1)
    page = replay_page._Pictures(("Anna",), "en")
    numbers = [page._add(one) for one in (similar, shown)]
    assert picture({"pictures": page.kept}, numbers[1]).tobytes() == shown.convert("RGB").tobytes()
