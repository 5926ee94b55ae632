-- Awards that members earn day by day: for the friends whom they brought, and for cash that lies still (spec §2
-- RecommendAward, §6).

-- What a site gives for friends, per currency. A site without a row gives nothing: `is_friend` is then 0.
CREATE TABLE recommend_setting (
  site_id integer NOT NULL REFERENCES site (id),
  currency text NOT NULL,
  is_friend boolean NOT NULL DEFAULT false,
  -- Millionths of a friend's stakes of a day, and the most that one friend brings in a day (0: no bound).
  turnover_ppm integer NOT NULL DEFAULT 0 CHECK (turnover_ppm BETWEEN 0 AND 100000),
  turnover_daily_max_minor bigint NOT NULL DEFAULT 0 CHECK (turnover_daily_max_minor >= 0),
  -- Given once for a friend who has paid in `deposit_min_minor` altogether; 0 gives nothing.
  deposit_award_minor bigint NOT NULL DEFAULT 0 CHECK (deposit_award_minor >= 0),
  deposit_min_minor bigint NOT NULL DEFAULT 0 CHECK (deposit_min_minor >= 0),
  -- The last day, of the site's calendar, that was gone through; none yet.
  computed_through date,
  PRIMARY KEY (site_id, currency),
  CHECK (deposit_award_minor = 0 OR deposit_min_minor > 0)
);

-- What a site gives for cash that stays in the main wallet, per currency.
CREATE TABLE cash_surplus_setting (
  site_id integer NOT NULL REFERENCES site (id),
  currency text NOT NULL,
  active boolean NOT NULL DEFAULT false,
  -- Millionths of the day's lowest balance.
  daily_ppm integer NOT NULL CHECK (daily_ppm BETWEEN 1 AND 10000),
  balance_min_minor bigint NOT NULL DEFAULT 0 CHECK (balance_min_minor >= 0),
  -- What lies above earns nothing; 0: no bound.
  balance_max_minor bigint NOT NULL DEFAULT 0 CHECK (balance_max_minor >= 0),
  computed_through date,
  PRIMARY KEY (site_id, currency)
);

-- An award of one day. Written when the day is gone through, paid by a posting of the ledger under its id.
CREATE TABLE member_award (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('friend_turnover', 'friend_deposit', 'cash_surplus')),
  -- The friend whom it is for; nobody for cash.
  friend_id integer REFERENCES member (id),
  currency text NOT NULL,
  day date NOT NULL,
  -- What it was computed from: stakes, deposits, the lowest balance.
  basis_minor bigint NOT NULL CHECK (basis_minor > 0),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  CHECK ((kind = 'cash_surplus') = (friend_id IS NULL))
);
-- Once for each friend and day; for a first deposit once at all; for cash once a day.
CREATE UNIQUE INDEX member_award_turnover_once ON member_award (friend_id, day) WHERE kind = 'friend_turnover';
CREATE UNIQUE INDEX member_award_deposit_once ON member_award (friend_id) WHERE kind = 'friend_deposit';
CREATE UNIQUE INDEX member_award_surplus_once ON member_award (member_id, currency, day) WHERE kind = 'cash_surplus';
CREATE INDEX member_award_by_member ON member_award (member_id, id DESC);
CREATE INDEX member_award_due ON member_award (member_id) WHERE paid_at IS NULL;
REVOKE UPDATE, DELETE ON member_award FROM pavilion_app;
GRANT UPDATE (paid_at) ON member_award TO pavilion_app;

-- Whom a member brought.
CREATE INDEX member_by_introducer ON member (introducer_id, id DESC) WHERE introducer_id IS NOT NULL;
