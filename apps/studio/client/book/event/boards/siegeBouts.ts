import type { AssaultView, Side } from '../../../../src/book/views.ts';
import { fallenOf, soldiers } from './siegeMen.ts';
import type { SiegeScene } from './siegeScenes.tsx';

/**
 * Who fights whom as walls are stormed, and who falls: three beats, and in each of them one of either side meets where the walls are
 * reached. It follows from what is told of the round alone, so that everybody sees the same.
 */

/** When the first of three beats begins, how long each is, and how far into it the blow falls; seconds, as styles count them. */
export const beats = { count: 3, from: 4.4, each: 1.2, blow: 0.6 } as const;

export type Force = 'host' | 'castle';

/** Who loses a man at a beat, from 0: those who hold, as often as the walls are pressed; whoever storms after that. */
export const loserAt = (press: 1 | 2 | 3, beat: number): Force => (beat < press ? 'castle' : 'host');

export interface Bout {
  readonly of: Force;
  /** His place among the soldiers, or among the guards. */
  readonly man: number;
  /** The first and the last beat that he fights in. */
  readonly from: number;
  readonly until: number;
  /** Whether he falls in the last of them. */
  readonly falls: boolean;
}

/** Where both stand who fight, where those who storm come from, and how far down whoever falls there lies. */
export interface Ledge {
  readonly host: readonly [x: number, y: number];
  readonly castle: readonly [x: number, y: number];
  readonly from: readonly [x: number, y: number];
  readonly drop: number;
}

/** On the wall where a ladder leans or a bridge lies; before the gate, beside the ram. */
export const ledgeOf = (
  way: AssaultView['way'],
  { sill, edge }: Pick<SiegeScene, 'sill' | 'edge'>,
): Ledge => {
  if (way === 'ram') {
    const y = sill[1] + 15;
    return { host: [sill[0] - 16, y], castle: [sill[0] + 15, y], from: [sill[0] - 76, y], drop: 1 };
  }
  const y = edge[1] - 3;
  const drop = sill[1] + 6 - y;
  if (way === 'tower')
    return { host: [edge[0] + 2, y], castle: [edge[0] + 33, y], from: [edge[0] - 26, y - 5], drop };
  return { host: [edge[0] - 4, y], castle: [edge[0] + 27, y], from: [edge[0] - 12, sill[1]], drop };
};

/** One after another of those who stand ready fights until he falls. */
const ofForce = (of: Force, press: 1 | 2 | 3, ready: readonly number[]): readonly Bout[] => {
  const fought: Bout[] = [];
  let from = 0;
  for (let beat = 0; beat < beats.count; beat += 1) {
    const falls = loserAt(press, beat) === of;
    if (!falls && beat < beats.count - 1) continue;
    const man = ready[fought.length];
    if (man !== undefined) fought.push({ of, man, from, until: beat, falls });
    from = beat + 1;
  }
  return fought;
};

/** Those of the second and the first rank go up before those who shoot; which of them begins is another one from round to round. */
const readyMen = ({ part, round }: Pick<AssaultView, 'part' | 'round'>, fallen: readonly number[]) => {
  const order = (part + round) % 2 === 0 ? [4, 3, 7] : [3, 4, 7];
  return order.filter((man) => man < soldiers.length && !fallen.includes(man));
};

/** Whoever of the guards is nearest goes first; nobody who has fallen under the arrows. */
const readyGuards = ({ guards }: Pick<SiegeScene, 'guards'>, x: number, fallen: readonly number[]) =>
  guards
    .map(([at], guard) => ({ guard, far: Math.abs(at - x) }))
    .filter(({ guard }) => !fallen.includes(guard))
    .sort((one, other) => one.far - other.far)
    .map(({ guard }) => guard);

export const boutsOf = (assault: AssaultView | null, attacks: Side, scene: SiegeScene): readonly Bout[] => {
  if (assault === null || assault.press === null) return [];
  const fallen = fallenOf(assault, attacks);
  const ledge = ledgeOf(assault.way, scene);
  return [
    ...ofForce('host', assault.press, readyMen(assault, fallen.soldiers)),
    ...ofForce('castle', assault.press, readyGuards(scene, ledge.castle[0], fallen.guards)),
  ];
};

/** When the blow of a beat falls. */
export const blowAt = (beat: number): number => beats.from + beats.each * beat + beats.blow;

/** When he is there who comes for a beat: for the first as the walls are reached, for another as whoever fell before has gone down. */
export const comesAt = (beat: number): number => (beat === 0 ? beats.from - 0.7 : blowAt(beat - 1) + 0.35);
