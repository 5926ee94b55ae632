-- Opening and settling game sessions: one way to the database for each, for a member waits at the other end.

-- Opens a game session for a member whose login still stands and ends the one that was open before; its member hears of that
-- end on whatever device. Answers the new session first (`is_new`), then those it has replaced; nothing when the login has
-- ended meanwhile. Two starts at once come one after the other, and a logout waits for the start or comes before it.
CREATE OR REPLACE FUNCTION play_open_session(
  p_site_id integer, p_member_id integer, p_login_session_id uuid, p_gp_id integer, p_game_id integer,
  p_currency text, p_locale text, p_launch_token_hash bytea, p_launch_expires_at timestamptz,
  p_expires_at timestamptz, p_now timestamptz
) RETURNS TABLE (id bigint, play_id uuid, gp_id integer, is_new boolean)
LANGUAGE plpgsql AS $$
DECLARE
  v_replaced_ids bigint[];
BEGIN
  PERFORM FROM member m WHERE m.id = p_member_id FOR NO KEY UPDATE;
  PERFORM FROM session s WHERE s.id = p_login_session_id AND s.ended_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  WITH replaced AS (
    UPDATE game_session g SET state = 'closed', ended_at = p_now, end_reason = 'replaced'
    WHERE g.member_id = p_member_id AND g.ended_at IS NULL
    RETURNING g.id, g.play_id
  ), told AS (
    INSERT INTO outbox (site_id, channel, member_id, event, payload)
    SELECT p_site_id, 'private-member.' || p_member_id, p_member_id, 'forward_game_status',
      jsonb_build_object('play_id', r.play_id, 'status', 'closed')
    FROM replaced r
  )
  SELECT array_agg(r.id) INTO v_replaced_ids FROM replaced r;
  RETURN QUERY
  INSERT INTO game_session AS g (site_id, member_id, login_session_id, gp_id, game_id, currency, locale,
    launch_token_hash, launch_expires_at, expires_at, created_at)
  VALUES (p_site_id, p_member_id, p_login_session_id, p_gp_id, p_game_id, p_currency, p_locale,
    p_launch_token_hash, p_launch_expires_at, p_expires_at, p_now)
  RETURNING g.id, g.play_id, g.gp_id, true;
  IF v_replaced_ids IS NOT NULL THEN
    RETURN QUERY
    SELECT g.id, g.play_id, g.gp_id, false FROM game_session g WHERE g.id = ANY (v_replaced_ids);
  END IF;
END $$;

-- Marks a start as ready and tells the member's channel. A start that was left stays left: nothing is told of it.
CREATE OR REPLACE FUNCTION play_mark_ready(p_id bigint, p_game_url text, p_event jsonb, p_now timestamptz) RETURNS boolean
LANGUAGE sql AS $$
  WITH ready AS (
    UPDATE game_session SET state = 'ready', game_url = p_game_url, ready_at = p_now
    WHERE id = p_id AND state = 'starting'
    RETURNING site_id, member_id
  ), told AS (
    INSERT INTO outbox (site_id, channel, member_id, event, payload)
    SELECT site_id, 'private-member.' || member_id, member_id, 'game_url', p_event FROM ready
    RETURNING 1
  )
  SELECT EXISTS (SELECT FROM told)
$$;
