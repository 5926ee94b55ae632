import { useCallback, useRef } from 'react';
import { hareCount } from '../../../src/tables/games/hareRace.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { useFrames } from '../shell/frames.ts';
import { useCalm, useShow } from '../shell/show.ts';
import { progressOf, readOrder, runMs } from './run.ts';

const hares = Array.from({ length: hareCount }, (_, hare) => hare);
const laneHeight = 46;
const [startX, endX] = [70, 690];
const hopMs = 520;

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
        const share = order ? progressOf(order, hare, round, elapsed) : 0;
        const running = order !== null && share > 0 && share < 1 && !isCalm;
        const hop = running ? Math.abs(Math.sin((Math.PI * (now + hare * 90)) / hopMs)) : 0;
        runners.current[hare]?.setAttribute(
          'transform',
          `translate(${(startX + (endX - startX) * share).toFixed(1)} ${(laneY(hare) - hop * 12).toFixed(1)}) rotate(${(hop * -5).toFixed(1)})`,
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
      role="img"
      aria-label={isIn && show ? words.result(show.result.summary) : texts.phases[table?.phase ?? 'open']}
      data-field="scene"
    >
      <path className="course" d="M0 62H800V360H0Z" />
      {hares.map((hare) => (
        <path
          key={hare}
          className="lane"
          data-odd={hare % 2 === 1}
          d={`M0 ${laneY(hare) - 12}H800V${laneY(hare) + laneHeight - 12}H0Z`}
        />
      ))}
      <path className="start-line" d="M92 62V338" />
      <path className="finish-line" d="M736 62V338M748 62V338" />
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
