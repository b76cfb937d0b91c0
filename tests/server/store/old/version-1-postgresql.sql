-- The empty database of version 1, as commit 96926ca made it.
CREATE TABLE codes (
    code character varying NOT NULL,
    "table" character varying NOT NULL,
    watching boolean NOT NULL
);
CREATE TABLE daily_bots (
    day character varying NOT NULL,
    players integer NOT NULL,
    level character varying NOT NULL,
    "left" integer NOT NULL
);
CREATE TABLE daily_results (
    day character varying NOT NULL,
    players integer NOT NULL,
    guest character varying NOT NULL,
    game character varying NOT NULL,
    "left" integer NOT NULL
);
CREATE TABLE game_guests (
    guest character varying NOT NULL,
    game character varying NOT NULL
);
CREATE TABLE games (
    game character varying NOT NULL,
    "table" character varying NOT NULL,
    at double precision NOT NULL,
    rules character varying NOT NULL,
    players integer NOT NULL,
    won boolean NOT NULL,
    "left" integer NOT NULL,
    record character varying NOT NULL
);
CREATE TABLE guests (
    guest character varying NOT NULL,
    name character varying NOT NULL,
    token_hash character varying NOT NULL
);
CREATE TABLE leases (
    node character varying NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE schema_version (
    version integer NOT NULL
);
CREATE TABLE seatings (
    guest character varying NOT NULL,
    "table" character varying NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE settings (
    name character varying NOT NULL,
    value character varying NOT NULL
);
CREATE TABLE steps (
    "table" character varying NOT NULL,
    seq integer NOT NULL,
    at double precision NOT NULL,
    command character varying,
    body bytea NOT NULL
);
ALTER TABLE ONLY codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (code);
ALTER TABLE ONLY daily_bots
    ADD CONSTRAINT daily_bots_pkey PRIMARY KEY (day, players, level);
ALTER TABLE ONLY daily_results
    ADD CONSTRAINT daily_results_pkey PRIMARY KEY (day, players, guest);
ALTER TABLE ONLY game_guests
    ADD CONSTRAINT game_guests_pkey PRIMARY KEY (guest, game);
ALTER TABLE ONLY games
    ADD CONSTRAINT games_pkey PRIMARY KEY (game);
ALTER TABLE ONLY guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (guest);
ALTER TABLE ONLY guests
    ADD CONSTRAINT guests_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (node);
ALTER TABLE ONLY schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY seatings
    ADD CONSTRAINT seatings_pkey PRIMARY KEY (guest, "table");
ALTER TABLE ONLY settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY steps
    ADD CONSTRAINT steps_pkey PRIMARY KEY ("table", seq);
ALTER TABLE ONLY steps
    ADD CONSTRAINT steps_table_command_key UNIQUE ("table", command);
CREATE INDEX ix_codes_table ON codes USING btree ("table");
CREATE INDEX ix_game_guests_game ON game_guests USING btree (game);
ALTER TABLE ONLY game_guests
    ADD CONSTRAINT game_guests_game_fkey FOREIGN KEY (game) REFERENCES games(game) ON DELETE CASCADE;
