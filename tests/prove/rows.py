"""All rows of ``make prove``, in the order in which they are tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.prove import faults, hostile, leaks_made, leaks_sought, random_matches

if TYPE_CHECKING:
    from tests.prove.row import Row

ROWS: tuple[Row, ...] = (*hostile.ROWS, *faults.ROWS, *leaks_sought.ROWS, *leaks_made.ROWS, *random_matches.ROWS)
