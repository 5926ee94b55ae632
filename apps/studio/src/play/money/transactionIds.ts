/**
 * Names of a round's transactions. They follow from the round, so that whoever repeats a call after a crash
 * repeats the same one.
 */
export const betTransactionId = (roundId: string): string => `${roundId}:bet`;
export const winTransactionId = (roundId: string, seq: number): string => `${roundId}:win:${seq}`;
export const rollbackTransactionId = (roundId: string): string => `${roundId}:back`;

/** Minor units as the JSON number of the wire. Throws `RangeError` beyond ±2^53, which no ladder reaches. */
export const toWire = (amount: bigint): number => {
  const value = Number(amount);
  if (!Number.isSafeInteger(value)) throw new RangeError(`amount ${amount} does not fit the wire`);
  return value;
};
