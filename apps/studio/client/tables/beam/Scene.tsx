import { useCallback, useRef } from 'react';
import {
  beamHalves,
  beamSectors,
  numberAt,
  paneCount,
  placeAt,
  wheelPanes,
} from '../../../src/tables/games/beamWheel.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { useFrames } from '../shell/frames.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useCalm, useShow } from '../shell/show.ts';
import { readPane } from './read.ts';
import { beamNames } from './words.ts';

const slice = 360 / paneCount;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const at = (degrees: number, radius: number): string =>
  `${(Math.sin(radians(degrees)) * radius).toFixed(2)} ${(-Math.cos(radians(degrees)) * radius).toFixed(2)}`;

const [outer, inner] = [134, 104];
/** One pane, from its left edge to its right. */
const panePath = (pane: number): string => {
  const [from, to] = [(pane - 0.5) * slice, (pane + 0.5) * slice];
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
};

/** Where sectors and halves meet: half a pane before the first pane of each. */
const edgeOf = (part: number, parts: number): number => (part * 360) / parts - slice / 2;
const markAt = 92;

/** The letters of the compass, the numbers of the sectors between them, and the line of the sector that the beam is in. */
const Marks = ({ lit }: { lit: number | null }) => {
  const { lang } = useTable();
  const { marks } = beamNames(lang);
  return (
    <g className="beam-marks">
      {beamSectors.map((sector, index) => (
        <g key={sector}>
          <path
            d={`M${at(edgeOf(index, beamSectors.length), inner)}L${at(edgeOf(index, beamSectors.length), inner - 7)}`}
          />
          <text
            className={sector === lit ? 'lit' : undefined}
            transform={`translate(${at(edgeOf(index + 0.5, beamSectors.length), markAt)})`}
            y="3"
          >
            {sector}
          </text>
        </g>
      ))}
      {beamHalves.map((half, index) => (
        <text
          key={half}
          className="direction"
          transform={`translate(${at(edgeOf(index, beamHalves.length), markAt - 5)})`}
          y="4"
        >
          {marks[half]}
        </text>
      ))}
    </g>
  );
};

/** The beam comes to rest so long after the draw; it goes round so often before. */
const sweepMs = 6_000;
const sweepTurns = 5;
/** Degrees a second that the beam turns while nothing is drawn. */
const idleSpeed = 24;

export const Scene = () => {
  const { words, lang } = useTable();
  const { table } = useTableState();
  const show = useShow();
  const isCalm = useCalm();
  const beam = useRef<SVGGElement>(null);
  const drawn = show ? readPane(show.result.outcome) : null;
  const pane = drawn?.pane ?? null;
  const drawsAt = table ? Date.parse(table.drawsAt) : 0;
  const draw = useCallback(
    (now: number): void => {
      const left = isCalm ? 0 : (1 - Math.min(1, Math.max(0, now - drawsAt) / sweepMs)) ** 2;
      const degrees =
        pane === null
          ? isCalm
            ? 0
            : ((now / 1_000) * idleSpeed) % 360
          : pane * slice - 360 * sweepTurns * left;
      beam.current?.setAttribute('transform', `rotate(${degrees.toFixed(2)})`);
    },
    [pane, drawsAt, isCalm],
  );
  useFrames(!isCalm, draw);
  const isTold = drawn !== null && (show?.elapsedMs ?? 0) >= sweepMs;
  const number = drawn ? numberAt(drawn) : 0;
  const place = drawn && isTold ? placeAt(drawn) : null;
  const names = beamNames(lang);
  const told = place && [
    words.result(String(number)),
    names.directions[place.quarter],
    names.sector(String(place.sector)),
  ];
  return (
    <SceneArt
      className="beam-scene"
      viewBox="-210 -145 420 290"
      preserveAspectRatio="xMidYMid meet"
      told={told?.join(' · ') ?? null}
    >
      <circle className="beam-night" r="140" />
      {wheelPanes.map((paneNumber, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place on the wheel
          key={index}
          className="pane"
          data-beam={paneNumber}
          data-lit={isTold && index === pane}
        >
          <path d={panePath(index)} />
          <text transform={`rotate(${(index * slice).toFixed(2)}) translate(0 -115)`}>{paneNumber}</text>
        </g>
      ))}
      <g ref={beam}>
        <path
          className="beam-light"
          d={`M-5 0L${at(-slice * 1.1, inner)}A${inner} ${inner} 0 0 1 ${at(slice * 1.1, inner)}L5 0Z`}
        />
        <path className="beam-core" d={`M-2 0L${at(-slice * 0.4, outer)}L${at(slice * 0.4, outer)}L2 0Z`} />
      </g>
      <path className="beam-sea" d="M-86 62Q-64 54 -43 62T0 62T43 62T86 62Q60 98 0 102Q-60 98 -86 62Z" />
      <path className="beam-rock" d="M-44 70Q-20 50 0 52Q24 50 46 72Q0 84 -44 70Z" />
      <path className="beam-tower" d="M-13 -6H13L20 58H-20Z" />
      <path className="beam-stripe" d="M-15.3 12H15.3L17 28H-17ZM-18.8 46H18.8L20 58H-20Z" />
      <path className="beam-gallery" d="M-18 -10H18V-4H-18Z" />
      <path className="beam-lamp" d="M-10 -26H10V-10H-10Z" />
      <path className="beam-roof" d="M-14 -26Q0 -44 14 -26Z" />
      <Marks lit={place?.sector ?? null} />
      {place && (
        <g className="beam-verdict" data-beam={number} transform="translate(0 52)">
          <circle r="27" />
          <text y="10">{number}</text>
          <text className="place" y="40">
            {told?.slice(1).join(' · ')}
          </text>
        </g>
      )}
    </SceneArt>
  );
};
