-- Money out. What a member asks for is held in the ledger at once, approved by people, and paid by a gateway.

-- On what terms a site pays out in a currency. Amounts in minor units.
CREATE TABLE withdrawal_rule (
  site_id integer NOT NULL REFERENCES site (id),
  currency text NOT NULL,
  gateway_code text NOT NULL REFERENCES payment_gateway (code),
  min_minor bigint NOT NULL CHECK (min_minor > 0),
  max_minor bigint NOT NULL,
  -- Kept from the amount: fixed, and in hundredths of a per cent of it, rounded down.
  fee_minor bigint NOT NULL DEFAULT 0 CHECK (fee_minor >= 0),
  fee_basis_points integer NOT NULL DEFAULT 0 CHECK (fee_basis_points BETWEEN 0 AND 10000),
  daily_max integer NOT NULL DEFAULT 5 CHECK (daily_max > 0),
  -- How much of each deposit must have been staked before anything goes out, in per cent.
  turnover_percent integer NOT NULL DEFAULT 100 CHECK (turnover_percent BETWEEN 0 AND 10000),
  -- From this amount on two different operators must approve.
  second_approval_from_minor bigint NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  PRIMARY KEY (site_id, currency),
  -- The fee must leave something over at the smallest amount.
  CHECK (max_minor >= min_minor AND fee_minor + min_minor * fee_basis_points / 10000 < min_minor)
);

CREATE TABLE withdrawal_order (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_number text NOT NULL UNIQUE,
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer NOT NULL REFERENCES member (id),
  request_id uuid NOT NULL,
  -- SHA-256 of the meaningful fields of the request: the same request_id with other content is refused.
  request_hash bytea NOT NULL CHECK (length(request_hash) = 32),
  currency text NOT NULL,
  -- What leaves the wallet; the member receives it less the fee.
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  fee_minor bigint NOT NULL CHECK (fee_minor >= 0 AND fee_minor < amount_minor),
  bank_account_id integer NOT NULL REFERENCES bank_account (id),
  gateway_code text NOT NULL REFERENCES payment_gateway (code),
  state text NOT NULL CHECK (state IN ('requested', 'reviewing', 'approved', 'paying', 'paid', 'refused', 'failed')),
  -- How many different operators must approve.
  approvals_needed integer NOT NULL CHECK (approvals_needed IN (1, 2)),
  -- The ledger transfer that holds the money.
  hold_id bigint NOT NULL UNIQUE,
  -- The gateway's id of the payout, once it has answered.
  payout_id text,
  asked_times integer NOT NULL DEFAULT 0,
  -- When the gateway is to be asked next.
  ask_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  settled_at timestamptz,
  UNIQUE (member_id, request_id),
  CHECK ((state IN ('paid', 'refused', 'failed')) = (settled_at IS NOT NULL)),
  CHECK ((state IN ('approved', 'paying')) = (ask_at IS NOT NULL))
);
CREATE INDEX withdrawal_order_by_member ON withdrawal_order (site_id, member_id, id DESC);
CREATE INDEX withdrawal_order_to_pay ON withdrawal_order (ask_at) WHERE state IN ('approved', 'paying');
CREATE INDEX withdrawal_order_to_review ON withdrawal_order (site_id, created_at) WHERE state IN ('requested', 'reviewing');

-- Who approved what, each operator once.
CREATE TABLE withdrawal_approval (
  order_id bigint NOT NULL REFERENCES withdrawal_order (id),
  operator text NOT NULL CHECK (length(operator) BETWEEN 1 AND 100),
  at timestamptz NOT NULL,
  PRIMARY KEY (order_id, operator)
);

-- Every change of state with who caused it and why. Rows are only ever added.
CREATE TABLE withdrawal_transition (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES withdrawal_order (id),
  from_state text,
  to_state text NOT NULL,
  actor text NOT NULL,
  cause text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX withdrawal_transition_by_order ON withdrawal_transition (order_id, id);
REVOKE UPDATE, DELETE ON withdrawal_approval, withdrawal_transition FROM pavilion_app;
