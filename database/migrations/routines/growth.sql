-- Makes parts of the tables in growth.plan (0324) before they are needed, and counts them.
--
-- A table's parts lie one after another: each holds the ids from its `low` up to and without its `high`, the first has no
-- low and the last, `…_rest`, no high. The last is empty while parts are made in time. Where they were not it has taken
-- the rows, and becomes a part with a high end when the next is made: nothing is copied, and no insert ever fails.

CREATE OR REPLACE FUNCTION growth.parts_of(p_relation text)
RETURNS TABLE (part regclass, low bigint, high bigint)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT i.inhrelid::regclass, substring(b.says FROM 'FROM \(''(\d+)')::bigint, substring(b.says FROM 'TO \(''(\d+)')::bigint
  FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
  CROSS JOIN LATERAL (SELECT pg_get_expr(c.relpartbound, c.oid)) AS b (says)
  WHERE i.inhparent = p_relation::regclass
  ORDER BY 2 NULLS FIRST
$$;

-- Of each table, how many parts lie wholly beyond the newest id, the last one without an end not counted, and how many it
-- has to have.
CREATE OR REPLACE FUNCTION growth.ahead() RETURNS TABLE (relation text, parts integer, wanted integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT p.relation, (
      SELECT count(*) FROM growth.parts_of(p.relation) o
      WHERE o.high IS NOT NULL AND o.low > coalesce(pg_sequence_last_value(p.sequence::regclass), 0))::integer,
    p.ahead
  FROM growth.plan p ORDER BY 1
$$;

-- A table's guards of statements, put on one of its parts: those are not inherited.
CREATE OR REPLACE FUNCTION growth.guard(p_relation regclass, p_part regclass) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_guard record;
BEGIN
  FOR v_guard IN
    SELECT t.tgname, t.tgenabled, replace(pg_get_triggerdef(t.oid), format(' ON %s ', p_relation), format(' ON %s ', p_part))
      AS making
    FROM pg_trigger t WHERE t.tgrelid = p_relation AND NOT t.tgisinternal AND t.tgtype & 1 = 0
  LOOP
    EXECUTE v_guard.making;
    IF v_guard.tgenabled = 'A' THEN
      EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', p_part, v_guard.tgname);
    END IF;
  END LOOP;
END $$;

-- Makes the parts that a table still has to have, and answers how many. Each is one change of the catalogue under a lock that
-- nobody can post or read under: it is waited for a quarter of a second and then given up (55P03), so that what waits behind
-- it does not wait long. Whoever asks tries again later.
CREATE OR REPLACE FUNCTION growth.extend(p_relation text) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '250ms' AS $$
DECLARE
  v_plan growth.plan;
  v_rest record;
  v_newest bigint;
  v_high bigint;
  v_part text;
  v_is_used boolean;
  v_made integer := 0;
BEGIN
  -- packages/postgres/src/advisoryLocks.ts lists the number.
  PERFORM pg_advisory_xact_lock(7284030);
  SELECT * INTO STRICT v_plan FROM growth.plan WHERE relation = p_relation;
  WHILE (SELECT a.parts < a.wanted FROM growth.ahead() a WHERE a.relation = p_relation) LOOP
    EXECUTE format('LOCK TABLE ONLY %s IN ACCESS EXCLUSIVE MODE', p_relation::regclass);
    SELECT o.part, o.low INTO STRICT v_rest FROM growth.parts_of(p_relation) o WHERE o.high IS NULL;
    v_newest := coalesce(pg_sequence_last_value(v_plan.sequence::regclass), 0);
    v_high := (greatest(v_rest.low, v_newest) / v_plan.width + 1) * v_plan.width;
    v_part := format('%s_%s', p_relation, v_rest.low);
    EXECUTE format('SELECT EXISTS (SELECT FROM %s)', v_rest.part) INTO v_is_used;

    EXECUTE format('ALTER TABLE %s DETACH PARTITION %s', p_relation::regclass, v_rest.part);
    IF v_is_used THEN
      EXECUTE format('ALTER TABLE %s RENAME TO %I', v_rest.part, split_part(v_part, '.', 2));
      EXECUTE format('CREATE TABLE %s_rest (LIKE %s INCLUDING ALL EXCLUDING IDENTITY)', p_relation, p_relation);
      EXECUTE format('REVOKE ALL ON %s_rest FROM PUBLIC, pavilion_app', p_relation);
      PERFORM growth.guard(p_relation::regclass, (p_relation || '_rest')::regclass);
    ELSE
      EXECUTE format('CREATE TABLE %s (LIKE %s INCLUDING ALL EXCLUDING IDENTITY)', v_part, p_relation);
      EXECUTE format('REVOKE ALL ON %s FROM PUBLIC, pavilion_app', v_part);
      PERFORM growth.guard(p_relation::regclass, v_part::regclass);
    END IF;
    EXECUTE format('ALTER TABLE %s ATTACH PARTITION %s FOR VALUES FROM (%s) TO (%s)', p_relation, v_part, v_rest.low, v_high);
    EXECUTE format('ALTER TABLE %s ATTACH PARTITION %s_rest FOR VALUES FROM (%s) TO (MAXVALUE)', p_relation, p_relation, v_high);
    v_made := v_made + 1;
  END LOOP;
  RETURN v_made;
END $$;

-- Tells the planner what a table holds as a whole: of parts, and only of those, PostgreSQL keeps itself informed. Parts are
-- left alone where that can be said (18): one that was empty when it was looked at is read from end to end by plans made
-- then, until it is looked at again.
CREATE OR REPLACE FUNCTION growth.analyse(p_relation text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM FROM growth.plan WHERE relation = p_relation;
  IF NOT FOUND THEN
    RAISE EXCEPTION '% has no plan of growth', p_relation USING ERRCODE = 'invalid_parameter_value';
  END IF;
  EXECUTE format('ANALYZE %s %s', CASE WHEN current_setting('server_version_num')::integer >= 180000 THEN 'ONLY' END,
    p_relation::regclass);
END $$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA growth FROM PUBLIC;
GRANT EXECUTE ON FUNCTION growth.ahead(), growth.extend(text), growth.analyse(text) TO pavilion_app;
