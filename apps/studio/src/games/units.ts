import { type Minor, minor } from '@pavilion/money';

/**
 * Every stake of the ladders is a whole number of these parts, and every win of a game a whole number of them: so
 * every amount is a whole number of minor units, without rounding anywhere.
 */
export const unitsPerStake = 20;

/** What a win of so many twentieths of the stake is worth. Throws `RangeError` for a stake off the ladder. */
export const winOf = (units: number, stake: Minor): Minor => {
  const unit = stake / BigInt(unitsPerStake);
  if (unit * BigInt(unitsPerStake) !== stake) throw new RangeError(`stake ${stake} is off the ladder`);
  return minor(BigInt(units) * unit);
};
