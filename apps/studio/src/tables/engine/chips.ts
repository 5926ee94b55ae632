import { type CurrencyCode, type Minor, minor } from '@pavilion/money';
import type { TableFacts } from './tableGame.ts';

/** The smallest chip of each currency, minor units. Multiples of 100, as `tableGame.ts` asks. */
const chipUnit: Readonly<Record<CurrencyCode, number>> = {
  RMB: 100,
  USD: 100,
  VND: 2_000,
  WON: 100,
  JPY: 100,
  THB: 500,
  INR: 1_000,
  MMK: 50_000,
  BRL: 100,
  BDT: 1_000,
  NGN: 20_000,
};

/** Chips of a table in a currency, ascending; none above what the hall lets this player bet. */
export const chipsOf = (
  { chips }: Pick<TableFacts, 'chips'>,
  currency: CurrencyCode,
  betMax: Minor | null = null,
): Minor[] =>
  chips.values
    .map((value) => minor(value * chipUnit[currency]))
    .filter((chip) => betMax === null || chip <= betMax);

/** Most that may lie on any spot in a round. */
export const spotMaxOf = ({ chips }: Pick<TableFacts, 'chips'>, currency: CurrencyCode): Minor =>
  minor(chips.spotMax * chipUnit[currency]);

/** The same for kinds of bet that take less, by kind. */
export const kindMaxOf = (
  { chips }: Pick<TableFacts, 'chips'>,
  currency: CurrencyCode,
): Readonly<Record<string, Minor>> =>
  Object.fromEntries(
    Object.entries(chips.kindMax ?? {}).map(([kind, most]) => [kind, minor(most * chipUnit[currency])]),
  );

/** The kind of bet that a spot belongs to. */
export const kindOfSpot = (spot: string): string => spot.split(':')[0] ?? spot;

/** A stake that chips of this table can make up: whole units, one chip at least, not above the spot's maximum. */
export const isStakeOffered = (
  table: Pick<TableFacts, 'chips'>,
  currency: CurrencyCode,
  stake: bigint,
): boolean => {
  const smallest = chipsOf(table, currency)[0];
  return (
    smallest !== undefined &&
    stake >= smallest &&
    stake % smallest === 0n &&
    stake <= spotMaxOf(table, currency)
  );
};

/** What a stake comes to at a payout in hundredths. Exact, because every stake is a multiple of 100. */
export const paid = (stake: bigint, payoutHundredths: number): bigint =>
  (stake * BigInt(payoutHundredths)) / 100n;
