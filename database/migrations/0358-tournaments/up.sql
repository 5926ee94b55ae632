-- Tournaments: members who have joined are ranked by what they play within a time, and the first places are given prizes
-- (docs/decisions/0351). Scores are read from round; what stands here of them can be counted again at any time.

-- Prizes are paid as all awards are.
ALTER TABLE member_award
  DROP CONSTRAINT member_award_kind_check,
  ADD CONSTRAINT member_award_kind_check CHECK (
    kind IN ('friend_turnover', 'friend_deposit', 'cash_surplus', 'mission', 'vip_cash_back', 'vip_birthday', 'tournament'));

CREATE TABLE tournament (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  currency text NOT NULL,
  title jsonb NOT NULL,
  -- The highest win as a multiple of its stake; all stakes; the most wins in a row.
  kind text NOT NULL CHECK (kind IN ('multiple', 'turnover', 'streak')),
  -- Of which games; null counts all types. Where tournament_game names some, of them alone.
  game_type smallint,
  -- Rounds with a smaller stake do not count. Free rounds have none.
  min_stake_minor bigint NOT NULL CHECK (min_stake_minor > 0),
  starts_at timestamptz NOT NULL,
  -- Rounds count that were opened before it.
  ends_at timestamptz NOT NULL,
  -- Counted for good: what was settled up to this moment.
  counted_at timestamptz,
  -- Called off: nobody is paid.
  cancelled_at timestamptz,
  -- The transfer of the ledger up to which scores are counted; none yet, or begun anew.
  counted_through bigint,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Who published it alone, and by which request: the same request again is the same tournament.
  staff_id integer REFERENCES staff (id),
  request_id uuid,
  request_hash bytea CHECK (length(request_hash) = 32),
  UNIQUE (staff_id, request_id),
  CHECK ((request_id IS NULL) = (request_hash IS NULL)),
  CHECK (ends_at >= starts_at),
  CHECK (counted_at IS NULL OR cancelled_at IS NULL)
);
CREATE INDEX tournament_by_site ON tournament (site_id, currency, ends_at);
CREATE INDEX tournament_uncounted ON tournament (starts_at) WHERE counted_at IS NULL AND cancelled_at IS NULL;
REVOKE UPDATE, DELETE ON tournament FROM pavilion_app;
GRANT UPDATE (title, ends_at, counted_at, cancelled_at, counted_through) ON tournament TO pavilion_app;

CREATE TABLE tournament_game (
  tournament_id integer NOT NULL REFERENCES tournament (id),
  game_id integer NOT NULL REFERENCES game (id),
  PRIMARY KEY (tournament_id, game_id)
);
REVOKE UPDATE, DELETE ON tournament_game FROM pavilion_app;

-- What each of some places wins.
CREATE TABLE tournament_prize (
  tournament_id integer NOT NULL REFERENCES tournament (id),
  first_place smallint NOT NULL CHECK (first_place > 0),
  last_place smallint NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  PRIMARY KEY (tournament_id, first_place),
  CHECK (last_place >= first_place)
);
REVOKE UPDATE, DELETE ON tournament_prize FROM pavilion_app;

-- Members who have joined, with their scores as far as they are counted.
CREATE TABLE tournament_entry (
  tournament_id integer NOT NULL REFERENCES tournament (id),
  member_id integer NOT NULL REFERENCES member (id),
  -- Rounds count that were opened from then on.
  joined_at timestamptz NOT NULL,
  left_at timestamptz,
  -- Hundredths of the stake, minor units, or wins.
  score bigint NOT NULL DEFAULT 0 CHECK (score >= 0),
  -- Rounds that count.
  rounds integer NOT NULL DEFAULT 0,
  -- When the score was reached, and by which round.
  reached_at timestamptz,
  reached_round bigint,
  -- For good, once the tournament is counted. None for members who did not score, or to whom nothing may be offered then.
  place integer CHECK (place > 0),
  award_id bigint REFERENCES member_award (id),
  PRIMARY KEY (tournament_id, member_id),
  CHECK ((score > 0) = (reached_at IS NOT NULL) AND (score > 0) = (reached_round IS NOT NULL)),
  CHECK (award_id IS NULL OR place IS NOT NULL)
);
-- The rule of ties: who reached a score first stands first.
CREATE INDEX tournament_entry_standing ON tournament_entry (tournament_id, score DESC, reached_at, reached_round)
  WHERE left_at IS NULL AND score > 0;
CREATE INDEX tournament_entry_by_member ON tournament_entry (member_id);
CREATE UNIQUE INDEX tournament_entry_award ON tournament_entry (award_id) WHERE award_id IS NOT NULL;
REVOKE DELETE ON tournament_entry FROM pavilion_app;
