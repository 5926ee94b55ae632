-- A hand-off stands on what its member could prove when it was made: it ends with the session that made it and with the
-- password, and whoever made it, opens nothing after a new password (decision 0100).
DELETE FROM handoff;
ALTER TABLE handoff
  -- SHA-256 of the password's hash.
  ADD COLUMN credentials_hash bytea NOT NULL CHECK (length(credentials_hash) = 32);
CREATE INDEX handoff_by_session ON handoff (session_id) WHERE session_id IS NOT NULL;
CREATE INDEX handoff_by_member ON handoff (member_id);

CREATE FUNCTION handoff_end_with_session() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  DELETE FROM handoff WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER session_end_handoffs AFTER UPDATE OF ended_at ON session
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION handoff_end_with_session();

CREATE FUNCTION handoff_end_with_password() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  DELETE FROM handoff WHERE member_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER member_end_handoffs AFTER UPDATE OF password_hash ON member
  FOR EACH ROW WHEN (NEW.password_hash <> OLD.password_hash) EXECUTE FUNCTION handoff_end_with_password();
