"""All rows of ``make prove``, in the order in which they are tried: what is one long case first."""

from tests.evening.row import SEEDS
from tests.prove.calls import CALLS
from tests.prove.cluster import CLUSTER
from tests.prove.evenings import EVENINGS
from tests.prove.faults import FAULTS
from tests.prove.forgotten import FORGOTTEN
from tests.prove.hostile import HOSTILE
from tests.prove.kills import KILLS
from tests.prove.leaks_made import LEAKS_MADE
from tests.prove.leaks_notes import LEAKS_IN_NOTES
from tests.prove.leaks_on_discord import LEAKS_ON_DISCORD
from tests.prove.leaks_silent import LEAKS_IN_FUNCTIONS, LEAKS_IN_REPLIES
from tests.prove.leaks_sought import LEAKS
from tests.prove.outside import OUTSIDE
from tests.prove.races import RACES
from tests.prove.random_matches import MATCHES
from tests.prove.reading import READING
from tests.prove.row import Row
from tests.prove.soak import SOAK
from tests.prove.store import STORE
from tests.prove.together import TOGETHER
from tests.prove.votes import VOTES
from tests.prove.words import WORDS

ROWS: tuple[Row, ...] = (
    *(SOAK, KILLS, CLUSTER, RACES, TOGETHER, FORGOTTEN, HOSTILE, FAULTS, STORE),
    *(*LEAKS, LEAKS_ON_DISCORD, LEAKS_IN_REPLIES, LEAKS_IN_FUNCTIONS, *LEAKS_IN_NOTES, LEAKS_MADE, OUTSIDE),
    *(*READING, WORDS, VOTES, CALLS, EVENINGS, SEEDS, MATCHES),
)
