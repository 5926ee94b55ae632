import { coveredBy } from '../../../src/tables/games/roulette.ts';
import { useLayout } from '../shell/context.ts';

/** Chips on bets that cover so many numbers, whoever put them there, told on the lowest number that each covers. */
export const usePiles = (fewest: number, most: number): ReadonlyMap<number, bigint> => {
  const { lying } = useLayout();
  const piles = new Map<number, bigint>();
  for (const [spot, amount] of Object.entries(lying)) {
    const covered = coveredBy(spot) ?? [];
    const [lowest] = covered;
    if (lowest === undefined || covered.length < fewest || covered.length > most) continue;
    piles.set(lowest, (piles.get(lowest) ?? 0n) + amount);
  }
  return piles;
};
