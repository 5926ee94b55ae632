import { useState } from 'react';
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

/** Whether the favourite of an event in play is as good as certain, as prices were when they were open last. */
const useIsSure = ({ id, main, isSuspended }: EventSummary): boolean => {
  const [last, setLast] = useState({ id, isSure: false });
  const isNow = main?.selections.some(({ price }) => price !== null && price < sureBelow) ?? false;
  const isSure = isSuspended ? last.id === id && last.isSure : isNow;
  if (last.id !== id || last.isSure !== isSure) setLast({ id, isSure });
  return isSure;
};

const When = ({ event, now }: Pick<EventRowProps, 'event' | 'now'>) => {
  const { lang, texts } = useWords();
  const isSure = useIsSure(event);
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

/** The first market of an event, as buttons in a row. */
const MainPrices = ({ event, isPicked, isBetOn, isHeld, onPick }: Omit<EventRowProps, 'now' | 'onOpen'>) => {
  const { texts } = useWords();
  const termsOf = useTerms();
  const { main } = event;
  const last = useLastPrices(event);
  if (main === null) return <p className="row-closed soft">{texts.closed}</p>;
  const terms = termsOf(main, event);
  // Beside two prices there is room for a name, beside three for a sign alone.
  const isNamed = main.selections.length === 2;
  return (
    <div className="row-prices">
      {main.selections.map(({ code, price }) => (
        <PriceButton
          key={code}
          selection={code}
          context={isNamed ? texts.market(terms) : `${texts.market(terms)}: ${texts.selection(code, terms)}`}
          shown={isNamed ? texts.selection(code, terms) : texts.short(code)}
          price={event.isSuspended ? null : price}
          last={lastOf(last, main.id, code)}
          why={texts.shut[shutOf(event, main, code)]}
          {...(isHeld?.(event) && { held: texts.allSuspended })}
          isPicked={isPicked({ event: event.id, market: main.id, selection: code })}
          isBetOn={isBetOn?.({ event: event.id, market: main.id, selection: code }) ?? false}
          onPick={() => onPick(event, main, code)}
        />
      ))}
    </div>
  );
};

/** The choices of a line. The next most even one takes its place. */
const Line = ({
  event,
  market,
  last,
  isPicked,
  isBetOn,
  isHeld,
  onPick,
}: Omit<EventRowProps, 'now' | 'onOpen'> & { market: MarketView; last: LastPrices }) => {
  const { texts } = useWords();
  const terms = useTerms()(market, event);
  const isNew = useFormer(market, stayMs) !== null;
  return market.selections.map(({ code, price }) => (
    <PriceButton
      key={code}
      selection={code}
      context={`${texts.market(terms)}: ${texts.selection(code, terms)}`}
      shown={`${texts.short(code)} ${lineText(market, code)}`}
      price={event.isSuspended ? null : price}
      last={lastOf(last, market.id, code)}
      why={texts.shut[shutOf(event, market, code)]}
      {...(isHeld?.(event) && { held: texts.allSuspended })}
      isNew={isNew}
      isPicked={isPicked({ event: event.id, market: market.id, selection: code })}
      isBetOn={isBetOn?.({ event: event.id, market: market.id, selection: code }) ?? false}
      onPick={() => onPick(event, market, code)}
    />
  ));
};

/** The handicap and the total beside the first market, where there are any. */
const Lines = (props: Omit<EventRowProps, 'now' | 'onOpen'>) => {
  const { event } = props;
  const last = useLastPrices(event);
  if (event.lines.length === 0) return null;
  return (
    <div className="row-lines">
      {event.lines.map((market) => (
        <Line key={market.kind} {...props} market={market} last={last} />
      ))}
    </div>
  );
};

/** A line as the side sees it: a handicap is added to the home side's score, and so taken from the away side's. */
const lineText = ({ kind, line }: MarketView, code: SelectionCode): string => {
  if (!isHandicap(kind)) return String(line ?? '');
  return signed((code === 'home' ? 1 : -1) * (line ?? 0));
};

/** An event of a list: when, who, how it stands, its first market, and perhaps its main lines. */
export const EventRow = ({
  event,
  now,
  isPicked,
  isBetOn,
  isHeld,
  onOpen,
  onPick,
  hasLines = false,
}: EventRowProps) => {
  const { texts } = useWords();
  return (
    <li
      className="event-row"
      data-event={event.id}
      data-phase={event.phase}
      data-suspended={event.isSuspended}
      data-held={isHeld?.(event) || undefined}
    >
      <When event={event} now={now} />
      <button type="button" className="row-open" data-action="event" onClick={() => onOpen(event)}>
        <Sides event={event} />
        <SiegeLine event={event} now={now} />
      </button>
      <MainPrices {...{ event, isPicked, isBetOn, isHeld, onPick }} />
      {hasLines && <Lines {...{ event, isPicked, isBetOn, isHeld, onPick }} />}
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
