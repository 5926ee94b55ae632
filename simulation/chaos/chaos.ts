import { setTimeout as delay } from 'node:timers/promises';
import { createPool, withTransaction } from '@pavilion/postgres';
import { createRandom, type SeededRandom } from '@pavilion/testing/random';
import { seed as seedHall } from '../../database/seeds/index.ts';
import { pavilionSiteId } from '../../database/seeds/sites.ts';
import { seedStaff } from '../../database/seeds/staff.ts';
import { leaderOf } from '../../scripts/cluster/databaseParts.ts';
import { type RunningCluster, runCluster } from '../../scripts/cluster/runCluster.ts';
import { lookAtTheEnd, lookUp, openPlayers } from '../crash/crash.ts';
import type { Acknowledged } from '../crash/player.ts';
import { World } from '../world/world.ts';
import { approveTransfer, type Dealing, giveQuota, goOn, openEnvelope, payIn } from './dealings.ts';
import { type FailureName, failures, isFailureName } from './failures.ts';
import { Listeners } from './listeners.ts';
import { PageReader } from './pageReader.ts';
import { Visitor } from './visitor.ts';

/** Members play and pay in on a cluster of which one part after the other fails; what was acknowledged must be there, once. */

export interface PlayedFailure {
  readonly name: FailureName;
  /** From the blow to a primary that stands; null where it stood all the time. */
  readonly primaryMs: number | null;
  /** The longest time in which a member who looks got no answer. */
  readonly unansweredMs: number;
  /** How long after a primary stood members still went without an answer; the longest time where one stood throughout. */
  readonly lateMs: number;
  readonly unanswered: number;
  /** The longest time in which no provider’s transaction was acknowledged. */
  readonly stillMs: number;
}

export interface ChaosReport {
  readonly played: readonly PlayedFailure[];
  readonly acknowledged: number;
  /** How often each of the dealings beside play was done. */
  readonly dealings: Readonly<Record<string, number>>;
  readonly rounds: number;
  readonly asked: number;
  /** Home pages that were read with all their files, and of how many builds. */
  readonly pages: number;
  readonly builds: number;
  /** Sockets that listened to the end, and how often they came back. */
  readonly sockets: { readonly count: number; readonly returns: number };
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  readonly wrong: readonly string[];
}

export interface ChaosOptions {
  readonly seed: number;
  readonly web: number;
  readonly jobs: number;
  readonly players: number;
  /** Folder for everything, kept afterwards; a temporary one unless told. */
  readonly dir?: string;
  /** The next of those that can be done here, or null when it is enough. */
  readonly next: (
    random: SeededRandom,
    playedCount: number,
    possible: readonly FailureName[],
  ) => FailureName | null;
  readonly say: (line: string) => void;
  readonly onPlayed: (played: PlayedFailure, acknowledged: number) => void;
}

/** Load between two failures. */
const calmMs = { min: 1_000, max: 3_000 } as const;
/** Members may be without an answer for so long after a primary stood again. */
const lateMaxMs = 5_000;
const growthEveryMs = 100;

/** Watches a number that grows; answers, when stopped, for how long at most it did not. */
const watchGrowth = (count: () => number): (() => number) => {
  let known = count();
  let grewMs = performance.now();
  let longestMs = 0;
  const look = (): void => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - grewMs);
    if (count() === known) return;
    known = count();
    grewMs = now;
  };
  // A failure that cannot be played to its end leaves it behind.
  const timer = setInterval(look, growthEveryMs).unref();
  return () => {
    clearInterval(timer);
    look();
    return longestMs;
  };
};

interface Watched {
  readonly visitor: Visitor;
  readonly acknowledgedCount: () => number;
}

const playOne = async (
  cluster: RunningCluster,
  { visitor, acknowledgedCount }: Watched,
  name: FailureName,
  wrong: string[],
): Promise<PlayedFailure> => {
  const beganMs = performance.now();
  const stopWatching = watchGrowth(acknowledgedCount);
  const stands: number[] = [];
  await failures[name].play(cluster, {
    stands: () => {
      stands.push(performance.now());
    },
    wrong: (what) => wrong.push(`${name}: ${what}`),
  });
  await visitor.served(performance.now());
  const stillMs = stopWatching();
  const unanswered = visitor.failuresSince(beganMs);
  const stood = stands.at(-1) ?? null;
  const unansweredMs = Math.max(0, ...unanswered.map(({ failedMs, lastOkMs }) => failedMs - lastOkMs));
  const lateMs =
    stood === null ? unansweredMs : Math.max(0, ...unanswered.map(({ failedMs }) => failedMs - stood));
  if (lateMs > lateMaxMs)
    wrong.push(`${name}: members went without an answer for ${Math.round(lateMs)} ms while a primary stood`);
  return {
    name,
    primaryMs: stood === null ? null : stood - beganMs,
    unansweredMs,
    lateMs,
    unanswered: unanswered.length,
    stillMs,
  };
};

/** Jobs of the clock of which two were put down for one moment. */
const doubleJobs = async (world: World): Promise<string[]> => {
  const { rows } = await world.owner.query<{ name: string; count: number }>(
    `SELECT name, count(*)::integer AS count FROM pgboss.job WHERE singleton_on IS NOT NULL
     GROUP BY name, singleton_key, singleton_on HAVING count(*) > 1`,
  );
  return rows.map(({ name, count }) => `job ${name} was put down ${count} times for one moment`);
};

export const runChaos = async (options: ChaosOptions): Promise<ChaosReport> => {
  const { seed, web, jobs, players: members, dir, next, say, onPlayed } = options;
  const random = createRandom(seed);
  let world: World | undefined;
  let cluster: RunningCluster | undefined;
  try {
    cluster = await runCluster({
      web,
      jobs,
      ...(dir === undefined ? {} : { dir }),
      say,
      fill: async ({ migrationUrl, secrets, hallPort }) => {
        const pool = createPool(migrationUrl, { max: 1 });
        await seedHall({ pool });
        await withTransaction(pool, (tx) =>
          seedStaff(tx, { siteId: pavilionSiteId, secret: secrets.PAVILION_SECRET, now: new Date() }),
        );
        await pool.end();
        world = await World.open(
          {
            createDatabase: async () => ({ url: migrationUrl, drop: async () => undefined }),
            close: async () => undefined,
          },
          { members, halls: 0 },
          undefined,
          { ports: [hallPort], secret: secrets.PAVILION_SECRET },
        );
      },
    });
    if (world === undefined) throw new Error('the cluster was not filled');
    return await playOn(cluster, world, { random, next, onPlayed });
  } finally {
    await world?.close().catch(() => undefined);
    await cluster?.stop();
  }
};

const playOn = async (
  cluster: RunningCluster,
  world: World,
  { random, next, onPlayed }: Pick<ChaosOptions, 'next' | 'onPlayed'> & { readonly random: SeededRandom },
): Promise<ChaosReport> => {
  const players = await openPlayers(world, random);
  const tokens: string[] = [];
  for (const person of world.people) tokens.push(await world.tokenOf(person));
  const acknowledgedOf = (): Acknowledged[] => players.flatMap(({ acknowledged }) => acknowledged);
  const failed = Promise.all(players.map((player) => player.play())).then(() => undefined);
  failed.catch(() => undefined);
  const drawn = (): SeededRandom => createRandom(random.int(0, 2 ** 31));
  const deals = {
    deposits: payIn(world, drawn()),
    transfers: await approveTransfer(world, cluster.origin),
    quotas: giveQuota(world, drawn()),
    envelopes: openEnvelope(world),
  } satisfies Record<string, Dealing>;
  const going = Object.entries(deals).map(([name, deal]) => ({ name, ...goOn(deal) }));
  const visitor = new Visitor(world, 0, tokens[0] ?? '');
  const reader = new PageReader(cluster.origin);
  const listeners = await Listeners.open(world, tokens);

  const watched = {
    visitor,
    acknowledgedCount: () => players.reduce((sum, player) => sum + player.acknowledged.length, 0),
  };

  const possible = Object.keys(failures)
    .filter(isFailureName)
    .filter((name) => failures[name].isPossible?.(cluster) !== false);
  const played: PlayedFailure[] = [];
  const wrong: string[] = [];
  const lost = new Set<string>();
  const twice = new Set<string>();
  const look = async (acknowledged: readonly Acknowledged[]): Promise<void> => {
    const found = await lookUp(world.owner, acknowledged);
    for (const id of found.lost) lost.add(id);
    for (const id of found.twice) twice.add(id);
  };
  try {
    for (;;) {
      const name = next(random, played.length, possible);
      if (name === null) break;
      await Promise.race([
        delay(random.int(calmMs.min, calmMs.max)),
        failed,
        ...going.map((deal) => deal.failed),
      ]);
      const one = await playOne(cluster, watched, name, wrong);
      await listeners.back();
      played.push(one);
      const acknowledged = acknowledgedOf();
      await look(acknowledged);
      onPlayed(one, acknowledged.length);
    }
    for (const player of players) player.stop();
    await failed;
    const dealings: Record<string, number> = {};
    for (const { name, stop } of going) dealings[name] = await stop();
    await reader.stop();
    await world.courier.idle();
    const acknowledged = acknowledgedOf();
    await look(acknowledged);
    if ((await leaderOf(cluster.database.nodes)) === undefined) wrong.push('nobody leads at the end');
    return {
      played,
      acknowledged: acknowledged.length,
      dealings,
      rounds: players.reduce((sum, { rounds }) => sum + rounds, 0),
      asked: visitor.asked,
      pages: reader.pages,
      builds: reader.builds.size,
      sockets: { count: listeners.count, returns: listeners.returns },
      lost: [...lost],
      twice: [...twice],
      wrong: [
        ...wrong,
        ...new Set(reader.missing.map((file) => `a page named ${file}, which nobody had`)),
        ...players.flatMap(({ refused }) => refused),
        ...(await lookAtTheEnd(world, acknowledged)),
        ...(await doubleJobs(world)),
      ],
    };
  } finally {
    for (const player of players) player.stop();
    listeners.close();
    await Promise.all([visitor.stop(), reader.stop()]);
  }
};
