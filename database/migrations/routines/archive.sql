-- Takes parts of tables that grow away once they are old and lie in a file that was read back (0337, docs/decisions/0342).
--
-- A part goes in three steps, each a transaction that may be asked for again: `note` takes down what the file says and proves
-- it against the rows; `carry` writes down what the rows come to, and from then on everybody reads as if they were gone;
-- `drop` takes them away. The oldest part goes first, so that one number tells what is in the archive.

-- The oldest part that is not carried yet, and why it has to stay; NULL where it may go. Ids before `low` are in the archive.
-- No row where the only part is the last one.
CREATE OR REPLACE FUNCTION archive.next(p_relation text)
RETURNS TABLE (name text, low bigint, high bigint, stays text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_plan growth.plan;
  v_done bigint := coalesce((
    SELECT max(p.high) FROM archive.part p WHERE p.relation = p_relation AND p.carried_at IS NOT NULL), 0);
  v_part record;
  v_proof record;
BEGIN
  SELECT * INTO STRICT v_plan FROM growth.plan WHERE relation = p_relation;
  SELECT o.part::text AS name, coalesce(o.low, 0) AS low, o.high INTO v_part
  FROM growth.parts_of(p_relation) o WHERE o.high > v_done ORDER BY o.high LIMIT 1;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  name := v_part.name;
  low := v_part.low;
  high := v_part.high;
  SELECT p.id, p.through_transfer_id AS through, EXISTS (SELECT FROM ledger.proof_difference d WHERE d.proof_id = p.id) AS differs
  INTO v_proof FROM ledger.proof p WHERE p.ended_at IS NOT NULL ORDER BY p.id DESC LIMIT 1;
  stays := CASE
    WHEN low <> v_done THEN 'the part before it is missing'
    WHEN coalesce(pg_sequence_last_value(v_plan.sequence::regclass), 0) < high THEN 'it is being written'
    -- Times ascend with ids but for moments; a day more is more than any.
    WHEN coalesce((SELECT t.created_at FROM ledger.transfer t WHERE t.id < v_part.high ORDER BY t.id DESC LIMIT 1), '-infinity')
      > now() - v_plan.keep - interval '1 day' THEN format('its newest row is younger than %s', v_plan.keep)
    WHEN coalesce(v_proof.through < high - 1, true) THEN 'the proof of the books has not passed it'
    WHEN v_proof.differs THEN 'the books differ'
    WHEN (SELECT r.through_transfer_id < v_part.high - 1 FROM report.progress r) THEN 'reports have not gathered it'
    WHEN EXISTS (SELECT FROM ledger.hold h WHERE h.state = 'open' AND h.transfer_id < v_part.high)
      THEN 'money that was reserved in it is still on hold'
  END;
  RETURN NEXT;
END $$;

-- What the rows of a range of ledger.move come to, as a manifest says it.
CREATE OR REPLACE FUNCTION archive.sums_of_moves(p_low bigint, p_high bigint, OUT rows bigint, OUT sums jsonb)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT coalesce(sum(c.rows), 0)::bigint,
    coalesce(jsonb_object_agg(c.currency, jsonb_build_object('rows', c.rows::text, 'minor', c.minor::text)), '{}')
  FROM (
    SELECT m.currency, count(*) AS rows, sum(m.amount_minor) AS minor FROM ledger.move m
    WHERE m.transfer_id >= p_low AND m.transfer_id < p_high GROUP BY m.currency
  ) c
$$;

-- Takes down the file of the next part: `p_manifest` is a row of archive.part. Refuses what does not fit the rows, and a part
-- that has to stay (22023). A file that was noted before and not carried is replaced.
CREATE OR REPLACE FUNCTION archive.note(p_manifest jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v archive.part := jsonb_populate_record(NULL::archive.part, p_manifest);
  v_next record;
  v_is record;
BEGIN
  -- packages/postgres/src/advisoryLocks.ts lists the number.
  PERFORM pg_advisory_xact_lock(7284031);
  SELECT * INTO v_next FROM archive.next(v.relation);
  IF v_next.stays IS NOT NULL OR (v_next.name, v_next.low, v_next.high) IS DISTINCT FROM (v.name, v.low, v.high) THEN
    RAISE EXCEPTION '% % cannot be archived: %', v.relation, v.name, coalesce(v_next.stays, 'another part comes first')
      USING ERRCODE = 'invalid_parameter_value';
  END IF;
  SELECT * INTO v_is FROM archive.sums_of_moves(v.low, v.high);
  IF (v.rows, v.sums) IS DISTINCT FROM (v_is.rows, v_is.sums) THEN
    RAISE EXCEPTION 'the file of % has % rows, %, and the part % rows, %', v.name, v.rows, v.sums, v_is.rows, v_is.sums
      USING ERRCODE = 'invalid_parameter_value';
  END IF;
  DELETE FROM archive.part p WHERE p.relation = v.relation AND p.low = v.low AND p.carried_at IS NULL;
  INSERT INTO archive.part (relation, low, high, name, rows, first_id, last_id, first_at, last_at, sums, file, bytes,
    file_sha256, rows_sha256, migration)
  VALUES (v.relation, v.low, v.high, v.name, v.rows, v.first_id, v.last_id, v.first_at, v.last_at, v.sums, v.file, v.bytes,
    v.file_sha256, v.rows_sha256, v.migration);
END $$;

-- Writes down what the noted part's moves come to for each account. From the end of this transaction on nothing reads them any
-- more but the archive itself.
CREATE OR REPLACE FUNCTION archive.carry(p_relation text, p_low bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v archive.part;
  v_stays text;
BEGIN
  PERFORM pg_advisory_xact_lock(7284031);
  SELECT * INTO STRICT v FROM archive.part p WHERE p.relation = p_relation AND p.low = p_low;
  IF v.carried_at IS NOT NULL THEN
    RETURN;
  END IF;
  SELECT n.stays INTO v_stays FROM archive.next(p_relation) n;
  IF v_stays IS NOT NULL THEN
    RAISE EXCEPTION '% cannot be archived: %', v.name, v_stays USING ERRCODE = 'invalid_parameter_value';
  END IF;

  INSERT INTO ledger.carried (account_id, through_transfer_id, balance_minor, version, entries, first_transfer_id,
    last_transfer_id)
  SELECT e.account_id, v.high - 1, coalesce(c.balance_minor, 0) + e.total, coalesce(c.version, 0) + e.running, e.entries,
    e.first_id, e.last_id
  FROM (
    SELECT account_id, sum(amount_minor) AS total, count(balance_after) AS running, count(*) AS entries,
      min(transfer_id) AS first_id, max(transfer_id) AS last_id
    FROM ledger.entry WHERE transfer_id >= v.low AND transfer_id < v.high GROUP BY account_id
  ) e
  LEFT JOIN LATERAL (
    SELECT k.balance_minor, k.version FROM ledger.carried k
    WHERE k.account_id = e.account_id ORDER BY k.through_transfer_id DESC LIMIT 1
  ) c ON true;

  -- An account without a balance of its own is its latest snapshot and the entries since.
  INSERT INTO ledger.snapshot (account_id, through_transfer_id, balance_minor)
  SELECT c.account_id, c.through_transfer_id, c.balance_minor
  FROM ledger.carried c JOIN ledger.account a ON a.id = c.account_id
  WHERE c.through_transfer_id = v.high - 1 AND a.balance_minor IS NULL
  ON CONFLICT DO NOTHING;

  INSERT INTO ledger.carried_stake (account_id, after_transfer_id, through_transfer_id, staked_minor)
  SELECT w.account_id, coalesce(w.deposit_id, (
      SELECT max(k.after_transfer_id) FROM ledger.carried_stake k WHERE k.account_id = w.account_id), 0), v.high - 1,
    sum(w.staked)
  FROM (
    SELECT s.account_id, s.staked,
      max(s.deposit_id) OVER (PARTITION BY s.account_id ORDER BY s.transfer_id, s.leg) AS deposit_id
    FROM (
      SELECT e.account_id, e.transfer_id, e.leg, CASE e.kind WHEN 'deposit' THEN e.transfer_id END AS deposit_id,
        CASE e.kind WHEN 'deposit' THEN 0 ELSE -e.amount_minor END AS staked
      FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
      WHERE e.transfer_id >= v.low AND e.transfer_id < v.high AND a.owner_kind = 'member' AND a.purpose = 'main'
        AND (e.amount_minor < 0 AND e.kind IN ('bet', 'bet_win') OR e.amount_minor > 0 AND e.kind IN ('rollback', 'deposit'))
    ) s
  ) w
  GROUP BY 1, 2;

  UPDATE archive.part p SET carried_at = clock_timestamp() WHERE p.relation = p_relation AND p.low = p_low;
END $$;

-- Takes a carried part away. It needs a lock that nobody posts or reads under and gives up after a quarter of a second (55P03).
-- Answers whether there was anything to take away.
CREATE OR REPLACE FUNCTION archive.drop(p_relation text, p_low bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '250ms' AS $$
DECLARE
  v archive.part;
BEGIN
  PERFORM pg_advisory_xact_lock(7284031);
  SELECT * INTO STRICT v FROM archive.part p WHERE p.relation = p_relation AND p.low = p_low;
  IF v.carried_at IS NULL THEN
    RAISE EXCEPTION '% is not carried yet', v.name USING ERRCODE = 'invalid_parameter_value';
  END IF;
  IF v.dropped_at IS NOT NULL THEN
    RETURN false;
  END IF;
  EXECUTE format('LOCK TABLE ONLY %s IN ACCESS EXCLUSIVE MODE', p_relation::regclass);
  EXECUTE format('ALTER TABLE %s DETACH PARTITION %s', p_relation::regclass, v.name::regclass);
  EXECUTE format('DROP TABLE %s', v.name::regclass);
  UPDATE archive.part p SET dropped_at = clock_timestamp() WHERE p.relation = p_relation AND p.low = p_low;
  RETURN true;
END $$;

-- The newest migration of the database.
CREATE OR REPLACE FUNCTION archive.migration() RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT max(id) FROM public.applied_migration WHERE id NOT LIKE 'routines/%'
$$;

-- Takes down that a file was read from end to end, and what was wrong with it; NULL where nothing was.
CREATE OR REPLACE FUNCTION archive.note_check(p_relation text, p_low bigint, p_fault text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  UPDATE archive.part SET checked_at = clock_timestamp(), fault = p_fault WHERE relation = p_relation AND low = p_low
$$;

-- What each account has carried into what is at hand.
CREATE OR REPLACE FUNCTION archive.carried_in() RETURNS TABLE (account_id bigint, balance_minor bigint, version bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT DISTINCT ON (c.account_id) c.account_id, c.balance_minor, c.version
  FROM ledger.carried c ORDER BY c.account_id, c.through_transfer_id DESC
$$;

-- Of each site, the last day of which moves are in the archive, by its clock; '-infinity' where none are. Sums of later days can
-- be proven by the moves at hand.
CREATE OR REPLACE FUNCTION archive.days() RETURNS TABLE (site_id integer, archived_day date)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT s.id, coalesce((a.last_at AT TIME ZONE s.time_zone)::date, '-infinity')
  FROM public.site s CROSS JOIN (
    SELECT max(last_at) AS last_at FROM archive.part WHERE relation = 'ledger.move' AND carried_at IS NOT NULL
  ) a
$$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA archive FROM PUBLIC;
GRANT EXECUTE ON FUNCTION archive.through(), archive.next(text), archive.migration(), archive.note(jsonb), archive.carry(text, bigint),
  archive.drop(text, bigint), archive.note_check(text, bigint, text) TO pavilion_app;
