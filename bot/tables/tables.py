"""All tables, by parts: everything that may happen to a table from the lobby to the end.

Each returned table is on disk.
"""

from collections.abc import Mapping

from bot.store import Store
from bot.tables.answers import Answers
from bot.tables.ending import Ending
from bot.tables.ledger import Ledger
from bot.tables.lobby import Lobby
from bot.tables.notes.taken import NotesOfPeople
from bot.tables.people import Blocks
from bot.tables.plans.plans import Plans
from bot.tables.players.alone import Alone
from bot.tables.referee import Referee
from bot.tables.seats import Seats
from bot.tables.servers import Servers
from bot.tables.settings import SettingsOfServers
from bot.tables.time.clock_rules import REAL, Times
from bot.tables.time.talks import Talks
from bot.tables.tips import Looks, Tips
from bot.tables.wishes import WishesOfPeople


class Tables:
    """The tables. The ``ledger`` reads and changes them; each other part does what its name says.

    ``data`` holds replaced data files, by game. ``shared``: other processes have the same database.
    """

    def __init__(
        self,
        store: Store,
        *,
        data: Mapping[str, Mapping[str, object]] | None = None,
        times: Times = REAL,
        shared: bool = False,
    ) -> None:
        self.steady = times.steady
        self.ledger = Ledger(store, times, shared=shared)
        self.clocks = self.ledger.clocks
        self.hearing = self.ledger.hearing
        self.matches = self.ledger.matches
        self.actions = self.ledger.actions
        self.listeners = self.ledger.listeners
        self.servers = Servers(store, times.now)
        self.settings = SettingsOfServers(store, self.actions)
        self.blocks = Blocks(store, times.now)
        self.wishes = WishesOfPeople(store)
        self.tips = Tips(self.ledger, store, self.wishes)
        self.looks = Looks(self.ledger, store, self.wishes)
        self.lobby = Lobby(self.ledger, store, self.settings, self.blocks, self.tips, self.looks, data or {})
        self.plans = Plans(self.ledger, store, self.settings, self.blocks, self.lobby)
        self.seats = Seats(self.ledger, store, self.blocks, self.tips, self.looks)
        self.ending = Ending(self.ledger, store, self.servers)
        self.answers = Answers(self.ledger, store, self.servers, self.seats, self.ending)
        self.talks = Talks(self.ledger, self.seats)
        self.referee = Referee(self.ledger)
        self.notes = NotesOfPeople(self.ledger, store)
        self.alone = Alone(store, times.now, data or {})
        # Reads that everybody needs do not name the ledger.
        self.now = self.ledger.now
        self.table, self.stored = self.ledger.table, self.ledger.stored
        self.table_in, self.latest_in = self.ledger.table_in, self.ledger.latest_in
        self.open_tables, self.open_tables_of = self.ledger.open_tables, self.ledger.open_tables_of
