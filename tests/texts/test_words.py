"""Words that read badly, and were mended, do not come back: in texts, on pages, in docstrings."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from tests.texts.fluent import files, read

MENDED = {
    "de": r"Vorm[aä]cht|(?<!also = )Ziegel|\b[Tt]reu(en)?\b|[Ww]er lebt, (drückt|stimmt)|wie du auch"
    r"|so viele du möchtest|eröffnet und den ersten|gefragt bist|[Aa]ls Letztes\b",
    "nl": r"\bmeer verraders|[Aa]ls allen|[Vv]an (nu|dan) af|\bkaarten elk\b|ken jij alleen|[Ww]ie het treft"
    r"|het toeval: |(iedereen|hebben), wordt gevraagd|haar plaats|plaats terug"
    r"|\b(kiest|koop er|koopt|plaats|betaalt|mag) tot \d|\bpotjes\b|\blonen hoeven\b",
}


@pytest.mark.parametrize("language", MENDED)
def test_mended_words_stay_mended(language: str) -> None:
    lines = (line for file in files(language) for line in read(language, file).splitlines())
    assert [line for line in lines if re.search(MENDED[language], line)] == []


# --- docs and docstrings, which follow CONTRIBUTING.md ----------------------------------------------------------------

ROOT = Path(engine.__file__).parents[1]
HEADLESS = re.compile(r"(What|Who|Whose|Which|Of|Where|Whatever)\b")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/**/*.md"))]
LONG, LONG_ONES = 25, 0.03
"""More words than a sentence should have, and the part of all sentences that may have more."""


def sentences(page: Path) -> Iterator[str]:
    """The sentences of a page, without code, titles and tables."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    lines = [line if line.strip() and line.lstrip()[0] not in "#|" else "" for line in text.splitlines()]
    for paragraph in re.split(r"\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)", "\n".join(lines)):
        whole = re.sub(r"\s+", " ", re.sub(r"^\s*(?:[-*]|\d+\.)\s", "", paragraph)).strip()
        yield from (one for one in re.split(r"(?<=[.!?])\s+(?=[A-Z`*“\"])", whole) if one)


def explanations(file: Path) -> Iterator[str]:
    """Docstrings, and strings below constants and attributes."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_sentences_of_a_page_begin_with_a_noun_or_a_verb(page: Path) -> None:
    assert [one for one in sentences(page) if HEADLESS.match(one)] == []


def test_few_sentences_of_the_pages_are_long() -> None:
    told = [one for page in PAGES for one in sentences(page)]
    long = [one for one in told if len(re.findall(r"\S*\w\S*", one)) > LONG]
    assert len(long) <= LONG_ONES * len(told), long[:5]


def test_words_that_have_plainer_ones_are_not_used() -> None:
    files = [file for top in ("engine", "bot") for file in sorted((ROOT / top).rglob("*.py"))]
    pages = [page for page in PAGES if page.name != "CONTRIBUTING.md"]
    found = [file for file in files + pages if re.search(r"\b(anew|besides)\b", file.read_text(encoding="utf-8"))]
    assert found == []


def test_explanations_in_the_code_begin_with_a_noun_or_a_verb() -> None:
    files = [file for top in ("engine", "bot") for file in sorted((ROOT / top).rglob("*.py"))]
    found = [f"{file.relative_to(ROOT)}: {one}" for file in files for one in explanations(file) if HEADLESS.match(one)]
    assert found == []


def test_names_of_tests_begin_with_a_noun() -> None:
    headless = re.compile(r"def test_(?:[hjtv]_\d+_(?:\d+_)?)*(?:what|who|whose|whom|which|of|where|how)(?:ever)?_\w+")
    found = [
        one for file in sorted((ROOT / "tests").rglob("*.py")) for one in headless.findall(file.read_text("utf-8"))
    ]
    assert found == []
