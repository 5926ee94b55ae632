-- Proves the books a range of transfers at a time, so that the proof of a big hall can be stopped and goes on. What it
-- proves is what ledger.differences proves in one statement.
--
-- Up to a horizon nothing changes any more, so a range below it may be looked at whenever there is time. What went before
-- it is carried in ledger.proven: what each account's entries came to.

-- Every difference in the transfers after one and up to another, of a walk that stands at the first.
CREATE OR REPLACE FUNCTION ledger.differences_between(p_proof_id bigint, p_after bigint, p_through bigint)
RETURNS TABLE (rule text, subject text, expected text, actual text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH entry AS MATERIALIZED (
    SELECT e.*, a.id AS known_id, a.site_id, a.currency AS own_currency, a.version AS own_version,
      coalesce(p.balance_minor, 0) AS carried_minor, coalesce(p.version, 0) AS carried_version
    FROM ledger.entry e
    LEFT JOIN ledger.account a ON a.id = e.account_id
    LEFT JOIN ledger.proven p ON p.account_id = e.account_id AND p.proof_id = p_proof_id
    WHERE e.transfer_id > p_after AND e.transfer_id <= p_through
  ), transfer AS MATERIALIZED (
    SELECT id, site_id, kind FROM ledger.transfer WHERE id > p_after AND id <= p_through
  ), chain AS (
    SELECT account_id, balance_before, account_version, carried_version + row_number() OVER w AS place,
      lag(balance_after, 1, carried_minor) OVER w AS carried
    FROM entry WHERE account_version IS NOT NULL
    WINDOW w AS (PARTITION BY account_id ORDER BY account_version)
  )
  SELECT 'transfer_sums_to_zero', format('transfer %s %s', transfer_id, own_currency), '0', sum(amount_minor)::text
  FROM entry GROUP BY transfer_id, own_currency HAVING own_currency IS NOT NULL AND sum(amount_minor) <> 0
  UNION ALL
  SELECT 'transfer_moves_something', format('transfer %s', t.id), 'one move or more', 'none'
  FROM transfer t WHERE NOT EXISTS (SELECT FROM entry e WHERE e.transfer_id = t.id)
  UNION ALL
  SELECT 'entry_belongs', format('transfer %s leg %s', e.transfer_id, e.leg),
    format('transfer and account of one site, %s', e.currency),
    format('transfer of site %s, account of site %s in %s', t.site_id, e.site_id, e.own_currency)
  FROM entry e LEFT JOIN transfer t ON t.id = e.transfer_id
  WHERE t.site_id IS DISTINCT FROM e.site_id OR t.id IS NULL OR e.own_currency IS DISTINCT FROM e.currency
  UNION ALL
  SELECT 'move_kind', format('transfer %s', e.transfer_id), t.kind::text, e.kind::text
  FROM entry e JOIN transfer t ON t.id = e.transfer_id WHERE e.kind <> t.kind
  UNION ALL
  SELECT 'entries_keep_balance', format('transfer %s leg %s', transfer_id, leg),
    CASE WHEN own_version IS NULL THEN 'none' ELSE 'a balance' END,
    CASE WHEN balance_after IS NULL THEN 'none' ELSE 'a balance' END
  FROM entry WHERE (own_version IS NULL) <> (balance_after IS NULL)
  UNION ALL
  SELECT 'entries_follow', format('account %s version %s', account_id, account_version),
    format('version %s from %s', place, carried), format('version %s from %s', account_version, balance_before)
  FROM chain WHERE account_version <> place OR balance_before <> carried
  UNION ALL
  SELECT 'snapshot_balance', format('account %s through %s', s.account_id, s.through_transfer_id), b.minor::text,
    s.balance_minor::text
  FROM ledger.snapshot s
  CROSS JOIN LATERAL (
    SELECT coalesce((SELECT balance_minor FROM ledger.proven WHERE account_id = s.account_id AND proof_id = p_proof_id), 0)
      + coalesce((SELECT sum(amount_minor) FROM entry e
          WHERE e.account_id = s.account_id AND e.transfer_id <= s.through_transfer_id), 0) AS minor
  ) b
  WHERE s.through_transfer_id > p_after AND s.through_transfer_id <= p_through AND s.balance_minor <> b.minor
  UNION ALL
  SELECT d.* FROM ledger.differences_of_holds(p_after, p_through) d
$$;

-- Every account that is not what its entries come to: those up to where the walk stands, and those since. One statement,
-- so one moment, also under load.
CREATE OR REPLACE FUNCTION ledger.differences_of_accounts(p_proof_id bigint, p_through bigint)
RETURNS TABLE (rule text, subject text, expected text, actual text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH since AS (
    SELECT account_id, sum(amount_minor) AS total, count(balance_after) AS running
    FROM ledger.entry WHERE transfer_id > p_through GROUP BY account_id
  ), account AS (
    SELECT a.id, a.owner_kind, a.purpose, a.balance_minor, a.version,
      coalesce(p.balance_minor, 0) + coalesce(s.total, 0) AS total, coalesce(p.version, 0) + coalesce(s.running, 0) AS running
    FROM ledger.account a
    LEFT JOIN ledger.proven p ON p.account_id = a.id AND p.proof_id = p_proof_id
    LEFT JOIN since s ON s.account_id = a.id
  )
  SELECT 'running_balance', format('account %s', id), total::text, balance_minor::text
  FROM account WHERE balance_minor <> total
  UNION ALL
  SELECT 'running_version', format('account %s', id), running::text, version::text FROM account WHERE version <> running
  UNION ALL
  SELECT 'members_run', format('account %s', id), CASE owner_kind WHEN 'member' THEN 'a running balance' ELSE 'none' END,
    CASE WHEN balance_minor IS NULL THEN 'none' ELSE 'a running balance' END
  FROM account WHERE (owner_kind = 'member') <> (balance_minor IS NOT NULL)
  UNION ALL
  SELECT 'transfer_moves_something', format('transfer %s', t.id), 'one move or more', 'none'
  FROM ledger.transfer t
  WHERE t.id > p_through AND NOT EXISTS (SELECT FROM ledger.move m WHERE m.transfer_id = t.id AND m.transfer_id > p_through)
  UNION ALL
  -- What a member has on hold is what the open holds say.
  SELECT 'holds_covered', format('account %s', a.id), coalesce(h.total, 0)::text, a.balance_minor::text
  FROM account a
  FULL JOIN (
    SELECT held_id, sum(amount_minor) AS total FROM ledger.hold WHERE state = 'open' GROUP BY held_id
  ) h ON h.held_id = a.id
  WHERE (a.owner_kind = 'member' AND a.purpose = 'held' OR h.total IS NOT NULL)
    AND a.balance_minor IS DISTINCT FROM coalesce(h.total, 0)
$$;

-- Goes on with the walk by so many transfers, or begins one. Answers where it stands, how far it has to go, and whether it
-- has ended: then all accounts were looked at as well. What it finds is in ledger.proof_difference. A second one at the same
-- time is refused (55P03).
CREATE OR REPLACE FUNCTION ledger.prove_on(p_transfers integer,
  OUT proof_id bigint, OUT through_transfer_id bigint, OUT horizon_transfer_id bigint, OUT has_ended boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '250ms' AS $$
#variable_conflict use_column
DECLARE
  v_proof record;
  v_id bigint;
  v_through bigint;
  v_archived bigint;
BEGIN
  PERFORM cell.refuse_while_arriving();
  -- Before the archive is asked: what it takes away meanwhile would be missed.
  LOCK TABLE ONLY ledger.move IN ACCESS SHARE MODE;
  SELECT p.id, p.through_transfer_id AS after INTO v_proof FROM ledger.proof p WHERE p.ended_at IS NULL FOR UPDATE NOWAIT;
  IF NOT FOUND THEN
    INSERT INTO ledger.proof AS p DEFAULT VALUES RETURNING p.id, p.through_transfer_id AS after INTO v_proof;
  END IF;
  v_id := v_proof.id;
  v_archived := archive.through();
  IF v_proof.after < v_archived THEN
    -- A walk passed it before it was archived; this one begins with what is carried.
    INSERT INTO ledger.proven (account_id, proof_id, balance_minor, version)
    SELECT c.account_id, v_id, c.balance_minor, c.version FROM archive.carried_in() c
    ON CONFLICT (account_id) DO UPDATE SET proof_id = v_id, balance_minor = EXCLUDED.balance_minor, version = EXCLUDED.version;
    v_proof.after := v_archived;
  END IF;
  horizon_transfer_id := coalesce((SELECT max(h.through_transfer_id) FROM ledger.horizon h), 0);
  v_through := least(v_proof.after + p_transfers, greatest(horizon_transfer_id, v_proof.after));

  INSERT INTO ledger.proof_difference (proof_id, rule, subject, expected, actual)
  SELECT v_id, d.rule, d.subject, d.expected, d.actual FROM ledger.differences_between(v_id, v_proof.after, v_through) d;

  INSERT INTO ledger.proven AS p (account_id, proof_id, balance_minor, version)
  SELECT e.account_id, v_id, sum(e.amount_minor), count(e.balance_after) FROM ledger.entry e
  WHERE e.transfer_id > v_proof.after AND e.transfer_id <= v_through GROUP BY e.account_id
  ON CONFLICT (account_id) DO UPDATE SET proof_id = v_id,
    balance_minor = CASE p.proof_id WHEN v_id THEN p.balance_minor ELSE 0 END + EXCLUDED.balance_minor,
    version = CASE p.proof_id WHEN v_id THEN p.version ELSE 0 END + EXCLUDED.version;

  has_ended := v_through >= horizon_transfer_id;
  IF has_ended THEN
    INSERT INTO ledger.proof_difference (proof_id, rule, subject, expected, actual)
    SELECT v_id, d.rule, d.subject, d.expected, d.actual FROM ledger.differences_of_accounts(v_id, v_through) d;
  END IF;
  UPDATE ledger.proof p SET through_transfer_id = v_through, ended_at = CASE WHEN has_ended THEN clock_timestamp() END
  WHERE p.id = v_id;
  proof_id := v_id;
  through_transfer_id := v_through;
END $$;

REVOKE ALL ON FUNCTION ledger.differences_between(bigint, bigint, bigint), ledger.differences_of_accounts(bigint, bigint),
  ledger.prove_on(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.prove_on(integer) TO pavilion_app;
