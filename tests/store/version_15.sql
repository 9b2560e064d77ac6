-- A database as schema version 15 left it, with a running table of four. It must open and play on for ever.
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
CREATE TABLE answers (
        table_id INTEGER NOT NULL,
        step INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        keys TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (table_id, step)
    ) WITHOUT ROWID;
INSERT INTO "answers" VALUES(1,0,1,'2',1700000030.0);
INSERT INTO "answers" VALUES(1,1,2,'0',1700000060.0);
INSERT INTO "answers" VALUES(1,2,3,'6',1700000090.0);
INSERT INTO "answers" VALUES(1,3,0,'4',1700000120.0);
INSERT INTO "answers" VALUES(1,4,1,'7-8',1700000150.0);
INSERT INTO "answers" VALUES(1,5,1,'builder',1700000180.0);
INSERT INTO "answers" VALUES(1,6,2,'traitor',1700000210.0);
INSERT INTO "answers" VALUES(1,7,3,'diplomat_5',1700000240.0);
CREATE TABLE blocks (
        user INTEGER NOT NULL,
        blocked INTEGER NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (user, blocked)
    ) WITHOUT ROWID;
CREATE TABLE clocks (
        table_id INTEGER PRIMARY KEY,
        due REAL,
        moved REAL NOT NULL,
        body TEXT NOT NULL
    );
INSERT INTO "clocks" VALUES(1,1700000330.0,0.0,'{"stage":"1:supply","since":{"1":1700000270.0},"reserve":{},"up":[],"reminded":{},"sent":{},"reminders":0,"more":false,"heard":1700000270.0,"paused":0.0,"until":0.0,"paused_by":"","talk":null,"before":{"stage":"1:role","since":{"0":1700000240.0},"reserve":{},"up":[],"reminded":{},"sent":{},"reminders":0,"more":false,"heard":1700000240.0,"paused":0.0,"until":0.0,"paused_by":"","talk":null,"before":null}}');
CREATE TABLE deletions (
        id TEXT PRIMARY KEY,
        at REAL NOT NULL,
        user INTEGER
    ) WITHOUT ROWID;
CREATE TABLE facts (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) WITHOUT ROWID;
INSERT INTO "facts" VALUES('commands everywhere','told');
INSERT INTO "facts" VALUES('dm 11','300');
INSERT INTO "facts" VALUES('dm called 13','1 first');
INSERT INTO "facts" VALUES('dm closed 12','1700000900');
INSERT INTO "facts" VALUES('dm used 11','yes');
CREATE TABLE guilds (
        guild INTEGER PRIMARY KEY,
        body TEXT NOT NULL
    );
CREATE TABLE heard (
        shards INTEGER NOT NULL,
        shard INTEGER NOT NULL,
        at REAL NOT NULL,
        heard INTEGER NOT NULL,
        PRIMARY KEY (shards, shard)
    );
INSERT INTO "heard" VALUES(1,0,1700000270.0,1);
CREATE TABLE late (
        table_id INTEGER PRIMARY KEY,
        trouble TEXT NOT NULL,
        channel INTEGER NOT NULL,
        direct INTEGER NOT NULL
    );
CREATE TABLE people (
        user INTEGER PRIMARY KEY,
        body TEXT NOT NULL
    , statistics INTEGER NOT NULL DEFAULT 1);
INSERT INTO "people" VALUES(11,'{"reminders":"usual","zone":"","tips":true,"statistics":false}',0);
CREATE TABLE played (
        user INTEGER NOT NULL,
        game TEXT NOT NULL,
        table_id INTEGER NOT NULL,
        PRIMARY KEY (user, game, table_id)
    ) WITHOUT ROWID;
INSERT INTO "played" VALUES(11,'verraeter',1);
INSERT INTO "played" VALUES(12,'verraeter',1);
INSERT INTO "played" VALUES(13,'verraeter',1);
INSERT INTO "played" VALUES(14,'verraeter',1);
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
INSERT INTO "posted" VALUES(1,'board:1',100,5002,'text','picture','shown');
INSERT INTO "posted" VALUES(1,'lobby',100,5001,'text','','closed');
CREATE TABLE rated (
        guild INTEGER NOT NULL,
        game TEXT NOT NULL,
        seasons TEXT NOT NULL,
        ended REAL NOT NULL,
        "table" INTEGER NOT NULL, mark INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (guild, game)
    ) WITHOUT ROWID;
CREATE TABLE ratings (
        guild INTEGER NOT NULL,
        game TEXT NOT NULL,
        user INTEGER NOT NULL,
        season TEXT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (guild, game, user, season)
    ) WITHOUT ROWID;
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
        why TEXT NOT NULL, lapse TEXT NOT NULL DEFAULT '',
        PRIMARY KEY ("table", number)
    ) WITHOUT ROWID;
CREATE TABLE shown (
        table_id INTEGER PRIMARY KEY,
        version INTEGER NOT NULL,
        length INTEGER NOT NULL,
        clock TEXT NOT NULL,
        program TEXT NOT NULL
    );
CREATE TABLE sitters (
        table_id INTEGER NOT NULL,
        user INTEGER NOT NULL,
        PRIMARY KEY (user, table_id)
    ) WITHOUT ROWID;
INSERT INTO "sitters" VALUES(1,11);
INSERT INTO "sitters" VALUES(1,12);
INSERT INTO "sitters" VALUES(1,13);
INSERT INTO "sitters" VALUES(1,14);
CREATE TABLE "tables" (
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
    , clocked INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES(1,1,100,'running',5,8,1,'verraeter',1700000000.0,11,NULL,NULL,'{"id":1,"version":4,"state":"running","guild":1,"guild_name":"The Court","channel":100,"language":"en","host":11,"game":"verraeter","options":{"preset":"online","first_strategist":"start_player","points_from":"winner","estate_income":"winning_house","income_limit":"3","make_room":"off"},"data":{},"rules":1,"sitters":[{"name":"Anna","user":11,"language":"en","player":null,"standing":null,"away":false,"timeouts":0,"offered":false,"offered_to":null,"quietly":false,"tips":0},{"name":"Ben","user":12,"language":"de","player":null,"standing":null,"away":false,"timeouts":0,"offered":false,"offered_to":null,"quietly":false,"tips":0},{"name":"Cleo","user":13,"language":"nl","player":null,"standing":null,"away":false,"timeouts":0,"offered":false,"offered_to":null,"quietly":false,"tips":0},{"name":"Dirk","user":14,"language":"en","player":null,"standing":null,"away":false,"timeouts":0,"offered":false,"offered_to":null,"quietly":false,"tips":0}],"secret":"AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=","ingredients":["table 1","game verraeter, rules 1","option estate_income winning_house","option first_strategist start_player","option income_limit 3","option make_room off","option points_from winner","option preset online","data landscapes 7a994cd4312feea1f909abc92af554b5127eb87dae357f6833c0e414d9bb12ef","seat 1 person aad028fbc7f2ed2fd487042c57fa7724 Anna","seat 2 person 242268f468e0d3439d4b0a4556c0c020 Ben","seat 3 person 3fd18c024e6bc1da2bf5bafbdcfaac71 Cleo","seat 4 person 894ffaaed53f4585f4a7c1207cc3a019 Dirk"],"opened":1700000000.0,"started":1700000000.0,"ended":0.0,"invited":[],"ended_by":"","ended_for":"","quiet":false,"opener":11,"news":1700000000.0,"guests":[],"uncalled":[],"only_invited":false,"removed":[],"games":[],"thread":false,"parent":0,"pace":"post-24","talk":0,"remarks":true,"rated":true,"substitutes":"anyone","advice":"usual","tenures":[{"seat":0,"step":0,"events":0,"why":"start","name":"Anna","user":11,"before":"","host":"","round":0},{"seat":1,"step":0,"events":0,"why":"start","name":"Ben","user":12,"before":"","host":"","round":0},{"seat":2,"step":0,"events":0,"why":"start","name":"Cleo","user":13,"before":"","host":"","round":0},{"seat":3,"step":0,"events":0,"why":"start","name":"Dirk","user":14,"before":"","host":"","round":0}],"acts":[],"agreed":[],"cuts":[],"deal_format":2,"seed":"","shown":"","put_away":false,"cleared":false}',15);
CREATE TABLE undone (
        table_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        step INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        keys TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
INSERT INTO "undone" VALUES(1,0,8,0,'farmer',1700000270.0);
CREATE INDEX posted_by_channel ON posted (channel);
CREATE INDEX clocks_by_due ON clocks (due);
CREATE INDEX actions_by_guild ON actions (guild, id);
CREATE INDEX actions_untold ON actions (id) WHERE NOT told;
CREATE INDEX blocks_by_blocked ON blocks (blocked);
CREATE INDEX results_by_game ON results (guild, game, season);
CREATE INDEX results_by_time ON results (guild, game, ended);
CREATE INDEX actions_by_table ON actions (table_id);
CREATE INDEX played_by_table ON played (table_id);
CREATE INDEX posted_stale ON posted (table_id) WHERE state = 'stale';
CREATE INDEX deletions_begun ON deletions (user) WHERE user IS NOT NULL;
CREATE INDEX sitters_by_table ON sitters (table_id);
CREATE UNIQUE INDEX one_open_table_per_channel ON tables (channel) WHERE state IN ('lobby', 'running');
CREATE INDEX tables_by_state ON tables (state, guild);
CREATE INDEX tables_by_end ON tables (ended) WHERE ended IS NOT NULL;
CREATE INDEX tables_by_what_goes ON tables (goes, ended) WHERE goes IS NOT NULL;
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX tables_by_guild ON tables (guild, id);
CREATE INDEX tables_by_opener ON tables (opener, opened);
CREATE INDEX people_unlisted ON people (user) WHERE NOT statistics;
CREATE INDEX results_by_user ON results (user, guild, ended) WHERE user IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',1);
PRAGMA user_version = 15;
