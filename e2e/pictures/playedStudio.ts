import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, migrate, startCluster } from '@pavilion/postgres';
import { createProviderClient, providerBasePath } from '@pavilion/provider-kit';
import pino from 'pino';
import { createStudioApp } from '../../apps/studio/src/app.ts';
import { catalogue } from '../../apps/studio/src/catalogue.ts';
import { findGame } from '../../apps/studio/src/games/index.ts';
import { rootFolder } from '../../scripts/launcher/settings.ts';
import { seekGreat } from './greatRound.ts';

/**
 * A studio whose clock stands still unless it is moved on, so that a picture can be taken of every moment, however slow the
 * machine. Half an hour has been played at its tables and in its book: both show what was before.
 */

const playedMs = 30 * 60_000;
/** No phase of any table is shorter. Milliseconds. */
const stepMs = 2_500;
/** Steps of the longest round of any table, twice. */
const stepsMax = 60;

export type TablePhase = 'open' | 'closed' | 'deciding' | 'drawn' | 'settled';

export interface PlayedStudio {
  /** A fresh address of a game in demo; each opens once. */
  readonly demoUrl: (gameCode: string, locale: string) => Promise<string>;
  /** Moves the clock on by so many milliseconds, and everything that goes by it. */
  readonly forward: (ms: number) => Promise<void>;
  /** Moves the clock on until a table is in this phase. */
  readonly untilPhase: (gameCode: string, phase: TablePhase) => Promise<void>;
  /** Lets the next round of whoever came last to a game win much, opened by this action. */
  readonly favour: (gameCode: string, open: object) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const openPlayedStudio = async (): Promise<PlayedStudio> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-games-'));
  // The database server's account must be able to enter.
  chmodSync(dataDir, 0o755);
  const cluster = await startCluster({ dataDir: join(dataDir, 'cluster') });
  const url = cluster.url('postgres');
  await migrate({ url, folder: join(rootFolder, 'apps', 'studio', 'migrations') });
  const pool = createPool(url);
  const keys = [...new Set(catalogue.map(({ gpId }) => gpId))].map((gpId) => ({
    keyId: `pictures-${gpId}`,
    secret: randomBytes(32).toString('hex'),
    for: `provider:${gpId}`,
  }));
  let nowMs = Date.now() - playedMs;
  const origin = 'http://127.0.0.1';
  const studio = await createStudioApp({
    env: { HALL_ORIGIN: origin, STUDIO_ORIGIN: origin, SANDBOX_KEYS: keys },
    pool,
    log: pino({ level: 'silent' }),
    clock: { now: () => new Date(nowMs) },
  });
  const forward = async (ms: number): Promise<void> => {
    nowMs += ms;
    await studio.runTables();
    await studio.runBook();
    await studio.runJobs();
  };
  const end = Date.now();
  while (nowMs < end) await forward(stepMs);
  const address = await studio.server.listen({ port: 0, host: '127.0.0.1' });
  return {
    forward,
    demoUrl: async (gameCode, locale) => {
      const game = catalogue.find((candidate) => candidate.gameCode === gameCode);
      const key = keys.find(({ for: owner }) => owner === `provider:${game?.gpId}`);
      if (!key) throw new Error(`no game ${gameCode}`);
      const provider = createProviderClient({
        baseUrl: `${address}${providerBasePath}`,
        key,
        nowMs: () => nowMs,
      });
      const launched = await provider.gameDemo({ currency: 'RMB', game_code: gameCode, locale, device: 1 });
      provider.close();
      if (launched.kind !== 'ok') throw new Error(`no demo of ${gameCode}`);
      const { pathname, search } = new URL(launched.answer.url);
      return `${address}${pathname}${search}`;
    },
    untilPhase: async (gameCode, phase) => {
      for (let step = 0; step < stepsMax; step += 1) {
        const round = await studio.studio.db
          .selectFrom('table_round')
          .select('state')
          .where('game_code', '=', gameCode)
          .orderBy('number', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (round?.state === phase) return;
        await forward(stepMs);
      }
      throw new Error(`${gameCode} does not come to ${phase}`);
    },
    favour: async (gameCode, open) => {
      const game = findGame(gameCode);
      if (!game) throw new Error(`no game for one ${gameCode}`);
      const seat = await studio.studio.db
        .selectFrom('seat')
        .select(['id', 'client_seed', 'next_nonce'])
        .where('game_code', '=', gameCode)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const server_seed = await seekGreat(game, open, {
        clientSeed: seat.client_seed,
        nonce: seat.next_nonce,
      });
      await studio.studio.db.updateTable('seat').set({ server_seed }).where('id', '=', seat.id).execute();
    },
    close: async () => {
      await studio.server.close();
      await pool.end();
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
