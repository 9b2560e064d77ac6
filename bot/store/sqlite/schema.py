"""The tables in the words of SQLite, and what brings older databases to them.

Databases are opened that a version of these wrote: 1, 15 and later. Versions 2 to 14 were stages of a day's work.
"""

from bot.store.schema import ALONE, BETRAYED, BURNT, CALLS, DIRECT, FORGOTTEN, LOOKED, NOTES, SCHEMA, Dialect, Migration

VERSION = 23
FIRST = 1

WORDS = Dialect(
    numbered=" INTEGER PRIMARY KEY AUTOINCREMENT",
    by_key=" WITHOUT ROWID",
    in_bytes="",
    sparse="",
    open_tables=" CREATE INDEX tables_by_state ON tables (state, guild)",
)

FROM_FACTS = """
    INSERT INTO direct
        SELECT CAST(substr(name, 4 + length(what)) AS INTEGER) AS person,
            max(CASE what WHEN '' THEN CAST(nullif(value, '') AS INTEGER) END),
            coalesce(max(CASE what WHEN 'closed ' THEN CAST(value AS REAL) END), 0),
            coalesce(max(CASE what WHEN 'used ' THEN value <> '' END), 0),
            coalesce(max(CASE what WHEN 'called ' THEN value END), '')
        FROM (SELECT '' AS what UNION SELECT 'closed ' UNION SELECT 'used ' UNION SELECT 'called ')
            JOIN facts ON name GLOB 'dm ' || what || '[0-9]*'
        GROUP BY person;
    DELETE FROM facts WHERE name LIKE 'dm %';
    """
"""Facts about people's direct messages were named ``dm``, what they said, and the person's id."""

ASIDE = """
    DROP INDEX one_open_table_per_channel;
    DROP INDEX tables_by_state;
    ALTER TABLE tables RENAME TO tables_1;
    ALTER TABLE answers RENAME TO answers_1;
    ALTER TABLE posted RENAME TO posted_1;
    ALTER TABLE facts RENAME TO facts_1;
    """
BROUGHT = """
    INSERT INTO sqlite_sequence SELECT 'tables', seq FROM sqlite_sequence WHERE name = 'tables_1';
    INSERT INTO answers SELECT table_id, step, seat, keys, at FROM answers_1;
    INSERT INTO facts SELECT name, value FROM facts_1;
    INSERT INTO tables (id, guild, channel, state, version, length, game, opened, opener, ended, goes, body)
        SELECT id, guild, channel, state, version, (SELECT count(*) FROM answers WHERE table_id = id),
            coalesce(json_extract(known, '$.game'), ''), CAST(coalesce(json_extract(known, '$.opened'), 0) AS REAL),
            CAST(coalesce(json_extract(known, '$.opener'), 0) AS INTEGER),
            CASE WHEN has_ended THEN json_extract(known, '$.ended') END,
            CASE WHEN has_ended THEN iif(json_extract(known, '$.started') > 0, 'messages', 'table') END, body
        FROM (
            SELECT *, CASE WHEN json_valid(body) THEN body ELSE '{}' END AS known,
                state NOT IN ('lobby', 'running') AND json_valid(body) AS has_ended FROM tables_1
        );
    INSERT OR IGNORE INTO sitters
        SELECT tables_1.id, one.value
        FROM tables_1, json_each(CASE WHEN json_valid(users) THEN users ELSE '[]' END) AS one
        WHERE state IN ('lobby', 'running') AND one.type = 'integer';
    INSERT OR IGNORE INTO played (table_id, game, "user")
        SELECT tables.id, tables.game, one.value
        FROM tables_1 JOIN tables USING (id),
            json_each(CASE WHEN json_valid(users) AND json_valid(tables.body) THEN users ELSE '[]' END) AS one
        WHERE CASE WHEN json_valid(tables.body) THEN json_extract(tables.body, '$.started') > 0 END;
    INSERT OR REPLACE INTO posted
        SELECT table_id, CASE WHEN slot LIKE 'nudge:%' THEN 'nudge' ELSE slot END, channel, message, text, picture,
            CASE WHEN closed THEN 'closed' WHEN text = 'opened' THEN 'opened' WHEN text = '' THEN 'stale'
                ELSE 'shown' END
        FROM posted_1;
    INSERT OR IGNORE INTO posted
        SELECT tables.id, 'end:' || sitters.key, 0, NULL, '', '', 'closed'
        FROM tables, json_each(CASE WHEN json_valid(body) THEN body ELSE '{}' END, '$.sitters') AS sitters
        WHERE state = 'finished';
    DROP TABLE tables_1;
    DROP TABLE answers_1;
    DROP TABLE posted_1;
    DROP TABLE facts_1;
    """
"""From version 1, with the present tables between both. ``bot.store.sqlite.renaming`` goes on from there."""

STEPS = {
    0: Migration(WORDS(SCHEMA), VERSION),
    FIRST: Migration(ASIDE + WORDS(SCHEMA) + BROUGHT + FROM_FACTS, VERSION),
    15: Migration(WORDS(BURNT), 16),
    16: Migration(FORGOTTEN, 17),
    17: Migration(WORDS(DIRECT) + FROM_FACTS, 18),
    18: Migration(BETRAYED, 19),
    19: Migration(WORDS(NOTES), 20),
    20: Migration(WORDS(LOOKED), 21),
    21: Migration(WORDS(CALLS), 22),
    22: Migration(WORDS(ALONE), VERSION),
}
