-- Fills report.member_game_day of migration 0300 from the ledger, and proves it. `routines/report.sql` calls it.

-- The members' days by kind of game and provider, of the transfers after one and up to another.
CREATE OR REPLACE FUNCTION report.member_game_days_between(p_after bigint, p_through bigint)
RETURNS SETOF report.member_game_day
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH side AS (
    SELECT t.site_id, (t.created_at AT TIME ZONE s.time_zone)::date AS day, m.currency, m.kind,
      CASE WHEN part.amount_minor IS NULL THEN m.amount_minor WHEN o.purpose = 'jackpot' THEN part.amount_minor
        ELSE -part.amount_minor END AS amount_minor,
      f.owner_kind AS from_kind, f.owner_id AS from_owner, f.purpose::text AS from_purpose,
      o.owner_kind AS to_kind, o.owner_id AS to_owner, o.purpose::text AS to_purpose,
      r.member_id AS round_member, r.game_id, part.member_id AS part_member, coalesce(payment.fee_minor, 0) AS fee_minor
    FROM ledger.move m
    JOIN ledger.transfer t ON t.id = m.transfer_id AND t.id > p_after AND t.id <= p_through
    JOIN public.site s ON s.id = t.site_id
    -- Looked up one by one, as in flows_between: a plan for all accounts and rounds goes through all of them each minute.
    CROSS JOIN LATERAL (SELECT * FROM ledger.account WHERE id = m.from_id OFFSET 0) f
    CROSS JOIN LATERAL (SELECT * FROM ledger.account WHERE id = m.to_id OFFSET 0) o
    -- What providers post refers to a round; a promotion refers to its campaign.
    LEFT JOIN LATERAL (
      SELECT member_id, game_id FROM public.round WHERE id = CASE
        WHEN starts_with(t.scope, 'provider:') AND t.kind <> 'promotion' AND t.reference ~ '^[0-9]{1,18}$'
        THEN t.reference::bigint END
      UNION ALL
      -- What staff decide of a withheld win goes by the number of the win; one of a promotion has no round.
      SELECT w.member_id, wr.game_id FROM public.withheld_win w LEFT JOIN public.round wr ON wr.id = w.round_id
      WHERE w.number = CASE WHEN t.scope = 'withheld' AND t.key ~ '^[0-9]{1,18}$' THEN t.key::bigint END
      OFFSET 0) r ON true
    -- What a collection brought into a pot, by whose bets.
    LEFT JOIN LATERAL (
      SELECT p.member_id, p.amount_minor FROM public.jackpot_part p
      WHERE t.scope = 'jackpot' AND 'provider' IN (f.owner_kind, o.owner_kind) AND p.transfer_id = t.id
      OFFSET 0) part ON true
    LEFT JOIN LATERAL (
      SELECT d.fee_minor FROM public.deposit_order d
      WHERE m.kind <> 'reversal' AND f.owner_kind = 'gateway' AND d.order_number = t.reference
      UNION ALL
      SELECT w.fee_minor FROM public.withdrawal_order w
      WHERE m.kind <> 'reversal' AND o.owner_kind = 'gateway' AND w.order_number = t.reference
      OFFSET 0) payment ON true
    WHERE m.transfer_id > p_after AND m.transfer_id <= p_through
  ), named AS (
    SELECT d.*,
      CASE
        WHEN to_kind = 'provider' AND to_purpose = 'house' THEN CASE
          WHEN from_purpose = 'jackpot' THEN 'jackpot'
          WHEN kind = 'adjustment' THEN 'adjustment'
          WHEN from_purpose = 'provider_wallet' THEN 'lost'
          WHEN from_kind = 'provider' AND from_purpose = 'held'
            OR from_kind = 'member' AND kind IN ('bet', 'bet_win') THEN 'stake'
          ELSE 'won' END
        WHEN from_kind = 'provider' AND from_purpose = 'house' THEN
          CASE WHEN to_purpose = 'jackpot' THEN 'jackpot' WHEN kind = 'adjustment' THEN 'adjustment' ELSE 'won' END
        -- What promotions give, in free rounds too, and what they get back.
        WHEN from_kind = 'site' AND from_purpose = 'promotion' AND (to_kind = 'member' OR to_purpose = 'withheld')
          OR to_kind = 'site' AND to_purpose = 'promotion' AND (from_kind = 'member' OR from_purpose = 'withheld')
          THEN 'bonus'
        WHEN from_kind = 'site' AND from_purpose = 'adjustment' AND to_kind = 'member'
          OR to_kind = 'site' AND to_purpose = 'adjustment' AND from_kind = 'member' THEN 'by_staff'
        WHEN from_kind = 'gateway' AND to_kind = 'member' AND to_purpose NOT IN ('commission', 'quota')
          THEN CASE kind WHEN 'reversal' THEN 'withdrawal' ELSE 'deposit' END
        -- What an agent hands over passes through a gateway and is the receiver's deposit; the agent withdrew nothing.
        WHEN to_kind = 'gateway' AND from_kind = 'member' AND from_purpose NOT IN ('commission', 'quota')
          THEN CASE kind WHEN 'reversal' THEN 'deposit' ELSE 'withdrawal' END
      END AS what,
      -- Whether money leaves the house, its promotions and gateways: a win, a bonus, a deposit.
      NOT (to_kind = 'provider' AND to_purpose = 'house' OR to_kind IN ('site', 'gateway')) AS comes
    FROM side d
  ), placed AS (
    SELECT n.*,
      CASE
        WHEN to_kind = 'member' THEN to_owner WHEN from_kind = 'member' THEN from_owner
        WHEN what = 'jackpot' THEN coalesce(part_member, 0) ELSE coalesce(round_member, 0) END AS member_id,
      CASE
        WHEN what NOT IN ('jackpot', 'adjustment', 'lost', 'stake', 'won') THEN 0
        WHEN to_kind = 'provider' AND to_purpose = 'house' THEN to_owner ELSE from_owner END AS gp_id,
      CASE WHEN what IN ('adjustment', 'lost', 'stake', 'won') THEN coalesce(g.gt_id, 0) ELSE 0 END AS game_type,
      CASE WHEN comes AND what = 'jackpot' THEN -amount_minor WHEN comes THEN amount_minor ELSE -amount_minor END AS given,
      CASE kind WHEN 'reversal' THEN -1 ELSE 1 END AS times
    FROM named n LEFT JOIN public.game g ON g.id = n.game_id
    WHERE what IS NOT NULL
  )
  SELECT site_id, day, member_id, currency, game_type::smallint, gp_id,
    (count(*) FILTER (WHERE what = 'stake'))::integer,
    coalesce(-sum(given) FILTER (WHERE what IN ('stake', 'lost')), 0)::bigint,
    coalesce(-sum(given) FILTER (WHERE what = 'stake'), 0)::bigint,
    coalesce(sum(given) FILTER (WHERE what = 'won'), 0)::bigint,
    coalesce(sum(given) FILTER (WHERE what = 'bonus'), 0)::bigint,
    coalesce(sum(given) FILTER (WHERE what = 'deposit'), 0)::bigint,
    coalesce(sum(times) FILTER (WHERE what = 'deposit'), 0)::integer,
    coalesce(-sum(given) FILTER (WHERE what = 'withdrawal'), 0)::bigint,
    coalesce(sum(times) FILTER (WHERE what = 'withdrawal'), 0)::integer,
    coalesce(sum(fee_minor) FILTER (WHERE what IN ('deposit', 'withdrawal')), 0)::bigint,
    coalesce(sum(CASE WHEN to_purpose = 'jackpot' THEN amount_minor ELSE -amount_minor END)
      FILTER (WHERE what = 'jackpot'), 0)::bigint,
    coalesce(sum(given) FILTER (WHERE what IN ('adjustment', 'by_staff')), 0)::bigint
  FROM placed
  GROUP BY 1, 2, 3, 4, 5, 6
$$;

CREATE OR REPLACE FUNCTION report.add_member_game_days(p_after bigint, p_through bigint) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO report.member_game_day AS d SELECT b.* FROM report.member_game_days_between(p_after, p_through) b
  ON CONFLICT (site_id, day, member_id, currency, game_type, gp_id) DO UPDATE SET
    bets = d.bets + EXCLUDED.bets,
    staked_minor = d.staked_minor + EXCLUDED.staked_minor,
    turnover_minor = d.turnover_minor + EXCLUDED.turnover_minor,
    won_minor = d.won_minor + EXCLUDED.won_minor,
    bonus_minor = d.bonus_minor + EXCLUDED.bonus_minor,
    deposited_minor = d.deposited_minor + EXCLUDED.deposited_minor,
    deposits = d.deposits + EXCLUDED.deposits,
    withdrawn_minor = d.withdrawn_minor + EXCLUDED.withdrawn_minor,
    withdrawals = d.withdrawals + EXCLUDED.withdrawals,
    fees_minor = d.fees_minor + EXCLUDED.fees_minor,
    jackpot_minor = d.jackpot_minor + EXCLUDED.jackpot_minor,
    adjustment_minor = d.adjustment_minor + EXCLUDED.adjustment_minor
$$;

-- Every member's day at a provider, of days that are not in the archive, that differs from what the ledger's moves come to, and every day of a provider whose
-- rows do not come to what its house account gained. Kinds of games are left out: a game may be sorted anew, its days not.
CREATE OR REPLACE FUNCTION report.member_game_day_differences()
RETURNS TABLE (subject text, expected text, actual text)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH through AS (
    SELECT through_transfer_id AS id FROM report.progress
  ), ledgers AS (
    SELECT d.* FROM through, report.member_game_days_between(archive.through(), through.id) d
    JOIN archive.days() a ON a.site_id = d.site_id AND d.day > a.archived_day
  ), at_hand AS (
    SELECT d.* FROM report.member_game_day d JOIN archive.days() a ON a.site_id = d.site_id AND d.day > a.archived_day
  ), expected AS (
    SELECT site_id, day, member_id, currency, gp_id, sum(bets) AS bets, sum(staked_minor) AS staked,
      sum(turnover_minor) AS turnover, sum(won_minor) AS won, sum(bonus_minor) AS bonus, sum(deposited_minor) AS deposited,
      sum(deposits) AS deposits, sum(withdrawn_minor) AS withdrawn, sum(withdrawals) AS withdrawals, sum(fees_minor) AS fees,
      sum(jackpot_minor) AS jackpots, sum(adjustment_minor) AS adjustments
    FROM ledgers GROUP BY 1, 2, 3, 4, 5
  ), actual AS (
    SELECT site_id, day, member_id, currency, gp_id, sum(bets) AS bets, sum(staked_minor) AS staked,
      sum(turnover_minor) AS turnover, sum(won_minor) AS won, sum(bonus_minor) AS bonus, sum(deposited_minor) AS deposited,
      sum(deposits) AS deposits, sum(withdrawn_minor) AS withdrawn, sum(withdrawals) AS withdrawals, sum(fees_minor) AS fees,
      sum(jackpot_minor) AS jackpots, sum(adjustment_minor) AS adjustments
    FROM at_hand GROUP BY 1, 2, 3, 4, 5
  ), house AS (
    SELECT a.site_id, (t.created_at AT TIME ZONE s.time_zone)::date AS day, e.currency, a.owner_id AS gp_id,
      sum(e.amount_minor) AS gained
    FROM ledger.account a
    JOIN ledger.entry e ON e.account_id = a.id
    JOIN ledger.transfer t ON t.id = e.transfer_id
    JOIN public.site s ON s.id = a.site_id
    JOIN archive.days() z ON z.site_id = s.id AND (t.created_at AT TIME ZONE s.time_zone)::date > z.archived_day
    CROSS JOIN through
    WHERE a.owner_kind = 'provider' AND a.purpose = 'house' AND e.transfer_id <= through.id
      AND e.transfer_id > archive.through()
    GROUP BY 1, 2, 3, 4
  ), gains AS (
    SELECT site_id, day, currency, gp_id,
      sum(staked_minor) - sum(won_minor) - sum(jackpot_minor) - sum(adjustment_minor) AS gained
    FROM at_hand WHERE gp_id <> 0 GROUP BY 1, 2, 3, 4
  )
  SELECT format('day %s of member %s of site %s at provider %s in %s', day, member_id, site_id, gp_id, currency),
    e::text, a::text
  FROM expected e FULL JOIN actual a USING (site_id, day, member_id, currency, gp_id)
  WHERE e IS DISTINCT FROM a
  UNION ALL
  SELECT format('what provider %s gained on %s at site %s in %s', gp_id, day, site_id, currency), h.gained::text,
    g.gained::text
  FROM house h FULL JOIN gains g USING (site_id, day, currency, gp_id)
  WHERE coalesce(h.gained, 0) <> coalesce(g.gained, 0)
$$;

-- The last round that was opened before a moment, found by halving: rounds are numbered in the order in which they open,
-- but for those of one moment. 0 when there is none.
CREATE OR REPLACE FUNCTION report.round_before(p_moment timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_low bigint := 0;
  v_high bigint := coalesce((SELECT max(r.id) FROM public.round r), 0);
  v_middle bigint;
  v_opened timestamptz;
BEGIN
  WHILE v_low < v_high LOOP
    v_middle := (v_low + v_high + 1) / 2;
    SELECT r.opened_at INTO v_opened FROM public.round r WHERE r.id <= v_middle ORDER BY r.id DESC LIMIT 1;
    IF v_opened < p_moment OR v_opened IS NULL THEN
      v_low := v_middle;
    ELSE
      v_high := v_middle - 1;
    END IF;
  END LOOP;
  RETURN v_low;
END $$;
REVOKE ALL ON FUNCTION report.round_before(timestamptz), report.member_game_days_between(bigint, bigint),
  report.add_member_game_days(bigint, bigint), report.member_game_day_differences() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION report.round_before(timestamptz) TO pavilion_app;
