import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

/** Whether who is logged in may more than the hall needs: makes roles, or can be the owner of the tables. */
const powers = `
  SELECT rolsuper OR rolcreaterole OR rolcreatedb
      OR pg_has_role(session_user, (SELECT relowner FROM pg_class WHERE oid = 'site'::regclass), 'MEMBER') AS excessive
  FROM pg_roles WHERE rolname = session_user`;

/**
 * Warns when the hall has logged in as a role from which a statement of a stranger could reach everything: what is taken
 * on for a connection (`SET ROLE`) can be laid down again.
 */
export const warnOfPowers = async (pool: Pool, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> => {
  const { rows } = await pool.query<{ excessive: boolean }>(powers);
  if (rows[0]?.excessive === true)
    log.warn('DATABASE_URL logs in as a role that may more than the hall needs: see database/roles.sql');
};
