import type { EventView, MarketKind, MarketView, SelectionCode } from '../../../src/book/views.ts';
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
export const Settled = ({ shown, isWon }: { shown: string; isWon: boolean }) => (
  <p className="price-button price-settled" data-won={isWon}>
    <span className="price-what">{shown}</span> {isWon && <Icon name="circle-check" size={16} />}
  </p>
);

/** The markets of a box: one, or the lines of one kind and part. */
export type Boxed = readonly [MarketView, ...MarketView[]];

/** Boxes of markets in their order: lines of one kind, of the same part, stand in one as rows. */
export const boxesOf = (markets: readonly MarketView[]): readonly Boxed[] => {
  const boxes = new Map<string, Boxed>();
  for (const market of markets) {
    const key = `${market.kind}:${market.number}`;
    const known = boxes.get(key);
    boxes.set(key, known ? [...known, market] : [market]);
  }
  return [...boxes.values()];
};

/** The choices of a market side by side. */
const Choices = ({
  event,
  market,
  held,
  won,
  isRow,
}: {
  event: EventView;
  market: MarketView;
  held: string | undefined;
  won: SelectionCode | null;
  isRow: boolean;
}) => {
  const { texts } = useWords();
  const terms = useTerms()(market, event);
  const offered =
    many.includes(market.kind) && !event.isSuspended
      ? market.selections.filter(({ price }) => price !== null)
      : market.selections;
  return (
    <div className="market-prices" data-count={offered.length} data-market={isRow ? market.id : undefined}>
      {offered.map((selection) => {
        const { code } = selection;
        return won === null ? (
          <MarketPrice key={code} event={event} market={market} selection={selection} held={held} />
        ) : (
          <Settled key={code} shown={texts.selection(code, terms)} isWon={code === won} />
        );
      })}
    </div>
  );
};

/** One market of an event with all its choices, or all lines of one kind under one name. */
export const MarketBox = ({
  event,
  markets,
  held,
}: {
  event: EventView;
  markets: Boxed;
  held?: string | undefined;
}) => {
  const { lang, texts } = useWords();
  const [market, other] = markets;
  const isLadder = other !== undefined;
  const terms = useTerms()(market, event);
  // Each row of a ladder names its own line.
  const title = texts.market(isLadder ? { ...terms, line: null } : terms).trim();
  const won = settledBy(event, market);
  // In the pause in which it was settled it is as high as it was; later its heading says enough.
  const isFolded = won !== null && !event.score.isBreak;
  return (
    <section
      className="market"
      aria-label={title}
      data-market={isLadder ? undefined : market.id}
      data-kind={market.kind}
    >
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
      {!isFolded &&
        markets.map((each) => (
          <Choices key={each.id} {...{ event, held, won }} market={each} isRow={isLadder} />
        ))}
    </section>
  );
};
