-- A second table beside the first. A ticket may go on with a session of play instead of beginning one: it names the session that
-- asked for it.
ALTER TABLE launch_ticket ADD COLUMN continues_id bigint REFERENCES game_session;
ALTER TABLE launch_ticket DROP CONSTRAINT launch_ticket_check;
ALTER TABLE launch_ticket ADD CONSTRAINT launch_ticket_check
  CHECK ((demo OR continues_id IS NOT NULL) = (launch_token IS NULL));
CREATE INDEX launch_ticket_continues ON launch_ticket (continues_id) WHERE continues_id IS NOT NULL;
-- Play money of tables beside one another is one: it lies at the seat where the demo began.
ALTER TABLE seat ADD COLUMN money_seat_id bigint REFERENCES seat CHECK (demo OR money_seat_id IS NULL);
-- Every seat of a player at a provider.
CREATE INDEX seat_of_player ON seat (player_id, gp_id);
