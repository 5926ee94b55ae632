-- What the sandbox gateway was asked to pay to a bank account, once for each order.
CREATE TABLE bank_payout (
  id text PRIMARY KEY,
  order_number text NOT NULL UNIQUE,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  bank_name text NOT NULL,
  account_number text NOT NULL,
  holder text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'paid', 'failed')),
  -- A pending payout is paid from then on.
  ready_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
