-- Rounds, transfers and free rounds at the desk, and the terms of jackpots.
INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM (VALUES
    ('{owner,manager}'::text[], '{jackpots.manage,rounds.read,rounds.act}'::text[]),
    ('{risk,auditor}', '{rounds.read}')
  ) AS given (roles, rights)
  JOIN role ON role.name = ANY (given.roles) AND role.site_id IS NULL
 CROSS JOIN LATERAL unnest(given.rights) AS held (name);

-- What staff see first: the oldest of a site.
CREATE INDEX round_open_of_site ON round (site_id, opened_at) WHERE state = 'open';
CREATE INDEX free_round_grant_by_site ON free_round_grant (site_id, created_at DESC);

-- Runs of the conformance suite against a provider, and what came of each case.
CREATE TABLE conformance_run (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  gp_id integer NOT NULL REFERENCES provider (gp_id),
  currency text NOT NULL,
  asked_by integer NOT NULL REFERENCES staff (id),
  asked_at timestamptz NOT NULL,
  finished_at timestamptz,
  -- [{"group": …, "title": …, "outcome": "passed" | "failed" | "skipped", "reason": …}]
  results jsonb,
  CHECK ((finished_at IS NULL) = (results IS NULL))
);
CREATE INDEX conformance_run_by_provider ON conformance_run (gp_id, id DESC);
