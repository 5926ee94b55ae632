-- What members have staked and won, and whether a stake is within the limits that they set for themselves.

-- Stakes and wins of a member's main account after a moment, and what was lost and won where providers keep the money:
-- there the hall sees what came of the play alone. Stakes that were taken back do not count.
CREATE OR REPLACE FUNCTION wallet.played_since(
  p_main_id bigint, p_since timestamptz, OUT staked_minor bigint, OUT won_minor bigint
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_after bigint := ledger.place_at(p_main_id, p_since);
BEGIN
  SELECT coalesce(sum(m.amount_minor), 0) INTO staked_minor FROM ledger.move m
  WHERE m.from_id = p_main_id AND m.kind = ANY ('{bet,bet_win}'::ledger.posting_kind[]) AND m.transfer_id > v_after;
  SELECT staked_minor - coalesce(sum(m.amount_minor) FILTER (WHERE m.kind = 'rollback'), 0),
    coalesce(sum(m.amount_minor) FILTER (WHERE m.kind <> 'rollback'), 0) INTO staked_minor, won_minor
  FROM ledger.move m
  WHERE m.to_id = p_main_id AND m.kind = ANY ('{win,bet_win,rollback}'::ledger.posting_kind[]) AND m.transfer_id > v_after;
  SELECT staked_minor + coalesce(sum(lost.minor), 0), won_minor + coalesce(sum(won.minor), 0)
  INTO staked_minor, won_minor
  FROM ledger.account main
  JOIN ledger.account away ON away.owner_id = main.owner_id AND away.site_id = main.site_id
    AND away.purpose = 'provider_wallet' AND away.owner_kind = 'member' AND away.currency = main.currency
  CROSS JOIN LATERAL (SELECT ledger.place_at(away.id, p_since) AS id) place
  CROSS JOIN LATERAL (
    SELECT sum(m.amount_minor) AS minor FROM ledger.move m
    WHERE m.from_id = away.id AND m.kind = 'bet_win' AND m.transfer_id > place.id) lost
  CROSS JOIN LATERAL (
    SELECT sum(m.amount_minor) AS minor FROM ledger.move m
    WHERE m.to_id = away.id AND m.kind = 'bet_win' AND m.transfer_id > place.id) won
  WHERE main.id = p_main_id;
END $$;

-- For how long games were open within the last 24 hours.
CREATE OR REPLACE FUNCTION wallet.time_played(p_member_id integer, p_now timestamptz) RETURNS interval
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(
    least(coalesce(s.ended_at, p_now), s.expires_at, p_now) - greatest(s.created_at, p_now - interval '24 hours')
  ), interval '0')
  FROM game_session s
  WHERE s.member_id = p_member_id AND s.created_at <= p_now
    AND least(coalesce(s.ended_at, p_now), s.expires_at) > p_now - interval '24 hours'
$$;

-- The length of a limit's period.
CREATE OR REPLACE FUNCTION wallet.period_length(p_period text) RETURNS interval
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE p_period WHEN 'week' THEN interval '168 hours' WHEN 'month' THEN interval '720 hours'
    ELSE interval '24 hours' END
$$;

-- Whether a stake keeps to the member's own limits. Only asked for members who have any (`member_play_rule.has_limits`).
CREATE OR REPLACE FUNCTION wallet.keeps_limits(
  p_member_id integer, p_main_id bigint, p_stake_minor bigint, p_now timestamptz
) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_limit record;
  v_played record;
BEGIN
  FOR v_limit IN
    SELECT l.kind, l.period, CASE WHEN l.next_at <= p_now THEN l.next_amount ELSE l.amount END AS amount
    FROM member_limit l WHERE l.member_id = p_member_id AND l.kind <> 'deposit'
  LOOP
    CONTINUE WHEN v_limit.amount IS NULL;
    IF v_limit.kind = 'session' THEN
      IF wallet.time_played(p_member_id, p_now) >= v_limit.amount * interval '1 minute' THEN
        RETURN false;
      END IF;
    ELSIF v_limit.period = 'bet' THEN
      IF p_stake_minor > v_limit.amount THEN
        RETURN false;
      END IF;
    ELSE
      SELECT * INTO v_played FROM wallet.played_since(p_main_id, p_now - wallet.period_length(v_limit.period));
      -- A stake that is still open counts as lost: it may be.
      IF p_stake_minor + v_played.staked_minor
          - (CASE v_limit.kind WHEN 'loss' THEN v_played.won_minor ELSE 0 END) > v_limit.amount THEN
        RETURN false;
      END IF;
    END IF;
  END LOOP;
  RETURN true;
END $$;

-- Whether a member may play where a provider keeps the money itself. The hall sees no stakes there and could hold nobody to
-- limits of stakes or losses; the time can be seen, so a limit of that is in the way only once it is used up.
CREATE OR REPLACE FUNCTION wallet.may_play_away(p_member_id integer, p_now timestamptz) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT NOT EXISTS (
    SELECT FROM member_play_rule r
    WHERE r.member_id = p_member_id AND (r.excluded_until > p_now OR r.has_limits AND EXISTS (
      SELECT FROM member_limit l
      CROSS JOIN LATERAL (SELECT CASE WHEN l.next_at <= p_now THEN l.next_amount ELSE l.amount END AS amount) held
      WHERE l.member_id = p_member_id AND l.kind <> 'deposit' AND held.amount IS NOT NULL
        AND (l.kind <> 'session' OR wallet.time_played(p_member_id, p_now) >= held.amount * interval '1 minute'))))
$$;

REVOKE ALL ON FUNCTION wallet.played_since(bigint, timestamptz), wallet.time_played(integer, timestamptz),
  wallet.period_length(text), wallet.keeps_limits(integer, bigint, bigint, timestamptz),
  wallet.may_play_away(integer, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION wallet.played_since(bigint, timestamptz), wallet.time_played(integer, timestamptz),
  wallet.period_length(text), wallet.may_play_away(integer, timestamptz) TO pavilion_app;
