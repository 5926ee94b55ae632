-- The trace of the office (migration 0251). The hall may append to it by `trace_append` and read it, nothing else.

-- SHA-256 over the hash before and everything that a line says, as jsonb writes it: one text for one content.
CREATE OR REPLACE FUNCTION trace_hash(p_line trace) RETURNS bytea
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT sha256(p_line.prev_hash || convert_to(jsonb_build_object(
    'chain', p_line.chain,
    'number', p_line.number,
    'at', to_char(p_line.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'staff_id', p_line.staff_id,
    'session_id', p_line.session_id,
    'address', host(p_line.address),
    'call', p_line.call,
    'kind', p_line.kind,
    'subject_kind', p_line.subject_kind,
    'subject_id', p_line.subject_id,
    'before', p_line.before,
    'after', p_line.after,
    'reason', p_line.reason,
    'outcome', p_line.outcome,
    'code', p_line.code,
    'request_id', p_line.request_id
  )::text, 'UTF8'))
$$;

-- Appends a line in the caller's transaction. Whoever appends to a chain waits for those before until they commit.
CREATE OR REPLACE FUNCTION trace_append(
  p_chain integer, p_at timestamptz, p_staff_id integer, p_session_id uuid, p_address inet, p_call text, p_kind text,
  p_subject_kind text, p_subject_id text, p_before jsonb, p_after jsonb, p_reason text, p_outcome text, p_code integer,
  p_request_id text
) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_line trace;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('chain of the trace'), p_chain);
  SELECT chain, number + 1, hash INTO v_line.chain, v_line.number, v_line.prev_hash
    FROM trace_head WHERE chain = p_chain;
  IF NOT FOUND THEN
    v_line.number := 1;
    v_line.prev_hash := decode(repeat('00', 32), 'hex');
  END IF;
  v_line.chain := p_chain;
  v_line.at := p_at;
  v_line.staff_id := p_staff_id;
  v_line.session_id := p_session_id;
  v_line.address := p_address;
  v_line.call := p_call;
  v_line.kind := p_kind;
  v_line.subject_kind := p_subject_kind;
  v_line.subject_id := p_subject_id;
  v_line.before := p_before;
  v_line.after := p_after;
  v_line.reason := p_reason;
  v_line.outcome := p_outcome;
  v_line.code := p_code;
  v_line.request_id := p_request_id;
  v_line.hash := trace_hash(v_line);
  INSERT INTO trace SELECT v_line.*;
  INSERT INTO trace_head (chain, number, hash) VALUES (v_line.chain, v_line.number, v_line.hash)
    ON CONFLICT (chain) DO UPDATE SET number = excluded.number, hash = excluded.hash;
  RETURN v_line.number;
END $$;

-- Every chain with how many lines it has, its head, and the first line that is not as it was written.
CREATE OR REPLACE FUNCTION trace_verify() RETURNS TABLE (chain integer, lines bigint, head bytea, bad_number bigint, fault text)
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  WITH placed AS (
    SELECT t.chain, t.number, t.hash,
      row_number() OVER (PARTITION BY t.chain ORDER BY t.number) AS place,
      lag(t.hash, 1, decode(repeat('00', 32), 'hex')) OVER (PARTITION BY t.chain ORDER BY t.number) = t.prev_hash AS follows,
      trace_hash(t) = t.hash AS holds
    FROM trace t
  ), bad AS (
    SELECT DISTINCT ON (p.chain) p.chain, least(p.place, p.number) AS number,
      CASE WHEN p.number <> p.place THEN 'missing' ELSE 'changed' END AS fault
    FROM placed p WHERE p.number <> p.place OR NOT p.follows OR NOT p.holds
    ORDER BY p.chain, p.place
  ), counted AS (
    SELECT p.chain, count(*) AS lines, max(p.number) AS last FROM placed p GROUP BY p.chain
  ), known AS (
    SELECT h.chain, h.number, h.hash FROM trace_head h
    UNION
    SELECT c.chain, NULL, NULL FROM counted c WHERE NOT EXISTS (SELECT FROM trace_head h WHERE h.chain = c.chain)
  )
  SELECT k.chain, coalesce(c.lines, 0), k.hash,
    CASE
      WHEN b.chain IS NOT NULL THEN b.number
      WHEN coalesce(c.last, 0) < coalesce(k.number, 0) THEN coalesce(c.last, 0) + 1
      WHEN k.number IS NULL OR last_line.hash <> k.hash THEN c.last
    END,
    CASE
      WHEN b.chain IS NOT NULL THEN b.fault
      WHEN coalesce(c.last, 0) < coalesce(k.number, 0) THEN 'missing'
      WHEN k.number IS NULL OR last_line.hash <> k.hash THEN 'changed'
    END
  FROM known k
  LEFT JOIN counted c ON c.chain = k.chain
  LEFT JOIN bad b ON b.chain = k.chain
  LEFT JOIN trace last_line ON last_line.chain = k.chain AND last_line.number = k.number
  ORDER BY k.chain
$$;
