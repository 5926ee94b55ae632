import type { EventPhase, FootballScore, Side, TimelineItem } from '../../../../src/book/views.ts';

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

/** Where paper men stand, the home side's, which plays to the right; the other side's are their mirror. */
const stands = [
  [40, 86],
  [96, 52],
  [96, 120],
  [150, 86],
  [186, 40],
  [186, 132],
  [232, 78],
] as const;
const reach = { pushed: 74, drift: 26, width: 400, ownHalf: 188 } as const;

/** How far play has moved to the right: to the end that is attacked, or up and down the middle with the minutes. */
const shiftOf = ({ danger, minute }: FootballScore): number =>
  danger === null
    ? ((minute * 37) % (2 * reach.drift + 1)) - reach.drift
    : danger === 'home'
      ? reach.pushed
      : -reach.pushed;

/** A man cut from paper: he sways where he stands, and moves with his side. */
const PaperMan = ({ x, y, side, order }: { x: number; y: number; side: Side; order: number }) => (
  <g className="paper-man" data-side={side} style={{ transform: `translate(${x}px, ${y}px)` }}>
    <g className="paper-sway" style={{ animationDelay: `${-order * 310}ms` }}>
      <ellipse className="paper-shade" cy="11" rx="7" ry="2.4" />
      <path
        className="paper-body"
        d="M-6 10L-3.5 -1Q-8 2 -8.5 5L-6.5 -3.5Q0 -7 6.5 -3.5L8.5 5Q8 2 3.5 -1L6 10H2L0 3L-2 10Z"
      />
      <circle className="paper-head" cy="-8.5" r="3.8" />
    </g>
  </g>
);

/** Both sides, and the ball while nobody attacks. Drawn by the minute alone, so that everybody sees the same. */
const Players = ({ score, isPlaying }: { score: FootballScore; isPlaying: boolean }) => {
  // Before the start, in the break and after the end each side stands in its own half.
  const shift = isPlaying ? shiftOf(score) : 0;
  const ballAt = {
    x: 200 + shift + (isPlaying ? ((score.minute * 29) % 61) - 30 : 0),
    y: 86 + (isPlaying ? ((score.minute * 53) % 81) - 40 : 0),
  };
  return (
    <>
      {(['home', 'away'] as const).flatMap((side) =>
        stands.map(([x, y], order) => {
          const isKeeper = order === 0;
          // Nobody stands over the line before play begins.
          const own = isPlaying ? x : Math.min(x, reach.ownHalf);
          const place = (side === 'home' ? own : reach.width - own) + (isKeeper ? 0 : shift);
          const step = isKeeper ? 0 : ((score.minute * (order + 3) * 7) % 17) - 8;
          return (
            <PaperMan
              key={`${side}${String(order)}`}
              x={Math.min(372, Math.max(28, place))}
              y={y + step}
              side={side}
              order={order + (side === 'home' ? 0 : 3)}
            />
          );
        }),
      )}
      {score.danger === null && (
        <circle
          className="board-ball paper-ball"
          r="5"
          style={{ transform: `translate(${ballAt.x}px, ${ballAt.y}px)` }}
        />
      )}
    </>
  );
};

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
  phase,
}: {
  score: FootballScore;
  timeline: readonly TimelineItem[];
  phase: EventPhase;
}) => (
  <svg className="board-art" viewBox="0 0 400 222" aria-hidden="true" focusable="false">
    <Pitch />
    {score.danger !== null && <Attack side={score.danger} />}
    <Players score={score} isPlaying={phase === 'live' && !score.isBreak} />
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
