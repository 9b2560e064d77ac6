"""The page of a match that nothing is secret of any more: served to whoever has its link, or sent as a file."""

import random
from collections.abc import AsyncIterator
from http import HTTPStatus

import aiohttp
import pytest
from msgspec.structs import replace

from bot import texts
from bot.aftermath.page import server
from bot.aftermath.page.frame import POLICY
from bot.client import PAGES
from bot.sandbox import Message, Person
from bot.watching.address import Address
from tests.bot.aftermath.test_film import revealed
from tests.bot.court import Court

SAY = texts.speaker("en")
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


async def test_a_link_leads_everybody_to_the_page(serving: Court, chance: random.Random, browser: Browser) -> None:
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

    await serving.restart_bot()
    assert '<html lang="de">' in await browser.page(path), "the link stays"


async def test_nobody_can_guess_a_link_or_asks_too_often(
    serving: Court, chance: random.Random, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await link_of(serving, serving.person("ben"), await revealed(serving, chance))
    gone = await browser.ask("/")
    assert gone[0] == HTTPStatus.NOT_FOUND
    for other in ("/en/", f"{path}A", path[:-1] + ("A" if path[-1] != "A" else "B"), "/en/" + "A" * 48, "/%00/ä", "/1"):
        assert await browser.ask(other) == gone
    assert (await browser.ask(path, "POST"))[0] == HTTPStatus.METHOD_NOT_ALLOWED
    monkeypatch.setattr(server, "WINDOW", 3600.0)
    asked = {(await browser.ask("/"))[0] for _ in range(server.VISITS + 1)}
    assert asked == {HTTPStatus.NOT_FOUND, HTTPStatus.TOO_MANY_REQUESTS}
    assert (await browser.ask("/", visitor="198.51.100.10"))[0] == HTTPStatus.NOT_FOUND


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
