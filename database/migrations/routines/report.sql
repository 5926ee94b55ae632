-- Fills the sums of migration 0278 from the ledger, and proves them against it.

-- The flows of the transfers after one and up to another. A day is that of the moment of posting, by the site's clock.
CREATE OR REPLACE FUNCTION report.flows_between(p_after bigint, p_through bigint) RETURNS SETOF report.flow
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT t.site_id, (t.created_at AT TIME ZONE s.time_zone)::date,
    extract(hour FROM t.created_at AT TIME ZONE s.time_zone)::smallint,
    m.currency, m.kind, f.owner_kind, f.purpose, o.owner_kind, o.purpose,
    CASE
      WHEN f.owner_kind NOT IN ('member', 'site') THEN f.owner_id
      WHEN o.owner_kind NOT IN ('member', 'site') THEN o.owner_id
      -- Of a wallet that a provider keeps for the member: which provider.
      ELSE greatest(CASE f.purpose WHEN 'provider_wallet' THEN f.counterparty_id END,
        CASE o.purpose WHEN 'provider_wallet' THEN o.counterparty_id END, 0) END,
    coalesce(r.game_id, 0), count(*), sum(m.amount_minor)::bigint
  FROM ledger.move m
  JOIN ledger.transfer t ON t.id = m.transfer_id AND t.id > p_after AND t.id <= p_through
  JOIN public.site s ON s.id = t.site_id
  -- Looked up one by one, whatever the number of moves is guessed to be: a minute of a large hall must not go through all
  -- accounts and all rounds.
  CROSS JOIN LATERAL (SELECT * FROM ledger.account WHERE id = m.from_id OFFSET 0) f
  CROSS JOIN LATERAL (SELECT * FROM ledger.account WHERE id = m.to_id OFFSET 0) o
  -- What providers post refers to a round; a promotion refers to its campaign.
  LEFT JOIN LATERAL (
    SELECT game_id FROM public.round WHERE id = CASE
      WHEN starts_with(t.scope, 'provider:') AND t.kind <> 'promotion' AND t.reference ~ '^[0-9]{1,18}$'
      THEN t.reference::bigint END
    OFFSET 0) r ON true
  WHERE m.transfer_id > p_after AND m.transfer_id <= p_through
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
$$;

-- The members' days of the transfers after one and up to another.
CREATE OR REPLACE FUNCTION report.member_days_between(p_after bigint, p_through bigint) RETURNS SETOF report.member_day
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH side AS (
    SELECT t.site_id, (t.created_at AT TIME ZONE s.time_zone)::date AS day, m.currency, m.kind, m.amount_minor,
      CASE WHEN o.owner_kind = 'member' THEN o.owner_id ELSE f.owner_id END AS member_id,
      o.owner_kind = 'member' AS comes,
      CASE WHEN o.owner_kind = 'member' THEN f.owner_kind ELSE o.owner_kind END AS other_kind,
      CASE WHEN o.owner_kind = 'member' THEN f.purpose ELSE o.purpose END AS other_purpose
    FROM ledger.move m
    JOIN ledger.transfer t ON t.id = m.transfer_id AND t.id > p_after AND t.id <= p_through
    JOIN public.site s ON s.id = t.site_id
    CROSS JOIN LATERAL (SELECT * FROM ledger.account WHERE id = m.from_id OFFSET 0) f
    CROSS JOIN LATERAL (SELECT * FROM ledger.account WHERE id = m.to_id OFFSET 0) o
    WHERE m.transfer_id > p_after AND m.transfer_id <= p_through
      AND (f.owner_kind = 'member') <> (o.owner_kind = 'member')
      -- Purses of agents are no money that is played with; what is given out of them comes to a member by a move of its own.
      AND NOT (f.owner_kind = 'member' AND f.purpose IN ('commission', 'quota'))
      AND NOT (o.owner_kind = 'member' AND o.purpose IN ('commission', 'quota'))
  ), named AS (
    SELECT d.*, CASE
        WHEN other_kind = 'gateway' THEN CASE WHEN comes <> (kind = 'reversal') THEN 'deposit' ELSE 'withdrawal' END
        WHEN other_kind = 'site' AND other_purpose = 'promotion' THEN 'bonus'
        WHEN other_kind = 'provider' AND kind <> 'adjustment' THEN
          CASE WHEN kind IN ('bet', 'bet_win') AND NOT comes OR other_purpose = 'held' THEN 'stake' ELSE 'win' END
      END AS what
    FROM side d
  )
  SELECT site_id, day, member_id, currency,
    coalesce(sum(CASE kind WHEN 'reversal' THEN -1 ELSE 1 END) FILTER (WHERE what = 'deposit'), 0)::integer,
    coalesce(sum(CASE WHEN comes THEN amount_minor ELSE -amount_minor END) FILTER (WHERE what = 'deposit'), 0)::bigint,
    coalesce(sum(CASE kind WHEN 'reversal' THEN -1 ELSE 1 END) FILTER (WHERE what = 'withdrawal'), 0)::integer,
    coalesce(sum(CASE WHEN comes THEN -amount_minor ELSE amount_minor END) FILTER (WHERE what = 'withdrawal'), 0)::bigint,
    coalesce(sum(CASE WHEN comes THEN -amount_minor ELSE amount_minor END) FILTER (WHERE what = 'stake'), 0)::bigint,
    coalesce(sum(CASE WHEN comes THEN amount_minor ELSE -amount_minor END) FILTER (WHERE what = 'win'), 0)::bigint,
    coalesce(sum(CASE WHEN comes THEN amount_minor ELSE -amount_minor END) FILTER (WHERE what = 'bonus'), 0)::bigint
  FROM named WHERE what IS NOT NULL
  GROUP BY 1, 2, 3, 4
$$;

-- Whether the ledger gave out transfers that no horizon decides yet.
CREATE OR REPLACE FUNCTION report.wants_horizon() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT is_called AND last_value > coalesce((SELECT max(through_transfer_id) FROM ledger.horizon), 0) FROM ledger.transfer_id
$$;

-- Adds to the sums what the ledger's horizon has decided since, a bounded number of transfers at a time. Answers whether
-- more waits.
CREATE OR REPLACE FUNCTION report.gather(p_transfers_max integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_after bigint;
  -- 0 before the ledger's first horizon: least() passes over a null, and what is not there yet would be taken for gathered.
  v_horizon bigint := coalesce((SELECT max(through_transfer_id) FROM ledger.horizon), 0);
  v_through bigint;
  v_members integer[];
  v_from date;
BEGIN
  SELECT through_transfer_id INTO v_after FROM report.progress FOR UPDATE;
  v_through := least(v_horizon, v_after + p_transfers_max);
  IF v_through <= v_after THEN
    UPDATE report.progress SET gathered_at = now();
    RETURN false;
  END IF;
  INSERT INTO report.flow AS f SELECT b.* FROM report.flows_between(v_after, v_through) b
  ON CONFLICT (site_id, day, hour, currency, kind, from_owner, from_purpose, to_owner, to_purpose, owner_id, game_id)
  DO UPDATE SET moves = f.moves + EXCLUDED.moves, amount_minor = f.amount_minor + EXCLUDED.amount_minor;
  WITH touched AS (
    INSERT INTO report.member_day AS d SELECT b.* FROM report.member_days_between(v_after, v_through) b
    ON CONFLICT (site_id, day, member_id, currency) DO UPDATE SET
      deposits = d.deposits + EXCLUDED.deposits, deposited_minor = d.deposited_minor + EXCLUDED.deposited_minor,
      withdrawals = d.withdrawals + EXCLUDED.withdrawals, withdrawn_minor = d.withdrawn_minor + EXCLUDED.withdrawn_minor,
      staked_minor = d.staked_minor + EXCLUDED.staked_minor, won_minor = d.won_minor + EXCLUDED.won_minor,
      bonus_minor = d.bonus_minor + EXCLUDED.bonus_minor
    RETURNING d.member_id, d.day
  )
  SELECT array_agg(DISTINCT member_id), min(day) INTO v_members, v_from FROM touched;
  IF v_members IS NOT NULL THEN
    PERFORM report.count_people(v_members, v_from);
  END IF;
  PERFORM report.add_member_game_days(v_after, v_through);
  PERFORM report.add_promotion_days(v_after, v_through);
  PERFORM report.note_for_agent_days(v_after, v_through);
  UPDATE report.progress SET through_transfer_id = v_through, gathered_at = now();
  RETURN v_through < v_horizon;
END $$;

-- Empties the sums, to be gathered anew: after a site has changed its time zone, or where they are doubted. Refuses once moves
-- are in the archive (55000): they could not be gathered again.
CREATE OR REPLACE FUNCTION report.begin_anew() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM FROM report.progress FOR UPDATE;
  IF archive.through() > 0 THEN
    RAISE EXCEPTION 'what is in the archive cannot be gathered again' USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  TRUNCATE report.flow, report.member_day, report.presence, report.agent_people_day, report.cohort_day,
    report.member_game_day, report.promotion_day;
  PERFORM report.forget_agent_days();
  UPDATE report.progress SET through_transfer_id = 0;
END $$;

-- Every sum that differs from what the ledger comes to; no rows when all is well. Goes through the whole ledger that is at hand:
-- sums of days in the archive were proven before it took their moves.
CREATE OR REPLACE FUNCTION report.differences() RETURNS TABLE (subject text, expected text, actual text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT cell.refuse_while_arriving();
  SELECT format('flow of site %s, %s %s:00, %s %s %s.%s > %s.%s, %s, game %s', site_id, day, hour, currency, kind,
      from_owner, from_purpose, to_owner, to_purpose, owner_id, game_id),
    format('%s moves, %s', l.moves, l.amount_minor), format('%s moves, %s', f.moves, f.amount_minor)
  FROM (
    SELECT b.* FROM report.flows_between(archive.through(), (SELECT through_transfer_id FROM report.progress)) b
    JOIN archive.days() a ON a.site_id = b.site_id AND b.day > a.archived_day
  ) l
  FULL JOIN (SELECT b.* FROM report.flow b JOIN archive.days() a ON a.site_id = b.site_id AND b.day > a.archived_day) f USING
    (site_id, day, hour, currency, kind, from_owner, from_purpose, to_owner, to_purpose, owner_id, game_id)
  WHERE (l.moves, l.amount_minor) IS DISTINCT FROM (f.moves, f.amount_minor)
  UNION ALL
  SELECT format('day %s of member %s of site %s in %s', day, member_id, site_id, currency), l::text, d::text
  FROM (
    SELECT b.* FROM report.member_days_between(archive.through(), (SELECT through_transfer_id FROM report.progress)) b
    JOIN archive.days() a ON a.site_id = b.site_id AND b.day > a.archived_day
  ) l
  FULL JOIN (SELECT b.* FROM report.member_day b JOIN archive.days() a ON a.site_id = b.site_id AND b.day > a.archived_day) d
    USING (site_id, day, member_id, currency)
  WHERE l IS DISTINCT FROM d
  UNION ALL SELECT * FROM report.people_differences()
  UNION ALL SELECT * FROM report.member_game_day_differences()
  UNION ALL SELECT * FROM report.promotion_day_differences()
  UNION ALL SELECT * FROM report.agent_day_differences()
  UNION ALL SELECT * FROM report.agent_cohort_differences()
$$;

-- What a site's own accounts for a purpose, or those of providers there, gained between two moments, by the ledger's own
-- balances: what a report has to come to. The end is no later than what is gathered, all of which was posted before it was. What
-- they gained in the archive is not counted: its file tells.
CREATE OR REPLACE FUNCTION report.gains(
  p_site_id integer, p_owner_kind ledger.owner_kind, p_purpose ledger.purpose, p_from timestamptz, p_to timestamptz)
RETURNS TABLE (currency text, gained_minor bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT a.currency::text, sum(
    ledger.balance_at(a.id, CASE WHEN p_to >= p.gathered_at THEN p.through_transfer_id
      ELSE least(ledger.place_at(a.id, p_to), p.through_transfer_id) END)
    - ledger.balance_at(a.id, least(ledger.place_at(a.id, p_from), p.through_transfer_id)))::bigint
  FROM (
    SELECT v.gp_id AS id FROM public.provider v WHERE p_owner_kind = 'provider'
    UNION ALL SELECT p_site_id WHERE p_owner_kind = 'site'
  ) o
  CROSS JOIN report.progress p
  JOIN ledger.account a ON a.owner_id = o.id
  WHERE a.site_id = p_site_id AND a.owner_kind = p_owner_kind AND a.purpose = p_purpose
  GROUP BY a.currency
$$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA report FROM PUBLIC;
GRANT EXECUTE ON FUNCTION report.wants_horizon(), report.gather(integer), report.begin_anew(), report.differences(),
  report.make_next_agent_day(timestamptz, boolean, timestamptz),
  report.gains(integer, ledger.owner_kind, ledger.purpose, timestamptz, timestamptz) TO pavilion_app;
