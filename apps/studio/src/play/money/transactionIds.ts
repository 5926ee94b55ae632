import type { RoundRow } from '../rows.ts';

/**
 * Names of a round's transactions. They follow from the round, so that whoever repeats a call after a crash
 * repeats the same one.
 */
export const betTransactionId = (roundId: string, seq = 0): string =>
  seq === 0 ? `${roundId}:bet` : `${roundId}:bet:${seq}`;
export const winTransactionId = (roundId: string, seq: number): string => `${roundId}:win:${seq}`;
export const rollbackTransactionId = (roundId: string, seq = 0): string =>
  seq === 0 ? `${roundId}:back` : `${roundId}:back:${seq}`;

/** What the player is asked for to open a round: the stake, nothing where the hall gave it. Minor units of the wire. */
export const chargedOf = (round: Pick<RoundRow, 'stake_minor' | 'free_round_id'>): number =>
  round.free_round_id === null ? toWire(round.stake_minor) : 0;

/** Minor units as the JSON number of the wire. Throws `RangeError` beyond ±2^53, which no ladder reaches. */
export const toWire = (amount: bigint): number => {
  const value = Number(amount);
  if (!Number.isSafeInteger(value)) throw new RangeError(`amount ${amount} does not fit the wire`);
  return value;
};
