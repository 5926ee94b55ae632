import { packSize } from '../../games/cards/card.ts';
import type { Made } from '../engine/decisions.ts';
import { type Below, drawAlike } from '../engine/ranges.ts';
import { blossomRules } from './blossom.ts';
import { seatTempers, type Temper } from './blossomFacts.ts';
import { choicesAt, type PotStanding } from './blossomPlay.ts';
import { temperRules } from './blossomTempers.ts';
import { beats, type HandRank } from './hands.ts';

/**
 * How bots play at a pot: by their own three cards, by street, price and how many are in, which everybody sees, and by chance. For each
 * standing, in hundredths: how often whoever has not looked looks now, how often whoever stays blind raises, how many of all hands are
 * worse than the least that stays, and than the least that raises. By street, price in antes and seats that are in. Proofs hang on it:
 * another table is another game.
 */
export type BotRule = readonly [look: number, blindRaise: number, staysFrom: number, raisesFrom: number];
export type BotRules = Readonly<Record<string, BotRule>>;

/**
 * Of rounds of before, when all bots played alike. Found by letting six seats that know no more learn from one another until none
 * gained by playing otherwise, and rounded.
 */
const formerRules: BotRules = {
  '0 1 6': [65, 85, 81, 84],
  '1 1 2': [0, 0, 17, 56],
  '1 1 3': [30, 0, 65, 74],
  '1 1 4': [65, 20, 75, 81],
  '1 1 5': [100, 50, 75, 85],
  '1 1 6': [0, 100, 34, 65],
  '1 2 2': [0, 0, 41, 72],
  '1 2 3': [35, 85, 81, 83],
  '1 2 4': [50, 60, 85, 87],
  '1 2 5': [65, 65, 87, 89],
  '1 2 6': [80, 50, 86, 90],
  '2 1 2': [0, 0, 12, 100],
  '2 1 3': [0, 0, 31, 100],
  '2 1 4': [0, 0, 39, 100],
  '2 1 5': [50, 0, 50, 100],
  '2 1 6': [50, 0, 50, 100],
  '2 2 2': [0, 0, 20, 100],
  '2 2 3': [0, 0, 54, 100],
  '2 2 4': [25, 0, 59, 100],
  '2 2 5': [0, 0, 63, 100],
  '2 2 6': [60, 0, 77, 100],
  '2 4 2': [0, 0, 49, 100],
  '2 4 3': [40, 0, 82, 100],
  '2 4 4': [60, 0, 88, 100],
  '2 4 5': [75, 0, 90, 100],
  '2 4 6': [85, 0, 89, 100],
};

/** Only where nothing above was ever met. */
const otherwise: BotRule = [100, 0, 90, 100];

/** The same for a hand in whatever order its cards came. */
const keyOf = (hand: readonly number[]): number =>
  [...hand].sort((one, other) => one - other).reduce((key, card) => key * packSize + card, 0);

/** How many of all hands of three cards each one beats. Two that cannot be dealt together may be alike. */
let beaten: ReadonlyMap<number, number> | undefined;
const beatenBy = (): ReadonlyMap<number, number> => {
  if (beaten) return beaten;
  const all: { readonly key: number; readonly rank: HandRank }[] = [];
  for (let one = 0; one < packSize - 2; one += 1)
    for (let two = one + 1; two < packSize - 1; two += 1)
      for (let three = two + 1; three < packSize; three += 1) {
        const hand = [one, two, three];
        all.push({ key: keyOf(hand), rank: blossomRules.rank(hand) });
      }
  all.sort((one, other) => (beats(one.rank, other.rank) ? 1 : beats(other.rank, one.rank) ? -1 : 0));
  const counts = new Map<number, number>();
  let below = 0;
  for (const [index, { key, rank }] of all.entries()) {
    const worse = all[index - 1];
    if (worse && beats(rank, worse.rank)) below = index;
    counts.set(key, below);
  }
  beaten = counts;
  return beaten;
};

/** The share of all hands that this one beats, 0 to below 1. */
export const shareBelow = (hand: readonly number[]): number => {
  const below = beatenBy();
  return (below.get(keyOf(hand)) ?? 0) / below.size;
};

/** Two numbers below 100 of a pot's draw, for one seat in one street. */
type BotChance = readonly [look: number, raise: number];

/** Of so many seats, one after another. */
export const drawBotChances = async (below: Below, seats: number): Promise<BotChance[]> => {
  const numbers = await drawAlike(below, 100, 2 * seats);
  return Array.from({ length: seats }, (_, seat) => [numbers[2 * seat] ?? 0, numbers[2 * seat + 1] ?? 0]);
};

/** By which rules the bot of a seat, from 0, plays; without tempers those of before. */
export const rulesAt = (tempers: readonly Temper[] | undefined, seat: number): BotRules =>
  tempers ? temperRules[tempers[seat] ?? 'steady'] : formerRules;

/** The whole of it, for descriptions of the game. */
export const botTable = { seats: seatTempers, rules: temperRules, former: formerRules, otherwise };

/** What a bot chooses in this street, after what it has chosen before. */
export const botChoices = (
  hand: readonly number[],
  made: Made,
  { price, staying }: Pick<PotStanding, 'price' | 'staying'>,
  street: number,
  [look, raise]: BotChance,
  rules: BotRules,
): Made => {
  const rule = rules[`${street} ${price / 100} ${staying.length}`] ?? otherwise;
  const [looks, blindRaise, staysFrom, raisesFrom] = rule;
  const isLooking = !made.includes('look') && look < looks;
  const hasLooked = isLooking || made.includes('look');
  // Bots compare with nobody.
  const offered = choicesAt(price, street, hasLooked, []);
  const holding = offered.find((choice) => choice.startsWith('hold')) ?? 'fold';
  const raising = offered.find((choice) => choice.startsWith('raise')) ?? holding;
  if (!hasLooked) return [raise < blindRaise ? raising : holding];
  const share = 100 * shareBelow(hand);
  const chosen = share < staysFrom ? 'fold' : share < raisesFrom ? holding : raising;
  return isLooking ? ['look', chosen] : [chosen];
};
