import { jackpotDigits } from '@pavilion/contract';

export interface JackpotDigits {
  /** Ten figures or more, with zeros before (spec §9). */
  readonly whole: readonly number[];
  readonly decimals: readonly number[];
  readonly leadingZeros: number;
}

/** Whether there is nothing to be won: a site without a jackpot promises none. */
export const isEmptyPot = (amount: string): boolean => !/[1-9]/.test(amount);

/** Takes a decimal string of the wire apart for the counter. */
export const jackpotFigures = (amount: string): JackpotDigits => {
  const [whole = '', decimals = ''] = amount.replace('-', '').split('.');
  return {
    whole: [...whole.padStart(jackpotDigits, '0')].map(Number),
    decimals: [...decimals].map(Number),
    leadingZeros: Math.max(0, jackpotDigits - whole.length),
  };
};
