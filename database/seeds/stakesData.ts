import type { Currency } from '@pavilion/contract';
import type { GameSeed } from './gamesData.ts';

/** Least and greatest total stake, minor units. `seed.test.ts` holds them against what the studio offers. */
type Bounds = readonly [min: bigint, max: bigint];

/** Of everything that one plays alone. */
const machine: Readonly<Record<Currency, Bounds>> = {
  RMB: [20n, 20_000n],
  VND: [1_000n, 400_000n],
  WON: [100n, 40_000n],
  JPY: [20n, 4_000n],
  THB: [100n, 100_000n],
  USD: [20n, 10_000n],
  INR: [200n, 200_000n],
  MMK: [10_000n, 5_000_000n],
  BRL: [20n, 10_000n],
  BDT: [200n, 200_000n],
  NGN: [2_000n, 1_000_000n],
};

/** The least chip of a table. */
const chip: Readonly<Record<Currency, bigint>> = {
  RMB: 100n,
  VND: 2_000n,
  WON: 100n,
  JPY: 100n,
  THB: 500n,
  USD: 100n,
  INR: 1_000n,
  MMK: 50_000n,
  BRL: 100n,
  BDT: 1_000n,
  NGN: 20_000n,
};

/** Games for many, in least chips. */
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

/** A bet on an event is worth so many of a machine's stakes. */
const bookFactor = 5n;
const books = new Set(['kite-sports', 'paper-siege', 'paper-league']);

/** What a game that plays takes in a currency. */
export const stakeBoundsOf = ({ gameCode }: Pick<GameSeed, 'gameCode'>, currency: Currency): Bounds => {
  const table = tables[gameCode];
  if (table) return [table[0] * chip[currency], table[1] * chip[currency]];
  const [min, max] = machine[currency];
  return books.has(gameCode) ? [min * bookFactor, max * bookFactor] : [min, max];
};
