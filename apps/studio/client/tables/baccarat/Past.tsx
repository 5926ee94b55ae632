import { totalOf } from '../../../src/tables/games/baccarat.ts';
import { PastCards } from '../past/PastCards.tsx';
import { useTable } from '../shell/context.ts';
import type { PastView } from '../shell/view.ts';
import { readHands } from './read.ts';

/** Both hands, and what they counted. */
export const Past: PastView = ({ slip }) => {
  const { words } = useTable();
  const hands = slip.result && readHands(slip.result);
  if (!hands) return null;
  const [player, banker] = [totalOf(hands.player), totalOf(hands.banker)];
  return (
    <PastCards
      hands={[
        { name: words.spot('player'), cards: hands.player, note: String(player), won: player > banker },
        { name: words.spot('banker'), cards: hands.banker, note: String(banker), won: banker > player },
      ]}
    />
  );
};
