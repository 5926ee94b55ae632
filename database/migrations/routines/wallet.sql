-- The hall's end of the wallet protocol. wallet.apply_batch is the one function that moves the money of rounds.

-- Nonces ----------------------------------------------------------------------------------------------------

-- Marks nonces as used; nulls are passed over. Answers the 1-based places of those that were not fresh.
CREATE OR REPLACE FUNCTION wallet.find_replays(p_key_ids text[], p_nonces text[]) RETURNS integer[]
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_key_ids text[];
  v_nonces text[];
BEGIN
  WITH fresh AS (
    INSERT INTO provider_nonce (key_id, nonce)
    SELECT u.key_id, u.nonce FROM unnest(p_key_ids, p_nonces) AS u (key_id, nonce) WHERE u.nonce IS NOT NULL
    -- In one order for everybody, so that two batches cannot wait for each other.
    ORDER BY u.nonce, u.key_id
    ON CONFLICT DO NOTHING
    RETURNING key_id, nonce
  )
  SELECT array_agg(f.key_id), array_agg(f.nonce) INTO v_key_ids, v_nonces FROM fresh f;
  -- All were fresh, as ever.
  IF coalesce(cardinality(v_nonces), 0) = cardinality(array_remove(p_nonces, NULL)) THEN
    RETURN '{}';
  END IF;
  -- Of several alike in one batch the first is the fresh one.
  RETURN (
    SELECT array_agg(u.place) FROM (
      SELECT a.place::integer, a.nonce, a.key_id, row_number() OVER (PARTITION BY a.nonce, a.key_id ORDER BY a.place) AS turn
      FROM unnest(p_key_ids, p_nonces) WITH ORDINALITY AS a (key_id, nonce, place) WHERE a.nonce IS NOT NULL
    ) u LEFT JOIN unnest(v_key_ids, v_nonces) AS f (key_id, nonce) ON f.nonce = u.nonce AND f.key_id = u.key_id
    WHERE f.nonce IS NULL OR u.turn > 1);
END $$;

-- Marks nonces as used, as find_replays does. Answers the 1-based places of those that were fresh.
CREATE OR REPLACE FUNCTION wallet.claim_nonces(p_key_ids text[], p_nonces text[]) RETURNS SETOF integer
LANGUAGE plpgsql AS $$
DECLARE
  v_replays constant integer[] := wallet.find_replays(p_key_ids, p_nonces);
BEGIN
  RETURN QUERY SELECT u.place::integer FROM unnest(p_nonces) WITH ORDINALITY AS u (nonce, place)
  WHERE u.nonce IS NOT NULL AND NOT u.place = ANY (v_replays);
END $$;

-- Forgets what was used so long ago that no request which bears it could be timely any more.
CREATE OR REPLACE FUNCTION wallet.forget_nonces() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  DELETE FROM provider_nonce WHERE claimed_at < now() - interval '15 minutes'
$$;

-- Minor units (never negative here) as the decimal string of the member-facing wire.
CREATE OR REPLACE FUNCTION wallet.decimal(p_minor bigint, p_currency text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_currency IN ('VND', 'WON', 'JPY') THEN p_minor::text
    ELSE (p_minor / 100)::text || '.' || lpad((p_minor % 100)::text, 2, '0') END
$$;

-- Operations --------------------------------------------------------------------------------------------------------

-- One operation of a provider as it was judged; the columns `round_*` are what the round becomes by it.
DROP TYPE IF EXISTS wallet.step CASCADE;
CREATE TYPE wallet.step AS (
  n integer,
  gp_id integer,
  kind text,
  transaction_id text,
  content_hash bytea,
  target_transaction_id text,
  round_ref text,
  stake_minor bigint,
  win_minor bigint,
  claimed_stake_minor bigint,
  claimed_win_minor bigint,
  free_round_id text,
  jackpot_contribution numeric,
  jackpot_id text,
  jackpot_win_minor bigint,
  occurred_at timestamptz,
  status text,
  -- known: was answered before; tombstone: takes back what never came; refund: takes back a bet.
  is_known boolean,
  is_tombstone boolean,
  refund_minor bigint,
  is_refund boolean,
  transaction_row_id bigint,
  processed_at timestamptz,
  site_id integer,
  member_id integer,
  currency text,
  balance_minor bigint,
  main_id bigint,
  held_id bigint,
  house_id bigint,
  session_id bigint,
  game_id integer,
  round_id bigint,
  round_is_new boolean,
  released_minor bigint,
  round_bets integer,
  round_stake_minor bigint,
  round_held_minor bigint,
  round_win_minor bigint,
  round_state text,
  mismatch boolean,
  campaign_id text,
  reason text,
  contribution_jackpot_id text,
  -- With BAD_REQUEST: the field that is at fault.
  field text,
  -- What pays the win, as far as no pot does: the house, or the site's promotion account.
  source_id bigint,
  -- The hall's pots that the contribution goes to and that the win is paid from.
  pot_id integer,
  won_pot_id integer,
  pot_account_id bigint,
  pot_minor bigint,
  -- The most that the round, or what is won beside one, may pay at once; what is beyond it goes to the account of wins
  -- that wait for staff.
  bound_minor bigint,
  withheld_id bigint,
  -- Takes back a win: what of it comes back, and from which account.
  is_takeback boolean,
  takeback_minor bigint,
  takeback_id bigint,
  -- A minor unit that parts of one made whole (1) or fell short of (-1) when a transaction was taken back.
  carry_minor bigint,
  -- What of the stake does not count towards wagering requirements.
  uncounted_minor bigint
);

-- What an operation asks, with all that stands in the database about it, in one row: what it is judged by.
DROP TYPE IF EXISTS wallet.fact CASCADE;
CREATE TYPE wallet.fact AS (
  -- As it was asked.
  n integer,
  gp_id integer,
  kind text,
  transaction_id text,
  content_hash bytea,
  wire_currency text,
  game_code text,
  round_ref text,
  target_transaction_id text,
  stake_minor bigint,
  win_minor bigint,
  round_closed boolean,
  claimed_stake_minor bigint,
  claimed_win_minor bigint,
  free_round_id text,
  jackpot_contribution numeric,
  jackpot_id text,
  jackpot_win_minor bigint,
  occurred_at timestamptz,
  campaign_id text,
  reason text,
  contribution_jackpot_id text,
  takes_back_wins boolean,
  carry_minor bigint,
  -- The mark of its request was used before.
  is_replayed boolean,
  -- What was answered to it before.
  known_id bigint,
  known_kind text,
  known_content_hash bytea,
  known_status text,
  known_processed_at timestamptz,
  -- Who plays. `is_own_player`: has or had a session at this provider; only looked up where it matters.
  member_id integer,
  site_id integer,
  currency text,
  member_status text,
  main_id bigint,
  balance_minor bigint,
  is_own_player boolean,
  excluded_until timestamptz,
  bet_max_minor bigint,
  session_stake_max_minor bigint,
  has_limits boolean,
  -- By the terms of bonuses that the member has running: the most of a stake, and how much of it counts, per cent.
  bonus_stake_max_minor bigint,
  counted_percent integer,
  -- The session that the token is of.
  token_session_id bigint,
  token_member_id integer,
  token_gp_id integer,
  token_is_over boolean,
  -- That session, or else the one that the target or the round is of.
  session_id bigint,
  -- What was staked in it; only where the member has set a most for it.
  session_stake_minor bigint,
  -- Where is played.
  game_id integer,
  game_is_open boolean,
  stake_max_minor bigint,
  stake_ceiling bigint,
  win_multiple numeric,
  held_id bigint,
  house_id bigint,
  -- The site wants more time between this round and the one before it.
  is_too_soon boolean,
  -- The round as it stands.
  round_id bigint,
  round_game_id integer,
  round_state text,
  round_bets integer,
  round_stake_minor bigint,
  round_held_minor bigint,
  round_win_minor bigint,
  -- The transaction that it speaks of. `target_is_won`: a bet that has its win.
  target_kind text,
  target_state text,
  target_member_id integer,
  target_round_id bigint,
  target_game_id integer,
  target_stake_minor bigint,
  target_win_minor bigint,
  target_is_won boolean,
  target_free_round_id text,
  target_contribution numeric,
  target_pot_id integer,
  target_won_pot_id integer
);

-- How much of a stake counts towards wagering requirements, per cent, by the terms of a bonus (decision 0350).
CREATE OR REPLACE FUNCTION wallet.counted_percent(p_weights jsonb, p_gt_id integer, p_game_id integer) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce((p_weights -> 'games' ->> p_game_id::text)::integer, (p_weights -> 'types' ->> p_gt_id::text)::integer, 100)
$$;

-- This and what judges have no settings of their own: so the planner writes them into wallet.judge, whose settings hold,
-- and a batch stays one statement.
CREATE OR REPLACE FUNCTION wallet.read_facts(
  p_operations json, p_replayed integer[], p_member_ids integer[], p_main_ids bigint[], p_balances bigint[], p_now timestamptz
) RETURNS SETOF wallet.fact
LANGUAGE sql STABLE AS $$
  WITH asked AS MATERIALIZED (
    SELECT o.*, m.id AS member_id, m.site_id, m.currency, m.status AS member_status
    FROM json_to_recordset(p_operations) AS o (
      n integer, gp_id integer, kind text, transaction_id text, content_hash text, player integer,
      token_hash text, wire_currency text, game_code text, round_ref text, target_transaction_id text,
      stake_minor bigint, win_minor bigint, round_closed boolean, claimed_stake_minor bigint,
      claimed_win_minor bigint, free_round_id text, jackpot_contribution numeric, jackpot_id text,
      jackpot_win_minor bigint, occurred_at timestamptz, campaign_id text, reason text,
      contribution_jackpot_id text, takes_back_wins boolean, carry_minor bigint)
    LEFT JOIN member m ON m.id = o.player
  ), place AS MATERIALIZED (
    -- Where is played: much the same for everybody, so it is looked up once for all who play there.
    SELECT d.*, held.id AS held_id, house.id AS house_id, g.id AS game_id, g.gt_id, gl.stake_max_minor,
      g.state = 'live' AND sg.enabled IS TRUE AND sp.enabled IS TRUE
        AND (sp.maintenance_start_at <= p_now AND (sp.maintenance_end_at > p_now OR sp.maintenance_end_at IS NULL)) IS NOT TRUE
        AS is_open,
      -- How far apart the site wants rounds of this game to begin; nothing for games that are no slots.
      CASE g.gt_id WHEN 2 THEN make_interval(secs => si.slot_round_ms / 1000.0) END AS pace,
      coalesce(g.win_multiple_max, gp.win_multiple_max) AS win_multiple,
      -- For what is won without a stake; no limit is set for the currency: ten million minor units.
      coalesce(gl.stake_max_minor, 10000000) AS stake_ceiling
    FROM (SELECT DISTINCT gp_id, game_code, site_id, currency FROM asked) d
    LEFT JOIN ledger.account held ON held.owner_id = d.gp_id AND held.site_id = d.site_id
      AND held.purpose = 'held' AND held.counterparty_id = 0 AND held.owner_kind = 'provider'
      AND held.currency = d.currency
    LEFT JOIN ledger.account house ON house.owner_id = d.gp_id AND house.site_id = d.site_id
      AND house.purpose = 'house' AND house.counterparty_id = 0 AND house.owner_kind = 'provider'
      AND house.currency = d.currency
    LEFT JOIN game g ON g.gp_id = d.gp_id AND g.game_code = d.game_code
    LEFT JOIN site_game sg ON sg.site_id = d.site_id AND sg.game_id = g.id
    LEFT JOIN site_provider sp ON sp.site_id = d.site_id AND sp.gp_id = d.gp_id
    LEFT JOIN game_limit gl ON gl.game_id = g.id AND gl.currency = d.currency
    LEFT JOIN site si ON si.id = d.site_id
    LEFT JOIN provider gp ON gp.gp_id = d.gp_id
  )
  SELECT
    o.n AS n,
    o.gp_id AS gp_id,
    o.kind AS kind,
    o.transaction_id AS transaction_id,
    decode(o.content_hash, 'hex') AS content_hash,
    o.wire_currency AS wire_currency,
    o.game_code AS game_code,
    o.round_ref AS round_ref,
    o.target_transaction_id AS target_transaction_id,
    o.stake_minor AS stake_minor,
    o.win_minor AS win_minor,
    o.round_closed AS round_closed,
    o.claimed_stake_minor AS claimed_stake_minor,
    o.claimed_win_minor AS claimed_win_minor,
    o.free_round_id AS free_round_id,
    o.jackpot_contribution AS jackpot_contribution,
    o.jackpot_id AS jackpot_id,
    o.jackpot_win_minor AS jackpot_win_minor,
    o.occurred_at AS occurred_at,
    o.campaign_id AS campaign_id,
    o.reason AS reason,
    o.contribution_jackpot_id AS contribution_jackpot_id,
    o.takes_back_wins AS takes_back_wins,
    o.carry_minor AS carry_minor,
    o.n = ANY (p_replayed) AS is_replayed,
    t.id AS known_id,
    t.kind::text AS known_kind,
    t.content_hash AS known_content_hash,
    t.status AS known_status,
    t.processed_at AS known_processed_at,
    o.member_id AS member_id,
    o.site_id AS site_id,
    o.currency AS currency,
    o.member_status::text AS member_status,
    p_main_ids[array_position(p_member_ids, o.member_id)] AS main_id,
    coalesce(p_balances[array_position(p_member_ids, o.member_id)], 0) AS balance_minor,
    CASE WHEN o.kind IN ('rollback', 'promo_win') THEN EXISTS (
      SELECT FROM game_session gs WHERE gs.member_id = o.member_id AND gs.gp_id = o.gp_id) END AS is_own_player,
    rule.excluded_until AS excluded_until,
    rule.bet_max_minor AS bet_max_minor,
    rule.session_stake_max_minor AS session_stake_max_minor,
    -- Never null: of members without a row the limits would be asked for all the same.
    coalesce(rule.has_limits, false) AS has_limits,
    CASE WHEN rule.bonus_until > p_now THEN rule.bonus_stake_max_minor END AS bonus_stake_max_minor,
    CASE WHEN rule.bonus_until > p_now THEN wallet.counted_percent(rule.bonus_weights, p.gt_id, p.game_id) END
      AS counted_percent,
    s.id AS token_session_id,
    s.member_id AS token_member_id,
    s.gp_id AS token_gp_id,
    s.ended_at IS NOT NULL OR s.expires_at <= p_now AS token_is_over,
    coalesce(s.id, b.session_id, r.session_id) AS session_id,
    CASE WHEN rule.session_stake_max_minor IS NOT NULL AND o.kind IN ('bet', 'bet_win') THEN (
      -- A round that an earlier session left open counts whole: its stakes are not kept by session.
      SELECT coalesce(sum(sr.stake_minor), 0)::bigint FROM round sr
      WHERE sr.member_id = o.member_id AND sr.gp_id = s.gp_id
        AND (sr.session_id = s.id OR coalesce(sr.closed_at >= s.created_at, true))) END AS session_stake_minor,
    p.game_id AS game_id,
    p.is_open AS game_is_open,
    p.stake_max_minor AS stake_max_minor,
    p.stake_ceiling AS stake_ceiling,
    p.win_multiple AS win_multiple,
    p.held_id AS held_id,
    p.house_id AS house_id,
    -- Further stakes of a round that is open are no new round, and one that was rolled back was not played. The newest
    -- twenty are enough: nobody plays more of other kinds between two rounds of slots.
    CASE WHEN p.pace IS NOT NULL AND r.id IS NULL AND o.kind IN ('bet', 'bet_win') THEN EXISTS (
      SELECT FROM (
        SELECT mr.game_id, mr.opened_at, mr.state FROM round mr
        WHERE mr.member_id = o.member_id ORDER BY mr.id DESC LIMIT 20
      ) pr JOIN game pg ON pg.id = pr.game_id
      WHERE pr.opened_at > p_now - p.pace AND pr.state <> 'rolled_back' AND pg.gt_id = 2) END AS is_too_soon,
    r.id AS round_id,
    r.game_id AS round_game_id,
    r.state::text AS round_state,
    coalesce(r.bets, 0) AS round_bets,
    coalesce(r.stake_minor, 0) AS round_stake_minor,
    coalesce(r.held_minor, 0) AS round_held_minor,
    coalesce(r.win_minor, 0) AS round_win_minor,
    b.kind::text AS target_kind,
    b.state::text AS target_state,
    b.member_id AS target_member_id,
    b.round_id AS target_round_id,
    b.game_id AS target_game_id,
    coalesce(b.stake_minor, 0) AS target_stake_minor,
    coalesce(b.win_minor, 0) AS target_win_minor,
    CASE WHEN o.kind = 'rollback' AND b.kind IN ('bet', 'bet_win') THEN EXISTS (
      SELECT FROM wallet_transaction w
      WHERE w.round_id = r.id AND w.kind = 'win' AND w.state = 'done' AND w.target_transaction_id = b.transaction_id)
      END AS target_is_won,
    b.free_round_id AS target_free_round_id,
    b.jackpot_contribution AS target_contribution,
    b.pot_id AS target_pot_id,
    b.won_pot_id AS target_won_pot_id
  FROM asked o
  JOIN place p ON p.gp_id = o.gp_id AND p.game_code IS NOT DISTINCT FROM o.game_code
    AND p.site_id IS NOT DISTINCT FROM o.site_id AND p.currency IS NOT DISTINCT FROM o.currency
  LEFT JOIN wallet_transaction t ON t.gp_id = o.gp_id AND t.transaction_id = o.transaction_id
  LEFT JOIN game_session s ON s.token_hash = decode(o.token_hash, 'hex')
  LEFT JOIN member_play_rule rule ON rule.member_id = o.member_id
  LEFT JOIN round r ON r.gp_id = o.gp_id AND r.round_ref = o.round_ref AND r.member_id = o.member_id
  LEFT JOIN wallet_transaction b ON b.gp_id = o.gp_id AND b.transaction_id = o.target_transaction_id
$$;

-- A bet, alone or with its win.
CREATE OR REPLACE FUNCTION wallet.judge_stake(f wallet.fact, p_now timestamptz) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN f.token_session_id IS NULL OR f.token_member_id IS DISTINCT FROM f.member_id OR f.token_gp_id <> f.gp_id
      THEN 'INVALID_TOKEN'
    WHEN f.token_is_over THEN 'TOKEN_EXPIRED'
    WHEN f.member_status <> 'active' THEN 'PLAYER_BLOCKED'
    WHEN f.excluded_until > p_now THEN 'PLAYER_EXCLUDED'
    WHEN f.wire_currency IS DISTINCT FROM f.currency THEN 'WRONG_CURRENCY'
    WHEN f.game_id IS NULL OR f.round_game_id <> f.game_id THEN 'INVALID_GAME'
    WHEN NOT f.game_is_open THEN 'GAME_DISABLED'
    WHEN f.round_state <> 'open' THEN 'ROUND_CLOSED'
    WHEN f.stake_minor > least(f.stake_max_minor, f.bet_max_minor, f.bonus_stake_max_minor) THEN 'LIMIT_REACHED'
    WHEN f.stake_minor > f.session_stake_max_minor - f.session_stake_minor THEN 'LIMIT_REACHED'
    WHEN f.has_limits AND NOT wallet.keeps_limits(f.member_id, f.main_id, f.stake_minor, p_now) THEN 'LIMIT_REACHED'
    WHEN f.is_too_soon THEN 'LIMIT_REACHED'
    ELSE 'OK' END
$$;

CREATE OR REPLACE FUNCTION wallet.judge_win(f wallet.fact) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN f.target_kind IS NULL OR f.target_kind NOT IN ('bet', 'bet_win', 'tombstone') OR f.target_state = 'rejected'
      OR f.target_member_id IS DISTINCT FROM f.member_id
      OR (f.target_kind <> 'tombstone' AND f.target_round_id IS DISTINCT FROM f.round_id) THEN 'BET_NOT_FOUND'
    WHEN f.target_state = 'rolled_back' THEN 'CANCELLED_BEFORE'
    WHEN f.wire_currency IS DISTINCT FROM f.currency THEN 'WRONG_CURRENCY'
    WHEN f.game_id IS DISTINCT FROM f.target_game_id THEN 'INVALID_GAME'
    WHEN f.round_state <> 'open' THEN 'ROUND_CLOSED'
    ELSE 'OK' END
$$;

CREATE OR REPLACE FUNCTION wallet.judge_rollback(f wallet.fact) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    -- A provider only speaks of its own players; whoever is none of them is nobody, and leaves nothing behind.
    WHEN NOT f.is_own_player THEN 'INVALID_TOKEN'
    WHEN f.target_kind NOT IN ('bet', 'bet_win', 'tombstone') AND NOT (f.target_kind = 'win' AND f.takes_back_wins IS TRUE)
      THEN 'BAD_REQUEST'
    WHEN f.wire_currency <> f.currency THEN 'WRONG_CURRENCY'
    WHEN f.target_kind IS NULL THEN 'OK'
    WHEN f.target_member_id IS DISTINCT FROM f.member_id THEN 'BET_NOT_FOUND'
    WHEN f.target_kind = 'tombstone' OR f.target_state <> 'done' THEN 'OK'
    WHEN f.target_round_id IS DISTINCT FROM f.round_id THEN 'BET_NOT_FOUND'
    -- What a pot paid began the pot anew.
    WHEN f.target_kind = 'win' THEN CASE WHEN f.target_won_pot_id IS NULL THEN 'OK' ELSE 'ALREADY_SETTLED' END
    WHEN f.round_state <> 'open' OR f.target_is_won THEN 'ALREADY_SETTLED'
    ELSE 'OK' END
$$;

CREATE OR REPLACE FUNCTION wallet.judge_promotion(f wallet.fact) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    -- The session may be long over, but there must have been one: a provider pays its own players.
    WHEN NOT f.is_own_player THEN 'INVALID_TOKEN'
    WHEN f.wire_currency IS DISTINCT FROM f.currency THEN 'WRONG_CURRENCY'
    WHEN f.game_code IS NOT NULL AND f.game_id IS NULL THEN 'INVALID_GAME'
    WHEN f.round_ref IS NOT NULL AND f.round_id IS NULL THEN 'BET_NOT_FOUND'
    ELSE 'OK' END
$$;

-- The end of a round, or a correction after it: whatever the round's state.
CREATE OR REPLACE FUNCTION wallet.judge_round(f wallet.fact) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN f.round_id IS NULL THEN 'BET_NOT_FOUND'
    WHEN f.wire_currency IS DISTINCT FROM f.currency THEN 'WRONG_CURRENCY'
    WHEN f.game_id IS DISTINCT FROM f.round_game_id THEN 'INVALID_GAME'
    ELSE 'OK' END
$$;

-- What is answered once more: what was answered before.
CREATE OR REPLACE FUNCTION wallet.judge_known(f wallet.fact) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN f.is_replayed THEN 'REPLAYED'
    WHEN f.known_kind = 'tombstone' THEN 'CANCELLED_BEFORE'
    WHEN f.known_content_hash <> f.content_hash THEN 'DUPLICATE_MISMATCH'
    ELSE f.known_status END
$$;

-- Judges operations by what stands in the database. The members' main accounts must be locked, so that nothing
-- that is read here can change before it is acted upon: every operation of a member waits for that lock. `p_member_ids`,
-- `p_main_ids` and `p_balances` are what wallet.lock_mains answered.
CREATE OR REPLACE FUNCTION wallet.judge(
  p_operations json, p_replayed integer[], p_member_ids integer[], p_main_ids bigint[], p_balances bigint[], p_now timestamptz
) RETURNS wallet.step[]
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN (
  WITH judged AS (
    SELECT f.*, f.known_id IS NOT NULL OR f.is_replayed AS is_known,
      CASE
        WHEN f.known_id IS NOT NULL OR f.is_replayed THEN wallet.judge_known(f)
        WHEN f.kind IN ('bet', 'bet_win') THEN wallet.judge_stake(f, p_now)
        WHEN f.kind = 'win' THEN wallet.judge_win(f)
        WHEN f.kind = 'rollback' THEN wallet.judge_rollback(f)
        WHEN f.kind = 'promo_win' THEN wallet.judge_promotion(f)
        ELSE wallet.judge_round(f) END AS status
    FROM wallet.read_facts(p_operations, p_replayed, p_member_ids, p_main_ids, p_balances, p_now) f
    -- Without this the planner writes the judgement into every place that uses it, and each is judged dozens of times.
    -- Materializing costs the path of bets a hundredth and a half.
    OFFSET 0
  ), meant AS (
    SELECT j.*, g.*,
      g.is_moving AND j.kind IN ('bet', 'bet_win') AND j.round_id IS NULL AS opens,
      g.is_moving AND (j.kind IN ('bet_win', 'round_close') OR j.round_closed) AS closes,
      g.is_taking_back AND j.target_kind = 'bet' AS is_refund,
      g.is_taking_back AND j.target_kind = 'win' AS is_takeback,
      j.round_bets + CASE
        WHEN j.kind IN ('bet', 'bet_win') THEN 1
        WHEN j.kind = 'rollback' AND j.target_kind IS DISTINCT FROM 'win' THEN -1
        ELSE 0 END AS bets_after,
      j.round_stake_minor + CASE
        WHEN j.kind = 'rollback' THEN -j.target_stake_minor
        WHEN g.is_beside THEN 0
        ELSE j.stake_minor END AS stake_after
    FROM judged j CROSS JOIN LATERAL (
      SELECT j.status = 'OK' AND NOT j.is_known AS is_moving, j.kind IN ('adjust', 'promo_win') AS is_beside,
        coalesce(j.status = 'OK' AND NOT j.is_known AND j.kind = 'rollback' AND j.target_state = 'done', false)
          AS is_taking_back
    ) g
  )
  SELECT array_agg(ROW(s.*)::wallet.step ORDER BY s.n) FROM (
    -- In the order of wallet.step; a test holds that the names are its own.
    SELECT
      m.n AS n,
      m.gp_id AS gp_id,
      m.kind AS kind,
      m.transaction_id AS transaction_id,
      m.content_hash AS content_hash,
      m.target_transaction_id AS target_transaction_id,
      m.round_ref AS round_ref,
      m.stake_minor AS stake_minor,
      m.win_minor AS win_minor,
      m.claimed_stake_minor AS claimed_stake_minor,
      m.claimed_win_minor AS claimed_win_minor,
      coalesce(m.free_round_id, m.target_free_round_id) AS free_round_id,
      CASE WHEN m.is_refund THEN -m.target_contribution ELSE m.jackpot_contribution END AS jackpot_contribution,
      m.jackpot_id AS jackpot_id,
      m.jackpot_win_minor AS jackpot_win_minor,
      m.occurred_at AS occurred_at,
      m.status AS status,
      m.is_known AS is_known,
      m.is_moving AND m.kind = 'rollback' AND m.target_kind IS NULL AS is_tombstone,
      CASE WHEN m.is_refund THEN m.target_stake_minor ELSE 0 END AS refund_minor,
      m.is_refund AS is_refund,
      CASE WHEN m.is_known THEN m.known_id ELSE nextval('wallet_transaction_id_seq') END AS transaction_row_id,
      CASE WHEN m.is_known THEN m.known_processed_at ELSE p_now END AS processed_at,
      m.site_id AS site_id,
      m.member_id AS member_id,
      m.currency AS currency,
      m.balance_minor AS balance_minor,
      m.main_id AS main_id,
      m.held_id AS held_id,
      m.house_id AS house_id,
      m.session_id AS session_id,
      m.game_id AS game_id,
      CASE WHEN m.opens THEN nextval('round_id_seq') ELSE m.round_id END AS round_id,
      m.opens AS round_is_new,
      CASE WHEN m.closes AND NOT m.is_known THEN m.round_held_minor ELSE 0 END AS released_minor,
      m.bets_after AS round_bets,
      m.stake_after AS round_stake_minor,
      CASE WHEN m.closes THEN 0
        ELSE m.round_held_minor + CASE m.kind WHEN 'bet' THEN m.stake_minor ELSE 0 END
          - CASE WHEN m.is_refund THEN m.target_stake_minor ELSE 0 END END AS round_held_minor,
      m.round_win_minor + CASE
        WHEN m.is_beside THEN 0
        WHEN m.is_takeback THEN -m.target_win_minor
        ELSE m.win_minor END AS round_win_minor,
      CASE WHEN m.is_beside OR m.is_takeback THEN m.round_state
        WHEN m.closes THEN CASE m.round_state WHEN 'rolled_back' THEN 'rolled_back' ELSE 'closed' END
        WHEN m.is_refund AND m.bets_after = 0 AND m.round_win_minor = 0 THEN 'rolled_back'
        ELSE 'open' END AS round_state,
      m.kind = 'round_close'
        AND (m.claimed_stake_minor, m.claimed_win_minor) IS DISTINCT FROM (m.stake_after, m.round_win_minor) AS mismatch,
      m.campaign_id AS campaign_id,
      m.reason AS reason,
      m.contribution_jackpot_id AS contribution_jackpot_id,
      CASE WHEN m.status = 'BAD_REQUEST' AND m.kind = 'rollback' THEN 'target_transaction_id' END AS field,
      m.house_id AS source_id,
      CASE WHEN m.is_refund THEN m.target_pot_id END AS pot_id,
      NULL::integer AS won_pot_id,
      NULL::bigint AS pot_account_id,
      0::bigint AS pot_minor,
      least(m.win_multiple * CASE WHEN m.is_beside OR m.stake_after = 0 THEN m.stake_ceiling ELSE m.stake_after END,
        9007199254740991)::bigint AS bound_minor,
      NULL::bigint AS withheld_id,
      m.is_takeback AS is_takeback,
      CASE WHEN m.is_takeback THEN m.target_win_minor ELSE 0 END AS takeback_minor,
      m.main_id AS takeback_id,
      CASE WHEN m.is_refund OR m.is_takeback THEN coalesce(m.carry_minor, 0) ELSE 0 END AS carry_minor,
      CASE WHEN m.counted_percent < 100 AND m.is_moving AND m.kind IN ('bet', 'bet_win')
        THEN m.stake_minor - m.stake_minor * m.counted_percent / 100 ELSE 0 END AS uncounted_minor
    FROM meant m
  ) s);
END $$;

-- Parts of a minor unit ---------------------------------------------------------------------------------------------

-- What batches of wires that count in minor units never enter.

-- Turns amounts with parts of a minor unit into whole ones, by what stands in the members' accounts of remainders: a stake
-- takes one minor unit more where the remainder does not reach, a win pays one more where the parts make it whole. Adds
-- the remainder before and after and, for what is taken back, `carry_minor`. The members' main accounts must be locked: a
-- member's remainder changes under that lock alone. For bets, wins and rollbacks.
CREATE OR REPLACE FUNCTION wallet.round_parts(p_operations json) RETURNS json
LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT json_agg(CASE WHEN a.per_minor IS NULL THEN o.value ELSE (o.value::jsonb || jsonb_build_object(
    'stake_minor', a.stake_minor + (a.stake_parts > k.parts)::integer,
    'win_minor', a.win_minor + (k.parts + a.win_parts >= a.per_minor)::integer,
    'carry_minor', t.carry_minor,
    'remainder_before', k.parts,
    'remainder_after', CASE
      WHEN a.kind = 'rollback' THEN k.parts - k.taken_back - t.carry_minor * a.per_minor
      ELSE k.parts + a.win_parts - a.stake_parts + a.per_minor
        * ((a.stake_parts > k.parts)::integer - (k.parts + a.win_parts >= a.per_minor)::integer) END
  ))::json END ORDER BY o.place)
  FROM json_array_elements(p_operations) WITH ORDINALITY AS o (value, place)
  CROSS JOIN LATERAL json_to_record(o.value) AS a (gp_id integer, kind text, player integer, target_transaction_id text,
    stake_minor bigint, win_minor bigint, per_minor integer, stake_parts integer, win_parts integer)
  LEFT JOIN remainder r ON r.gp_id = a.gp_id AND r.member_id = a.player AND r.per_minor = a.per_minor
  LEFT JOIN remainder_move m ON a.kind = 'rollback' AND m.gp_id = a.gp_id AND m.transaction_id = a.target_transaction_id
    AND m.per_minor = a.per_minor AND m.member_id = a.player
  CROSS JOIN LATERAL (SELECT coalesce(r.parts, 0) AS parts, coalesce(m.parts, 0) AS taken_back) k
  -- Where the remainder stands after the parts went back: below nothing, within a minor unit, or beyond one.
  CROSS JOIN LATERAL (SELECT floor((k.parts - k.taken_back)::numeric / a.per_minor)::integer AS carry_minor) t
$$;

-- Writes down what the steps that were done changed in the accounts of remainders.
CREATE OR REPLACE FUNCTION wallet.keep_remainders(p_operations json, p_steps wallet.step[]) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  WITH move AS MATERIALIZED (
    SELECT s.gp_id, s.transaction_id, s.member_id, o.per_minor, o.remainder_after AS after,
      o.remainder_after - o.remainder_before AS change
    FROM json_to_recordset(p_operations) AS o (n integer, per_minor integer, remainder_before integer, remainder_after integer)
    JOIN unnest(p_steps) s ON s.n = o.n
    WHERE o.remainder_after <> o.remainder_before AND s.status = 'OK' AND NOT s.is_known
      AND (s.kind <> 'rollback' OR s.is_refund OR s.is_takeback)
  ), kept AS (
    INSERT INTO remainder (gp_id, member_id, per_minor, parts)
    SELECT m.gp_id, m.member_id, m.per_minor, m.after FROM move m
    ON CONFLICT (gp_id, member_id, per_minor) DO UPDATE SET parts = EXCLUDED.parts
  )
  INSERT INTO remainder_move (gp_id, transaction_id, member_id, per_minor, parts)
  SELECT m.gp_id, m.transaction_id, m.member_id, m.per_minor, m.change FROM move m
$$;

-- Wins that are taken back ------------------------------------------------------------------------------------------

-- Says where a win that is taken back lies, and whom it goes back to: a win that still waits for staff comes from the
-- account of withheld wins, one that they refused is with the house already.
CREATE OR REPLACE FUNCTION wallet.judge_takebacks(p_steps wallet.step[]) RETURNS wallet.step[]
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_step wallet.step;
  v_state text;
BEGIN
  FOR i IN 1..coalesce(cardinality(p_steps), 0) LOOP
    v_step := p_steps[i];
    CONTINUE WHEN NOT coalesce(v_step.is_takeback, false);
    IF v_step.free_round_id IS NOT NULL THEN
      v_step.source_id := wallet.promotion_account(v_step.site_id, v_step.currency);
    END IF;
    -- Locked, because staff may be deciding about it.
    SELECT w.state INTO v_state FROM withheld_win w
    WHERE w.gp_id = v_step.gp_id AND w.transaction_id = v_step.target_transaction_id FOR NO KEY UPDATE;
    IF v_state = 'withheld' THEN
      v_step.takeback_id := (ledger.account_ids(ARRAY[v_step.site_id], ARRAY['provider'::ledger.owner_kind],
        ARRAY[v_step.gp_id], ARRAY['withheld'::ledger.purpose], ARRAY[0], ARRAY[v_step.currency]))[1];
    ELSIF v_state = 'refused' THEN
      v_step.takeback_minor := 0;
    END IF;
    p_steps[i] := v_step;
  END LOOP;
  RETURN p_steps;
END $$;

-- Writes down that wins were taken back.
CREATE OR REPLACE FUNCTION wallet.keep_takebacks(p_steps wallet.step[], p_now timestamptz) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  UPDATE free_round_grant f SET won_minor = f.won_minor - t.win_minor
  FROM unnest(p_steps) s
  JOIN wallet_transaction t ON t.gp_id = s.gp_id AND t.transaction_id = s.target_transaction_id
  WHERE s.is_takeback AND s.status = 'OK' AND f.gp_id = s.gp_id AND f.free_round_id = s.free_round_id;
  UPDATE withheld_win w SET state = 'taken_back', decided_at = coalesce(w.decided_at, p_now),
    decided_by = coalesce(w.decided_by, 'provider')
  FROM unnest(p_steps) s
  WHERE s.is_takeback AND s.status = 'OK' AND w.gp_id = s.gp_id AND w.transaction_id = s.target_transaction_id
$$;

-- Locks the members' main accounts in the order of their ids, and answers what stands on them.
CREATE OR REPLACE FUNCTION wallet.lock_mains(
  p_players integer[], OUT member_ids integer[], OUT main_ids bigint[], OUT balances bigint[]
) LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  SELECT array_agg(l.owner_id), array_agg(l.id), array_agg(l.balance_minor) INTO member_ids, main_ids, balances
  FROM (
    SELECT a.owner_id, a.id, a.balance_minor
    FROM member m JOIN ledger.account a ON a.owner_id = m.id AND a.site_id = m.site_id
      AND a.purpose = 'main' AND a.counterparty_id = 0 AND a.owner_kind = 'member' AND a.currency = m.currency
    WHERE m.id = ANY (p_players)
    ORDER BY a.id FOR NO KEY UPDATE OF a
  ) l;
END $$;

-- Opens the accounts that the steps need, as far as nobody needed them before.
CREATE OR REPLACE FUNCTION wallet.open_accounts(p_steps wallet.step[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM ledger.account_ids(array_agg(w.site_id), array_agg(w.owner_kind::ledger.owner_kind), array_agg(w.owner_id),
    array_agg(w.purpose::ledger.purpose), array_agg(0), array_agg(w.currency))
  FROM (
    SELECT DISTINCT s.site_id, k.owner_kind, k.owner_id, k.purpose, s.currency
    FROM unnest(p_steps) s CROSS JOIN LATERAL (VALUES
      ('member', s.member_id, 'main'), ('provider', s.gp_id, 'held'), ('provider', s.gp_id, 'house')
    ) AS k (owner_kind, owner_id, purpose)
    WHERE s.status = 'OK' AND NOT s.is_known AND s.site_id IS NOT NULL
  ) w;
END $$;

-- Free rounds, jackpots, promotions -------------------------------------------------------------------------------------

-- What batches of plain bets and wins never enter.

-- A bet on a free round: whether the member has one left. Every bet of a member waits for the member's account, so no
-- other can use it up meanwhile.
CREATE OR REPLACE FUNCTION wallet.judge_free_round(p_step wallet.step, p_now timestamptz) RETURNS wallet.step
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_grant free_round_grant;
BEGIN
  SELECT * INTO v_grant FROM free_round_grant f
  WHERE f.gp_id = p_step.gp_id AND f.free_round_id = p_step.free_round_id AND f.member_id = p_step.member_id
    AND f.game_id = p_step.game_id AND f.currency = p_step.currency;
  p_step.field := CASE
    WHEN v_grant.gp_id IS NULL OR v_grant.state = 'refused' THEN 'free_round_id'
    WHEN p_step.stake_minor > 0 THEN CASE p_step.kind WHEN 'bet' THEN 'amount' ELSE 'bet_amount' END
    WHEN p_step.jackpot_contribution > v_grant.stake_minor THEN 'jackpot_contribution' END;
  p_step.status := CASE
    WHEN p_step.field IS NOT NULL THEN 'BAD_REQUEST'
    -- Until the provider has confirmed a cancellation, the rounds that it lets the member play are good.
    WHEN v_grant.state = 'cancelled' OR v_grant.expires_at <= p_now OR v_grant.used >= v_grant.rounds THEN 'LIMIT_REACHED'
    ELSE 'OK' END;
  RETURN p_step;
END $$;

CREATE OR REPLACE FUNCTION wallet.promotion_account(p_site_id integer, p_currency text) RETURNS bigint
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  SELECT (ledger.account_ids(ARRAY[p_site_id], ARRAY['site'::ledger.owner_kind], ARRAY[p_site_id],
    ARRAY['promotion'::ledger.purpose], ARRAY[0], ARRAY[p_currency]))[1]
$$;

CREATE OR REPLACE FUNCTION wallet.pot_account(p_site_id integer, p_jackpot_id integer, p_currency text) RETURNS bigint
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  SELECT (ledger.account_ids(ARRAY[p_site_id], ARRAY['site'::ledger.owner_kind], ARRAY[p_site_id],
    ARRAY['jackpot'::ledger.purpose], ARRAY[p_jackpot_id], ARRAY[p_currency]))[1]
$$;

-- Brings what was contributed into the pot: whole minor units from the provider's house account, the fraction is kept
-- for the next time, and so is what is beyond the most that one move can carry. A new pot gets its seed first, one that was won what it
-- lost, up to the seed, from the site's promotion account: what others had contributed is on top of that, as providers count.
-- Answers false when somebody else has the pot in hand, or it is only shown. Locks the pot's row until the transaction
-- ends; bets do not need it. What each member's bets brought is written down beside the posting.
CREATE OR REPLACE FUNCTION wallet.collect_jackpot(p_jackpot_id integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  c_amount_max constant numeric := 9007199254740991;
  v_pot jackpot;
  v_sum numeric;
  -- Whole minor units to bring in, and those of them that this time brings.
  v_due numeric;
  v_whole bigint;
  v_seed bigint := 0;
  v_pot_account bigint;
  v_house_account bigint;
  v_promotion_account bigint;
  v_members integer[];
  v_amounts numeric[];
  v_status text;
  v_transfer_id bigint;
BEGIN
  SELECT * INTO v_pot FROM jackpot WHERE id = p_jackpot_id AND gp_id IS NOT NULL FOR NO KEY UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN false;
  END IF;

  WITH gone AS (
    DELETE FROM jackpot_contribution WHERE jackpot_id = p_jackpot_id RETURNING member_id, amount
  ), brought AS (
    SELECT member_id, sum(amount) AS amount FROM gone GROUP BY member_id
  )
  SELECT coalesce(sum(amount), 0), array_agg(member_id), array_agg(amount) INTO v_sum, v_members, v_amounts FROM brought;
  v_due := floor(v_pot.remainder + v_sum);
  v_whole := greatest(least(v_due, c_amount_max), -c_amount_max);
  IF v_whole <> v_due THEN
    INSERT INTO jackpot_contribution (jackpot_id, amount) VALUES (v_pot.id, v_due - v_whole);
  END IF;
  v_pot_account := wallet.pot_account(v_pot.site_id, v_pot.id, v_pot.currency);
  IF v_pot.seed_due THEN
    v_seed := least(v_pot.seed_minor, coalesce(v_pot.won_minor, v_pot.seed_minor));
  END IF;

  IF v_whole <> 0 OR v_seed > 0 THEN
    v_house_account := (ledger.account_ids(ARRAY[v_pot.site_id], ARRAY['provider'::ledger.owner_kind],
      ARRAY[v_pot.gp_id], ARRAY['house'::ledger.purpose], ARRAY[0], ARRAY[v_pot.currency]))[1];
    v_promotion_account := wallet.promotion_account(v_pot.site_id, v_pot.currency);
    SELECT b.status, b.transfer_id INTO v_status, v_transfer_id
    FROM (
      SELECT array_agg(1) AS transfers, array_agg(m.from_id ORDER BY m.place) AS froms,
        array_agg(m.to_id ORDER BY m.place) AS tos, array_agg(m.amount ORDER BY m.place) AS amounts
      FROM (VALUES
        (1, v_promotion_account, v_pot_account, v_seed),
        (2, v_house_account, v_pot_account, greatest(v_whole, 0)),
        -- Bets that were taken back after their part had been brought in.
        (3, v_pot_account, v_house_account, greatest(-v_whole, 0))
      ) AS m (place, from_id, to_id, amount) WHERE m.amount > 0
    ) m CROSS JOIN LATERAL ledger.post_batch(ARRAY[v_pot.site_id], ARRAY['jackpot'],
      ARRAY[format('%s:%s', v_pot.id, v_pot.collections + 1)], ARRAY['promotion'::ledger.posting_kind], ARRAY[v_pot.code],
      ARRAY['jackpot seed and contributions'], ARRAY['system'], NULL, NULL, m.transfers, m.froms, m.tos, m.amounts) b;
    IF v_status <> 'posted' THEN
      RAISE EXCEPTION 'the ledger answered % for the contributions to jackpot %', v_status, v_pot.id;
    END IF;
    IF v_whole <> 0 THEN
      INSERT INTO jackpot_part (transfer_id, member_id, amount_minor)
      SELECT v_transfer_id, p.member_id, p.brought - p.before
      FROM (
        SELECT b.member_id, greatest(least(floor(v_pot.remainder + b.upto), c_amount_max), -c_amount_max) AS brought,
          greatest(least(floor(v_pot.remainder + b.upto - b.amount), c_amount_max), -c_amount_max) AS before
        FROM (
          SELECT u.member_id, u.amount, sum(u.amount) OVER (ORDER BY u.member_id) AS upto
          FROM unnest(v_members, v_amounts) AS u (member_id, amount)) b
      ) p WHERE p.brought <> p.before;
    END IF;
  END IF;

  IF v_sum <> 0 OR v_seed > 0 OR v_pot.seed_due THEN
    UPDATE jackpot SET remainder = v_pot.remainder + v_sum - v_due, seed_due = false, collections = collections + 1,
      updated_at = now()
    WHERE id = v_pot.id;
  END IF;
  RETURN true;
END $$;

-- Counts what the pots hold, for the pages. Answers the totals of the currencies that changed.
CREATE OR REPLACE FUNCTION wallet.show_jackpots() RETURNS TABLE (site_id integer, currency text, total_minor bigint)
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  WITH pot AS (
    SELECT j.id, j.site_id, j.currency, j.enabled, j.shown_minor AS before,
      CASE WHEN j.gp_id IS NULL THEN j.seed_minor
        ELSE greatest(ledger.balance_of(wallet.pot_account(j.site_id, j.id, j.currency)), 0) END AS now
    FROM jackpot j WHERE j.site_id <> ALL (cell.hidden())
  ), changed AS (
    UPDATE jackpot j SET shown_minor = p.now, updated_at = now()
    FROM pot p WHERE p.id = j.id AND p.now IS DISTINCT FROM p.before
    RETURNING j.site_id, j.currency
  )
  SELECT p.site_id, p.currency, sum(p.now)::bigint
  FROM pot p
  WHERE p.enabled AND (p.site_id, p.currency) IN (SELECT c.site_id, c.currency FROM changed c)
  GROUP BY p.site_id, p.currency
$$;

-- A win of a jackpot. One of the hall's is paid from its pot as far as that reaches, the house pays the rest; one that
-- the hall does not know is the provider's own. Another who has the pot in hand is not waited for: the batch would wait
-- with it.
CREATE OR REPLACE FUNCTION wallet.judge_jackpot_win(p_step wallet.step, p_steps wallet.step[]) RETURNS wallet.step
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_jackpot_id integer;
BEGIN
  SELECT j.id INTO v_jackpot_id FROM jackpot j
  WHERE j.gp_id = p_step.gp_id AND j.site_id = p_step.site_id AND j.currency = p_step.currency
    AND j.wire_id = p_step.jackpot_id;
  IF v_jackpot_id IS NULL THEN
    RETURN p_step;
  END IF;
  IF EXISTS (SELECT FROM unnest(p_steps) s WHERE s.won_pot_id = v_jackpot_id)
    OR NOT wallet.collect_jackpot(v_jackpot_id)
  THEN
    p_step.status := 'RETRY_LATER';
    RETURN p_step;
  END IF;
  p_step.won_pot_id := v_jackpot_id;
  p_step.pot_account_id := wallet.pot_account(p_step.site_id, v_jackpot_id, p_step.currency);
  p_step.pot_minor :=
    greatest(least(ledger.balance_of(p_step.pot_account_id), p_step.jackpot_win_minor, p_step.win_minor), 0);
  RETURN p_step;
END $$;

-- The hall's pot that a contribution goes to; null for a provider's own jackpots. One that is not named is the
-- provider's only one.
CREATE OR REPLACE FUNCTION wallet.pot_of(p_step wallet.step) RETURNS integer
LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT min(j.id) FROM jackpot j
  WHERE j.gp_id = p_step.gp_id AND j.site_id = p_step.site_id AND j.currency = p_step.currency
    AND j.wire_id = coalesce(p_step.contribution_jackpot_id, j.wire_id)
  HAVING count(*) = 1
$$;

-- Judges what is beyond plain bets and wins, and names the accounts that pay.
CREATE OR REPLACE FUNCTION wallet.judge_extras(p_steps wallet.step[], p_now timestamptz) RETURNS wallet.step[]
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_step wallet.step;
BEGIN
  FOR i IN 1..coalesce(cardinality(p_steps), 0) LOOP
    v_step := p_steps[i];
    CONTINUE WHEN v_step.status <> 'OK' OR v_step.is_known;
    IF v_step.kind IN ('bet', 'bet_win') THEN
      IF v_step.free_round_id IS NOT NULL THEN
        v_step := wallet.judge_free_round(v_step, p_now);
      ELSIF v_step.jackpot_contribution > v_step.stake_minor THEN
        v_step.status := 'BAD_REQUEST';
        v_step.field := 'jackpot_contribution';
      END IF;
      IF v_step.status = 'OK' AND v_step.jackpot_contribution > 0 THEN
        v_step.pot_id := wallet.pot_of(v_step);
      END IF;
    END IF;
    IF v_step.status = 'OK' AND v_step.win_minor > 0 THEN
      IF v_step.kind = 'promo_win' OR v_step.free_round_id IS NOT NULL THEN
        v_step.source_id := wallet.promotion_account(v_step.site_id, v_step.currency);
      END IF;
      IF v_step.jackpot_win_minor > 0 THEN
        v_step := wallet.judge_jackpot_win(v_step, p_steps);
      END IF;
    END IF;
    IF v_step.status <> 'OK' AND v_step.round_is_new THEN
      v_step.round_id := NULL;
    END IF;
    p_steps[i] := v_step;
  END LOOP;
  RETURN p_steps;
END $$;

-- What a step makes of its round's wins, or of what is won beside one, but for what a pot pays.
CREATE OR REPLACE FUNCTION wallet.won_by(p_step wallet.step) RETURNS bigint
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT CASE WHEN p_step.kind IN ('adjust', 'promo_win') THEN p_step.win_minor ELSE p_step.round_win_minor END
    - p_step.pot_minor
$$;

-- Names the account of withheld wins in the steps whose win is beyond their bound.
CREATE OR REPLACE FUNCTION wallet.withhold(p_steps wallet.step[]) RETURNS wallet.step[]
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_step wallet.step;
BEGIN
  FOR i IN 1..coalesce(cardinality(p_steps), 0) LOOP
    v_step := p_steps[i];
    IF v_step.status = 'OK' AND NOT v_step.is_known AND v_step.win_minor > v_step.pot_minor
      AND wallet.won_by(v_step) > v_step.bound_minor
    THEN
      v_step.withheld_id := (ledger.account_ids(ARRAY[v_step.site_id], ARRAY['provider'::ledger.owner_kind],
        ARRAY[v_step.gp_id], ARRAY['withheld'::ledger.purpose], ARRAY[0], ARRAY[v_step.currency]))[1];
      p_steps[i] := v_step;
    END IF;
  END LOOP;
  RETURN p_steps;
END $$;

-- Writes down what the steps that were done mean for free rounds and pots.
CREATE OR REPLACE FUNCTION wallet.apply_extras(p_steps wallet.step[]) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  WITH step AS MATERIALIZED (
    SELECT s.* FROM unnest(p_steps) s WHERE s.status = 'OK' AND NOT s.is_known
  ), contribution AS (
    INSERT INTO jackpot_contribution (jackpot_id, member_id, amount)
    SELECT s.pot_id, s.member_id, s.jackpot_contribution FROM step s WHERE s.pot_id IS NOT NULL AND s.jackpot_contribution <> 0
  ), grant_used AS (
    UPDATE free_round_grant f SET won_minor = f.won_minor + s.win_minor,
      used = f.used + CASE WHEN s.kind IN ('bet', 'bet_win') THEN 1 WHEN s.is_refund THEN -1 ELSE 0 END
    FROM step s WHERE f.gp_id = s.gp_id AND f.free_round_id = s.free_round_id
  )
  UPDATE jackpot j SET seed_due = true, won_minor = s.pot_minor FROM step s WHERE j.id = s.won_pot_id
$$;

-- Posts what the steps move. Answers, by the steps' places, the transfers and the members' balances after them, and the
-- places of those for which the money did not suffice.
-- Gathered step by step rather than by a query: to start one over rows as wide as these costs more than to walk through them.
CREATE OR REPLACE FUNCTION wallet.post_steps(
  p_steps wallet.step[], OUT posted_ids bigint[], OUT posted_balances bigint[], OUT short_places integer[]
) LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  s wallet.step;
  v_transfers integer := 0;
  v_places integer[];
  v_sites integer[];
  v_scopes text[];
  v_keys text[];
  v_kinds ledger.posting_kind[];
  v_refs text[];
  v_reasons text[];
  v_occurred_ats timestamptz[];
  v_moves integer := 0;
  v_move_transfers integer[];
  v_froms bigint[];
  v_tos bigint[];
  v_amounts bigint[];
  -- What a step may move, in the order in which it does.
  v_step_froms bigint[];
  v_step_tos bigint[];
  v_step_amounts bigint[];
  v_posted record;
  v_place integer;
BEGIN
  FOREACH s IN ARRAY coalesce(p_steps, '{}') LOOP
    CONTINUE WHEN s.status <> 'OK' OR s.is_known;
    v_step_amounts := ARRAY[s.stake_minor, s.released_minor, s.win_minor - s.pot_minor, s.refund_minor, s.pot_minor,
      s.carry_minor, s.takeback_minor, -s.carry_minor];
    CONTINUE WHEN NOT 0 < ANY (v_step_amounts);
    v_step_froms := ARRAY[s.main_id, s.held_id, s.source_id, s.held_id, s.pot_account_id, s.house_id, s.takeback_id, s.main_id];
    v_step_tos := ARRAY[CASE WHEN s.round_state = 'closed' OR s.kind = 'adjust' THEN s.house_id ELSE s.held_id END,
      s.house_id, coalesce(s.withheld_id, s.main_id), s.main_id, s.main_id, s.main_id, s.source_id, s.house_id];
    v_transfers := v_transfers + 1;
    v_places[v_transfers] := s.n;
    v_sites[v_transfers] := s.site_id;
    v_scopes[v_transfers] := 'provider:' || s.gp_id;
    -- The row's number rather than the provider's id, which the row itself keeps to one: numbers come in order, so that the
    -- index of keys grows at its end instead of everywhere (decision 0357). No wire's id has a blank in it.
    v_keys[v_transfers] := 'id ' || s.transaction_row_id;
    v_kinds[v_transfers] := CASE s.kind WHEN 'round_close' THEN 'win' WHEN 'promo_win' THEN 'promotion'
      WHEN 'adjust' THEN 'adjustment' ELSE s.kind END;
    v_refs[v_transfers] := coalesce(s.campaign_id, s.round_id::text);
    v_reasons[v_transfers] := s.reason;
    v_occurred_ats[v_transfers] := s.occurred_at;
    FOR i IN 1..8 LOOP
      IF v_step_amounts[i] > 0 THEN
        v_moves := v_moves + 1;
        v_move_transfers[v_moves] := v_transfers;
        v_froms[v_moves] := v_step_froms[i];
        v_tos[v_moves] := v_step_tos[i];
        v_amounts[v_moves] := v_step_amounts[i];
      END IF;
    END LOOP;
  END LOOP;

  FOR v_posted IN SELECT b.idx, b.status, b.transfer_id, b.balance_minor
    FROM ledger.post_batch(v_sites, v_scopes, v_keys, v_kinds, v_refs, v_reasons, NULL, NULL, v_occurred_ats,
      v_move_transfers, v_froms, v_tos, v_amounts) b
  LOOP
    v_place := v_places[v_posted.idx];
    IF v_posted.status = 'posted' THEN
      posted_ids[v_place] := v_posted.transfer_id;
      posted_balances[v_place] := v_posted.balance_minor;
    ELSIF v_posted.status = 'insufficient_funds'
      AND (p_steps[v_place].is_takeback OR p_steps[v_place].kind IN ('bet', 'bet_win', 'adjust'))
    THEN
      short_places := short_places || v_place;
    ELSIF v_posted.status IN ('duplicate', 'mismatch') THEN
      RAISE EXCEPTION 'another transaction took transaction % of provider % meanwhile',
        p_steps[v_place].transaction_id, p_steps[v_place].gp_id USING ERRCODE = 'serialization_failure';
    ELSE
      RAISE EXCEPTION 'the ledger answered % for transaction % of provider %',
        v_posted.status, p_steps[v_place].transaction_id, p_steps[v_place].gp_id;
    END IF;
  END LOOP;
END $$;

-- Writes down what was judged: new rounds, the transactions themselves, and what members' pages are told.
CREATE OR REPLACE FUNCTION wallet.write_steps(
  p_steps wallet.step[], p_posted_ids bigint[], p_posted_balances bigint[], p_now timestamptz
) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  WITH step AS MATERIALIZED (
    SELECT s.gp_id, s.kind, s.transaction_id, s.content_hash, s.target_transaction_id, s.round_ref, s.stake_minor, s.win_minor,
      s.free_round_id, s.jackpot_contribution, s.jackpot_id, s.jackpot_win_minor, s.occurred_at, s.status, s.is_known,
      s.transaction_row_id, s.site_id, s.member_id, s.currency, s.session_id, s.game_id, s.round_id, s.round_is_new,
      s.round_bets, s.round_stake_minor, s.round_held_minor, s.round_win_minor, s.round_state, s.campaign_id, s.reason,
      s.pot_id, s.won_pot_id, s.stake_minor + s.win_minor + s.refund_minor + s.takeback_minor > 0 AS is_moving,
      p_posted_ids[s.n] AS ledger_transfer_id, coalesce(p_posted_balances[s.n], s.balance_minor) AS balance_after
    FROM unnest(p_steps) s
  ), new_round AS (
    INSERT INTO round (id, site_id, gp_id, member_id, round_ref, game_id, session_id, currency,
      bets, stake_minor, held_minor, win_minor, state, opened_at, closed_at)
    OVERRIDING SYSTEM VALUE
    SELECT s.round_id, s.site_id, s.gp_id, s.member_id, s.round_ref, s.game_id, s.session_id, s.currency,
      s.round_bets, s.round_stake_minor, s.round_held_minor, s.round_win_minor, s.round_state::round_state, p_now,
      CASE WHEN s.round_state <> 'open' THEN p_now END
    FROM step s WHERE s.status = 'OK' AND s.round_is_new
  ), event AS (
    INSERT INTO outbox (site_id, channel, member_id, event, payload)
    SELECT s.site_id, 'private-member.' || s.member_id, s.member_id, 'member_cash',
      jsonb_build_object('main', wallet.decimal(s.balance_after, s.currency), 'currency', s.currency)
    FROM step s
    WHERE s.ledger_transfer_id IS NOT NULL AND s.is_moving
  )
  INSERT INTO wallet_transaction (id, gp_id, transaction_id, kind, state, status, content_hash, site_id, member_id,
    round_id, game_id, session_id, currency, stake_minor, win_minor, target_transaction_id, free_round_id,
    jackpot_contribution, jackpot_id, jackpot_win_minor, ledger_transfer_id, occurred_at, processed_at,
    campaign_id, reason, pot_id, won_pot_id)
  OVERRIDING SYSTEM VALUE
  SELECT s.transaction_row_id, s.gp_id, s.transaction_id, s.kind::wallet_kind,
    (CASE s.status WHEN 'OK' THEN 'done' ELSE 'rejected' END)::wallet_state,
    s.status, s.content_hash, s.site_id, s.member_id, s.round_id, s.game_id, s.session_id, s.currency,
    s.stake_minor, s.win_minor, s.target_transaction_id, s.free_round_id,
    s.jackpot_contribution, s.jackpot_id, s.jackpot_win_minor, s.ledger_transfer_id, s.occurred_at, p_now,
    s.campaign_id, s.reason, s.pot_id, s.won_pot_id
  FROM step s
  -- What would have taken money and was rejected stays rejected: a late copy of it must not succeed. Other refusals
  -- change nothing and may be good later: a win before its bet.
  WHERE NOT s.is_known AND (s.status = 'OK'
    OR (s.kind IN ('bet', 'bet_win') OR s.kind = 'adjust' AND s.stake_minor > 0) AND s.status <> 'RETRY_LATER');
END $$;

-- Writes down the wins that wait for staff.
CREATE OR REPLACE FUNCTION wallet.keep_withheld(p_steps wallet.step[], p_now timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO withheld_win (number, site_id, gp_id, transaction_id, member_id, round_id, currency, amount_minor, bound_minor,
    created_at)
  SELECT s.transaction_row_id, s.site_id, s.gp_id, s.transaction_id, s.member_id, s.round_id, s.currency, s.win_minor - s.pot_minor,
    s.bound_minor, p_now
  FROM unnest(p_steps) s WHERE s.status = 'OK' AND NOT s.is_known AND s.withheld_id IS NOT NULL;
END $$;

-- Writes down what rounds became that were there before.
CREATE OR REPLACE FUNCTION wallet.update_rounds(p_steps wallet.step[], p_now timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE round r SET bets = s.round_bets, stake_minor = s.round_stake_minor, held_minor = s.round_held_minor,
    win_minor = s.round_win_minor, state = s.round_state::round_state,
    closed_at = CASE WHEN s.round_state <> 'open' THEN coalesce(r.closed_at, p_now) END,
    claimed_stake_minor = coalesce(s.claimed_stake_minor, r.claimed_stake_minor),
    claimed_win_minor = coalesce(s.claimed_win_minor, r.claimed_win_minor),
    mismatch = r.mismatch OR s.mismatch,
    adjusted_minor = r.adjusted_minor + CASE s.kind WHEN 'adjust' THEN s.win_minor - s.stake_minor ELSE 0 END
  FROM unnest(p_steps) s
  WHERE r.id = s.round_id AND s.status = 'OK' AND NOT s.is_known AND NOT s.round_is_new
    AND (s.kind <> 'rollback' OR s.is_refund OR s.is_takeback) AND s.kind <> 'promo_win';
END $$;

-- Writes down that what is taken back before it came must never be done.
CREATE OR REPLACE FUNCTION wallet.bury(p_steps wallet.step[], p_now timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO wallet_transaction (gp_id, transaction_id, kind, state, status, site_id, member_id, occurred_at, processed_at)
  SELECT s.gp_id, s.target_transaction_id, 'tombstone', 'rolled_back', 'CANCELLED_BEFORE', s.site_id, s.member_id,
    s.occurred_at, p_now
  FROM unnest(p_steps) s WHERE s.is_tombstone;
END $$;

-- Writes down what of stakes does not count towards wagering requirements, and of stakes that are taken back.
CREATE OR REPLACE FUNCTION wallet.keep_uncounted(p_steps wallet.step[], p_posted_ids bigint[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO uncounted_stake (account_id, transfer_id, member_id, amount_minor)
  SELECT s.main_id, p_posted_ids[s.n], s.member_id, s.uncounted_minor
  FROM unnest(p_steps) s
  WHERE s.uncounted_minor > 0 AND s.status = 'OK' AND p_posted_ids[s.n] IS NOT NULL
  UNION ALL
  SELECT s.main_id, p_posted_ids[s.n], s.member_id, -u.amount_minor
  FROM unnest(p_steps) s
  JOIN wallet_transaction t ON t.gp_id = s.gp_id AND t.transaction_id = s.target_transaction_id
  JOIN uncounted_stake u ON u.account_id = s.main_id AND u.transfer_id = t.ledger_transfer_id
  WHERE s.is_refund AND s.status = 'OK' AND p_posted_ids[s.n] IS NOT NULL;
END $$;

-- Marks what was taken back.
CREATE OR REPLACE FUNCTION wallet.mark_taken_back(p_steps wallet.step[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE wallet_transaction t SET state = 'rolled_back'
  FROM unnest(p_steps) s
  WHERE (s.is_refund OR s.is_takeback) AND s.status = 'OK' AND t.gp_id = s.gp_id AND t.transaction_id = s.target_transaction_id;
END $$;

-- Does what a batch of provider operations asks, each for itself: one that is refused hinders no other. The
-- idempotency rows, postings, rounds and outbox rows of all are one transaction.
--
--   p_operations: array of {n, gp_id, kind, transaction_id, content_hash (hex), player, token_hash (hex), wire_currency,
--     game_code, round_ref, target_transaction_id, stake_minor, win_minor, round_closed, …}; n counts from 1. At most one
--     operation of a player. Amounts that do not belong to the kind are 0; an adjustment takes `stake_minor` from the
--     member or gives `win_minor`. Of a wire that counts finer: {per_minor, stake_parts, win_parts}, how many parts make a
--     minor unit and how many the amount has beyond whole ones. `takes_back_wins`: a rollback of a win is meant as one.
--   p_players: the players of the operations.
--   p_key_ids, p_nonces: the single-use marks of the requests, by n; null for what the hall does by itself. They are used
--     up in the same transaction; an operation whose mark was used before is answered REPLAYED and does nothing.
--   p_budget_ms: working for longer than this undoes everything (57014), as does waiting for a lock for long (55P03).
--
-- Locks: main accounts by id, then those of ledger.post_batch. 23505 and 40001 mean that another transaction took a
-- transaction id meanwhile, 40P01 that locks met crosswise: nothing moved, run it again. READ COMMITTED only.
-- Dropped first, because what it answers has changed before and cannot be replaced.
DROP FUNCTION IF EXISTS wallet.apply_batch(json, integer[], text[], text[], timestamptz, integer);
CREATE FUNCTION wallet.apply_batch(
  p_operations json, p_players integer[], p_key_ids text[], p_nonces text[], p_now timestamptz, p_budget_ms integer
) RETURNS TABLE (
  n integer, status text, duplicate boolean, transaction_row_id bigint, processed_at timestamptz, balance_minor bigint,
  currency text, stake_total_minor bigint, win_total_minor bigint, mismatch boolean, field text, pot_short_minor bigint,
  withheld boolean, remainder_parts integer
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
-- A batch is a handful of rows that each find theirs by index, whatever the planner thinks of tables that were empty
-- when it last looked at them.
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_material = off SET jit = off AS $$
#variable_conflict use_column
DECLARE
  v_mains record;
  v_steps wallet.step[];
  v_posted record;
  v_place integer;
  v_replayed integer[];
  v_lacks_accounts boolean;
  v_meets_old_rounds boolean;
  v_buries boolean;
  v_refunds boolean;
  v_extras boolean;
  v_withholds boolean;
  v_takes_back boolean;
  v_uncounted boolean;
  -- A wire that counts finer than minor units takes part.
  v_parts constant boolean := strpos(p_operations::text, '"per_minor"') > 0;
  v_operations json := p_operations;
BEGIN
  -- Nobody lawfully holds a member's account for longer, and a whole batch waits here.
  PERFORM set_config('lock_timeout', least(p_budget_ms, 250)::text, true);
  PERFORM cell.refuse_members(p_players);
  v_replayed := wallet.find_replays(p_key_ids, p_nonces);

  SELECT * INTO v_mains FROM wallet.lock_mains(p_players);
  IF v_parts THEN
    v_operations := wallet.round_parts(p_operations);
  END IF;
  v_steps := wallet.judge(v_operations, v_replayed, v_mains.member_ids, v_mains.main_ids, v_mains.balances, p_now);
  SELECT bool_or(s.status = 'OK' AND NOT s.is_known AND s.site_id IS NOT NULL
      AND (s.main_id IS NULL OR s.held_id IS NULL OR s.house_id IS NULL)),
    bool_or(s.status = 'OK' AND NOT s.is_known AND NOT s.round_is_new), bool_or(s.is_tombstone), bool_or(s.is_refund),
    bool_or(s.free_round_id IS NOT NULL OR s.jackpot_contribution IS NOT NULL OR s.jackpot_id IS NOT NULL
      OR s.kind = 'promo_win'), bool_or(s.is_takeback),
    -- What is judged further below takes away from wins and rounds, and adds to neither.
    bool_or(s.status = 'OK' AND NOT s.is_known AND s.win_minor > 0 AND greatest(s.round_win_minor, s.win_minor) > s.bound_minor),
    bool_or(s.uncounted_minor > 0)
  INTO v_lacks_accounts, v_meets_old_rounds, v_buries, v_refunds, v_extras, v_takes_back, v_withholds, v_uncounted
  FROM unnest(v_steps) s;
  IF v_lacks_accounts THEN
    PERFORM wallet.open_accounts(v_steps);
    SELECT * INTO v_mains FROM wallet.lock_mains(p_players);
    v_steps := wallet.judge(v_operations, v_replayed, v_mains.member_ids, v_mains.main_ids, v_mains.balances, p_now);
  END IF;
  IF v_extras THEN
    v_steps := wallet.judge_extras(v_steps, p_now);
  END IF;
  IF v_takes_back THEN
    v_steps := wallet.judge_takebacks(v_steps);
  END IF;
  IF v_withholds THEN
    v_steps := wallet.withhold(v_steps);
  END IF;

  v_posted := wallet.post_steps(v_steps);
  FOREACH v_place IN ARRAY coalesce(v_posted.short_places, '{}') LOOP
    v_steps[v_place].status := 'INSUFFICIENT_FUNDS';
    v_steps[v_place].round_id := CASE WHEN NOT v_steps[v_place].round_is_new THEN v_steps[v_place].round_id END;
  END LOOP;

  PERFORM wallet.write_steps(v_steps, v_posted.posted_ids, v_posted.posted_balances, p_now);
  IF v_withholds THEN
    PERFORM wallet.keep_withheld(v_steps, p_now);
  END IF;
  IF v_meets_old_rounds THEN
    PERFORM wallet.update_rounds(v_steps, p_now);
  END IF;
  IF v_buries THEN
    PERFORM wallet.bury(v_steps, p_now);
  END IF;
  IF v_refunds OR v_takes_back THEN
    PERFORM wallet.mark_taken_back(v_steps);
  END IF;
  IF v_refunds OR v_uncounted THEN
    PERFORM wallet.keep_uncounted(v_steps, v_posted.posted_ids);
  END IF;
  IF v_extras THEN
    PERFORM wallet.apply_extras(v_steps);
  END IF;
  IF v_takes_back THEN
    PERFORM wallet.keep_takebacks(v_steps, p_now);
  END IF;
  IF v_parts THEN
    PERFORM wallet.keep_remainders(v_operations, v_steps);
  END IF;

  IF clock_timestamp() > statement_timestamp() + p_budget_ms * interval '1 millisecond' THEN
    RAISE EXCEPTION 'too late' USING ERRCODE = 'query_canceled';
  END IF;

  RETURN QUERY SELECT s.n, s.status, s.is_known, s.transaction_row_id, s.processed_at,
    coalesce(v_posted.posted_balances[s.n], s.balance_minor), s.currency,
    s.round_stake_minor, s.round_win_minor, s.mismatch, s.field,
    CASE WHEN s.won_pot_id IS NOT NULL THEN s.jackpot_win_minor - s.pot_minor END,
    CASE WHEN s.is_known
      THEN EXISTS (SELECT FROM withheld_win w WHERE w.number = s.transaction_row_id AND w.state = 'withheld')
      ELSE s.status = 'OK' AND s.withheld_id IS NOT NULL END,
    CASE WHEN v_parts THEN (SELECT r.parts FROM json_to_recordset(v_operations) AS o (n integer, per_minor integer)
      JOIN remainder r ON r.per_minor = o.per_minor
      WHERE o.n = s.n AND r.gp_id = s.gp_id AND r.member_id = s.member_id) END
  FROM unnest(v_steps) s;
END $$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA wallet FROM PUBLIC;
GRANT EXECUTE ON FUNCTION wallet.claim_nonces(text[], text[]), wallet.find_replays(text[], text[]), wallet.forget_nonces(),
  wallet.apply_batch(json, integer[], text[], text[], timestamptz, integer), wallet.decimal(bigint, text),
  wallet.collect_jackpot(integer), wallet.show_jackpots() TO pavilion_app;
