-- The desk at which what others say is laid beside what the hall says: each difference a case with an owner, a note, an end.
CREATE TABLE reconciliation_case (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  source text NOT NULL CHECK (source IN ('books', 'provider', 'statement')),
  -- The provider or the gateway; 'ledger' for the books.
  party text NOT NULL,
  -- What differs: an account, a transaction, an order.
  subject text NOT NULL,
  rule text NOT NULL,
  ours text,
  theirs text,
  found_at timestamptz NOT NULL,
  -- When it was last there.
  seen_at timestamptz NOT NULL,
  owner_id integer REFERENCES staff (id),
  note text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 0,
  closed_at timestamptz,
  closed_by integer REFERENCES staff (id),
  outcome text,
  CHECK ((closed_at IS NULL) = (closed_by IS NULL) AND (closed_at IS NULL) = (outcome IS NULL))
);
-- The same difference is one case, however often it is found; one that has changed since is another.
CREATE UNIQUE INDEX reconciliation_case_once ON reconciliation_case
  (site_id, source, party, subject, rule, coalesce(ours, ''), coalesce(theirs, ''));
CREATE INDEX reconciliation_case_waiting ON reconciliation_case (site_id, found_at) WHERE closed_at IS NULL;
REVOKE DELETE ON reconciliation_case FROM pavilion_app;

-- Statements of gateways that were compared; the file itself is not kept.
CREATE TABLE gateway_statement (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  gateway_code text NOT NULL REFERENCES payment_gateway (code),
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  file_hash bytea NOT NULL CHECK (length(file_hash) = 32),
  lines integer NOT NULL,
  matched integer NOT NULL,
  differences integer NOT NULL,
  staff_id integer NOT NULL REFERENCES staff (id),
  imported_at timestamptz NOT NULL
);
REVOKE UPDATE, DELETE ON gateway_statement FROM pavilion_app;

INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM (VALUES
    ('{owner,manager,payments}'::text[], '{reconciliation.read,reconciliation.manage}'::text[]),
    ('{risk,auditor}', '{reconciliation.read}')
  ) AS given (roles, rights)
  JOIN role ON role.name = ANY (given.roles) AND role.site_id IS NULL
 CROSS JOIN LATERAL unnest(given.rights) AS held (name);
