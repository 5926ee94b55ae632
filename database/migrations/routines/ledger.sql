-- What writes and reads the double-entry ledger. Why it looks like this: 0010-ledger/note.md.
--
-- Written by `ledger.post_batch`, and by `ledger.post_move`, its short cut for the everyday posting; all else (`ledger.post`,
-- `ledger.reverse`, holds, other modules' SQL functions) goes through them. pavilion_app may read these tables and execute
-- these functions, nothing more.
--
--   ledger.account_ids(site_ids, owner_kinds, owner_ids, purposes, counterparty_ids, currencies)
--     returns bigint[]: ids in input order; missing accounts are created, without races.
--
--   ledger.post_batch(
--     site_ids, scopes, keys, kinds, refs, reasons, actors, metas, occurred_ats,   one element a transfer
--     move_transfers, move_froms, move_tos, move_amounts)                          one element a move
--     returns (idx, status, transfer_id, balance_minor), one row a transfer, in input order.
--
--   A transfer is one or more moves; a move takes `amount` (minor units, >= 0) from one account id to
--   another of the same currency and site. move_transfers holds the 1-based index of the transfer that
--   a move belongs to, ascending; moves apply in the order given, so a stake must be covered before the
--   win of the same transfer comes in. `reasons`, `actors`, `metas`, `occurred_ats` may be NULL as a
--   whole or by element. Transfers apply in order, each sees those before it, none fails the others:
--
--     posted              done; balance_minor is the balance afterwards
--     duplicate           (site, scope, key) was posted before with the same content; first result
--     mismatch            (site, scope, key) was posted before with other content; nothing moves
--     insufficient_funds  a running balance would turn negative; balance_minor is the present balance
--     unknown_account     an account id does not exist, or belongs to another site
--     wrong_currency      the two accounts of a move differ in currency
--     invalid_amount      negative, absent or above 2^53 - 1, or a balance would pass 2^62
--     two_members         its moves name accounts of two members: such money goes in two transfers, by an account of the
--                         site that is in transit (decision 0339)
--     invalid_request     no moves, a move to the same account, no kind, empty or overlong key
--
--   `balance_minor` is that of the transfer's subject: the first running account its moves name, `from`
--   before `to`; NULL when no running account takes part. "Content" is kind, reference and moves.
--
--   Composing: call it inside your own SQL function and join on idx; it neither commits nor opens a
--   subtransaction, so your rows and the postings are one transaction. Locks are taken in this order:
--   running accounts by id, then transfer keys by (site, scope, key). Take your own row locks before
--   the call, in an order of your own that every caller shares, and call it once in a transaction:
--   two calls could meet another transaction's locks crosswise (PostgreSQL then ends one with 40P01,
--   which is safe to run again). 40001 is raised when a key was taken by a concurrent transaction in a
--   way that changes what this batch has written already; run the whole transaction again. READ COMMITTED only.

-- The functions of the hot path pin their plans: by index, whatever the planner thinks of tables that were empty when
-- it last looked, and one plan for good, where the planner would rather make a new one for every length of array.

-- Accounts ------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION ledger.account_ids(
  p_site_ids integer[], p_owner_kinds ledger.owner_kind[], p_owner_ids integer[],
  p_purposes ledger.purpose[], p_counterparty_ids integer[], p_currencies text[]
) RETURNS bigint[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  v_ids bigint[];
BEGIN
  FOR v_pass IN 1..2 LOOP
    SELECT array_agg(a.id ORDER BY w.ord) INTO v_ids
    FROM unnest(p_site_ids, p_owner_kinds, p_owner_ids, p_purposes, p_counterparty_ids, p_currencies)
      WITH ORDINALITY AS w (site_id, owner_kind, owner_id, purpose, counterparty_id, currency, ord)
    LEFT JOIN ledger.account a
      ON a.owner_id = w.owner_id AND a.site_id = w.site_id AND a.purpose = w.purpose
      AND a.counterparty_id = w.counterparty_id AND a.owner_kind = w.owner_kind AND a.currency = w.currency;
    EXIT WHEN v_pass = 2 OR array_position(v_ids, NULL) IS NULL;

    INSERT INTO ledger.account
      (site_id, owner_kind, owner_id, purpose, counterparty_id, currency, balance_minor, version)
    SELECT DISTINCT w.site_id, w.owner_kind, w.owner_id, w.purpose, w.counterparty_id, w.currency,
      CASE WHEN w.owner_kind = 'member' THEN 0 END, CASE WHEN w.owner_kind = 'member' THEN 0 END
    FROM unnest(p_site_ids, p_owner_kinds, p_owner_ids, p_purposes, p_counterparty_ids, p_currencies)
      AS w (site_id, owner_kind, owner_id, purpose, counterparty_id, currency)
    ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT DO NOTHING;
  END LOOP;
  RETURN v_ids;
END $$;

-- Posting -------------------------------------------------------------------------------------------

-- The accounts of a batch, running ones first and in id order: `running` is how many those are. Balances and versions are
-- the running ones' alone, and so are the members who own them.
DROP TYPE IF EXISTS ledger.book CASCADE;
CREATE TYPE ledger.book AS (
  ids bigint[],
  sites integer[],
  currencies text[],
  running integer,
  owners integer[],
  balances bigint[],
  versions bigint[]
);

CREATE OR REPLACE FUNCTION ledger.lock_accounts(p_ids bigint[]) RETURNS ledger.book
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_book ledger.book;
BEGIN
  SELECT array_agg(a.id), array_agg(a.site_id), array_agg(a.currency), array_agg(a.owner_id), array_agg(a.balance_minor),
    array_agg(a.version)
  INTO v_book.ids, v_book.sites, v_book.currencies, v_book.owners, v_book.balances, v_book.versions
  FROM (
    SELECT id, site_id, currency, owner_id, balance_minor, version FROM ledger.account
    WHERE id = ANY (p_ids) AND balance_minor IS NOT NULL
    ORDER BY id FOR NO KEY UPDATE
  ) a;
  v_book.running := coalesce(cardinality(v_book.ids), 0);

  SELECT v_book.ids || array_agg(id), v_book.sites || array_agg(site_id), v_book.currencies || array_agg(currency)
  INTO v_book.ids, v_book.sites, v_book.currencies
  FROM ledger.account
  WHERE id = ANY (p_ids) AND balance_minor IS NULL;
  RETURN v_book;
END $$;

-- The hash of each transfer's content: kind, reference and moves.
CREATE OR REPLACE FUNCTION ledger.hash_transfers(
  p_kinds ledger.posting_kind[], p_refs text[], p_transfers integer,
  p_move_transfers integer[], p_move_froms bigint[], p_move_tos bigint[], p_move_amounts bigint[]
) RETURNS bytea[]
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  c_moves constant integer := coalesce(cardinality(p_move_amounts), 0);
  v_hashes bytea[];
  v_content text;
  v_move integer := 1;
BEGIN
  FOR i IN 1..p_transfers LOOP
    v_content := '';
    WHILE v_move <= c_moves AND p_move_transfers[v_move] = i LOOP
      v_content := concat(v_content, p_move_froms[v_move], '>', p_move_tos[v_move], '=', p_move_amounts[v_move], ';');
      v_move := v_move + 1;
    END LOOP;
    v_hashes[i] := sha256(convert_to(concat(p_kinds[i], '|', v_content, '|', p_refs[i]), 'UTF8'));
  END LOOP;
  IF v_move <= c_moves THEN
    RAISE EXCEPTION 'move_transfers must ascend within 1..%', p_transfers USING ERRCODE = 'invalid_parameter_value';
  END IF;
  RETURN v_hashes;
END $$;

-- Judges the transfers of a batch in their order, each by what those before it left; writes nothing.
--
--   p_first, p_known_ids, p_known_hashes: of several transfers with one key, the index of the first; at that index, which
--     transfer has the key on disk.
--   new_ids, statuses: NULL at first. Given again after the transfers were written, the ids stay, and one that was written
--     and would now be refused is a 40001.
--   ids, results: a transfer's id, and its subject's balance.
--   posted: how many are posted. balances, versions: what the running accounts then stand at.
--   moves: how many moves are to be written, the first of each move_*, positions pointing into the book. What lies beyond
--     is of transfers that were refused.
CREATE OR REPLACE FUNCTION ledger.judge_transfers(
  p_book ledger.book, p_first integer[], p_known_ids bigint[], p_known_hashes bytea[], p_hashes bytea[],
  p_site_ids integer[], p_scopes text[], p_keys text[], p_kinds ledger.posting_kind[], p_refs text[],
  p_move_transfers integer[], p_move_froms bigint[], p_move_tos bigint[], p_move_amounts bigint[],
  INOUT new_ids bigint[], INOUT statuses text[], OUT ids bigint[], OUT results bigint[], OUT posted integer,
  OUT balances bigint[], OUT versions bigint[], OUT moves integer,
  OUT move_transfers bigint[], OUT move_kinds ledger.posting_kind[], OUT move_places integer[], OUT move_froms integer[],
  OUT move_tos integer[], OUT move_amounts bigint[], OUT from_afters bigint[], OUT from_versions bigint[],
  OUT to_afters bigint[], OUT to_versions bigint[]
)
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  c_amount_max constant bigint := 9007199254740991;
  c_balance_max constant bigint := 4611686018427387904;
  c_running constant integer := p_book.running;
  c_written constant boolean := new_ids IS NOT NULL;
  -- In variables of their own, which PL/pgSQL reads and changes by element without copying the whole.
  v_accounts bigint[] := p_book.ids;
  v_sites integer[] := p_book.sites;
  v_currencies text[] := p_book.currencies;
  v_owners integer[] := p_book.owners;
  -- Which transfer has a key, on disk or in this batch.
  v_holder_ids bigint[] := p_known_ids;
  v_holder_hashes bytea[] := p_known_hashes;
  v_move integer := 1;
  v_kept integer;
  v_from integer;
  v_to integer;
  v_amount bigint;
  v_subject integer;
  v_status text;
  v_key integer;
BEGIN
  balances := p_book.balances;
  versions := p_book.versions;
  moves := 0;
  posted := 0;
  FOR i IN 1..cardinality(p_keys) LOOP
    v_status := 'posted';
    v_subject := NULL;
    v_kept := moves;
    v_key := p_first[i];
    -- Past what is left of transfers that were not judged to their end.
    WHILE p_move_transfers[v_move] < i LOOP
      v_move := v_move + 1;
    END LOOP;

    IF v_holder_ids[v_key] IS NOT NULL THEN
      v_status := CASE WHEN v_holder_hashes[v_key] = p_hashes[i] THEN 'duplicate' ELSE 'mismatch' END;
      ids[i] := v_holder_ids[v_key];
    ELSIF p_move_transfers[v_move] IS DISTINCT FROM i OR p_site_ids[i] IS NULL OR p_kinds[i] IS NULL OR p_refs[i] IS NULL
      OR coalesce(length(p_keys[i]), 0) NOT BETWEEN 1 AND 200
      OR coalesce(length(p_scopes[i]), 0) NOT BETWEEN 1 AND 64
    THEN
      v_status := 'invalid_request';
      ids[i] := NULL;
    ELSE
      IF NOT c_written THEN
        new_ids[i] := nextval('ledger.transfer_id');
      END IF;
      ids[i] := new_ids[i];

      WHILE p_move_transfers[v_move] = i LOOP
        v_from := array_position(v_accounts, p_move_froms[v_move]);
        v_to := array_position(v_accounts, p_move_tos[v_move]);
        v_amount := p_move_amounts[v_move];
        v_subject := coalesce(v_subject, CASE WHEN v_from <= c_running THEN v_from WHEN v_to <= c_running THEN v_to END);
        v_status := CASE
          WHEN v_from IS NULL OR v_to IS NULL OR v_sites[v_from] <> p_site_ids[i]
            OR v_sites[v_to] <> p_site_ids[i] THEN 'unknown_account'
          WHEN v_from = v_to THEN 'invalid_request'
          WHEN v_currencies[v_from] <> v_currencies[v_to] THEN 'wrong_currency'
          WHEN coalesce(v_amount NOT BETWEEN 0 AND c_amount_max, true) THEN 'invalid_amount'
          -- Beyond the running accounts there are no owners, which reads as NULL and differs from nobody.
          WHEN v_owners[v_from] <> v_owners[v_subject] OR v_owners[v_to] <> v_owners[v_subject] THEN 'two_members'
          WHEN v_from <= c_running AND balances[v_from] < v_amount THEN 'insufficient_funds'
          WHEN v_to <= c_running AND balances[v_to] > c_balance_max - v_amount THEN 'invalid_amount'
          ELSE 'posted' END;
        EXIT WHEN v_status <> 'posted';

        v_move := v_move + 1;
        moves := moves + 1;
        move_transfers[moves] := ids[i];
        move_kinds[moves] := p_kinds[i];
        move_places[moves] := moves - v_kept;
        move_froms[moves] := v_from;
        move_tos[moves] := v_to;
        move_amounts[moves] := v_amount;
        IF v_from <= c_running THEN
          balances[v_from] := balances[v_from] - v_amount;
          versions[v_from] := versions[v_from] + 1;
        END IF;
        IF v_to <= c_running THEN
          balances[v_to] := balances[v_to] + v_amount;
          versions[v_to] := versions[v_to] + 1;
        END IF;
        -- Beyond the running accounts there are no elements, which reads as NULL.
        from_afters[moves] := balances[v_from];
        from_versions[moves] := versions[v_from];
        to_afters[moves] := balances[v_to];
        to_versions[moves] := versions[v_to];
      END LOOP;

      IF v_status = 'posted' THEN
        posted := posted + 1;
        v_holder_ids[v_key] := ids[i];
        v_holder_hashes[v_key] := p_hashes[i];
      ELSE
        IF c_written AND statuses[i] = 'posted' THEN
          RAISE EXCEPTION 'a concurrent transaction took a key that this batch builds on'
            USING ERRCODE = 'serialization_failure';
        END IF;
        WHILE moves > v_kept LOOP
          v_from := move_froms[moves];
          v_to := move_tos[moves];
          IF v_from <= c_running THEN
            balances[v_from] := balances[v_from] + move_amounts[moves];
            versions[v_from] := versions[v_from] - 1;
          END IF;
          IF v_to <= c_running THEN
            balances[v_to] := balances[v_to] - move_amounts[moves];
            versions[v_to] := versions[v_to] - 1;
          END IF;
          moves := moves - 1;
        END LOOP;
        ids[i] := NULL;
      END IF;
    END IF;

    statuses[i] := v_status;
    results[i] := CASE WHEN v_status IN ('posted', 'insufficient_funds') THEN balances[v_subject] END;
  END LOOP;
END $$;

-- What was answered to a transfer that is asked for again: its subject's balance after it. NULL for one whose moves are in the
-- archive.
CREATE OR REPLACE FUNCTION ledger.balance_after(p_transfer_id bigint) RETURNS bigint
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RETURN (
    SELECT e.balance_after FROM ledger.entry e
    WHERE e.transfer_id = p_transfer_id AND e.account_id = (
      SELECT s.account_id FROM ledger.entry s
      WHERE s.transfer_id = p_transfer_id AND s.balance_after IS NOT NULL ORDER BY s.leg LIMIT 1)
    ORDER BY e.leg DESC LIMIT 1);
END $$;

CREATE OR REPLACE FUNCTION ledger.post_batch(
  p_site_ids integer[], p_scopes text[], p_keys text[], p_kinds ledger.posting_kind[], p_refs text[],
  p_reasons text[], p_actors text[], p_metas jsonb[], p_occurred_ats timestamptz[],
  p_move_transfers integer[], p_move_froms bigint[], p_move_tos bigint[], p_move_amounts bigint[]
) RETURNS TABLE (idx integer, status text, transfer_id bigint, balance_minor bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  c_transfers constant integer := coalesce(cardinality(p_keys), 0);
  v_book ledger.book;
  v_hashes bytea[];
  v_first integer[];
  v_known_ids bigint[];
  v_known_hashes bytea[];
  v_judged record;
  v_new_ids bigint[];
  v_statuses text[];
  v_inserted integer;
  v_posted_at timestamptz;
BEGIN
  IF c_transfers = 0 THEN
    RETURN;
  END IF;

  -- Before any id is taken: ledger.mark_horizon waits for this lock, and then knows that no lower id
  -- can still turn up.
  LOCK TABLE ledger.transfer IN ROW EXCLUSIVE MODE;

  v_book := ledger.lock_accounts(p_move_froms || p_move_tos);
  v_hashes := ledger.hash_transfers(p_kinds, p_refs, c_transfers, p_move_transfers, p_move_froms, p_move_tos, p_move_amounts);

  SELECT array_agg(k.first ORDER BY k.ord), array_agg(t.id ORDER BY k.ord), array_agg(t.input_hash ORDER BY k.ord)
  INTO v_first, v_known_ids, v_known_hashes
  FROM (
    SELECT site_id, scope, key, ord, min(ord) OVER (PARTITION BY key, scope, site_id)::integer AS first
    FROM unnest(p_site_ids, p_scopes, p_keys) WITH ORDINALITY AS u (site_id, scope, key, ord)
  ) k
  LEFT JOIN ledger.transfer t ON t.key = k.key AND t.scope = k.scope AND t.site_id = k.site_id;

  -- Under the locks, so that the times of one member account ascend as its ids do.
  v_posted_at := clock_timestamp();

  LOOP
    v_judged := ledger.judge_transfers(v_book, v_first, v_known_ids, v_known_hashes, v_hashes,
      p_site_ids, p_scopes, p_keys, p_kinds, p_refs, p_move_transfers, p_move_froms, p_move_tos, p_move_amounts,
      v_new_ids, v_statuses);
    IF v_inserted <> v_judged.posted THEN
      RAISE EXCEPTION 'a concurrent transaction took a key that this batch builds on'
        USING ERRCODE = 'serialization_failure';
    END IF;
    EXIT WHEN v_inserted IS NOT NULL OR v_judged.posted = 0;
    v_new_ids := v_judged.new_ids;
    v_statuses := v_judged.statuses;

    INSERT INTO ledger.transfer
      (id, site_id, scope, key, input_hash, kind, reference, reason, actor, meta, occurred_at, created_at)
    SELECT id, site_id, scope, key, hash, kind, ref, reason, actor, meta,
      coalesce(occurred_at, v_posted_at), v_posted_at
    FROM unnest(v_judged.ids, v_statuses, p_site_ids, p_scopes, p_keys, v_hashes, p_kinds, p_refs,
        p_reasons, p_actors, p_metas, p_occurred_ats)
      AS u (id, status, site_id, scope, key, hash, kind, ref, reason, actor, meta, occurred_at)
    WHERE status = 'posted'
    ORDER BY key, scope, site_id
    ON CONFLICT DO NOTHING;
    GET DIAGNOSTICS v_inserted = ROW_COUNT;
    EXIT WHEN v_inserted = v_judged.posted;

    -- A key was taken between the look above and the insert. Look again and judge again; the transfers
    -- that were written keep their ids.
    SELECT array_agg(t.id ORDER BY u.ord), array_agg(t.input_hash ORDER BY u.ord)
    INTO v_known_ids, v_known_hashes
    FROM unnest(p_site_ids, p_scopes, p_keys) WITH ORDINALITY AS u (site_id, scope, key, ord)
    LEFT JOIN ledger.transfer t ON t.key = u.key AND t.scope = u.scope AND t.site_id = u.site_id
      AND NOT t.id = ANY (array_remove(v_new_ids, NULL));
  END LOOP;

  IF v_judged.posted > 0 THEN
    INSERT INTO ledger.move
      (transfer_id, place, kind, from_id, to_id, amount_minor, from_after, from_version, to_after, to_version, currency)
    SELECT id, place, kind, v_book.ids[from_place], v_book.ids[to_place], amount,
      from_after, from_version, to_after, to_version, v_book.currencies[from_place]
    FROM unnest(v_judged.move_transfers, v_judged.move_places, v_judged.move_kinds, v_judged.move_froms, v_judged.move_tos,
        v_judged.move_amounts, v_judged.from_afters, v_judged.from_versions, v_judged.to_afters, v_judged.to_versions)
      WITH ORDINALITY AS u (id, place, kind, from_place, to_place, amount,
        from_after, from_version, to_after, to_version, number)
    WHERE number <= v_judged.moves;

    UPDATE ledger.account a SET balance_minor = u.balance, version = u.version
    FROM unnest(v_book.ids[1:v_book.running], v_judged.balances, v_judged.versions, v_book.versions)
      AS u (id, balance, version, locked_version)
    WHERE a.id = u.id AND u.version <> u.locked_version;
  END IF;

  RETURN QUERY SELECT u.idx::integer, u.status, u.id,
    CASE u.status WHEN 'duplicate' THEN ledger.balance_after(u.id) ELSE u.result END
  FROM unnest(v_judged.statuses, v_judged.ids, v_judged.results) WITH ORDINALITY AS u (status, id, result, idx)
  ORDER BY u.idx;
END $$;

-- One transfer, its accounts named rather than numbered. Accounts are given as parallel arrays and opened
-- when missing; p_froms and p_tos hold 1-based indexes into them. Statuses as in ledger.post_batch.
CREATE OR REPLACE FUNCTION ledger.post(
  p_site_id integer, p_scope text, p_key text, p_kind ledger.posting_kind, p_ref text,
  p_reason text, p_actor text, p_meta jsonb, p_occurred_at timestamptz,
  p_owner_kinds ledger.owner_kind[], p_owner_ids integer[], p_purposes ledger.purpose[],
  p_counterparty_ids integer[], p_currencies text[],
  p_froms integer[], p_tos integer[], p_amounts bigint[]
) RETURNS TABLE (status text, transfer_id bigint, balance_minor bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_ids bigint[];
  v_from_ids bigint[];
  v_to_ids bigint[];
  v_ones integer[] := array_fill(1, ARRAY[coalesce(cardinality(p_amounts), 0)]);
BEGIN
  v_ids := ledger.account_ids(array_fill(p_site_id, ARRAY[coalesce(cardinality(p_owner_ids), 0)]),
    p_owner_kinds, p_owner_ids, p_purposes, p_counterparty_ids, p_currencies);
  FOR i IN 1..coalesce(cardinality(p_amounts), 0) LOOP
    v_from_ids[i] := v_ids[p_froms[i]];
    v_to_ids[i] := v_ids[p_tos[i]];
  END LOOP;
  RETURN QUERY SELECT b.status, b.transfer_id, b.balance_minor FROM ledger.post_batch(
    ARRAY[p_site_id], ARRAY[p_scope], ARRAY[p_key], ARRAY[p_kind], ARRAY[p_ref],
    ARRAY[p_reason], ARRAY[p_actor], ARRAY[p_meta], ARRAY[p_occurred_at],
    v_ones, v_from_ids, v_to_ids, p_amounts) b;
END $$;

-- The everyday case: one move between a member's account and one that keeps no balance, in one currency. Answers the
-- transfer and the member's balance; nulls when it did nothing because it is not plain sailing (an account missing, funds
-- short, key known, bad input): then ledger.post is the judge.
-- Starting a statement costs more than running it, so there are as few as can be, each as plain as can be: the member's
-- row is changed at once rather than locked, read and changed.
CREATE OR REPLACE FUNCTION ledger.post_move(
  p_site_id integer, p_scope text, p_key text, p_kind ledger.posting_kind, p_ref text,
  p_reason text, p_actor text, p_meta jsonb, p_occurred_at timestamptz,
  p_member_id integer, p_member_purpose ledger.purpose, p_member_counterparty_id integer,
  p_owner_kind ledger.owner_kind, p_owner_id integer, p_purpose ledger.purpose, p_counterparty_id integer,
  p_currency text, p_member_pays boolean, p_amount bigint,
  OUT transfer_id bigint, OUT balance_minor bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
  v_delta constant bigint := CASE WHEN p_member_pays THEN -p_amount ELSE p_amount END;
  v_member_id bigint;
  v_other_id bigint;
  v_version bigint;
  v_after bigint;
BEGIN
  IF (length(p_key) BETWEEN 1 AND 200 AND length(p_scope) BETWEEN 1 AND 64
    AND p_kind IS NOT NULL AND p_ref IS NOT NULL AND p_amount BETWEEN 0 AND 9007199254740991) IS NOT TRUE
  THEN
    RETURN;
  END IF;

  SELECT o.id INTO v_other_id FROM ledger.account o
  WHERE o.owner_id = p_owner_id AND o.site_id = p_site_id AND o.purpose = p_purpose
    AND o.counterparty_id = p_counterparty_id AND o.owner_kind = p_owner_kind AND o.currency = p_currency
    AND o.balance_minor IS NULL;
  IF v_other_id IS NULL THEN
    RETURN;
  END IF;

  UPDATE ledger.account m SET balance_minor = m.balance_minor + v_delta, version = m.version + 1
  WHERE m.owner_id = p_member_id AND m.site_id = p_site_id AND m.purpose = p_member_purpose
    AND m.counterparty_id = p_member_counterparty_id AND m.owner_kind = 'member' AND m.currency = p_currency
    AND m.balance_minor BETWEEN -v_delta AND 4611686018427387904 - p_amount
  RETURNING m.id, m.version, m.balance_minor INTO v_member_id, v_version, v_after;
  IF v_member_id IS NULL THEN
    RETURN;
  END IF;

  INSERT INTO ledger.transfer AS t
    (id, site_id, scope, key, input_hash, kind, reference, reason, actor, meta, occurred_at, created_at)
  VALUES (nextval('ledger.transfer_id'), p_site_id, p_scope, p_key,
    sha256(convert_to(concat(p_kind, '|',
      CASE WHEN p_member_pays THEN v_member_id ELSE v_other_id END, '>',
      CASE WHEN p_member_pays THEN v_other_id ELSE v_member_id END, '=', p_amount, ';|', p_ref), 'UTF8')),
    p_kind, p_ref, p_reason, p_actor, p_meta, coalesce(p_occurred_at, clock_timestamp()), clock_timestamp())
  ON CONFLICT (key, scope, site_id) DO NOTHING
  RETURNING t.id INTO transfer_id;
  IF transfer_id IS NULL THEN
    UPDATE ledger.account m SET balance_minor = m.balance_minor - v_delta, version = m.version - 1
    WHERE m.id = v_member_id;
    RETURN;
  END IF;

  IF p_member_pays THEN
    INSERT INTO ledger.move (transfer_id, place, kind, from_id, to_id, amount_minor, from_after, from_version, currency)
    VALUES (post_move.transfer_id, 1, p_kind, v_member_id, v_other_id, p_amount, v_after, v_version, p_currency);
  ELSE
    INSERT INTO ledger.move (transfer_id, place, kind, from_id, to_id, amount_minor, to_after, to_version, currency)
    VALUES (post_move.transfer_id, 1, p_kind, v_other_id, v_member_id, p_amount, v_after, v_version, p_currency);
  END IF;
  balance_minor := v_after;
END $$;

-- Takes a transfer back by a posting of its own: its moves in opposite order and direction. Statuses as in
-- ledger.post_batch, and unknown_transfer (not of this site), already_reversed (by another posting), belongs_to_hold (a hold
-- is taken back by ending it), archived (its moves are in the archive; an adjustment takes back what it did).
CREATE OR REPLACE FUNCTION ledger.reverse(
  p_site_id integer, p_scope text, p_key text, p_transfer_id bigint, p_reason text, p_actor text, p_meta jsonb
) RETURNS TABLE (status text, transfer_id bigint, balance_minor bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  v_reversed_by bigint;
  v_froms bigint[];
  v_tos bigint[];
  v_amounts bigint[];
  v_posted record;
BEGIN
  -- Two reversals of one transfer wait for each other here.
  PERFORM 1 FROM ledger.transfer WHERE id = p_transfer_id AND site_id = p_site_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'unknown_transfer', NULL::bigint, NULL::bigint;
    RETURN;
  END IF;

  IF EXISTS (SELECT FROM ledger.hold WHERE transfer_id = p_transfer_id)
    OR EXISTS (SELECT FROM ledger.hold WHERE ended_by = p_transfer_id)
  THEN
    RETURN QUERY SELECT 'belongs_to_hold', NULL::bigint, NULL::bigint;
    RETURN;
  END IF;

  SELECT reversed_by INTO v_reversed_by FROM ledger.reversal WHERE transfer_id = p_transfer_id;
  IF FOUND AND NOT EXISTS (
    SELECT FROM ledger.transfer WHERE site_id = p_site_id AND scope = p_scope AND key = p_key
  ) THEN
    RETURN QUERY SELECT 'already_reversed', v_reversed_by, NULL::bigint;
    RETURN;
  END IF;

  IF p_transfer_id <= archive.through() AND v_reversed_by IS NULL THEN
    RETURN QUERY SELECT 'archived', NULL::bigint, NULL::bigint;
    RETURN;
  END IF;

  SELECT array_agg(to_id ORDER BY place DESC), array_agg(from_id ORDER BY place DESC),
    array_agg(amount_minor::bigint ORDER BY place DESC)
  INTO v_froms, v_tos, v_amounts
  FROM ledger.move WHERE transfer_id = p_transfer_id;

  SELECT * INTO v_posted FROM ledger.post_batch(
    ARRAY[p_site_id], ARRAY[p_scope], ARRAY[p_key], ARRAY['reversal'::ledger.posting_kind], ARRAY[p_transfer_id::text],
    ARRAY[p_reason], ARRAY[p_actor], ARRAY[p_meta], NULL,
    array_fill(1, ARRAY[cardinality(v_froms)]), v_froms, v_tos, v_amounts);
  IF v_posted.status = 'posted' THEN
    INSERT INTO ledger.reversal (transfer_id, reversed_by) VALUES (p_transfer_id, v_posted.transfer_id);
  END IF;
  RETURN QUERY SELECT v_posted.status, v_posted.transfer_id, v_posted.balance_minor;
END $$;

-- Holds ---------------------------------------------------------------------------------------------

-- A hold is money that left a member's account for the member's `held` account and waits there to be posted, whole or in
-- part, or to return. Its number is the transfer that reserved it; it ends once, by one transfer under the key
-- ('ledger.hold', its number). Locks: the hold first, then those of ledger.post_batch.

-- Reserves. Statuses as in ledger.post_batch; a known key that reserved nothing is a mismatch. `p_expires_at` is no part of
-- the content: asked for again, the hold keeps its first.
CREATE OR REPLACE FUNCTION ledger.reserve(
  p_site_id integer, p_scope text, p_key text, p_kind ledger.posting_kind, p_ref text,
  p_reason text, p_actor text, p_meta jsonb, p_occurred_at timestamptz,
  p_member_id integer, p_purpose ledger.purpose, p_counterparty_id integer, p_currency text,
  p_amount bigint, p_expires_at timestamptz
) RETURNS TABLE (status text, transfer_id bigint, balance_minor bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  v_ids bigint[];
  v_posted record;
BEGIN
  IF coalesce(p_amount < 1, true) THEN
    RETURN QUERY SELECT 'invalid_amount', NULL::bigint, NULL::bigint;
    RETURN;
  END IF;
  v_ids := ledger.account_ids(ARRAY[p_site_id, p_site_id], ARRAY['member', 'member']::ledger.owner_kind[],
    ARRAY[p_member_id, p_member_id], ARRAY[p_purpose, 'held'], ARRAY[p_counterparty_id, 0], ARRAY[p_currency, p_currency]);
  SELECT * INTO v_posted FROM ledger.post_batch(
    ARRAY[p_site_id], ARRAY[p_scope], ARRAY[p_key], ARRAY[p_kind], ARRAY[p_ref],
    ARRAY[p_reason], ARRAY[p_actor], ARRAY[p_meta], ARRAY[p_occurred_at],
    ARRAY[1], ARRAY[v_ids[1]], ARRAY[v_ids[2]], ARRAY[p_amount]);
  IF v_posted.status = 'posted' THEN
    INSERT INTO ledger.hold (transfer_id, site_id, account_id, held_id, amount_minor, expires_at)
    VALUES (v_posted.transfer_id, p_site_id, v_ids[1], v_ids[2], p_amount, p_expires_at);
  ELSIF v_posted.status = 'duplicate'
    AND NOT EXISTS (SELECT FROM ledger.hold h WHERE h.transfer_id = v_posted.transfer_id)
  THEN
    RETURN QUERY SELECT 'mismatch', v_posted.transfer_id, NULL::bigint;
    RETURN;
  END IF;
  RETURN QUERY SELECT v_posted.status, v_posted.transfer_id, v_posted.balance_minor;
END $$;

-- Ends a hold: `posted` takes `p_amount` of it (NULL: all) to the account named and returns the rest, `voided` returns it
-- all. Statuses as in ledger.post_batch, and unknown_hold (not of this site), hold_ended (otherwise than asked; `state` tells
-- how, `transfer_id` by what). A hold that is due is not posted any more: it expires here and now.
-- `balance_minor` is what the member has on hold afterwards.
CREATE OR REPLACE FUNCTION ledger.end_hold(
  p_site_id integer, p_hold_id bigint, p_state ledger.hold_state, p_amount bigint,
  p_owner_kind ledger.owner_kind, p_owner_id integer, p_purpose ledger.purpose, p_counterparty_id integer,
  p_currency text, p_reason text, p_actor text, p_meta jsonb
) RETURNS TABLE (status text, transfer_id bigint, balance_minor bigint, state ledger.hold_state)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  v_hold record;
  v_state ledger.hold_state := p_state;
  v_amount bigint := 0;
  v_target_id bigint;
  v_tos bigint[];
  v_amounts bigint[];
  v_posted record;
BEGIN
  SELECT h.*, t.kind, t.reference, a.currency INTO v_hold
  FROM ledger.hold h
  JOIN ledger.transfer t ON t.id = h.transfer_id
  JOIN ledger.account a ON a.id = h.account_id
  WHERE h.transfer_id = p_hold_id AND h.site_id = p_site_id
  FOR NO KEY UPDATE OF h;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'unknown_hold', NULL::bigint, NULL::bigint, NULL::ledger.hold_state;
    RETURN;
  END IF;
  IF p_state = 'posted' AND v_hold.state = 'open' AND v_hold.expires_at <= clock_timestamp() THEN
    v_state := 'expired';
  END IF;
  IF v_hold.state NOT IN ('open', v_state) THEN
    RETURN QUERY SELECT 'hold_ended', v_hold.ended_by, NULL::bigint, v_hold.state;
    RETURN;
  END IF;

  IF v_state = 'posted' THEN
    v_amount := coalesce(p_amount, v_hold.amount_minor);
    IF v_amount NOT BETWEEN 1 AND v_hold.amount_minor THEN
      RETURN QUERY SELECT 'invalid_amount', NULL::bigint, NULL::bigint, NULL::ledger.hold_state;
      RETURN;
    END IF;
    IF p_currency IS DISTINCT FROM v_hold.currency THEN
      RETURN QUERY SELECT 'wrong_currency', NULL::bigint, NULL::bigint, NULL::ledger.hold_state;
      RETURN;
    END IF;
    v_target_id := (ledger.account_ids(ARRAY[p_site_id], ARRAY[p_owner_kind], ARRAY[p_owner_id], ARRAY[p_purpose],
      ARRAY[p_counterparty_id], ARRAY[p_currency]))[1];
    IF v_target_id = v_hold.account_id THEN
      RETURN QUERY SELECT 'invalid_request', NULL::bigint, NULL::bigint, NULL::ledger.hold_state;
      RETURN;
    END IF;
  END IF;
  v_tos := array_remove(ARRAY[v_target_id, CASE WHEN v_amount < v_hold.amount_minor THEN v_hold.account_id END], NULL);
  v_amounts := array_remove(ARRAY[v_amount, v_hold.amount_minor - v_amount], 0::bigint);

  SELECT * INTO v_posted FROM ledger.post_batch(
    ARRAY[p_site_id], ARRAY['ledger.hold'], ARRAY[p_hold_id::text],
    ARRAY[CASE v_state WHEN 'posted' THEN v_hold.kind ELSE 'reversal' END], ARRAY[v_hold.reference],
    ARRAY[CASE v_state WHEN 'expired' THEN 'the hold expired' ELSE p_reason END],
    ARRAY[CASE v_state WHEN 'expired' THEN 'ledger' ELSE p_actor END], ARRAY[p_meta], NULL,
    array_fill(1, ARRAY[cardinality(v_tos)]), array_fill(v_hold.held_id, ARRAY[cardinality(v_tos)]), v_tos, v_amounts);
  IF v_posted.status = 'posted' THEN
    UPDATE ledger.hold h SET state = v_state, ended_by = v_posted.transfer_id, posted_minor = v_amount
    WHERE h.transfer_id = p_hold_id;
  END IF;
  RETURN QUERY SELECT CASE WHEN v_state <> p_state THEN 'hold_ended' ELSE v_posted.status END,
    v_posted.transfer_id, v_posted.balance_minor, v_state;
END $$;

-- Returns what is held beyond its time, the longest overdue first, `p_limit` holds at most, leaving out those that somebody
-- is ending right now. Answers how many it returned.
CREATE OR REPLACE FUNCTION ledger.expire_holds(p_limit integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
  v_ids bigint[];
  v_expired integer;
BEGIN
  SELECT array_agg(d.transfer_id ORDER BY d.transfer_id) INTO v_ids FROM (
    SELECT h.transfer_id FROM ledger.hold h WHERE h.state = 'open' AND h.expires_at <= clock_timestamp()
      AND h.site_id <> ALL (cell.hidden())
    ORDER BY h.expires_at LIMIT p_limit FOR NO KEY UPDATE SKIP LOCKED
  ) d;
  WITH due AS MATERIALIZED (
    SELECT array_agg(h.site_id ORDER BY u.n) AS sites, array_agg('ledger.hold'::text ORDER BY u.n) AS scopes,
      array_agg(u.id::text ORDER BY u.n) AS keys, array_agg('reversal'::ledger.posting_kind ORDER BY u.n) AS kinds,
      array_agg(t.reference ORDER BY u.n) AS refs, array_agg('the hold expired'::text ORDER BY u.n) AS reasons,
      array_agg('ledger'::text ORDER BY u.n) AS actors, array_agg(u.n::integer ORDER BY u.n) AS places,
      array_agg(h.held_id ORDER BY u.n) AS froms, array_agg(h.account_id ORDER BY u.n) AS tos,
      array_agg(h.amount_minor::bigint ORDER BY u.n) AS amounts
    FROM unnest(v_ids) WITH ORDINALITY AS u (id, n)
    JOIN ledger.hold h ON h.transfer_id = u.id
    JOIN ledger.transfer t ON t.id = u.id
  ), posted AS MATERIALIZED (
    SELECT v_ids[b.idx] AS id, b.transfer_id AS ended_by
    FROM due d, ledger.post_batch(d.sites, d.scopes, d.keys, d.kinds, d.refs, d.reasons, d.actors, NULL, NULL,
      d.places, d.froms, d.tos, d.amounts) b
    WHERE b.status = 'posted'
  )
  UPDATE ledger.hold h SET state = 'expired', ended_by = p.ended_by, posted_minor = 0
  FROM posted p WHERE h.transfer_id = p.id;
  GET DIAGNOSTICS v_expired = ROW_COUNT;
  RETURN v_expired;
END $$;

-- Balances, snapshots, reconciliation ---------------------------------------------------------------

-- Present balance in minor units: the running one, or the latest snapshot and the entries since.
CREATE OR REPLACE FUNCTION ledger.balance_of(p_account_id bigint) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT coalesce(a.balance_minor, coalesce(s.balance_minor, 0) + coalesce((
    SELECT sum(e.amount_minor) FROM ledger.entry e
    WHERE e.account_id = a.id AND e.kind = ANY (enum_range(NULL::ledger.posting_kind))
      AND e.transfer_id > coalesce(s.through_transfer_id, 0)), 0))::bigint
  FROM ledger.account a
  LEFT JOIN LATERAL (
    SELECT balance_minor, through_transfer_id FROM ledger.snapshot
    WHERE account_id = a.id ORDER BY through_transfer_id DESC LIMIT 1
  ) s ON true
  WHERE a.id = p_account_id
$$;

-- Statements ask for the past. The order of the books is that of transfer ids, never that of a clock; a moment is turned
-- into a place in that order: all entries up to it are before the moment, all others at or after. For a member's account
-- that is exact, because ids and times are both taken under the account's lock. For any other, postings that were under way
-- at the same instant may stand on either side of it, each on one.

-- Waits until every posting to the account that could bear a time before now is committed or undone, and answers that now,
-- in whole milliseconds and after all that was posted before the call. A member's account is waited for alone; for any
-- other all postings are held up, so that is soon given up (both 55P03). Call it in a transaction of its own: the lock
-- lasts as long.
CREATE OR REPLACE FUNCTION ledger.settle(p_account_id bigint) RETURNS timestamptz
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
BEGIN
  PERFORM FROM ledger.account WHERE id = p_account_id AND balance_minor IS NOT NULL FOR SHARE;
  IF NOT FOUND THEN
    SET LOCAL lock_timeout = '250ms';
    LOCK TABLE ledger.transfer IN SHARE MODE;
  END IF;
  PERFORM pg_sleep(0.001);
  RETURN date_trunc('milliseconds', clock_timestamp());
END $$;

-- Highest transfer id of the account that was posted before the moment, as far as times ascend with ids; 0 when there is
-- none. A moment of the archive is taken for its end: what is in it is before every place that can be told. Halves the range of ids until none is left: as many looks at the index as the newest id has binary digits.
CREATE OR REPLACE FUNCTION ledger.seek_place(p_account_id bigint, p_moment timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  v_from_kinds ledger.posting_kind[];
  v_to_kinds ledger.posting_kind[];
  v_place bigint := archive.through();
  -- What is not known yet lies above v_below and not above v_upto, which begins beyond every id.
  v_below bigint := v_place;
  v_upto bigint := 1::bigint << 61;
  v_middle bigint := v_upto;
  v_id bigint;
BEGIN
  -- Most accounts know few kinds: only those are looked at again and again.
  SELECT array_agg(k) FILTER (WHERE EXISTS (SELECT FROM ledger.move WHERE from_id = p_account_id AND kind = k)),
    array_agg(k) FILTER (WHERE EXISTS (SELECT FROM ledger.move WHERE to_id = p_account_id AND kind = k))
  INTO v_from_kinds, v_to_kinds
  FROM unnest(enum_range(NULL::ledger.posting_kind)) k;

  WHILE v_below < v_upto LOOP
    SELECT max(i.id) INTO v_id FROM (
      SELECT (SELECT m.transfer_id FROM ledger.move m
        WHERE m.from_id = p_account_id AND m.kind = k AND m.transfer_id <= v_middle
        ORDER BY m.transfer_id DESC LIMIT 1) FROM unnest(v_from_kinds) k
      UNION ALL
      SELECT (SELECT m.transfer_id FROM ledger.move m
        WHERE m.to_id = p_account_id AND m.kind = k AND m.transfer_id <= v_middle
        ORDER BY m.transfer_id DESC LIMIT 1) FROM unnest(v_to_kinds) k
    ) i (id);
    IF v_id IS NULL OR v_id <= v_below THEN
      v_below := v_middle;
    ELSIF (SELECT t.created_at FROM ledger.transfer t WHERE t.id = v_id) < p_moment THEN
      v_place := v_id;
      v_below := v_middle;
    ELSE
      v_upto := v_id - 1;
    END IF;
    v_middle := v_below + (v_upto - v_below + 1) / 2;
  END LOOP;
  RETURN v_place;
END $$;

-- Highest transfer id of the account that was posted before the moment; 0 when there is none, and no less than where the archive
-- ends. It stays what it is, whatever is posted later. Where postings are not under one lock, a lower id may bear the later time, and where the halving stops
-- depends on what came after: what lies up to five seconds beyond, longer than any posting takes between its time and its
-- id, is looked at one by one.
CREATE OR REPLACE FUNCTION ledger.place_at(p_account_id bigint, p_moment timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  v_place bigint := ledger.seek_place(p_account_id, p_moment);
  v_beyond bigint;
BEGIN
  IF EXISTS (SELECT FROM ledger.account WHERE id = p_account_id AND balance_minor IS NULL) THEN
    v_beyond := ledger.seek_place(p_account_id, p_moment + interval '5 seconds');
    v_place := greatest(v_place, (
      SELECT max(e.transfer_id) FROM ledger.entry e JOIN ledger.transfer t ON t.id = e.transfer_id
      WHERE e.account_id = p_account_id AND e.kind = ANY (enum_range(NULL::ledger.posting_kind))
        AND e.transfer_id > v_place AND e.transfer_id <= v_beyond AND t.created_at < p_moment));
  END IF;
  RETURN v_place;
END $$;

-- Balance after the last entry up to a place in the books, which is not within the archive.
CREATE OR REPLACE FUNCTION ledger.balance_at(p_account_id bigint, p_place bigint) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
  SELECT (CASE WHEN a.balance_minor IS NOT NULL THEN coalesce((
      SELECT e.balance_after
      FROM unnest(enum_range(NULL::ledger.posting_kind)) k
      CROSS JOIN LATERAL (
        SELECT max(f.transfer_id) AS id FROM ledger.entry f
        WHERE f.account_id = a.id AND f.kind = k AND f.transfer_id <= p_place
      ) l
      JOIN ledger.entry e ON e.transfer_id = l.id AND e.account_id = a.id
      ORDER BY e.transfer_id DESC, e.leg DESC LIMIT 1), (
      SELECT c.balance_minor FROM ledger.carried c
      WHERE c.account_id = a.id AND c.through_transfer_id <= p_place ORDER BY c.through_transfer_id DESC LIMIT 1), 0)
    ELSE coalesce(s.balance_minor, 0) + (
      SELECT coalesce(sum(e.amount_minor), 0) FROM ledger.entry e
      WHERE e.account_id = a.id AND e.kind = ANY (enum_range(NULL::ledger.posting_kind))
        AND e.transfer_id > coalesce(s.through_transfer_id, 0) AND e.transfer_id <= p_place)
    END)::bigint
  FROM ledger.account a
  LEFT JOIN LATERAL (
    SELECT balance_minor, through_transfer_id FROM ledger.snapshot
    WHERE account_id = a.id AND through_transfer_id <= p_place ORDER BY through_transfer_id DESC LIMIT 1
  ) s ON true
  WHERE a.id = p_account_id
$$;

-- Snapshots take two transactions. This one, short: waits until no posting is under way and notes the
-- highest id given out. Ids are taken under the lock it conflicts with, so no lower id can still turn up.
-- Gives up (55P03) rather than hold up postings behind a long transaction.
CREATE OR REPLACE FUNCTION ledger.mark_horizon() RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '250ms' AS $$
DECLARE
  v_through bigint;
BEGIN
  LOCK TABLE ledger.transfer IN SHARE MODE;
  SELECT CASE WHEN is_called THEN last_value ELSE 0 END INTO v_through FROM ledger.transfer_id;
  INSERT INTO ledger.horizon (through_transfer_id) VALUES (v_through);
  RETURN v_through;
END $$;

-- How far the horizon is behind: transfers that were begun since, and how long ago the first of them was posted (0 where
-- none is). Reads the ends of two indexes.
CREATE OR REPLACE FUNCTION ledger.horizon_lag(OUT behind bigint, OUT age_seconds double precision)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH through (id) AS (
    SELECT coalesce((SELECT through_transfer_id FROM ledger.horizon ORDER BY id DESC LIMIT 1), 0)
  )
  SELECT greatest((SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM ledger.transfer_id) - through.id, 0),
    coalesce(extract(epoch FROM now() - (
      SELECT t.created_at FROM ledger.transfer t WHERE t.id > through.id ORDER BY t.id LIMIT 1)), 0)::double precision
  FROM through
$$;

-- And this one, at leisure: sums what came since the last snapshot, up to the latest horizon. Returns the
-- number of snapshots taken.
CREATE OR REPLACE FUNCTION ledger.take_snapshots() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_through bigint := (SELECT max(through_transfer_id) FROM ledger.horizon);
  v_taken integer;
BEGIN
  INSERT INTO ledger.snapshot (account_id, through_transfer_id, balance_minor)
  SELECT a.id, v_through, (coalesce(s.balance_minor, 0) + d.sum)::bigint
  FROM ledger.account a
  LEFT JOIN LATERAL (
    SELECT balance_minor, through_transfer_id FROM ledger.snapshot
    WHERE account_id = a.id ORDER BY through_transfer_id DESC LIMIT 1
  ) s ON true
  CROSS JOIN LATERAL (
    SELECT sum(e.amount_minor), count(*) FROM ledger.entry e
    WHERE e.account_id = a.id AND e.kind = ANY (enum_range(NULL::ledger.posting_kind))
      AND e.transfer_id > coalesce(s.through_transfer_id, 0) AND e.transfer_id <= v_through
  ) d
  -- Entries of a site that arrives from another cell still come in below the horizon.
  WHERE a.balance_minor IS NULL AND d.count > 0 AND NOT EXISTS (
    SELECT FROM cell.site c WHERE c.site_id = a.site_id AND c.state IN ('arriving', 'removing'))
  ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS v_taken = ROW_COUNT;
  RETURN v_taken;
END $$;

-- Of holds whose reservation comes after a transfer and not after another, those whose moves are not what they say. Of those
-- that were reserved in the archive, the end alone can be looked at; they belong to whatever begins there.
CREATE OR REPLACE FUNCTION ledger.differences_of_holds(p_after bigint, p_through bigint)
RETURNS TABLE (rule text, subject text, expected text, actual text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  -- What came in by a hold's reservation went out by its end, and what was posted did not return.
  SELECT 'hold_moves', format('hold %s', h.transfer_id),
    format('in %s, out %s, back %s', h.amount_minor, h.out_minor, h.amount_minor - h.posted_minor),
    format('in %s, out %s, back %s', m.came, m.went, m.returned)
  FROM (SELECT *, CASE state WHEN 'open' THEN 0 ELSE amount_minor END AS out_minor FROM ledger.hold
    WHERE transfer_id > p_after AND transfer_id <= p_through
    UNION ALL
    SELECT *, amount_minor FROM ledger.hold
    WHERE p_after = archive.through() AND transfer_id <= p_after AND ended_by > p_after) h
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount_minor) FILTER (WHERE transfer_id = h.transfer_id AND to_id = h.held_id), 0) AS came,
      coalesce(sum(amount_minor) FILTER (WHERE transfer_id = h.ended_by AND from_id = h.held_id), 0) AS went,
      sum(CASE to_id WHEN h.account_id THEN amount_minor ELSE 0 END) FILTER (WHERE transfer_id = h.ended_by) AS returned
    FROM ledger.move WHERE transfer_id IN (h.transfer_id, h.ended_by)
  ) m
  WHERE h.transfer_id > archive.through() AND m.came <> h.amount_minor OR m.went <> h.out_minor
    OR m.returned IS DISTINCT FROM h.amount_minor - h.posted_minor
$$;

-- Every difference between what the ledger says and what its entries prove; no rows when all is well.
-- One statement, so one moment, also under load. What is in the archive was proven before it went; its sums are carried.
CREATE OR REPLACE FUNCTION ledger.differences()
RETURNS TABLE (rule text, subject text, expected text, actual text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH archived (through) AS MATERIALIZED (
    SELECT archive.through()
  ), carried AS MATERIALIZED (
    SELECT * FROM archive.carried_in()
  ), entry AS NOT MATERIALIZED (
    SELECT * FROM ledger.entry WHERE transfer_id > (SELECT through FROM archived)
  ), chain AS (
    SELECT e.account_id, e.balance_before, e.account_version, coalesce(c.version, 0) + row_number() OVER w AS place,
      lag(e.balance_after, 1, coalesce(c.balance_minor, 0)) OVER w AS carried
    FROM entry e LEFT JOIN carried c ON c.account_id = e.account_id
    WHERE e.account_version IS NOT NULL
    WINDOW w AS (PARTITION BY e.account_id ORDER BY e.account_version)
  ), totals AS (
    SELECT account_id, sum(minor) AS total, sum(entries) AS entries, sum(running) AS running
    FROM (
      SELECT account_id, sum(amount_minor) AS minor, count(*) AS entries, count(balance_after) AS running
      FROM entry GROUP BY account_id
      UNION ALL
      SELECT account_id, balance_minor, version, version FROM carried
    ) s GROUP BY account_id
  )
  -- By the accounts' own currencies: what a move itself says cannot but cancel out.
  SELECT 'currency_sums_to_zero', a.currency::text, '0', sum(t.total)::text
  FROM totals t JOIN ledger.account a ON a.id = t.account_id GROUP BY a.currency HAVING sum(t.total) <> 0
  UNION ALL
  SELECT 'transfer_sums_to_zero', format('transfer %s %s', e.transfer_id, a.currency), '0', sum(e.amount_minor)::text
  FROM entry e JOIN ledger.account a ON a.id = e.account_id
  GROUP BY e.transfer_id, a.currency HAVING sum(e.amount_minor) <> 0
  UNION ALL
  SELECT 'transfer_moves_something', format('transfer %s', t.id), 'one move or more', 'none'
  FROM ledger.transfer t
  WHERE t.id > (SELECT through FROM archived) AND NOT EXISTS (SELECT FROM ledger.move m WHERE m.transfer_id = t.id)
  UNION ALL
  SELECT 'entry_belongs', format('transfer %s leg %s', e.transfer_id, e.leg),
    format('transfer and account of one site, %s', e.currency),
    format('transfer of site %s, account of site %s in %s', t.site_id, a.site_id, a.currency)
  FROM entry e
  LEFT JOIN ledger.transfer t ON t.id = e.transfer_id
  LEFT JOIN ledger.account a ON a.id = e.account_id
  WHERE t.site_id IS DISTINCT FROM a.site_id OR t.id IS NULL OR a.currency IS DISTINCT FROM e.currency
  UNION ALL
  SELECT 'running_balance', format('account %s', a.id), coalesce(t.total, 0)::text, a.balance_minor::text
  FROM ledger.account a LEFT JOIN totals t ON t.account_id = a.id
  WHERE a.balance_minor <> coalesce(t.total, 0)
  UNION ALL
  SELECT 'members_run', format('account %s', id),
    CASE owner_kind WHEN 'member' THEN 'a running balance' ELSE 'none' END,
    CASE WHEN balance_minor IS NULL THEN 'none' ELSE 'a running balance' END
  FROM ledger.account WHERE (owner_kind = 'member') <> (balance_minor IS NOT NULL)
  UNION ALL
  SELECT 'running_version', format('account %s', a.id), coalesce(t.running, 0)::text, a.version::text
  FROM ledger.account a LEFT JOIN totals t ON t.account_id = a.id
  WHERE a.version <> coalesce(t.running, 0)
  UNION ALL
  SELECT 'entries_keep_balance', format('account %s', a.id),
    CASE WHEN a.version IS NULL THEN 'none' ELSE 'all' END, format('%s of %s', t.running, t.entries)
  FROM ledger.account a JOIN totals t ON t.account_id = a.id
  WHERE t.running <> CASE WHEN a.version IS NULL THEN 0 ELSE t.entries END
  UNION ALL
  SELECT 'entries_follow', format('account %s version %s', account_id, account_version),
    format('version %s from %s', place, carried), format('version %s from %s', account_version, balance_before)
  FROM chain WHERE account_version <> place OR balance_before <> carried
  UNION ALL
  SELECT 'snapshot_balance', format('account %s through %s', s.account_id, s.through_transfer_id),
    e.total::text, s.balance_minor::text
  FROM ledger.snapshot s
  CROSS JOIN LATERAL (
    SELECT coalesce((SELECT c.balance_minor FROM carried c WHERE c.account_id = s.account_id), 0)
      + coalesce(sum(amount_minor), 0) AS total FROM entry
    WHERE account_id = s.account_id AND transfer_id <= s.through_transfer_id
  ) e
  WHERE s.through_transfer_id >= (SELECT through FROM archived) AND s.balance_minor <> e.total
  UNION ALL
  SELECT 'move_kind', format('transfer %s', t.id), t.kind::text, m.kind::text
  FROM ledger.move m JOIN ledger.transfer t ON t.id = m.transfer_id
  WHERE m.kind <> t.kind AND m.transfer_id > (SELECT through FROM archived)
  UNION ALL
  -- What a member has on hold is what the open holds say.
  SELECT 'holds_covered', format('account %s', a.id), coalesce(h.total, 0)::text, a.balance_minor::text
  FROM ledger.account a
  FULL JOIN (
    SELECT held_id, sum(amount_minor) AS total FROM ledger.hold WHERE state = 'open' GROUP BY held_id
  ) h ON h.held_id = a.id
  WHERE (a.owner_kind = 'member' AND a.purpose = 'held' OR h.total IS NOT NULL)
    AND a.balance_minor IS DISTINCT FROM coalesce(h.total, 0)
  UNION ALL
  SELECT d.* FROM archived, ledger.differences_of_holds(archived.through, 9223372036854775807) d
$$;

-- Grants --------------------------------------------------------------------------------------------

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA ledger FROM PUBLIC;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ledger TO pavilion_app;
-- Parts of ledger.post_batch.
REVOKE EXECUTE ON FUNCTION ledger.lock_accounts, ledger.hash_transfers, ledger.judge_transfers, ledger.balance_after
  FROM pavilion_app;
