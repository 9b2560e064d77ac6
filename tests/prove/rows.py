"""All rows of ``make prove``, in the order in which they are tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.prove.row import Row

ROWS: tuple[Row, ...] = ()
