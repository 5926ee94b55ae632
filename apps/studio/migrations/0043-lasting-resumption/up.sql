-- A page that is reloaded keeps its cookie, so that an answer which is lost on its way locks nobody out: the sessions of one
-- player one after another may share it, live ones never.
ALTER TABLE game_session DROP CONSTRAINT game_session_resume_hash_key;
CREATE UNIQUE INDEX game_session_resume ON game_session (resume_hash) WHERE ended_at IS NULL;
