-- People's safety: limits that members set for themselves, and how long they stay away.

-- Amounts in minor units of the member's currency, for `session` minutes that games are open. Periods are rolling: the
-- last 24 hours, 7 days, 30 days; `bet` is a single stake.
CREATE TABLE member_limit (
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  site_id integer NOT NULL REFERENCES site (id),
  kind text NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'session')),
  period text NOT NULL CHECK (period IN ('bet', 'day', 'week', 'month')),
  -- What holds; none while a first limit is not yet in force or after it was lifted.
  amount bigint CHECK (amount >= 0),
  -- A looser one, or none at all, holds from this moment on.
  next_amount bigint CHECK (next_amount >= 0),
  next_at timestamptz,
  set_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind, period),
  CHECK (period <> 'bet' OR kind = 'stake'),
  CHECK (kind <> 'session' OR period = 'day'),
  CHECK (next_at IS NOT NULL OR next_amount IS NULL)
);

-- Every wish about limits, breaks and reminders, as it was made. Rows are only ever added.
CREATE TABLE member_safety_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  event text NOT NULL CHECK (event IN ('limit', 'cooling_off', 'exclusion', 'reality_check')),
  detail jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX member_safety_event_by_member ON member_safety_event (member_id, id DESC);
REVOKE UPDATE, DELETE ON member_safety_event FROM pavilion_app;

ALTER TABLE member_play_rule
  -- Whether a limit on stakes, losses or time is to be looked up before a stake is taken: nobody else pays for it.
  ADD COLUMN has_limits boolean NOT NULL DEFAULT false,
  -- Minutes of play between two reminders; none asked for.
  ADD COLUMN reality_check_minutes integer CHECK (reality_check_minutes BETWEEN 1 AND 1440);
