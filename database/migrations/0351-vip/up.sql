-- Levels of members by what they play, and what each gives (docs/decisions/0349).

ALTER TABLE member_award
  DROP CONSTRAINT member_award_kind_check,
  ADD CONSTRAINT member_award_kind_check CHECK (
    kind IN ('friend_turnover', 'friend_deposit', 'cash_surplus', 'mission', 'vip_cash_back', 'vip_birthday'));
-- A week's cash back once; a birthday once a day at most, and by the job that gives it once a year.
CREATE UNIQUE INDEX member_award_vip_once ON member_award (member_id, kind, day)
  WHERE kind IN ('vip_cash_back', 'vip_birthday');

ALTER TABLE report.promotion_day
  DROP CONSTRAINT promotion_day_kind_check,
  ADD CONSTRAINT promotion_day_kind_check
    CHECK (kind IN ('envelope', 'friends', 'cash_surplus', 'mission', 'vip', 'deposit', 'other'));

-- Whether a site has levels in a currency. A site without a row has none.
CREATE TABLE vip_setting (
  site_id integer NOT NULL REFERENCES site (id),
  currency text NOT NULL,
  active boolean NOT NULL,
  -- The last day, of the site's calendar, that was gone through; none yet.
  computed_through date,
  PRIMARY KEY (site_id, currency)
);

-- How much of a stake counts, in per cent, by type of game; a type without a row counts nothing.
CREATE TABLE vip_weight (
  site_id integer NOT NULL,
  currency text NOT NULL,
  game_type smallint NOT NULL,
  percent integer NOT NULL CHECK (percent BETWEEN 0 AND 200),
  PRIMARY KEY (site_id, currency, game_type),
  FOREIGN KEY (site_id, currency) REFERENCES vip_setting
);

CREATE TABLE vip_level (
  site_id integer NOT NULL,
  currency text NOT NULL,
  level smallint NOT NULL CHECK (level > 0),
  -- Weighted turnover of a calendar month from which a member rises to it, and with which the level is kept.
  reach_minor bigint NOT NULL CHECK (reach_minor > 0),
  keep_minor bigint NOT NULL CHECK (keep_minor BETWEEN 0 AND reach_minor),
  -- Millionths of what a week's play lost, and the most of it; 0 gives nothing.
  cash_back_ppm integer NOT NULL CHECK (cash_back_ppm BETWEEN 0 AND 200000),
  cash_back_max_minor bigint NOT NULL CHECK (cash_back_max_minor >= 0),
  -- 0 gives nothing.
  birthday_minor bigint NOT NULL CHECK (birthday_minor >= 0),
  -- Withdrawals a day beyond the site's rule, and the most of one as a part of that rule's.
  withdrawals_more integer NOT NULL CHECK (withdrawals_more BETWEEN 0 AND 100),
  withdraw_max_percent integer NOT NULL CHECK (withdraw_max_percent BETWEEN 100 AND 1000),
  -- Whether withdrawals stand before those of others for the staff who look at them.
  payouts_first boolean NOT NULL,
  PRIMARY KEY (site_id, currency, level),
  FOREIGN KEY (site_id, currency) REFERENCES vip_setting
);

-- Members who have a level. Whoever has none has no row, or level 0.
CREATE TABLE vip_member (
  member_id integer PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  site_id integer NOT NULL REFERENCES site (id),
  currency text NOT NULL,
  level smallint NOT NULL CHECK (level >= 0),
  -- The day for which it was reached.
  since date NOT NULL
);
CREATE INDEX vip_member_by_level ON vip_member (site_id, currency, level);

-- Every rise and fall, by the day that it was computed for.
CREATE TABLE vip_change (
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  site_id integer NOT NULL REFERENCES site (id),
  day date NOT NULL,
  from_level smallint NOT NULL,
  to_level smallint NOT NULL,
  -- The weighted turnover of the month up to that day.
  turnover_minor bigint NOT NULL,
  PRIMARY KEY (member_id, day),
  CHECK (from_level <> to_level)
);
REVOKE UPDATE, DELETE ON vip_change FROM pavilion_app;

-- Whether staff find it before others in the queue, by the level that its member had when it was asked for.
ALTER TABLE withdrawal_order ADD COLUMN is_first boolean NOT NULL DEFAULT false;
