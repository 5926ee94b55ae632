import { memo } from 'react';
import type { AssaultView, Side } from '../../../../src/book/views.ts';
import { otherOf } from './sides.ts';
import { Engine } from './siegeEngines.tsx';
import {
  fallenOf,
  flightsOf,
  fromFeet,
  guardPath,
  lateBy,
  manScale,
  marched,
  soldierPath,
  soldiers,
} from './siegeMen.ts';
import { type SiegeScene, sceneOf } from './siegeScenes.tsx';
import type { SiegeSeen } from './siegeSeen.ts';

const banner = (x: number, y: number): string => `M${x} ${y}v-26h18l-6 7 6 7h-16`;

/** Snippets of paper that come down on whoever has won a map or the match. */
const confetti = Array.from({ length: 26 }, (_, at) => ({
  x: 20 + at * 14.3,
  delay: `${(at * 7) % 26}`,
  turn: ((at * 37) % 60) - 30,
}));

const Guards = ({ scene, side, fallen }: { scene: SiegeScene; side: Side; fallen: readonly number[] }) => (
  <>
    {scene.guards.map(([x, y], at) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${manScale})`}>
        <g className="siege-post" data-falls={fallen.includes(at)} style={fromFeet(0, 0, at)}>
          <path className="siege-guard" data-side={side} d={guardPath} />
        </g>
      </g>
    ))}
  </>
);

/** Those who have come in look over the walls. Nobody of them is there where the castle was held. */
const Inside = ({ scene, side }: { scene: SiegeScene; side: Side }) => (
  <>
    {scene.guards.map(([x, y], at) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${manScale})`}>
        <g className="siege-inside" style={fromFeet(0, 0, at)}>
          <path className="siege-guard" data-side={side} d={guardPath} />
        </g>
      </g>
    ))}
  </>
);

const Host = ({ scene, side, fallen }: { scene: SiegeScene; side: Side; fallen: readonly number[] }) => (
  <g className="siege-host" data-side={side}>
    {soldiers.map(([x, y], at) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${manScale})`}>
        <g
          className="siege-man"
          data-falls={fallen.includes(at)}
          style={fromFeet((scene.sill[0] - x - marched) / manScale, (scene.sill[1] - y) / manScale, 7 - at)}
        >
          <path className="siege-soldier" style={fromFeet(0, 0, at)} d={soldierPath} />
        </g>
      </g>
    ))}
  </g>
);

const Arrows = ({
  arrows,
  attacks,
  scene,
}: {
  arrows: Side | undefined;
  attacks: Side;
  scene: SiegeScene;
}) => (
  <>
    {flightsOf(arrows, attacks, scene.edge).map(({ x, y, at, isBack }) => (
      <g key={`${isBack} ${at}`} transform={`translate(${x} ${y})${isBack ? ' scale(-1 1)' : ''}`}>
        <g className="siege-flight" style={fromFeet(0, isBack ? 46 : -34, at)}>
          <path className="siege-arrow" style={fromFeet(0, 0, at)} d="M-9 0H7m-4-3 4 3-4 3" />
        </g>
      </g>
    ))}
  </>
);

/** What breaks, falls or is thrown as a round ends. */
const Wreck = ({ scene: { sill, edge } }: { scene: SiegeScene }) => (
  <>
    <path
      className="siege-crack"
      d={`M${edge[0] + 9} ${edge[1] + 12}l3 6-5 5 6 6-4 5 7 6-4 7M${sill[0] + 24} ${sill[1] - 36}l-4 6 5 4-6 6 4 5-5 7`}
    />
    {[-14, -5, 5, 14].map((x, at) => (
      <g key={x} transform={`translate(${sill[0]} ${sill[1] - 10})`}>
        <path className="siege-plank" style={fromFeet(3 * x, -18 - 5 * (at % 2), at)} d="M-6-2H6V2H-6z" />
      </g>
    ))}
    {[-4, 6, 15].map((x, at) => (
      <g key={x} transform={`translate(${edge[0] + x} ${edge[1] - 4})`}>
        <circle className="siege-stone" style={fromFeet(-8, sill[1] - edge[1], at)} r="4" />
      </g>
    ))}
    {[-12, 0, 12].map((x, at) => (
      <g key={x} transform={`translate(${sill[0] + x} ${sill[1] - 4})`}>
        <circle className="siege-dust" style={fromFeet(0, 0, at)} r="9" />
      </g>
    ))}
  </>
);

const Flags = ({ scene: { flag }, attacks }: { scene: SiegeScene; attacks: Side }) => (
  <g transform={`translate(${flag[0]} ${flag[1]})`}>
    <g className="siege-raised">
      <path className="siege-banner held" data-side={otherOf(attacks)} d={banner(0, 0)} />
      <path className="siege-banner won" data-side={attacks} d={banner(0, 0)} />
    </g>
  </g>
);

/** Banners of the winner along the walls, and paper over them. */
const Triumph = ({ scene, winner }: { scene: SiegeScene; winner: Side }) => (
  <>
    {[0, 2, 3, 5].map((at) => {
      const [x, y] = scene.guards[at] ?? scene.flag;
      return (
        <g key={at} transform={`translate(${x} ${y + 4})`}>
          <g className="siege-hoisted" style={fromFeet(0, 0, at)}>
            <path className="siege-banner" data-side={winner} d={banner(0, 0)} />
          </g>
        </g>
      );
    })}
    {confetti.map(({ x, delay, turn }) => (
      <g key={x} transform={`translate(${x} 8) rotate(${turn})`}>
        <path
          className="siege-confetti"
          data-side={winner}
          style={fromFeet(0, 0, Number(delay))}
          d="M-3-2.500H3V2.500H-3z"
        />
      </g>
    ))}
  </>
);

/**
 * One round of one map, as far as it has come: whoever attacks stands in the open, the others behind the walls. Styles play it, by what is
 * told of it; what was played before it was looked at is not played again.
 */
export const Round = memo(
  ({
    seen: { attacks, state, brings },
    map,
    assault,
    lateMs,
  }: {
    seen: SiegeSeen;
    map: string | undefined;
    assault: AssaultView | null;
    lateMs: number;
  }) => {
    const scene = sceneOf(map);
    const defends = otherOf(attacks);
    const fallen = fallenOf(assault, attacks);
    return (
      <g
        className="siege-field"
        data-state={state}
        data-way={assault?.way}
        data-press={assault?.press}
        style={lateBy(lateMs)}
      >
        <g className="siege-camera">
          <rect className="board-ground night" x="14" y="12" width="372" height="148" />
          <circle className="siege-moon" cx="213" cy="38" r="14" />
          <path
            className="siege-cloud"
            d="M40 62q4-12 18-10 6-12 20-6 12-4 14 8 12 0 12 8ZM330 36q4-10 16-8 6-8 16-2 10-2 10 6 8 0 8 4Z"
          />
          {scene.back}
          <Guards scene={scene} side={defends} fallen={fallen.guards} />
          {state === 'taken' && <Inside scene={scene} side={attacks} />}
          <path className="siege-wall" d={scene.walls} />
          <path className="siege-gate" d={scene.gate} />
          <path className="siege-door" d={scene.gate} />
          {scene.front}
          <Flags scene={scene} attacks={attacks} />
          <g className="siege-camp">
            <path d="M26 152l18-32 18 32zM66 150l12-22 12 22z" />
            <g transform="translate(44 121)">
              <path className="siege-banner" data-side={attacks} d={banner(0, 0)} />
            </g>
          </g>
          {assault && state !== 'rest' && (
            <g className="siege-engine" data-side={attacks}>
              <Engine assault={assault} scene={scene} />
            </g>
          )}
          <Host scene={scene} side={attacks} fallen={fallen.soldiers} />
          {state !== 'rest' && (
            <>
              <Arrows arrows={assault?.arrows} attacks={attacks} scene={scene} />
              <Wreck scene={scene} />
            </>
          )}
        </g>
        {brings !== 'round' && <Triumph scene={scene} winner={state === 'taken' ? attacks : defends} />}
      </g>
    );
  },
);
