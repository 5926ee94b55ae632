import type { EventView, MarketView } from '../../../src/book/views.ts';
import { PriceButton } from '../events/PriceButton.tsx';
import { shutOf } from '../events/shut.ts';
import { useBetOn, useBook, useBookState, useTerms, useWords } from '../shell/context.ts';
import { isPicked } from '../slip/picks.ts';
import { lastOf, useLast } from './lastPrices.ts';
import { isOneSided } from './oneSided.ts';

/** One choice of a market of the event that is looked at, with its price. */
export const MarketPrice = ({
  event,
  market,
  selection: { code, price },
  held,
  was,
  isNew = false,
}: {
  event: EventView;
  market: MarketView;
  selection: MarketView['selections'][number];
  /** Why its price waits, where it does. */
  held?: string | undefined;
  /** What it stood at before the arrows of a siege, where they have moved it. */
  was?: number | undefined;
  /** Another market has just stood in its place. */
  isNew?: boolean;
}) => {
  const { texts } = useWords();
  const { store } = useBook();
  const { picks } = useBookState();
  const isBetOn = useBetOn();
  const last = useLast();
  const terms = useTerms()(market, event);
  const leg = { event: event.id, market: market.id, selection: code };
  return (
    <PriceButton
      selection={code}
      context={texts.market(terms)}
      shown={texts.selection(code, terms)}
      price={event.isSuspended || isOneSided(event, market) ? null : price}
      was={was}
      isNew={isNew}
      last={lastOf(last, market.id, code)}
      why={texts.shut[shutOf(event, market, code)]}
      {...(held !== undefined && { held })}
      isPicked={isPicked(picks, leg)}
      isBetOn={isBetOn(leg)}
      onPick={() => store.slip.pick(event, market, code)}
    />
  );
};
