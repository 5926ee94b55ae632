import { type CSSProperties, memo, useId } from 'react';
import type { AssaultView, Side, TeamView } from '../../../../src/book/views.ts';
import { Crest } from '../../events/Crest.tsx';
import { armiesOf } from '../../events/kits.ts';
import { otherOf } from './sides.ts';
import { Banner } from './siegeBanner.tsx';
import { type Bout, boutsOf } from './siegeBouts.ts';
import { Arrows, Fighters, Litter } from './siegeClash.tsx';
import { Engine } from './siegeEngines.tsx';
import { flightsOf } from './siegeFlights.ts';
import { goneOf, Host, pavise } from './siegeHost.tsx';
import { Camp, Foreground, Glow, Scout, Sky } from './siegeLand.tsx';
import { PaperMan } from './siegeMan.tsx';
import { climbOf, fallenOf, fromFeet, guardScale, lateBy, manScale, marchOf } from './siegeMen.ts';
import { castle, grownOf, type SiegeScene, sceneOf } from './siegeScenes.tsx';
import type { SiegeSeen } from './siegeSeen.ts';
import { Breach, Confetti, Hoisted, Mended, Porters, Retreat, Sally } from './siegeTriumph.tsx';

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
const Walls = ({ scene: { walls, flag } }: { scene: SiegeScene }) => {
  const [cut, light] = [useId(), useId()];
  return (
    <>
      <path className="siege-shade" transform="translate(-3 2)" d={walls} />
      <path className="siege-wall" d={walls} />
      <clipPath id={cut}>
        <path d={walls} />
      </clipPath>
      <linearGradient id={light} x2="1" y2=".5">
        <stop className="siege-moonlit" />
        <stop className="siege-unlit" offset=".8" />
      </linearGradient>
      <g clipPath={`url(#${cut})`}>
        <path className="siege-fold" d={folds(11)} />
        <path className="siege-fold lit" d={folds(0)} />
        <path className="siege-fold" d="M220 128q80-16 170 4v32H220z" />
        <path className="siege-fibre" d={fibres} />
        <path fill={`url(#${light})`} d="M220-10H392V170H220z" />
        <path
          className="siege-window"
          transform={`translate(${flag[0]} ${flag[1] + 27})`}
          d="M-3 5V-3a3 3 0 0 1 6 0V5z"
        />
      </g>
      <path className="siege-cut" d={walls} />
    </>
  );
};

/** A fire on either side of the gate, and its light on the wall. */
const Torches = ({ scene: { sill } }: { scene: SiegeScene }) => {
  const glow = useId();
  return (
    <>
      <radialGradient id={glow}>
        <stop className="siege-torchlight" />
        <stop className="siege-torchlight" offset="1" stopOpacity="0" />
      </radialGradient>
      {[-21, 21].map((x, at) => (
        <g key={x} transform={`translate(${sill[0] + x} ${sill[1] - 20})`}>
          <circle className="siege-torch-glow" style={fromFeet(0, 0, at)} fill={`url(#${glow})`} r="21" />
          <path className="siege-torch-arm" d="M0 8V0" />
          <path className="siege-torch" style={fromFeet(0, 0, at)} d="M-2.500 0Q-3-4 0-9 3-4 2.500 0z" />
        </g>
      ))}
    </>
  );
};

type Walled = CSSProperties & Readonly<Record<'--wall' | '--climb' | '--shot' | '--march', string>>;

/** The paper of the walls, and how far up their edge is, as men are drawn. */
const walledBy = ({ paper }: SiegeScene, grown: SiegeScene, way: AssaultView['way'] | undefined): Walled => ({
  '--wall': paper,
  '--climb': `${-climbOf(grown) / manScale}px`,
  '--shot': `${marchOf(way).arrows}px`,
  '--march': `${marchOf(way).storm}px`,
});

/** He stands behind the wall: his lower half is not seen. */
const Guard = ({ at, side }: { at: number; side: Side }) => (
  <g transform="translate(0 9)">
    <PaperMan
      job="siege-guard"
      at={at}
      side={side}
      isArmed={at % 3 === 1}
      man={at === 2 ? 'captain' : 'lance'}
    />
    <g transform="translate(-8 1) scale(0.8)">
      <path className="siege-raise" data-side={side} style={fromFeet(0, 0, at)} d={pavise} />
    </g>
  </g>
);

/** Those on the walls. As they are taken, whoever is left runs behind the keep, and one of them bears its banner away. */
const Guards = ({
  scene,
  side,
  fallen,
  bouts,
  isTaken,
}: {
  scene: SiegeScene;
  side: Side;
  fallen: readonly number[];
  bouts: readonly Bout[];
  isTaken: boolean;
}) => {
  const gone = scene.guards.map((_, at) => goneOf(at, fallen, bouts));
  const bearer = gone.map(({ falls }) => falls).lastIndexOf('false');
  return scene.guards.map(([x, y], at) => {
    const runs = fromFeet((scene.flag[0] + 6 - x) / guardScale, -6, at);
    return (
      <g key={x} transform={`translate(${x} ${y}) scale(${guardScale})`}>
        <g className="siege-post" data-falls={gone[at]?.falls} style={{ ...runs, ...gone[at]?.style }}>
          <Guard at={at} side={side} />
          {isTaken && at === bearer && (
            <g transform="translate(4 -8) rotate(24)">
              <Banner side={side} />
            </g>
          )}
        </g>
      </g>
    );
  });
};

/** Those who have come in look over the walls. Nobody of them is there where the castle was held. */
const Inside = ({ scene, side }: { scene: SiegeScene; side: Side }) => (
  <>
    {scene.guards.map(([x, y], at) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${guardScale})`}>
        <g className="siege-inside" style={fromFeet(0, 0, at)}>
          <Guard at={at} side={side} />
        </g>
      </g>
    ))}
  </>
);

/** How far its gate has splintered, blow by blow, as a ram is at it: as far as the walls are pressed. */
const Splinters = ({ scene: { sill }, press }: { scene: SiegeScene; press: number }) => (
  <g transform={`translate(${sill[0]} ${sill[1]})`}>
    {['M-10-8l6-2-2-5 6-3', 'M-5-22l3 6 5 1-2 6 5 3', 'M-11-16l7 4 3 8M2-4l4-6 5-1M3-20l2 5 6 1']
      .slice(0, press)
      .map((d, at) => (
        <path key={d} className="siege-splinter" style={fromFeet(0, 0, at)} d={d} />
      ))}
  </g>
);

/** Cracks in the walls, one with each blow under which they give. */
const cracksOf = ({ sill, edge }: SiegeScene): readonly string[] => [
  `M${edge[0] + 9} ${edge[1] + 12}l3 6-5 5 6 6`,
  `M${edge[0] + 13} ${edge[1] + 29}l-4 5 7 6-4 7`,
  `M${sill[0] + 24} ${sill[1] - 36}l-4 6 5 4-6 6 4 5-5 7`,
];

/** What breaks, falls or is thrown as a round ends; its cracks, as far as walls that are not taken are pressed. */
const Wreck = ({ scene, press }: { scene: SiegeScene; press: number | undefined }) => (
  <>
    {cracksOf(scene)
      .slice(0, press)
      .map((d, at) => (
        <path key={d} className="siege-crack" style={fromFeet(0, 0, at)} d={d} />
      ))}
    {[-14, -5, 5, 14].map((x, at) => (
      <g key={x} transform={`translate(${scene.sill[0]} ${scene.sill[1] - 10})`}>
        <path className="siege-plank" style={fromFeet(3 * x, -18 - 5 * (at % 2), at)} d="M-6-2H6V2H-6z" />
      </g>
    ))}
    {[-12, 0, 12].map((x, at) => (
      <g key={x} transform={`translate(${scene.sill[0] + x} ${scene.sill[1] - 4})`}>
        <circle className="siege-dust" style={fromFeet(0, 0, at)} r="9" />
      </g>
    ))}
  </>
);

/** The banner on the keep, which rises larger, before rays of its colour, where the castle is held; where it is taken, it comes down its pole, and the other one goes up. */
const Flags = ({ scene: { flag }, attacks }: { scene: SiegeScene; attacks: Side }) => (
  <g transform={`translate(${flag[0]} ${flag[1]})`}>
    <path className="siege-rays" data-side={otherOf(attacks)} data-storms={attacks} d={rays} />
    <g className="siege-raised">
      <g className="siege-old">
        <Banner side={otherOf(attacks)} />
      </g>
      <g className="siege-new">
        <Banner side={attacks} />
      </g>
    </g>
  </g>
);

/** A shield in the colours of an army, on its wall or before its camp. */
const Shield = ({ team, kit, x, y }: { team: TeamView; kit: string; x: number; y: number }) => (
  <g className="siege-shield" transform={`translate(${x} ${y})`}>
    <Crest team={team} size={17} wears={kit} />
  </g>
);

/** A map begins at dusk and is fought through the night into the morning; by the round. */
const hourOf = (round: number): 'dusk' | 'night' | 'dawn' =>
  round <= 4 ? 'dusk' : round <= 9 ? 'night' : 'dawn';

/**
 * One round of one map, as far as it has come: whoever attacks stands in the open, the others behind the walls. Styles play it, by what is
 * told of it; what was played before it was looked at is not played again.
 */
export const Round = memo(
  ({
    seen: { attacks, state, brings, round },
    id,
    map,
    assault,
    lateMs,
    home,
    away,
    tense,
    holder,
    unfolds = false,
  }: {
    seen: SiegeSeen;
    /** Which round of which match. */
    id: string;
    map: string | undefined;
    assault: AssaultView | null;
    lateMs: number;
    home: TeamView;
    away: TeamView;
    tense: 'map' | 'match' | null;
    /** Whose the point is, while one side alone has it. */
    holder: Side | null;
    /** Whether the castle is put up again that the round before has taken. */
    unfolds?: boolean;
  }) => {
    const scene = sceneOf(map);
    // The castle is drawn larger than it was cut; whoever comes to it stands beside it.
    const grown = grownOf(scene);
    const defends = otherOf(attacks);
    const teams = { home, away };
    const kits = armiesOf(home, away);
    const fallen = fallenOf(assault, attacks);
    const bouts = boutsOf(assault, attacks, grown);
    const ofHost = bouts.filter(({ of }) => of === 'host');
    const ofCastle = bouts.filter(({ of }) => of === 'castle');
    const arrows = assault?.arrows ?? null;
    const shot = arrows === null ? undefined : arrows === attacks ? 'host' : 'castle';
    const ranks = { scene: grown, side: attacks, fallen: fallen.soldiers, bouts: ofHost, way: assault?.way };
    const isFoughtOut = state !== 'rest' && state !== 'arrows' && state !== 'cover';
    // Ladders are carried before the ranks; whatever has wheels rolls between them.
    const isBorne = state === 'cover' && assault?.way === 'ladders';
    const engine = assault && state !== 'rest' && state !== 'arrows' && (
      <g className="siege-engine" data-side={attacks}>
        <Engine assault={assault} scene={grown} isCarried={state === 'cover'} />
      </g>
    );
    const winner = state === 'taken' ? attacks : state === 'held' ? defends : null;
    return (
      <g
        className="siege-field"
        data-state={state === 'storm' ? 'fight' : state}
        data-stage={state === 'storm' ? state : undefined}
        data-shot={shot}
        data-way={assault?.way}
        data-press={assault?.press ?? undefined}
        data-brings={brings}
        data-tense={tense ?? undefined}
        data-hour={hourOf(round)}
        data-unfolds={unfolds}
        style={{ ...lateBy(lateMs), ...walledBy(scene, grown, assault?.way) }}
      >
        <g className="siege-camera">
          <Sky />
          <g transform={castle}>{scene.back}</g>
          <path className="siege-earth" d="M14 160q70-8 150-3t226-2v40H14z" />
          {tense !== null && <Glow at={holder === null ? null : holder === attacks ? 'camp' : 'castle'} />}
          <g transform={castle}>
            <g className="siege-paper-castle">
              <Guards
                {...{ scene, side: defends, fallen: fallen.guards }}
                bouts={ofCastle}
                isTaken={state === 'taken'}
              />
              {state === 'cover' && <Porters scene={scene} side={defends} />}
              {state === 'taken' && <Inside scene={scene} side={attacks} />}
              <g className="siege-quake">
                <Walls scene={scene} />
                <Torches scene={scene} />
                <path className="siege-gate" d={scene.gate} />
                <path className="siege-door" d={scene.gate} />
                {state === 'taken' && <Breach scene={scene} way={assault?.way} />}
              </g>
              {scene.front}
              {state === 'rest' && round > 1 && <Mended scene={scene} />}
              {assault?.way === 'ram' && winner === null && (
                <Splinters scene={scene} press={assault.press ?? 0} />
              )}
              <Shield
                team={teams[defends]}
                kit={kits[defends]}
                x={scene.sill[0] + 30}
                y={scene.sill[1] - 36}
              />
              <Flags scene={scene} attacks={attacks} />
              {winner !== null && (
                <Hoisted
                  {...{ scene, winner }}
                  standing={[...scene.guards.keys()].filter(
                    (at) => state === 'taken' || goneOf(at, fallen.guards, ofCastle).falls === 'false',
                  )}
                />
              )}
            </g>
          </g>
          <Camp side={attacks} />
          <Shield team={teams[attacks]} kit={kits[attacks]} x={116} y={120} />
          {(['rear', 'middle'] as const).map((rank) => (
            <Host key={rank} {...{ ...ranks, rank }} />
          ))}
          {!isBorne && engine}
          {state === 'rest' && <Scout side={attacks} />}
          {assault && isFoughtOut && (
            <Fighters {...{ bouts, way: assault.way, scene: grown, attacks }} isTaken={state === 'taken'} />
          )}
          <Host {...ranks} rank="front" />
          {isBorne && engine}
          {state === 'held' && <Sally scene={grown} side={defends} />}
          {(state === 'held' || (state === 'rest' && round > 1)) && <Litter side={attacks} />}
          {brings === 'match' && state === 'taken' && <Retreat scene={grown} side={defends} />}
          <Arrows flights={flightsOf(state, assault, attacks, grown, id)} attacks={attacks} state={state} />
          {state !== 'rest' && (
            <Wreck scene={grown} press={state === 'taken' ? undefined : (assault?.press ?? undefined)} />
          )}
        </g>
        <Foreground isDrummed={tense !== null || state === 'rest' || state === 'cover'} />
        {winner !== null && <Confetti winner={winner} isAll={brings !== 'round' || state === 'taken'} />}
      </g>
    );
  },
);
