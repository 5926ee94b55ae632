-- Ways by which an agent brings members, each with a link of its own, and how often links are followed.

CREATE TABLE agent_campaign (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  agent_id integer NOT NULL REFERENCES member (id),
  request_id uuid NOT NULL,
  -- As its links name it.
  code text NOT NULL CHECK (code ~ '^[a-z0-9]{8}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- The page that the link opens, by its word in the contract, and the language in which.
  landing text NOT NULL CHECK (landing ~ '^[a-z]+$'),
  locale text NOT NULL,
  is_open boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  UNIQUE (agent_id, request_id),
  UNIQUE (site_id, code)
);
CREATE UNIQUE INDEX agent_campaign_name ON agent_campaign (agent_id, lower(name));
REVOKE UPDATE, DELETE ON agent_campaign FROM pavilion_app;
GRANT UPDATE (is_open) ON agent_campaign TO pavilion_app;

-- By which campaign of the agent a member came, as it stood when signing up.
ALTER TABLE member ADD COLUMN campaign_id integer REFERENCES agent_campaign (id);
CREATE INDEX member_by_campaign ON member (campaign_id) WHERE campaign_id IS NOT NULL;

-- Links of an agent that were followed on a day of the site; campaign 0 is the agent's link as it is.
CREATE TABLE agent_click (
  site_id integer NOT NULL,
  agent_id integer NOT NULL REFERENCES member (id),
  campaign_id integer NOT NULL,
  day date NOT NULL,
  clicks integer NOT NULL,
  -- Different ones, as far as they may be told apart.
  visitors integer NOT NULL,
  PRIMARY KEY (agent_id, campaign_id, day)
);

-- Whom to know again on this day: a hash with the day's own salt. Both are gone when the day is over, and with them every
-- way to tell whose hash it was.
CREATE TABLE agent_click_salt (
  site_id integer NOT NULL REFERENCES site (id),
  day date NOT NULL,
  salt bytea NOT NULL CHECK (length(salt) = 32),
  PRIMARY KEY (site_id, day)
);
CREATE TABLE agent_visitor (
  site_id integer NOT NULL,
  agent_id integer NOT NULL,
  campaign_id integer NOT NULL,
  day date NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (agent_id, campaign_id, day, hash)
);
CREATE INDEX agent_visitor_by_day ON agent_visitor (site_id, day);
