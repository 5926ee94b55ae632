import type { TableData } from './data.ts';
import type { Below } from './numbers.ts';

/** A round of a shared table, drawn by a stranger's program. */
export interface PlayedTable {
  readonly outcome: unknown;
  /** Hundredths of the stake that come back of a place. */
  readonly back: (place: string) => number;
}

/** `gone` tells what is missing from a shoe that lasts: 52 digits, a card each. */
export type TableProgram = (
  below: Below,
  strengths: readonly number[],
  data: TableData,
  gone: string,
) => PlayedTable;

/** The words of a place's name. */
export const wordsOf = (place: string): readonly [string, string, string] => {
  const [kind = '', first = '', second = ''] = place.split(':');
  return [kind, first, second];
};

/** A win pays what the data say of its place. */
export const ifWon = (data: TableData, place: string, isWon: boolean): number =>
  isWon ? (data.pays?.[place] ?? 0) : 0;

export const isHalf = (half: string, number: number, bigFrom: number): boolean => {
  if (half === 'big') return number >= bigFrom;
  if (half === 'small') return number < bigFrom;
  return half === (number % 2 === 1 ? 'odd' : 'even');
};

/** Hundredths that a bet with this chance pays where it is to return this share: rounded down, 1.01 at the least. */
export const priceFor = (chance: number, returns: number): number =>
  Math.max(101, Math.floor((100 * returns) / chance));
