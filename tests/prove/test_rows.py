"""The rows: each is explained to people, and has a line for what was reached."""

from tests.evening import defects
from tests.prove import leaks_made, report
from tests.prove.rows import ROWS


def test_every_row_is_explained_and_has_a_line() -> None:
    lines = report.PAGE.read_text(encoding="utf-8").splitlines()
    for one in ROWS:
        assert any(line.startswith("- **") and f"**{one.name}**" in line for line in lines), one.name
        assert any(line.startswith(f"| {one.name} |") for line in lines), one.name


def test_every_leak_and_defect_made_on_purpose_can_be_made_still() -> None:
    """Try to apply every patch.

    A person who changes the code that a patch changes makes that patch again.
    """
    for patch in (*leaks_made.PATCHES, *defects.PATCHES):
        assert leaks_made.read(patch).files
        applied = leaks_made.run(leaks_made.ROOT, "git", "apply", "-C1", "--check", str(patch))
        assert not applied.code, applied.text
