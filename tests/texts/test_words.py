"""Words that read badly in German and Dutch, and were mended, do not come back."""

import re

import pytest

from tests.texts.fluent import files, read

MENDED = {
    "de": (
        r"Vorm[aä]cht",
        r"(?<!also = )Ziegel",
        r"\b[Tt]reu(en)?\b",
        r"[Ww]er lebt, (drückt|stimmt)",
        r"wie du auch",
        r"so viele du möchtest",
        r"eröffnet und den ersten",
        r"gefragt bist",
        r"[Aa]ls Letztes\b",
    ),
    "nl": (
        r"\bmeer verraders",
        r"[Aa]ls allen",
        r"[Vv]an (nu|dan) af",
        r"\bkaarten elk\b",
        r"ken jij alleen",
        r"[Ww]ie het treft",
        r"(iedereen|hebben), wordt gevraagd",
        r"het toeval: ",
        r"haar plaats",
        r"plaats terug",
        r"\b(kiest|koop er|koopt|plaats|betaalt|mag) tot \d",
        r"\bpotjes\b",
        r"\blonen hoeven\b",
    ),
}


@pytest.mark.parametrize(("language", "words"), [(key, one) for key, some in MENDED.items() for one in some])
def test_what_was_mended_stays_mended(language: str, words: str) -> None:
    found = [line for file in files(language) for line in read(language, file).splitlines() if re.search(words, line)]
    assert found == []
