import { setTimeout as delay } from 'node:timers/promises';
import { createPool } from '@pavilion/postgres';
import { createRandom, type SeededRandom } from '@pavilion/testing/random';
import { seed as seedHall } from '../../database/seeds/index.ts';
import { leaderOf } from '../../scripts/cluster/databaseParts.ts';
import { type RunningCluster, runCluster } from '../../scripts/cluster/runCluster.ts';
import { lookAtTheEnd, lookUp, openPlayers } from '../crash/crash.ts';
import type { Acknowledged } from '../crash/player.ts';
import { findMethod, orderDeposit, tell } from '../run/cashier.ts';
import { World } from '../world/world.ts';
import { type FailureName, failures } from './failures.ts';
import { Listeners } from './listeners.ts';
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
  readonly deposits: number;
  readonly rounds: number;
  readonly asked: number;
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
  /** The next failure, or null when it is enough. */
  readonly next: (random: SeededRandom, playedCount: number) => FailureName | null;
  readonly say: (line: string) => void;
  readonly onPlayed: (played: PlayedFailure, acknowledged: number) => void;
}

/** Load between two failures. */
const calmMs = { min: 1_000, max: 3_000 } as const;
/** Members may be without an answer for so long after a primary stood again. */
const lateMaxMs = 5_000;
const growthEveryMs = 100;
const depositEveryMs = 500;
const depositMinor = 1_000;

/** Somebody who pays in again and again; what the gateway has been told is in the model. */
const payIn = (world: World, tokens: readonly string[], methods: readonly number[], random: SeededRandom) => {
  let isOver = false;
  let count = 0;
  const paying = (async () => {
    while (!isOver) {
      const member = random.int(0, tokens.length - 1);
      const access = { token: tokens[member] ?? '', methodId: methods[member] ?? 0 };
      const order = { member, amount: depositMinor, hall: 0 };
      const { data } = await orderDeposit(world, order, access);
      const payment = data === null ? undefined : world.gateway.paymentOf(data.deposit.order_number);
      if (payment === undefined) throw new Error('a deposit was refused');
      const approved = {
        eventId: `${payment.paymentId}-approved`,
        state: 'approved',
        amount: payment.amount,
        atMs: world.nowMs,
      } as const;
      // Gateways tell more than once.
      for (let told = 0; told < 2; told += 1) {
        const status = await tell(world, 0, payment, approved);
        if (status !== 'OK') throw new Error(`a gateway’s word was answered ${status}`);
      }
      world.model.deposit(member, BigInt(payment.amount));
      count += 1;
      await delay(depositEveryMs);
    }
  })();
  paying.catch(() => undefined);
  return {
    failed: paying,
    stop: async (): Promise<number> => {
      isOver = true;
      await paying;
      return count;
    },
  };
};

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
  const timer = setInterval(look, growthEveryMs);
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
  const { seed, web, jobs, players: members, next, say, onPlayed } = options;
  const random = createRandom(seed);
  let world: World | undefined;
  const cluster = await runCluster({
    web,
    jobs,
    say,
    fill: async ({ migrationUrl, secrets, hallPort }) => {
      const pool = createPool(migrationUrl, { max: 1 });
      await seedHall({ pool });
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
  try {
    if (world === undefined) throw new Error('the cluster was not filled');
    return await playOn(cluster, world, { random, next, onPlayed });
  } finally {
    await world?.close().catch(() => undefined);
    await cluster.stop();
  }
};

const playOn = async (
  cluster: RunningCluster,
  world: World,
  { random, next, onPlayed }: Pick<ChaosOptions, 'next' | 'onPlayed'> & { readonly random: SeededRandom },
): Promise<ChaosReport> => {
  const players = await openPlayers(world, random);
  const tokens: string[] = [];
  const methods: number[] = [];
  for (const person of world.people.slice(0, players.length)) {
    tokens.push(await world.tokenOf(person));
    methods.push(await findMethod(world, person.site, person.currency));
  }
  const acknowledgedOf = (): Acknowledged[] => players.flatMap(({ acknowledged }) => acknowledged);
  const failed = Promise.all(players.map((player) => player.play())).then(() => undefined);
  failed.catch(() => undefined);
  const paying = payIn(world, tokens, methods, createRandom(random.int(0, 2 ** 31)));
  const visitor = new Visitor(world, 0, tokens[0] ?? '');
  const listeners = await Listeners.open(world, tokens);

  const watched = {
    visitor,
    acknowledgedCount: () => players.reduce((sum, player) => sum + player.acknowledged.length, 0),
  };

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
      const name = next(random, played.length);
      if (name === null) break;
      await Promise.race([delay(random.int(calmMs.min, calmMs.max)), failed, paying.failed]);
      const one = await playOne(cluster, watched, name, wrong);
      await listeners.back();
      played.push(one);
      const acknowledged = acknowledgedOf();
      await look(acknowledged);
      onPlayed(one, acknowledged.length);
    }
    for (const player of players) player.stop();
    await failed;
    const deposits = await paying.stop();
    await world.courier.idle();
    const acknowledged = acknowledgedOf();
    await look(acknowledged);
    if ((await leaderOf(cluster.database.nodes)) === undefined) wrong.push('nobody leads at the end');
    return {
      played,
      acknowledged: acknowledged.length,
      deposits,
      rounds: players.reduce((sum, { rounds }) => sum + rounds, 0),
      asked: visitor.asked,
      sockets: { count: listeners.count, returns: listeners.returns },
      lost: [...lost],
      twice: [...twice],
      wrong: [
        ...wrong,
        ...players.flatMap(({ refused }) => refused),
        ...(await lookAtTheEnd(world, acknowledged)),
        ...(await doubleJobs(world)),
      ],
    };
  } finally {
    for (const player of players) player.stop();
    listeners.close();
    await visitor.stop();
  }
};
