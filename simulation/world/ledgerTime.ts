import type { Pool } from '@pavilion/postgres';

/**
 * The ledger dates its postings by the database's clock, which nobody moves; here it reads a clock of the world's own, since
 * bills of agents go by days. Only the days of postings come of it: everything else goes by the clock of the halls.
 */
export const takeOverLedgerTime = async (owner: Pool): Promise<void> => {
  await owner.query(`
    CREATE SCHEMA simulated;
    CREATE TABLE simulated.moment (at timestamptz NOT NULL);
    INSERT INTO simulated.moment VALUES (now());
    GRANT USAGE ON SCHEMA simulated TO PUBLIC;
    GRANT SELECT ON simulated.moment TO PUBLIC;
    CREATE FUNCTION simulated.clock_timestamp() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT at FROM simulated.moment';
    DO $$
    DECLARE
      v_function regprocedure;
    BEGIN
      FOR v_function IN
        SELECT p.oid FROM pg_proc p WHERE p.pronamespace = 'ledger'::regnamespace AND p.proname IN ('post_batch', 'post_move')
      LOOP
        EXECUTE format('ALTER FUNCTION %s SET search_path = simulated, pg_catalog, pg_temp', v_function);
      END LOOP;
    END $$;`);
};

/** Noon in UTC is the same day at every site of the demo hall. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const setLedgerDay = async (owner: Pool, day: string): Promise<void> => {
  await owner.query('UPDATE simulated.moment SET at = $1', [noonOf(day)]);
};
