-- Whether the site that a session came from lets a player shorten the time until a result is shown, and how far apart it wants
-- rounds to begin, in milliseconds.
ALTER TABLE game_session ADD COLUMN may_hurry boolean NOT NULL DEFAULT true;
ALTER TABLE game_session ADD COLUMN round_ms integer CHECK (round_ms > 0);
