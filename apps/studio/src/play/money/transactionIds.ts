import type { RoundRow } from '../rows.ts';

/**
 * Names of a round's transactions. They follow from the round, so that whoever repeats a call after a crash
 * repeats the same one.
 */
export const betTransactionId = (roundId: string): string => `${roundId}:bet`;
export const winTransactionId = (roundId: string, seq: number): string => `${roundId}:win:${seq}`;
export const rollbackTransactionId = (roundId: string): string => `${roundId}:back`;

/** What the player is asked for: the stake, nothing for a round that the hall gave. Minor units of the wire. */
export const chargedOf = (round: Pick<RoundRow, 'stake_minor' | 'free_round_id'>): number =>
  round.free_round_id === null ? toWire(round.stake_minor) : 0;

/** Minor units as the JSON number of the wire. Throws `RangeError` beyond ±2^53, which no ladder reaches. */
export const toWire = (amount: bigint): number => {
  const value = Number(amount);
  if (!Number.isSafeInteger(value)) throw new RangeError(`amount ${amount} does not fit the wire`);
  return value;
};
