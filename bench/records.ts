import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { AnyCall, InputOf } from '@pavilion/contract';
import {
  recordsDw,
  recordsDwTotals,
  recordsRounds,
  recordsRoundTotals,
  recordsStatement,
  recordsTransaction,
  recordsTrend,
} from '@pavilion/contract/records';
import { createPool, migrate, type Pool } from '@pavilion/postgres';
import { pino } from 'pino';
import { buildApp } from '../apps/server/src/app.ts';
import type { MemberSession } from '../apps/server/src/http/caller.ts';
import { readEnv } from '../apps/server/src/infra/env.ts';
import { createMetrics } from '../apps/server/src/infra/health.ts';
import { createCashierModule } from '../apps/server/src/modules/cashier/index.ts';
import { createPasswordHasher } from '../apps/server/src/modules/identity/index.ts';
import { createDeedBook } from '../apps/server/src/modules/proposals/index.ts';
import { createRecordsModule } from '../apps/server/src/modules/records/index.ts';
import { openSiteBook } from '../apps/server/src/modules/sites/index.ts';
import { createOutbox } from '../apps/server/src/realtime/index.ts';
import { seed } from '../database/seeds/index.ts';
import { startBenchServer } from './server.ts';
import { fillDatabase, fillOf, loadedCurrency, loadedSite } from './sizeFill.ts';
import { type Bench, BenchError, type Contestant, type Round, summarise } from './table.ts';

/**
 * `npm run bench records`: how long the server takes for each call of the record pages, in a hall of 10,000,000 postings,
 * for its busiest members: within 30 ms. `-- --members 100000` for a smaller hall. Needs about 8 GB in the folder of
 * temporary files.
 */

type App = Awaited<ReturnType<typeof buildApp>>;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { members: { type: 'string', default: '1000000' } },
});
const members = Number(values.members);
const root = join(import.meta.dirname, '..');
const secret = 'only-for-the-time-of-this-benchmark';
const serverMaxMs = 30;
const secondsARound = 6;
const warmUpMs = 1_000;
/** The busiest are few; each has some four hundred rounds in the fill, and so many deposits are added for each. */
const busiestMax = 1_000;
const depositsEach = 200;
const dayMs = 86_400_000;

/** The members with most to show. */
const findBusiest = async (pool: Pool): Promise<number[]> => {
  const { rows } = await pool.query<{ member_id: number }>(
    'SELECT member_id FROM round GROUP BY member_id ORDER BY count(*) DESC, member_id LIMIT $1',
    [busiestMax],
  );
  return rows.map(({ member_id }) => member_id);
};

const addDeposits = (pool: Pool, busiest: readonly number[]) =>
  pool.query(
    `INSERT INTO deposit_order (order_number, site_id, member_id, method_id, gateway_code, request_id, request_hash, currency,
       amount_minor, fee_minor, state, locale, return_url, deposit_times, ask_at, created_at, updated_at, expires_at, settled_at)
     SELECT 'D' || m || 'N' || n, $1, m, (SELECT min(id) FROM deposit_method WHERE site_id = $1 AND currency = $2), 'sandbox',
       gen_random_uuid(), '', $2, 10000, 0, 'succeeded', 'zh_CN', '', n, at, at, at, at, at
     FROM unnest($3::integer[]) m CROSS JOIN generate_series(1, $4::integer) n
     CROSS JOIN LATERAL (SELECT now() - n * interval '1 day' AS at) t`,
    [loadedSite, loadedCurrency, busiest, depositsEach],
  );

const openApp = async (pool: Pool, url: string): Promise<App> => {
  const log = pino({ level: 'silent' });
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: url, PAVILION_SECRET: secret, LOG_LEVEL: 'silent' });
  const sites = await openSiteBook({ pool, env, log });
  const clock = { now: () => new Date() };
  const shared = { pool, clock, log, sites, env, outbox: createOutbox() };
  const app = await buildApp({
    env,
    sites,
    log,
    modules: [
      createCashierModule({ ...shared, passwords: createPasswordHasher(), book: createDeedBook() }),
      createRecordsModule({ pool, log, providers: { wireOf: async () => undefined } }),
    ],
    // Who asks is told by the token itself: proving it is not what is measured.
    authenticate: async (token, siteId) => {
      const session: MemberSession = {
        memberId: Number(token),
        siteId,
        account: token,
        currency: loadedCurrency,
        sessionId: token,
      };
      return { session };
    },
    isReady: async () => true,
    metrics: createMetrics({ clock, processMetrics: false }),
  });
  await app.ready();
  return app;
};

/** One call after the other, each for another of the busiest. */
const measureCall = async <C extends AnyCall>(
  app: App,
  busiest: readonly number[],
  call: C,
  bodyOf: () => InputOf<C>,
): Promise<Round> => {
  const latencies: number[] = [];
  const step = async (): Promise<number> => {
    const memberId = busiest[randomInt(busiest.length)] ?? 0;
    const beganMs = performance.now();
    const answer = await app.inject({
      method: 'POST',
      url: `/api${call.path}`,
      // Limits are per address and would be met at once.
      remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      headers: { authorization: String(memberId), lang: 'zh_CN' },
      payload: bodyOf() as object,
    });
    if (answer.json().code !== 100)
      throw new BenchError(`${call.path} answered ${answer.body.slice(0, 200)}`);
    return performance.now() - beganMs;
  };
  const untilMs = performance.now() + warmUpMs;
  while (performance.now() < untilMs) await step();
  const beganMs = performance.now();
  while (performance.now() - beganMs < secondsARound * 1_000) latencies.push(await step());
  await delay(0);
  return summarise(latencies, (performance.now() - beganMs) / 1_000);
};

const ago = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

export const bench: Bench = {
  title: `Calls of the record pages for the busiest of ${members.toLocaleString('en-US')} members`,
  unit: 'calls',
  rounds: 3,
  open: async (say) => {
    if (!Number.isInteger(members) || members < 1_000)
      throw new BenchError('--members takes a whole number from 1000');
    const server = await startBenchServer();
    try {
      const url = await server.createDatabase('records');
      await migrate({ url, folder: join(root, 'database/migrations') });
      const pool = createPool(url, { max: 8 });
      await seed({ pool });
      await fillDatabase(pool, fillOf(members), say);
      const busiest = await findBusiest(pool);
      await addDeposits(pool, busiest);
      const app = await openApp(pool, url);
      const of = <C extends AnyCall>(name: string, call: C, bodyOf: () => InputOf<C>): Contestant => ({
        name,
        round: () => measureCall(app, busiest, call, bodyOf),
        p99MaxMs: serverMaxMs,
      });
      return {
        contestants: [
          of('postings, first page', recordsTransaction, () => ({ count: 20 })),
          of('postings, 30 days', recordsTransaction, () => ({ count: 20, from: ago(30), to: ago(0) })),
          of('postings, wins of a year', recordsTransaction, () => ({
            count: 20,
            from: ago(365),
            kinds: ['win' as const],
          })),
          of('rounds, first page', recordsRounds, () => ({ count: 20 })),
          of('rounds of another provider', recordsRounds, () => ({ count: 20, gp_id: 2 })),
          of('what rounds come to', recordsRoundTotals, () => ({})),
          of('deposits and withdrawals', recordsDw, () => ({ count: 20 })),
          of('what they come to', recordsDwTotals, () => ({})),
          of('statement of a year', recordsStatement, () => ({ from: ago(365), to: ago(0) })),
          of('chart of 30 days', recordsTrend, () => ({ days: 30 as const })),
          of('chart of 91 days', recordsTrend, () => ({ days: 91 as const })),
        ],
        versions: [server.version],
        inspect: async () => {
          const { rows } = await pool.query<{ moves: bigint; size: string }>(
            `SELECT (SELECT count(*) FROM ledger.move) AS moves, pg_size_pretty(pg_database_size(current_database())) AS size`,
          );
          return [`${rows[0]?.moves.toLocaleString('en-US')} moves, ${rows[0]?.size}`];
        },
        close: async () => {
          await app.close();
          await pool.end();
          await server.close();
        },
      };
    } catch (error) {
      await server.close();
      throw error;
    }
  },
};
