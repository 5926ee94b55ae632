-- The sums that the return monitor works with, straight from the rounds: those of a site that closed within [p_from, p_to),
-- by the days of a zone. Rounds that were rolled back are out, and so is what was played without a stake: free rounds are
-- paid by promotions. Corrections after the end count as wins of the day on which the round closed.
CREATE OR REPLACE FUNCTION sum_game_days(p_site_id integer, p_time_zone text, p_from timestamptz, p_to timestamptz)
RETURNS TABLE (day date, game_id integer, currency text, rounds bigint, turnover_minor bigint, win_minor bigint,
  stake_square numeric, stake_win numeric, win_square numeric)
LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT one.day, one.game_id, one.currency, count(*), sum(one.stake)::bigint, sum(one.win)::bigint,
         sum(one.stake * one.stake), sum(one.stake * one.win), sum(one.win * one.win)
    FROM (
      SELECT (r.closed_at AT TIME ZONE p_time_zone)::date AS day, r.game_id, r.currency, r.stake_minor::numeric AS stake,
             (r.win_minor + r.adjusted_minor)::numeric AS win
        FROM round r
       WHERE r.site_id = p_site_id AND r.state = 'closed' AND r.stake_minor > 0
         AND r.closed_at >= p_from AND r.closed_at < p_to
    ) AS one
   GROUP BY one.day, one.game_id, one.currency
$$;
