CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE game (
	id TEXT NOT NULL,
	game TEXT NOT NULL,
	version INTEGER NOT NULL,
	options TEXT NOT NULL,
	seed TEXT NOT NULL,
	generator TEXT NOT NULL,
	origin TEXT NOT NULL,
	setup TEXT NOT NULL,
	title TEXT NOT NULL,
	pace TEXT NOT NULL,
	digest TEXT NOT NULL,
	created_at BIGINT NOT NULL,
	ended_at BIGINT,
	result TEXT NOT NULL,
	closed TEXT NOT NULL,
	CONSTRAINT pk_game PRIMARY KEY (id),
	CONSTRAINT ck_game_generator CHECK (generator = 'keyed')
);
CREATE INDEX ix_game_closed_created_at ON game (closed, created_at);
CREATE TABLE seat (
	game_id TEXT NOT NULL,
	seat INTEGER NOT NULL,
	name TEXT NOT NULL,
	kind TEXT NOT NULL,
	bot TEXT NOT NULL,
	away BOOLEAN NOT NULL,
	epoch BIGINT NOT NULL,
	CONSTRAINT pk_seat PRIMARY KEY (game_id, seat),
	CONSTRAINT fk_seat_game_id_game FOREIGN KEY(game_id) REFERENCES game (id)
);
CREATE TABLE entry (
	game_id TEXT NOT NULL,
	seq BIGINT NOT NULL,
	kind TEXT NOT NULL,
	seat INTEGER NOT NULL,
	option BIGINT NOT NULL,
	notation TEXT NOT NULL,
	"key" TEXT NOT NULL,
	"before" TEXT NOT NULL,
	digest TEXT NOT NULL,
	state TEXT NOT NULL,
	epoch BIGINT NOT NULL,
	"by" TEXT NOT NULL,
	at BIGINT NOT NULL,
	CONSTRAINT pk_entry PRIMARY KEY (game_id, seq),
	CONSTRAINT fk_entry_game_id_game FOREIGN KEY(game_id) REFERENCES game (id),
	CONSTRAINT fk_entry_game_id_seat_seat FOREIGN KEY(game_id, seat) REFERENCES seat (game_id, seat),
	CONSTRAINT uq_entry_game_id_seat_key UNIQUE (game_id, seat, "key")
);
CREATE TABLE ticket (
	digest TEXT NOT NULL,
	game_id TEXT NOT NULL,
	purpose TEXT NOT NULL,
	seat INTEGER,
	made_at BIGINT NOT NULL,
	used_at BIGINT,
	expires_at BIGINT,
	revoked_at BIGINT,
	CONSTRAINT pk_ticket PRIMARY KEY (digest),
	CONSTRAINT fk_ticket_game_id_game FOREIGN KEY(game_id) REFERENCES game (id)
);
CREATE INDEX ix_ticket_game_id ON ticket (game_id);
CREATE TABLE session (
	digest TEXT NOT NULL,
	game_id TEXT NOT NULL,
	role TEXT NOT NULL,
	seat INTEGER,
	epoch BIGINT NOT NULL,
	made_at BIGINT NOT NULL,
	revoked_at BIGINT,
	CONSTRAINT pk_session PRIMARY KEY (digest),
	CONSTRAINT fk_session_game_id_game FOREIGN KEY(game_id) REFERENCES game (id)
);
CREATE INDEX ix_session_game_id ON session (game_id);
CREATE TABLE chat (
	game_id TEXT NOT NULL,
	n BIGINT NOT NULL,
	seat INTEGER,
	audience TEXT NOT NULL,
	text TEXT NOT NULL,
	at BIGINT NOT NULL,
	CONSTRAINT pk_chat PRIMARY KEY (game_id, n),
	CONSTRAINT fk_chat_game_id_game FOREIGN KEY(game_id) REFERENCES game (id)
);
CREATE TABLE lease (
	game_id TEXT NOT NULL,
	owner TEXT NOT NULL,
	epoch BIGINT NOT NULL,
	until BIGINT NOT NULL,
	CONSTRAINT pk_lease PRIMARY KEY (game_id),
	CONSTRAINT fk_lease_game_id_game FOREIGN KEY(game_id) REFERENCES game (id)
);
