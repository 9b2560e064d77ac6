"""Every rule is followed somewhere, and says where by its number, or it says itself that nothing need follow it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games import RULES

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
NUMBER = r"[A-Z]-\d+(?:\.\d+)?"
RULE = re.compile(rf"^(?:\s*- \*\*|#+ )({NUMBER})\b(.*(?:\n[A-Z].*)?)$", re.MULTILINE)
RANGE = re.compile(r"\b([A-Z]-\d+)\.(\d+) to \1\.(\d+)\b")
NOBODYS = "**(not the engine’s"
"""The beginning of a rule that people or Discord keep to, so that no program need."""


def rules(page: str) -> dict[str, str]:
    """The rules of a page by number; a heading is one if no rule below it has its number.

    >>> rules("## V-1 Setting up\\n- **V-1.1** Shuffle.\\n## V-2 Talk\\nFreely.")
    {'V-1.1': '** Shuffle.', 'V-2': ' Talk\\nFreely.'}
    """
    found = dict(RULE.findall(page))
    return {number: text for number, text in found.items() if not any(one.startswith(f"{number}.") for one in found)}


def cited(source: str) -> Iterator[str]:
    """The numbers that a source names.

    >>> sorted(cited("T-3.4 to T-3.6, and T-8"))
    ['T-3.4', 'T-3.5', 'T-3.6', 'T-8']
    """
    expanded = RANGE.sub(
        lambda match: " ".join(f"{match[1]}.{last}" for last in range(int(match[2]), int(match[3]) + 1)), source
    )
    yield from re.findall(rf"\b{NUMBER}\b", expanded)


@pytest.fixture(scope="module")
def numbers() -> set[str]:
    paths = [path for folder in ("engine", "bot", "tests") for path in (ROOT / folder).rglob("*.py")] + RULES
    return {number for path in paths if path != Path(__file__) for number in cited(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_is_cited_or_says_that_it_is_not_the_engine_s(page: Path, numbers: set[str]) -> None:
    found = rules(page.read_text(encoding="utf-8"))
    assert len(found) > 20
    assert [number for number, text in found.items() if number not in numbers and NOBODYS not in text] == []
