"""docs/privacy.md and docs/terms.md: templates that lack nothing, and what an operator must fill in is named."""

import re
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("item", ITEMS)
def test_the_policy_has_every_item_of_article_13(item: str) -> None:
    assert ITEMS[item] in POLICY.read_text("utf-8")


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
