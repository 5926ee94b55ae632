-- Whose bets a pot was filled by, and what payments cost: told by member and day (report.member_game_day of 0300).

-- 0 stands for those that waited when this came, and for what one collection could not carry.
ALTER TABLE jackpot_contribution ADD COLUMN member_id integer NOT NULL DEFAULT 0;

-- What each member's bets brought of one collection: whole minor units that come to what the posting moved, so whoever's bet
-- completes a unit has it whole.
CREATE TABLE jackpot_part (
  -- The ledger's posting of the collection.
  transfer_id bigint NOT NULL,
  member_id integer NOT NULL,
  -- Negative where bets were taken back after their part had been brought in.
  amount_minor bigint NOT NULL CHECK (amount_minor <> 0),
  PRIMARY KEY (transfer_id, member_id)
);
REVOKE INSERT, UPDATE, DELETE ON jackpot_part FROM pavilion_app;

COMMENT ON COLUMN report.member_game_day.jackpot_minor IS
  'What the member''s bets brought into pots, on the day on which it was collected; with member 0 before migration 0317.';
COMMENT ON COLUMN report.member_game_day.fees_minor IS
  'What gateways kept of payments that were carried out, as their orders say: the member pays it on top, or gets less.';

-- Fees of all days are gathered anew, with everything that goes up to the same transfer.
TRUNCATE report.flow, report.member_day, report.presence, report.agent_people_day, report.cohort_day, report.member_game_day,
  report.promotion_day, report.agent_day, report.agent_game_day, report.agent_heads, report.agent_line, report.first_deposit;
UPDATE report.agent_day_state SET is_due = true, made_at = NULL;
UPDATE report.progress SET through_transfer_id = 0;
