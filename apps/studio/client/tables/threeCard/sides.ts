import {
  nameOfHand,
  pairPlus,
  type ThreeCardName,
  type ThreeCardOutcome,
  threeCardNames,
} from '../../../src/tables/games/threeCard.ts';
import {
  bestOfSix,
  colourNames,
  colourOf,
  colourPays,
  sixCardBonus,
  sixCardNames,
} from '../../../src/tables/games/threeCardSides.ts';
import type { ThreeCardWords } from './words.ts';

export const sideSpots = ['pair-plus', 'six-card', 'one-colour'] as const;
export type SideSpot = (typeof sideSpots)[number];

/** A way to win at a side place. */
interface SideLine {
  readonly id: string;
  readonly name: string;
  /** To one. */
  readonly pays: number;
}

const rarestFirst: readonly ThreeCardName[] = [...threeCardNames].reverse();

/** Every way to win at a side place, the rarest first. */
export const sideLines = (
  spot: SideSpot,
  { hands, moreHands, colours }: Pick<ThreeCardWords, 'hands' | 'moreHands' | 'colours'>,
): readonly SideLine[] => {
  switch (spot) {
    case 'pair-plus':
      return rarestFirst.flatMap((id) => {
        const pays = pairPlus[id];
        return pays === undefined ? [] : [{ id, name: hands[id], pays }];
      });
    case 'six-card': {
      const names = { ...hands, ...moreHands };
      return sixCardNames.map((id) => ({ id, name: names[id], pays: sixCardBonus[id] }));
    }
    case 'one-colour':
      return colourNames.map((id) => ({ id, name: colours[id], pays: colourPays[id] }));
  }
};

/** The way in which these hands win at a side place, if any. */
export const sideWon = (spot: SideSpot, { player, dealer }: ThreeCardOutcome): string | null => {
  if (spot === 'six-card') return bestOfSix([...player, ...dealer]);
  if (spot === 'one-colour') return colourOf(player, dealer);
  const name = nameOfHand(player);
  return pairPlus[name] === undefined ? null : name;
};

/** `Flush`, where the place won. */
export const sideText = (spot: SideSpot, outcome: ThreeCardOutcome, own: ThreeCardWords): string | null => {
  const won = sideWon(spot, outcome);
  const line = sideLines(spot, own).find(({ id }) => id === won);
  return line ? `${line.name} · ${line.pays}:1` : null;
};
