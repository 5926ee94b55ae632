import type { EventPhase, FootballScore, Side, TimelineItem } from '../../../../src/book/views.ts';
import { usePlay } from './play/usePlay.ts';
import { sides } from './sides.ts';

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

/** Of a side that is about to score the foremost has the ball. */
const striker = stands.length - 1;

/** Before the start each side plays the ball round in a ring, one of them in its middle. Where they stand, the home side's. */
const rondo = stands.map(([x, y], order) => {
  if (order === 0) return [x, y] as const;
  if (order === striker) return [112, 86] as const;
  const turn = (2 * Math.PI * order) / (striker - 1);
  return [112 + 44 * Math.cos(turn), 86 + 44 * Math.sin(turn)] as const;
});
const rondoBeatMs = 1_400;
/** Who of the ring has the ball: it skips one each time, so that it crosses the ring. */
const rondoCarrier = (beat: number): number => 1 + ((2 * beat) % (striker - 1));

const bodies = {
  stand: 'M-6 10L-3.5 -1Q-8 2 -8.5 5L-6.5 -3.5Q0 -7 6.5 -3.5L8.5 5Q8 2 3.5 -1L6 10H2L0 3L-2 10Z',
  stride: 'M-9 8L-3.5 -1Q-7 -1 -9 2L-6.5 -4Q0 -7 6.5 -3.5L10 1Q7 1 3.5 -1L4 4L8 10H4L0 4L-6 10Z',
} as const;

/** A man cut from paper: he sways where he stands or runs in two poses, and moves with his side. */
const PaperMan = ({
  x,
  y,
  side,
  order,
  isRunning,
  hasBall,
}: {
  x: number;
  y: number;
  side: Side;
  order: number;
  isRunning: boolean;
  hasBall: boolean;
}) => (
  <g className="paper-man" data-side={side} style={{ transform: `translate(${x}px, ${y}px)` }}>
    <g className="paper-sway" style={{ animationDelay: `${-order * 310}ms` }}>
      <ellipse className="paper-shade" cy="11" rx="7" ry="2.4" />
      {hasBall && <ellipse className="carrier-ring" cy="11" rx="11" ry="4" />}
      {isRunning ? (
        <g className="paper-run" style={{ animationDelay: `${-order * 130}ms` }}>
          <path className="paper-body" d={bodies.stride} />
          <path className="paper-body" d={bodies.stand} />
        </g>
      ) : (
        <path className="paper-body" d={bodies.stand} />
      )}
      <circle className="paper-head" cy="-8.5" r="3.8" />
    </g>
  </g>
);

/** The ball, dark at its edge, over its shadow. */
const Ball = ({ x, y }: { x: number; y: number }) => (
  <g className="paper-ball" style={{ transform: `translate(${x}px, ${y}px)` }}>
    <ellipse className="paper-shade" cx="1" cy="6" rx="5.5" ry="2" />
    <circle className="board-ball" r="5" />
  </g>
);

interface Man {
  readonly x: number;
  readonly y: number;
}

/** Where a man stands. Nobody stands over the line before play begins. */
const manAt = (score: FootballScore, phase: EventPhase, side: Side, order: number): Man => {
  const isPlaying = phase === 'live' && !score.isBreak;
  const [x, y] = (phase === 'coming' ? rondo : stands)[order] ?? stands[0];
  const isKeeper = order === 0;
  const own = isPlaying ? x : Math.min(x, reach.ownHalf);
  const shift = isPlaying && !isKeeper ? shiftOf(score) : 0;
  const step = isKeeper || phase === 'coming' ? 0 : ((score.minute * (order + 3) * 7) % 17) - 8;
  const place = (side === 'home' ? own : reach.width - own) + shift;
  return { x: Math.min(372, Math.max(28, place)), y: y + step };
};

/** Who has the ball as far as the feed tells; before the start each side has one. */
const carriersOf = (
  { danger }: FootballScore,
  phase: EventPhase,
  beat: number,
): Partial<Record<Side, number>> => {
  if (phase === 'coming') return { home: rondoCarrier(beat), away: rondoCarrier(beat + 1) };
  return danger === null ? {} : { [danger]: striker };
};

/** Both sides and the ball. In play they are drawn by the minute alone, so that everybody sees the same. */
const Players = ({ score, phase }: { score: FootballScore; phase: EventPhase }) => {
  const { beat } = usePlay(null, phase, rondoBeatMs, phase === 'coming');
  const isPlaying = phase === 'live' && !score.isBreak;
  const carriers = carriersOf(score, phase, beat);
  const shift = isPlaying ? shiftOf(score) : 0;
  const isLoose = phase !== 'coming' && score.danger === null;
  return (
    <>
      {sides.flatMap((side) =>
        stands.map((_, order) => (
          <PaperMan
            key={`${side}${String(order)}`}
            {...manAt(score, phase, side, order)}
            side={side}
            order={order + (side === 'home' ? 0 : 3)}
            isRunning={isPlaying && order > 0}
            hasBall={carriers[side] === order}
          />
        )),
      )}
      {sides.map((side) => {
        const carrier = carriers[side];
        if (carrier === undefined) return null;
        const { x, y } = manAt(score, phase, side, carrier);
        return <Ball key={side} x={x + (side === 'home' ? 10 : -10)} y={y + 8} />;
      })}
      {isLoose && (
        <Ball
          x={200 + shift + (isPlaying ? ((score.minute * 29) % 61) - 30 : 0)}
          y={86 + (isPlaying ? ((score.minute * 53) % 81) - 40 : 0)}
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
    <Players score={score} phase={phase} />
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
