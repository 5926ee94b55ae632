import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  gatewayAccount,
  memberMain,
  type PostingOutcome,
  type PostingRequest,
  post,
  providerHeld,
  reconcile,
} from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { createPool, migrate, type Pool } from '@pavilion/postgres';
import { fund } from './fund.ts';
import { openPgbench, pgbenchName, pgbenchScript, pgbenchVersion } from './pgbench.ts';
import { startBenchServer } from './server.ts';
import { type Bench, type Contestant, median, type Round, summarise } from './table.ts';

/**
 * `npm run bench ledger`: stakes of 10,000 members at one provider, so that all meet the same account of the provider,
 * and beside it the same stakes spread over many providers: an account that everybody meets must cost nothing.
 * A posting is what a bet posts: a transfer under its idempotency key, two entries, a balance under lock, one commit.
 */

const membersMax = 10_000;
const connections = 16;
const secondsARound = 5;
const warmUpMs = 500;
const fundsMinor = minor(1_000_000_000_000);
const stakeMinor = minor(100);
const siteId = 1;
const manyProviders = 50;
/** As in `postBatch.pgbench.sql`. */
const batch = 200;
const batchClients = 2;

/** A stake of the member at one of so many providers. */
const stakeOf = (memberId: number, providers: number): PostingRequest => ({
  scope: 'provider:1',
  key: randomUUID(),
  kind: 'bet',
  reference: String(memberId),
  moves: [
    {
      from: memberMain(siteId, memberId, 'USD'),
      to: providerHeld(siteId, 1 + Math.floor(Math.random() * providers), 'USD'),
      amountMinor: stakeMinor,
    },
  ],
});

const fundMembers = async (pool: Pool): Promise<void> => {
  const gateway = gatewayAccount(siteId, 1, 'USD');
  await fund(
    pool,
    Array.from({ length: membersMax }, (_, place) => ({
      scope: 'bench',
      key: `fund-${place}`,
      kind: 'deposit' as const,
      reference: 'fund',
      moves: [{ from: gateway, to: memberMain(siteId, place + 1, 'USD'), amountMinor: fundsMinor }],
    })),
  );
  // The short way posts between accounts that exist.
  const first = await post(pool, stakeOf(1, 1));
  if (first.status !== 'posted') throw new Error(`the first stake was not taken: ${first.status}`);
};

/** Keeps `posters` members busy, each with its next stake as soon as the last is answered. */
const play = async (
  posters: readonly ((request: PostingRequest) => Promise<PostingOutcome>)[],
  providers: number,
): Promise<Round> => {
  const latencies: number[] = [];
  let isMeasuring = false;
  let isOver = false;
  const playing = posters.map(async (poster) => {
    while (!isOver) {
      const began = performance.now();
      const outcome = await poster(stakeOf(1 + Math.floor(Math.random() * membersMax), providers));
      if (outcome.status !== 'posted') throw new Error(`a stake was not taken: ${outcome.status}`);
      if (isMeasuring) latencies.push(performance.now() - began);
    }
  });
  await delay(warmUpMs);
  isMeasuring = true;
  const began = performance.now();
  await Promise.race([delay(secondsARound * 1000), Promise.all(playing)]);
  const seconds = (performance.now() - began) / 1000;
  isMeasuring = false;
  isOver = true;
  await Promise.all(playing);
  return summarise(latencies, seconds);
};

const at = (providers: number): string => (providers === 1 ? '' : `, ${providers} providers`);

const oneByOne = (pool: Pool, providers = 1): Contestant => ({
  name: `one call a transaction, ${connections} connections${at(providers)}`,
  round: async () => {
    const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
    try {
      return await play(
        clients.map((client) => (request) => post(client, request)),
        providers,
      );
    } finally {
      for (const client of clients) client.release();
    }
  },
});

/** The very call of `post`, made by the client that the yardstick is made with. */
const postByPgbench = (url: string): Contestant => ({
  name: `one call a transaction, pgbench's client`,
  timesBaseline: 3,
  round: pgbenchScript(url, secondsARound, {
    file: join(import.meta.dirname, 'post.pgbench.sql'),
    role: 'pavilion_app',
  }),
});

/** As the wallet posts: many members' stakes in one transaction. */
const postBatchByPgbench = (url: string): Contestant => ({
  name: `${batch} a transaction, pgbench's client, ${batchClients} connections`,
  timesBaseline: 12,
  round: pgbenchScript(url, secondsARound, {
    file: join(import.meta.dirname, 'postBatch.pgbench.sql'),
    role: 'pavilion_app',
    clients: batchClients,
    batch,
  }),
});

/** Keeps the rates of a contestant's rounds. */
const noted = (contestant: Contestant, rates: number[]): Contestant => ({
  ...contestant,
  round: async () => {
    const round = await contestant.round();
    rates.push(round.perSecond);
    return round;
  },
});

export const bench: Bench = {
  title: `Postings of stakes, ${membersMax.toLocaleString('en-US')} members against one provider's account and against fifty`,
  unit: 'postings',
  rounds: 5,
  open: async (say) => {
    const server = await startBenchServer();
    try {
      const [yardstick, url] = [
        await server.createDatabase('yardstick'),
        await server.createDatabase('ledger'),
      ];
      say("filling pgbench's tables");
      const pgbench = await openPgbench(yardstick, secondsARound);
      say(`funding ${membersMax} members`);
      await migrate({ url, folder: join(import.meta.dirname, '..', 'database', 'migrations') });
      const pool = createPool(url, { max: connections, role: 'pavilion_app' });
      await fundMembers(pool);
      await pool.query('SELECT 1');
      const [one, many]: [number[], number[]] = [[], []];
      return {
        contestants: [
          ...pgbench,
          postByPgbench(url),
          postBatchByPgbench(url),
          noted(oneByOne(pool), one),
          noted(oneByOne(pool, manyProviders), many),
        ],
        baseline: pgbenchName,
        versions: [server.version, await pgbenchVersion()],
        inspect: async () => {
          const { differences, totals } = await reconcile(pool);
          if (differences.length > 0)
            throw new Error(`the books do not balance: ${JSON.stringify(differences)}`);
          const share = Math.round((median(one) / median(many)) * 100);
          return [
            `one provider with all the play: ${share} % of the rate over ${manyProviders} providers`,
            `reconciled: ${totals.reduce((sum, { entries }) => sum + entries, 0n)} entries, no difference`,
          ];
        },
        close: async () => {
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
