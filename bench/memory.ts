import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createPool, migrate, type Pool } from '@pavilion/postgres';
import { storeProviderWire } from '../apps/server/src/modules/wallet/index.ts';
import { seed } from '../database/seeds/index.ts';
import { HallProcess } from '../simulation/hall/hallProcess.ts';
import type { LoadOrder } from './betLoad.ts';
import { load } from './betProcesses.ts';
import { startBenchServer } from './server.ts';
import { fillDatabase, fillOf, loadedGame, loadedProvider } from './sizeFill.ts';
import { type Bench, BenchError, type Round } from './table.ts';

/**
 * `npm run bench memory`: signed bets for ten minutes (`-- --minutes M`), and how much memory the hall's process has
 * meanwhile, after a collection of garbage each time. What grows with the load would show as a slope.
 */

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { minutes: { type: 'string', default: '10' } },
});
const minutes = Number(values.minutes);

const root = join(import.meta.dirname, '..');
const members = 5_000;
const connections = 64;
const samplesPerMinute = 4;
/** Caches and pools fill in the beginning; the slope is taken over what comes after. */
const settledShare = 0.3;
const secret = 'only-for-the-time-of-this-benchmark';
const key = { keyId: 'bench', secret: randomBytes(32).toString('hex') };

interface Sample {
  readonly minute: number;
  readonly rssMb: number;
  readonly heapMb: number;
}

const openGames = async (pool: Pool): Promise<LoadOrder['players']> => {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO game_session (site_id, member_id, login_session_id, gp_id, game_id, currency, locale, state, game_url,
       launch_token_hash, launch_expires_at, token_hash, expires_at, created_at, ready_at)
     SELECT m.site_id, m.id, gen_random_uuid(), g.gp_id, g.id, m.currency, 'zh_CN', 'ready', 'http://localhost:3100/',
       sha256(('launch' || m.id)::bytea), now(), sha256(('session-' || m.id)::bytea), now() + interval '1 day', now(), now()
     FROM member m JOIN game g ON g.gp_id = $1 AND g.game_code = $2 WHERE m.account_key LIKE 'loaded%'
     RETURNING member_id AS id`,
    [loadedProvider, loadedGame],
  );
  return rows.map(({ id }) => ({ player_id: String(id), session_token: `session-${id}` }));
};

/** Least squares: how much `pick` grows a minute. */
const slopeOf = (samples: readonly Sample[], pick: (sample: Sample) => number): number => {
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [x, y] = [mean(({ minute }) => minute), mean(pick)];
  const up = samples.reduce((sum, sample) => sum + (sample.minute - x) * (pick(sample) - y), 0);
  const down = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
  return down === 0 ? 0 : up / down;
};

const describeSamples = (samples: readonly Sample[]): string[] => {
  const settled = samples.slice(Math.floor(samples.length * settledShare));
  const slope = (pick: (sample: Sample) => number): string => slopeOf(settled, pick).toFixed(2);
  return [
    ...samples.map(
      ({ minute, rssMb, heapMb }) =>
        `minute ${minute.toFixed(2).padStart(5)}  RSS ${rssMb.toFixed(0)} MB  heap ${heapMb.toFixed(1)} MB`,
    ),
    `growth a minute once settled: RSS ${slope(({ rssMb }) => rssMb)} MB, heap ${slope(({ heapMb }) => heapMb)} MB`,
  ];
};

export const bench: Bench = {
  title: `Signed bets over HTTP for ${minutes} minutes, ${connections} connections, and the memory of the hall`,
  unit: 'calls',
  rounds: 1,
  open: async (say) => {
    if (!(minutes > 0)) throw new BenchError('--minutes takes a number');
    const server = await startBenchServer();
    const databaseUrl = await server.createDatabase('hall');
    await migrate({ url: databaseUrl, folder: join(root, 'database/migrations') });
    const pool = createPool(databaseUrl, { max: 2 });
    await seed({ pool });
    await fillDatabase(pool, fillOf(members), () => undefined);
    const players = await openGames(pool);
    const baseUrl = 'http://127.0.0.1:9/operator/v1';
    await storeProviderWire(pool, secret, {
      gpId: loadedProvider,
      baseUrl,
      gameOrigin: 'http://localhost:3100',
      key,
    });
    const environment = { NODE_ENV: 'production', PAVILION_TEST: '0' };
    const hall = await HallProcess.start({ databaseUrl, secret, exposeGc: true, environment });
    const samples: Sample[] = [];

    const watch = async (isOver: () => boolean): Promise<void> => {
      const beganMs = performance.now();
      while (!isOver()) {
        const { rss, heapUsed } = await hall.gauge();
        const minute = (performance.now() - beganMs) / 60_000;
        samples.push({ minute, rssMb: rss / 2 ** 20, heapMb: heapUsed / 2 ** 20 });
        say(`minute ${minute.toFixed(2)}: RSS ${(rss / 2 ** 20).toFixed(0)} MB`);
        await delay(60_000 / samplesPerMinute);
      }
    };

    const round = async (): Promise<Round> => {
      let isOver = false;
      const watching = watch(() => isOver);
      try {
        return await load({
          port: hall.port,
          connections,
          warmUpMs: 1_000,
          measureMs: minutes * 60_000,
          key,
          gameCode: loadedGame,
          call: 'bet',
          players,
        });
      } finally {
        isOver = true;
        await watching;
      }
    };

    return {
      contestants: [{ name: 'POST /wallet/bet', round }],
      versions: [server.version],
      inspect: async () => describeSamples(samples),
      close: async () => {
        await hall.close();
        await pool.end();
        await server.close();
      },
    };
  },
};
