import * as z from 'zod/mini';
import { packSize } from '../../games/cards/card.ts';
import type { Told } from '../../shapes/fields.ts';
import { chanceOf, type End } from '../engine/chance.ts';
import type { Decisions } from '../engine/decisions.ts';
import { rankOf, suitOf } from '../engine/faces.ts';
import { drawerOf } from '../engine/shoe.ts';
import type { BetChance, TableGame } from '../engine/tableGame.ts';
import { handSchemaOf } from './hands.ts';
import { colourBack, colourEnds, sixCardBack, sixCardEnds } from './threeCardSides.ts';

/**
 * Three-card poker from one deck: a hand for all players and one for the dealer. Whoever has an ante plays on for as much again, or
 * folds. The dealer plays with a queen or better. Cards as in `positions.ts`; the ace is the highest, and the lowest before two and three.
 */
const cardsInHand = 3;

const handSchema = handSchemaOf(cardsInHand);
export const threeCardOutcomeSchema = z.object({ player: handSchema, dealer: handSchema });
export type ThreeCardOutcome = Told<typeof threeCardOutcomeSchema>;

/** What lies face up while hands are decided. */
export const threeCardFaceUpSchema = z.object({ player: handSchema });

export const threeCardNames = ['high', 'pair', 'flush', 'straight', 'triple', 'straight-flush'] as const;
export type ThreeCardName = (typeof threeCardNames)[number];

const ranked = (card: number): number => (rankOf(card) === 0 ? 13 : rankOf(card));
/** Three ranks, each below 14, as one number. */
const joined = (high: number, middle: number, low: number): number => (high * 14 + middle) * 14 + low;
const perName = 14 ** 3;

/** How good a hand is: the greater the better, alike where it is a tie. */
export const strengthOf = (hand: readonly number[]): number => {
  const [high = 0, middle = 0, low = 0] = hand.map(ranked).sort((one, other) => other - one);
  const isFlush = hand.every((card) => suitOf(card) === suitOf(hand[0] ?? 0));
  const isLowest = high === 13 && middle === 2 && low === 1;
  const isStraight = isLowest || (high === middle + 1 && middle === low + 1);
  if (high === low) return 4 * perName + high;
  if (isStraight) return (isFlush ? 5 : 3) * perName + (isLowest ? 2 : high);
  if (isFlush) return 2 * perName + joined(high, middle, low);
  if (high === middle || middle === low) return perName + joined(middle, high === middle ? low : high, 0);
  return joined(high, middle, low);
};

export const nameOfHand = (hand: readonly number[]): ThreeCardName =>
  threeCardNames[Math.floor(strengthOf(hand) / perName)] ?? 'high';

/** Ranks as `ranked` counts them: 11 the queen. */
const [queen, six, four] = [11, 5, 3];
/** The dealer plays with a queen or better. */
const leastQualified = joined(queen, 0, 0);
/** The best that a player can do is to play with queen, six and four or better (`threeCard.test.ts` counts it). */
const leastPlayed = joined(queen, six, four);

export const qualifies = (dealer: readonly number[]): boolean => strengthOf(dealer) >= leastQualified;
export const isWorthPlaying = (player: readonly number[]): boolean => strengthOf(player) >= leastPlayed;

export type ThreeCardResult = 'player' | 'dealer' | 'tie' | 'unqualified';

export const resultOf = ({ player, dealer }: ThreeCardOutcome): ThreeCardResult => {
  if (!qualifies(dealer)) return 'unqualified';
  const lead = strengthOf(player) - strengthOf(dealer);
  return lead > 0 ? 'player' : lead < 0 ? 'dealer' : 'tie';
};

/** To one. The bonus is paid on the ante of whoever plays on, whatever the dealer has. */
export const anteBonus: Readonly<Partial<Record<ThreeCardName, number>>> = {
  straight: 1,
  triple: 4,
  'straight-flush': 5,
};
export const pairPlus: Readonly<Partial<Record<ThreeCardName, number>>> = {
  pair: 1,
  flush: 4,
  straight: 6,
  triple: 30,
  'straight-flush': 40,
};

/** Hundredths of the ante that come back to whoever plays on, ante and raise together. */
const playBack = { player: 400, unqualified: 300, tie: 200, dealer: 0 } as const satisfies Readonly<
  Record<ThreeCardResult, number>
>;

const spots = ['ante', 'pair-plus', 'six-card', 'one-colour'] as const;

const decisions: Decisions<ThreeCardOutcome> = {
  decideMs: 12_000,
  choices: ['play', 'fold'],
  isHand: (spot) => spot === 'ante',
  faceUp: ({ player }) => ({ player }),
  hand: (_, { player }) => ({ cards: player, name: nameOfHand(player) }),
  next: (spot, _, made) => (spot === 'ante' && made.length === 0 ? ['play', 'fold'] : []),
  raise: (choice) => (choice === 'play' ? 100 : 0),
  fallback: () => 'fold',
};

/**
 * How an ante ends that is played by queen, six and four, its raise netted: hundredths, and how many of all 22,100 × 18,424 pairs
 * of hands end so. Counted one by one by `threeCardTheory.ts`, whose test holds this list.
 */
export const anteEnds: readonly End[] = [
  [-100, 91_126_832],
  [0, 132_923_304],
  [100, 249_216],
  [200, 80_955_780],
  [300, 91_100_696],
  [400, 8_976_452],
  [600, 289_104],
  [700, 931_972],
  [800, 617_044],
];

/** Hands of each name among the 22,100. */
export const threeCardCounts: Readonly<Record<ThreeCardName, number>> = {
  high: 16_440,
  pair: 3_744,
  flush: 1_096,
  straight: 720,
  triple: 52,
  'straight-flush': 48,
};

const pairPlusBack = (name: ThreeCardName): number => {
  const odds = pairPlus[name];
  return odds === undefined ? 0 : 100 * (odds + 1);
};

const pairPlusEnds = threeCardNames.map((name): End => [pairPlusBack(name), threeCardCounts[name]]);

const chances = (): readonly BetChance[] => [
  chanceOf('ante', 'ante', anteEnds),
  chanceOf('pair-plus', 'pair-plus', pairPlusEnds),
  chanceOf('six-card', 'six-card', sixCardEnds),
  chanceOf('one-colour', 'one-colour', colourEnds),
];

/** What looks at cards alone takes less, and the six cards least: they pay the most. */
const sideMax = { 'pair-plus': 1_000, 'six-card': 500, 'one-colour': 1_000 } as const;

export const threeCard: TableGame<ThreeCardOutcome> & { readonly decisions: Decisions<ThreeCardOutcome> } = {
  gameCode: 'moonlit-three',
  gpId: 2,
  gameType: 3,
  clock: { openMs: 18_000, closedMs: 2_500, drawnMs: 7_000, settledMs: 4_000 },
  chips: { values: [5, 10, 50, 100, 500, 1_000], spotMax: 5_000, kindMax: sideMax },
  mainBets: ['ante'],
  isSpot: (spot) => spots.some((known) => known === spot),
  draw: async (below) => {
    const deal = drawerOf(below, packSize);
    const [player, dealer]: [number[], number[]] = [[], []];
    for (const hand of [player, dealer])
      for (let card = 0; card < cardsInHand; card += 1) hand.push(await deal());
    return { player, dealer };
  },
  payout: (spot, outcome, _card, made = []) => {
    const { player, dealer } = outcome;
    const name = nameOfHand(player);
    if (spot === 'pair-plus') return pairPlusBack(name);
    if (spot === 'six-card') return sixCardBack([...player, ...dealer]);
    if (spot === 'one-colour') return colourBack(player, dealer);
    if (spot !== 'ante' || made[0] !== 'play') return 0;
    return playBack[resultOf(outcome)] + 100 * (anteBonus[name] ?? 0);
  },
  decisions,
  summary: resultOf,
  board: (outcomes) => ({
    kind: 'baccarat',
    results: outcomes.map((outcome) => {
      const result = resultOf(outcome);
      return result === 'dealer' ? 'banker' : result === 'unqualified' ? 'player' : result;
    }),
  }),
  chances,
};
