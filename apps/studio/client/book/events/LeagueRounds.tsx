import type { EventSummary } from '../../../src/book/views.ts';
import { useNames, useWords } from '../shell/context.ts';
import { Crest } from './Crest.tsx';
import { EventRow, type EventRowProps } from './EventRow.tsx';
import { byStart, isBegun } from './groups.ts';
import { clockText, playText } from './status.ts';

const Score = ({ event, onOpen }: { event: EventSummary } & Pick<EventRowProps, 'onOpen'>) => {
  const { lang, texts } = useWords();
  const name = useNames();
  return (
    <li data-event={event.id} data-phase={event.phase}>
      <button type="button" className="score-card" data-action="event" onClick={() => onOpen(event)}>
        {(['home', 'away'] as const).map((side) => (
          <span key={side} className="row-side">
            <Crest team={event[side]} size={20} />
            <span className="row-team">{name(event[side].names)}</span>
            <b data-field={`score-${side}`}>{event.score[side]}</b>
          </span>
        ))}
        <span className="score-when soft">
          {event.phase === 'live'
            ? playText(event, texts, lang)
            : event.isProvisional
              ? texts.provisional
              : texts.phases[event.phase]}
        </span>
      </button>
    </li>
  );
};

const Round = ({
  start,
  events,
  ...row
}: { start: string; events: readonly EventSummary[] } & Omit<EventRowProps, 'event'>) => {
  const { texts } = useWords();
  const left = Math.max(0, Math.ceil((Date.parse(start) - row.now) / 1_000));
  return (
    <>
      <p className="round-closes" data-field="closes-in">
        {texts.league.closesIn(clockText(left))}
      </p>
      <ul className="event-list">
        {events.map((event) => (
          <EventRow key={event.id} event={event} {...row} />
        ))}
      </ul>
    </>
  );
};

/**
 * A league whose matches all begin at once and take no bets after: those under way as their scores alone, those to come round by
 * round, with the time that is left to bet.
 */
export const LeagueRounds = ({
  events,
  ...row
}: { events: readonly EventSummary[] } & Omit<EventRowProps, 'event'>) => {
  const { texts } = useWords();
  const begun = events.filter(isBegun);
  return (
    <>
      {begun.length > 0 && (
        <>
          {begun.some(({ phase }) => phase === 'live') && (
            <p className="round-closes">{texts.league.underWay}</p>
          )}
          <ul className="score-strip">
            {begun.map((event) => (
              <Score key={event.id} event={event} onOpen={row.onOpen} />
            ))}
          </ul>
        </>
      )}
      {byStart(events.filter((event) => !isBegun(event))).map(([start, own]) => (
        <Round key={start} start={start} events={own} {...row} />
      ))}
    </>
  );
};
