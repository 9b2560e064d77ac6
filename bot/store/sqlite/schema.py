"""The tables of the database, one script per schema version. Scripts are only ever added.

Where a script alone cannot bring what is stored along, ``AFTERWARDS`` says what goes on from there.
"""

from bot.store.sqlite.renaming import rename

MIGRATIONS = (
    """
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        guild INTEGER NOT NULL,
        channel INTEGER NOT NULL,
        state TEXT NOT NULL,
        version INTEGER NOT NULL,
        users TEXT NOT NULL,
        body TEXT NOT NULL
    );
    CREATE UNIQUE INDEX one_open_table_per_channel ON tables (channel) WHERE state IN ('lobby', 'running');
    CREATE INDEX tables_by_state ON tables (state, guild);
    CREATE TABLE answers (
        table_id INTEGER NOT NULL,
        step INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        keys TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (table_id, step)
    ) WITHOUT ROWID;
    CREATE TABLE posted (
        table_id INTEGER NOT NULL,
        slot TEXT NOT NULL,
        channel INTEGER NOT NULL,
        message INTEGER,
        text TEXT NOT NULL,
        picture TEXT NOT NULL,
        closed INTEGER NOT NULL,
        PRIMARY KEY (table_id, slot)
    ) WITHOUT ROWID;
    CREATE TABLE facts (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE posted RENAME TO posted_1;
    CREATE TABLE posted (
        table_id INTEGER NOT NULL,
        slot TEXT NOT NULL,
        channel INTEGER NOT NULL,
        message INTEGER,
        text TEXT NOT NULL,
        picture TEXT NOT NULL,
        state TEXT NOT NULL,
        PRIMARY KEY (table_id, slot)
    ) WITHOUT ROWID;
    INSERT INTO posted SELECT table_id, slot, channel, message, text, picture,
        CASE WHEN closed THEN 'closed' WHEN text = 'opened' THEN 'opened' WHEN text = '' THEN 'stale' ELSE 'shown' END
        FROM posted_1;
    DROP TABLE posted_1;
    """,
    """
    UPDATE OR REPLACE posted SET slot = 'nudge' WHERE slot LIKE 'nudge:%';
    CREATE INDEX posted_by_channel ON posted (channel);
    INSERT OR IGNORE INTO posted
        SELECT tables.id, 'end:' || sitters.key, 0, NULL, '', '', 'closed'
        FROM tables, json_each(CASE WHEN json_valid(body) THEN body ELSE '{}' END, '$.sitters') AS sitters
        WHERE state = 'finished';
    """,
    """
    CREATE TABLE clocks (
        table_id INTEGER PRIMARY KEY,
        due REAL,
        moved REAL NOT NULL,
        body TEXT NOT NULL
    );
    CREATE INDEX clocks_by_due ON clocks (due);
    CREATE TABLE guilds (
        guild INTEGER PRIMARY KEY,
        body TEXT NOT NULL
    );
    CREATE TABLE people (
        user INTEGER PRIMARY KEY,
        body TEXT NOT NULL
    );
    CREATE TABLE actions (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at REAL NOT NULL,
        guild INTEGER NOT NULL,
        table_id INTEGER NOT NULL,
        who INTEGER NOT NULL,
        what TEXT NOT NULL,
        about TEXT NOT NULL,
        reason TEXT NOT NULL,
        told INTEGER NOT NULL
    );
    CREATE INDEX actions_by_guild ON actions (guild, id);
    CREATE INDEX actions_untold ON actions (id) WHERE NOT told;
    CREATE TABLE blocks (
        user INTEGER NOT NULL,
        blocked INTEGER NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (user, blocked)
    ) WITHOUT ROWID;
    CREATE INDEX blocks_by_blocked ON blocks (blocked);
    CREATE INDEX tables_by_opening ON tables (CASE WHEN json_valid(body) THEN json_extract(body, '$.opened') END);
    """,
    """
    CREATE TABLE played (
        user INTEGER NOT NULL,
        game TEXT NOT NULL,
        table_id INTEGER NOT NULL,
        PRIMARY KEY (user, game, table_id)
    ) WITHOUT ROWID;
    INSERT OR IGNORE INTO played
        SELECT sitters.value, json_extract(tables.body, '$.game'), tables.id
        FROM tables, json_each(CASE WHEN json_valid(users) AND json_valid(body) THEN users ELSE '[]' END) AS sitters
        WHERE CASE WHEN json_valid(body) THEN json_extract(body, '$.started') > 0 END;
    """,
    """
    CREATE TABLE results (
        "table" INTEGER NOT NULL,
        number INTEGER NOT NULL,
        guild INTEGER NOT NULL,
        game TEXT NOT NULL,
        season TEXT NOT NULL,
        ended REAL NOT NULL,
        seat INTEGER NOT NULL,
        user INTEGER,
        player TEXT NOT NULL,
        rank INTEGER NOT NULL,
        points INTEGER NOT NULL,
        side TEXT NOT NULL,
        why TEXT NOT NULL,
        PRIMARY KEY ("table", number)
    ) WITHOUT ROWID;
    CREATE INDEX results_by_user ON results (user, ended) WHERE user IS NOT NULL;
    CREATE INDEX results_by_game ON results (guild, game, season);
    """,
    """
    CREATE TABLE ratings (
        guild INTEGER NOT NULL,
        game TEXT NOT NULL,
        user INTEGER NOT NULL,
        season TEXT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (guild, game, user, season)
    ) WITHOUT ROWID;
    CREATE TABLE rated (
        guild INTEGER NOT NULL,
        game TEXT NOT NULL,
        seasons TEXT NOT NULL,
        ended REAL NOT NULL,
        "table" INTEGER NOT NULL,
        PRIMARY KEY (guild, game)
    ) WITHOUT ROWID;
    CREATE INDEX results_by_time ON results (guild, game, ended);
    """,
    """
    ALTER TABLE results ADD COLUMN lapse TEXT NOT NULL DEFAULT '';
    UPDATE results SET lapse = 'time' WHERE user IS NOT NULL AND (
        SELECT json_extract(CASE WHEN json_valid(body) THEN body ELSE '{}' END, '$.sitters[' || seat || '].timeouts')
        FROM tables WHERE id = results."table"
    ) > 0;
    UPDATE results SET lapse = 'left' WHERE user IS NOT NULL AND EXISTS (
        SELECT 1 FROM results AS later
        WHERE later."table" = results."table" AND later.seat = results.seat AND later.number > results.number
    );
    """,
    """
    ALTER TABLE tables ADD COLUMN ended REAL;
    ALTER TABLE tables ADD COLUMN goes TEXT;
    UPDATE tables SET ended = json_extract(body, '$.ended'),
        goes = CASE WHEN json_extract(body, '$.started') > 0 THEN 'messages' ELSE 'table' END
        WHERE state NOT IN ('lobby', 'running') AND json_valid(body);
    CREATE INDEX tables_by_end ON tables (ended) WHERE ended IS NOT NULL;
    CREATE INDEX tables_by_what_goes ON tables (goes, ended) WHERE goes IS NOT NULL;
    CREATE INDEX tables_by_channel ON tables (channel, id);
    CREATE INDEX tables_by_guild ON tables (guild, id);
    CREATE INDEX actions_by_table ON actions (table_id);
    CREATE INDEX played_by_table ON played (table_id);
    CREATE INDEX posted_stale ON posted (table_id) WHERE state = 'stale';
    CREATE TABLE deletions (
        id TEXT PRIMARY KEY,
        at REAL NOT NULL,
        user INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX deletions_begun ON deletions (user) WHERE user IS NOT NULL;
    """,
    """
    CREATE TABLE shown (
        table_id INTEGER PRIMARY KEY,
        version INTEGER NOT NULL,
        length INTEGER NOT NULL,
        clock TEXT NOT NULL,
        program TEXT NOT NULL
    );
    """,
    """
    CREATE TABLE undone (
        table_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        step INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        keys TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE sitters (
        table_id INTEGER NOT NULL,
        user INTEGER NOT NULL,
        PRIMARY KEY (user, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX sitters_by_table ON sitters (table_id);
    INSERT OR IGNORE INTO sitters
        SELECT tables.id, one.value
        FROM tables, json_each(CASE WHEN json_valid(users) THEN users ELSE '[]' END) AS one
        WHERE state IN ('lobby', 'running') AND one.type = 'integer';
    CREATE TABLE tables_12 (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        guild INTEGER NOT NULL,
        channel INTEGER NOT NULL,
        state TEXT NOT NULL,
        version INTEGER NOT NULL,
        length INTEGER NOT NULL DEFAULT 0,
        epoch INTEGER NOT NULL DEFAULT 0,
        game TEXT NOT NULL,
        opened REAL NOT NULL,
        opener INTEGER NOT NULL,
        ended REAL,
        goes TEXT,
        body TEXT NOT NULL,
        bucket INTEGER GENERATED ALWAYS AS (id % 256) VIRTUAL
    );
    INSERT INTO sqlite_sequence SELECT 'tables_12', seq FROM sqlite_sequence WHERE name = 'tables';
    INSERT INTO tables_12
        SELECT id, guild, channel, state, version,
            (SELECT count(*) FROM answers WHERE table_id = id), (SELECT count(*) FROM undone WHERE table_id = id),
            coalesce(json_extract(known, '$.game'), ''), CAST(coalesce(json_extract(known, '$.opened'), 0) AS REAL),
            CAST(coalesce(json_extract(known, '$.opener'), 0) AS INTEGER), ended, goes, body
        FROM (SELECT *, CASE WHEN json_valid(body) THEN body ELSE '{}' END AS known FROM tables);
    DROP TABLE tables;
    ALTER TABLE tables_12 RENAME TO tables;
    CREATE UNIQUE INDEX one_open_table_per_channel ON tables (channel) WHERE state IN ('lobby', 'running');
    CREATE INDEX tables_by_state ON tables (state, guild);
    CREATE INDEX tables_by_end ON tables (ended) WHERE ended IS NOT NULL;
    CREATE INDEX tables_by_what_goes ON tables (goes, ended) WHERE goes IS NOT NULL;
    CREATE INDEX tables_by_channel ON tables (channel, id);
    CREATE INDEX tables_by_guild ON tables (guild, id);
    CREATE INDEX tables_by_opener ON tables (opener, opened);
    ALTER TABLE people ADD COLUMN statistics INTEGER NOT NULL DEFAULT 1;
    UPDATE people SET statistics = 0 WHERE CASE WHEN json_valid(body) THEN json_extract(body, '$.statistics') = 0 END;
    CREATE INDEX people_unlisted ON people (user) WHERE NOT statistics;
    ALTER TABLE rated ADD COLUMN mark INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE tables ADD COLUMN clocked INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE late (
        table_id INTEGER PRIMARY KEY,
        trouble TEXT NOT NULL,
        channel INTEGER NOT NULL,
        direct INTEGER NOT NULL
    );
    """,
    """
    CREATE TABLE heard (
        shards INTEGER NOT NULL,
        shard INTEGER NOT NULL,
        at REAL NOT NULL,
        heard INTEGER NOT NULL,
        PRIMARY KEY (shards, shard)
    );
    INSERT INTO heard
        SELECT 0, 0, json_extract(body, '$.heard') + moved, 0 FROM clocks WHERE table_id = 0 AND json_valid(body);
    DELETE FROM clocks WHERE table_id = 0;
    """,
    """
    DROP INDEX results_by_user;
    CREATE INDEX results_by_user ON results (user, guild, ended) WHERE user IS NOT NULL;
    """,
    """
    CREATE TABLE burnt (
        table_id INTEGER NOT NULL,
        slot TEXT NOT NULL,
        message INTEGER NOT NULL,
        PRIMARY KEY (table_id, slot)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;
    """,
)

AFTERWARDS = {2: rename}
