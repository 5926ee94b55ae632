import type { FootballScore, Side, TimelineItem } from '../../../../src/book/views.ts';

const minutes = 90;
/** The pitch, and the track of minutes below it. */
const track = { x: 22, width: 356, y: 196 } as const;

const minuteX = (minute: number): number => track.x + (track.width * Math.min(minute, minutes)) / minutes;

/** Thirteen stripes; every other one is light, so that both ends are dark and keep their round corners. */
const lightStripes = 6;
const stripeWidth = 372 / (2 * lightStripes + 1);
const stripePath = Array.from(
  { length: lightStripes },
  (_, stripe) => `M${14 + (2 * stripe + 1) * stripeWidth} 12h${stripeWidth}v148h-${stripeWidth}z`,
).join('');

/** Mown stripes and white lines. */
const Pitch = () => (
  <>
    <rect className="board-ground" x="14" y="12" width="372" height="148" rx="8" />
    <path className="board-stripe" d={stripePath} />
    <path
      className="board-lines"
      d="M22 20h356v132H22zM200 20v132M200 66a20 20 0 1 1 0 40 20 20 0 1 1 0-40M22 48h44v76H22M378 48h-44v76h44M22 68h16v36H22M378 68h-16v36h16"
    />
  </>
);

/** Where an attack goes: the home side plays to the right. */
const Attack = ({ side }: { side: Side }) => (
  <g className="board-danger" transform={side === 'home' ? undefined : 'translate(400 0) scale(-1 1)'}>
    <path className="danger-field" d="M228 20h150v132H228z" />
    <path className="danger-arrow" d="M236 86h74m-20-18 20 18-20 18" />
    <circle className="board-ball" cx="326" cy="86" r="7" />
  </g>
);

const Mark = ({ item }: { item: TimelineItem }) => {
  const x = minuteX(item.clock);
  const up = item.side === 'home';
  return (
    <g className="track-goal" data-side={item.side ?? undefined} data-kind={item.kind}>
      <path d={up ? `M${x} ${track.y - 3}v-12` : `M${x} ${track.y + 3}v12`} />
      <circle cx={x} cy={up ? track.y - 18 : track.y + 18} r="5" />
      {item.kind === 'goal-withdrawn' && (
        <path
          className="track-crossed"
          d={`M${x - 6} ${up ? track.y - 24 : track.y + 12}l12 12m0-12-12 12`}
        />
      )}
    </g>
  );
};

/** The pitch, and below it the minutes with every goal: home above the line, away below. */
export const FootballBoard = ({
  score,
  timeline,
}: {
  score: FootballScore;
  timeline: readonly TimelineItem[];
}) => (
  <svg className="board-art" viewBox="0 0 400 222" aria-hidden="true" focusable="false">
    <Pitch />
    {score.danger !== null ? (
      <Attack side={score.danger} />
    ) : (
      <circle className="board-ball" cx="200" cy="86" r="6" />
    )}
    <path
      className="track-line"
      d={`M${track.x} ${track.y}h${track.width}M${minuteX(45)} ${track.y - 5}v10`}
    />
    <path className="track-done" d={`M${track.x} ${track.y}H${minuteX(score.minute)}`} />
    <circle className="track-now" cx={minuteX(score.minute)} cy={track.y} r="4.500" />
    {timeline
      .filter(({ kind }) => kind === 'goal' || kind === 'goal-withdrawn')
      .map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened is never reordered
        <Mark key={index} item={item} />
      ))}
  </svg>
);
