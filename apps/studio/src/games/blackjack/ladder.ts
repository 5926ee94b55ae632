/**
 * Bets beside the hand at Lantern Twenty-One, each a fifth of the stake, of which the hand has the rest. The ladder stands until the
 * dealer has played: it pays when the dealer goes over 21, the more the more cards that took. A moon looks at what the player's first two
 * cards count. Every two cards are one of the three moons, so a round takes one of them at most. Free of zod, so that the
 * pages can import it.
 */
import type { Card } from '../cards/card.ts';
import { countOf } from './count.ts';
import { sideUnits } from './sides.ts';

export const moonNames = ['new_moon', 'half_moon', 'full_moon'] as const;
export type MoonName = (typeof moonNames)[number];
export const lanternNames = ['ladder', ...moonNames] as const;
export type LanternName = (typeof lanternNames)[number];

export interface LanternBet {
  readonly name: LanternName;
  /** What it has won, in twentieths of the round's stake; `null` while that is not decided. */
  readonly units: number | null;
}

/** By the cards with which the dealer went over, the last for that many and more: what comes back, the bet included. */
export const ladderSteps = [
  { cards: 3, pays: 2 },
  { cards: 4, pays: 4 },
  { cards: 5, pays: 9 },
  { cards: 6, pays: 30 },
  { cards: 7, pays: 100 },
  { cards: 8, pays: 500 },
] as const;

/** What two cards may count for a moon, and what comes back of the bet. Quarters of it are whole minor units. */
export const moons: Readonly<
  Record<MoonName, { readonly from: number; readonly to: number; readonly pays: number }>
> = {
  new_moon: { from: 4, to: 11, pays: 4.5 },
  half_moon: { from: 12, to: 16, pays: 2.25 },
  full_moon: { from: 17, to: 21, pays: 2.75 },
};

const isMoon = (name: LanternName): name is MoonName => name !== 'ladder';

/** One moon at most, and nothing twice. */
export const areTogether = (names: readonly LanternName[]): boolean =>
  new Set(names).size === names.length && names.filter(isMoon).length <= 1;

const moonPays = (name: MoonName, cards: readonly Card[]): number => {
  const { from, to, pays } = moons[name];
  const { total } = countOf(cards);
  return total >= from && total <= to ? pays : 0;
};

/** Of the bet: what the ladder pays when these are all the dealer's cards. */
export const ladderPays = (dealer: readonly Card[]): number => {
  if (countOf(dealer).total <= 21) return 0;
  return ladderSteps.filter(({ cards }) => dealer.length >= cards).at(-1)?.pays ?? 0;
};

/** With the deal: moons are decided by the player's first two cards, the ladder is not. */
export const betLanterns = (names: readonly LanternName[], first: readonly Card[]): LanternBet[] =>
  lanternNames
    .filter((name) => names.includes(name))
    .map((name) => ({ name, units: isMoon(name) ? moonPays(name, first) * sideUnits : null }));

/** When the dealer has played. */
export const climbed = (bets: readonly LanternBet[], dealer: readonly Card[]): LanternBet[] =>
  bets.map((bet) => (bet.units === null ? { ...bet, units: ladderPays(dealer) * sideUnits } : bet));

export const unitsWon = (bets: readonly LanternBet[]): number =>
  bets.reduce((sum, { units }) => sum + (units ?? 0), 0);
