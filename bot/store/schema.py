"""The tables of the database, for SQLite and PostgreSQL alike.

The words in capitals stand for what each has its own way to say: ``Dialect``. A change of a table is made here. It is a
migration in ``bot.store.sqlite.schema`` and ``bot.store.postgresql.schema``.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

BETWEEN = "was written while the program was made (schema {}), by none that was handed on. Start that program"
"""Said of a database of a version that has no step from it to the present one."""

_FIRST = """
    CREATE TABLE tables (
        id NUMBERED,
        guild bigint NOT NULL,
        channel bigint NOT NULL,
        state text NOT NULL,
        version bigint NOT NULL,
        length bigint NOT NULL DEFAULT 0,
        epoch bigint NOT NULL DEFAULT 0,
        game text NOT NULL,
        opened double precision NOT NULL,
        opener bigint NOT NULL,
        ended double precision,
        goes text,
        body text NOT NULL,
        bucket bigint GENERATED ALWAYS AS (id % 256) STORED,
        clocked bigint NOT NULL DEFAULT 0,
        forgotten bigint NOT NULL DEFAULT 0
    ) SPARSE;
    CREATE UNIQUE INDEX one_open_table_per_channel ON tables (channel) WHERE state IN ('lobby', 'running');
    OPEN_TABLES;
    CREATE INDEX tables_by_end ON tables (ended) WHERE ended IS NOT NULL;
    CREATE INDEX tables_by_what_goes ON tables (goes, ended) WHERE goes IS NOT NULL;
    CREATE INDEX tables_by_channel ON tables (channel, id);
    CREATE INDEX tables_by_guild ON tables (guild, id);
    CREATE INDEX tables_by_opener ON tables (opener, opened);
    CREATE TABLE sitters (
        table_id bigint NOT NULL,
        "user" bigint NOT NULL,
        PRIMARY KEY ("user", table_id)
    ) BY_KEY;
    CREATE INDEX sitters_by_table ON sitters (table_id);
    CREATE TABLE answers (
        table_id bigint NOT NULL,
        step bigint NOT NULL,
        seat bigint NOT NULL,
        keys text NOT NULL,
        at double precision NOT NULL,
        PRIMARY KEY (table_id, step)
    ) BY_KEY;
    CREATE TABLE undone (
        table_id bigint NOT NULL,
        number bigint NOT NULL,
        step bigint NOT NULL,
        seat bigint NOT NULL,
        keys text NOT NULL,
        at double precision NOT NULL,
        PRIMARY KEY (table_id, number)
    ) BY_KEY;
    CREATE TABLE posted (
        table_id bigint NOT NULL,
        slot text IN_BYTES NOT NULL,
        channel bigint NOT NULL,
        message bigint,
        text text NOT NULL,
        picture text NOT NULL,
        state text NOT NULL,
        PRIMARY KEY (table_id, slot)
    ) BY_KEY;
    CREATE INDEX posted_by_channel ON posted (channel);
    CREATE INDEX posted_stale ON posted (table_id) WHERE state = 'stale';
    CREATE TABLE shown (
        table_id bigint PRIMARY KEY,
        version bigint NOT NULL,
        length bigint NOT NULL,
        clock text NOT NULL,
        program text NOT NULL
    ) BY_KEY;
    CREATE TABLE late (
        table_id bigint PRIMARY KEY,
        trouble text NOT NULL,
        channel bigint NOT NULL,
        direct bigint NOT NULL
    ) BY_KEY;
    CREATE TABLE clocks (
        table_id bigint PRIMARY KEY,
        due double precision,
        moved double precision NOT NULL,
        body text NOT NULL
    ) BY_KEY;
    CREATE INDEX clocks_by_due ON clocks (due);
    CREATE TABLE heard (
        shards bigint NOT NULL,
        shard bigint NOT NULL,
        at double precision NOT NULL,
        heard boolean NOT NULL,
        PRIMARY KEY (shards, shard)
    ) BY_KEY;
    CREATE TABLE facts (
        name text PRIMARY KEY,
        value text NOT NULL
    ) BY_KEY;
    CREATE TABLE guilds (
        guild bigint PRIMARY KEY,
        body text NOT NULL
    ) BY_KEY;
    CREATE TABLE people (
        "user" bigint PRIMARY KEY,
        body text NOT NULL,
        statistics boolean NOT NULL DEFAULT TRUE
    ) BY_KEY;
    CREATE INDEX people_unlisted ON people ("user") WHERE NOT statistics;
    CREATE TABLE actions (
        id NUMBERED,
        at double precision NOT NULL,
        guild bigint NOT NULL,
        table_id bigint NOT NULL,
        who bigint NOT NULL,
        what text NOT NULL,
        about text NOT NULL,
        reason text NOT NULL,
        told boolean NOT NULL
    );
    CREATE INDEX actions_by_guild ON actions (guild, id);
    CREATE INDEX actions_untold ON actions (id) WHERE NOT told;
    CREATE INDEX actions_by_table ON actions (table_id);
    CREATE TABLE blocks (
        "user" bigint NOT NULL,
        blocked bigint NOT NULL,
        at double precision NOT NULL,
        PRIMARY KEY ("user", blocked)
    ) BY_KEY;
    CREATE INDEX blocks_by_blocked ON blocks (blocked);
    CREATE TABLE played (
        "user" bigint NOT NULL,
        game text NOT NULL,
        table_id bigint NOT NULL,
        PRIMARY KEY ("user", game, table_id)
    ) BY_KEY;
    CREATE INDEX played_by_table ON played (table_id);
    CREATE TABLE results (
        "table" bigint NOT NULL,
        number bigint NOT NULL,
        guild bigint NOT NULL,
        game text NOT NULL,
        season text NOT NULL,
        ended double precision NOT NULL,
        seat bigint NOT NULL,
        "user" bigint,
        player text NOT NULL,
        rank bigint NOT NULL,
        points bigint NOT NULL,
        side text NOT NULL,
        why text NOT NULL,
        lapse text NOT NULL,
        betrayed text,
        PRIMARY KEY ("table", number)
    ) BY_KEY;
    CREATE INDEX results_by_user ON results ("user", guild, ended) WHERE "user" IS NOT NULL;
    CREATE INDEX results_by_game ON results (guild, game, season);
    CREATE INDEX results_by_time ON results (guild, game, ended);
    CREATE TABLE ratings (
        guild bigint NOT NULL,
        game text NOT NULL,
        "user" bigint NOT NULL,
        season text IN_BYTES NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (guild, game, "user", season)
    ) BY_KEY;
    CREATE TABLE rated (
        guild bigint NOT NULL,
        game text NOT NULL,
        seasons text NOT NULL,
        ended double precision NOT NULL,
        "table" bigint NOT NULL,
        mark bigint NOT NULL,
        PRIMARY KEY (guild, game)
    ) BY_KEY;
    CREATE TABLE deletions (
        id text PRIMARY KEY,
        at double precision NOT NULL,
        "user" bigint
    ) BY_KEY;
    CREATE INDEX deletions_begun ON deletions ("user") WHERE "user" IS NOT NULL;
    """

# Additions to older databases, by the migrations that make them. A later change needs a statement of its own.
BETRAYED = "ALTER TABLE results ADD COLUMN betrayed text;"
FORGOTTEN = "ALTER TABLE tables ADD COLUMN forgotten bigint NOT NULL DEFAULT 0;"
BURNT = """
    CREATE TABLE burnt (
        table_id bigint NOT NULL,
        slot text NOT NULL,
        message bigint NOT NULL,
        PRIMARY KEY (table_id, slot)
    ) BY_KEY;
    """
DIRECT = """
    CREATE TABLE direct (
        "user" bigint PRIMARY KEY,
        channel bigint,
        closed double precision NOT NULL DEFAULT 0,
        used boolean NOT NULL DEFAULT FALSE,
        called text NOT NULL DEFAULT ''
    ) BY_KEY;
    """
NOTES = """
    CREATE TABLE notes (
        table_id bigint NOT NULL,
        "user" bigint NOT NULL,
        number bigint NOT NULL,
        moment bigint NOT NULL,
        seat bigint NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (table_id, "user", number)
    ) BY_KEY;
    CREATE INDEX notes_by_user ON notes ("user");
    CREATE TABLE consents (
        "user" bigint NOT NULL,
        guild bigint NOT NULL,
        table_id bigint NOT NULL,
        shows boolean NOT NULL,
        PRIMARY KEY ("user", guild, table_id)
    ) BY_KEY;
    """
LOOKED = """
    CREATE TABLE looked (
        table_id bigint NOT NULL,
        "user" bigint NOT NULL,
        events bigint NOT NULL,
        PRIMARY KEY (table_id, "user")
    ) BY_KEY;
    CREATE INDEX looked_by_user ON looked ("user");
    """
CALLS = """
    CREATE TABLE callable (
        "user" bigint NOT NULL,
        guild bigint NOT NULL,
        game text NOT NULL,
        since bigint,
        until bigint,
        PRIMARY KEY ("user", guild, game)
    ) BY_KEY;
    CREATE INDEX callable_by_guild ON callable (guild, game);
    CREATE TABLE called (
        "user" bigint NOT NULL,
        number bigint NOT NULL,
        table_id bigint NOT NULL,
        host bigint NOT NULL,
        at double precision NOT NULL,
        PRIMARY KEY ("user", number)
    ) BY_KEY;
    CREATE INDEX called_by_table ON called (table_id);
    CREATE INDEX called_by_host ON called (host);
    CREATE INDEX called_by_time ON called (at);
    CREATE INDEX actions_that_call ON actions (guild, at) WHERE what = 'call';
    """
ALONE = """
    CREATE TABLE alone (
        "user" bigint PRIMARY KEY,
        number bigint NOT NULL,
        length bigint NOT NULL,
        at double precision NOT NULL,
        body text NOT NULL
    ) BY_KEY;
    CREATE INDEX alone_by_time ON alone (at);
    """
SCHEMA = _FIRST + BURNT + DIRECT + NOTES + LOOKED + CALLS + ALONE


class Dialect(NamedTuple):
    """The words of a database for what the other says differently."""

    numbered: str
    """A key that the database gives itself, each number once."""
    by_key: str
    """The rows stand in the order of the key."""
    in_bytes: str
    """Texts are ordered by their bytes."""
    sparse: str
    """There is room in each page for rows that grow."""
    open_tables: str
    """The index of open tables."""

    def __call__(self, script: str) -> str:
        """Return a script in the words of the database."""
        for word, own in zip(self._fields, self, strict=True):
            script = script.replace(f" {word.upper()}", own)
        return script


class Migration(NamedTuple):
    """A script that brings a database further, and the version that it has ``after`` that."""

    script: str
    after: int


def migrations(version: int, known: Mapping[int, Migration]) -> Iterator[tuple[int, Migration]]:
    """Yield the migrations that bring a database of that version to the present one, each with the version before it.

    >>> [before for before, _ in migrations(15, {1: Migration("", 17), 15: Migration("", 16), 16: Migration("", 17)})]
    [15, 16]
    """
    while version in known:
        yield version, known[version]
        version = known[version].after
