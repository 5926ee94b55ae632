import { createPool, type Pool, withTransaction } from '@pavilion/postgres';
import { demoWithdrawPassword, seedAgentDealings } from '../../database/seeds/agentDealings.ts';
import { seedAgentHistory } from '../../database/seeds/agentHistory.ts';
import { ensureSandboxKeys, seed } from '../../database/seeds/index.ts';
import { pavilionSiteId } from '../../database/seeds/sites.ts';
import { demoStaff, seedStaff } from '../../database/seeds/staff.ts';
import { seedTournaments } from '../../database/seeds/tournaments.ts';
import type { Secrets } from './secrets.ts';
import type { LauncherSettings } from './settings.ts';

export interface DemoAccount {
  readonly what: string;
  readonly account: string;
  readonly password: string;
  /** Asked before money goes out. */
  readonly withdrawPassword?: string;
}

/** The accounts of the demo hall. Shown only where they exist. */
const demoAccounts: readonly DemoAccount[] = [
  { what: 'Member', account: 'player01', password: 'Player01' },
  { what: 'Agent', account: 'agent01', password: 'Agent001', withdrawPassword: demoWithdrawPassword },
];

const withPool = async <T>(url: string, work: (pool: Pool) => Promise<T>): Promise<T> => {
  const pool = createPool(url, { max: 4, applicationName: 'pavilion-seed' });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
};

/** Whether this is the demo hall, and nobody works in its office yet. */
const lacksStaff = async (pool: Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ lacks: boolean }>(
    `SELECT EXISTS (SELECT FROM member WHERE site_id = $1 AND account = $2) AND NOT EXISTS (SELECT FROM staff) AS lacks`,
    [pavilionSiteId, demoAccounts[0]?.account],
  );
  return rows[0]?.lacks ?? false;
};

/**
 * Fills an empty database with the demo hall, and tells the hall the present address and keys of the studio, which
 * may differ from the last start's. Answers whether it filled it.
 */
export const seedDemo = (
  url: string,
  settings: Pick<LauncherSettings, 'studioOrigin'>,
  secrets: Secrets,
): Promise<boolean> =>
  withPool(url, async (pool) => {
    const filled = await seed({ pool });
    // Not with the rest: tests have no use for months of play, and would wait for them.
    if (filled) {
      await seedAgentHistory(pool, new Date());
      await seedAgentDealings(pool, new Date());
      await seedTournaments(pool, new Date());
    }
    // Not with the rest: their factors are sealed under this installation's secret, and a demo hall of before has nobody.
    if (await lacksStaff(pool))
      await withTransaction(pool, (client) =>
        seedStaff(client, { siteId: pavilionSiteId, secret: secrets.PAVILION_SECRET, now: new Date() }),
      );
    await ensureSandboxKeys(pool, {
      PAVILION_SECRET: secrets.PAVILION_SECRET,
      SANDBOX_KEYS: [...secrets.SANDBOX_KEYS],
      STUDIO_ORIGIN: settings.studioOrigin,
    });
    return filled;
  });

/** Who works in the office of the demo hall, as far as they are there. */
export const demoStaffIn = (url: string): Promise<DemoAccount[]> =>
  withPool(url, async (pool) => {
    const { rows } = await pool.query<{ account: string }>(
      'SELECT account FROM staff WHERE account = ANY($1)',
      [demoStaff.map(({ account }) => account)],
    );
    const present = new Set(rows.map(({ account }) => account));
    return demoStaff
      .filter(({ account }) => present.has(account))
      .map(({ account, password }) => ({ what: 'Office', account, password }));
  });

export const demoAccountsIn = (url: string): Promise<DemoAccount[]> =>
  withPool(url, async (pool) => {
    const { rows } = await pool.query<{ account: string }>(
      'SELECT DISTINCT account FROM member WHERE account = ANY($1)',
      [demoAccounts.map(({ account }) => account)],
    );
    const present = new Set(rows.map(({ account }) => account));
    return demoAccounts.filter(({ account }) => present.has(account));
  });
