"""docs/privacy.md and docs/terms.md: templates that lack nothing; blanks that an operator leaves are named."""

import re
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.config import Settings
from bot.operating.published import BLANKS, missing_operator, page_fault

ROOT = Path(__file__).parents[3]
POLICY, TERMS = (ROOT / "docs" / f"{name}.md" for name in ("privacy", "terms"))

ITEMS = {
    "controller (13.1 a)": "(the controller), and can be reached at **{contact}**",
    "representative, protection officer (13.1 a, b)": "representative or a data protection officer",
    "purposes (13.1 c)": "## Stored data, and why",
    "legal basis (13.1 c)": "Art. 6 (1) GDPR",
    "legitimate interests (13.1 d)": "**f, a legitimate interest**: a fair and safe game",
    "recipients (13.1 e)": "Recipients outside of the game",
    "third countries (13.1 f)": "countries outside of the EU",
    "retention (13.2 a)": "| what | why | how long |",
    "access": "(Art. 15, 20)",
    "correction": "(Art. 16)",
    "erasure": "(Art. 17)",
    "restriction": "(Art. 18)",
    "objection": "(Art. 21)",
    "portability (13.2 b)": "**portability**",
    "consent taken back (13.2 c)": "You take it back",
    "complaint (13.2 d)": "or to **{authority}**",
    "whether required (13.2 e)": "You need not give any of these data",
    "automated decisions (13.2 f)": "No machine decides",
    "source (14.2 f)": "come from Discord",
    "age (8)": "## Age",
}


def test_the_policy_has_every_item_of_article_13() -> None:
    assert [item for item, words in ITEMS.items() if words not in POLICY.read_text("utf-8")] == []


@pytest.mark.parametrize("page", [POLICY, TERMS], ids=lambda page: page.stem)
def test_blanks_of_a_template_are_named_to_the_operator(page: Path) -> None:
    """In the page's first lines, and in the example of a configuration."""
    text, example = page.read_text("utf-8"), (ROOT / "config.example.toml").read_text("utf-8")
    first = text.split("\n\n")[1]
    blanks = set(re.findall(r"\{(\w+)\}", text))
    assert {one for one in blanks if f"`{{{one}}}`" not in first} == set()
    assert {one for one in blanks if f"# {one} = " not in example and f"{{{one}}}" not in example} == set()


def test_links_within_the_policy_lead_somewhere() -> None:
    text = POLICY.read_text("utf-8")
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", one).lower().replace(" ", "-") for one in titles}
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= anchors


PAGES = {
    "/template": POLICY.read_text("utf-8"),
    "/html": "<p>By <b>{host}</b>, see the <a href='%7Bterms_url%7D'>terms</a> and &#123;authority&#125;.</p>",
    "/filled": re.sub(r"\{\w+\}", "Ada", POLICY.read_text("utf-8")),
    "/other": "<script>const {form} = page</script>",
}
"""The template of the policy as it is, as a page of HTML, filled in, and another page."""


async def served(request: web.Request) -> web.Response:
    if request.path not in PAGES:
        raise web.HTTPNotFound
    return web.Response(text=PAGES[request.path], content_type="text/html")


def test_blanks_that_are_looked_for_are_those_of_the_templates() -> None:
    assert set(BLANKS) == set(re.findall(r"\{(\w+)\}", POLICY.read_text("utf-8") + TERMS.read_text("utf-8")))


async def test_blanks_of_a_published_page_are_named_and_a_page_that_nobody_can_read() -> None:
    app = web.Application()
    app.router.add_get("/{page}", served)
    left = "it still has {}: write your own words there".format
    told = {
        "/template": left(", ".join(f"{{{one}}}" for one in BLANKS)),
        "/html": left("{terms_url}, {host}, {authority}"),
        **{"/filled": "", "/other": "", "/none": "it cannot be read (404 Not Found)"},
    }
    async with TestServer(app) as server:
        assert {path: await page_fault(str(server.make_url(path))) for path in told} == told
    assert (await page_fault("http://127.0.0.1:9/")).startswith("it cannot be read (Cannot connect")


def test_an_operator_without_pages_is_told_which_templates_to_fill_in() -> None:
    told = missing_operator(Settings("t", operator="Ada", contact="ada@example.org"))
    assert told.startswith("the configuration has no policy_url and no terms_url; ")
    assert told.endswith("replace {operator}, {contact}, {policy_url}, {terms_url}, {host} and {authority} there")
