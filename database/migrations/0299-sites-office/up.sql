-- Sites are opened in the office: the owner may, everybody who sees all may look.

INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM (VALUES
    ('{owner}'::text[], '{sites.read,sites.manage}'::text[]),
    ('{manager,auditor}', '{sites.read}')
  ) AS given (roles, rights)
  JOIN role ON role.name = ANY (given.roles) AND role.site_id IS NULL
 CROSS JOIN LATERAL unnest(given.rights) AS held (name);

-- What a site is called and that it is there stays: everything of it hangs on its row.
REVOKE DELETE ON site FROM pavilion_app;
