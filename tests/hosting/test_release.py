"""A release is made of a tag that fits the program's version and the newest part of CHANGELOG.md."""

import re

import pytest

from bot import VERSION
from tests.hosting.release import CHANGELOG, NoRelease, main, text

CHANGES = "# Changelog\n\nAll.\n\n## [{version}], {day}\n\n### Players\n\n- More.\n\n## [0.1.0], 2026-01-31\n\nLess.\n"
NOW = CHANGES.format(version="0.2.0", day="2026-12-24")


def test_its_text_is_the_part_of_its_version() -> None:
    assert text("v0.2.0", "0.2.0", NOW) == "### Players\n\n- More.\n"


@pytest.mark.parametrize(
    ("tag", "changes", "why"),
    [
        ("0.2.0", NOW, "The tag is 0.2.0, but VERSION in bot/__init__.py is 0.2.0."),
        ("v0.2.1", NOW, "The tag is v0.2.1, but VERSION in bot/__init__.py is 0.2.0."),
        (
            "v0.2.0",
            CHANGES.format(version="0.2.0", day="not yet released"),
            "0.2.0 is not yet released: write the day.",
        ),
        ("v0.2.0", CHANGES.format(version="0.2.0", day="soon"), 'begins with "[0.2.0], soon", not with "[0.2.0], "'),
        ("v0.2.0", CHANGES.format(version="0.3.0", day="2026-12-24"), 'begins with "[0.3.0], 2026-12-24"'),
    ],
)
def test_a_tag_that_does_not_fit_is_refused(tag: str, changes: str, why: str) -> None:
    with pytest.raises(NoRelease, match=re.escape(why)):
        text(tag, "0.2.0", changes)


def test_the_changes_begin_with_the_program_s_version(capsys: pytest.CaptureFixture[str]) -> None:
    """They tell its day, or that there is none yet."""
    released = f"## [{VERSION}], not yet released\n" not in CHANGELOG.read_text(encoding="utf-8")
    assert main([f"v{VERSION}"]) == (0 if released else 1)
    assert ("### Players" in capsys.readouterr().out) == released
