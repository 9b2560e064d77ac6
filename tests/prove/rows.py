"""All rows of ``make prove``, in the order in which they are tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.prove.cluster import CLUSTER
from tests.prove.kills import KILLS
from tests.prove.races import RACES
from tests.prove.soak import SOAK
from tests.prove.store import STORE
from tests.prove.together import TOGETHER

if TYPE_CHECKING:
    from tests.prove.row import Row

ROWS: tuple[Row, ...] = (KILLS, CLUSTER, RACES, TOGETHER, STORE, SOAK)
