import { type Minor, minor } from '@pavilion/money';
import { sql } from 'kysely';
import { contributionOf } from '../../games/jackpot.ts';
import {
  dropBoundsOf,
  dropOf,
  dropSaltOf,
  fedBy,
  type LightLevel,
  lightSaltOf,
  lightTerms,
} from '../../games/lights.ts';
import type { Db, Trx } from '../../infra/studio.ts';
import { drawOf, hashOfSeed, newServerSeed } from '../fairness.ts';
import type { RoundRow, SeatRow } from '../rows.ts';
import { changePot, heldBy, keyOf, lockPot, type PotKey, rowOf } from './jackpot.ts';

/**
 * The order of the lights. A round asks when it is drawn whether its share takes the pot to its drop, counting what
 * the hall is known to have taken; nearly always it does not, and no row is locked. One that finds that it does locks the pot,
 * asks again and claims it: the order of those is the order of the lock, and each pot has one winner. Its drop is paid
 * with the round, and what the pot held beyond it stays for the next.
 */
type LightKey = PotKey<LightLevel>;

interface LightMet {
  readonly level: LightLevel;
  /** Minor units, a decimal string. */
  readonly contribution: string;
  /** The pot's drop, where the round wins it; else 0. */
  readonly won: Minor;
}

const where = (key: LightKey) => {
  const { gp_id, jackpot_id, currency } = rowOf(key);
  return sql`gp_id = ${gp_id} AND jackpot_id = ${jackpot_id} AND currency = ${currency}`;
};

/** Opens a pot of this number where none grows, and draws where it will drop. */
const openPot = async (db: Db, key: LightKey, number: bigint, now: Date): Promise<void> => {
  const { terms, currency } = key;
  const serverSeed = newServerSeed();
  const draw = drawOf({ server_seed: serverSeed, client_seed: dropSaltOf(terms, currency) }, Number(number));
  const bounds = dropBoundsOf(terms, currency);
  await db
    .insertInto('light_pot')
    .values({
      ...rowOf(key),
      number,
      server_seed: serverSeed,
      server_seed_hash: hashOfSeed(serverSeed),
      seed_minor: bounds.seed,
      ceiling_minor: bounds.ceiling,
      drop_minor: await dropOf(draw, bounds),
      state: 'growing',
      opened_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Opens the first pot of a level in a currency, where there is none yet. What it starts from is its own from then on. */
export const openFirstPot = async (db: Db, key: LightKey, now: Date): Promise<void> => {
  const grows = await db
    .selectFrom('light_pot')
    .select('number')
    .where((eb) => eb.and(rowOf(key)))
    .where('state', '=', 'growing')
    .executeTakeFirst();
  if (grows) return;
  await db
    .insertInto('jackpot')
    .values({ ...rowOf(key), amount: String(key.terms.seedOf(key.currency)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await openPot(db, key, 1n, now);
};

interface Reached {
  readonly number: bigint;
  readonly state: 'growing' | 'due';
  readonly drop_minor: bigint;
}

/**
 * The pot that a share wins, if any: the one whose drop it reaches. One whose winner's stake did not come goes first, as soon as its whole
 * drop is there.
 */
const findReached = async (db: Db, key: LightKey, contribution: string): Promise<Reached | undefined> => {
  const { rows } = await sql<Reached>`
    SELECT number, state, drop_minor FROM light_pot, (SELECT ${heldBy(key)} + ${contribution}::numeric AS amount) held
    WHERE ${where(key)} AND state IN ('growing', 'due')
      AND held.amount >= CASE state WHEN 'growing' THEN drop_minor ELSE seed_minor END
    ORDER BY number LIMIT 1`.execute(db);
  return rows[0];
};

/** Gives a locked pot to a round. Its drop leaves what the level holds when it stops growing. */
const claim = async (trx: Trx, key: LightKey, pot: Reached, roundId: string, now: Date): Promise<void> => {
  await sql`UPDATE light_pot SET state = 'claimed', round_id = ${roundId}
    WHERE ${where(key)} AND number = ${pot.number}`.execute(trx);
  if (pot.state === 'due') return;
  await changePot(trx, key, key.terms.seedOf(key.currency) - pot.drop_minor);
  await openPot(trx, key, pot.number + 1n, now);
};

/** What a round that is drawn now brings to which light, and what it wins of it. In the transaction that stores it. */
export const meetLight = async (
  trx: Trx,
  seat: SeatRow,
  { stake, roundId, now }: { stake: Minor; roundId: string; now: Date },
): Promise<LightMet> => {
  const { server_seed, client_seed, next_nonce } = seat;
  const level = await fedBy(drawOf({ server_seed, client_seed: lightSaltOf(client_seed) }, next_nonce));
  const contribution = contributionOf(stake, lightTerms);
  const key = keyOf(seat, level);
  await openFirstPot(trx, key, now);
  if (!(await findReached(trx, key, contribution))) return { level, contribution, won: minor(0n) };
  await lockPot(trx, key);
  // Who had the lock before may have won it.
  const reached = await findReached(trx, key, contribution);
  if (!reached) return { level, contribution, won: minor(0n) };
  await claim(trx, key, reached, roundId, now);
  return { level, contribution, won: minor(reached.drop_minor) };
};

/** Changes the pot that a round has claimed, if it has one. */
const settleClaim = async (
  trx: Trx,
  round: Pick<RoundRow, 'id'>,
  change: { state: 'dropped'; dropped_at: Date } | { state: 'due'; round_id: null },
): Promise<void> => {
  await trx
    .updateTable('light_pot')
    .set(change)
    .where('round_id', '=', round.id)
    .where('state', '=', 'claimed')
    .execute();
};

/** The stake of a round that has won a pot is taken: the pot has dropped, and its seed may be known. */
export const dropLight = (trx: Trx, round: Pick<RoundRow, 'id'>, now: Date): Promise<void> =>
  settleClaim(trx, round, { state: 'dropped', dropped_at: now });

/** The stake of a round that had won a pot did not come: its draw never was, and the pot is the next one's. */
export const giveLightBack = (trx: Trx, round: Pick<RoundRow, 'id'>): Promise<void> =>
  settleClaim(trx, round, { state: 'due', round_id: null });
