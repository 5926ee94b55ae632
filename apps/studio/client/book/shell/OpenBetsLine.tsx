import type { BetView } from '../../../src/book/views.ts';
import { money } from '../../shell/amounts.ts';
import { Icon } from '../../shell/Icon.tsx';
import { pricedName } from './betName.ts';
import { lookedAt } from './bookState.ts';
import { useBook, useBookState, useTerms, useWords } from './context.ts';
import { reviewOf } from './review.ts';

/** What the player has open, where there is nothing else to tell: the latest bet and how many there are; it leads to them. */
export const OpenBetsLine = ({ bet, count }: { bet: BetView; count: number }) => {
  const { texts } = useWords();
  const { store } = useBook();
  const state = useBookState();
  const { currency, pictured, events } = state;
  const review = reviewOf(bet, [pictured, lookedAt(state), ...events]);
  const termsOf = useTerms();
  const what = pricedName(bet, texts, (leg) => texts.selection(leg.selection, termsOf(leg.market, leg)));
  return (
    <button
      type="button"
      className="book-open"
      data-action="open-bets"
      data-count={count}
      data-review={review ?? undefined}
      onClick={() => void store.visit({ name: 'bets' })}
    >
      <span className="unseen">{texts.bets.open}</span>
      <b className="open-count">{count}</b>
      <span className="open-what">{what}</span>
      <span className="open-return">
        {review === null
          ? `${texts.bets.possible} ${money(bet.possibleReturn, currency)}`
          : review === 'untold'
            ? texts.provisional
            : `${texts.provisional} · ${texts.bets.behind}`}
      </span>
      <Icon name="chevron-down" size={14} />
    </button>
  );
};
