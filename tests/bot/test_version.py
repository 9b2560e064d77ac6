"""The version stands in two places, and is one."""

import tomllib
from pathlib import Path

from bot import VERSION

ROOT = Path(__file__).parents[2]


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == VERSION
    assert f"## [{VERSION}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
