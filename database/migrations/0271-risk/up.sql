-- Rules that open cases of risk, and the cases.

CREATE TABLE risk_rule (
  site_id integer NOT NULL REFERENCES site (id),
  kind text NOT NULL,
  is_on boolean NOT NULL DEFAULT false,
  thresholds jsonb NOT NULL CHECK (jsonb_typeof(thresholds) = 'object'),
  -- Up to when it has looked; it begins when it is switched on.
  looked_until timestamptz,
  version integer NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, kind),
  CHECK (is_on = (looked_until IS NOT NULL))
);

CREATE TABLE risk_case (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  kind text NOT NULL,
  -- What a rule found, so that it is found once.
  key text NOT NULL,
  member_id integer NOT NULL REFERENCES member (id),
  -- Counts, numbers of orders and rounds, accounts. No personal data.
  evidence jsonb NOT NULL CHECK (jsonb_typeof(evidence) = 'object'),
  opened_at timestamptz NOT NULL,
  -- Who opened it by hand; nobody where a rule did.
  opened_by integer REFERENCES staff (id),
  owner_id integer REFERENCES staff (id),
  outcome text CHECK (outcome IN ('nothing', 'watched', 'acted', 'reported')),
  closed_at timestamptz,
  version integer NOT NULL DEFAULT 0,
  UNIQUE (site_id, kind, key),
  CHECK ((outcome IS NULL) = (closed_at IS NULL))
);
CREATE INDEX risk_case_open ON risk_case (site_id, id DESC) WHERE closed_at IS NULL;
CREATE INDEX risk_case_by_site ON risk_case (site_id, opened_at DESC);
CREATE INDEX risk_case_by_member ON risk_case (member_id, kind) WHERE closed_at IS NULL;

CREATE TABLE risk_case_note (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  case_id integer NOT NULL REFERENCES risk_case (id),
  staff_id integer NOT NULL REFERENCES staff (id),
  at timestamptz NOT NULL,
  text text NOT NULL,
  request_id uuid,
  UNIQUE (staff_id, request_id)
);
CREATE INDEX risk_case_note_by_case ON risk_case_note (case_id, id);

REVOKE DELETE ON risk_rule, risk_case FROM pavilion_app;
REVOKE UPDATE ON risk_case FROM pavilion_app;
GRANT UPDATE (owner_id, outcome, closed_at, version) ON risk_case TO pavilion_app;
REVOKE UPDATE, DELETE ON risk_case_note FROM pavilion_app;

-- What a rule looks at is what is new.
CREATE INDEX known_device_by_first_seen ON known_device (first_seen_at);
CREATE INDEX bank_account_by_number ON bank_account (number_hash);
CREATE INDEX bank_account_by_time ON bank_account (bound_at);
CREATE INDEX withdrawal_order_by_time ON withdrawal_order (site_id, created_at);
CREATE INDEX withdrawal_order_failed ON withdrawal_order (site_id, settled_at) WHERE state = 'failed';
CREATE INDEX member_award_for_friends ON member_award (created_at) WHERE kind <> 'cash_surplus';
CREATE INDEX red_envelope_share_by_time ON red_envelope_share (claimed_at) WHERE claimed_at IS NOT NULL;

-- Networks are looked up by those who keep the list, and how often each turned a sign-up away.
REVOKE UPDATE ON address_rule FROM pavilion_app;
CREATE INDEX signup_attempt_turned_away ON signup_attempt (site_id, at) WHERE code = 218;

INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM (VALUES
    ('{owner,manager,risk}'::text[], '{risk.read,risk.manage}'::text[]),
    ('{support,auditor}', '{risk.read}')
  ) AS given (roles, rights)
  JOIN role ON role.name = ANY (given.roles) AND role.site_id IS NULL
 CROSS JOIN LATERAL unnest(given.rights) AS held (name);
