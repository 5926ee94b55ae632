-- How far each standby is behind in what it has applied. Whoever is no member of pg_read_all_stats sees nothing in the
-- view that this reads; roles.sql lets the owner of this function see it, and the hall asks through the function alone.
CREATE OR REPLACE FUNCTION standby_lag() RETURNS TABLE (standby text, lag_bytes bigint, lag_seconds double precision)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT application_name,
         pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_receive_lsn() ELSE pg_current_wal_lsn() END,
                         replay_lsn)::bigint,
         -- Null while the standby has nothing left to do.
         coalesce(extract(epoch FROM replay_lag), 0)::double precision
    FROM pg_stat_replication
   WHERE replay_lsn IS NOT NULL
$$;
REVOKE ALL ON FUNCTION standby_lag() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION standby_lag() TO pavilion_app;
