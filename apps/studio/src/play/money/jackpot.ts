import { type CurrencyCode, type Minor, minor } from '@pavilion/money';
import { sql } from 'kysely';
import { type Game, potsOf } from '../../games/game.ts';
import type { JackpotTerms, PotTerms } from '../../games/jackpot.ts';
import type { Db, Studio, Trx } from '../../infra/studio.ts';
import { currencyOf, gameOf, type RoundRow, type SeatRow } from '../rows.ts';

/** Which pot: one for each jackpot of a provider in each currency. */
export interface PotKey<Terms extends PotTerms = PotTerms> {
  readonly gpId: number;
  readonly currency: CurrencyCode;
  readonly terms: Terms;
}

export const keyOf = <Terms extends PotTerms>(seat: SeatRow, terms: Terms): PotKey<Terms> => ({
  gpId: seat.gp_id,
  currency: currencyOf(seat),
  terms,
});

export const rowOf = ({ gpId, currency, terms }: PotKey) => ({
  gp_id: gpId,
  jackpot_id: terms.jackpotId,
  currency,
});

/**
 * What a pot holds, to the last digit: its seed, and every contribution that the hall is known to have taken. One expression, so
 * that a gain is seen either as a gain or in the pot.
 */
export const heldBy = (key: PotKey) => {
  const { gp_id, jackpot_id, currency } = rowOf(key);
  const seed = String(key.terms.seedOf(key.currency));
  return sql`(coalesce((SELECT amount FROM jackpot
      WHERE gp_id = ${gp_id} AND jackpot_id = ${jackpot_id} AND currency = ${currency}), ${seed}::numeric)
    + coalesce((SELECT sum(amount) FROM jackpot_gain
      WHERE gp_id = ${gp_id} AND jackpot_id = ${jackpot_id} AND currency = ${currency}), 0))`;
};

/** What a pot holds now, whole minor units. */
export const readPot = async (db: Db, key: PotKey): Promise<Minor> => {
  const { rows } = await sql<{ amount: bigint }>`SELECT floor(${heldBy(key)})::bigint AS amount`.execute(db);
  return minor(rows[0]?.amount ?? 0n);
};

/** Counts what a round's stake brings; in the transaction that learns that the hall has taken the stake. */
export const bringGain = async (
  trx: Trx,
  seat: SeatRow,
  { jackpot_id, jackpot_contribution }: Pick<RoundRow, 'jackpot_id' | 'jackpot_contribution'>,
): Promise<void> => {
  if (jackpot_id === null || jackpot_contribution === null) return;
  await trx
    .insertInto('jackpot_gain')
    .values({ gp_id: seat.gp_id, jackpot_id, currency: seat.currency, amount: jackpot_contribution })
    .execute();
};

/** Locks a pot until the transaction ends, with all that was brought to it in it. */
export const lockPot = async (trx: Trx, key: PotKey): Promise<void> => {
  const row = rowOf(key);
  await trx
    .insertInto('jackpot')
    .values({ ...row, amount: String(key.terms.seedOf(key.currency)) })
    .onConflict((conflict) => conflict.columns(['gp_id', 'jackpot_id', 'currency']).doNothing())
    .execute();
  await sql`SELECT FROM jackpot WHERE gp_id = ${row.gp_id} AND jackpot_id = ${row.jackpot_id}
    AND currency = ${row.currency} FOR UPDATE`.execute(trx);
  await sql`
    WITH gone AS (DELETE FROM jackpot_gain WHERE gp_id = ${row.gp_id} AND jackpot_id = ${row.jackpot_id}
      AND currency = ${row.currency} RETURNING amount)
    UPDATE jackpot SET amount = jackpot.amount + gone.sum
    FROM (SELECT sum(amount) AS sum FROM gone) gone
    WHERE gone.sum IS NOT NULL AND gp_id = ${row.gp_id} AND jackpot_id = ${row.jackpot_id}
      AND currency = ${row.currency}`.execute(trx);
};

/** Moves whole minor units into a locked pot, or out of it. */
export const changePot = async (trx: Trx, key: PotKey, by: bigint): Promise<void> => {
  const { gp_id, jackpot_id, currency } = rowOf(key);
  await sql`UPDATE jackpot SET amount = amount + ${String(by)}::numeric
    WHERE gp_id = ${gp_id} AND jackpot_id = ${jackpot_id} AND currency = ${currency}`.execute(trx);
};

/**
 * Takes all whole minor units out of the pot for the winner, in the transaction that draws; a new pot starts with its
 * seed and the fraction that is left. In demo play the pot stays as it is.
 */
export const takePot = async (trx: Trx, seat: SeatRow, terms: JackpotTerms): Promise<Minor> => {
  const key = keyOf(seat, terms);
  if (seat.demo) return readPot(trx, key);
  await lockPot(trx, key);
  const amount = await readPot(trx, key);
  await changePot(trx, key, terms.seedOf(key.currency) - amount);
  return amount;
};

/** Undoes `takePot` for a round whose stake did not come: its draw never was. */
export const givePotBack = async (trx: Trx, seat: SeatRow, round: RoundRow): Promise<void> => {
  const terms = gameOf(seat).jackpot;
  if (seat.demo || round.jackpot_minor === 0n || !terms) return;
  const key = keyOf(seat, terms);
  await lockPot(trx, key);
  await changePot(trx, key, round.jackpot_minor - terms.seedOf(key.currency));
};

/** Gathers what was brought into the pots, so that few rows wait; leaves nothing to do at once. */
export const gatherGains = async (
  studio: Studio,
  games: readonly Pick<Game, 'gpId' | 'jackpot' | 'feedsLights'>[],
): Promise<number> => {
  const waiting = await studio.db
    .selectFrom('jackpot_gain')
    .select(['gp_id', 'jackpot_id', 'currency'])
    .distinct()
    .execute();
  for (const { gp_id, jackpot_id, currency } of waiting) {
    const terms = games
      .flatMap((game) => (game.gpId === gp_id ? potsOf(game) : []))
      .find((pot) => pot.jackpotId === jackpot_id);
    if (terms)
      await studio.db
        .transaction()
        .execute((trx) => lockPot(trx, { gpId: gp_id, currency: currencyOf({ currency }), terms }));
  }
  return 0;
};
