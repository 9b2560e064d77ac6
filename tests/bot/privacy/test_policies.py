"""Pages for the public: policies lack nothing and their blanks are named; docs/directory.md keeps its limits."""

import re
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

import engine
from bot import VERSION, texts
from bot.config import Settings
from bot.operating.published import BLANKS, missing_operator, page_fault
from tests import make_directory

ROOT = Path(__file__).parents[3]
POLICY, TERMS = (ROOT / "docs" / f"{name}.md" for name in ("privacy", "terms"))

ITEMS = {
    **{"controller (13.1 a)": "(the controller), and can be reached at **{contact}**"},
    **{"representative, protection officer (13.1 a, b)": "representative or a data protection officer"},
    **{"purposes (13.1 c)": "## Stored data, and why", "legal basis (13.1 c)": "Art. 6 (1) GDPR"},
    **{"legitimate interests (13.1 d)": "**f, a legitimate interest**: a fair and safe game"},
    **{"recipients (13.1 e)": "Recipients outside of the game"},
    **{"third countries (13.1 f)": "countries outside of the EU"},
    **{"retention (13.2 a)": "| what | why | how long |", "access": "(Art. 15, 20)", "correction": "(Art. 16)"},
    **{"erasure": "(Art. 17)", "restriction": "(Art. 18)", "objection": "(Art. 21)"},
    **{"portability (13.2 b)": "**portability**", "consent taken back (13.2 c)": "You take it back"},
    **{"complaint (13.2 d)": "or to **{authority}**"},
    **{"whether required (13.2 e)": "You need not give any of these data"},
    **{"automated decisions (13.2 f)": "No machine decides", "source (14.2 f)": "come from Discord"},
    **{"age (8)": "## Age"},
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


PAGE = (ROOT / "docs" / "directory.md").read_text("utf-8")
LIMITS = (400, 200, 2000)
"""Characters of a description, a summary and an expanded description."""
LANGUAGES = {"English": "en", "Deutsch": "de", "Nederlands": "nl"}


def parts(level: str, text: str) -> dict[str, str]:
    """The parts of a text below the titles of that level."""
    _, *found = re.split(rf"^{level} (.+)$", text, flags=re.MULTILINE)
    return {title: part.strip() for title, part in zip(found[::2], found[1::2], strict=True)}


def test_every_language_has_texts_within_the_limits_with_every_game_and_commands_that_there_are() -> None:
    assert {LANGUAGES[one] for one in parts("##", PAGE)} == set(texts.LANGUAGES)
    for language, text in parts("##", PAGE).items():
        found = list(parts("###", text).values())
        assert [one for one, limit in zip(found, LIMITS, strict=True) if not 0 < len(one) <= limit] == []
        say = texts.speaker(LANGUAGES[language])
        assert [game for game in engine.games() if f"**{texts.game_name(say, game)}**" not in text] == []
        commands = {say(f"command-{one}") for one in ("join", "learn", "privacy")}
        assert set(re.findall(r"(?<![\w*])/(\w+)", text)) == commands


def test_tags_are_within_the_limits() -> None:
    (line,) = re.findall(r"^Tags: (.+)$", PAGE, re.MULTILINE)
    tags = re.findall(r"`([^`]+)`", line)
    assert 0 < len(set(tags)) == len(tags) <= 5
    assert [one for one in tags if len(one) > 20] == []


def test_pictures_have_the_size_that_suits_the_page_and_show_all_words(tmp_path: Path) -> None:
    canvas = make_directory.picture("traitor", "de")
    assert (canvas.width, canvas.height) == (1920, 1080)
    assert [words for words, box in canvas.words if box.left < 0 or box.right > 1920 or box.bottom > 1080] == []


def test_the_changes_of_this_version_are_listed_first() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    assert next(line for line in lines if line.startswith("## ")).startswith(f"## [{VERSION}]")
