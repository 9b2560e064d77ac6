"""The server of pages: bounded in connections, time and requests, whoever asks; its links cannot be made up."""

import asyncio
import base64
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.aftermath.page import server as module
from bot.aftermath.page.links import Links, Place
from bot.aftermath.page.server import PageServer, Visits
from bot.store import FORMER, Store
from bot.watching.address import Address
from bot.watching.monitor import AddressTaken
from tests.tables.people import a_table

HERE = "127.0.0.1"
LINKS = Links(bytes(32), "https://pages.example")
PATH = LINKS.to(a_table(), "en").removeprefix("https://pages.example")


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[PageServer]:
    """A server of a single page; nothing but the link of its table leads there."""
    file = tmp_path / "page.html"
    file.write_text("<h1>The match</h1>")

    async def find(place: Place, language: str) -> Path | None:
        return file if LINKS.lead_to(place, a_table()) else None

    server = PageServer(Address(f"{HERE}:0"), LINKS, find)
    yield server
    await server.close()


async def answer(server: PageServer, request: str) -> str:
    """All that comes back for a request, whose connection then ends."""
    reader, writer = await asyncio.open_connection(HERE, server.port)
    writer.write(f"{request}\r\nHost: x\r\nConnection: close\r\n\r\n".encode("latin-1"))
    try:
        return (await reader.read()).decode()
    except ConnectionResetError:
        return ""
    finally:
        writer.close()


async def test_a_page_is_read_by_get_and_nothing_else_is_done(server: PageServer) -> None:
    assert "<h1>The match</h1>" in await answer(server, f"GET {PATH} HTTP/1.1")
    for request in (f"POST {PATH}", f"DELETE {PATH}", f"OPTIONS {PATH}", "GET /en/../../etc/passwd", "GET /en/%2e%2e"):
        told = await answer(server, f"{request} HTTP/1.1")
        assert "The match" not in told
        assert told.split()[1] in ("404", "405")
    assert (await answer(server, "GET / HTTP/9\xff")).split()[1] == "400"
    assert (await answer(server, f"GET /{'x' * 9000} HTTP/1.1")).split()[1] == "400"


async def test_a_page_not_found_costs_its_answer_alone(server: PageServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(place: Place, language: str) -> None:
        raise OSError

    with monkeypatch.context() as failing:
        failing.setattr(server, "_find", fail)
        assert (await answer(server, f"GET {PATH} HTTP/1.1")).split()[1] == "404"
    assert "The match" in await answer(server, f"GET {PATH} HTTP/1.1")


async def test_connections_above_the_most_are_closed(server: PageServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CONNECTIONS", 2)
    silent = [await asyncio.open_connection(HERE, server.port) for _ in range(2)]
    assert await answer(server, f"GET {PATH} HTTP/1.1") == ""
    monkeypatch.setattr(module, "LONGEST", 0.0)
    for reader, writer in silent:
        assert await reader.read() == b"", "whoever asks nothing is sent away, too"
        writer.close()
    assert "The match" in await answer(server, f"GET {PATH} HTTP/1.1")


def test_requests_are_counted_by_address_and_strangers_together() -> None:
    now = 0.0
    visits = Visits(lambda: now)
    assert [visits.count("one") for _ in range(module.VISITS + 1)] == [True] * module.VISITS + [False]
    assert visits.count("another")
    for number in range(module.STRANGERS):
        visits.count(str(number))
    told = [visits.count(f"late {number}") for number in range(module.VISITS + 1)]
    assert not told[-1], "so many addresses at once count as one"
    now = module.WINDOW + 1
    assert visits.count("one")


def test_a_link_leads_to_a_table_with_its_people_and_to_nothing_else() -> None:
    table = a_table()
    token = PATH.rpartition("/")[2]
    place = LINKS.read(token)
    assert place is not None
    assert place.table == table.id
    assert LINKS.lead_to(place, table)
    assert not LINKS.lead_to(place, replace(table, id=8))
    gone = replace(table.sitters[2], user=FORMER, name="Former player")
    assert not LINKS.lead_to(place, replace(table, sitters=(*table.sitters[:2], gone, table.sitters[3])))
    whole = base64.urlsafe_b64decode(token)
    for at in range(len(whole)):
        forged = bytes(byte ^ (number == at) for number, byte in enumerate(whole))
        assert LINKS.read(base64.urlsafe_b64encode(forged).decode()) is None
    assert [LINKS.read(one) for one in ("", token[:-4], f"{token}AAAA", "ä", f"{token[:-1]}=")] == [None] * 5
    assert Links(b"other", "").read(token) is None
    assert Links(bytes(32), "").to(table, "en") == "", "nobody serves pages"


async def test_all_processes_at_a_database_make_the_same_links(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "turncoat.db")
    one, another = [await Links.of(store, "https://pages.example/") for _ in range(2)]
    await store.close()
    link = one.to(a_table(), "nl")
    assert link == another.to(a_table(), "nl")
    assert link.startswith("https://pages.example/nl/")
    assert link != LINKS.to(a_table(), "nl")


async def test_an_address_that_is_taken_is_named(server: PageServer) -> None:
    async def find(place: Place, language: str) -> None:
        """Nothing is ever found."""

    with pytest.raises(AddressTaken, match=rf"127.0.0.1:{server.port} cannot be used for pages \(Address alr"):
        PageServer(Address(f"{HERE}:{server.port}"), LINKS, find)
