-- When the session of play began: a page that is reloaded gets a new session, and plays on in the same session of play. Null for
-- sessions from before, which began with their row.
ALTER TABLE game_session ADD COLUMN began_at timestamptz;
-- `elsewhere`: the hall has closed it because the player opened another game.
ALTER TABLE game_session DROP CONSTRAINT game_session_end_reason_check;
ALTER TABLE game_session ADD CONSTRAINT game_session_end_reason_check
  CHECK (end_reason IN ('left', 'replaced', 'closed', 'expired', 'elsewhere'));
CREATE INDEX game_session_elsewhere ON game_session (resume_hash) WHERE end_reason = 'elsewhere';
