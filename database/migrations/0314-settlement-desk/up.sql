-- Who does what at the desk of agents' settlement; the contract's table of rights says the same.
INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM (VALUES
    ('{owner,manager}'::text[], '{agents.move,plans.manage,settlement.read,settlement.compute,settlement.review,settlement.pay,settlement.decide}'::text[]),
    ('{agents}', '{agents.move,plans.manage,settlement.read,settlement.compute,settlement.review,settlement.decide,proposals.read}'),
    ('{payments}', '{settlement.read,settlement.review,settlement.pay}'),
    ('{risk}', '{settlement.read,settlement.decide}'),
    ('{auditor}', '{settlement.read}')
  ) AS given (roles, rights)
  JOIN role ON role.name = ANY (given.roles) AND role.site_id IS NULL
 CROSS JOIN LATERAL unnest(given.rights) AS held (name);
