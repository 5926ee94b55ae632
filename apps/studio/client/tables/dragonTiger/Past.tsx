import { higherOf } from '../../../src/tables/games/dragonTiger.ts';
import { PastCards } from '../past/PastCards.tsx';
import { useTable } from '../shell/context.ts';
import type { PastView } from '../shell/view.ts';
import { readCards } from './read.ts';

/** Both cards. */
export const Past: PastView = ({ slip }) => {
  const { words } = useTable();
  const cards = readCards(slip.result?.outcome);
  return (
    cards && (
      <PastCards
        hands={(['dragon', 'tiger'] as const).map((side) => ({
          name: words.spot(side),
          cards: [cards[side]],
          note: '',
          won: higherOf(cards) === side,
        }))}
      />
    )
  );
};
