import type { ThreeDigitsOutcome } from '../../../src/tables/games/threeDigits.ts';

const isDigit = (value: unknown): value is number => Number.isInteger(value);

/** The outcome that a result tells; `null` for what is none of this game. */
export const readDigits = (outcome: unknown): ThreeDigitsOutcome | null => {
  if (typeof outcome !== 'object' || outcome === null || !('digits' in outcome)) return null;
  const digits: unknown = outcome.digits;
  if (!Array.isArray(digits)) return null;
  const [one, two, three] = digits;
  return isDigit(one) && isDigit(two) && isDigit(three) ? { digits: [one, two, three] } : null;
};
