-- What came of a member's day with one kind of game at one provider: what agents' bills, their tables and plans are made
-- from. What fills and proves it: routines/report_member_game_day.sql.

CREATE TABLE report.member_game_day (
  site_id integer NOT NULL,
  -- The site's day of the posting. Corrections that come late stand on the day on which they came.
  day date NOT NULL,
  -- 0 for what providers' house accounts gain or lose and no one member stands behind: what pots are filled with.
  member_id integer NOT NULL,
  currency text COLLATE "C" NOT NULL,
  -- As the game was sorted when the row was gathered (spec §3), and the provider. 0 and 0: what has to do with no game.
  game_type smallint NOT NULL,
  gp_id integer NOT NULL,
  -- Stakes that stand, by the day on which they became the house's.
  bets integer NOT NULL,
  -- With what was lost in wallets that providers keep; turnover is without it, because such wallets tell no stakes.
  staked_minor bigint NOT NULL,
  turnover_minor bigint NOT NULL,
  won_minor bigint NOT NULL,
  bonus_minor bigint NOT NULL,
  deposited_minor bigint NOT NULL,
  deposits integer NOT NULL,
  withdrawn_minor bigint NOT NULL,
  withdrawals integer NOT NULL,
  -- What paying in and out cost the house. Gateways take theirs from the member so far, so there is none in the books.
  fees_minor bigint NOT NULL,
  jackpot_minor bigint NOT NULL,
  -- What corrections cost the house; with game type and provider 0, corrections by staff.
  adjustment_minor bigint NOT NULL,
  PRIMARY KEY (site_id, day, member_id, currency, game_type, gp_id)
);
CREATE INDEX member_game_day_by_member ON report.member_game_day (member_id, day);
GRANT SELECT ON report.member_game_day TO pavilion_app;

-- All sums go up to one transfer, so all of them begin anew: the job of reports has them again within minutes.
TRUNCATE report.flow, report.member_day;
UPDATE report.progress SET through_transfer_id = 0;
