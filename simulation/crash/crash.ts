import { setTimeout as delay } from 'node:timers/promises';
import { reconcile } from '@pavilion/ledger';
import type { Pool } from '@pavilion/postgres';
import { createRandom, type SeededRandom } from '@pavilion/testing/random';
import { runDeposit } from '../run/cashier.ts';
import { runLaunch } from '../run/play.ts';
import type { Ground } from '../world/ground.ts';
import { providerFacts, World } from '../world/world.ts';
import { type Acknowledged, CrashPlayer } from './player.ts';

/** Kills under load: what the hall has said is done must be there afterwards, once. */

export type CrashTarget = 'hall' | 'database' | 'both';

interface Kill {
  readonly target: CrashTarget;
  /** From the kill to the first answer to a call that was made after it. */
  readonly recoveryMs: number;
}

export interface CrashReport {
  readonly kills: readonly Kill[];
  readonly acknowledged: number;
  readonly rounds: number;
  /** Acknowledged, and not on disk as acknowledged. */
  readonly lost: readonly string[];
  /** Money moved under their id more than once, or without need. */
  readonly twice: readonly string[];
  /** Whatever else does not add up: balances, open rounds, the books. */
  readonly wrong: readonly string[];
}

export interface CrashOptions {
  readonly seed: number;
  readonly targets: readonly CrashTarget[];
  readonly players?: number;
  readonly arrange?: (owner: Pool) => Promise<void>;
  readonly onKill?: (kill: Kill, acknowledged: number) => void;
}

/** The most that every currency's way to pay in takes at once. */
const openingMinor = 1_000_000;
/** Load between two kills. */
const calmMs = { min: 150, max: 1_200 } as const;

interface StoredRow {
  readonly gp_id: number;
  readonly transaction_id: string;
  readonly state: string;
  readonly postings: number;
}

/** Looks every acknowledged transaction up; it may have been rolled back since. */
export const lookUp = async (owner: Pool, acknowledged: readonly Acknowledged[]) => {
  const { rows } = await owner.query<StoredRow>(
    `SELECT t.gp_id, t.transaction_id, t.state::text, count(l.id)::integer AS postings
     FROM unnest($1::integer[], $2::text[]) AS u (gp_id, id)
     JOIN wallet_transaction t ON t.gp_id = u.gp_id AND t.transaction_id = u.id
     LEFT JOIN ledger.transfer l ON l.scope = 'provider:' || t.gp_id AND l.key = 'id ' || t.id
     GROUP BY t.gp_id, t.transaction_id, t.state`,
    [acknowledged.map(({ gp }) => gp), acknowledged.map(({ id }) => id)],
  );
  const found = new Map(rows.map((row) => [`${row.gp_id}/${row.transaction_id}`, row]));
  const lost: string[] = [];
  const twice: string[] = [];
  for (const { gp, id, state, postings } of acknowledged) {
    const row = found.get(`${gp}/${id}`);
    if (row === undefined || row.state !== state || row.postings < postings) lost.push(`${gp}/${id}`);
    if (row !== undefined && row.postings > postings) twice.push(`${gp}/${id}`);
  }
  return { lost, twice };
};

export const openPlayers = async (world: World, random: SeededRandom): Promise<CrashPlayer[]> => {
  const players: CrashPlayer[] = [];
  for (const { place } of world.people) {
    const provider = place % providerFacts.length;
    await runDeposit(world, {
      kind: 'deposit',
      member: place,
      amount: openingMinor,
      words: ['approved'],
      twice: false,
      hall: 0,
    });
    await runLaunch(world, { member: place, provider, hall: 0 });
    players.push(new CrashPlayer(world, createRandom(random.int(0, 2 ** 31)), place, provider));
  }
  return players;
};

/** Resolves with the first answer to a call that is made now. */
const firstAnswer = async (world: World): Promise<void> => {
  const message = {
    call: 'balance',
    provider: 0,
    member: 0,
    round: 'probe',
    id: 'probe',
    amount: 0,
    win: 0,
    closes: false,
    skewSeconds: 0,
    delivery: 'plain',
    hall: 0,
  } as const;
  await world.courier.send(world.envelopeOf(message));
};

const strike = async (world: World, target: CrashTarget): Promise<Kill> => {
  const { killServer } = world.ground;
  const beganMs = performance.now();
  const struck: Promise<void>[] = [];
  if (target !== 'database') struck.push(world.hall(0).kill());
  if (target !== 'hall') {
    if (killServer === undefined) throw new Error('the database server is not ours to kill');
    struck.push(killServer());
  }
  await Promise.all(struck);
  if (target !== 'database') await world.hall(0).restart(world.nowMs);
  await firstAnswer(world);
  return { target, recoveryMs: performance.now() - beganMs };
};

/** When nobody plays any more: balances, rounds and books. */
export const lookAtTheEnd = async (
  world: World,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> => {
  const wrong: string[] = [];
  for (const { place, memberId } of world.people) {
    const expected = acknowledged
      .filter(({ member }) => member === place)
      .reduce((sum, { delta }) => sum + BigInt(delta), world.model.member(place).cash);
    const { rows } = await world.owner.query<{ cash: bigint }>(
      `SELECT balance_minor::bigint AS cash FROM ledger.account
       WHERE owner_kind = 'member' AND owner_id = $1 AND purpose = 'main'`,
      [memberId],
    );
    if (rows[0]?.cash !== expected)
      wrong.push(`member ${place} has ${rows[0]?.cash}, should have ${expected}`);
  }
  const open = await world.owner.query<{ id: string }>(
    `SELECT round_ref AS id FROM round WHERE state = 'open' OR held_minor <> 0`,
  );
  wrong.push(...open.rows.map(({ id }) => `round ${id} has not ended`));
  const { rows } = await world.owner.query<{ transfers: number }>(
    `SELECT count(*)::integer AS transfers FROM ledger.transfer WHERE scope LIKE 'provider:%'`,
  );
  const postings = acknowledged.reduce((sum, transaction) => sum + transaction.postings, 0);
  if (rows[0]?.transfers !== postings)
    wrong.push(`${rows[0]?.transfers} postings of providers, should be ${postings}`);
  const { differences } = await reconcile(world.owner);
  wrong.push(...differences.map(({ rule, subject }) => `${rule}: ${subject}`));
  return wrong;
};

/** Plays, kills, and looks whether everything that was acknowledged is there. */
export const runCrashes = async (ground: Ground, options: CrashOptions): Promise<CrashReport> => {
  const { seed, targets, players: members = 16 } = options;
  const random = createRandom(seed);
  const world = await World.open(ground, { members, halls: 1 }, options.arrange);
  try {
    const players = await openPlayers(world, random);
    const acknowledgedOf = (): Acknowledged[] => players.flatMap(({ acknowledged }) => acknowledged);
    const playing = players.map((player) => player.play());
    // A player that throws must not go unheard until the end, nor be unhandled until then.
    const failed = Promise.all(playing).then(() => undefined);
    failed.catch(() => undefined);

    const kills: Kill[] = [];
    const lost = new Set<string>();
    const twice = new Set<string>();
    const look = async (acknowledged: readonly Acknowledged[]): Promise<void> => {
      const found = await lookUp(world.owner, acknowledged);
      for (const id of found.lost) lost.add(id);
      for (const id of found.twice) twice.add(id);
    };
    for (const target of targets) {
      await Promise.race([delay(random.int(calmMs.min, calmMs.max)), failed]);
      const before = acknowledgedOf();
      const kill = await strike(world, target);
      kills.push(kill);
      await look(before);
      options.onKill?.(kill, before.length);
    }
    for (const player of players) player.stop();
    await failed;
    await world.courier.idle();
    const acknowledged = acknowledgedOf();
    await look(acknowledged);
    const report = {
      kills,
      acknowledged: acknowledged.length,
      rounds: players.reduce((sum, { rounds }) => sum + rounds, 0),
      lost: [...lost],
      twice: [...twice],
      wrong: [...players.flatMap(({ refused }) => refused), ...(await lookAtTheEnd(world, acknowledged))],
    };
    await world.close();
    return report;
  } catch (error) {
    // A world whose database is gone cannot be taken down either: the first reason is the one to tell.
    await world.close().catch(() => undefined);
    throw error;
  }
};
