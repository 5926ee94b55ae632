import type { TimelineItem } from '../../../../src/book/views.ts';
import { pressureOf } from './pressure.ts';
import { sides } from './sides.ts';

const minutes = 90;
const trackBox = '14 172 372 36';
/** The track of minutes below the pitch. */
const track = { x: 22, width: 356, y: 190 } as const;

const minuteX = (minute: number): number => track.x + (track.width * Math.min(minute, minutes)) / minutes;

const Mark = ({ item }: { item: TimelineItem }) => {
  const x = minuteX(item.clock);
  const up = item.side === 'home';
  return (
    <g className="track-goal" data-side={item.side ?? undefined} data-kind={item.kind}>
      <path d={up ? `M${x} ${track.y - 3}v-5` : `M${x} ${track.y + 3}v5`} />
      <circle cx={x} cy={up ? track.y - 12 : track.y + 12} r="4.800" />
      {item.kind === 'goal-withdrawn' && (
        <path className="track-crossed" d={`M${x - 6} ${up ? track.y - 18 : track.y + 6}l12 12m0-12-12 12`} />
      )}
    </g>
  );
};

/** A threat that was told: home above the line, away below. */
const Tick = ({ item: { clock, side } }: { item: TimelineItem }) => (
  <path
    className="track-threat"
    data-side={side ?? undefined}
    d={`M${minuteX(clock)} ${side === 'home' ? track.y - 9 : track.y + 3}v6`}
  />
);

/** How both have pressed, minute by minute: home above the line, away below. */
const Pressure = ({ minute, threats }: { minute: number; threats: readonly TimelineItem[] }) => {
  const most = 14;
  return sides.map((side) => {
    const up = side === 'home' ? -1 : 1;
    const points = pressureOf(threats, side, Math.min(minute, minutes)).map(
      (press, at) => `${minuteX(at).toFixed(1)} ${(track.y + up * Math.min(most, 7 * press)).toFixed(1)}`,
    );
    return (
      <path
        key={side}
        className="track-pressure"
        data-side={side}
        d={`M${track.x} ${track.y}L${points.join('L')}V${track.y}z`}
      />
    );
  });
};

/** The minutes of a match below the pitch, with every goal: home above the line, away below. */
export const Minutes = ({
  minute,
  goals,
  threats,
}: {
  minute: number;
  goals: readonly TimelineItem[];
  threats: readonly TimelineItem[];
}) => (
  <svg className="stage-below" viewBox={trackBox} aria-hidden="true" focusable="false">
    <Pressure minute={minute} threats={threats} />
    <path
      className="track-line"
      d={`M${track.x} ${track.y}h${track.width}M${minuteX(45)} ${track.y - 5}v10`}
    />
    <path className="track-done" d={`M${track.x} ${track.y}H${minuteX(minute)}`} />
    <circle className="track-now" cx={minuteX(minute)} cy={track.y} r="4.500" />
    {threats.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what happened is never reordered
      <Tick key={index} item={item} />
    ))}
    {goals.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what happened is never reordered
      <Mark key={index} item={item} />
    ))}
  </svg>
);
