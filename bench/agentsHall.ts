import { join } from 'node:path';
import type { AnyCall, InputOf } from '@pavilion/contract';
import { createPool, migrate, type Pool } from '@pavilion/postgres';
import { pino } from 'pino';
import { buildApp } from '../apps/server/src/app.ts';
import { systemClock } from '../apps/server/src/infra/clock.ts';
import { readEnv } from '../apps/server/src/infra/env.ts';
import { createMetrics } from '../apps/server/src/infra/health.ts';
import { createAgentsModule, makeAgentDays } from '../apps/server/src/modules/agents/index.ts';
import { openSiteBook } from '../apps/server/src/modules/sites/index.ts';
import { createOutbox } from '../apps/server/src/realtime/index.ts';
import { seed } from '../database/seeds/index.ts';
import { benchSecret } from './pageHall.ts';
import { startBenchServer } from './server.ts';
import { BenchError } from './table.ts';

/** A site with agents on six levels, members below all of them, and a month of their days. */

export interface AgentsFill {
  readonly agents: number;
  readonly members: number;
}

/** Shares of the agents on each level, the top first. */
const levelShares = [0.002, 0.018, 0.08, 0.2, 0.3, 0.4] as const;
const firstAgent = 1_000_001;
const firstMember = 2_000_001;
export const benchDays = 31;
const rowsOfMember = 10;
const campaignsOfTop = 50;

/** Where a level begins among the agents, and how many stand on it. */
const levelsOf = (agents: number): { first: number; size: number }[] => {
  let first = 0;
  return levelShares.map((share) => {
    const level = { first, size: Math.max(1, Math.round(agents * share)) };
    first += level.size;
    return level;
  });
};

const memberColumns =
  'id, site_id, account, account_key, password_hash, currency, created_at, agent_id, is_agent, agent_active, agent_level, member_type';
const fillAgents = async (pool: Pool, agents: number): Promise<void> => {
  const levels = levelsOf(agents);
  for (const [at, { first, size }] of levels.entries()) {
    const above = levels[at - 1];
    const parent = above === undefined ? 'null::integer' : `${firstAgent + above.first} + n % ${above.size}`;
    await pool.query(
      `INSERT INTO member (${memberColumns}) OVERRIDING SYSTEM VALUE
       SELECT ${firstAgent + first} + n, 1, 'agent' || ${first} + n, 'agent' || ${first} + n, '', 'RMB', now() - interval '90 days',
              ${parent}, true, true, ${at + 1}, 2
         FROM generate_series(0, ${size - 1}) n`,
    );
  }
};

const fillMembers = (agents: number, members: number): string => `
  INSERT INTO member (${memberColumns}) OVERRIDING SYSTEM VALUE
  SELECT ${firstMember} + n, 1, 'below' || n, 'below' || n, '', 'RMB', now() - (n % 60) * interval '1 day',
         ${firstAgent} + n % ${agents}, false, false, 0, 1
    FROM generate_series(0, ${members - 1}) n`;

/** Nine rows of play and one of a deposit for each member, each on another day. */
const fillDays = (members: number): string => `
  INSERT INTO report.member_game_day
  SELECT 1, current_date - ((n * 7 + r * 3) % ${benchDays}), ${firstMember} + n, 'RMB',
    CASE WHEN r = 9 THEN 0 ELSE 2 + (n + r) % 8 END, CASE WHEN r = 9 THEN 0 ELSE 1 + (n + r) % 6 END,
    CASE WHEN r = 9 THEN 0 ELSE 20 + n % 7 END, CASE WHEN r = 9 THEN 0 ELSE 100000 + n % 977 END,
    CASE WHEN r = 9 THEN 0 ELSE 100000 + n % 977 END, CASE WHEN r = 9 THEN 0 ELSE 96000 + n % 2003 END,
    n % 500, CASE WHEN r = 9 THEN 50000 ELSE 0 END, CASE WHEN r = 9 THEN 1 ELSE 0 END, 0, 0, 0, 0, 0
  FROM generate_series(0, ${members - 1}) n CROSS JOIN generate_series(0, ${rowsOfMember - 1}) r`;

const fillFirstDeposits = `
  INSERT INTO report.first_deposit (member_id, site_id, day, currency, amount_minor, transfer_id)
  SELECT member_id, site_id, day, currency, deposited_minor, 0 FROM report.member_game_day WHERE deposits > 0
  ON CONFLICT DO NOTHING`;

const fillCampaigns = (tops: number): string => `
  INSERT INTO agent_campaign (site_id, agent_id, request_id, code, name, landing, locale, created_at)
  SELECT 1, ${firstAgent} + a, gen_random_uuid(), lpad((a * ${campaignsOfTop} + c)::text, 8, '0'), 'campaign ' || c, 'home', 'en_US', now()
    FROM generate_series(0, ${tops - 1}) a CROSS JOIN generate_series(1, ${campaignsOfTop}) c;
  INSERT INTO agent_click SELECT site_id, agent_id, id, current_date - d, 10, 7
    FROM agent_campaign CROSS JOIN generate_series(0, ${benchDays - 1}) d WHERE agent_id >= ${firstAgent};
  UPDATE member SET introducer_id = agent_id, introducer_kind = 'member_agent' WHERE id >= ${firstMember}`;

export interface AgentsHall {
  readonly pool: Pool;
  /** Makes a call as an agent, by the place in the tree, over the wire; answers how long it took. */
  readonly call: <C extends AnyCall>(agent: number, call: C, body: InputOf<C>) => Promise<number>;
  /** Ids of agents directly below one, by its place. */
  readonly childOf: (agent: number) => number | undefined;
  /** How many stand at the top: the places from 0. */
  readonly tops: number;
  readonly remarks: readonly string[];
  readonly version: string;
  readonly close: () => Promise<void>;
}

const seconds = async (work: () => Promise<unknown>): Promise<string> => {
  const beganMs = performance.now();
  await work();
  return `${((performance.now() - beganMs) / 1000).toFixed(1)} s`;
};

const fill = async (pool: Pool, { agents, members }: AgentsFill, say: (line: string) => void) => {
  say(`${agents} agents, ${members} members`);
  await fillAgents(pool, agents);
  await pool.query(fillMembers(agents, members));
  say(`${members * rowsOfMember} rows of days`);
  await pool.query(fillDays(members));
  await pool.query(fillFirstDeposits);
  await pool.query(fillCampaigns(levelsOf(agents)[0]?.size ?? 1));
  await pool.query('VACUUM (ANALYZE)');
  await pool.query(
    `INSERT INTO report.agent_day_state (site_id, day, is_due) SELECT DISTINCT site_id, day, true FROM report.member_game_day
     ON CONFLICT (site_id, day) DO UPDATE SET is_due = true`,
  );
  const deps = { pool, clock: systemClock };
  const all = await seconds(() => makeAgentDays(deps));
  const today = await seconds(() => makeAgentDays(deps));
  await pool.query(
    'VACUUM (ANALYZE) report.agent_day, report.agent_game_day, report.agent_heads, report.agent_line, report.agent_cohort_day',
  );
  const { rows } = await pool.query<{ days: bigint; games: bigint; heads: bigint; size: string }>(
    `SELECT (SELECT count(*) FROM report.agent_day) AS days, (SELECT count(*) FROM report.agent_game_day) AS games, (SELECT count(*) FROM report.agent_heads) AS heads,
            pg_size_pretty(pg_total_relation_size('report.agent_day') + pg_total_relation_size('report.agent_game_day') + pg_total_relation_size('report.agent_heads')) AS size`,
  );
  return `days of lines: all made in ${all}, today's again in ${today}; ${rows[0]?.days} rows, ${rows[0]?.games} of games, ${rows[0]?.heads} of heads, ${rows[0]?.size}`;
};

export const openAgentsHall = async (given: AgentsFill, say: (line: string) => void): Promise<AgentsHall> => {
  const server = await startBenchServer();
  const url = await server.createDatabase('agents');
  await migrate({ url, folder: join(import.meta.dirname, '../database/migrations') });
  const pool = createPool(url, { max: 8 });
  await seed({ pool });
  const made = await fill(pool, given, say);
  const log = pino({ level: 'silent' });
  const env = readEnv({
    NODE_ENV: 'production',
    DATABASE_URL: url,
    PAVILION_SECRET: benchSecret,
    REQUESTS_PER_MINUTE: '1000000',
    TRUST_PROXY: 'loopback',
  });
  const sites = await openSiteBook({ pool, env, log });
  const app = await buildApp({
    env,
    sites,
    log,
    modules: [createAgentsModule({ pool, clock: systemClock, outbox: createOutbox() })],
    // Who an agent is, is told by the token alone: logging in is measured elsewhere.
    authenticate: async (token, siteId) => ({
      session: {
        memberId: Number(token),
        siteId,
        account: '',
        currency: 'RMB',
        sessionId: token,
      },
    }),
    isReady: async () => true,
    metrics: createMetrics({ processMetrics: false }),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const levels = levelsOf(given.agents);
  let turn = 0;
  return {
    pool,
    call: async (agent, call, body) => {
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
      if (!text.startsWith('{"code":100'))
        throw new BenchError(`${call.path} answered ${text.slice(0, 200)}`);
      return ms;
    },
    childOf: (agent) => {
      const at = levels.findIndex(({ first, size }) => agent >= first && agent < first + size);
      const [own, below] = [levels[at], levels[at + 1]];
      if (own === undefined || below === undefined) return undefined;
      const place = agent - own.first;
      return place < below.size ? firstAgent + below.first + place : undefined;
    },
    tops: levels[0]?.size ?? 1,
    remarks: [made],
    version: server.version,
    close: async () => {
      await app.close();
      sites.close();
      await pool.end();
      await server.close();
    },
  };
};
