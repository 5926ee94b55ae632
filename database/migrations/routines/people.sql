-- Fills the sums of people of migration 0291 from the members' days, and proves them. `routines/report.sql` calls it.

-- The presence of some members on a day and all that follow, in all sites. What they did before is taken from what is placed.
CREATE OR REPLACE FUNCTION report.presence_since(p_members integer[], p_from date) RETURNS SETOF report.presence
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT d.site_id, d.day, d.member_id, d.currency, coalesce(m.agent_id, 0), (m.created_at AT TIME ZONE s.time_zone)::date,
    d.deposits > 0, d.staked_minor > 0,
    coalesce(
      lag(d.day) OVER (PARTITION BY d.member_id, d.currency ORDER BY d.day),
      (SELECT p.day FROM report.presence p
        WHERE p.member_id = d.member_id AND p.day < p_from AND p.currency = d.currency ORDER BY p.day DESC LIMIT 1)),
    coalesce(
      max(d.day) FILTER (WHERE d.deposits > 0) OVER earlier,
      (SELECT CASE WHEN p.deposited THEN p.day ELSE p.deposited_before END FROM report.presence p
        WHERE p.member_id = d.member_id AND p.day < p_from ORDER BY p.day DESC, p.currency DESC LIMIT 1)),
    coalesce(
      max(d.day) FILTER (WHERE d.staked_minor > 0) OVER earlier,
      (SELECT CASE WHEN p.staked THEN p.day ELSE p.staked_before END FROM report.presence p
        WHERE p.member_id = d.member_id AND p.day < p_from ORDER BY p.day DESC, p.currency DESC LIMIT 1))
  FROM report.member_day d
  JOIN public.member m ON m.id = d.member_id
  JOIN public.site s ON s.id = d.site_id
  WHERE d.member_id = ANY (p_members) AND d.day >= p_from
  WINDOW earlier AS (PARTITION BY d.member_id ORDER BY d.day, d.currency ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
$$;

-- What came of agents' members on the days from one to another, in all sites.
CREATE OR REPLACE FUNCTION report.agent_people_between(p_from date, p_to date) RETURNS SETOF report.agent_people_day
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT d.site_id, d.day, p.agent_id, d.currency,
    count(*) FILTER (WHERE p.deposited AND p.deposited_before IS NULL)::integer,
    sum(d.deposited_minor)::bigint, sum(d.withdrawn_minor)::bigint,
    sum(d.staked_minor)::bigint, sum(d.won_minor)::bigint, sum(d.bonus_minor)::bigint,
    array_agg(g.gap ORDER BY g.gap),
    coalesce(array_agg(g.deposit_gap ORDER BY g.deposit_gap) FILTER (WHERE p.deposited), '{}'),
    coalesce(array_agg(g.stake_gap ORDER BY g.stake_gap) FILTER (WHERE p.staked), '{}')
  FROM public.site s
  JOIN report.member_day d ON d.site_id = s.id AND d.day BETWEEN p_from AND p_to
  JOIN report.presence p USING (site_id, day, member_id, currency)
  CROSS JOIN LATERAL (
    SELECT coalesce(p.day - p.active_before, 2147483647) AS gap,
      coalesce(p.day - p.deposited_before, 2147483647) AS deposit_gap,
      coalesce(p.day - p.staked_before, 2147483647) AS stake_gap
  ) g
  GROUP BY 1, 2, 3, 4
$$;

-- How far those who joined came on the days from one to another, in all sites.
CREATE OR REPLACE FUNCTION report.cohort_days_between(p_from date, p_to date) RETURNS SETOF report.cohort_day
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT c.* FROM (
    SELECT p.site_id, p.joined, p.day,
      count(*) FILTER (WHERE p.deposited AND p.deposited_before IS NULL)::integer AS new_depositors,
      count(*) FILTER (WHERE p.staked AND p.staked_before IS NULL)::integer AS new_players,
      count(*) FILTER (WHERE p.staked AND (p.staked_before IS NULL OR p.staked_before < date_trunc('week', p.day::timestamp)))::integer
        AS players_of_week
    FROM public.site s JOIN report.presence p ON p.site_id = s.id AND p.day BETWEEN p_from AND p_to
    GROUP BY 1, 2, 3
  ) c
  WHERE c.new_depositors > 0 OR c.new_players > 0 OR c.players_of_week > 0
$$;

-- Counts the days of some members anew, from the day on which the first of them changed.
CREATE OR REPLACE FUNCTION report.count_people(p_members integer[], p_from date) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_to date := (SELECT max(day) FROM report.member_day WHERE member_id = ANY (p_members) AND day >= p_from);
BEGIN
  INSERT INTO report.presence AS p SELECT b.* FROM report.presence_since(p_members, p_from) b
  ON CONFLICT (site_id, day, member_id, currency) DO UPDATE SET deposited = EXCLUDED.deposited, staked = EXCLUDED.staked,
    active_before = EXCLUDED.active_before, deposited_before = EXCLUDED.deposited_before,
    staked_before = EXCLUDED.staked_before
  WHERE p IS DISTINCT FROM EXCLUDED;
  DELETE FROM report.agent_people_day USING public.site s WHERE site_id = s.id AND day BETWEEN p_from AND v_to;
  INSERT INTO report.agent_people_day SELECT b.* FROM report.agent_people_between(p_from, v_to) b;
  DELETE FROM report.cohort_day USING public.site s WHERE site_id = s.id AND day BETWEEN p_from AND v_to;
  INSERT INTO report.cohort_day SELECT b.* FROM report.cohort_days_between(p_from, v_to) b;
END $$;

-- Every sum of people that differs from what the members' days come to.
CREATE OR REPLACE FUNCTION report.people_differences() RETURNS TABLE (subject text, expected text, actual text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT format('presence of member %s of site %s on %s in %s', member_id, site_id, day, currency), l::text, p::text
  FROM report.presence_since(ARRAY(SELECT DISTINCT member_id FROM report.member_day), '-infinity') l
  FULL JOIN report.presence p USING (site_id, day, member_id, currency)
  WHERE l IS DISTINCT FROM p
  UNION ALL
  SELECT format('day %s of agent %s of site %s in %s', day, agent_id, site_id, currency), l::text, a::text
  FROM report.agent_people_between('-infinity', 'infinity') l
  FULL JOIN report.agent_people_day a USING (site_id, day, agent_id, currency)
  WHERE l IS DISTINCT FROM a
  UNION ALL
  SELECT format('day %s of those of site %s who joined on %s', day, site_id, joined), l::text, c::text
  FROM report.cohort_days_between('-infinity', 'infinity') l
  FULL JOIN report.cohort_day c USING (site_id, joined, day)
  WHERE l IS DISTINCT FROM c
$$;
