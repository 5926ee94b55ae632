-- Bills of agents: computed by the cycle, looked at by two, paid once. What they are: docs/guides/settlement.md.

CREATE TABLE settlement_cycle (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  currency text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('day', 'week', 'month')),
  from_day date NOT NULL,
  to_day date NOT NULL CHECK (to_day >= from_day),
  state text NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'calculated', 'reviewed', 'approved', 'paying', 'paid')),
  -- Why it could not be computed, in the words of the settlement.
  problem text,
  calculated_at timestamptz,
  -- SHA-256 over the hashes of the bills in the order of the agents' ids: what reviewers saw is what is paid.
  sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  reviewed_by text,
  reviewed_at timestamptz,
  approved_by text,
  approved_at timestamptz,
  paid_at timestamptz,
  UNIQUE (site_id, currency, kind, from_day),
  CHECK ((state = 'open') = (calculated_at IS NULL) AND (calculated_at IS NULL) = (sha256 IS NULL)),
  CHECK ((state IN ('open', 'calculated')) = (reviewed_by IS NULL) AND (reviewed_by IS NULL) = (reviewed_at IS NULL)),
  CHECK ((state IN ('approved', 'paying', 'paid')) = (approved_by IS NOT NULL)
    AND (approved_by IS NULL) = (approved_at IS NULL)),
  CONSTRAINT settlement_needs_two CHECK (reviewed_by <> approved_by),
  CHECK ((state = 'paid') = (paid_at IS NOT NULL))
);
CREATE INDEX settlement_cycle_at_work ON settlement_cycle (site_id) WHERE state <> 'paid';
REVOKE DELETE ON settlement_cycle FROM pavilion_app;

-- Amounts of which a fraction of a minor unit counts have up to 18 decimals beyond it.
CREATE DOMAIN exact_minor AS numeric(48, 18);

CREATE TABLE agent_bill (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cycle_id integer NOT NULL REFERENCES settlement_cycle (id),
  site_id integer NOT NULL,
  agent_id integer NOT NULL REFERENCES member (id),
  currency text NOT NULL,
  plan text NOT NULL,
  version integer NOT NULL,
  -- Until it is paid, where the cycle stands says the rest.
  state text NOT NULL CHECK (state IN ('calculated', 'held', 'nothing_due', 'paid')),
  payable_from date NOT NULL,
  rung integer,
  rate_ppm integer NOT NULL,
  active integer NOT NULL,
  new_active integer NOT NULL,
  turnover_minor bigint NOT NULL,
  line_base exact_minor NOT NULL,
  carry_in exact_minor NOT NULL,
  counts exact_minor NOT NULL,
  carry_out exact_minor NOT NULL,
  lapsed exact_minor NOT NULL,
  earned exact_minor NOT NULL,
  below exact_minor NOT NULL,
  debt_in exact_minor NOT NULL,
  debt_out exact_minor NOT NULL,
  revenue_share exact_minor NOT NULL,
  turnover_commission exact_minor NOT NULL,
  per_head exact_minor NOT NULL,
  cut exact_minor NOT NULL,
  commission_minor bigint NOT NULL,
  adjustment_minor bigint NOT NULL,
  rolled_in_minor bigint NOT NULL,
  rolled_out_minor bigint NOT NULL,
  payable_minor bigint NOT NULL CHECK (payable_minor >= 0),
  -- Members by their numbers in the lines, which name nobody.
  members integer[] NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  held_by text,
  held_reason text,
  paid_at timestamptz,
  transfer_id bigint UNIQUE,
  UNIQUE (cycle_id, agent_id),
  CHECK ((state = 'nothing_due') = (payable_minor = 0)),
  CHECK ((state = 'paid') = (paid_at IS NOT NULL) AND (paid_at IS NULL) = (transfer_id IS NULL)),
  CHECK ((state = 'held') <= (held_reason IS NOT NULL))
);
CREATE INDEX agent_bill_by_agent ON agent_bill (agent_id, id DESC);
CREATE INDEX agent_bill_due ON agent_bill (cycle_id) WHERE state = 'calculated';
REVOKE UPDATE ON agent_bill FROM pavilion_app;
GRANT UPDATE (state, held_by, held_reason, paid_at, transfer_id) ON agent_bill TO pavilion_app;

-- What one of the staff has looked at stays.
CREATE FUNCTION agent_bill_stays() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM settlement_cycle c WHERE c.id = OLD.cycle_id AND c.reviewed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'bill % was reviewed: what differs is a line of the next', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER reviewed_stays BEFORE DELETE ON agent_bill FOR EACH ROW EXECUTE FUNCTION agent_bill_stays();

-- The lines of a bill as the file of it has them, so that the hash over them can be checked at any time.
CREATE TABLE agent_bill_line (
  bill_id bigint NOT NULL REFERENCES agent_bill (id) ON DELETE CASCADE,
  -- 1 is the first below the header.
  line integer NOT NULL,
  kind text NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (bill_id, line)
);
REVOKE UPDATE, DELETE ON agent_bill_line FROM pavilion_app;

-- What a cycle leaves to the next of its kind.
CREATE TABLE agent_carry (
  cycle_id integer NOT NULL REFERENCES settlement_cycle (id),
  agent_id integer NOT NULL REFERENCES member (id),
  -- As `carried.agents[].losses` of the settlement.
  losses jsonb NOT NULL,
  rolled_over_minor bigint NOT NULL,
  debt exact_minor NOT NULL CHECK (debt >= 0),
  PRIMARY KEY (cycle_id, agent_id)
);
CREATE INDEX agent_carry_by_agent ON agent_carry (agent_id);
CREATE TABLE member_carry (
  cycle_id integer NOT NULL REFERENCES settlement_cycle (id),
  member_id integer NOT NULL REFERENCES member (id),
  fenced exact_minor NOT NULL CHECK (fenced <= 0),
  deposits_minor bigint NOT NULL,
  turnover_minor bigint NOT NULL,
  counted boolean NOT NULL,
  PRIMARY KEY (cycle_id, member_id)
);

-- Where agents stand in the running cycle, computed now and then as a bill would be: for the page of the plan alone.
CREATE TABLE agent_standing (
  agent_id integer PRIMARY KEY REFERENCES member (id),
  cycle_id integer NOT NULL REFERENCES settlement_cycle (id),
  rung integer,
  rate_ppm integer NOT NULL,
  active integer NOT NULL,
  new_active integer NOT NULL,
  turnover_minor bigint NOT NULL,
  line_base exact_minor NOT NULL,
  carry_in exact_minor NOT NULL,
  commission_minor bigint NOT NULL,
  computed_at timestamptz NOT NULL
);

-- Corrections of what an agent gets, by two of the staff, and differences that came to light after the first review. Each
-- becomes a line of one bill.
CREATE TABLE agent_adjustment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  agent_id integer NOT NULL REFERENCES member (id),
  currency text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor <> 0),
  -- The word that stands on the bill, and the reason in full.
  reason text NOT NULL CHECK (reason ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
  note text NOT NULL,
  made_by text NOT NULL,
  confirmed_by text NOT NULL,
  -- The bill that turned out otherwise; null for a correction by hand.
  corrects_bill_id bigint UNIQUE REFERENCES agent_bill (id),
  -- The cycle whose bill has it.
  cycle_id integer REFERENCES settlement_cycle (id),
  created_at timestamptz NOT NULL
);
CREATE INDEX agent_adjustment_waiting ON agent_adjustment (site_id, currency) WHERE cycle_id IS NULL;
CREATE INDEX agent_adjustment_by_cycle ON agent_adjustment (cycle_id) WHERE cycle_id IS NOT NULL;
REVOKE UPDATE, DELETE ON agent_adjustment FROM pavilion_app;
GRANT UPDATE (cycle_id) ON agent_adjustment TO pavilion_app;

-- Members who count for no agent from a day on, and why: the agent is told so on the bill.
CREATE TABLE agent_exclusion (
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer PRIMARY KEY REFERENCES member (id),
  from_day date NOT NULL,
  reason text NOT NULL CHECK (reason ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
  decided_by text NOT NULL,
  decided_at timestamptz NOT NULL
);
REVOKE UPDATE, DELETE ON agent_exclusion FROM pavilion_app;

-- What an agent does not agree with, on a bill or one of its lines, and what staff answered.
CREATE TABLE agent_dispute (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  bill_id bigint NOT NULL REFERENCES agent_bill (id),
  line integer,
  agent_id integer NOT NULL REFERENCES member (id),
  request_id uuid NOT NULL,
  words text NOT NULL CHECK (length(words) BETWEEN 10 AND 1000),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'upheld', 'dismissed')),
  answer text CHECK (length(answer) BETWEEN 1 AND 1000),
  answered_by text,
  answered_at timestamptz,
  created_at timestamptz NOT NULL,
  UNIQUE (agent_id, request_id),
  CHECK ((state = 'open') = (answer IS NULL) AND (answer IS NULL) = (answered_by IS NULL)
    AND (answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX agent_dispute_by_bill ON agent_dispute (bill_id);
CREATE UNIQUE INDEX agent_dispute_one_open ON agent_dispute (bill_id, coalesce(line, 0)) WHERE state = 'open';
CREATE INDEX agent_dispute_open ON agent_dispute (site_id) WHERE state = 'open';
REVOKE UPDATE, DELETE ON agent_dispute FROM pavilion_app;
GRANT UPDATE (state, answer, answered_by, answered_at) ON agent_dispute TO pavilion_app;
