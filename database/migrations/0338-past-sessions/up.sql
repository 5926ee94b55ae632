-- Logins of the past, as long as the rules ask (docs/decisions/0342): what the table of sessions no longer needs, without keys
-- that lead elsewhere. A session moves here as it stands once it has been over for a while.
CREATE TABLE past_session (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL,
  member_id integer NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  end_reason text NOT NULL,
  ip inet,
  country text,
  user_agent text NOT NULL,
  device jsonb NOT NULL
);
CREATE INDEX past_session_by_member ON past_session (member_id, created_at, id);
CREATE INDEX past_session_by_end ON past_session (ended_at);
REVOKE UPDATE ON past_session FROM pavilion_app;
-- A person is taken out of it when the person is erased.
GRANT UPDATE (ip, country, user_agent, device) ON past_session TO pavilion_app;
