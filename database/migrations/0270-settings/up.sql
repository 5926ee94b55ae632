-- Settings of a site as staff change them: what stood before, what stands now, who and why. What is in force stands in the
-- tables of the nouns; a change is a line here and a change there, in one transaction.

CREATE TABLE setting_change (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  name text NOT NULL,
  -- Which one where there are several: a currency, a code, the id of a key; '' where there is one.
  key text NOT NULL,
  -- Null where nothing was set before. Secrets are in neither.
  before jsonb,
  after jsonb NOT NULL,
  secret_changed boolean NOT NULL DEFAULT false,
  staff_id integer NOT NULL REFERENCES staff (id),
  at timestamptz NOT NULL,
  reason text NOT NULL,
  -- Of whoever changed it without a second person; a proposal has its own.
  request_id uuid,
  UNIQUE (staff_id, request_id)
);
CREATE INDEX setting_change_by_setting ON setting_change (site_id, name, key, id DESC);

-- A secret that waits for the second person, sealed as it will be stored. It goes when the deed is done, and after three days.
CREATE TABLE setting_secret (
  site_id integer NOT NULL REFERENCES site (id),
  -- HMAC-SHA-256 of the secret and what it is for, under PAVILION_SECRET: the same secret asked for again is the same proposal.
  digest bytea NOT NULL CHECK (length(digest) = 32),
  sealed bytea NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, digest)
);

REVOKE UPDATE, DELETE ON setting_change FROM pavilion_app;

-- Whatever a process keeps of a setting is forgotten when it changes.
CREATE TRIGGER content_changed AFTER INSERT ON setting_change
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM (VALUES
    ('{owner,manager}'::text[], '{settings.read,settings.manage}'::text[]),
    ('{auditor}', '{settings.read}')
  ) AS given (roles, rights)
  JOIN role ON role.name = ANY (given.roles) AND role.site_id IS NULL
 CROSS JOIN LATERAL unnest(given.rights) AS held (name);
