-- Members who want a letter when a game opens. A row goes when the letter is sent, or when it is not wanted any more.
CREATE TABLE game_opening_wish (
  site_id integer NOT NULL REFERENCES site (id),
  game_id integer NOT NULL REFERENCES game (id),
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  wished_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, game_id)
);
CREATE INDEX game_opening_wish_by_game ON game_opening_wish (game_id, site_id, member_id);
