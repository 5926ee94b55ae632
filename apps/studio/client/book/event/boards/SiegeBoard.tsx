import '../../styles/siege.css';
import type { EventView, SiegeScore } from '../../../../src/book/views.ts';
import { useNames } from '../../shell/context.ts';
import { takenIn } from './leads.ts';
import { otherOf } from './sides.ts';
import { type SiegeScene, sceneOf } from './siegeScenes.tsx';
import type { SiegeSeen } from './siegeSeen.ts';
import { useSiegeSeen } from './useSiegeSeen.ts';

const banner = (x: number, y: number): string => `M${x} ${y}v-26h18l-6 7 6 7h-16`;

const soldiers = Array.from({ length: 8 }, (_, at) => ({
  x: 62 + (at % 4) * 17 + (at > 3 ? 8 : 0),
  y: at > 3 ? 150 : 140,
  delay: `${-((at * 0.37) % 1.1).toFixed(2)}s`,
}));
const arrows = Array.from({ length: 6 }, (_, at) => ({
  y: 128 - (at % 3) * 7,
  delay: `${-(at * 0.31).toFixed(2)}s`,
  isBack: at % 2 === 1,
}));

/** Snippets of paper that come down when a map is won. */
const confetti = Array.from({ length: 22 }, (_, at) => ({
  x: 24 + at * 16.7,
  delay: `${(at * 7) % 10}0ms`,
  turn: ((at * 37) % 60) - 30,
}));

/** A paper soldier with a lance, feet at the origin. */
const soldierPath = 'M-4 0V-9L-1 -13H2L5 -9V0ZM-1 -19a3.200 3.200 0 1 0 .1 0M7 2V-24l3 5h-3';
const guardPath = 'M-4 8V0L-1 -3H2L5 0V8ZM-1 -9a3.200 3.200 0 1 0 .1 0';

/**
 * The castle that is stormed: whoever attacks stands in the open, the others behind the walls. What moves here shows that a
 * round is being fought and how it was decided, and tells nothing that the score does not.
 */
const Castle = ({ seen: { attacks, state, isMapWon }, scene }: { seen: SiegeSeen; scene: SiegeScene }) => {
  const defends = otherOf(attacks);
  return (
    <g className="siege-field" data-state={state} data-won={isMapWon}>
      <clipPath id="siege-ground">
        <rect x="14" y="12" width="372" height="148" rx="8" />
      </clipPath>
      <rect className="board-ground night" x="14" y="12" width="372" height="148" rx="8" />
      <g clipPath="url(#siege-ground)">
        <circle className="siege-moon" cx="72" cy="46" r="18" />
        <path
          className="siege-cloud"
          d="M40 52q4-12 18-10 6-12 20-6 12-4 14 8 12 0 12 8ZM250 34q4-10 16-8 6-8 16-2 10-2 10 6 8 0 8 4Z"
        />
        {scene.back}
        {scene.guards.map(([x, y], at) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path
              className="siege-guard"
              data-side={defends}
              style={{ animationDelay: `${-(at * 0.29).toFixed(2)}s` }}
              d={guardPath}
            />
          </g>
        ))}
        <path className="siege-wall" d={scene.walls} />
        <path className="siege-gate" d={scene.gate} />
        <path className="siege-door" d={scene.gate} />
        {scene.front}
        <g transform={`translate(${scene.flag[0]} ${scene.flag[1]})`}>
          <g className="siege-raised">
            <path className="siege-banner held" data-side={defends} d={banner(0, 0)} />
            <path className="siege-banner won" data-side={attacks} d={banner(0, 0)} />
          </g>
        </g>
        <g className="siege-camp" data-side={attacks}>
          <path d="M26 152l18-32 18 32zM66 150l12-22 12 22z" />
          <g transform="translate(44 121)">
            <path className="siege-banner" data-side={attacks} d={banner(0, 0)} />
          </g>
        </g>
        <g className="siege-host" data-side={attacks}>
          {soldiers.map(({ x, y, delay }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <path className="siege-soldier" style={{ animationDelay: delay }} d={soldierPath} />
            </g>
          ))}
        </g>
        {arrows.map(({ y, delay, isBack }) => (
          <g key={delay} transform={isBack ? `translate(244 ${y - 40}) scale(-1 1)` : `translate(138 ${y})`}>
            <g className="siege-flight" style={{ animationDelay: delay }}>
              <path className="siege-arrow" style={{ animationDelay: delay }} d="M-9 0H7m-4-3 4 3-4 3" />
            </g>
          </g>
        ))}
        <g transform="translate(120 146)">
          <path className="siege-engine" d="M-12 6h24M-8 6V-4H8V6M0-4 12-16" />
          <g className="siege-flight stone">
            <circle className="siege-arrow stone" r="4" />
          </g>
        </g>
        {isMapWon &&
          confetti.map(({ x, delay, turn }) => (
            <g key={x} transform={`translate(${x} 8) rotate(${turn})`}>
              <path
                className="siege-confetti"
                data-side={state === 'taken' ? attacks : defends}
                style={{ animationDelay: delay }}
                d="M-3-2H3V2H-3z"
              />
            </g>
          ))}
        <path className="siege-smoke" d="M286 150q-10-16 4-24-2-16 16-16 10-14 24-2 14-2 12 14 12 8 2 28z" />
      </g>
    </g>
  );
};

/** Rounds of a map that can be: dots for those to come are left empty. */
const dots = 17;

/** The castle in play, and every round of the map: home above, away below. */
const SiegeBoard = ({ event, score }: { event: EventView; score: SiegeScore }) => {
  const seen = useSiegeSeen(event);
  const at = Math.max(0, seen?.at ?? score.current);
  const taken = takenIn(event.timeline, at + 1);
  const map = score.maps[at];
  const name = useNames();
  const step = 356 / dots;
  return (
    <svg className="board-art" viewBox="0 0 400 222" aria-hidden="true" focusable="false">
      {seen && <Castle key={at} seen={seen} scene={sceneOf(map?.map.en_US)} />}
      {map && (
        <g>
          <path className="siege-sign" d="M24 18h104v20H24l6-10z" transform="translate(256 122)" />
          <text className="siege-map" x="336" y="154" textAnchor="middle">
            {name(map.map)}
          </text>
        </g>
      )}
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

export default SiegeBoard;
