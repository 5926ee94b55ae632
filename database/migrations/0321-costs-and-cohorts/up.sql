-- What a cycle took off a line before its base, who of a line is there, and what came of those who joined together.

-- By what each deduction is for (packages/settlement/src/costs.ts), of the whole line. Null on bills that were computed before.
ALTER TABLE agent_bill
  ADD COLUMN provider_fees exact_minor,
  ADD COLUMN promotion_costs exact_minor,
  ADD COLUMN payment_fees exact_minor,
  ADD COLUMN platform_fees exact_minor;

-- Written anew each hour.
DELETE FROM agent_standing;
ALTER TABLE agent_standing
  ADD COLUMN provider_fees exact_minor NOT NULL,
  ADD COLUMN promotion_costs exact_minor NOT NULL,
  ADD COLUMN payment_fees exact_minor NOT NULL,
  ADD COLUMN platform_fees exact_minor NOT NULL,
  ADD COLUMN turnover_commission exact_minor NOT NULL;

-- Members so far below whose session was in use when the lines were made, each minute.
ALTER TABLE report.agent_line ADD COLUMN online integer NOT NULL DEFAULT 0;

-- What came on a day of the members of a line who joined in the same week or month, through the twelve weeks or months after
-- that one. What makes it: routines/agent_cohorts.sql.
CREATE TABLE report.agent_cohort_day (
  site_id integer NOT NULL,
  agent_id integer NOT NULL,
  currency text COLLATE "C" NOT NULL,
  step text COLLATE "C" NOT NULL CHECK (step IN ('week', 'month')),
  -- The first day of the week or month in which they joined; weeks begin on Monday.
  joined date NOT NULL,
  day date NOT NULL,
  first_deposits integer NOT NULL,
  -- Who had not played before in the same week or month, so that its days add up to heads.
  players integer NOT NULL,
  -- Who played for the first time after the week or month of joining.
  returned integer NOT NULL,
  deposited_minor bigint NOT NULL,
  withdrawn_minor bigint NOT NULL,
  turnover_minor bigint NOT NULL,
  staked_minor bigint NOT NULL,
  won_minor bigint NOT NULL,
  PRIMARY KEY (site_id, agent_id, currency, step, joined, day)
);
CREATE INDEX agent_cohort_day_by_day ON report.agent_cohort_day (site_id, day);
GRANT SELECT ON report.agent_cohort_day TO pavilion_app;

-- Days are made anew with what is new about them.
UPDATE report.agent_day_state SET is_due = true;
