import { MiniCards } from '../../cards/MiniCards.tsx';
import { smallCard } from '../past/smallCard.ts';
import { useTable } from '../shell/context.ts';
import { inOrder } from './order.ts';
import type { ShownPot } from './read.ts';

/** To whoever is out of their pot: their own cards, and who is still in with what they have done last. */
export const StillIn = ({ shown, cards }: { shown: ShownPot; cards: readonly number[] | null }) => {
  const { words } = useTable();
  const didOf = (made: readonly string[]): string => {
    const last = made.at(-1);
    return last === undefined ? '' : ` ${words.choice?.(last) ?? last}`;
  };
  return (
    <ul className="still-in" data-field="still-in">
      {cards && (
        <li>
          <MiniCards hands={[inOrder(cards).map(smallCard)]} />
        </li>
      )}
      {shown.seats.flatMap(({ isIn, made }, seat) =>
        isIn
          ? [
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <li key={seat}>
                <b>{words.spot(`seat:${seat + 1}`)}</b>
                {didOf(made)}
              </li>,
            ]
          : [],
      )}
    </ul>
  );
};
