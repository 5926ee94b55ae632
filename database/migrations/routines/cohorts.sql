-- Makes the days of those who joined a line together (migration 0321) and proves them, as routines/agent_days.sql does the
-- days of lines, which it stands on.

-- A day of everybody who joined up to twelve weeks, or months, before the one that it belongs to.
CREATE OR REPLACE FUNCTION report.agent_cohort_days_of(p_site_id integer, p_day date) RETURNS SETOF report.agent_cohort_day
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH above AS MATERIALIZED (
    SELECT * FROM report.agents_above(p_site_id, p_day)
  ), did AS MATERIALIZED (
    SELECT g.member_id, g.currency,
      bool_or(g.gp_id <> 0 AND (g.bets <> 0 OR g.staked_minor <> 0 OR g.won_minor <> 0)) AS played,
      sum(g.deposited_minor) AS deposited, sum(g.withdrawn_minor) AS withdrawn, sum(g.turnover_minor) AS turnover,
      sum(g.staked_minor) AS staked, sum(g.won_minor) AS won
    FROM report.member_game_day g WHERE g.site_id = p_site_id AND g.day = p_day GROUP BY 1, 2
  ), stepped AS (
    SELECT d.*, s.agent_id, s.from_day, k.step, c.joined, (c.joined + k.length)::date AS next, f.member_id IS NOT NULL AS is_first
    FROM did d
    JOIN report.standing_on(p_site_id, p_day) s ON s.member_id = d.member_id
    JOIN public.member m ON m.id = d.member_id
    JOIN public.site site ON site.id = m.site_id
    LEFT JOIN report.first_deposit f ON f.member_id = d.member_id AND f.day = p_day AND f.currency = d.currency
    CROSS JOIN (VALUES ('week', interval '1 week'), ('month', interval '1 month')) k (step, length)
    CROSS JOIN LATERAL (SELECT date_trunc(k.step, m.created_at AT TIME ZONE site.time_zone)::date AS joined) c
    WHERE p_day >= c.joined AND p_day < c.joined + 13 * k.length
  ), counted AS (
    SELECT s.*, date_trunc(s.step, p_day::timestamp)::date AS present,
      CASE WHEN s.played THEN (SELECT max(g.day) FROM report.member_game_day g
        WHERE g.member_id = s.member_id AND g.day < p_day AND g.day >= s.from_day AND g.gp_id <> 0
          AND (g.bets <> 0 OR g.staked_minor <> 0 OR g.won_minor <> 0)) END AS before
    FROM stepped s
  ), direct AS MATERIALIZED (
    SELECT c.agent_id, c.currency, c.step, c.joined,
      count(*) FILTER (WHERE c.is_first) AS first_deposits,
      count(*) FILTER (WHERE c.played AND (c.before IS NULL OR c.before < c.present)) AS players,
      count(*) FILTER (WHERE c.played AND c.present > c.joined AND (c.before IS NULL OR c.before < c.next)) AS returned,
      sum(c.deposited) AS deposited, sum(c.withdrawn) AS withdrawn, sum(c.turnover) AS turnover, sum(c.staked) AS staked,
      sum(c.won) AS won
    FROM counted c GROUP BY 1, 2, 3, 4
  )
  SELECT p_site_id, a.above_id, d.currency, d.step, d.joined, p_day, sum(d.first_deposits)::integer,
    sum(d.players)::integer, sum(d.returned)::integer, sum(d.deposited)::bigint, sum(d.withdrawn)::bigint,
    sum(d.turnover)::bigint, sum(d.staked)::bigint, sum(d.won)::bigint
  FROM direct d JOIN above a ON a.agent_id = d.agent_id
  GROUP BY a.above_id, d.currency, d.step, d.joined
$$;

-- Puts a day's rows in place of those that stand; what is the same stays untouched.
CREATE OR REPLACE FUNCTION report.make_agent_cohort_day(p_site_id integer, p_day date) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  WITH made AS MATERIALIZED (SELECT * FROM report.agent_cohort_days_of(p_site_id, p_day)),
  gone AS (
    DELETE FROM report.agent_cohort_day d WHERE d.site_id = p_site_id AND d.day = p_day AND NOT EXISTS (
      SELECT FROM made m WHERE (m.agent_id, m.currency, m.step, m.joined) = (d.agent_id, d.currency, d.step, d.joined)))
  INSERT INTO report.agent_cohort_day AS d SELECT * FROM made
  ON CONFLICT (site_id, agent_id, currency, step, joined, day) DO UPDATE SET
    first_deposits = EXCLUDED.first_deposits, players = EXCLUDED.players, returned = EXCLUDED.returned,
    deposited_minor = EXCLUDED.deposited_minor, withdrawn_minor = EXCLUDED.withdrawn_minor,
    turnover_minor = EXCLUDED.turnover_minor, staked_minor = EXCLUDED.staked_minor, won_minor = EXCLUDED.won_minor
  WHERE d IS DISTINCT FROM EXCLUDED
$$;

-- Every row of a day that was made after it was over and is not what it is made from.
CREATE OR REPLACE FUNCTION report.agent_cohort_differences() RETURNS TABLE (subject text, expected text, actual text)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT format('day %s of those who joined the line of agent %s in the %s of %s', made.day, agent_id, step, joined),
    x.expected::text, x.actual::text
  FROM report.agent_days_over() made CROSS JOIN LATERAL (
    SELECT agent_id, step, joined, e AS expected, a AS actual
    FROM report.agent_cohort_days_of(made.site_id, made.day) e
    FULL JOIN (SELECT * FROM report.agent_cohort_day d WHERE d.site_id = made.site_id AND d.day = made.day) a
      USING (agent_id, currency, step, joined)
    WHERE e IS DISTINCT FROM a) x
$$;
