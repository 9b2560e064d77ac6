"""Film and page of a match that nothing is secret of any more: made when somebody asks, and shown to others."""

import asyncio
import io
import random
from collections.abc import AsyncIterator
from http import HTTPStatus
from pathlib import Path

import aiohttp
import pytest
from msgspec.structs import replace
from PIL import Image, ImageSequence

from bot import texts
from bot.aftermath import film_command, film_shelf
from bot.aftermath.film import FilmProgress
from bot.aftermath.film_shelf import FilmJob, StoredFilm
from bot.aftermath.page import server
from bot.aftermath.page.frame import POLICY
from bot.client import FILMS, PAGES
from bot.processes import Process
from bot.sandbox import Message, Person
from bot.tables import Person as Player
from bot.watching.address import Address
from tests.bot.bot_on_sandbox import HALL, Court, fine
from tests.bot.playing import play_on

SAY = texts.speaker("en")
FILM, HERE = SAY("button-film"), SAY("button-show-here")


async def revealed(court: Court, chance: random.Random) -> Message:
    """The message that a match was closed after a few answers, all of whose people agree to reveal it."""
    (anna, *_) = court.people(1)
    await court.begin([anna], computers=2)
    await play_on(court, chance, 1)
    await court.bot.tables.ending.abort(1, Player(anna.id, "Anna", "en"))
    await court.bot.tables.ending.agree(1, anna.id)
    await court.quiet()
    return court.hall.messages[-1]


async def asked(court: Court, person: Person, end: Message) -> Message:
    """The private message with the film for which a person asks."""
    told = await court.told(person.click(end, FILM))
    (page,) = told.messages
    assert page.only_for is person
    return page


def moving(message: Message) -> tuple[str | None, tuple[int, int], int]:
    """The film that a message has: its kind, its size, and of how many pictures it is."""
    (file,) = message.attachments
    picture = Image.open(io.BytesIO(file.data))
    assert file.filename == f"film-1.{(picture.format or '').lower()}"
    assert (file.description or "").startswith("Film")
    return picture.format, picture.size, len(list(ImageSequence.Iterator(picture)))


@pytest.mark.usefixtures("films_here", "pages_here")
async def test_a_film_is_made_for_a_person_and_shown_to_all(court: Court, chance: random.Random) -> None:
    end, dirk = await revealed(court, chance), court.person("dirk")
    dirk.locale = "de"
    before = len(court.sandbox.requests)
    page = await asked(court, dirk, end)
    kind, _, number = moving(page)
    assert kind == "WEBP"
    assert number > 1
    assert page.content.startswith("### Verräter · Film\n-# Alle ")
    edits = [one for one in court.sandbox.requests[before:] if one.path.endswith("/messages/@original")]
    assert len(edits) >= 2, "how far it was, and the film"

    shown = await court.told(dirk.click(page, texts.speaker("de")("button-show-here")))
    public = court.hall.messages[-1]
    assert public.only_for is None
    assert public.content.startswith("### Verräter · Film\n-# All "), "in the language of the table"
    assert moving(public) == moving(page)
    assert not public.buttons
    assert not public.pings
    assert shown.text == texts.speaker("de")("film-shown"), "that one had to be made, too"

    before = len(court.sandbox.requests)
    again = await asked(court, court.person("ben"), end)
    assert again.attachments[0].data == public.attachments[0].data
    edits = [one for one in court.sandbox.requests[before:] if one.path.endswith("/messages/@original")]
    assert len(edits) == 1, "at once"

    for file in (court.folder / FILMS).iterdir():
        file.unlink()
    await court.refuses(court.person("ben").click(end, FILM), "film-failed")
    again = await asked(court, court.person("ben"), end)
    assert moving(again) == moving(public), "a new request gets a film that is made again"

    await court.restart_bot()
    page = await asked(court, court.person("ben"), end)
    assert moving(page) == moving(public), "nothing waits in memory"


@pytest.mark.usefixtures("films_here", "pages_here")
@pytest.mark.parametrize("wish", [("my pictures", "motion", "still"), ("my reading", "how", "words")])
async def test_nothing_moves_for_who_wishes_so(court: Court, chance: random.Random, wish: tuple[str, str, str]) -> None:
    """No film is made; the last board comes in its place, or in words, and all can still be shown the film."""
    end, dirk = await revealed(court, chance), court.person("dirk")
    command, option, value = wish
    await fine(dirk.command(HALL, command, **{option: value}))
    before = len(court.sandbox.requests)
    page = await asked(court, dirk, end)
    assert len(court.sandbox.requests) - before == 2, "as many calls as a film that is there at once"
    head, note, *board = page.content.split("\n")
    assert (head.replace(" · ", ", "), note) == ("### Verräter, Film", f"-# {SAY('film-still')}")
    if value == "words":
        assert not page.attachments
        assert board
    else:
        (file,) = page.attachments
        assert (file.filename, board) == ("board.png", [])
        assert "Anna" in str(file.description)
    step = (await fine(dirk.click(page, SAY("button-replay")))).messages[-1]
    assert step.only_for is dirk
    await court.told(dirk.click(page, HERE))
    moving(court.hall.messages[-1])
    await fine(dirk.command(HALL, command, **{option: {"still": "moving", "words": "pictures"}[value]}))
    assert moving(await asked(court, dirk, end))[0] == "WEBP"


async def test_a_film_that_is_awaited_tells_how_far_it_is_or_why_it_fails(
    court: Court,
    chance: random.Random,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
) -> None:
    end, dirk, ben = await revealed(court, chance), court.person("dirk"), court.person("ben")
    for name, most, refused in (("LONGEST", 0.001, "film-failed"), ("AT_ONCE", 0, "film-busy")):
        with monkeypatch.context() as patched:
            patched.setattr(film_shelf, name, most)
            await court.refuses(dirk.click(end, FILM), refused)
    assert "table 1" in caplog.text
    caplog.clear()
    ready = asyncio.Event()

    async def made(making: FilmJob, process: Process[FilmProgress]) -> StoredFilm:
        making.done, making.pictures = 12, 40
        await ready.wait()
        file = tmp_path / f"1-{making.order.language}.gif"
        file.write_bytes(b"GIF89a")
        return StoredFilm(file, 6, 40, 81, making.order.names)

    monkeypatch.setattr(court.bot.films, "_made", made)
    monkeypatch.setattr(film_command, "EVERY", 0.01)
    court.sandbox.fail_next("PATCH", "/webhooks/*/@original", 401)
    first = await fine(dirk.click(end, FILM))
    await court.sandbox.until(lambda: first.text == "Film: 12 of 40 pictures")
    assert 401 in [one.status for one in court.sandbox.requests], "a line that is not taken keeps no film up"
    ben.locale = "nl"
    second = await fine(ben.click(end, FILM))
    await court.sandbox.until(lambda: second.text == "Films worden een voor een gemaakt. Voor de jouwe: 1")
    ready.set()
    await court.quiet()
    for told in (first, second):
        (page,) = told.messages
        assert [file.filename for file in page.attachments] == ["film-1.gif"]


PUBLIC = "https://pages.example/matches"


@pytest.fixture
async def serving(empty_court: Court, pages_here: None) -> Court:
    """A court whose bot serves pages, which have no pictures."""
    empty_court.settings = replace(empty_court.settings, public_url=PUBLIC, pages=Address("127.0.0.1:0"))
    await empty_court.start_bot()
    return empty_court


async def link_of(court: Court, person: Person, end: Message) -> str:
    """The path of the link that a person gets who replays a match."""
    (replay,) = (await court.told(person.click(end, SAY("button-replay")))).messages
    button = texts.speaker(person.locale[:2])("button-page")
    (page,) = (await court.told(person.click(replay, button))).messages
    assert page.only_for is person
    address = page.content.partition("(<")[2].partition(">)")[0]
    assert address.startswith(f"{PUBLIC}/")
    return address.removeprefix(PUBLIC)


class Browser:
    """Asks the bot for pages, as a proxy does that stands before it."""

    def __init__(self, court: Court, session: aiohttp.ClientSession) -> None:
        self._court = court
        self._session = session

    async def ask(self, path: str, method: str = "GET", visitor: str = "198.51.100.9") -> tuple[int, str]:
        """The status and the text of an answer, whose headers are right."""
        address = f"http://127.0.0.1:{self._court.bot.page_server.port}{path}"
        async with self._session.request(method, address, headers={"X-Forwarded-For": visitor}) as answer:
            assert answer.headers["Content-Security-Policy"] == POLICY
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert answer.headers["X-Robots-Tag"] == "noindex, nofollow"
            assert answer.headers["Cache-Control"] == "no-store"
            assert "Set-Cookie" not in answer.headers
            return answer.status, await answer.text()

    async def page(self, path: str) -> str:
        """The page at a path, once it is made; meanwhile the answer says so."""
        status, text = await self.ask(path)
        if status == HTTPStatus.ACCEPTED:
            assert '<meta http-equiv="refresh"' in text
            for job in [*self._court.bot.pages._made._line]:
                await job.film
            return await self.page(path)
        assert status == HTTPStatus.OK
        return text


@pytest.fixture
async def browser(serving: Court) -> AsyncIterator[Browser]:
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
        yield Browser(serving, session)


async def test_a_link_leads_everybody_to_the_page_and_nothing_else_does(
    serving: Court, chance: random.Random, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "WINDOW", 3600.0)
    end, dirk = await revealed(serving, chance), serving.person("dirk")
    dirk.locale = "de"
    path = await link_of(serving, dirk, end)
    page = await browser.page(path)
    assert '<html lang="de">' in page
    assert "Anna" in page
    assert (await browser.ask(path, "HEAD")) == (HTTPStatus.OK, "")
    assert (await browser.ask(f"/behind/a/proxy{path}"))[1] == page
    english = path.replace("/de/", "/en/")
    assert '<html lang="en">' in await browser.page(english)
    assert await link_of(serving, serving.person("ben"), end) == english, "everybody has the same link"
    gone = await browser.ask("/")
    assert [await browser.ask(one) for one in ("/en/", f"{english}A", "/%00/ä", "/1")] == [gone] * 4
    assert {(await browser.ask("/"))[0] for _ in range(server.VISITS + 1)} == {404, 429}
    assert (await browser.ask("/", visitor="198.51.100.10"))[0] == gone[0] == 404

    await serving.restart_bot()
    assert '<html lang="de">' in await browser.page(path), "the link stays"


async def test_the_page_ends_with_deletion_or_answers(serving: Court, chance: random.Random, browser: Browser) -> None:
    end, ben = await revealed(serving, chance), serving.person("ben")
    path = await link_of(serving, ben, end)
    await browser.page(path)
    await serving.bot.deletions.delete(serving.person("anna").id)
    await serving.quiet()
    assert (await browser.ask(path))[0] == HTTPStatus.NOT_FOUND
    assert [file.name for file in (serving.folder / PAGES).iterdir()] == []

    again = await link_of(serving, ben, end)
    assert again != path
    assert "Anna" not in await browser.page(again)
    await serving.bot.store.retention.drop_answers([1])
    assert (await browser.ask(again))[0] == HTTPStatus.NOT_FOUND


async def test_without_an_address_the_page_is_a_file(court: Court, chance: random.Random) -> None:
    end, dirk = await revealed(court, chance), court.person("dirk")
    (replay,) = (await court.told(dirk.click(end, SAY("button-replay")))).messages
    before = len(court.sandbox.requests)
    (page,) = (await court.told(dirk.click(replay, SAY("button-page")))).messages
    assert page.only_for is dirk
    (file,) = page.attachments
    assert file.filename == "verraeter-1.html"
    assert file.data.startswith(b"<!doctype html>")
    assert page.content == SAY("page-file")
    edits = [one for one in court.sandbox.requests[before:] if one.path.endswith("/messages/@original")]
    assert len(edits) >= 2, "how far it was, and the page"
