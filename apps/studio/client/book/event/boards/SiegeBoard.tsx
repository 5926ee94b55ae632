import type { Side, SiegeScore, TimelineItem } from '../../../../src/book/views.ts';
import { takenIn } from './leads.ts';

const banner = (x: number, y: number): string => `M${x} ${y}v-26h18l-6 7 6 7h-16`;

/** The castle that is stormed: whoever attacks stands in the open, the others behind the walls. */
const Castle = ({ attacks, isFought }: { attacks: Side; isFought: boolean }) => {
  const defends = attacks === 'home' ? 'away' : 'home';
  return (
    <>
      <rect className="board-ground night" x="14" y="12" width="372" height="148" rx="8" />
      <circle className="siege-moon" cx="72" cy="46" r="18" />
      <path className="siege-hills" d="M14 116q46-40 92-14t84-20 96 16 100-18v72q0 8-8 8H22q-8 0-8-8z" />
      <path
        className="siege-wall"
        data-side={defends}
        d="M236 152V92h10v-12h10v12h10v-12h10v12h10V60h10V48h12v12h12V48h12v12h12V48h10v44h10v-12h10v12h8v60z"
      />
      <path className="siege-gate" d="M300 152v-26q12-16 24 0v26z" />
      <path className="siege-banner" data-side={defends} d={banner(320, 48)} />
      <g className="siege-camp" data-side={attacks}>
        <path d="M52 152l22-38 22 38zM104 152l16-28 16 28z" />
        <path className="siege-banner" data-side={attacks} d={banner(74, 114)} />
      </g>
      {isFought && (
        <g className="siege-arrows">
          <path d="M142 132q44-58 92-34M146 142q48-40 90-18M138 122q40-66 96-52" />
          <path className="siege-sparks" d="M234 98l-8-4m8 4-3 8M236 124l-9-1m9 1-6 7M234 70l-9-1m9 1-5 7" />
        </g>
      )}
    </>
  );
};

/** Rounds of a map that can be: dots for those to come are left empty. */
const dots = 17;

/** The castle in play, and every round of the map: home above, away below. */
export const SiegeBoard = ({
  score,
  timeline,
  isLive,
}: {
  score: SiegeScore;
  timeline: readonly TimelineItem[];
  isLive: boolean;
}) => {
  const taken = takenIn(timeline, score.current + 1);
  const step = 356 / dots;
  return (
    <svg className="board-art" viewBox="0 0 400 222" aria-hidden="true" focusable="false">
      <Castle attacks={score.attacks} isFought={isLive && score.isFought} />
      <path className="track-line" d="M22 192h356" />
      {Array.from({ length: dots }, (_, round) => {
        const side = taken[round];
        const x = 22 + step * (round + 0.5);
        const y = side === undefined ? 192 : side === 'home' ? 180 : 204;
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbered
            key={round}
            className="round-dot"
            data-side={side}
            cx={x}
            cy={y}
            r={side === undefined ? 2.5 : 6}
          />
        );
      })}
    </svg>
  );
};
