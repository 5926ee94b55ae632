import { type CurrencyCode, type Minor, minor } from '@pavilion/money';
import { lanternNames, type PotNames } from './potNames.ts';
import { stakesOf } from './stakes.ts';

/** A pot that stakes feed. */
export interface PotTerms {
  /** The provider's name for it, unique among its jackpots. */
  readonly jackpotId: string;
  readonly names: PotNames;
  /** What a new pot starts from; agreed with the hall, which pays it from its promotions. */
  readonly seedOf: (currency: CurrencyCode) => Minor;
  /** The most that it can come to: it drops there at the latest. One without may grow on. */
  readonly ceilingOf?: (currency: CurrencyCode) => Minor;
}

/** A progressive jackpot, as a game offers it: the same for every stake, since a chance costs the same everywhere. */
export interface JackpotTerms extends PotTerms {
  /** Part of every stake that goes to the pot, in hundredths of a per cent. */
  readonly shareBp: number;
  /** Stakes, all together, of which one wins on average, in seeds. */
  readonly seedsPerWin: number;
}

/** A contribution is a share of the stake in hundredths of a per cent: at most this part of a minor unit. */
const shareUnits = 10_000n;

/** What a stake brings to the pot, minor units as a decimal string: exact, fractions included. */
export const contributionOf = (stake: Minor, { shareBp }: Pick<JackpotTerms, 'shareBp'>): string => {
  const parts = stake * BigInt(shareBp);
  const fraction = String(parts % shareUnits)
    .padStart(4, '0')
    .replace(/0+$/, '');
  const whole = String(parts / shareUnits);
  return fraction === '' ? whole : `${whole}.${fraction}`;
};

const smallestStake = (currency: CurrencyCode): Minor => minor(stakesOf(currency)[0] ?? 0n);

/** Lots that a stake puts in, of how many: a lot for each smallest stake, so that every unit has the same chance. */
export const lotsOf = (
  stake: Minor,
  currency: CurrencyCode,
  { seedOf, seedsPerWin }: JackpotTerms,
): { lots: number; lotsInAll: number } => {
  const smallest = smallestStake(currency);
  const turnover = seedOf(currency) * BigInt(seedsPerWin);
  if (stake % smallest !== 0n || turnover % smallest !== 0n)
    throw new RangeError(`stake ${stake} or pot of ${currency} is not in smallest stakes`);
  return { lots: Number(stake / smallest), lotsInAll: Number(turnover / smallest) };
};

/**
 * What the jackpot returns of every stake, in hundredths of a per cent: what is contributed, and the seed that a pot
 * starts from, both of which are won in the end.
 */
export const jackpotReturnBp = ({ shareBp, seedsPerWin }: JackpotTerms): number =>
  shareBp + 10_000 / seedsPerWin;

const pearlSeeds: Readonly<Record<CurrencyCode, bigint>> = {
  RMB: 8_618_850n,
  VND: 286_818_000n,
  WON: 16_628_800n,
  JPY: 1_862_880n,
  THB: 42_618_850n,
  USD: 1_286_880n,
  INR: 98_618_850n,
  MMK: 2_618_850_000n,
  BRL: 6_618_850n,
  BDT: 118_618_850n,
  NGN: 1_618_850_000n,
};

/** The jackpot of provider 1: one pot for each currency. */
export const lanternJackpot: JackpotTerms = {
  jackpotId: 'lantern',
  names: lanternNames,
  shareBp: 150,
  seedOf: (currency) => minor(pearlSeeds[currency]),
  seedsPerWin: 200,
};
