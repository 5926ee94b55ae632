-- Two purses of an agent, both accounts of the member that cannot go below zero: commission, which is earned, and quota,
-- which the house loads to be given down. What is given to a member is a deposit of that member.
ALTER TYPE ledger.purpose ADD VALUE 'quota';

-- Where deposits come from that agents hand over. Nobody is asked at it, nobody chooses it, and it stands at zero: what
-- comes in from a purse goes on to the member in the same posting.
ALTER TABLE payment_gateway
  DROP CONSTRAINT payment_gateway_check,
  ADD CONSTRAINT payment_gateway_check CHECK (adapter IN ('transfer', 'agents') OR base_url IS NOT NULL);
INSERT INTO payment_gateway (id, code, adapter, base_url) VALUES (0, 'agents', 'agents', NULL);

-- What agents of a site and currency may do with their purses, and whom they may open accounts for. Without a row: nothing.
CREATE TABLE agent_setting (
  site_id integer NOT NULL REFERENCES site (id),
  currency text NOT NULL,
  -- Of one transfer; of all that an agent transfers on one of the site's days; of what one receiver gets of that.
  transfer_min_minor bigint NOT NULL CHECK (transfer_min_minor > 0),
  transfer_max_minor bigint NOT NULL,
  day_max_minor bigint NOT NULL,
  receiver_day_max_minor bigint NOT NULL CHECK (receiver_day_max_minor > 0),
  -- How much of what is received must be staked before anything goes out, in per cent.
  turnover_percent integer NOT NULL CHECK (turnover_percent BETWEEN 0 AND 100000),
  -- Accounts that an agent opens on a day; the deepest level that an agent may be given, 1 is the top of a tree.
  accounts_day_max integer NOT NULL CHECK (accounts_day_max BETWEEN 0 AND 10000),
  level_max integer NOT NULL CHECK (level_max BETWEEN 1 AND 50),
  PRIMARY KEY (site_id, currency),
  CHECK (transfer_max_minor >= transfer_min_minor AND day_max_minor >= transfer_max_minor)
);

-- Whatever went into a purse by the house or out of one. Rows are only ever added.
CREATE TABLE agent_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What a person reads to customer service. That of a deposit is the number of its order.
  number text NOT NULL UNIQUE,
  site_id integer NOT NULL REFERENCES site (id),
  agent_id integer NOT NULL REFERENCES member (id),
  -- member: a deposit of the receiver. agent: from quota to quota. payout: commission to the own main wallet.
  -- load, unload: between the house and the quota.
  kind text NOT NULL CHECK (kind IN ('member', 'agent', 'payout', 'load', 'unload')),
  purse text NOT NULL CHECK (purse IN ('commission', 'quota')),
  receiver_id integer REFERENCES member (id),
  currency text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  -- The posting that moved it.
  transfer_id bigint NOT NULL UNIQUE,
  request_id uuid NOT NULL,
  -- SHA-256 of what makes two requests the same.
  request_hash bytea NOT NULL CHECK (length(request_hash) = 32),
  -- The site's day.
  day date NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (agent_id, request_id),
  CHECK ((kind IN ('member', 'agent')) = (receiver_id IS NOT NULL)),
  CHECK (receiver_id <> agent_id),
  CHECK (purse = CASE WHEN kind = 'payout' THEN 'commission' WHEN kind = 'member' THEN purse ELSE 'quota' END)
);
CREATE INDEX agent_transfer_by_agent ON agent_transfer (agent_id, id DESC);
CREATE INDEX agent_transfer_by_day ON agent_transfer (agent_id, day, receiver_id);
CREATE INDEX agent_transfer_by_receiver ON agent_transfer (receiver_id, id DESC) WHERE kind = 'agent';
REVOKE UPDATE, DELETE ON agent_transfer FROM pavilion_app;
