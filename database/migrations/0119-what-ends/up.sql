-- What a changed password ends, whoever changes it, and what the sweep of every minute finds its rows by.

-- The right to set a password was earned against the old one: by its owner, or by whoever read a mail or knew the
-- withdraw password. A new password ends it, and so does a new withdraw password where that one had earned it.
CREATE FUNCTION member_end_resets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reset_token SET used_at = now()
   WHERE member_id = NEW.id AND used_at IS NULL
     AND (NEW.password_hash <> OLD.password_hash OR cause = 'withdraw_verified');
  IF NEW.password_hash <> OLD.password_hash THEN
    UPDATE reset_code SET used_at = now() WHERE member_id = NEW.id AND used_at IS NULL;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER member_end_resets AFTER UPDATE OF password_hash, withdraw_password_hash ON member
  FOR EACH ROW WHEN (NEW.password_hash <> OLD.password_hash
                     OR NEW.withdraw_password_hash IS DISTINCT FROM OLD.withdraw_password_hash)
  EXECUTE FUNCTION member_end_resets();

-- Ended sessions stay for ninety days, and their tokens with them: without these the sweep reads all of them each time.
CREATE INDEX session_by_end ON session (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX session_token_by_end ON session_token (good_until) WHERE good_until IS NOT NULL;
