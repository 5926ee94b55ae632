import { useCallback, useMemo, useRef } from 'react';
import {
  type BeamOutcome,
  beamHalves,
  beamSectors,
  type Pane,
  panesIn,
  placeAt,
  restMs,
  restsOn,
  stopsOf,
  stormsOf,
  stormTimes,
  timesOf,
  toldMs,
  wheelPanes,
} from '../../../src/tables/games/beamWheel.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { useFrames } from '../shell/frames.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useCalm, useShow } from '../shell/show.ts';
import { readPane } from './read.ts';
import { Ships } from './Ships.tsx';
import { signs } from './Sign.tsx';
import { beamAt, slice } from './schedule.ts';
import { beamNames } from './words.ts';

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

/** Degrees a second that the beam turns while nothing is drawn. */
const idleSpeed = 24;

const Wheel = ({ panes, lit }: { panes: readonly Pane[]; lit: number | null }) =>
  panes.map((pane, index) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place on the wheel
      key={index}
      className="pane"
      data-beam={pane}
      data-lit={index === lit}
    >
      <path className="pane-face" d={panePath(index)} />
      {typeof pane === 'number' ? (
        <text transform={`rotate(${(index * slice).toFixed(2)}) translate(0 -115)`}>{pane}</text>
      ) : (
        <path
          className="pane-sign"
          d={signs[pane]}
          transform={`rotate(${(index * slice).toFixed(2)}) translate(0 -119) scale(1.25)`}
        />
      )}
    </g>
  ));

const Lighthouse = () => (
  <>
    <path className="beam-sea" d="M-86 62Q-64 54 -43 62T0 62T43 62T86 62Q60 98 0 102Q-60 98 -86 62Z" />
    <path className="beam-rock" d="M-44 70Q-20 50 0 52Q24 50 46 72Q0 84 -44 70Z" />
    <path className="beam-tower" d="M-13 -6H13L20 58H-20Z" />
    <path className="beam-stripe" d="M-15.3 12H15.3L17 28H-17ZM-18.8 46H18.8L20 58H-20Z" />
    <path className="beam-gallery" d="M-18 -10H18V-4H-18Z" />
    <path className="beam-lamp" d="M-10 -26H10V-10H-10Z" />
    <path className="beam-roof" d="M-14 -26Q0 -44 14 -26Z" />
  </>
);

const drops = Array.from({ length: 26 }, (_, drop) => [((drop * 53) % 190) - 95, ((drop * 37) % 150) - 85]);

/** Rain over the wheel, and how much more wins are worth. */
const Storm = ({ storms }: { storms: number }) => (
  <g className="beam-storm" key={storms}>
    <circle className="beam-flash" r="103" />
    <path
      className="beam-rain"
      d={drops.map(([x = 0, y = 0]) => `M${x} ${y}l-${4 + 2 * storms} ${12 + 4 * storms}`).join('')}
    />
    <g className="beam-times" transform="translate(0 -62)">
      <path className="beam-bolt" d={signs.storm} transform="translate(-27 0) scale(2.6)" />
      <text x="10" y="11">
        ×{stormTimes[storms]}
      </text>
    </g>
  </g>
);

const Verdict = ({ drawn, told }: { drawn: BeamOutcome; told: string }) => {
  const rest = restsOn(drawn);
  const times = timesOf(drawn);
  return (
    <g className="beam-verdict" data-beam={rest} transform="translate(0 52)">
      {typeof rest === 'number' && (
        <>
          <circle r="27" />
          <text y="10">{rest}</text>
        </>
      )}
      {typeof rest === 'number' && times > 1 && (
        <text className="times" x="54" y="9">
          ×{times}
        </text>
      )}
      <text className="place" y={typeof rest === 'number' ? 40 : 48}>
        {told}
      </text>
    </g>
  );
};

/** What of a result has been shown so long after the draw. */
const shownOf = (drawn: BeamOutcome | null, elapsedMs: number) => {
  const rested = drawn ? stopsOf(drawn).filter((_, turn) => elapsedMs >= restMs(turn)) : [];
  return {
    lit: rested.at(-1) ?? null,
    storms: drawn ? Math.min(rested.length, stormsOf(drawn)) : 0,
    isAtRest: drawn !== null && rested.length === stopsOf(drawn).length,
    isTold: drawn !== null && elapsedMs >= toldMs(drawn),
  };
};

export const Scene = () => {
  const { words, lang } = useTable();
  const { table } = useTableState();
  const show = useShow();
  const isCalm = useCalm();
  const beam = useRef<SVGGElement>(null);
  const outcome = show?.result.outcome;
  const drawn = useMemo(() => readPane(outcome), [outcome]);
  const drawsAt = table ? Date.parse(table.drawsAt) : 0;
  const draw = useCallback(
    (now: number): void => {
      const resting = isCalm ? Number.POSITIVE_INFINITY : now - drawsAt;
      const idle = isCalm ? 0 : ((now / 1_000) * idleSpeed) % 360;
      const degrees = drawn ? beamAt(drawn, resting) : idle;
      beam.current?.setAttribute('transform', `rotate(${degrees.toFixed(2)})`);
    },
    [drawn, drawsAt, isCalm],
  );
  useFrames(!isCalm, draw);
  const elapsedMs = show?.elapsedMs ?? 0;
  const { lit, storms, isAtRest, isTold } = shownOf(drawn, elapsedMs);
  const names = beamNames(lang);
  const place = drawn && isTold ? placeAt(drawn) : null;
  const where = place ? [names.directions[place.quarter], names.sector(String(place.sector))] : [];
  const ships = drawn && 'ships' in drawn && isAtRest ? drawn.ships : undefined;
  const told = place && [
    words.result(show?.result.summary ?? ''),
    ...where,
    ...(ships ?? []).map(
      (pays, at) => `${names.berth(String(at + 1))} ×${pays * (drawn ? timesOf(drawn) : 1)}`,
    ),
  ];
  return (
    <SceneArt
      className="beam-scene"
      viewBox="-210 -145 420 290"
      preserveAspectRatio="xMidYMid meet"
      told={told?.join(' · ') ?? null}
      data-storms={storms}
    >
      <circle className="beam-night" r="140" />
      <Wheel panes={drawn ? panesIn(drawn) : wheelPanes} lit={lit} />
      <g ref={beam}>
        <path
          className="beam-light"
          d={`M-5 0L${at(-slice * 1.1, inner)}A${inner} ${inner} 0 0 1 ${at(slice * 1.1, inner)}L5 0Z`}
        />
        <path className="beam-core" d={`M-2 0L${at(-slice * 0.4, outer)}L${at(slice * 0.4, outer)}L2 0Z`} />
      </g>
      <Lighthouse />
      <Marks lit={place?.sector ?? null} />
      {drawn && ships && (
        <Ships pays={ships} times={timesOf(drawn)} sinceMs={elapsedMs - restMs(stormsOf(drawn))} />
      )}
      {storms > 0 && <Storm storms={storms} />}
      {drawn && place && (
        <Verdict drawn={drawn} told={[...(ships ? [names.harbor] : []), ...where].join(' · ')} />
      )}
    </SceneArt>
  );
};
