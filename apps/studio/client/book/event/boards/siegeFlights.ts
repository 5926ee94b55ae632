import type { AssaultView, Side } from '../../../../src/book/views.ts';
import { drawnBy } from './play/chance.ts';
import { otherOf, sides } from './sides.ts';
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
/** The first of a volley leaves so long after it has begun, and another one of it so much later. */
const volley = { from: 0.4, apart: 0.19 } as const;
/** All of the last wave leave within so long. */
const lastS = 0.54;
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

/** In an order that hangs on the round alone: whoever looks, also later, sees the same one. */
const shuffled = <Item>(items: readonly Item[], round: string): readonly Item[] =>
  items
    .map((item, at) => ({ item, drawn: drawnBy(`${round} ${at}`) }))
    .sort((one, other) => one.drawn - other.drawn)
    .map(({ item }) => item);

type Shot = (at: number) => Flight;

/** One after another of them, from a time on. */
const inTurn = (shots: readonly Shot[], from: number, apart: number): readonly Flight[] =>
  shots.map((shot, at) => shot(from + apart * at));

/** So many of three hits each side has at least. */
const hitsMin = 3;
/** How many of those the home and the away side make with the last wave only: either may lead before it. */
const lateHits = [
  [1, 1],
  [0, 1],
  [1, 0],
  [2, 1],
  [1, 2],
  [0, 2],
  [2, 0],
] as const;
const lateOf = (round: string, side: Side): number =>
  lateHits[drawnBy(`${round} late`) % lateHits.length]?.[side === 'home' ? 0 : 1] ?? 0;

/** What an arrow does that may hit with the last wave only: it stays in a wall or a shield. */
const doesAt = (hit: number, late: number): Flight['does'] => (hit < hitsMin - late ? 'puffs' : 'sticks');

/** A volley whose outcome nobody knows yet, of five arrows of either side, in an order of its own: up to three of them hit somebody, the others a wall or a shield. */
const firstWave = (scene: SiegeScene, attacks: Side, round: string, from: number): readonly Flight[] => {
  const [ofHost, ofCastle] = [lateOf(round, attacks), lateOf(round, otherOf(attacks))];
  const hits = [0, 1, 2] as const;
  const shots: readonly Shot[] = [
    ...hits.map((hit): Shot => {
      const does = doesAt(hit, ofHost);
      const to = does === 'puffs' ? hatOf(pick(onWall(scene), hit)) : faceOf(scene, hit);
      return (at) => up(hit, to, at, advanced, does);
    }),
    ...[3, 4].map(
      (low): Shot =>
        (at) =>
          up(low, faceOf(scene, low), at, advanced, 'sticks'),
    ),
    // The nearest guard shoots at whoever is nearest.
    ...[frontFrom - 1, frontFrom - 2, frontFrom + 1].map((man, hit): Shot => {
      const does = doesAt(hit, ofCastle);
      return (at) => down(scene, hit + 1, bodyOf(soldier(man), advanced), at, does);
    }),
    ...[frontFrom + 2, frontFrom].map(
      (man): Shot =>
        (at) =>
          down(scene, 0, bodyOf(soldier(man), advanced), at, 'sticks'),
    ),
  ];
  return inTurn(shuffled(shots, round), from + volley.from, volley.apart);
};

/** Who else is hit, and keeps standing: of the guards, and of the soldiers. */
const grazed = { guards: [3, 0, 4, 5], soldiers: [0, 4, 5, 6] } as const;

/** So many arrows fly at least with the last wave. */
const lastMin = 5;

/**
 * The last wave is of both, in an order of its own. Those are hit who fold: one where it was narrow, two else; two more are grazed where it was
 * crushing. Whoever has not made its three hits makes them now, and whoever shot worse hits walls and shields besides.
 */
const lastWave = (
  scene: SiegeScene,
  assault: AssaultView,
  attacks: Side,
  round: string,
): readonly Flight[] => {
  const { arrows } = assault;
  if (arrows === null) return [];
  const fallen = fallenOf(assault, attacks);
  const besides = assault.grade === 'crushing' ? 2 : 0;
  const hitsOf = (side: Side): readonly Shot[] => {
    const grazes = (side === arrows ? besides : 0) + lateOf(round, side);
    if (side === attacks)
      return [...fallen.guards, ...grazed.guards.slice(0, grazes)].map(
        (guard, hit): Shot =>
          (at) =>
            // Whoever stands nearest could not shoot over the wall.
            up(hit % 2, hatOf(pick(scene.guards, guard)), at, advanced, 'puffs'),
      );
    return [...fallen.soldiers, ...grazed.soldiers.slice(0, grazes)].map(
      (man, hit): Shot =>
        (at) =>
          down(scene, hit, bodyOf(soldier(man), advanced), at, 'puffs'),
    );
  };
  const hits = sides.flatMap(hitsOf);
  const missed = [0, 1, 2]
    .slice(0, Math.max(0, lastMin - hits.length))
    .map(
      (turn): Shot =>
        arrows === attacks
          ? (at) => down(scene, 2 - turn, bodyOf(soldier(frontFrom + (turn % 2)), advanced), at, 'sticks')
          : (at) => up(2 - turn, faceOf(scene, turn), at, advanced, 'sticks'),
    );
  const shots = shuffled([...hits, ...missed], `${round} last`);
  return inTurn(shots, 0, lastS / (shots.length - 1));
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
  /** Which round of which match: the order of its arrows follows from that. */
  round: string,
): readonly Flight[] => {
  const storm = assault?.press ? ofStorm(scene, assault.press, marchOf(assault.way).storm) : [];
  switch (state) {
    case 'arrows':
      return firstWave(scene, attacks, round, 0);
    case 'cover':
      return assault === null ? [] : lastWave(scene, assault, attacks, round);
    case 'storm':
      return storm;
    case 'fight':
      return [...firstWave(scene, attacks, round, wholeFrom), ...storm];
    default:
      return [];
  }
};

/** So many marks each side has at most: whoever shot far better has them all, and two or three fewer whoever shot better or a little better. */
export const marksMax = 7;

/** When each mark of a side is made, seconds as styles count them; what has been made before has always been. */
export type Tally = Readonly<Record<Side, readonly number[]>>;

/** Hits of a volley: one of each arrow that finds somebody, none of what a wall or a shield has stopped. */
export const tallyOf = (
  state: 'arrows' | 'cover',
  assault: AssaultView | null,
  attacks: Side,
  scene: SiegeScene,
  round: string,
): Tally => {
  const landed = (flights: readonly Flight[], side: Side): readonly number[] =>
    flights
      .filter(({ of, does }) => does === 'puffs' && (of === 'host') === (side === attacks))
      .map(({ at }) => at + flightS)
      .sort((one, other) => one - other);
  const of = (side: Side): readonly number[] => {
    const first = landed(firstWave(scene, attacks, round, 0), side);
    if (state === 'arrows') return first;
    return [...first.map(() => 0), ...landed(flightsOf(state, assault, attacks, scene, round), side)];
  };
  return { home: of('home'), away: of('away') };
};

/** Where it is, by how much of its way it has made: as styles move it. */
export const flown = ({ from, to, lift }: Flight, part: number): Place => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part - 4 * lift * part * (1 - part),
];
