"""The table in docs/reliability.md: a line for each row that was run."""

import platform
import re
import time
from collections.abc import Sequence

from bot.processes import cores
from tests.prove.ledger import PROJECT, Ledger
from tests.prove.row import Row
from tests.prove.running import command

PAGE = PROJECT / "docs" / "reliability.md"


def write(found: Sequence[tuple[Row, Ledger]]) -> None:
    """Put the line of each row that was run on this program in the place of its last one."""
    text = PAGE.read_text(encoding="utf-8")
    for row, ledger in found:
        if ledger.tried:
            text = re.sub(rf"^\| {re.escape(row.name)} \|.*$", _line(row, ledger), text, flags=re.MULTILINE)
    PAGE.write_text(text, encoding="utf-8")


def _line(row: Row, ledger: Ledger) -> str:
    minutes = sum(one.seconds for one in ledger.tried) / 60
    date = time.strftime("%Y-%m-%d", time.gmtime(max(one.at for one in ledger.tried)))
    machine = f"{cores()} cores, {platform.machine()}, Python {platform.python_version()}"
    cells = (
        row.name,
        f"{ledger.trials:,} of {row.size:,}",
        f"{len(ledger.broken)}",
        f"`{command(row.name)}`",
        date,
        f"`{ledger.program[:8]}`",
        machine,
        f"{minutes:.0f}",
    )
    return f"| {' | '.join(cells)} |"
