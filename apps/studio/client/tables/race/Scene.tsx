import { useCallback, useRef } from 'react';
import { hareCount } from '../../../src/tables/games/hareRace.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { useFrames } from '../shell/frames.ts';
import { useCalm, useShow } from '../shell/show.ts';
import { progressOf, readOrder, runMs } from './run.ts';

const hares = Array.from({ length: hareCount }, (_, hare) => hare);
const laneHeight = 46;
const [startX, endX] = [70, 742];
/** How far behind the one before it a hare comes to rest: whoever looks up late sees how they came in. */
const behindX = 10;
const hopMs = 520;

const watchers = Array.from({ length: 40 }, (_, place) => ({
  x: 10 + place * 20,
  // Nobody stands quite in line: heights that repeat only after the whole stand.
  y: 44 + ((place * 7) % 11),
  coat: (place * 5) % 3,
}));
const flags = Array.from({ length: 20 }, (_, place) => 20 + place * 40);

/** What stands round the course: hills, bunting, and those who look on behind the rail. */
const Stand = () => (
  <>
    <path className="race-hills far" d="M0 64V34Q90 2 190 30Q300 -6 420 26Q540 0 640 28Q720 6 800 30V64Z" />
    <path className="race-hills near" d="M0 64V48Q120 20 260 46Q400 22 540 48Q680 24 800 46V64Z" />
    <path className="bunting-line" d="M0 14Q200 30 400 14T800 14" />
    <g className="bunting">
      {flags.map((x) => (
        <path key={x} d={`M${x - 7} 16h14l-7 15z`} />
      ))}
    </g>
    {watchers.map(({ x, y, coat }) => (
      <g key={x} className="watcher" data-coat={coat} transform={`translate(${x} ${y})`}>
        <path d="M-8 22Q-8 6 0 6Q8 6 8 22Z" />
        <circle r="6" />
      </g>
    ))}
    <path
      className="rail"
      d={`M0 62H800${watchers.map(({ x }) => (x % 40 === 10 ? `M${x} 56V72` : '')).join('')}`}
    />
  </>
);

const laneY = (hare: number): number => 74 + hare * laneHeight;

export const Scene = ({ pictures }: { pictures: Readonly<Record<string, string>> }) => {
  const { texts, words } = useTable();
  const { table } = useTableState();
  const show = useShow();
  const isCalm = useCalm();
  const runners = useRef<(SVGGElement | null)[]>([]);
  const order = show ? (readOrder(show.result.outcome)?.order ?? null) : null;
  const drawsAt = table ? Date.parse(table.drawsAt) : 0;
  const round = table?.number ?? 0;
  const draw = useCallback(
    (now: number): void => {
      for (const hare of hares) {
        const elapsed = isCalm ? runMs : now - drawsAt;
        const restX = endX - (order?.indexOf(hare) ?? 0) * behindX;
        const share = order ? progressOf(order, hare, round, elapsed) : 0;
        const running = order !== null && share > 0 && share < 1 && !isCalm;
        const hop = running ? Math.abs(Math.sin((Math.PI * (now + hare * 90)) / hopMs)) : 0;
        runners.current[hare]?.setAttribute(
          'transform',
          `translate(${(startX + (restX - startX) * share).toFixed(1)} ${(laneY(hare) - hop * 12).toFixed(1)}) rotate(${(hop * -5).toFixed(1)})`,
        );
      }
    },
    [order, drawsAt, round, isCalm],
  );
  useFrames(order !== null && !isCalm && show?.isOver !== true, draw);
  const isIn = order !== null && (show?.elapsedMs ?? 0) >= runMs;
  return (
    <svg
      className="scene-art race-scene"
      viewBox="0 0 800 360"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={isIn && show ? words.result(show.result.summary) : texts.phases[table?.phase ?? 'open']}
      data-field="scene"
    >
      <Stand />
      <path className="course" d="M0 64H800V360H0Z" />
      {hares.map((hare) => (
        <path
          key={hare}
          className="lane"
          data-odd={hare % 2 === 1}
          d={`M0 ${laneY(hare) - 12}H800V${laneY(hare) + laneHeight - 12}H0Z`}
        />
      ))}
      <path className="quarter-line" d="M253 64V338M414 64V338M575 64V338" />
      <path className="start-line" d="M92 64V338" />
      <path className="finish-line" d="M738 64V338" />
      <path className="finish-line second" d="M746 64V338" />
      <path className="pennant" d="M716 28L760 40L716 54ZM714 20V64" />
      {hares.map((hare) => (
        <text key={hare} className="lane-number" x="22" y={laneY(hare) + 20}>
          {hare + 1}
        </text>
      ))}
      {hares.map((hare) => (
        <g
          key={hare}
          ref={(element) => {
            runners.current[hare] = element;
          }}
          data-runner={hare + 1}
        >
          <ellipse className="hare-shade" cx="0" cy="32" rx="38" ry="5" />
          <image href={pictures[`hare-${hare + 1}`]} x="-48" y="-16" width="96" height="52" />
        </g>
      ))}
      {isIn &&
        order.slice(0, 3).map((hare, place) => (
          <g key={hare} className="podium" transform={`translate(${400 + (place - 1) * 120} 36)`}>
            <rect x="-52" y="-26" width="104" height="46" rx="10" />
            <text x="-26" y="7">
              {place + 1}.
            </text>
            <text className="podium-runner" x="20" y="9">
              {hare + 1}
            </text>
          </g>
        ))}
    </svg>
  );
};
