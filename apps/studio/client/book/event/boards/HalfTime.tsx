import '../../styles/halfTime.css';
import type { EventView, Side, TimelineItem } from '../../../../src/book/views.ts';
import { Crest } from '../../events/Crest.tsx';
import { boardOf } from '../../pageTexts/texts.ts';
import { useNames, useWords } from '../../shell/context.ts';
import { sides } from './sides.ts';

const half = 45;
const box = { x: 8, width: 284, middle: 34, high: 24 } as const;
/** Minutes that are told together. */
const span = 5;
const spans = half / span;

const xOf = (minute: number): number => box.x + (box.width * Math.min(minute, half)) / half;

/** How often a side threatened in each five minutes. */
const pressOf = (timeline: readonly TimelineItem[], side: Side): number[] =>
  Array.from(
    { length: spans },
    (_, at) =>
      timeline.filter(
        (item) =>
          item.kind === 'danger' &&
          item.side === side &&
          Math.min(spans - 1, Math.floor(item.clock / span)) === at,
      ).length,
  );

/** The half as the feed told it: the threats of both sides over its minutes, home above and away below, and every goal. */
const HalfChart = ({ timeline }: { timeline: readonly TimelineItem[] }) => {
  const wide = box.width / spans;
  const press = { home: pressOf(timeline, 'home'), away: pressOf(timeline, 'away') };
  const most = Math.max(2, ...press.home, ...press.away);
  const goals = timeline.filter(({ kind }) => kind === 'goal');
  return (
    <svg viewBox="0 0 300 68" aria-hidden="true" focusable="false">
      {sides.flatMap((side) =>
        press[side].map((count, at) => {
          const high = (box.high * count) / most;
          return (
            count > 0 && (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: five minutes after five minutes
                key={`${side}${at}`}
                className="half-press"
                data-side={side}
                style={{ animationDelay: `${200 + at * 70}ms` }}
                x={box.x + at * wide + 3}
                y={side === 'home' ? box.middle - high : box.middle}
                width={wide - 6}
                height={high}
                rx="2"
              />
            )
          );
        }),
      )}
      <path className="half-line" d={`M${box.x} ${box.middle}h${box.width}`} />
      {goals.map(({ clock, side }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened is never reordered
        <g key={at} transform={`translate(${xOf(clock)} ${side === 'home' ? 8 : 60})`}>
          <circle className="half-goal" data-side={side ?? undefined} r="6" />
          <path className="pitch-ball-spots" d="M0-2.400L2.300-.7 1.400 2H-1.400L-2.300-.7z" />
        </g>
      ))}
    </svg>
  );
};

/** What the first half has brought, on a paper over the empty pitch. */
export const HalfTime = ({ event }: { event: EventView }) => {
  const { lang, texts } = useWords();
  const name = useNames();
  const { timeline, score } = event;
  const countOf = (of: Side): number =>
    timeline.filter(({ kind, side }) => kind === 'danger' && side === of).length;
  return (
    <div className="half-time" data-field="half-time">
      <b className="half-title">{texts.status.halfTime}</b>
      <p className="half-score">
        <Crest team={event.home} size={30} />
        <span>{name(event.home.names)}</span>
        <strong>
          {score.home} : {score.away}
        </strong>
        <span>{name(event.away.names)}</span>
        <Crest team={event.away} size={30} />
      </p>
      <HalfChart timeline={timeline} />
      <p className="half-press-line">{boardOf(lang).football.attacks(countOf('home'), countOf('away'))}</p>
    </div>
  );
};
