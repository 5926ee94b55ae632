import type { ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { historyOf, memberMain, type PostingRequest, post, proveOn, providerHeld } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { createPool, migrate, type Pool } from '@pavilion/postgres';
import { storeProviderWire } from '../apps/server/src/modules/wallet/index.ts';
import { seed } from '../database/seeds/index.ts';
import { load, startHall } from './betProcesses.ts';
import { type BenchServer, startBenchServer } from './server.ts';
import {
  loadedCurrency,
  loadedGame,
  loadedProvider,
  loadedSite,
  openGames,
  type Players,
  sampleMembers,
} from './sizeFill.ts';
import { fillInParts, type PlannedFill } from './sizeParts.ts';
import { type Bench, BenchError, type Contestant, type Round, summarise } from './table.ts';

/**
 * `npm run bench size`: the same work in a small hall and in one of 1,000,000 members and 20,000,000 entries, side by side
 * on one server. `-- --members 50000 --entries 1000000` for another large one, `--width` for the ids of a part,
 * `--setting wal_compression=lz4` for a server that is set otherwise. Needs about 15 GB in the folder of temporary files for
 * 20,000,000 entries, five times that for 100,000,000.
 */

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    members: { type: 'string', default: '1000000' },
    entries: { type: 'string' },
    width: { type: 'string', default: '5000000' },
    connections: { type: 'string', default: '3' },
    setting: { type: 'string', multiple: true, default: [] },
  },
});
const membersLarge = Number(values.members);
const entriesAMember = 20;
const entriesLarge = Number(values.entries ?? membersLarge * entriesAMember);
const membersSmall = 10_000;

const root = join(import.meta.dirname, '..');
const secondsARound = 8;
const warmUpMs = 1_500;
const callers = 1_000;
const connections = 64;
const playersMax = 5_000;
const sampled = 100_000;
const historyPage = 50;
const historyPagesMax = 4;
/** The same rates within a tenth. */
const shareOfSmall = 0.9;
const historyP99MaxMs = 5;
const stakeMinor = minor(100);
const secret = 'only-for-the-time-of-this-benchmark';
const key = { keyId: 'bench', secret: randomBytes(32).toString('hex') };

interface Hall {
  readonly name: string;
  readonly pool: Pool;
  /** Ids of members who have played, a sample. */
  readonly members: readonly number[];
  readonly players: Players;
  readonly child: ChildProcess;
  readonly port: number;
}

const anyOf = (members: readonly number[]): number => members[randomInt(members.length)] ?? 0;

/** Runs `workers` loops for a while; each step answers when it has been done. */
const measure = async (workers: number, step: () => Promise<void>): Promise<Round> => {
  const latencies: number[] = [];
  let isMeasuring = false;
  let isOver = false;
  const working = Array.from({ length: workers }, async () => {
    while (!isOver) {
      const beganMs = performance.now();
      await step();
      if (isMeasuring) latencies.push(performance.now() - beganMs);
    }
  });
  await delay(warmUpMs);
  isMeasuring = true;
  const beganMs = performance.now();
  await Promise.race([delay(secondsARound * 1000), Promise.all(working)]);
  const seconds = (performance.now() - beganMs) / 1000;
  isMeasuring = false;
  isOver = true;
  await Promise.all(working);
  return summarise(latencies, seconds);
};

/** Beyond the number of every row: keys in order, as the wallet's are (decision 0357). */
let lastKey = 10_000_000_000;
const nextKey = (): string => {
  lastKey += 1;
  return `id ${lastKey}`;
};

const stakeOf = (memberId: number): PostingRequest => ({
  scope: `provider:${loadedProvider}`,
  key: nextKey(),
  kind: 'bet',
  reference: String(memberId),
  moves: [
    {
      from: memberMain(loadedSite, memberId, loadedCurrency),
      to: providerHeld(loadedSite, loadedProvider, loadedCurrency),
      amountMinor: stakeMinor,
    },
  ],
});

const postings = ({ pool, members }: Hall): Promise<Round> =>
  measure(callers, async () => {
    const { status } = await post(pool, stakeOf(anyOf(members)));
    if (status !== 'posted') throw new BenchError(`a stake was not taken: ${status}`);
  });

const historyPages = ({ pool, members }: Hall): Promise<Round> => {
  let cursor: string | undefined;
  let account = memberMain(loadedSite, anyOf(members), loadedCurrency);
  let pages = 0;
  return measure(1, async () => {
    const page = await historyOf(pool, {
      account,
      limit: historyPage,
      ...(cursor === undefined ? {} : { cursor }),
    });
    pages += 1;
    cursor = page.nextCursor ?? undefined;
    if (cursor !== undefined && pages < historyPagesMax) return;
    account = memberMain(loadedSite, anyOf(members), loadedCurrency);
    cursor = undefined;
    pages = 0;
  });
};

const bets = ({ port, players }: Hall): Promise<Round> =>
  load({
    port,
    connections,
    warmUpMs,
    measureMs: secondsARound * 1000,
    key,
    gameCode: loadedGame,
    call: 'bet',
    players,
  });

/**
 * Brings into memory what every bet touches wherever it may fall: the tree of the providers' ids, and members' accounts. A
 * hall that has grown so far by playing has them there as far as they fit; a filling leaves what it wrote last.
 */
const warm = async (pool: Pool): Promise<void> => {
  await pool.query('CREATE EXTENSION IF NOT EXISTS pg_prewarm');
  await pool.query(`SELECT pg_prewarm('wallet_transaction_pkey', 'read')`);
  await pool.query(
    `SELECT pg_prewarm(c.oid) FROM pg_class c LEFT JOIN pg_index i ON i.indexrelid = c.oid
     WHERE coalesce(i.indrelid, c.oid) IN ('ledger.account'::regclass, 'public.member'::regclass)`,
  );
};

const openHall = async (
  server: BenchServer,
  name: string,
  fill: PlannedFill,
  say: (line: string) => void,
): Promise<Hall> => {
  const url = await server.createDatabase(name);
  await migrate({ url, folder: join(root, 'database/migrations') });
  const pool = createPool(url, { max: fill.connections + 1 });
  await seed({ pool });
  const said = (line: string): void => say(`${name}: ${line}`);
  await fillInParts(pool, fill, said);
  await warm(pool);
  await storeProviderWire(pool, secret, {
    gpId: loadedProvider,
    baseUrl: 'http://127.0.0.1:9/operator/v1',
    gameOrigin: 'http://localhost:3100',
    key,
  });
  const members = await sampleMembers(pool, sampled);
  return {
    name,
    pool,
    members,
    players: await openGames(pool, members.slice(0, playersMax)),
    ...(await startHall(url, secret)),
  };
};

const count = (value: number): string => value.toLocaleString('en-US');

const planOf = (members: number, entries: number): PlannedFill => ({
  members,
  entries,
  days: 730,
  width: Number(values.width),
  connections: Number(values.connections),
});

/** What a contestant's rounds wrote to the log, beside what they did. */
interface Written {
  calls: number;
  bytes: number;
  pages: number;
}

/** The work with what it writes to the log counted; the server does nothing else meanwhile. */
const counting =
  (written: Map<string, Written>, name: string, round: (hall: Hall) => Promise<Round>) =>
  async (hall: Hall): Promise<Round> => {
    const read = async (): Promise<{ bytes: number; pages: number }> => {
      const { rows } = await hall.pool.query<{ bytes: number; pages: number }>(
        'SELECT wal_bytes::float8 AS bytes, wal_fpi::float8 AS pages FROM pg_stat_wal',
      );
      return rows[0] ?? { bytes: 0, pages: 0 };
    };
    const before = await read();
    const done = await round(hall);
    const after = await read();
    const sum = written.get(name) ?? { calls: 0, bytes: 0, pages: 0 };
    // The warm-up writes as well.
    const calls = done.perSecond * (secondsARound + warmUpMs / 1000);
    written.set(name, {
      calls: sum.calls + calls,
      bytes: sum.bytes + after.bytes - before.bytes,
      pages: sum.pages + after.pages - before.pages,
    });
    return done;
  };

const describeWritten = (written: ReadonlyMap<string, Written>): string[] =>
  [...written].map(
    ([name, { calls, bytes, pages }]) =>
      `${name}: ${(bytes / calls).toFixed(0)} bytes of log a call, about ${(pages / calls).toFixed(2)} whole pages among them`,
  );

const pairOf = (
  [small, large]: readonly [Hall, Hall],
  what: string,
  work: (hall: Hall) => Promise<Round>,
  written: Map<string, Written>,
  p99MaxMs?: number,
): Contestant[] => {
  const nameOf = ({ name }: Hall): string => `${what}, ${name}`;
  const limit = p99MaxMs === undefined ? {} : { p99MaxMs };
  return [
    { name: nameOf(small), round: () => counting(written, nameOf(small), work)(small) },
    {
      name: nameOf(large),
      round: () => counting(written, nameOf(large), work)(large),
      comparedWith: nameOf(small),
      timesBaseline: shareOfSmall,
      ...limit,
    },
  ];
};

/** Sets the server's own settings, each `name=value`. */
const setServer = async (server: BenchServer, settings: readonly string[]): Promise<void> => {
  const pool = createPool(await server.createDatabase('postgres'), { max: 1 });
  try {
    for (const setting of settings) {
      const [, name = '', value = ''] = /^([a-z_]+)=([\w.]+)$/.exec(setting) ?? [];
      if (name === '') throw new BenchError(`--setting takes name=value, not ${setting}`);
      await pool.query(`ALTER SYSTEM SET ${name} = '${value}'`);
    }
    await pool.query('SELECT pg_reload_conf()');
  } finally {
    await pool.end();
  }
};

/**
 * The books of each hall, proven by two walkers, each of whom gets half way at most, so that the second goes on where the
 * first stopped; and how big the hall is.
 */
const inspect = async ({ name, pool }: Hall): Promise<string> => {
  const client = await pool.connect();
  const beganMs = performance.now();
  try {
    await client.query("SET work_mem = '256MB'; SET jit = off");
    const { rows: loaded } = await client.query<{ first: bigint }>(
      `SELECT min(id) AS first FROM ledger.transfer WHERE scope = 'loaded'`,
    );
    const lowest = BigInt(loaded[0]?.first ?? 0);
    const first = await proveOn(client, {
      mayGoOn: ({ through, horizon }) => through - lowest < (horizon - lowest) / 2n,
    });
    const last = await proveOn(client);
    const differences = [...(first?.differences ?? []), ...(last?.differences ?? [])];
    if (last?.hasEnded !== true || differences.length > 0)
      throw new Error(`the books of ${name} are not proven: ${JSON.stringify(differences.slice(0, 3))}`);
    const { rows } = await client.query<{ size: string; entries: bigint }>(
      `SELECT pg_size_pretty(pg_database_size(current_database())) AS size, 2 * (SELECT count(*) FROM ledger.move) AS entries`,
    );
    const entries = BigInt(rows[0]?.entries ?? 0).toLocaleString('en-US');
    const seconds = ((performance.now() - beganMs) / 1000).toFixed(0);
    return `${name}: ${entries} entries proven in ${seconds} s, stopped at ${first?.through} and gone on to ${last.through}, no difference, ${rows[0]?.size}`;
  } finally {
    client.release(true);
  }
};

export const bench: Bench = {
  title: `The same work in a hall of ${count(membersSmall)} members and in one of ${count(membersLarge)} with ${count(entriesLarge)} entries`,
  unit: 'calls',
  rounds: 3,
  open: async (say) => {
    if (!Number.isInteger(membersLarge) || membersLarge < 1_000)
      throw new BenchError('--members takes a whole number from 1000');
    if (!Number.isInteger(entriesLarge) || entriesLarge < 10 * membersLarge)
      throw new BenchError('--entries takes a whole number from ten times the members');
    const server = await startBenchServer();
    const written = new Map<string, Written>();
    try {
      await setServer(server, values.setting);
      const halls = [
        await openHall(server, 'small', planOf(membersSmall, membersSmall * entriesAMember), say),
        await openHall(server, 'large', planOf(membersLarge, entriesLarge), say),
      ] as const;
      return {
        contestants: [
          ...pairOf(halls, `postings batched, ${count(callers)} callers`, postings, written),
          ...pairOf(halls, 'POST /wallet/bet, 64 connections', bets, written),
          ...pairOf(
            halls,
            `history, pages of ${historyPage} by cursor`,
            historyPages,
            written,
            historyP99MaxMs,
          ),
        ],
        versions: [server.version],
        inspect: async () => [...describeWritten(written), await inspect(halls[0]), await inspect(halls[1])],
        close: async () => {
          for (const hall of halls) {
            hall.child.disconnect();
            await once(hall.child, 'exit');
            await hall.pool.end();
          }
          await server.close();
        },
      };
    } catch (error) {
      await server.close();
      throw error;
    }
  },
};
