-- What runs: each process writes a line about itself every few seconds, and takes it away when it ends as it should.
CREATE UNLOGGED TABLE hall_process (
  id uuid PRIMARY KEY,
  host text NOT NULL,
  pid integer NOT NULL,
  roles text[] NOT NULL,
  version text NOT NULL,
  node text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- Alarms since it began: name, how often, when last.
  alarms jsonb NOT NULL,
  -- What machines asked of it since it began: route, how often, how often refused, how long on average.
  asked jsonb NOT NULL
);

INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM (VALUES
    ('{owner,manager}'::text[], '{system.read,system.act}'::text[]),
    ('{auditor}', '{system.read}')
  ) AS given (roles, rights)
  JOIN role ON role.name = ANY (given.roles) AND role.site_id IS NULL
 CROSS JOIN LATERAL unnest(given.rights) AS held (name);
