-- What was logged for somebody to look at, from all processes: a line for each alarm and site, so that it stays short.
CREATE TABLE alarm (
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  -- 0: of the whole installation.
  site_id integer NOT NULL,
  count bigint NOT NULL CHECK (count > 0),
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (name, site_id)
);

-- Who has seen an alarm of a site, and up to when: what came later was not seen.
CREATE TABLE alarm_seen (
  site_id integer NOT NULL REFERENCES site (id),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  through timestamptz NOT NULL,
  seen_by integer NOT NULL REFERENCES staff (id),
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, name)
);

-- Calls that the hall itself makes to providers and gateways, counted by each process since it began.
ALTER TABLE hall_process ADD COLUMN called jsonb NOT NULL DEFAULT '{"calls": [], "failing": []}';

-- The first room counts what came and went by the hour, and asks for it every few seconds.
CREATE INDEX deposit_order_settled ON deposit_order (site_id, settled_at) WHERE state = 'succeeded';
CREATE INDEX withdrawal_order_paid ON withdrawal_order (site_id, settled_at) WHERE state = 'paid';
CREATE INDEX deposit_order_silent ON deposit_order (site_id, expires_at)
  WHERE state IN ('created', 'pending') AND house_account_id IS NULL;

INSERT INTO role_right (role_id, name)
SELECT role.id, 'today.act' FROM role
 WHERE role.name = ANY ('{owner,manager,payments,risk,content,agents}') AND role.site_id IS NULL;

-- Whoever ends a session of the staff, by whichever statement, has its sockets dropped, as with members.
CREATE FUNCTION staff_session_tell_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (site_id, channel, event, payload)
  VALUES (0, '@session', 'session_ended', jsonb_build_object('session_id', NEW.id));
  RETURN NULL;
END
$$;
CREATE TRIGGER staff_session_tell_end AFTER UPDATE OF ended_at ON staff_session
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL)
  EXECUTE FUNCTION staff_session_tell_end();
