import type { EventView, MarketKind, MarketView } from '../../../src/book/views.ts';
import { Icon } from '../../shell/Icon.tsx';
import { boardOf } from '../pageTexts/texts.ts';
import { useTerms, useWords } from '../shell/context.ts';
import { MarketPrice } from './MarketPrice.tsx';
import { isOneSided } from './oneSided.ts';
import { settledBy } from './settled.ts';

/** Of many choices those that can no longer come, or hardly, are left out. */
const many: readonly MarketKind[] = ['score', 'goals', 'margin', 'half-full'];

/** Open, and yet nothing of it can be bet on: it is as good as decided. */
export const isTooSure = (
  { isSuspended }: Pick<EventView, 'isSuspended'>,
  { selections }: Pick<MarketView, 'selections'>,
): boolean => !isSuspended && selections.every(({ price }) => price === null);

/** A choice of a market whose result is known: as high as its price was. */
const Settled = ({ shown, isWon }: { shown: string; isWon: boolean }) => (
  <p className="price-button price-settled" data-won={isWon}>
    <span className="price-what">{shown}</span> {isWon && <Icon name="circle-check" size={16} />}
  </p>
);

/** One market of an event with all its choices. */
export const MarketBox = ({
  event,
  market,
  held,
}: {
  event: EventView;
  market: MarketView;
  held?: string | undefined;
}) => {
  const { lang, texts } = useWords();
  const terms = useTerms()(market, event);
  const title = texts.market(terms);
  const won = settledBy(event, market);
  const offered =
    many.includes(market.kind) && !event.isSuspended
      ? market.selections.filter(({ price }) => price !== null)
      : market.selections;
  // In the pause in which it was settled it is as high as it was; later its heading says enough.
  const isFolded = won !== null && !event.score.isBreak;
  return (
    <section className="market" aria-label={title} data-market={market.id} data-kind={market.kind}>
      <h2>
        {title}
        {won !== null ? (
          <span className="market-why" data-field="market-settled">
            {boardOf(lang).settled} · {texts.selection(won, terms)}
          </span>
        ) : (
          (isTooSure(event, market) || isOneSided(event, market)) && (
            <span className="market-why" data-field="market-why">
              {boardOf(lang).decided}
            </span>
          )
        )}
      </h2>
      {!isFolded && (
        <div className="market-prices" data-count={offered.length}>
          {offered.map((selection) => {
            const { code } = selection;
            return won === null ? (
              <MarketPrice key={code} event={event} market={market} selection={selection} held={held} />
            ) : (
              <Settled key={code} shown={texts.selection(code, terms)} isWon={code === won} />
            );
          })}
        </div>
      )}
    </section>
  );
};
