-- Who works in the office. An account is the installation's, what it may do is a site's. The first owner comes with
-- `npm run open`; everything else about the office is written by the office.

CREATE TABLE staff (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- As `--operator` takes it and the books keep it: NFC, lower case.
  account text NOT NULL UNIQUE CHECK (length(account) BETWEEN 1 AND 40 AND account = lower(account)),
  -- Argon2id.
  password_hash text NOT NULL,
  -- The password was chosen by somebody else: it is good for choosing one's own and nothing more.
  must_change_password boolean NOT NULL DEFAULT true,
  password_changed_at timestamptz NOT NULL DEFAULT now(),
  enabled boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE staff_site_role (
  staff_id integer NOT NULL REFERENCES staff (id),
  site_id integer NOT NULL REFERENCES site (id),
  role text NOT NULL CHECK (role IN ('owner')),
  given_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (staff_id, site_id, role)
);
CREATE INDEX staff_site_role_by_site ON staff_site_role (site_id, role);

-- Nothing in the hall changes or removes staff yet.
REVOKE UPDATE, DELETE ON staff, staff_site_role FROM pavilion_app;
