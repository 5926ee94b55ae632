import { join } from 'node:path';
import type { AnyCall, InputOf } from '@pavilion/contract';
import { createPool, migrate, type Pool } from '@pavilion/postgres';
import { pino } from 'pino';
import { buildApp } from '../apps/server/src/app.ts';
import { readEnv } from '../apps/server/src/infra/env.ts';
import { createMetrics } from '../apps/server/src/infra/health.ts';
import { createAgentMoneyModule } from '../apps/server/src/modules/agentMoney/index.ts';
import { createAgentsModule, makeAgentDays } from '../apps/server/src/modules/agents/index.ts';
import { createDeedBook } from '../apps/server/src/modules/proposals/index.ts';
import { gatherReports } from '../apps/server/src/modules/reports/index.ts';
import { createSettlementModule } from '../apps/server/src/modules/settlement/index.ts';
import { openSiteBook } from '../apps/server/src/modules/sites/index.ts';
import { createOutbox } from '../apps/server/src/realtime/index.ts';
import { seed } from '../database/seeds/index.ts';
import { type BillOf, fillDealings, findBills, settleMonth } from './agentsDealings.ts';
import { type AgentsFill, fillLines, firstAgent, hallTime, levelsOf } from './agentsFill.ts';
import { isKept, noteKept } from './keptFolder.ts';
import { benchSecret } from './pageHall.ts';
import { startBenchServer } from './server.ts';
import { BenchError } from './table.ts';

/** The hall of `agents.ts`, on the first day of the present month. */

export interface AgentsHall {
  /** Makes a call as an agent, by the place in the tree, over the wire; answers how long it took. */
  readonly call: <C extends AnyCall>(agent: number, call: C, body: InputOf<C>) => Promise<number>;
  /** The id of an agent directly below one, by its place. */
  readonly childOf: (agent: number) => number | undefined;
  /** The bill of an agent who was named when the hall opened. Throws for any other. */
  readonly billOf: (agent: number) => BillOf;
  /** How many stand at the top: the places from 0. */
  readonly tops: number;
  readonly remarks: readonly string[];
  readonly version: string;
  readonly close: () => Promise<void>;
}

const clock = { now: () => hallTime };

const takes = async <T>(work: () => Promise<T>): Promise<[T, string]> => {
  const beganMs = performance.now();
  const result = await work();
  return [result, `${((performance.now() - beganMs) / 1000).toFixed(1)} s`];
};

const makeDays = async (pool: Pool): Promise<string> => {
  const [, all] = await takes(() => makeAgentDays({ pool, clock }));
  const [, today] = await takes(() => makeAgentDays({ pool, clock }));
  await pool.query(
    'VACUUM (ANALYZE) report.agent_day, report.agent_game_day, report.agent_heads, report.agent_line, report.agent_cohort_day',
  );
  const { rows } = await pool.query<{ days: bigint; games: bigint; heads: bigint; size: string }>(
    `SELECT (SELECT count(*) FROM report.agent_day) AS days, (SELECT count(*) FROM report.agent_game_day) AS games, (SELECT count(*) FROM report.agent_heads) AS heads,
            pg_size_pretty(pg_total_relation_size('report.agent_day') + pg_total_relation_size('report.agent_game_day') + pg_total_relation_size('report.agent_heads')) AS size`,
  );
  return `days of lines: all made in ${all}, today's again in ${today}; ${rows[0]?.days} rows, ${rows[0]?.games} of games, ${rows[0]?.heads} of heads, ${rows[0]?.size}`;
};

const fillHall = async (
  pool: Pool,
  fill: AgentsFill,
  say: (line: string) => void,
): Promise<readonly string[]> => {
  await seed({ pool });
  await gatherReports(pool);
  await fillLines(pool, fill, say);
  const days = await makeDays(pool);
  say(days);
  const [bills, settled] = await takes(() => settleMonth(pool, clock, fill.agents));
  say(`the month settled in ${settled}: ${bills}`);
  const dealings = await fillDealings(pool, fill);
  say(dealings);
  return [days, `the month settled in ${settled}: ${bills}`, dealings];
};

const openApp = async (pool: Pool, url: string) => {
  const log = pino({ level: 'silent' });
  const env = readEnv({
    NODE_ENV: 'production',
    DATABASE_URL: url,
    PAVILION_SECRET: benchSecret,
    REQUESTS_PER_MINUTE: '1000000',
    TRUST_PROXY: 'loopback',
  });
  const sites = await openSiteBook({ pool, env, log });
  const shared = {
    pool,
    clock,
    log,
    sites,
    outbox: createOutbox(),
    secret: benchSecret,
    book: createDeedBook(),
  };
  // Hashing a password takes long on purpose, and is measured where people log in.
  const passwords = { hash: async () => '-', verify: async () => true };
  const app = await buildApp({
    env,
    sites,
    log,
    modules: [
      createAgentsModule(shared),
      createAgentMoneyModule({ ...shared, passwords }),
      createSettlementModule(shared),
    ],
    // Who an agent is, is told by the token alone: logging in is measured elsewhere.
    authenticate: async (token, siteId) => ({
      session: { memberId: Number(token), siteId, account: '', currency: 'RMB', sessionId: token },
    }),
    isReady: async () => true,
    metrics: createMetrics({ clock, processMetrics: false }),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, sites, origin };
};

const callAt = (origin: string): AgentsHall['call'] => {
  let turn = 0;
  return async (agent, call, body) => {
    turn += 1;
    const beganMs = performance.now();
    const answer = await fetch(`${origin}/api${call.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: String(firstAgent + agent),
        // Each from a machine of its own, as agents are.
        'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    const ms = performance.now() - beganMs;
    if (!text.startsWith('{"code":100')) throw new BenchError(`${call.path} answered ${text.slice(0, 200)}`);
    return ms;
  };
};

/**
 * Opens the hall for some agents, named by their places. With `folder` it is kept there between runs.
 */
export const openAgentsHall = async (
  fill: AgentsFill,
  { folder, asking }: { readonly folder: string | undefined; readonly asking: readonly number[] },
  say: (line: string) => void,
): Promise<AgentsHall> => {
  const sizes = { agents: fill.agents, members: fill.members, month: Number(hallTime) };
  const isFilled = folder !== undefined && isKept(folder, sizes);
  const server = await startBenchServer(folder);
  const url = await server.createDatabase('agents');
  await migrate({ url, folder: join(import.meta.dirname, '../database/migrations') });
  const pool = createPool(url, { max: 8 });
  const remarks = isFilled ? [] : await fillHall(pool, fill, say);
  if (folder !== undefined) noteKept(folder, sizes);
  const bills = await findBills(
    pool,
    fill.agents,
    asking.map((place) => firstAgent + place),
  );
  const { app, sites, origin } = await openApp(pool, url);
  const levels = levelsOf(fill.agents);
  return {
    call: callAt(origin),
    childOf: (agent) => {
      const at = levels.findIndex(({ first, size }) => agent >= first && agent < first + size);
      const [own, below] = [levels[at], levels[at + 1]];
      if (own === undefined || below === undefined) return undefined;
      const place = agent - own.first;
      return place < below.size ? firstAgent + below.first + place : undefined;
    },
    billOf: (agent) => {
      const bill = bills.get(firstAgent + agent);
      if (bill === undefined) throw new BenchError(`agent ${agent} has no bill with rounds`);
      return bill;
    },
    tops: levels[0]?.size ?? 1,
    remarks,
    version: server.version,
    close: async () => {
      await app.close();
      sites.close();
      await pool.end();
      await server.close();
    },
  };
};
