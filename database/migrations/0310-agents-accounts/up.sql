-- Accounts that agents opened for others. Rows are only ever added.
CREATE TABLE agent_account (
  member_id integer PRIMARY KEY REFERENCES member (id),
  site_id integer NOT NULL REFERENCES site (id),
  agent_id integer NOT NULL REFERENCES member (id),
  request_id uuid NOT NULL,
  -- The site's day.
  day date NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (agent_id, request_id)
);
CREATE INDEX agent_account_by_agent ON agent_account (agent_id, member_id DESC);
REVOKE UPDATE, DELETE ON agent_account FROM pavilion_app;
