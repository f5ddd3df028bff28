CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.chat (
    game_id text NOT NULL,
    n bigint NOT NULL,
    seat integer,
    audience text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.entry (
    game_id text NOT NULL,
    seq bigint NOT NULL,
    kind text NOT NULL,
    seat integer NOT NULL,
    option bigint NOT NULL,
    notation text NOT NULL,
    key text NOT NULL,
    before text NOT NULL,
    digest text NOT NULL,
    state text NOT NULL,
    epoch bigint NOT NULL,
    by text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.game (
    id text NOT NULL,
    game text NOT NULL,
    version integer NOT NULL,
    options text NOT NULL,
    seed text NOT NULL,
    generator text NOT NULL,
    origin text NOT NULL,
    setup text NOT NULL,
    title text NOT NULL,
    pace text NOT NULL,
    digest text NOT NULL,
    created_at bigint NOT NULL,
    ended_at bigint,
    result text NOT NULL,
    closed text NOT NULL,
    maker text DEFAULT ''::text NOT NULL,
    paused boolean DEFAULT false NOT NULL,
    next text DEFAULT ''::text NOT NULL,
    CONSTRAINT ck_game_generator CHECK ((generator = 'keyed'::text))
);
CREATE TABLE public.lease (
    game_id text NOT NULL,
    owner text NOT NULL,
    epoch bigint NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.seat (
    game_id text NOT NULL,
    seat integer NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    bot text NOT NULL,
    away boolean NOT NULL,
    epoch bigint NOT NULL
);
CREATE TABLE public.session (
    digest text NOT NULL,
    game_id text NOT NULL,
    role text NOT NULL,
    seat integer,
    epoch bigint NOT NULL,
    made_at bigint NOT NULL,
    revoked_at bigint
);
CREATE TABLE public.ticket (
    digest text NOT NULL,
    game_id text NOT NULL,
    purpose text NOT NULL,
    seat integer,
    made_at bigint NOT NULL,
    used_at bigint,
    expires_at bigint,
    revoked_at bigint
);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT pk_chat PRIMARY KEY (game_id, n);
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT pk_entry PRIMARY KEY (game_id, seq);
ALTER TABLE ONLY public.game
    ADD CONSTRAINT pk_game PRIMARY KEY (id);
ALTER TABLE ONLY public.lease
    ADD CONSTRAINT pk_lease PRIMARY KEY (game_id);
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT pk_seat PRIMARY KEY (game_id, seat);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT pk_session PRIMARY KEY (digest);
ALTER TABLE ONLY public.ticket
    ADD CONSTRAINT pk_ticket PRIMARY KEY (digest);
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT uq_entry_game_id_seat_key UNIQUE (game_id, seat, key);
CREATE INDEX ix_game_closed_created_at ON public.game USING btree (closed, created_at);
CREATE INDEX ix_game_maker_closed ON public.game USING btree (maker, closed);
CREATE INDEX ix_session_game_id ON public.session USING btree (game_id);
CREATE INDEX ix_ticket_game_id ON public.ticket USING btree (game_id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT fk_chat_game_id_game FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT fk_entry_game_id_game FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT fk_entry_game_id_seat_seat FOREIGN KEY (game_id, seat) REFERENCES public.seat(game_id, seat);
ALTER TABLE ONLY public.lease
    ADD CONSTRAINT fk_lease_game_id_game FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT fk_seat_game_id_game FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT fk_session_game_id_game FOREIGN KEY (game_id) REFERENCES public.game(id);
ALTER TABLE ONLY public.ticket
    ADD CONSTRAINT fk_ticket_game_id_game FOREIGN KEY (game_id) REFERENCES public.game(id);
