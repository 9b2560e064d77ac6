"""The operator's privacy policy and terms of use: blanks that are left are named, with their page."""

import re
from collections.abc import AsyncIterator

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.config import Settings
from bot.operating.published import BLANKS, missing_operator, page_fault
from tests.bot.privacy.test_policies import POLICY, TERMS


@pytest.fixture
async def site() -> AsyncIterator[TestServer]:
    """Serve the template of the policy as it is, as a page of HTML, and one that is filled in."""
    template = POLICY.read_text("utf-8")
    pages = {
        "/template": template,
        "/html": "<p>By <b>{host}</b>, see the <a href='%7Bterms_url%7D'>terms</a> and &#123;authority&#125;.</p>",
        "/filled": re.sub(r"\{\w+\}", "Ada", template),
        "/other": "<script>const {form} = page</script>",
    }
    app = web.Application()
    for path, text in pages.items():

        async def answer(_: web.Request, text: str = text) -> web.Response:
            return web.Response(text=text, content_type="text/html")

        app.router.add_get(path, answer)
    server = TestServer(app)
    async with server:
        yield server


def test_blanks_that_are_looked_for_are_those_of_the_templates() -> None:
    assert set(BLANKS) == set(re.findall(r"\{(\w+)\}", POLICY.read_text("utf-8") + TERMS.read_text("utf-8")))


@pytest.mark.parametrize(
    ("path", "left"),
    [
        ("/template", "{operator}, {contact}, {policy_url}, {terms_url}, {host}, {authority}"),
        ("/html", "{terms_url}, {host}, {authority}"),
    ],
)
async def test_blanks_of_a_published_page_are_named(site: TestServer, path: str, left: str) -> None:
    assert await page_fault(str(site.make_url(path))) == f"it still has {left}: write your own words there"


@pytest.mark.parametrize("path", ["/filled", "/other"])
async def test_a_page_without_blanks_is_right(site: TestServer, path: str) -> None:
    assert await page_fault(str(site.make_url(path))) == ""


async def test_a_page_that_nobody_can_read_is_told(site: TestServer) -> None:
    assert await page_fault(str(site.make_url("/none"))) == "it cannot be read (404 Not Found)"
    assert (await page_fault("http://127.0.0.1:9/")).startswith("it cannot be read (Cannot connect")


def test_an_operator_without_pages_is_told_which_templates_to_fill_in() -> None:
    told = missing_operator(Settings("t", operator="Ada", contact="ada@example.org"))
    assert told.startswith("the configuration has no policy_url and no terms_url; ")
    assert told.endswith("replace {operator}, {contact}, {policy_url}, {terms_url}, {host} and {authority} there")
