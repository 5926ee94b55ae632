import { type CSSProperties, memo, useId } from 'react';
import type { AssaultView, Side, TeamView } from '../../../../src/book/views.ts';
import { Crest } from '../../events/Crest.tsx';
import { armiesOf } from '../../events/kits.ts';
import { otherOf } from './sides.ts';
import { Engine } from './siegeEngines.tsx';
import {
  climbOf,
  fallenOf,
  flightsOf,
  fromFeet,
  guardPath,
  lateBy,
  manScale,
  marched,
  soldierPath,
  soldiers,
  unarmedPath,
  wayIn,
} from './siegeMen.ts';
import { type SiegeScene, sceneOf } from './siegeScenes.tsx';
import type { SiegeSeen } from './siegeSeen.ts';

const pole = 'M0 0V-27';
const cloth = 'M0-26H20L14-19 20-12H0z';

/** A banner on its pole, with its foot at the origin. */
const Banner = ({ side }: { side: Side }) => (
  <g className="siege-banner" data-side={side}>
    <path className="siege-pole" d={pole} />
    <path className="siege-cloth" d={cloth} />
  </g>
);

/** Snippets of paper that come down on whoever has won a map or the match. */
const confetti = Array.from({ length: 64 }, (_, at) => ({
  x: 94 + at * 4.6,
  delay: `${(at * 23) % 31}`,
  turn: ((at * 37) % 60) - 30,
}));

/** Rays behind the banner that has just gone up. */
const rays = Array.from({ length: 10 }, (_, at) => {
  const [from, to] = [(at * Math.PI) / 5 - 0.1, (at * Math.PI) / 5 + 0.1];
  const point = (turn: number): string =>
    `${(44 * Math.cos(turn)).toFixed(1)} ${(44 * Math.sin(turn) - 18).toFixed(1)}`;
  return `M0-18L${point(from)}L${point(to)}z`;
}).join('');

/** Folds of the paper that walls are cut from: one side of each in the light, the other in the shade. */
const folds = (from: number): string =>
  Array.from({ length: 8 }, (_, at) => `M${222 + from + 22 * at} 0h11l-5 170h-11z`).join('');
/** Fibres of the paper. */
const fibres = Array.from({ length: 90 }, (_, at) => {
  const [x, y] = [226 + ((at * 67) % 158), 24 + ((at * 41) % 130)];
  return `M${x} ${y}l${(at % 5) - 2} ${(at % 3) + 1}`;
}).join('');

/** The walls, cut from paper that was folded. */
const Walls = ({ scene: { walls } }: { scene: SiegeScene }) => {
  const cut = useId();
  return (
    <>
      <path className="siege-shade" transform="translate(-3 2)" d={walls} />
      <path className="siege-wall" d={walls} />
      <clipPath id={cut}>
        <path d={walls} />
      </clipPath>
      <g clipPath={`url(#${cut})`}>
        <path className="siege-fold" d={folds(11)} />
        <path className="siege-fold lit" d={folds(0)} />
        <path className="siege-fold" d="M220 128q80-16 170 4v32H220z" />
        <path className="siege-fibre" d={fibres} />
      </g>
      <path className="siege-cut" d={walls} />
    </>
  );
};

type Walled = CSSProperties & Readonly<Record<'--wall' | '--climb', string>>;

/** The paper of the walls, and how far up their edge is, as men are drawn. */
const walledBy = (scene: SiegeScene): Walled => ({
  '--wall': scene.paper,
  '--climb': `${-climbOf(scene) / manScale}px`,
});

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

interface Hosted {
  readonly scene: SiegeScene;
  readonly side: Side;
  readonly fallen: readonly number[];
  readonly way: AssaultView['way'] | undefined;
}

const led = (scene: SiegeScene, way: Hosted['way'], at: number, [x, y]: readonly [number, number]) => {
  const [toX, toY] = wayIn(way, scene, at);
  return fromFeet((toX - x - marched) / manScale, (toY - y) / manScale, 7 - at);
};

const Host = ({ scene, side, fallen, way }: Hosted) => (
  <g className="siege-host" data-side={side}>
    {soldiers.map(([x, y], at) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${manScale})`}>
        <g className="siege-man" data-falls={fallen.includes(at)} style={led(scene, way, at, [x, y])}>
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

/** The banner on the keep, which rises larger, before rays of its colour, where the castle is held; where it is torn down, its cloth in two pieces, rays, and the other one that does. */
const Flags = ({ scene: { flag }, attacks }: { scene: SiegeScene; attacks: Side }) => (
  <g transform={`translate(${flag[0]} ${flag[1]})`}>
    <path className="siege-rays" data-side={otherOf(attacks)} d={rays} />
    <g className="siege-raised">
      <g className="siege-old">
        <Banner side={otherOf(attacks)} />
      </g>
      {['M0-26H11L8-20 12-16 9-12H0z', 'M11-26H20L14-19 20-12H9L12-16 8-20z'].map((d, at) => (
        <g key={d} className="siege-torn" style={fromFeet(26 * at - 10, 74, at)}>
          <g className="siege-banner" data-side={otherOf(attacks)}>
            <path className="siege-cloth" d={d} />
          </g>
        </g>
      ))}
      <g className="siege-new">
        <Banner side={attacks} />
      </g>
    </g>
  </g>
);

/** Those who have lost the match leave it: out of the gate and away. Whoever stormed in vain runs by itself. */
const Retreat = ({ scene: { sill }, side }: { scene: SiegeScene; side: Side }) => (
  <g className="siege-leavers" data-side={side}>
    {[0, 1, 2, 3, 4].map((at) => (
      <g key={at} transform={`translate(${sill[0]} ${sill[1] + (at % 2) * 5}) scale(${manScale})`}>
        <g className="siege-leaver" style={fromFeet(0, 0, at)}>
          <path className="siege-soldier" style={fromFeet(0, 0, at)} d={unarmedPath} />
        </g>
      </g>
    ))}
  </g>
);

/** Those who have held the castle come out of its gate and cheer, before whoever ran from it. */
const Sally = ({ scene: { sill }, side }: { scene: SiegeScene; side: Side }) => (
  <g className="siege-host-out" data-side={side}>
    {[0, 1, 2, 3, 4].map((at) => (
      <g key={at} transform={`translate(${sill[0]} ${sill[1] + (at % 2) * 4}) scale(${manScale})`}>
        <g className="siege-sally" style={fromFeet(-13 - 11 * at, 0, 4 - at)}>
          <path className="siege-man-paper" style={fromFeet(0, 0, at)} d={soldierPath} />
        </g>
      </g>
    ))}
  </g>
);

/** A shield in the colours of an army, on its wall or before its camp. */
const Shield = ({ team, kit, x, y }: { team: TeamView; kit: string; x: number; y: number }) => (
  <g className="siege-shield" transform={`translate(${x} ${y})`}>
    <Crest team={team} size={17} wears={kit} />
  </g>
);

/** The light of a round that may decide comes in from the edges. */
const Tension = () => {
  const light = useId();
  return (
    <>
      <radialGradient id={light} cx="0.5" cy="0.55" r="0.75">
        <stop className="siege-tension-light" offset="0.42" stopOpacity="0" />
        <stop className="siege-tension-light" offset="1" />
      </radialGradient>
      <rect className="siege-tension" fill={`url(#${light})`} x="92" y="-4" width="296" height="166" />
    </>
  );
};

/** The drum of a round that may decide. */
const Drum = () => (
  <g className="siege-drum" transform="translate(108 150)">
    <ellipse className="siege-drum-barrel" rx="11" ry="12" />
    <ellipse className="siege-drum-skin" rx="8" ry="9.500" />
    <path className="siege-drum-stick" d="M16-14L4-3" />
  </g>
);

/** Banners of the winner along the walls, and paper over them; less of it where a round alone is won. */
const Triumph = ({ scene, winner, isRound }: { scene: SiegeScene; winner: Side; isRound: boolean }) => (
  <>
    {scene.guards.map(([x, y], at) => (
      <g key={x} transform={`translate(${x} ${y - 6}) scale(0.8)`}>
        <g className="siege-hoisted" style={fromFeet(0, 0, at)}>
          <Banner side={winner} />
        </g>
      </g>
    ))}
    {confetti
      .filter((_, at) => !isRound || at % 3 === 0)
      .map(({ x, delay, turn }, at) => (
        <g key={x} transform={`translate(${x} 0) rotate(${turn})`}>
          <path
            className="siege-confetti"
            data-side={winner}
            data-sheet={at % 3}
            style={fromFeet(0, 0, Number(delay))}
            d="M-3.500-2.500H3.500V2.500H-3.500z"
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
    home,
    away,
    tense,
  }: {
    seen: SiegeSeen;
    map: string | undefined;
    assault: AssaultView | null;
    lateMs: number;
    home: TeamView;
    away: TeamView;
    tense: 'map' | 'match' | null;
  }) => {
    const scene = sceneOf(map);
    const defends = otherOf(attacks);
    const teams = { home, away };
    const kits = armiesOf(home, away);
    const fallen = fallenOf(assault, attacks);
    return (
      <g
        className="siege-field"
        data-state={state}
        data-way={assault?.way}
        data-press={assault?.press}
        data-brings={brings}
        data-tense={tense ?? undefined}
        style={{ ...lateBy(lateMs), ...walledBy(scene) }}
      >
        <g className="siege-camera">
          <rect className="board-ground night" x="14" y="-4" width="372" height="166" />
          <circle className="siege-moon" cx="206" cy="34" r="15" />
          <path
            className="siege-cloud"
            d="M110 62q4-12 18-10 6-12 20-6 12-4 14 8 12 0 12 8ZM330 36q4-10 16-8 6-8 16-2 10-2 10 6 8 0 8 4Z"
          />
          {scene.back}
          <Guards scene={scene} side={defends} fallen={fallen.guards} />
          {state === 'taken' && <Inside scene={scene} side={attacks} />}
          <g className="siege-quake">
            <Walls scene={scene} />
            <path className="siege-gate" d={scene.gate} />
            <path className="siege-door" d={scene.gate} />
          </g>
          {scene.front}
          <Shield team={teams[defends]} kit={kits[defends]} x={scene.sill[0] + 30} y={scene.sill[1] - 36} />
          <Flags scene={scene} attacks={attacks} />
          <g className="siege-camp" transform="translate(78 0)">
            <path d="M26 152l18-32 18 32zM66 150l12-22 12 22z" />
            <path className="siege-fold" d="M44 120l18 32H44zM78 128l12 22H78z" />
            <g transform="translate(44 121)">
              <Banner side={attacks} />
            </g>
          </g>
          <Shield team={teams[attacks]} kit={kits[attacks]} x={114} y={128} />
          {tense !== null && <Drum />}
          {assault && state !== 'rest' && (
            <g className="siege-engine" data-side={attacks}>
              <Engine assault={assault} scene={scene} />
            </g>
          )}
          <Host scene={scene} side={attacks} fallen={fallen.soldiers} way={assault?.way} />
          {state === 'held' && <Sally scene={scene} side={defends} />}
          {brings === 'match' && state === 'taken' && <Retreat scene={scene} side={defends} />}
          {state !== 'rest' && (
            <>
              <Arrows arrows={assault?.arrows} attacks={attacks} scene={scene} />
              <Wreck scene={scene} />
            </>
          )}
        </g>
        {tense !== null && <Tension />}
        {(brings !== 'round' || state === 'held') && (
          <Triumph
            scene={scene}
            winner={state === 'taken' ? attacks : defends}
            isRound={brings === 'round'}
          />
        )}
      </g>
    );
  },
);
