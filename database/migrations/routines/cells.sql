-- What a cell knows of sites that leave it or arrive (migration 0335, docs/decisions/0341).

-- Sites of which a transaction that began when this one did sees nothing: policies of rows ask for it once a statement.
CREATE OR REPLACE FUNCTION cell.hidden() RETURNS integer[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT coalesce(array_agg(s.site_id), '{}') FROM cell.site s
  WHERE s.closed_at <= now() AND (s.opened_at IS NULL OR s.opened_at > now())
$$;

-- Hosts of sites that are closed here, or about to be, and for how long at most (null: until somebody says otherwise).
CREATE OR REPLACE FUNCTION cell.closed_hosts() RETURNS TABLE (host text, seconds double precision)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT h.host, extract(epoch FROM s.opened_at - clock_timestamp())::double precision
  FROM cell.site s JOIN public.site_host h ON h.site_id = s.site_id
  WHERE s.closed_at IS NOT NULL AND (s.opened_at IS NULL OR s.opened_at > clock_timestamp())
$$;

-- Refuses (SA001) to go on for members of sites that are closed here: nothing has moved, and the other cell will say more.
CREATE OR REPLACE FUNCTION cell.refuse_members(p_member_ids integer[]) RETURNS void
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_hidden constant integer[] := cell.hidden();
BEGIN
  IF cardinality(v_hidden) = 0 THEN
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM public.member m WHERE m.id = ANY (p_member_ids) AND m.site_id = ANY (v_hidden)) THEN
    RAISE EXCEPTION 'a site of these members is in another cell' USING ERRCODE = 'SA001';
  END IF;
END $$;

-- A trigger that a move puts on ledger.transfer in the cell that the site leaves, for rows of that site alone.
CREATE OR REPLACE FUNCTION cell.refuse_posting() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NEW.site_id = ANY (cell.hidden()) THEN
    RAISE EXCEPTION 'site % is in another cell', NEW.site_id USING ERRCODE = 'SA001';
  END IF;
  RETURN NEW;
END $$;

-- A trigger that a move puts, for replicated rows alone, on tables without a site of their own in the cell where the site
-- arrives: lets in what belongs to it, by the condition given, in which $1 is the row. All sites' rows pass by here.
CREATE OR REPLACE FUNCTION cell.keep_arriving() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_belongs boolean;
BEGIN
  EXECUTE 'SELECT ' || TG_ARGV[0] INTO v_belongs USING NEW;
  RETURN CASE WHEN v_belongs THEN NEW END;
END $$;

-- Refuses (55P03) what would have to look at all of a site while its rows are still coming in.
CREATE OR REPLACE FUNCTION cell.refuse_while_arriving() RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM cell.site s WHERE s.state IN ('arriving', 'removing')) THEN
    RAISE EXCEPTION 'a site is arriving in this cell: its books are proven once it is here'
      USING ERRCODE = 'lock_not_available';
  END IF;
END $$;

-- Tells processes of the hall to read their sites again.
CREATE OR REPLACE FUNCTION cell.tell() RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  SELECT pg_notify('content_changed', 'cell')
$$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA cell FROM PUBLIC;
GRANT EXECUTE ON FUNCTION cell.hidden(), cell.closed_hosts() TO pavilion_app;
