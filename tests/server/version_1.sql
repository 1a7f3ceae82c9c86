-- A database as version 1 left it, with a table in mid-game.
BEGIN TRANSACTION;
CREATE TABLE tables (
	id VARCHAR NOT NULL,
	game VARCHAR NOT NULL,
	version INTEGER NOT NULL,
	data VARCHAR NOT NULL,
	options JSON NOT NULL,
	"key" BLOB NOT NULL,
	created DATETIME DEFAULT CURRENT_TIMESTAMP NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('old-table','zombie-life',1,'2f3959309ee0e1124477552679c9e9d5c0fdcf50cd5696eea837db55570a0a93','{"rules": "zombie-life", "continuous_deck": false, "ages": ""}',X'EE9464C24E5CB6636BAB1C7D6C64BA1C','2026-01-01 00:00:00');
CREATE TABLE entries (
	table_id VARCHAR NOT NULL,
	n INTEGER NOT NULL,
	who INTEGER NOT NULL,
	what INTEGER NOT NULL,
	entropy BLOB NOT NULL,
	digest_before VARCHAR NOT NULL,
	PRIMARY KEY (table_id, n),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('old-table',0,0,0,X'','377d0bd3');
INSERT INTO "entries" VALUES('old-table',1,0,2,X'','');
INSERT INTO "entries" VALUES('old-table',2,1,0,X'','');
INSERT INTO "entries" VALUES('old-table',3,1,2,X'','');
INSERT INTO "entries" VALUES('old-table',4,0,0,X'','');
INSERT INTO "entries" VALUES('old-table',5,0,3,X'','');
INSERT INTO "entries" VALUES('old-table',6,1,0,X'','');
INSERT INTO "entries" VALUES('old-table',7,1,3,X'','');
INSERT INTO "entries" VALUES('old-table',8,0,0,X'','');
INSERT INTO "entries" VALUES('old-table',9,0,2,X'','');
INSERT INTO "entries" VALUES('old-table',10,1,0,X'','');
INSERT INTO "entries" VALUES('old-table',11,1,2,X'','');
INSERT INTO "entries" VALUES('old-table',12,0,0,X'','');
INSERT INTO "entries" VALUES('old-table',13,0,2,X'','');
INSERT INTO "entries" VALUES('old-table',14,1,0,X'','');
INSERT INTO "entries" VALUES('old-table',15,1,2,X'','');
INSERT INTO "entries" VALUES('old-table',16,0,0,X'','382000f0');
INSERT INTO "entries" VALUES('old-table',17,0,2,X'','');
INSERT INTO "entries" VALUES('old-table',18,1,0,X'','');
INSERT INTO "entries" VALUES('old-table',19,1,3,X'','');
CREATE TABLE orders (
	table_id VARCHAR NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR NOT NULL,
	"when" VARCHAR NOT NULL,
	cards JSON NOT NULL,
	PRIMARY KEY (table_id, seat, kind),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "orders" VALUES('old-table',0,'turn','always','[]');
CREATE TABLE seats (
	table_id VARCHAR NOT NULL,
	seat INTEGER NOT NULL,
	level VARCHAR NOT NULL,
	name VARCHAR NOT NULL,
	secret_hash VARCHAR NOT NULL,
	PRIMARY KEY (table_id, seat),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('old-table',0,'','Ana','55c54ec4fcaf672500650372bab1958a2cdcfc95dc8e057f39b0e31d5b78dfb8');
INSERT INTO "seats" VALUES('old-table',1,'','Béa','cd01a04e8814f47e803501b5d3b54a2a483ce7ae8b56731bbe9b1880a23e169d');
COMMIT;
