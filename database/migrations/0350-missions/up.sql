-- Missions: what members are given for days signed in a row, deposits, stakes and rounds, and the daily sign-in
-- (docs/decisions/0348). How far a member is, is read from deposit_order and report.member_game_day; nothing of it is kept.

-- Awards for missions are paid as all awards are.
ALTER TABLE member_award
  DROP CONSTRAINT member_award_kind_check,
  DROP CONSTRAINT member_award_check,
  ADD CONSTRAINT member_award_kind_check
    CHECK (kind IN ('friend_turnover', 'friend_deposit', 'cash_surplus', 'mission')),
  ADD CONSTRAINT member_award_friend CHECK ((kind IN ('friend_turnover', 'friend_deposit')) = (friend_id IS NOT NULL));

ALTER TABLE report.promotion_day
  DROP CONSTRAINT promotion_day_kind_check,
  ADD CONSTRAINT promotion_day_kind_check
    CHECK (kind IN ('envelope', 'friends', 'cash_surplus', 'mission', 'deposit', 'other'));

CREATE TABLE mission (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  currency text NOT NULL,
  title jsonb NOT NULL,
  kind text NOT NULL CHECK (kind IN ('signin', 'first_deposit', 'deposit', 'turnover', 'rounds')),
  period text NOT NULL CHECK (period IN ('once', 'day', 'week')),
  -- Of which games alone; null counts all.
  game_type smallint,
  -- Minor units of deposits or stakes; days in a row; rounds.
  goal bigint NOT NULL CHECK (goal > 0),
  award_minor bigint NOT NULL CHECK (award_minor > 0),
  -- It never costs more.
  budget_minor bigint NOT NULL,
  spent_minor bigint NOT NULL DEFAULT 0 CHECK (spent_minor BETWEEN 0 AND budget_minor),
  -- By the site's calendar, both of them with. What is ended before it begins has no day.
  from_day date NOT NULL,
  to_day date NOT NULL,
  ended_at timestamptz,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Who published it alone, and by which request: the same request again is the same mission.
  staff_id integer REFERENCES staff (id),
  request_id uuid,
  request_hash bytea CHECK (length(request_hash) = 32),
  UNIQUE (staff_id, request_id),
  CHECK ((request_id IS NULL) = (request_hash IS NULL)),
  CHECK (budget_minor >= award_minor),
  CHECK (to_day >= from_day OR ended_at IS NOT NULL),
  CHECK (game_type IS NULL OR kind IN ('turnover', 'rounds')),
  CHECK (kind <> 'first_deposit' OR period = 'once'),
  CHECK (kind <> 'signin' OR period = 'day')
);
CREATE INDEX mission_by_site ON mission (site_id, id DESC);
CREATE INDEX mission_by_days ON mission (site_id, currency, to_day);
REVOKE UPDATE, DELETE ON mission FROM pavilion_app;
GRANT UPDATE (spent_minor, to_day, ended_at) ON mission TO pavilion_app;

-- What a member has taken: once for each span of a mission, by the day on which the span began. The amount is the award's.
CREATE TABLE mission_claim (
  mission_id integer NOT NULL REFERENCES mission (id),
  member_id integer NOT NULL REFERENCES member (id),
  day date NOT NULL,
  award_id bigint NOT NULL REFERENCES member_award (id),
  PRIMARY KEY (mission_id, member_id, day)
);
CREATE UNIQUE INDEX mission_claim_by_award ON mission_claim (award_id);
CREATE INDEX mission_claim_by_member ON mission_claim (member_id);
REVOKE UPDATE, DELETE ON mission_claim FROM pavilion_app;

-- Days of the site's calendar on which a member signed in.
CREATE TABLE member_signin (
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer NOT NULL REFERENCES member (id),
  day date NOT NULL,
  -- Days in a row, this one with.
  streak integer NOT NULL CHECK (streak > 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, day)
);
REVOKE UPDATE, DELETE ON member_signin FROM pavilion_app;

-- How much of a member's day was told to the member's screens.
CREATE TABLE mission_told (
  member_id integer NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  day date NOT NULL,
  bets bigint NOT NULL,
  turnover_minor numeric NOT NULL,
  PRIMARY KEY (member_id, day)
);
CREATE INDEX mission_told_by_day ON mission_told (day);
