-- Whether the site that a session came from allows slots to be played by themselves.
ALTER TABLE game_session ADD COLUMN may_autoplay boolean NOT NULL DEFAULT false;
