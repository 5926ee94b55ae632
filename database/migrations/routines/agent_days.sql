-- Makes the days of agents' lines of migration 0312 and proves them. `routines/report.sql` calls what stands with gathering.

-- The first deposits among the transfers after one and up to another. What an agent gives to somebody is a deposit too; one
-- that was taken back stays the first.
CREATE OR REPLACE FUNCTION report.first_deposits_between(p_after bigint, p_through bigint)
RETURNS SETOF report.first_deposit
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT DISTINCT ON (o.owner_id) o.owner_id, t.site_id, (t.created_at AT TIME ZONE s.time_zone)::date, m.currency,
    m.amount_minor, t.id
  FROM ledger.move m
  JOIN ledger.account o ON o.id = m.to_id AND o.owner_kind = 'member'
  JOIN ledger.account f ON f.id = m.from_id
    AND (f.owner_kind = 'gateway' OR f.owner_kind = 'member' AND f.owner_id <> o.owner_id
      AND f.purpose::text IN ('commission', 'quota') AND o.purpose = 'main')
  JOIN ledger.transfer t ON t.id = m.transfer_id
  JOIN public.site s ON s.id = t.site_id
  WHERE m.transfer_id > p_after AND m.transfer_id <= p_through AND m.kind <> 'reversal'
  ORDER BY o.owner_id, t.id
$$;

-- Of newly gathered transfers: first deposits, and which days have to be made.
CREATE OR REPLACE FUNCTION report.note_for_agent_days(p_after bigint, p_through bigint) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO report.first_deposit SELECT * FROM report.first_deposits_between(p_after, p_through)
  ON CONFLICT (member_id) DO NOTHING;
  INSERT INTO report.agent_day_state AS d (site_id, day, is_due)
  SELECT DISTINCT t.site_id, (t.created_at AT TIME ZONE s.time_zone)::date, true
  FROM ledger.transfer t JOIN public.site s ON s.id = t.site_id WHERE t.id > p_after AND t.id <= p_through
  ON CONFLICT (site_id, day) DO UPDATE SET is_due = true WHERE NOT d.is_due
$$;

CREATE OR REPLACE FUNCTION report.forget_agent_days() RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  TRUNCATE report.agent_day, report.agent_game_day, report.agent_heads, report.agent_line, report.agent_cohort_day,
    report.first_deposit;
  UPDATE report.agent_day_state SET is_due = true, made_at = NULL
$$;

-- Under which agent each member stood on a day, and since when. Without settings of its own, so that the planner sees into it.
CREATE OR REPLACE FUNCTION report.standing_on(p_site_id integer, p_day date)
RETURNS TABLE (member_id integer, agent_id integer, from_day date)
LANGUAGE sql STABLE AS $$
  SELECT r.member_id, r.agent_id, r.from_day FROM public.agent_relation r
  WHERE r.site_id = p_site_id AND r.agent_id IS NOT NULL AND r.from_day <= p_day AND (r.to_day IS NULL OR r.to_day >= p_day)
$$;

-- Every agent above somebody on a day: whoever stands directly under `agent_id` stands `depth` below `above_id`.
CREATE OR REPLACE FUNCTION report.agents_above(p_site_id integer, p_day date)
RETURNS TABLE (agent_id integer, above_id integer, depth smallint)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH RECURSIVE standing AS MATERIALIZED (
    SELECT * FROM report.standing_on(p_site_id, p_day)
  ), agent AS MATERIALIZED (
    SELECT DISTINCT s.agent_id FROM standing s
  ), up AS MATERIALIZED (
    SELECT s.member_id AS agent_id, s.agent_id AS above_id FROM standing s JOIN agent a ON a.agent_id = s.member_id
  ), chain AS (
    SELECT a.agent_id, a.agent_id AS above_id, 1 AS depth FROM agent a
    UNION ALL
    SELECT c.agent_id, u.above_id, c.depth + 1 FROM chain c JOIN up u ON u.agent_id = c.above_id WHERE c.depth < 50
  )
  SELECT c.agent_id, c.above_id, c.depth::smallint FROM chain c
$$;

CREATE OR REPLACE FUNCTION report.agent_days_of(p_site_id integer, p_day date) RETURNS SETOF report.agent_day
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH above AS MATERIALIZED (
    SELECT * FROM report.agents_above(p_site_id, p_day)
  ), direct AS MATERIALIZED (
    SELECT s.agent_id, g.currency, sum(g.bets) AS bets, sum(g.staked_minor) AS staked,
      sum(g.turnover_minor) AS turnover, sum(g.won_minor) AS won, sum(g.bonus_minor) AS bonus,
      sum(g.deposited_minor) AS deposited, sum(g.deposits) AS deposits, sum(g.withdrawn_minor) AS withdrawn,
      sum(g.withdrawals) AS withdrawals, sum(g.fees_minor) AS fees, sum(g.jackpot_minor) AS jackpots,
      sum(g.adjustment_minor) AS adjustments
    FROM report.member_game_day g JOIN report.standing_on(p_site_id, p_day) s ON s.member_id = g.member_id
    WHERE g.site_id = p_site_id AND g.day = p_day
    GROUP BY 1, 2
  )
  SELECT p_site_id, a.above_id, p_day, d.currency, a.depth, sum(d.bets)::bigint,
    sum(d.staked)::bigint, sum(d.turnover)::bigint, sum(d.won)::bigint, sum(d.bonus)::bigint, sum(d.deposited)::bigint,
    sum(d.deposits)::bigint, sum(d.withdrawn)::bigint, sum(d.withdrawals)::bigint, sum(d.fees)::bigint,
    sum(d.jackpots)::bigint, sum(d.adjustments)::bigint
  FROM direct d JOIN above a ON a.agent_id = d.agent_id
  GROUP BY a.above_id, d.currency, a.depth
$$;

CREATE OR REPLACE FUNCTION report.agent_game_days_of(p_site_id integer, p_day date) RETURNS SETOF report.agent_game_day
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH above AS MATERIALIZED (
    SELECT * FROM report.agents_above(p_site_id, p_day)
  ), direct AS MATERIALIZED (
    SELECT s.agent_id, g.currency, g.game_type, g.gp_id, sum(g.bets) AS bets, sum(g.staked_minor) AS staked,
      sum(g.turnover_minor) AS turnover, sum(g.won_minor) AS won, sum(g.jackpot_minor) AS jackpots,
      sum(g.adjustment_minor) AS adjustments
    FROM report.member_game_day g JOIN report.standing_on(p_site_id, p_day) s ON s.member_id = g.member_id
    WHERE g.site_id = p_site_id AND g.day = p_day AND g.gp_id <> 0
    GROUP BY 1, 2, 3, 4
  )
  SELECT p_site_id, a.above_id, p_day, d.currency, d.game_type, d.gp_id, sum(d.bets)::bigint, sum(d.staked)::bigint,
    sum(d.turnover)::bigint, sum(d.won)::bigint, sum(d.jackpots)::bigint, sum(d.adjustments)::bigint
  FROM direct d JOIN above a ON a.agent_id = d.agent_id
  GROUP BY a.above_id, d.currency, d.game_type, d.gp_id
$$;

CREATE OR REPLACE FUNCTION report.agent_heads_of(p_site_id integer, p_day date) RETURNS SETOF report.agent_heads
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH above AS MATERIALIZED (
    SELECT * FROM report.agents_above(p_site_id, p_day)
  ), joined AS (
    SELECT s.agent_id, m.currency, m.id AS member_id
    FROM report.standing_on(p_site_id, p_day) s
    JOIN public.member m ON m.id = s.member_id
    JOIN public.site site ON site.id = m.site_id
    WHERE s.from_day = p_day AND (m.created_at AT TIME ZONE site.time_zone)::date = p_day
  ), did AS MATERIALIZED (
    SELECT g.member_id, g.currency,
      bool_or(g.gp_id <> 0 AND (g.bets <> 0 OR g.staked_minor <> 0 OR g.won_minor <> 0)) AS played,
      bool_or(g.deposits > 0) AS paid_in
    FROM report.member_game_day g WHERE g.site_id = p_site_id AND g.day = p_day GROUP BY 1, 2
  ), player AS MATERIALIZED (
    SELECT s.agent_id, s.from_day, d.member_id, d.currency,
      (SELECT max(g.day) FROM report.member_game_day g
        WHERE g.member_id = d.member_id AND g.day < p_day AND g.gp_id <> 0
          AND (g.bets <> 0 OR g.staked_minor <> 0 OR g.won_minor <> 0)) AS before
    FROM did d JOIN report.standing_on(p_site_id, p_day) s ON s.member_id = d.member_id WHERE d.played
  ), depositor AS (
    SELECT s.agent_id, s.from_day, d.member_id, d.currency,
      (SELECT max(g.day) FROM report.member_game_day g
        WHERE g.member_id = d.member_id AND g.day < p_day AND g.deposits > 0) AS before
    FROM did d JOIN report.standing_on(p_site_id, p_day) s ON s.member_id = d.member_id WHERE d.paid_in
  ), head AS (
    SELECT agent_id, currency, 'joined' AS what, 0 AS gap, 0::bigint AS amount_minor FROM joined
    UNION ALL
    SELECT agent_id, currency, 'player', CASE WHEN before >= from_day THEN least(p_day - before, 32766) ELSE 32767 END, 0
    FROM player
    UNION ALL
    SELECT p.agent_id, p.currency, 'newcomer',
      least(greatest(p_day - (m.created_at AT TIME ZONE site.time_zone)::date, 0), 32766), 0
    FROM player p JOIN public.member m ON m.id = p.member_id JOIN public.site site ON site.id = m.site_id
    WHERE p.before IS NULL
    UNION ALL
    SELECT agent_id, currency, 'depositor', CASE WHEN before >= from_day THEN least(p_day - before, 32766) ELSE 32767 END, 0
    FROM depositor
    UNION ALL
    SELECT s.agent_id, f.currency, 'first_deposit', 0, f.amount_minor
    FROM report.first_deposit f JOIN report.standing_on(p_site_id, p_day) s ON s.member_id = f.member_id
    WHERE f.site_id = p_site_id AND f.day = p_day
  )
  SELECT p_site_id, a.above_id, p_day, h.currency, a.depth, h.what, h.gap::smallint, count(*)::integer,
    sum(h.amount_minor)::bigint
  FROM head h JOIN above a ON a.agent_id = h.agent_id
  GROUP BY a.above_id, h.currency, a.depth, h.what, h.gap
$$;

DROP FUNCTION IF EXISTS report.make_next_agent_day(timestamptz, boolean), report.make_agent_lines(integer, date),
  report.agent_lines_of(integer, date);

-- Who of a line is there: members with a session that was used since a moment.
CREATE OR REPLACE FUNCTION report.agent_lines_of(p_site_id integer, p_day date, p_seen_after timestamptz)
RETURNS SETOF report.agent_line
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT p_site_id, a.above_id, a.depth, sum(d.members)::integer, sum(d.agents)::integer, sum(d.online)::integer
  FROM (
    SELECT s.agent_id, count(*) AS members, count(*) FILTER (WHERE m.is_agent) AS agents, count(o.member_id) AS online
    FROM report.standing_on(p_site_id, p_day) s JOIN public.member m ON m.id = s.member_id
    LEFT JOIN (
      SELECT DISTINCT l.member_id FROM public.session l
      WHERE l.site_id = p_site_id AND l.ended_at IS NULL AND l.last_seen_at > p_seen_after
    ) o ON o.member_id = s.member_id
    GROUP BY 1
  ) d JOIN report.agents_above(p_site_id, p_day) a ON a.agent_id = d.agent_id
  GROUP BY a.above_id, a.depth
$$;

-- Puts a day's rows in place of those that stand; what is the same stays untouched.
CREATE OR REPLACE FUNCTION report.make_agent_day(p_site_id integer, p_day date) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  WITH made AS MATERIALIZED (SELECT * FROM report.agent_days_of(p_site_id, p_day)),
  gone AS (
    DELETE FROM report.agent_day d WHERE d.site_id = p_site_id AND d.day = p_day AND NOT EXISTS (
      SELECT FROM made m WHERE (m.agent_id, m.currency, m.depth) = (d.agent_id, d.currency, d.depth)))
  INSERT INTO report.agent_day AS d SELECT * FROM made
  ON CONFLICT (site_id, agent_id, day, currency, depth) DO UPDATE SET
    bets = EXCLUDED.bets, staked_minor = EXCLUDED.staked_minor, turnover_minor = EXCLUDED.turnover_minor,
    won_minor = EXCLUDED.won_minor, bonus_minor = EXCLUDED.bonus_minor, deposited_minor = EXCLUDED.deposited_minor,
    deposits = EXCLUDED.deposits, withdrawn_minor = EXCLUDED.withdrawn_minor, withdrawals = EXCLUDED.withdrawals,
    fees_minor = EXCLUDED.fees_minor, jackpot_minor = EXCLUDED.jackpot_minor, adjustment_minor = EXCLUDED.adjustment_minor
  WHERE d IS DISTINCT FROM EXCLUDED;
  WITH made AS MATERIALIZED (SELECT * FROM report.agent_game_days_of(p_site_id, p_day)),
  gone AS (
    DELETE FROM report.agent_game_day d WHERE d.site_id = p_site_id AND d.day = p_day AND NOT EXISTS (
      SELECT FROM made m WHERE (m.agent_id, m.currency, m.game_type, m.gp_id)
        = (d.agent_id, d.currency, d.game_type, d.gp_id)))
  INSERT INTO report.agent_game_day AS d SELECT * FROM made
  ON CONFLICT (site_id, agent_id, day, currency, game_type, gp_id) DO UPDATE SET
    bets = EXCLUDED.bets, staked_minor = EXCLUDED.staked_minor, turnover_minor = EXCLUDED.turnover_minor,
    won_minor = EXCLUDED.won_minor, jackpot_minor = EXCLUDED.jackpot_minor, adjustment_minor = EXCLUDED.adjustment_minor
  WHERE d IS DISTINCT FROM EXCLUDED;
  WITH made AS MATERIALIZED (SELECT * FROM report.agent_heads_of(p_site_id, p_day)),
  gone AS (
    DELETE FROM report.agent_heads d WHERE d.site_id = p_site_id AND d.day = p_day AND NOT EXISTS (
      SELECT FROM made m WHERE (m.agent_id, m.currency, m.depth, m.what, m.gap)
        = (d.agent_id, d.currency, d.depth, d.what, d.gap)))
  INSERT INTO report.agent_heads AS d SELECT * FROM made
  ON CONFLICT (site_id, agent_id, day, currency, depth, what, gap) DO UPDATE SET
    members = EXCLUDED.members, amount_minor = EXCLUDED.amount_minor
  WHERE d IS DISTINCT FROM EXCLUDED;
END $$;

CREATE OR REPLACE FUNCTION report.make_agent_lines(p_site_id integer, p_day date, p_seen_after timestamptz) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  WITH made AS MATERIALIZED (SELECT * FROM report.agent_lines_of(p_site_id, p_day, p_seen_after)),
  gone AS (
    DELETE FROM report.agent_line d WHERE d.site_id = p_site_id
      AND NOT EXISTS (SELECT FROM made m WHERE m.agent_id = d.agent_id AND m.depth = d.depth))
  INSERT INTO report.agent_line AS d SELECT * FROM made
  ON CONFLICT (agent_id, depth) DO UPDATE SET members = EXCLUDED.members, agents = EXCLUDED.agents, online = EXCLUDED.online
  WHERE d IS DISTINCT FROM EXCLUDED
$$;

-- Makes the oldest day that is due, and answers whether another waits. Today is due always: members join without a posting.
-- So is every day that was made before it was over. A day made anew changes since when somebody played on later ones.
CREATE OR REPLACE FUNCTION report.make_next_agent_day(p_now timestamptz, p_begins boolean, p_seen_after timestamptz)
RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v report.agent_day_state;
BEGIN
  -- packages/postgres/src/advisoryLocks.ts lists the number.
  PERFORM pg_advisory_xact_lock(7284012);
  IF p_begins THEN
    INSERT INTO report.agent_day_state AS d (site_id, day, is_due)
    SELECT s.id, day::date, true
    FROM public.site s
    CROSS JOIN LATERAL (SELECT (p_now AT TIME ZONE s.time_zone)::date AS today) t
    CROSS JOIN LATERAL generate_series(
      coalesce((SELECT max(k.day) FROM report.agent_day_state k WHERE k.site_id = s.id AND k.day <= t.today), t.today),
      t.today, interval '1 day') day
    WHERE EXISTS (SELECT FROM public.agent_relation r WHERE r.site_id = s.id)
    ON CONFLICT (site_id, day) DO UPDATE SET is_due = true WHERE NOT d.is_due;
  END IF;
  -- A site that is still arriving from another cell has no row yet.
  SELECT d.* INTO v FROM report.agent_day_state d JOIN public.site s ON s.id = d.site_id
  WHERE d.is_due ORDER BY d.day, d.site_id LIMIT 1;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  UPDATE report.agent_day_state d SET is_due = false, made_at = p_now WHERE d.site_id = v.site_id AND d.day = v.day;
  UPDATE report.agent_day_state d SET is_due = true
  WHERE d.site_id = v.site_id AND d.day > v.day AND d.made_at IS NOT NULL AND NOT d.is_due;
  PERFORM report.make_agent_day(v.site_id, v.day);
  PERFORM report.make_agent_cohort_day(v.site_id, v.day);
  IF NOT EXISTS (SELECT FROM report.agent_day_state d WHERE d.site_id = v.site_id AND d.day > v.day) THEN
    PERFORM report.make_agent_lines(v.site_id, v.day, p_seen_after);
  END IF;
  RETURN EXISTS (SELECT FROM report.agent_day_state d JOIN public.site s ON s.id = d.site_id WHERE d.is_due);
END $$;

-- Days that were made after they were over.
CREATE OR REPLACE FUNCTION report.agent_days_over() RETURNS TABLE (site_id integer, day date)
LANGUAGE sql STABLE AS $$
  SELECT d.site_id, d.day FROM report.agent_day_state d JOIN public.site s ON s.id = d.site_id
  WHERE NOT d.is_due AND d.made_at >= (d.day + 1)::timestamp AT TIME ZONE s.time_zone
$$;

-- Every row of such a day that is not what it is made from.
CREATE OR REPLACE FUNCTION report.agent_day_differences() RETURNS TABLE (subject text, expected text, actual text)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH made AS (SELECT * FROM report.agent_days_over())
  SELECT format('day %s of the line of agent %s', made.day, agent_id), x.expected::text, x.actual::text
  FROM made CROSS JOIN LATERAL (
    SELECT agent_id, e AS expected, a AS actual FROM report.agent_days_of(made.site_id, made.day) e
    FULL JOIN (SELECT * FROM report.agent_day d WHERE d.site_id = made.site_id AND d.day = made.day) a
      USING (agent_id, currency, depth)
    WHERE e IS DISTINCT FROM a) x
  UNION ALL
  SELECT format('games of %s in the line of agent %s', made.day, agent_id), x.expected::text, x.actual::text
  FROM made CROSS JOIN LATERAL (
    SELECT agent_id, e AS expected, a AS actual FROM report.agent_game_days_of(made.site_id, made.day) e
    FULL JOIN (SELECT * FROM report.agent_game_day d WHERE d.site_id = made.site_id AND d.day = made.day) a
      USING (agent_id, currency, game_type, gp_id)
    WHERE e IS DISTINCT FROM a) x
  UNION ALL
  SELECT format('heads of %s in the line of agent %s', made.day, agent_id), x.expected::text, x.actual::text
  FROM made CROSS JOIN LATERAL (
    SELECT agent_id, e AS expected, a AS actual FROM report.agent_heads_of(made.site_id, made.day) e
    FULL JOIN (SELECT * FROM report.agent_heads d WHERE d.site_id = made.site_id AND d.day = made.day) a
      USING (agent_id, currency, depth, what, gap)
    WHERE e IS DISTINCT FROM a) x
  UNION ALL
  SELECT format('first deposit of member %s', member_id), e::text, a::text
  FROM (
    -- Whoever paid in before the archive ended has a first deposit there.
    SELECT b.* FROM report.first_deposits_between(archive.through(), (SELECT through_transfer_id FROM report.progress)) b
    WHERE NOT EXISTS (
      SELECT FROM report.first_deposit f WHERE f.member_id = b.member_id AND f.transfer_id <= archive.through())
  ) e
  FULL JOIN (SELECT * FROM report.first_deposit WHERE transfer_id > archive.through()) a USING (member_id)
  WHERE e IS DISTINCT FROM a
$$;
