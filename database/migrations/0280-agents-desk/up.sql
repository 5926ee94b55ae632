-- Agents at the desk: who decides about applications, codes and domains.
INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM (VALUES
    ('{owner,manager,agents}'::text[], '{agents.read,agents.decide,agents.manage}'::text[]),
    ('{auditor}', '{agents.read}')
  ) AS given (roles, rights)
  JOIN role ON role.name = ANY (given.roles) AND role.site_id IS NULL
 CROSS JOIN LATERAL unnest(given.rights) AS held (name);

-- The trees of agents from the top.
CREATE INDEX member_agents ON member (site_id, agent_id, id) WHERE is_agent;
