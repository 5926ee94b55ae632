import type { EventView, MarketView } from '../../../src/book/views.ts';
import { PriceButton } from '../events/PriceButton.tsx';
import { useBook, useBookState, useTerms, useWords } from '../shell/context.ts';
import { isPicked } from '../slip/picks.ts';

/** One market of an event with all its choices. */
export const MarketBox = ({ event, market }: { event: EventView; market: MarketView }) => {
  const { texts } = useWords();
  const { store } = useBook();
  const { picks } = useBookState();
  const terms = useTerms()(market, event);
  const title = texts.market(terms);
  // Of exact scores those that can no longer come, or hardly, are left out.
  const offered =
    market.kind === 'score' && !event.isSuspended
      ? market.selections.filter(({ price }) => price !== null)
      : market.selections;
  return (
    <section className="market" aria-label={title} data-market={market.id}>
      <h2>{title}</h2>
      <div className="market-prices" data-count={offered.length}>
        {offered.map(({ code, price }) => (
          <PriceButton
            key={code}
            selection={code}
            context={title}
            shown={texts.selection(code, terms)}
            price={event.isSuspended ? null : price}
            isPicked={isPicked(picks, { event: event.id, market: market.id, selection: code })}
            onPick={() => store.slip.pick(event, market, code)}
          />
        ))}
      </div>
    </section>
  );
};
