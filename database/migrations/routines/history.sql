-- A page of an account's entries, the newest first.

-- At most p_limit entries before a transfer and leg, of kinds, not below p_low and not above p_high (NULL: the newest). Each
-- kind and side is asked for its own, because only then is no entry read that is not wanted: the index hands them over in
-- this order, and so do the parts of the table one after another. Those of the last transfer come whole, since the index does
-- not order them.
--
-- As many transfers as a part has are looked at first, and then ever more: what an account does not know is looked for in
-- every part, and most pages are full long before that. The plan is pinned for the same reason as those of
-- routines/ledger.sql; a new one for every page would take longer than the page.
--
-- What is in the archive is no part of it (routines/archive.sql).
CREATE OR REPLACE FUNCTION ledger.history_page(
  p_account_id bigint, p_limit integer, p_kinds ledger.posting_kind[], p_before bigint, p_before_leg integer,
  p_low bigint, p_high bigint
) RETURNS TABLE (
  transfer_id bigint, leg integer, kind ledger.posting_kind, reference text, reason text, actor text, meta jsonb,
  amount_minor bigint, balance_after bigint, occurred_at timestamptz, created_at timestamptz
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  v_window bigint := (SELECT width FROM growth.plan WHERE relation = 'ledger.move');
  v_lowest bigint := greatest(p_low, archive.through() + 1);
  -- Before the first transfer of all there is nothing to look through.
  v_high bigint := least(p_before, p_high, coalesce((SELECT max(id) FROM ledger.transfer), 0));
  v_low bigint;
  v_left integer := p_limit;
  v_found integer;
BEGIN
  WHILE v_left > 0 AND v_high >= v_lowest LOOP
    v_low := greatest(v_lowest, v_high - v_window + 1);
    RETURN QUERY
      SELECT e.transfer_id, e.leg, e.kind, t.reference, t.reason, t.actor, t.meta, e.amount_minor, e.balance_after,
        t.occurred_at, t.created_at
      FROM (
        SELECT s.* FROM unnest(p_kinds) AS k (kind)
        CROSS JOIN LATERAL (
          (SELECT m.transfer_id, 2 * m.place - 1 AS leg, m.kind, -m.amount_minor AS amount_minor,
             m.from_after::bigint AS balance_after
           FROM ledger.move m
           WHERE m.from_id = p_account_id AND m.kind = k.kind AND m.transfer_id BETWEEN v_low AND v_high
             AND (m.transfer_id < p_before OR 2 * m.place - 1 < p_before_leg)
           ORDER BY m.transfer_id DESC FETCH FIRST (v_left) ROWS WITH TIES)
          UNION ALL
          (SELECT m.transfer_id, 2 * m.place, m.kind, m.amount_minor::bigint, m.to_after::bigint
           FROM ledger.move m
           WHERE m.to_id = p_account_id AND m.kind = k.kind AND m.transfer_id BETWEEN v_low AND v_high
             AND (m.transfer_id < p_before OR 2 * m.place < p_before_leg)
           ORDER BY m.transfer_id DESC FETCH FIRST (v_left) ROWS WITH TIES)
        ) s
        ORDER BY s.transfer_id DESC, s.leg DESC LIMIT v_left
      ) e
      JOIN ledger.transfer t ON t.id = e.transfer_id;
    GET DIAGNOSTICS v_found = ROW_COUNT;
    v_left := v_left - v_found;
    v_high := v_low - 1;
    v_window := v_window * 8;
  END LOOP;
END $$;

REVOKE ALL ON FUNCTION ledger.history_page FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.history_page TO pavilion_app;
