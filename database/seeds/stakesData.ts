import type { Currency } from '@pavilion/contract';
import type { GameSeed } from './gamesData.ts';

/** Least and greatest total stake, minor units. `seed.test.ts` holds them against what the studio offers. */
type Bounds = readonly [min: bigint, max: bigint];

/** Of everything that one plays alone: what is worth 0.20 and 200 renminbi, a whole number of twenty minor units at the least. */
const machine: Readonly<Record<Currency, Bounds>> = {
  RMB: [20n, 20_000n],
  VND: [1_000n, 500_000n],
  WON: [20n, 40_000n],
  JPY: [20n, 4_000n],
  THB: [100n, 100_000n],
  USD: [20n, 4_000n],
  INR: [200n, 200_000n],
  MMK: [10_000n, 5_000_000n],
  BRL: [20n, 20_000n],
  BDT: [200n, 400_000n],
  NGN: [2_000n, 4_000_000n],
};

/** Of bets on events: what is worth 1 and 1,000 renminbi. */
const book: Readonly<Record<Currency, Bounds>> = {
  RMB: [100n, 100_000n],
  VND: [2_000n, 4_000_000n],
  WON: [200n, 200_000n],
  JPY: [20n, 20_000n],
  THB: [1_000n, 500_000n],
  USD: [20n, 20_000n],
  INR: [1_000n, 1_000_000n],
  MMK: [20_000n, 40_000_000n],
  BRL: [100n, 100_000n],
  BDT: [2_000n, 2_000_000n],
  NGN: [20_000n, 20_000_000n],
};

/** What a table's limits are counted in, about one renminbi; and the least chip, where that is more than the unit. */
const chipUnit: Readonly<Record<Currency, bigint>> = {
  RMB: 100n,
  VND: 2_000n,
  WON: 200n,
  JPY: 20n,
  THB: 500n,
  USD: 20n,
  INR: 1_000n,
  MMK: 20_000n,
  BRL: 100n,
  BDT: 2_000n,
  NGN: 20_000n,
};
const leastChip = 100n;

/** Games for many, in these units. */
const tables: Readonly<Record<string, Bounds>> = {
  'tide-baccarat': [10n, 20_000n],
  'moon-roulette': [1n, 5_000n],
  'abacus-three': [1n, 2_000n],
  'hare-derby': [1n, 2_000n],
  'puppet-crest': [5n, 5_000n],
  'dragon-and-tiger': [10n, 20_000n],
  'lantern-dice': [5n, 5_000n],
  'moonrise-squeeze': [10n, 20_000n],
  'crested-baccarat': [10n, 20_000n],
  'five-minute-lanterns': [1n, 2_000n],
  'firefly-ten': [1n, 2_000n],
  'seven-storey-draw': [1n, 1_000n],
  'fireside-bulls': [5n, 5_000n],
  'golden-blossom': [1n, 100n],
  'three-by-moonlight': [5n, 5_000n],
  'tea-house-fan-tan': [5n, 5_000n],
  'lighthouse-wheel': [1n, 2_000n],
  'eight-carp-draw': [1n, 500n],
  'abacus-bulls': [1n, 500n],
  'dragon-boat-race': [1n, 2_000n],
  'red-crest-duel': [5n, 5_000n],
  'moonlit-three': [5n, 5_000n],
  'seven-lanterns': [5n, 5_000n],
};

const books = new Set(['kite-sports', 'paper-siege', 'paper-league']);

/** What a game that plays takes in a currency. */
export const stakeBoundsOf = ({ gameCode }: Pick<GameSeed, 'gameCode'>, currency: Currency): Bounds => {
  const table = tables[gameCode];
  if (!table) return (books.has(gameCode) ? book : machine)[currency];
  const [least, greatest] = [table[0] * chipUnit[currency], table[1] * chipUnit[currency]];
  return [least < leastChip ? leastChip : least, greatest];
};
