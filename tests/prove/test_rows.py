"""The rows: each is explained to people, and has a line for what was reached."""

import shutil
from pathlib import Path

from tests.prove import leaks_made, report
from tests.prove.rows import ROWS


def test_every_row_is_explained_and_has_a_line() -> None:
    lines = report.PAGE.read_text(encoding="utf-8").splitlines()
    for one in ROWS:
        assert any(line.startswith("- **") and f"**{one.name}**" in line for line in lines), one.name
        assert any(line.startswith(f"| {one.name} |") for line in lines), one.name


def test_every_leak_made_on_purpose_can_be_made_still(tmp_path: Path) -> None:
    """Apply every patch.

    A person who changes the code that a patch changes makes that patch again.
    """
    for number, patch in enumerate(leaks_made.PATCHES):
        tree = tmp_path / str(number)
        for file in leaks_made.read(patch).files:
            (tree / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(leaks_made.ROOT / file, tree / file)
        applied = leaks_made.run(tree, "git", "apply", "-C1", str(patch))
        assert not applied.code, applied.text
