import { useCallback, useRef } from 'react';
import { colourOf, pocketCount, wheelOrder } from '../../../src/tables/games/roulette.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { useFrames } from '../shell/frames.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useCalm, useShow } from '../shell/show.ts';
import { readPocket } from './read.ts';
import { ballAt, ballMs } from './schedule.ts';

const slice = 360 / pocketCount;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const at = (degrees: number, radius: number): string =>
  `${(Math.sin(radians(degrees)) * radius).toFixed(2)} ${(-Math.cos(radians(degrees)) * radius).toFixed(2)}`;

/** One pocket, round the wheel's middle, from its left edge to its right. */
const pocketPath = (index: number): string => {
  const [from, to] = [(index - 0.5) * slice, (index + 0.5) * slice];
  return `M${at(from, 100)}A100 100 0 0 1 ${at(to, 100)}L${at(to, 68)}A68 68 0 0 0 ${at(from, 68)}Z`;
};

/** Degrees a second that the wheel turns. */
const wheelSpeed = 14;
const wheelAngle = (serverNowMs: number): number => ((serverNowMs / 1_000) * wheelSpeed) % 360;

export const Scene = () => {
  const { words } = useTable();
  const { table } = useTableState();
  const show = useShow();
  const isCalm = useCalm();
  const wheel = useRef<SVGGElement>(null);
  const ball = useRef<SVGCircleElement>(null);
  const outcome = show ? readPocket(show.result.outcome) : null;
  const pocketAngle = outcome
    ? wheelOrder.indexOf(wheelOrder.find((pocket) => pocket === outcome.pocket) ?? 0) * slice
    : null;
  const drawsAt = table ? Date.parse(table.drawsAt) : 0;
  const draw = useCallback(
    (now: number): void => {
      const turned = isCalm ? 0 : wheelAngle(now);
      wheel.current?.setAttribute('transform', `rotate(${turned.toFixed(2)})`);
      if (pocketAngle === null) return;
      const { angle, radius } = ballAt(isCalm ? ballMs : now - drawsAt, pocketAngle);
      const [x, y] = at(angle, radius).split(' ');
      ball.current?.setAttribute('cx', x ?? '0');
      ball.current?.setAttribute('cy', y ?? '0');
    },
    [pocketAngle, drawsAt, isCalm],
  );
  useFrames(!isCalm, draw);
  const settled = outcome !== null && (show?.elapsedMs ?? 0) >= ballMs;
  return (
    <SceneArt
      className="roulette-scene"
      viewBox="-200 -140 400 280"
      preserveAspectRatio="xMidYMid meet"
      told={settled ? words.result(String(outcome.pocket)) : null}
    >
      <ellipse className="wheel-shade" cx="0" cy="16" rx="140" ry="132" />
      <circle className="wheel-bowl" r="132" />
      <circle className="wheel-track" r="122" />
      <g ref={wheel}>
        {wheelOrder.map((pocket, index) => (
          <g key={pocket}>
            <path className={`pocket ${colourOf(pocket)}`} d={pocketPath(index)} />
            <text
              className="pocket-number"
              transform={`rotate(${(index * slice).toFixed(2)}) translate(0 -88)`}
            >
              {pocket}
            </text>
          </g>
        ))}
        <circle className="wheel-cone" r="68" />
        <path className="wheel-cross" d="M0 -46V46M-46 0H46M-32 -32L32 32M-32 32L32 -32" />
        <circle className="wheel-hub" r="15" />
        {pocketAngle !== null && <circle ref={ball} className="ball" r="6" />}
      </g>
      {settled && (
        <g className={`verdict-plate ${colourOf(outcome.pocket)}`} data-field="result">
          <circle r="34" />
          <text y="13">{outcome.pocket}</text>
        </g>
      )}
    </SceneArt>
  );
};
