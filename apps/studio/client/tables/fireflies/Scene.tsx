import { useCallback, useRef } from 'react';
import { numbers } from '../../../src/tables/games/fireflyTen.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { useFrames } from '../shell/frames.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useCalm, useShow, useWide } from '../shell/show.ts';
import { flightMs, flownSoFar, readTen } from './read.ts';

const startX = 60;
/** How wide the meadow is: on a phone fireflies have less far to go, and are seen larger. */
const [wideMeadow, tallMeadow] = [800, 630];
/** How far before the meadow's end the first comes to rest. */
const restBefore = 94;
const laneHeight = 30;
/** How much further back each place comes to rest than the one before it. */
const behindX = 13;
/** How fast wings beat and how far a firefly bobs. */
const bobMs = 700;

const laneY = (firefly: number): number => 32 + (firefly - 1) * laneHeight;

export const Scene = () => {
  const { words } = useTable();
  const { table } = useTableState();
  const show = useShow();
  const isCalm = useCalm();
  const width = useWide() ? wideMeadow : tallMeadow;
  const endX = width - restBefore;
  const flies = useRef<(SVGGElement | null)[]>([]);
  const order = show ? (readTen(show.result.outcome)?.order ?? null) : null;
  const drawsAt = table ? Date.parse(table.drawsAt) : 0;
  const round = table?.number ?? 0;
  const draw = useCallback(
    (now: number): void => {
      for (const firefly of numbers) {
        const elapsed = isCalm ? flightMs : now - drawsAt;
        const share = order ? flownSoFar(order, firefly, round, elapsed) : 0;
        const restX = endX - (order?.indexOf(firefly) ?? 0) * behindX;
        const bob = isCalm ? 0 : Math.sin((2 * Math.PI * (now + firefly * 170)) / bobMs) * 4;
        flies.current[firefly]?.setAttribute(
          'transform',
          `translate(${(startX + (restX - startX) * share).toFixed(1)} ${(laneY(firefly) + bob).toFixed(1)})`,
        );
      }
    },
    [order, drawsAt, round, isCalm, endX],
  );
  useFrames(!isCalm && show?.isOver !== true, draw);
  const isIn = order !== null && (show?.elapsedMs ?? 0) >= flightMs;
  return (
    <SceneArt
      className="ten-scene"
      viewBox={`0 0 ${width} 336`}
      told={isIn && show ? words.result(show.result.summary) : null}
    >
      <circle className="ten-moon" cx={width - 30} cy="168" r="132" />
      <path
        className="ten-reeds"
        d="M0 336V300Q60 280 90 306Q120 270 160 306Q240 286 300 308Q420 284 520 306Q640 286 800 308V336Z"
      />
      <path className="ten-line" d={`M${endX + 14} 12V326`} />
      {numbers.map((firefly) => (
        <path key={firefly} className="ten-lane" d={`M40 ${laneY(firefly) + 14}H${endX + 14}`} />
      ))}
      {numbers.map((firefly) => (
        <g
          key={firefly}
          className="firefly"
          data-number={firefly}
          ref={(element) => {
            flies.current[firefly] = element;
          }}
        >
          <circle className="firefly-glow" r="22" />
          <path className="firefly-wing" d="M-6 -8C-22 -26 -34 -20 -18 -6ZM4 -8C2 -28 18 -30 14 -8Z" />
          <circle className="firefly-lamp" r="12.5" />
          <text y="5">{firefly}</text>
        </g>
      ))}
      {isIn &&
        order.slice(0, 3).map((firefly, place) => (
          <g key={firefly} className="podium" transform={`translate(${width / 2 - 130 + place * 110} 168)`}>
            <rect x="-48" y="-26" width="96" height="52" rx="12" />
            <text x="-22" y="7">
              {place + 1}.
            </text>
            <g className="firefly" data-number={firefly} transform="translate(16 0)">
              <circle className="firefly-lamp" r="17" />
              <text y="5">{firefly}</text>
            </g>
          </g>
        ))}
    </SceneArt>
  );
};
