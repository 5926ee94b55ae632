import { type Minor, minor } from '@pavilion/money';

/**
 * Every stake of the ladders is a whole number of these parts, and every win of a game a whole number of them: so
 * every amount is a whole number of minor units, without rounding anywhere.
 */
export const unitsPerStake = 20;

/** So many of the equal parts of a stake. Throws `RangeError` for a stake that cannot be parted so. */
export const partsOf = (parts: number, ofParts: number, stake: Minor): Minor => {
  const part = stake / BigInt(ofParts);
  if (part * BigInt(ofParts) !== stake)
    throw new RangeError(`stake ${stake} cannot be parted into ${ofParts}`);
  return minor(BigInt(parts) * part);
};

/** What a win of so many twentieths of the stake is worth. Throws `RangeError` for a stake off the ladder. */
export const winOf = (units: number, stake: Minor): Minor => partsOf(units, unitsPerStake, stake);
