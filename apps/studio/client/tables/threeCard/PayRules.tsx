import {
  anteBonus,
  pairPlus,
  type ThreeCardName,
  threeCardCounts,
  threeCardNames,
} from '../../../src/tables/games/threeCard.ts';
import { useTable } from '../shell/context.ts';
import { PayLines } from '../shell/PayLines.tsx';
import { ownWords } from './words.ts';

const all = Object.values(threeCardCounts).reduce((sum, count) => sum + count, 0);

/** What pair plus and the bonus of the ante pay for each hand. */
export const PayRules = () => {
  const own = ownWords(useTable().lang);
  const linesOf = (odds: Readonly<Partial<Record<ThreeCardName, number>>>) =>
    [...threeCardNames].reverse().flatMap((name) => {
      const pays = odds[name];
      return pays === undefined
        ? []
        : [{ name: own.hands[name], chance: threeCardCounts[name] / all, pays: 100 * (pays + 1) }];
    });
  return (
    <>
      <PayLines title={own.pairPlus} lines={linesOf(pairPlus)} />
      <PayLines title={own.bonus} lines={linesOf(anteBonus)} />
    </>
  );
};
