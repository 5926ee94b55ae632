import { join } from 'node:path';
import type { Currency } from '@pavilion/contract';
import { registerFieldNames } from '@pavilion/contract/signup';
import { createPool, type Pool, startCluster } from '@pavilion/postgres';

/**
 * The database of the house under test, for what an operator would set and no call does yet. Everything that a spec
 * changes here belongs to a currency or an agent of its own, so that the other specs notice nothing.
 */

const demoSite = 1;
const databaseName = 'pavilion';

const openPool = async (): Promise<Pool> => {
  const dataDir = process.env.E2E_DATA_DIR;
  if (dataDir === undefined)
    throw new Error('E2E_DATA_DIR is not set: run the browser tests through npm test');
  const cluster = await startCluster({ dataDir: join(dataDir, 'postgres'), whenOwned: 'attach' });
  return createPool(cluster.url(databaseName), { max: 1 });
};

const withHouse = async <T>(use: (pool: Pool) => Promise<T>): Promise<T> => {
  const pool = await openPool();
  try {
    return await use(pool);
  } finally {
    await pool.end();
  }
};

/** Lets the sign-up of a currency ask for every field there is, none of them required but the usual. */
export const showEveryField = (currency: Currency): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query(
      `INSERT INTO register_setting (site_id, currency, name, is_display, is_required, sort)
       SELECT $1, $2, name, true, name IN ('member_account', 'password', 'check_password', 'captcha'), sort
         FROM unnest($3::text[]) WITH ORDINALITY AS given (name, sort)
       ON CONFLICT (site_id, currency, name)
       DO UPDATE SET is_display = true, is_required = excluded.is_required, sort = excluded.sort`,
      [demoSite, currency, [...registerFieldNames]],
    );
  });

/** Makes a member an agent, as an operator does. */
export const makeAgent = (memberId: number): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query(
      `UPDATE member SET is_agent = true, agent_active = true, agent_type = 1, agent_level = 1 WHERE id = $1`,
      [memberId],
    );
  });

export const closeAgent = (memberId: number): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query('UPDATE member SET agent_active = false WHERE id = $1', [memberId]);
  });

/** Gives an agent a host name of its own. */
export const giveDomain = (agentId: number, host: string, currency: Currency): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query(
      `INSERT INTO agent_domain (host, site_id, agent_id, currency) VALUES ($1, $2, $3, $4)
       ON CONFLICT (host) DO UPDATE SET agent_id = excluded.agent_id, currency = excluded.currency`,
      [host, demoSite, agentId, currency],
    );
  });

/** Who brought a member, as the books have it. */
export const introducerOf = (account: string): Promise<{ kind: string | null; agentId: number | null }> =>
  withHouse(async (pool) => {
    const { rows } = await pool.query<{ kind: string | null; agent_id: number | null }>(
      'SELECT introducer_kind AS kind, agent_id FROM member WHERE site_id = $1 AND account = $2',
      [demoSite, account],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`nobody is called ${account}`);
    return { kind: row.kind, agentId: row.agent_id };
  });
