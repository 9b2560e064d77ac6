"""Instead of pictures: a few pixels made of the view, for drawing takes half the time of a match.

No turning points are looked for, which takes as long as many matches, and no short films are made.
"""

import hashlib
import io
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PIL import Image

from bot import pictures
from bot.aftermath.film import FilmProgress
from bot.aftermath.film_shelf import PAGE_MAKER
from bot.aftermath.page.making import PageMaker
from bot.aftermath.turning import TurningPoints
from bot.pictures import (
    ChartOf,
    EndOf,
    LobbyOf,
    MomentOf,
    Order,
    Picture,
    RevealOf,
    SceneOf,
    SuspicionOf,
    UnmaskingOf,
    VotesOf,
)
from bot.processes import Process
from bot.store import Table
from engine import TurningPoint, View

WIDTH, HEIGHT = 8, 4


def instead_of_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on other views have other pixels, and the words that tell a picture are as they should be."""

    def draw(of: Order) -> Picture:
        if isinstance(of, ChartOf):
            return pictures.draw_chart(of.chart, of.language)
        if isinstance(of, MomentOf | RevealOf | UnmaskingOf | LobbyOf | VotesOf | SuspicionOf | SceneOf):
            return outline(of, of.alt)
        if isinstance(of, EndOf):
            return outline(of, pictures.end_alt(of))
        alts = {"board": pictures.board_alt, "hand": pictures.hand_alt, "role": pictures.role_alt}
        if of.what == "part":
            return outline(of, pictures.part_alt(of.view, of.part, of.names, of.language))
        return outline(of, alts[of.what](of.view, of.names, of.language))

    async def none(_self: TurningPoints, _table: Table) -> tuple[TurningPoint, ...]:
        return ()

    monkeypatch.setattr(pictures, "draw", draw)
    for made in ("_found", "_make_film"):
        monkeypatch.setattr(TurningPoints, made, none)


def pages_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on pages of matches are made here, with outlines."""

    def draw(view: View, _names: Sequence[str], _language: str) -> Picture:
        return outline(view, "")

    in_this_process(monkeypatch, PAGE_MAKER, PageMaker())
    monkeypatch.setattr(pictures, "draw_board", draw)
    monkeypatch.setattr(pictures, "draw_hand", draw)


def in_this_process(monkeypatch: pytest.MonkeyPatch, module: str, maker: Callable[..., FilmProgress]) -> None:
    """From now on the maker gets the same jobs as the process of a module."""
    do = Process.do

    async def done(process: Process[FilmProgress], job: tuple[Any, ...], patience: float) -> FilmProgress:
        return maker(*job) if process._module == module else await do(process, job, patience)

    monkeypatch.setattr(Process, "do", done)


def outline(of: Order | View, alt: str) -> Picture:
    """Pixels that are the same only for the same."""
    image = Image.frombytes("L", (WIDTH, HEIGHT), hashlib.sha256(repr(of).encode()).digest())
    file = io.BytesIO()
    image.save(file, "PNG")
    return Picture(file.getvalue(), alt, WIDTH, HEIGHT)
