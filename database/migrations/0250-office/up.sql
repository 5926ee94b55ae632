-- The office: who works there, what they may do, how they get in, what they did.

-- Staff -----------------------------------------------------------------------------------------------

ALTER TABLE staff
  ADD COLUMN mail text CHECK (length(mail) BETWEEN 3 AND 254),
  ADD COLUMN last_login_at timestamptz,
  -- Counts changes of the account and of its roles, so that two who change it do not overwrite one another.
  ADD COLUMN version integer NOT NULL DEFAULT 0;

-- Rights are data. A role without a site is built in: every site has it, and the contract says what it may.
CREATE TABLE role (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer REFERENCES site (id),
  name text NOT NULL CHECK (name ~ '^[a-z][a-z0-9_-]{1,39}$'),
  version integer NOT NULL DEFAULT 0,
  CONSTRAINT role_name UNIQUE NULLS NOT DISTINCT (site_id, name)
);
CREATE TABLE role_right (
  role_id integer NOT NULL REFERENCES role (id) ON DELETE CASCADE,
  name text NOT NULL,
  PRIMARY KEY (role_id, name)
);

INSERT INTO role (name) VALUES
  ('owner'), ('manager'), ('payments'), ('risk'), ('support'), ('content'), ('agents'), ('auditor');
INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM (VALUES
    ('{owner,manager}'::text[], '{today.read,members.read,members.reveal,members.act,withdrawals.read,withdrawals.decide,staff.read,staff.manage,trace.read,proposals.read,proposals.decide}'::text[]),
    ('{payments}', '{today.read,members.read,withdrawals.read,withdrawals.decide,proposals.read,proposals.decide}'),
    ('{risk}', '{today.read,members.read,members.reveal,members.act,withdrawals.read,withdrawals.decide,proposals.read,proposals.decide}'),
    ('{support}', '{today.read,members.read,members.act,proposals.read}'),
    ('{content}', '{today.read}'),
    ('{agents}', '{today.read,members.read}'),
    ('{auditor}', '{today.read,members.read,withdrawals.read,staff.read,trace.read,proposals.read}')
  ) AS given (roles, rights)
  JOIN role ON role.name = ANY (given.roles)
 CROSS JOIN LATERAL unnest(given.rights) AS held (name);

ALTER TABLE staff_site_role ADD COLUMN role_id integer REFERENCES role (id);
UPDATE staff_site_role SET role_id = role.id FROM role WHERE role.name = staff_site_role.role AND role.site_id IS NULL;
ALTER TABLE staff_site_role DROP CONSTRAINT staff_site_role_pkey;
DROP INDEX staff_site_role_by_site;
ALTER TABLE staff_site_role DROP COLUMN role;
ALTER TABLE staff_site_role ADD PRIMARY KEY (staff_id, site_id, role_id);
CREATE INDEX staff_site_role_by_site ON staff_site_role (site_id, role_id);
CREATE INDEX staff_site_role_by_role ON staff_site_role (role_id);

-- A role of a site's own is given on that site alone.
CREATE FUNCTION refuse_foreign_role() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM role WHERE id = NEW.role_id AND site_id <> NEW.site_id) THEN
    RAISE EXCEPTION 'role % belongs to another site', NEW.role_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER role_of_site BEFORE INSERT OR UPDATE ON staff_site_role
  FOR EACH ROW EXECUTE FUNCTION refuse_foreign_role();

-- Owners of a site come off one after another: two who each take one of two would not see each other otherwise.
CREATE FUNCTION lock_owners(p_site integer) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  SELECT pg_advisory_xact_lock(hashtext('owners of a site'), p_site)
$$;

-- A site that has an owner who can log in keeps one, whoever takes roles or closes accounts, and however many at once.
CREATE FUNCTION keep_an_owner() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  -- Of whichever of the two tables.
  v_old jsonb := to_jsonb(OLD);
  v_site integer;
BEGIN
  FOR v_site IN
    SELECT DISTINCT held.site_id FROM staff_site_role held
     WHERE TG_TABLE_NAME = 'staff' AND held.staff_id = (v_old ->> 'id')::integer
    UNION
    SELECT (v_old ->> 'site_id')::integer WHERE TG_TABLE_NAME = 'staff_site_role'
    ORDER BY 1
  LOOP
    PERFORM lock_owners(v_site);
    CONTINUE WHEN TG_TABLE_NAME = 'staff' AND NOT EXISTS (
      SELECT FROM staff_site_role held JOIN role ON role.id = held.role_id
       WHERE held.staff_id = (v_old ->> 'id')::integer AND held.site_id = v_site AND role.name = 'owner' AND role.site_id IS NULL);
    CONTINUE WHEN TG_TABLE_NAME = 'staff_site_role' AND NOT EXISTS (
      SELECT FROM role WHERE id = (v_old ->> 'role_id')::integer AND name = 'owner' AND site_id IS NULL);
    IF NOT EXISTS (
      SELECT FROM staff_site_role held JOIN role ON role.id = held.role_id JOIN staff ON staff.id = held.staff_id
       WHERE held.site_id = v_site AND role.name = 'owner' AND role.site_id IS NULL AND staff.enabled)
    THEN
      RAISE EXCEPTION 'site % would be without an owner', v_site
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'keep_an_owner';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER keep_an_owner AFTER UPDATE OR DELETE ON staff_site_role
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_an_owner();
CREATE CONSTRAINT TRIGGER keep_an_owner AFTER UPDATE OF enabled ON staff
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.enabled AND NOT NEW.enabled) EXECUTE FUNCTION keep_an_owner();

-- The networks from which the office of a site is open; none means all.
CREATE TABLE office_access (
  site_id integer PRIMARY KEY REFERENCES site (id),
  networks cidr[] NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 0
);

-- The second factors of staff are the members' own tables: a holder is a member of a site or one of the staff.
ALTER TABLE second_factor_holder
  ALTER COLUMN site_id DROP NOT NULL,
  ALTER COLUMN member_id DROP NOT NULL,
  ADD COLUMN staff_id integer UNIQUE REFERENCES staff (id) ON DELETE CASCADE,
  ADD CONSTRAINT second_factor_holder_is_somebody
    CHECK (num_nonnulls(member_id, staff_id) = 1 AND (site_id IS NULL) = (member_id IS NULL));

-- One login. `id` is public and opens nothing; the token in the cookie is known by its SHA-256 alone.
CREATE TABLE staff_session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  staff_id integer NOT NULL REFERENCES staff (id),
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  created_at timestamptz NOT NULL,
  -- Written every few seconds at most.
  last_seen_at timestamptz NOT NULL,
  -- The absolute end, whatever the activity.
  ends_at timestamptz NOT NULL,
  -- When the second factor was proved, or the first one enrolled.
  factor_at timestamptz,
  ended_at timestamptz,
  ip inet NOT NULL,
  user_agent text NOT NULL
);
CREATE INDEX staff_session_live ON staff_session (staff_id) WHERE ended_at IS NULL;
CREATE INDEX staff_session_by_address ON staff_session (staff_id, ip, factor_at);

CREATE TABLE staff_invitation (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  account text NOT NULL CHECK (length(account) BETWEEN 1 AND 40 AND account = lower(account)),
  mail text NOT NULL,
  roles text[] NOT NULL CHECK (cardinality(roles) > 0),
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  invited_by integer NOT NULL REFERENCES staff (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  CHECK (num_nonnulls(accepted_at, withdrawn_at) < 2)
);
CREATE INDEX staff_invitation_by_site ON staff_invitation (site_id, created_at);

GRANT UPDATE (password_hash, must_change_password, password_changed_at, enabled, last_login_at, version) ON staff TO pavilion_app;
GRANT DELETE ON staff_site_role TO pavilion_app;
REVOKE INSERT, UPDATE, DELETE ON role FROM pavilion_app;
GRANT INSERT (site_id, name), UPDATE (version), DELETE ON role TO pavilion_app;
REVOKE UPDATE ON role_right FROM pavilion_app;
REVOKE UPDATE, DELETE ON staff_session, staff_invitation FROM pavilion_app;
GRANT UPDATE (token_hash, last_seen_at, factor_at, ended_at) ON staff_session TO pavilion_app;
GRANT UPDATE (accepted_at, withdrawn_at) ON staff_invitation TO pavilion_app;
REVOKE DELETE ON office_access FROM pavilion_app;

-- Built-in roles are nobody's to change: what the hall may touch of roles belongs to a site.
ALTER TABLE role ENABLE ROW LEVEL SECURITY;
CREATE POLICY role_read ON role FOR SELECT USING (true);
CREATE POLICY role_write ON role FOR ALL TO pavilion_app USING (site_id IS NOT NULL) WITH CHECK (site_id IS NOT NULL);
ALTER TABLE role_right ENABLE ROW LEVEL SECURITY;
CREATE POLICY role_right_read ON role_right FOR SELECT USING (true);
CREATE POLICY role_right_write ON role_right FOR ALL TO pavilion_app
  USING (role_id IN (SELECT id FROM role WHERE site_id IS NOT NULL))
  WITH CHECK (role_id IN (SELECT id FROM role WHERE site_id IS NOT NULL));
