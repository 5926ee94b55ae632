-- Sums of people, so that reports count members of many days without going through their days. Whoever was there on one of
-- some days is counted on the first of them: the one whose last day before lies ahead of the span. What fills and proves
-- them: routines/people.sql.

-- The members' days as they are counted. `agent_id` is 0 for members without an agent.
CREATE TABLE report.presence (
  site_id integer NOT NULL,
  day date NOT NULL,
  member_id integer NOT NULL,
  currency text COLLATE "C" NOT NULL,
  agent_id integer NOT NULL,
  -- The day on which the member joined, by the site's clock.
  joined date NOT NULL,
  deposited boolean NOT NULL,
  staked boolean NOT NULL,
  -- The last day before this one on which something came of the member in the currency.
  active_before date,
  -- The last day, in any currency, on which the member had paid in, and had played: this very day where another currency's
  -- row of it is counted already.
  deposited_before date,
  staked_before date,
  PRIMARY KEY (site_id, day, member_id, currency)
);
CREATE INDEX presence_by_member ON report.presence (member_id, day);

-- What came of the days of all members of an agent, or of those without one. Of each who was there, had paid in or had
-- played, the gap is how many days ago that was so before, or 2147483647 for the first time; gaps are sorted.
CREATE TABLE report.agent_people_day (
  site_id integer NOT NULL,
  day date NOT NULL,
  agent_id integer NOT NULL,
  currency text COLLATE "C" NOT NULL,
  -- Members who paid in for the first time.
  new_depositors integer NOT NULL,
  deposited_minor bigint NOT NULL,
  withdrawn_minor bigint NOT NULL,
  staked_minor bigint NOT NULL,
  won_minor bigint NOT NULL,
  bonus_minor bigint NOT NULL,
  gaps integer[] NOT NULL,
  deposit_gaps integer[] NOT NULL,
  stake_gaps integer[] NOT NULL,
  PRIMARY KEY (site_id, day, agent_id, currency)
);
CREATE INDEX agent_people_day_by_agent ON report.agent_people_day (site_id, agent_id);

-- Of those who joined on a day, how many paid in and played for the first time on another, and how many played there for
-- the first time in its week, which begins on Monday.
CREATE TABLE report.cohort_day (
  site_id integer NOT NULL,
  joined date NOT NULL,
  day date NOT NULL,
  new_depositors integer NOT NULL,
  new_players integer NOT NULL,
  players_of_week integer NOT NULL,
  PRIMARY KEY (site_id, joined, day)
);
CREATE INDEX cohort_day_by_day ON report.cohort_day (site_id, day);

GRANT SELECT ON report.presence, report.agent_people_day, report.cohort_day TO pavilion_app;

-- All sums are gathered anew, with those of people.
TRUNCATE report.flow, report.member_day;
UPDATE report.progress SET through_transfer_id = 0;
