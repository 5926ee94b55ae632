-- What came of an agent's whole line on a day, so that a table of it is read and not added up. All of it is made from
-- report.member_game_day and agent_relation, can be made anew at any time, and is proved by report.differences(). What makes
-- it: routines/agent_days.sql.

-- Sums of the members so far below an agent. An agent's own play and money are those of a member of the agent above.
CREATE TABLE report.agent_day (
  site_id integer NOT NULL,
  agent_id integer NOT NULL,
  day date NOT NULL,
  currency text COLLATE "C" NOT NULL,
  -- 1: directly below.
  depth smallint NOT NULL,
  bets bigint NOT NULL,
  staked_minor bigint NOT NULL,
  turnover_minor bigint NOT NULL,
  won_minor bigint NOT NULL,
  bonus_minor bigint NOT NULL,
  deposited_minor bigint NOT NULL,
  deposits bigint NOT NULL,
  withdrawn_minor bigint NOT NULL,
  withdrawals bigint NOT NULL,
  fees_minor bigint NOT NULL,
  jackpot_minor bigint NOT NULL,
  adjustment_minor bigint NOT NULL,
  PRIMARY KEY (site_id, agent_id, day, currency, depth)
);
CREATE INDEX agent_day_by_day ON report.agent_day (site_id, day);

-- The same line's play by kind of game and provider, however far below.
CREATE TABLE report.agent_game_day (
  site_id integer NOT NULL,
  agent_id integer NOT NULL,
  day date NOT NULL,
  currency text COLLATE "C" NOT NULL,
  game_type smallint NOT NULL,
  gp_id integer NOT NULL,
  bets bigint NOT NULL,
  staked_minor bigint NOT NULL,
  turnover_minor bigint NOT NULL,
  won_minor bigint NOT NULL,
  jackpot_minor bigint NOT NULL,
  adjustment_minor bigint NOT NULL,
  PRIMARY KEY (site_id, agent_id, day, currency, game_type, gp_id)
);
CREATE INDEX agent_game_day_by_day ON report.agent_game_day (site_id, day);

-- Members counted so that the days of any span add up to heads. Who played on a day is counted with the days since that one
-- played before: in a span, those heads are new of whom the day before lies outside of it. Likewise who paid in.
CREATE TABLE report.agent_heads (
  site_id integer NOT NULL,
  agent_id integer NOT NULL,
  day date NOT NULL,
  currency text COLLATE "C" NOT NULL,
  depth smallint NOT NULL,
  what text NOT NULL CHECK (what IN ('joined', 'player', 'newcomer', 'depositor', 'first_deposit')),
  -- Days since that member did the same under the same agent, 32767 for never; of a newcomer, who plays for the first time
  -- ever, days since joining. 0 for all else.
  gap smallint NOT NULL,
  members integer NOT NULL,
  -- Of first deposits.
  amount_minor bigint NOT NULL,
  PRIMARY KEY (site_id, agent_id, day, currency, depth, what, gap)
);
CREATE INDEX agent_heads_by_day ON report.agent_heads (site_id, day);

-- How many stand how far below an agent, as of the latest day that was made.
CREATE TABLE report.agent_line (
  site_id integer NOT NULL,
  agent_id integer NOT NULL,
  depth smallint NOT NULL,
  members integer NOT NULL,
  agents integer NOT NULL,
  PRIMARY KEY (agent_id, depth)
);
CREATE INDEX agent_line_by_site ON report.agent_line (site_id);

-- Which days are made, and which have to be made, for the first time or again.
CREATE TABLE report.agent_day_state (
  site_id integer NOT NULL,
  day date NOT NULL,
  is_due boolean NOT NULL,
  made_at timestamptz,
  PRIMARY KEY (site_id, day)
);
CREATE INDEX agent_day_due ON report.agent_day_state (day) WHERE is_due;

-- A member's first deposit: what it was, and when.
CREATE TABLE report.first_deposit (
  member_id integer PRIMARY KEY,
  site_id integer NOT NULL,
  day date NOT NULL,
  currency text COLLATE "C" NOT NULL,
  amount_minor bigint NOT NULL,
  transfer_id bigint NOT NULL
);
CREATE INDEX first_deposit_by_day ON report.first_deposit (site_id, day);

CREATE INDEX agent_relation_by_day ON agent_relation (site_id, from_day);

GRANT SELECT ON report.agent_day, report.agent_game_day, report.agent_heads, report.agent_line, report.agent_day_state, report.first_deposit
  TO pavilion_app;

INSERT INTO report.agent_day_state (site_id, day, is_due)
SELECT DISTINCT r.site_id, r.from_day, true FROM agent_relation r;

-- What is new here is gathered with all other sums, from the first transfer on.
TRUNCATE report.flow, report.member_day, report.member_game_day;
UPDATE report.progress SET through_transfer_id = 0;
