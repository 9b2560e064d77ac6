-- A database as schema version 1 left it, with a running table of four. It must open and play on for ever.
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
PRAGMA user_version = 1;
INSERT INTO tables VALUES (1, 1, 100, 'running', 0, '[11,12,13,14]', '{"id":0,"version":0,"state":"running","guild":1,"guild_name":"The Court","channel":100,"language":"en","host":11,"game":"verraeter","options":{"preset":"online","first_strategist":"start_player","points_from":"winner","estate_income":"winning_house","income_limit":"3","make_room":"off"},"data":{},"rules":1,"sitters":[{"name":"Anna","user":11,"language":"en","player":null},{"name":"Ben","user":12,"language":"en","player":null},{"name":"Cleo","user":13,"language":"en","player":null},{"name":"Dirk","user":14,"language":"en","player":null}],"secret":"0CEtbg2zXi/nVpktcJEMW0kZiN4OgZye1HlwKuNQ1kE=","ingredients":["table 7","version 1"],"opened":1700000000,"started":1700000100,"ended":0,"invited":[],"ended_by":""}');
INSERT INTO answers VALUES (1, 0, 2, '4', 1700000200.0);
INSERT INTO answers VALUES (1, 1, 3, '2', 1700000201.0);
INSERT INTO answers VALUES (1, 2, 0, '11', 1700000202.0);
INSERT INTO answers VALUES (1, 3, 1, '8', 1700000203.0);
INSERT INTO answers VALUES (1, 4, 2, '1-2', 1700000204.0);
INSERT INTO answers VALUES (1, 5, 2, 'farmer', 1700000205.0);
INSERT INTO answers VALUES (1, 6, 3, 'diplomat_5', 1700000206.0);
INSERT INTO posted VALUES (1, 'board:1', 100, 5002, 'text', 'picture', 0);
INSERT INTO posted VALUES (1, 'lobby', 100, 5001, 'text', '', 1);
INSERT INTO posted VALUES (1, 'prompt:0:6', 300, NULL, 'text', 'picture', 0);
INSERT INTO facts VALUES ('dm 11', '300');
-- Tables of which little can be read, or nothing; the newest one is gone.
INSERT INTO tables VALUES
    (11, 1, 101, 'running', 3, '[11, 12]', '{"game":"traitor","opened":5.5,"opener":11,"started":6,"ended":0}'),
    (12, 1, 102, 'finished', 3, '[11]', '{"game":"traitor","opened":6,"started":6,"ended":7,"sitters":[{},{}]}'),
    (13, 1, 103, 'lobby', 3, '[11, "x"]', CAST(x'7b22ff223a20317d' AS TEXT)),
    (14, 1, 104, 'lobby', 3, '[', '{'),
    (15, 1, 105, 'aborted', 3, '[12]', '{"game":"traitor","opened":6,"started":0,"ended":8}'),
    (16, 1, 106, 'aborted', 3, '[12]', '{'),
    (17, 1, 107, 'lobby', 3, '[12]', ''),
    (18, 1, 108, 'lobby', 3, '[12]', '{"id": "one"}'),
    (19, 1, 109, 'lobby', 3, '[]', '{}');
DELETE FROM tables WHERE id = 19;
INSERT INTO answers VALUES (11, 0, 0, 'a', 1.0), (11, 1, 0, 'a', 1.0), (12, 0, 0, 'a', 1.0);
