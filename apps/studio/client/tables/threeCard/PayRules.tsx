import {
  anteBonus,
  type ThreeCardName,
  threeCardCounts,
  threeCardNames,
} from '../../../src/tables/games/threeCard.ts';
import {
  colourCounts,
  pairsOfHands,
  sixCardCounts,
  sixCardHands,
} from '../../../src/tables/games/threeCardSides.ts';
import { useTable } from '../shell/context.ts';
import { PayLines } from '../shell/PayLines.tsx';
import { type SideSpot, sideLines, sideSpots } from './sides.ts';
import { ownWords } from './words.ts';

const all = Object.values(threeCardCounts).reduce((sum, count) => sum + count, 0);
const rarestFirst: readonly ThreeCardName[] = [...threeCardNames].reverse();

/** How many draws win in each way, and of how many. */
const countsOf: Readonly<Record<SideSpot, readonly [Readonly<Record<string, number>>, number]>> = {
  'pair-plus': [threeCardCounts, all],
  'six-card': [sixCardCounts, sixCardHands],
  'one-colour': [colourCounts, pairsOfHands],
};

/** What the side places and the bonus of the ante pay for each hand. */
export const PayRules = () => {
  const { words, lang } = useTable();
  const own = ownWords(lang);
  const bonusLines = rarestFirst.flatMap((name) => {
    const pays = anteBonus[name];
    return pays === undefined
      ? []
      : [{ name: own.hands[name], chance: threeCardCounts[name] / all, pays: 100 * (pays + 1) }];
  });
  return (
    <>
      {sideSpots.map((spot) => {
        const [counts, of] = countsOf[spot];
        const lines = sideLines(spot, own).map(({ id, name, pays }) => ({
          name,
          chance: (counts[id] ?? 0) / of,
          pays: 100 * (pays + 1),
        }));
        return <PayLines key={spot} title={words.spot(spot)} lines={lines} />;
      })}
      <PayLines title={own.bonus} lines={bonusLines} />
    </>
  );
};
