import { type CurrencyCode, currencyCodes, type Minor, minor, roundWorth } from '@pavilion/money';
import type { TableFacts } from './tableGame.ts';

/** What a table's limits are counted in: the round amount that is most nearly worth one renminbi. Minor units. */
const chipUnits = new Map(currencyCodes.map((currency) => [currency, roundWorth(currency, 100n)]));

const chipUnitOf = (currency: CurrencyCode): bigint => chipUnits.get(currency) ?? 0n;

/** A payout counts hundredths: only of so many minor units is it exact, and so is every chip. */
const payoutParts = 100n;

/**
 * Chips of a table in a currency, ascending; none above what the hall lets this player bet. Where the unit is too small to be
 * paid exactly, the lightest are not there.
 */
export const chipsOf = (
  { chips }: Pick<TableFacts, 'chips'>,
  currency: CurrencyCode,
  betMax: Minor | null = null,
): Minor[] =>
  chips.values
    .map((value) => minor(BigInt(value) * chipUnitOf(currency)))
    .filter((chip) => chip % payoutParts === 0n && (betMax === null || chip <= betMax));

/** Most that may lie on any spot in a round. */
export const spotMaxOf = ({ chips }: Pick<TableFacts, 'chips'>, currency: CurrencyCode): Minor =>
  minor(BigInt(chips.spotMax) * chipUnitOf(currency));

/** The same for kinds of bet that take less, by kind. */
export const kindMaxOf = (
  { chips }: Pick<TableFacts, 'chips'>,
  currency: CurrencyCode,
): Readonly<Record<string, Minor>> =>
  Object.fromEntries(
    Object.entries(chips.kindMax ?? {}).map(([kind, most]) => [
      kind,
      minor(BigInt(most) * chipUnitOf(currency)),
    ]),
  );

/** The kind of bet that a spot belongs to. */
export const kindOfSpot = (spot: string): string => spot.split(':')[0] ?? spot;

/** The most of a stake that chips of this table can still make up, at a place that takes so much: nothing, where it is less than one. */
export const nearestOffered = (
  table: Pick<TableFacts, 'chips'>,
  currency: CurrencyCode,
  spot: string,
  stake: bigint,
): bigint => {
  const smallest = chipsOf(table, currency)[0];
  if (smallest === undefined) return 0n;
  const most = kindMaxOf(table, currency)[kindOfSpot(spot)] ?? spotMaxOf(table, currency);
  const within = stake < most ? stake : most;
  return within - (within % smallest);
};

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
  (stake * BigInt(payoutHundredths)) / payoutParts;
