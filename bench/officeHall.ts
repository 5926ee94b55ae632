import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createPool, migrate, type Pool, readDatabaseClock, withTransaction } from '@pavilion/postgres';
import { pino } from 'pino';
import { readEnv } from '../apps/server/src/infra/env.ts';
import { differencesOfReports, gatherReports } from '../apps/server/src/modules/reports/index.ts';
import { makeGameDays } from '../apps/server/src/modules/returns/makeGameDays.ts';
import { openSiteBook } from '../apps/server/src/modules/sites/index.ts';
import { storeProviderWire } from '../apps/server/src/modules/wallet/index.ts';
import { seed } from '../database/seeds/index.ts';
import { seedStaff } from '../database/seeds/staff.ts';
import type { LoadOrder } from './betLoad.ts';
import { noteKept } from './keptFolder.ts';
import { addAgents, fillOffice } from './officeFill.ts';
import { benchSecret, startPageHall } from './pageHall.ts';
import type { BenchServer } from './server.ts';
import { type Fill, fillDatabase, loadedProvider, loadedSite, openGames, sampleMembers } from './sizeFill.ts';

/** The filled hall of `office.ts`, with its reports made by the hall's own job and proved. */

export interface OfficeHall {
  readonly pool: Pool;
  readonly origin: string;
  readonly port: number;
  readonly key: LoadOrder['key'];
  readonly players: LoadOrder['players'];
  /** What stands in it, and how long the reports took, to be printed. */
  readonly remarks: readonly string[];
  readonly close: () => Promise<void>;
}

const playersMax = 5_000;

const takes = async <T>(work: () => Promise<T>): Promise<[T, string]> => {
  const beganMs = performance.now();
  const result = await work();
  return [result, `${((performance.now() - beganMs) / 1000).toFixed(1)} s`];
};

const count = (value: bigint | number): string => value.toLocaleString('en-US');

/** Compares all sums with the ledger; answers how long it took. Throws where one differs. */
const proveReports = async (pool: Pool): Promise<string> => {
  await pool.query("SET work_mem = '512MB'");
  const [differences, proved] = await takes(() => differencesOfReports(pool));
  if (differences.length > 0)
    throw new Error(
      `${differences.length} sums are not those of the ledger: ${JSON.stringify(differences[0])}`,
    );
  return `compared with the ledger in ${proved}, no difference`;
};

/** Makes all daily sums as the jobs do. Those of a hall that is new are proved; of one that was kept they have been. */
const makeReports = async (url: string, isNew: boolean): Promise<string[]> => {
  const pool = createPool(url, { max: 1 });
  try {
    const [, gathered] = await takes(() => gatherReports(pool));
    const env = readEnv({ NODE_ENV: 'production', DATABASE_URL: url, PAVILION_SECRET: benchSecret });
    const sites = await openSiteBook({ pool, env, log: pino({ level: 'error' }) });
    const site = sites.byId(loadedSite);
    if (site === undefined) throw new Error('the site is not there');
    const [, ofGames] = await takes(async () =>
      makeGameDays({ pool, clock: await readDatabaseClock(pool) }, site),
    );
    sites.close();
    const proof = isNew ? await proveReports(pool) : 'compared with the ledger when it was filled';
    await pool.query(
      'VACUUM (ANALYZE) report.flow, report.member_day, report.presence, report.agent_people_day, report.cohort_day, report.promotion_day, game_day',
    );
    const { rows } = await pool.query<{ flows: bigint; days: bigint }>(
      'SELECT (SELECT count(*) FROM report.flow) AS flows, (SELECT count(*) FROM report.member_day) AS days',
    );
    return [
      `sums of reports: ${count(rows[0]?.flows ?? 0)} flows and ${count(rows[0]?.days ?? 0)} days of members, made in ${gathered}, ` +
        `those of games in ${ofGames}; ${proof}`,
    ];
  } finally {
    await pool.end();
  }
};

const measureSize = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ size: string; members: bigint; moves: bigint; traced: bigint }>(
    `SELECT pg_size_pretty(pg_database_size(current_database())) AS size, (SELECT count(*) FROM member) AS members,
            (SELECT count(*) FROM ledger.move) AS moves, (SELECT count(*) FROM trace) AS traced`,
  );
  const [row] = rows;
  return `${count(row?.members ?? 0)} members, ${count(row?.moves ?? 0)} postings, ${count(row?.traced ?? 0)} lines of the trace, ${row?.size}`;
};

const fillHall = async (pool: Pool, fill: Fill, say: (line: string) => void): Promise<void> => {
  await seed({ pool });
  await withTransaction(pool, (client) =>
    seedStaff(client, { siteId: loadedSite, secret: benchSecret, now: new Date() }),
  );
  await addAgents(pool);
  await fillDatabase(pool, fill, say);
  await fillOffice(pool, { members: fill.members, secret: benchSecret }, say);
};

/** What a kept hall is known by. */
export const sizesOf = ({ members, rounds }: Fill) => ({ members, rounds });

/** The folder in which the hall is kept between runs, and whether it stands there already. */
interface Keeping {
  readonly folder: string;
  readonly isFilled: boolean;
}

export const openOfficeHall = async (
  server: BenchServer,
  fill: Fill,
  keeping: Keeping | undefined,
  say: (line: string) => void,
): Promise<OfficeHall> => {
  const url = await server.createDatabase('office');
  await migrate({ url, folder: join(import.meta.dirname, '../database/migrations') });
  const pool = createPool(url, { max: 4 });
  if (keeping?.isFilled !== true) await fillHall(pool, fill, say);
  const made = await makeReports(url, keeping?.isFilled !== true);
  for (const line of made) say(line);
  if (keeping !== undefined) noteKept(keeping.folder, sizesOf(fill));
  const key = { keyId: 'bench', secret: randomBytes(32).toString('hex') };
  await storeProviderWire(pool, benchSecret, {
    gpId: loadedProvider,
    baseUrl: 'http://127.0.0.1:9/operator/v1',
    gameOrigin: 'http://localhost:3100',
    key,
  });
  const remarks = [await measureSize(pool), ...made];
  const players = await openGames(pool, await sampleMembers(pool, playersMax));
  await pool.query('CHECKPOINT');
  const hall: { origin: string; port: number; child: ChildProcess } = await startPageHall(url, {
    TRUST_PROXY: 'loopback',
  });
  return {
    pool,
    origin: hall.origin,
    port: hall.port,
    key,
    players,
    remarks,
    close: async () => {
      hall.child.kill('SIGTERM');
      if (hall.child.exitCode === null) await once(hall.child, 'exit');
      await pool.end();
    },
  };
};
