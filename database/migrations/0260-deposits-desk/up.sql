-- Who decides about money that comes in, and about wins that wait, is one of the staff, not a name that somebody types.
-- Lines from before keep their names.
ALTER TABLE deposit_transition ADD COLUMN staff_id integer REFERENCES staff (id);
ALTER TABLE deposit_exception
  ADD COLUMN staff_id integer REFERENCES staff (id),
  ADD CONSTRAINT deposit_exception_by_staff CHECK (resolved_at IS NULL OR staff_id IS NOT NULL) NOT VALID;
ALTER TABLE withheld_win
  ADD COLUMN staff_id integer REFERENCES staff (id),
  ADD CONSTRAINT withheld_win_by_staff
    CHECK (state NOT IN ('released', 'refused') OR staff_id IS NOT NULL) NOT VALID;
GRANT UPDATE (staff_id) ON withheld_win TO pavilion_app;

-- The desk's lists, the oldest first.
CREATE INDEX deposit_order_by_site ON deposit_order (site_id, created_at);
CREATE INDEX withheld_win_by_site ON withheld_win (site_id, created_at);

INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM (VALUES
    ('{owner,manager,payments}'::text[], '{deposits.read,deposits.decide,wins.read,wins.decide}'::text[]),
    ('{risk}', '{deposits.read,wins.read,wins.decide}'),
    ('{auditor}', '{deposits.read,wins.read}')
  ) AS given (roles, rights)
  JOIN role ON role.name = ANY (given.roles) AND role.site_id IS NULL
 CROSS JOIN LATERAL unnest(given.rights) AS held (name);
