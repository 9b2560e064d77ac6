"""Pictures are drawn in processes or in a thread: what was clicked for first, what is not wanted any more never."""

import asyncio
import gc
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot import pictures
from bot.delivery import drawing as module
from bot.delivery import payload
from bot.delivery.drawing import Drawing, StaleContent, always
from bot.messages.content import Content
from bot.pictures import ChartOf, Picture, PictureOf, RevealOf
from bot.processes import Process, pool
from tests.matches import a_match
from tests.messages.test_statistics import THREE, chart, told
from tests.metered import shown
from tests.pictures.test_reveal import vote

MATCH = a_match("drawing", game="verraeter", seats=3, answers=5)
NAMES = ("Anna", "Ben", "Cem")
BOARD = PictureOf("board", MATCH.view(None), NAMES, "en")
HAND = PictureOf("hand", MATCH.view(0), NAMES, "en")
CHART = ChartOf(chart(told(THREE)), "en")
VOTE = RevealOf(vote(3, (1, 0, 1), name="Ben"), "Ben is out.", moving=True, hidden=True, covered="Covered.")


def drawn(of: RevealOf) -> Picture:
    found = pictures.draw(of)
    assert found is not None
    return found


def wanted(name: str) -> PictureOf:
    """A picture that a test knows by the name of its first player."""
    return PictureOf("board", MATCH.view(None), (name, *NAMES[1:]), "en")


@pytest.fixture
async def drawing(request: pytest.FixtureRequest) -> AsyncIterator[Drawing]:
    """A process draws, or as many as a test says."""
    found = Drawing(getattr(request, "param", 1))
    yield found
    await found.close()


@pytest.mark.parametrize("drawing", [0, 1], indirect=True, ids=["thread", "process"])
async def test_a_process_draws_the_same_picture(drawing: Drawing) -> None:
    board, hand, chart = await asyncio.gather(drawing.draw(BOARD), drawing.draw(HAND), drawing.draw(CHART))
    assert board == pictures.draw_board(BOARD.view, NAMES, "en")
    assert hand == pictures.draw_hand(HAND.view, NAMES, "en")
    assert chart == pictures.draw_chart(CHART.chart, "en")


@pytest.mark.parametrize("drawing", [0], indirect=True, ids=["thread"])
async def test_one_thread_draws_whatever_else_there_are(drawing: Drawing, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each one that draws would keep as much memory as the largest picture takes."""
    drew: list[int] = []

    def draw(of: PictureOf) -> Picture:
        drew.append(threading.get_ident())
        return Picture(b"", of.names[0], 1, 1)

    monkeypatch.setattr(pictures, "draw", draw)
    await drawing.draw(wanted("first"))
    goes_on = threading.Event()
    busy = asyncio.create_task(asyncio.to_thread(goes_on.wait))
    await asyncio.sleep(0)
    await drawing.draw(wanted("second"))
    goes_on.set()
    await busy
    assert len(set(drew)) == 1


def test_a_painter_ends_with_the_bot() -> None:
    subprocess.run([sys.executable, "-m", "bot.processes.painter"], input=b"", check=True, timeout=60)


class Painter(Process[Picture | None]):
    """One that draws when a test says so, and notes for whom."""

    drawn: list[str]
    may: asyncio.Event

    async def begin(self) -> None:
        pass

    async def do(self, job: tuple[Any, ...], patience: float) -> Picture | None:
        await self.may.wait()
        self.drawn.append(job[0].names[0])
        return Picture(b"", job[0].names[0], 1, 1)


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> type[Painter]:
    monkeypatch.setattr(pool, "Process", Painter)
    monkeypatch.setattr(Painter, "drawn", [], raising=False)
    monkeypatch.setattr(Painter, "may", asyncio.Event(), raising=False)
    return Painter


async def test_a_click_waits_for_no_board_and_an_overtaken_picture_is_never_drawn(
    painter: type[Painter], drawing: Drawing
) -> None:
    before = shown("turncoat_drawings_overtaken_total")
    begun = asyncio.create_task(drawing.draw(wanted("begun")))
    for _ in range(2):
        await asyncio.sleep(0)
    order = ("board", always, False), ("overtaken", lambda: False, False), ("clicked", always, True)
    asked = [asyncio.create_task(drawing.draw(wanted(name), still, clicked=now)) for name, still, now in order]
    await asyncio.sleep(0)
    assert drawing.waiting == len(order)
    painter.may.set()
    with pytest.raises(StaleContent):
        await asked.pop(1)
    assert (await asyncio.gather(begun, *asked))[1] == Picture(b"", "board", 1, 1)
    assert painter.drawn == ["begun", "clicked", "board"]
    assert drawing.waiting == 0
    assert shown("turncoat_drawings_overtaken_total") == before + 1


async def test_a_thread_draws_if_no_process_can(
    painter: type[Painter], drawing: Drawing, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def ends(self: Painter, job: tuple[Any, ...], patience: float) -> Picture | None:
        raise EOFError

    monkeypatch.setattr(painter, "do", ends)
    assert await drawing.draw(BOARD) == pictures.draw(BOARD)
    assert "a process cannot draw" in caplog.text
    assert "View(" not in caplog.text


async def test_a_vote_stands_still_if_its_moving_picture_is_not_made_in_time(
    drawing: Drawing, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "MOVES", 0.0)
    late = await payload.files(Content("", picture=VOTE), drawing)
    assert [(file.filename, file.description) for file in late] == [("SPOILER_reveal.png", "Covered.")]
    assert late[0].fp.read() == drawn(VOTE.still).png
    assert "a process cannot draw a reveal" in caplog.text


@pytest.mark.parametrize("drawing", [0, 1], indirect=True, ids=["thread", "process"])
async def test_the_file_of_a_moving_picture_has_its_name(drawing: Drawing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOVES", 60.0)
    (file,) = await payload.files(Content("", picture=VOTE), drawing)
    assert (file.filename, file.description, file.fp.read()) == ("reveal.gif", "Covered.", drawn(VOTE).gif)
    (file,) = await payload.files(Content("", picture=replace(VOTE, moving=False, hidden=False)), drawing)
    assert (file.filename, file.spoiler, file.fp.read()) == ("reveal.png", False, drawn(VOTE).png)


async def test_nobody_waits_for_ever_if_no_process_can_be_begun(
    painter: type[Painter], drawing: Drawing, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(self: Painter) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(painter, "begin", fails)
    drawing.begin()
    painter.may.set()
    async with asyncio.timeout(30):
        assert await drawing.draw(wanted("waiting")) == Picture(b"", "waiting", 1, 1)
    gc.collect()
    assert caplog.messages == [], "the first job that cannot be done tells"


async def test_processes_are_begun_before_any_drawing(painter: type[Painter], monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Painter] = []

    async def begin(self: Painter) -> None:
        begun.append(self)

    monkeypatch.setattr(painter, "begin", begin)
    for number in (0, 2):
        drawing = Drawing(number)
        drawing.begin()
        await asyncio.sleep(0)
        assert len(begun) == number
        await drawing.close()


async def test_a_picture_that_cannot_be_drawn_costs_itself_alone(drawing: Drawing) -> None:
    onlooker = PictureOf("hand", MATCH.view(None), NAMES, "en")
    with pytest.raises(ValueError, match="an onlooker holds nothing"):
        await drawing.draw(onlooker)
    assert await drawing.draw(BOARD) is not None


async def test_a_picture_drawn_lately_is_not_drawn_again(painter: type[Painter], drawing: Drawing) -> None:
    painter.may.set()
    first = await drawing.draw(wanted("board"))
    assert await drawing.draw(wanted("board"), lambda: False) is first
    for number in range(module.KEPT):
        await drawing.draw(wanted(f"other {number}"))
    await drawing.draw(wanted("board"))
    assert painter.drawn.count("board") == 2
