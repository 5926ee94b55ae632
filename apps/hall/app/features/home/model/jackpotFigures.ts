import { jackpotDigits } from '@pavilion/contract';

export interface JackpotDigits {
  /** Ten figures or more, with zeros before (spec §9). */
  readonly whole: readonly number[];
  readonly decimals: readonly number[];
  readonly leadingZeros: number;
}

/** Takes a decimal string of the wire apart for the counter. */
export const jackpotFigures = (amount: string): JackpotDigits => {
  const [whole = '', decimals = ''] = amount.replace('-', '').split('.');
  return {
    whole: [...whole.padStart(jackpotDigits, '0')].map(Number),
    decimals: [...decimals].map(Number),
    leadingZeros: Math.max(0, jackpotDigits - whole.length),
  };
};
