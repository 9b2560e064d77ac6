"""The rows: each is explained to people, and has a line for what was reached."""

from tests.prove import report
from tests.prove.rows import ROWS


def test_every_row_is_explained_and_has_a_line() -> None:
    lines = report.PAGE.read_text(encoding="utf-8").splitlines()
    for one in ROWS:
        assert any(line.startswith("- **") and f"**{one.name}**" in line for line in lines), one.name
        assert any(line.startswith(f"| {one.name} |") for line in lines), one.name
