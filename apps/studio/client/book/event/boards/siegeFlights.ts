import type { AssaultView, Side } from '../../../../src/book/views.ts';
import { blowAt, loserAt } from './siegeBouts.ts';
import { fallenOf, frontFrom, manScale, marchOf, soldiers } from './siegeMen.ts';
import type { SiegeScene } from './siegeScenes.tsx';

/** Arrows of a siege: few, each from somebody to somebody, and each does something there. */

type Place = readonly [x: number, y: number];

export interface Flight {
  readonly from: Place;
  readonly to: Place;
  /** How far over the straight line between both it rises. */
  readonly lift: number;
  /** When it leaves, seconds as styles count them. */
  readonly at: number;
  /** Whose it is. */
  readonly of: 'host' | 'castle';
  /** It stays in the shield or the wall that it hits; or paper flies where it does. */
  readonly does: 'sticks' | 'puffs';
}

/** So long an arrow is in the air, seconds. */
export const flightS = 0.75;
/** One after another of a wave leaves so much later. */
const apart = 0.16;
/** Of the last wave, those that hurt; the others leave in between. */
const lastApart = 0.24;
/** The wave of the host and that of the castle, while nobody knows whose is the better; from when the arrows fly. */
const waves = { host: 0.4, castle: 1.5 } as const;
/** Under the first rules they fly so much later. */
const wholeFrom = 1.5;

const { arrows: advanced } = marchOf(undefined);
const archers = soldiers.slice(0, 3);

/** An archer's bow, and where a man of the host is hit: on his shield, where he has one. */
const bowOf = ([x, y]: Place, march: number): Place => [x + march + 11 * manScale, y - 13 * manScale];
const bodyOf = ([x, y]: Place, march: number): Place => [x + march + 8 * manScale, y - 9 * manScale];
const soldier = (at: number): Place => soldiers[at] ?? [140, 150];

/** Guards who shoot and are shot at: the first three from where the walls begin. */
const onWall = ({ guards, face }: SiegeScene): readonly Place[] => {
  const near = guards.filter(([x]) => x < (face ?? 0) + 50);
  return near.length > 0 ? near : guards.slice(0, 1);
};
const pick = (places: readonly Place[], at: number): Place => places[at % places.length] ?? [240, 90];
const handOf = ([x, y]: Place): Place => [x - 12, y - 10];
const hatOf = ([x, y]: Place): Place => [x - 7, y - 14];

/** One from the field to the walls: to a guard, who ducks, or into the face of the wall. */
const up = (archer: number, to: Place, at: number, march: number, does: Flight['does']) =>
  ({ from: bowOf(pick(archers, archer), march), to, lift: 30, at, of: 'host', does }) as const;
/** From the walls to the field, over their edge: the nearer at hand it comes down, the higher it has to rise. */
const down = (scene: SiegeScene, guard: number, to: Place, at: number, does: Flight['does']): Flight => {
  const from = handOf(pick(onWall(scene), guard));
  const { face = from[0], edge } = scene;
  const part = (from[0] - face) / (from[0] - to[0]);
  const under = from[1] + (to[1] - from[1]) * part - edge[1];
  const lift = part > 0 ? under / (4 * part * (1 - part)) : 0;
  return { from, to, lift: Math.max(20, lift), at, of: 'castle', does };
};

/** Where arrows stick in the face of the wall, one above the other. */
const faceOf = ({ face, edge }: SiegeScene, at: number): Place => [
  (face ?? edge[0]) - 3,
  edge[1] + 20 + 9 * at,
];

/** Both waves of a volley whose outcome nobody knows yet: of five arrows of either side three hit somebody, two a wall or a shield. */
const bothWaves = (scene: SiegeScene, from: number): readonly Flight[] => {
  const [host, castle] = [from + waves.host, from + waves.castle];
  const guard = (at: number): Place => hatOf(pick(onWall(scene), at));
  const man = (at: number): Place => bodyOf(soldier(at), advanced);
  return [
    up(0, guard(0), host, advanced, 'puffs'),
    up(1, faceOf(scene, 0), host + apart, advanced, 'sticks'),
    up(2, guard(1), host + 2 * apart, advanced, 'puffs'),
    up(0, faceOf(scene, 1), host + 3 * apart, advanced, 'sticks'),
    up(1, guard(2), host + 4 * apart, advanced, 'puffs'),
    // The nearest guard shoots at whoever is nearest.
    down(scene, 0, man(frontFrom + 2), castle, 'sticks'),
    down(scene, 1, man(frontFrom - 1), castle + apart, 'puffs'),
    down(scene, 2, man(frontFrom - 2), castle + 2 * apart, 'puffs'),
    down(scene, 0, man(frontFrom), castle + 3 * apart, 'sticks'),
    down(scene, 1, man(frontFrom + 1), castle + 4 * apart, 'puffs'),
  ];
};

/** Who else is hit where one side shot far better, and keeps standing: of the guards, and of the soldiers. */
const grazed = { guards: [3, 0], soldiers: [0, 4] } as const;

/**
 * The last wave is of whoever shot better alone, and those are hit who fold: one where it was narrow, two else; two more are grazed where it was
 * crushing.
 */
const lastWave = (scene: SiegeScene, assault: AssaultView, attacks: Side): readonly Flight[] => {
  const fallen = fallenOf(assault, attacks);
  const besides = (at: number): number => 0.08 + 0.18 * at;
  const isCrushing = assault.grade === 'crushing';
  const apart = isCrushing ? lastApart / 2 : lastApart;
  if (assault.arrows === attacks)
    return [
      ...[...fallen.guards, ...(isCrushing ? grazed.guards : [])].map((guard, at) =>
        up(at, hatOf(pick(scene.guards, guard)), at * apart, advanced, 'puffs'),
      ),
      ...[0, 1, 2].map((at) => up(2 - at, faceOf(scene, at), besides(at), advanced, 'sticks')),
    ];
  const shields = [frontFrom, frontFrom + 1, frontFrom];
  return [
    ...[...fallen.soldiers, ...(isCrushing ? grazed.soldiers : [])].map((man, at) =>
      down(scene, at, bodyOf(soldier(man), advanced), at * apart, 'puffs'),
    ),
    ...shields.map((man, at) => down(scene, 2 - at, bodyOf(soldier(man), advanced), besides(at), 'sticks')),
  ];
};

/** Between two blows of a storming one arrow, of whoever has won the blow before it. */
const ofStorm = (scene: SiegeScene, press: 1 | 2 | 3, march: number): readonly Flight[] =>
  [0, 1].map((beat) => {
    const at = blowAt(beat) + 0.2;
    return loserAt(press, beat) === 'castle'
      ? up(beat, hatOf(pick(onWall(scene), 2)), at, march, 'puffs')
      : down(scene, 2, bodyOf(soldier(frontFrom + 1), march), at, 'sticks');
  });

export const flightsOf = (
  state: 'arrows' | 'cover' | 'storm' | 'fight' | 'taken' | 'held' | 'rest',
  assault: AssaultView | null,
  attacks: Side,
  scene: SiegeScene,
): readonly Flight[] => {
  const storm = assault?.press ? ofStorm(scene, assault.press, marchOf(assault.way).storm) : [];
  switch (state) {
    case 'arrows':
      return bothWaves(scene, 0);
    case 'cover':
      return assault?.arrows ? lastWave(scene, assault, attacks) : [];
    case 'storm':
      return storm;
    case 'fight':
      return [...bothWaves(scene, wholeFrom), ...storm];
    default:
      return [];
  }
};

/** So many marks each side has at most: whoever shot far better has them all, and two or three fewer whoever shot better or a little better. */
export const marksMax = 7;

/** When each mark of a side is made, seconds as styles count them; what has been made before has always been. */
export type Tally = Readonly<Record<Side, readonly number[]>>;

/** Hits of a volley: one of each arrow that finds somebody, none of what a wall or a shield has stopped. It ends with the last one of whoever shot better. */
export const tallyOf = (
  state: 'arrows' | 'cover',
  assault: AssaultView | null,
  attacks: Side,
  scene: SiegeScene,
): Tally => {
  const landed = (flights: readonly Flight[], side: Side): readonly number[] =>
    flights
      .filter(({ of, does }) => does === 'puffs' && (of === 'host') === (side === attacks))
      .map(({ at }) => at + flightS)
      .sort((one, other) => one - other);
  const of = (side: Side): readonly number[] => {
    const first = landed(bothWaves(scene, 0), side);
    if (state === 'arrows') return first;
    return [...first.map(() => 0), ...landed(flightsOf(state, assault, attacks, scene), side)];
  };
  return { home: of('home'), away: of('away') };
};

/** Where it is, by how much of its way it has made: as styles move it. */
export const flown = ({ from, to, lift }: Flight, part: number): Place => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part - 4 * lift * part * (1 - part),
];
