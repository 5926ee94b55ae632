-- Real-time events leave through this table, written in the transaction of the change that they tell of.

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL,
  -- A channel of the wire, or an internal one that begins with '@' and never reaches a socket.
  channel text NOT NULL,
  -- Set for events of a private member channel: these get the member's next sequence number.
  member_id integer,
  event text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- A queue: rows come and go all day, so the dead ones must be swept early.
ALTER TABLE outbox SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- No foreign key: whatever stands in the outbox, the relay must never get stuck on it.
CREATE TABLE member_event_sequence (
  member_id integer PRIMARY KEY,
  last_seq bigint NOT NULL CHECK (last_seq > 0)
);

-- Whoever ends a session, by whichever statement, has its sockets dropped: the relay tells every gateway.
CREATE FUNCTION session_tell_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (site_id, channel, event, payload)
  VALUES (NEW.site_id, '@session', 'session_ended', jsonb_build_object('session_id', NEW.id));
  RETURN NULL;
END
$$;
CREATE TRIGGER session_tell_end AFTER UPDATE OF ended_at ON session
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL)
  EXECUTE FUNCTION session_tell_end();

-- A member who is disabled or frozen is out at once, not at the next login.
CREATE FUNCTION member_end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE session SET ended_at = now(), end_reason = 'account_closed'
   WHERE member_id = NEW.id AND ended_at IS NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER member_end_sessions AFTER UPDATE OF status ON member
  FOR EACH ROW WHEN (NEW.status <> 'active' AND OLD.status = 'active')
  EXECUTE FUNCTION member_end_sessions();
