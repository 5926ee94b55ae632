import type { EventSummary, LegPick, MarketView, SelectionCode } from '../../../src/book/views.ts';
import { type LastPrices, lastOf, useLastPrices } from '../event/lastPrices.ts';
import { standingOf } from '../event/standing.ts';
import { useNames, useTerms, useWords } from '../shell/context.ts';
import { isHandicap, signed } from '../texts/moreMarkets.ts';
import { Crest } from './Crest.tsx';
import { isBegun } from './groups.ts';
import { kitStyle, kitsOf } from './kits.ts';
import { PriceButton } from './PriceButton.tsx';
import { RowField } from './RowField.tsx';
import { SiegeLine } from './SiegeLine.tsx';
import { shutOf, sureBelow } from './shut.ts';
import { goingOnText, hourText, rowPlayText, untilText } from './status.ts';
import { actingIn, tideIn } from './tide.ts';
import { stayMs, useFormer } from './useFormer.ts';

export interface EventRowProps {
  readonly event: EventSummary;
  readonly now: number;
  readonly isPicked: (leg: LegPick) => boolean;
  /** Whether the player has an open bet on a choice; nobody has where no book is open. */
  readonly isBetOn?: ((leg: LegPick) => boolean) | undefined;
  /** Whether its picture plays an end of which the row tells nothing yet. */
  readonly isHeld?: ((event: EventSummary) => boolean) | undefined;
  readonly onOpen: (event: EventSummary) => void;
  readonly onPick: (event: EventSummary, market: MarketView, code: SelectionCode) => void;
  /** Whether the main handicap and total stand beside the first market. */
  readonly hasLines?: boolean;
}

const When = ({ event, now, last }: Pick<EventRowProps, 'event' | 'now'> & { last: LastPrices }) => {
  const { lang, texts } = useWords();
  const { main } = event;
  const isSure = main?.selections.some(
    ({ code, price }) => (price ?? lastOf(last, main.id, code) ?? sureBelow) < sureBelow,
  );
  if (event.phase === 'live')
    return (
      <p className="row-when" data-live="true">
        <span className="live-mark">{texts.phases.live}</span>
        <span data-field="clock">{rowPlayText(event, texts, lang)}</span>
        {isSure && <span data-field="sure">{texts.shut.sure}</span>}
      </p>
    );
  if (event.phase !== 'coming')
    return <p className="row-when">{event.isProvisional ? texts.provisional : texts.phases[event.phase]}</p>;
  const until = untilText(event.startsAt, texts, now);
  return (
    <p className="row-when">
      <time dateTime={event.startsAt}>{texts.startsAt(hourText(event.startsAt, lang, now))}</time>
      {until !== null && <span className="soft">{until}</span>}
    </p>
  );
};

const Sides = ({ event }: Pick<EventRowProps, 'event'>) => {
  const { texts } = useWords();
  const name = useNames();
  const isLive = event.phase === 'live' && event.sport !== 'league';
  // At badminton the points of the game in play, the games stand small beside them; a siege tells its maps.
  const standing = event.score.sport === 'racket' ? standingOf(event) : event.score;
  const acting = isLive ? actingIn(event) : null;
  const sides = (
    <span className="row-sides">
      {(['home', 'away'] as const).map((side) => (
        <span key={side} className="row-side" data-acts={acting === side || undefined}>
          <Crest team={event[side]} sport={event.sport} size={20} />
          <span className="row-team">{name(event[side].names)}</span>
          {isLive && event.score.sport === 'racket' && (
            <span className="row-games" data-field={`games-${side}`}>
              {event.score[side]}
            </span>
          )}
          {isBegun(event) && (
            <b className="row-score" data-field={`score-${side}`}>
              {standing[side]}
            </b>
          )}
        </span>
      ))}
      {isLive && (
        <span className="row-tide" aria-hidden="true">
          <i style={{ width: `${tideIn(event)}%` }} />
        </span>
      )}
    </span>
  );
  if (!isLive) return sides;
  return (
    <span className="row-live" style={kitStyle(kitsOf(event.home, event.away))}>
      <span className="row-picture">
        <RowField event={event} />
      </span>
      {sides}
      {/* Its place is kept, so that no price moves. */}
      <span className="row-lately" data-field="lately">
        {goingOnText(event, texts, (side) => name(event[side].names))}
      </span>
    </span>
  );
};

/** A line as the side sees it: a handicap is added to the home side's score, and so taken from the away side's. */
const lineText = ({ kind, line }: MarketView, code: SelectionCode): string => {
  if (!isHandicap(kind)) return String(line ?? '');
  return signed((code === 'home' ? 1 : -1) * (line ?? 0));
};

type PricesProps = Omit<EventRowProps, 'now' | 'onOpen'>;

/** The choices of a market; the next most even line takes the place of one. */
const Choices = ({
  event,
  market,
  isLine,
  last,
  isPicked,
  isBetOn,
  isHeld,
  onPick,
}: PricesProps & { market: MarketView; isLine: boolean; last: LastPrices }) => {
  const { texts } = useWords();
  const terms = useTerms()(market, event);
  const isNew = useFormer(market, stayMs) !== null;
  // Beside two prices there is room for a name, beside three for a sign alone.
  const isNamed = !isLine && market.selections.length === 2;
  return market.selections.map(({ code, price }) => {
    const leg = { event: event.id, market: market.id, selection: code };
    const [title, name] = [texts.market(terms), texts.selection(code, terms)];
    const sign = isLine ? `${texts.short(code)} ${lineText(market, code)}` : texts.short(code);
    return (
      <PriceButton
        key={code}
        selection={code}
        context={isNamed ? title : `${title}: ${name}`}
        shown={isNamed ? name : sign}
        price={event.isSuspended ? null : price}
        last={lastOf(last, market.id, code)}
        why={texts.shut[shutOf(event, market, code)]}
        {...(isHeld?.(event) && { held: texts.allSuspended })}
        isNew={isNew}
        isPicked={isPicked(leg)}
        isBetOn={isBetOn?.(leg) ?? false}
        onPick={() => onPick(event, market, code)}
      />
    );
  });
};

/** The first market of an event, as buttons in a row, and where they are asked for the handicap and the total beside it. */
const Prices = ({ hasLines, last, ...props }: PricesProps & { last: LastPrices }) => {
  const { texts } = useWords();
  const { main, lines } = props.event;
  return (
    <>
      {main === null ? (
        <p className="row-closed soft">{texts.closed}</p>
      ) : (
        <div className="row-prices">
          <Choices {...props} market={main} isLine={false} last={last} />
        </div>
      )}
      {hasLines && lines.length > 0 && (
        <div className="row-lines">
          {lines.map((market) => (
            <Choices key={market.kind} {...props} market={market} isLine last={last} />
          ))}
        </div>
      )}
    </>
  );
};

/** An event of a list: when, who, how it stands, its first market, and perhaps its main lines. */
export const EventRow = ({ now, onOpen, ...props }: EventRowProps) => {
  const { event, isHeld } = props;
  const { texts } = useWords();
  const last = useLastPrices(event);
  return (
    <li
      className="event-row"
      data-event={event.id}
      data-phase={event.phase}
      data-suspended={event.isSuspended}
      data-held={isHeld?.(event) || undefined}
    >
      <When event={event} now={now} last={last} />
      <button type="button" className="row-open" data-action="event" onClick={() => onOpen(event)}>
        <Sides event={event} />
        <SiegeLine event={event} now={now} />
      </button>
      <Prices {...props} last={last} />
      <p className="row-more soft">
        {event.isCorrected
          ? texts.corrected
          : event.moreMarkets > 0
            ? texts.moreMarkets(event.moreMarkets)
            : ''}
      </p>
    </li>
  );
};
