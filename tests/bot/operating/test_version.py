"""The version stands in one place, and the list of changes has it."""

from pathlib import Path

from bot import VERSION

ROOT = Path(__file__).parents[3]


def test_the_changes_of_this_version_are_listed_first() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    assert next(line for line in lines if line.startswith("## ")).startswith(f"## [{VERSION}]")
