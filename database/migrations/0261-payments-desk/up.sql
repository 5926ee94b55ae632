-- How money comes in and goes out is proposed and confirmed in the office.
INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM (VALUES
    ('{owner,manager,payments}'::text[], '{payments.read,payments.manage}'::text[]),
    ('{risk,auditor}', '{payments.read}')
  ) AS given (roles, rights)
  JOIN role ON role.name = ANY (given.roles) AND role.site_id IS NULL
 CROSS JOIN LATERAL unnest(given.rights) AS held (name);
