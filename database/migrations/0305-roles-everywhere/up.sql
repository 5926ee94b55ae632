-- A role that somebody has on every site, those that come later too. Roles of a site's own stay that site's.

CREATE TABLE staff_role_everywhere (
  staff_id integer NOT NULL REFERENCES staff (id),
  role_id integer NOT NULL REFERENCES role (id),
  given_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (staff_id, role_id)
);
CREATE INDEX staff_role_everywhere_by_role ON staff_role_everywhere (role_id);
REVOKE UPDATE ON staff_role_everywhere FROM pavilion_app;

CREATE FUNCTION refuse_own_role_everywhere() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM role WHERE id = NEW.role_id AND site_id IS NOT NULL) THEN
    RAISE EXCEPTION 'role % belongs to a site', NEW.role_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER role_of_all BEFORE INSERT ON staff_role_everywhere
  FOR EACH ROW EXECUTE FUNCTION refuse_own_role_everywhere();

-- Who has which role on which site, however it was given: what somebody may do is asked of this alone.
CREATE VIEW staff_role_on_site AS
  SELECT staff_id, site_id, role_id FROM staff_site_role
   UNION
  SELECT given.staff_id, site.id, given.role_id FROM staff_role_everywhere given CROSS JOIN site;
REVOKE INSERT, UPDATE, DELETE ON staff_role_on_site FROM pavilion_app;

-- A site that has an owner who can log in keeps one, wherever that owner's role was given.
CREATE OR REPLACE FUNCTION keep_an_owner() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  -- Of whichever of the three tables.
  v_old jsonb := to_jsonb(OLD);
  v_site integer;
BEGIN
  IF TG_TABLE_NAME <> 'staff' AND NOT EXISTS (
      SELECT FROM role WHERE id = (v_old ->> 'role_id')::integer AND name = 'owner' AND site_id IS NULL) THEN
    RETURN NULL;
  END IF;
  FOR v_site IN
    SELECT held.site_id FROM staff_role_on_site held JOIN role ON role.id = held.role_id
     WHERE TG_TABLE_NAME = 'staff' AND held.staff_id = (v_old ->> 'id')::integer AND role.name = 'owner' AND role.site_id IS NULL
     UNION
    SELECT (v_old ->> 'site_id')::integer WHERE TG_TABLE_NAME = 'staff_site_role'
     UNION
    SELECT id FROM site WHERE TG_TABLE_NAME = 'staff_role_everywhere'
     ORDER BY 1
  LOOP
    PERFORM lock_owners(v_site);
    IF NOT EXISTS (
      SELECT FROM staff_role_on_site held JOIN role ON role.id = held.role_id JOIN staff ON staff.id = held.staff_id
       WHERE held.site_id = v_site AND role.name = 'owner' AND role.site_id IS NULL AND staff.enabled)
    THEN
      RAISE EXCEPTION 'site % would be without an owner', v_site
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'keep_an_owner';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER keep_an_owner AFTER UPDATE OR DELETE ON staff_role_everywhere
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_an_owner();
