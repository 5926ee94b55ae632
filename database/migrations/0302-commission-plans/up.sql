-- What agents are paid by. A version is never changed: who is to be paid otherwise gets another version.
CREATE TABLE commission_plan (
  site_id integer NOT NULL REFERENCES site (id),
  plan text NOT NULL CHECK (plan ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
  version integer NOT NULL CHECK (version >= 1),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 60),
  currency text NOT NULL,
  -- A plan of `@pavilion/settlement` without its name and version.
  body jsonb NOT NULL CHECK (jsonb_typeof(body) = 'object'),
  -- The agent who made it for those directly below; null for the site's.
  owner_agent_id integer REFERENCES member (id),
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, plan, version)
);
CREATE INDEX commission_plan_by_owner ON commission_plan (owner_agent_id) WHERE owner_agent_id IS NOT NULL;
REVOKE UPDATE, DELETE ON commission_plan FROM pavilion_app;

-- Which plan an agent has from which day on. Of two for one day the later row holds; none is ever changed. Without a row
-- an agent is paid nothing, and who stands below counts for the agent above.
CREATE TABLE agent_plan (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL,
  agent_id integer NOT NULL REFERENCES member (id),
  from_day date NOT NULL,
  plan text NOT NULL,
  version integer NOT NULL,
  given_by text NOT NULL,
  given_at timestamptz NOT NULL,
  FOREIGN KEY (site_id, plan, version) REFERENCES commission_plan (site_id, plan, version)
);
CREATE INDEX agent_plan_by_agent ON agent_plan (agent_id, from_day DESC, id DESC);
CREATE INDEX agent_plan_by_site ON agent_plan (site_id, from_day);
REVOKE UPDATE, DELETE ON agent_plan FROM pavilion_app;
