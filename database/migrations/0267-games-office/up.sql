-- The room of the games: who sees it, who changes what a site offers.
INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM (VALUES
    ('{owner,manager}'::text[], '{games.read,games.manage,providers.manage}'::text[]),
    ('{content}', '{games.read,games.manage}'),
    ('{risk,auditor}', '{games.read}')
  ) AS given (roles, rights)
  JOIN role ON role.name = ANY (given.roles) AND role.site_id IS NULL
 CROSS JOIN LATERAL unnest(given.rights) AS held (name);

-- How far the returns of single rounds lie apart, in thousandths of the stake, where the provider has told it. Where it is
-- null it is estimated from the rounds.
ALTER TABLE game ADD COLUMN deviation_milli integer CHECK (deviation_milli > 0);
