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
import { type GreatLeg, greatSlipOf } from './greatBook.ts';
import { seekGreatCards } from './greatCards.ts';
import { seekGreat } from './greatRound.ts';
import { favourTable, greatSpotNow } from './greatTable.ts';

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
  /** Moves it on by as much as has gone by elsewhere since it was moved last: pages count on by their own clocks. */
  readonly keepUp: () => Promise<void>;
  /** Moves the clock on until a table is in this phase. */
  readonly untilPhase: (gameCode: string, phase: TablePhase) => Promise<void>;
  /** Lets the next round of whoever came last to a game win much, opened by this action. */
  readonly favour: (gameCode: string, open: object) => Promise<void>;
  /** The same of a game of cards, before it is dealt: answers what its player presses after the deal. */
  readonly favourCards: (gameCode: string) => Promise<readonly string[]>;
  /** The bet that pays most in the round of a table that is open. */
  readonly greatSpot: (gameCode: string) => Promise<string>;
  /** Lets the closed round of a table win as much as can be: answers how much, in hundredths of the stake. */
  readonly favourTable: (gameCode: string) => Promise<number>;
  /** Legs of events to come that all win, at high prices. */
  readonly greatSlip: (gameCode: string) => Promise<readonly GreatLeg[]>;
  /** Whether the last slip that was laid in a book has come to its end. */
  readonly isSlipOver: (gameCode: string) => Promise<boolean>;
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
  let movedAtMs = performance.now();
  const origin = 'http://127.0.0.1';
  const studio = await createStudioApp({
    env: {
      HALL_ORIGIN: origin,
      STUDIO_ORIGIN: origin,
      SANDBOX_KEYS: keys,
      STUDIO_REQUESTS_PER_MINUTE: 3_000,
    },
    pool,
    log: pino({ level: 'silent' }),
    clock: { now: () => new Date(nowMs) },
  });
  const forward = async (ms: number): Promise<void> => {
    nowMs += ms;
    movedAtMs = performance.now();
    await studio.runTables();
    await studio.runBook();
    await studio.runJobs();
  };
  const end = Date.now();
  while (nowMs < end) await forward(stepMs);
  const { db } = studio.studio;
  const latestSeat = async (gameCode: string) => {
    const { id, client_seed, next_nonce } = await db
      .selectFrom('seat')
      .select(['id', 'client_seed', 'next_nonce'])
      .where('game_code', '=', gameCode)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { id, clientSeed: client_seed, nonce: next_nonce };
  };
  const giveSeed = async (id: bigint, server_seed: string): Promise<void> => {
    await db.updateTable('seat').set({ server_seed }).where('id', '=', id).execute();
  };
  const address = await studio.server.listen({ port: 0, host: '127.0.0.1' });
  return {
    forward,
    keepUp: () => forward(performance.now() - movedAtMs),
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
        const round = await db
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
      const { id, ...seeds } = await latestSeat(gameCode);
      await giveSeed(id, await seekGreat(game, open, seeds));
    },
    favourCards: async (gameCode) => {
      const { id, ...seeds } = await latestSeat(gameCode);
      const { serverSeed, presses } = await seekGreatCards(gameCode, seeds);
      await giveSeed(id, serverSeed);
      return presses;
    },
    greatSpot: (gameCode) => greatSpotNow(db, gameCode),
    favourTable: (gameCode) => favourTable(db, gameCode),
    greatSlip: (gameCode) => greatSlipOf(db, gameCode, nowMs),
    isSlipOver: async (gameCode) => {
      const { state } = await db
        .selectFrom('book_bet')
        .innerJoin('seat', 'seat.id', 'book_bet.seat_id')
        .select('book_bet.state')
        .where('seat.game_code', '=', gameCode)
        .orderBy('book_bet.number', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return state === 'settled';
    },
    close: async () => {
      await studio.server.close();
      await pool.end();
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
