/** Exact chances and returns of the ladder and the moons. From an endless shoe every card has 1 chance in 13 of each rank. */
import { rankCount } from '../cards/card.ts';
import { countOf } from './count.ts';
import { ladderSteps, type MoonName, moons } from './ladder.ts';

const ranks = Array.from({ length: rankCount }, (_, rank) => rank);

/** Adds to `chances`, by their number, the chances of the dealer's cards to go over 21 from these on. */
const breakFrom = (cards: readonly number[], chance: number, chances: Map<number, number>): void => {
  const { total } = countOf(cards);
  if (total > 21) chances.set(cards.length, (chances.get(cards.length) ?? 0) + chance);
  if (total >= 17) return;
  for (const rank of ranks) breakFrom([...cards, rank], chance / rankCount, chances);
};

let known: readonly number[] | undefined;

/** Of each step of the ladder. What the player takes before tells nothing of the cards that come to the dealer. */
export const ladderChances = (): readonly number[] => {
  if (known) return known;
  const chances = new Map<number, number>();
  breakFrom([], 1, chances);
  const last = ladderSteps.at(-1)?.cards ?? 0;
  known = ladderSteps.map(({ cards }) =>
    [...chances].reduce(
      (sum, [size, chance]) => (size === cards || (cards === last && size > cards) ? sum + chance : sum),
      0,
    ),
  );
  return known;
};

export const ladderReturn = (): number =>
  ladderChances().reduce((sum, chance, step) => sum + chance * (ladderSteps[step]?.pays ?? 0), 0);

/** Of the 169 pairs of ranks. */
export const moonChance = (name: MoonName): number => {
  const { from, to } = moons[name];
  const lit = ranks.flatMap((first) =>
    ranks.filter((second) => {
      const { total } = countOf([first, second]);
      return total >= from && total <= to;
    }),
  );
  return lit.length / rankCount ** 2;
};

export const moonReturn = (name: MoonName): number => moonChance(name) * moons[name].pays;
