import type { CSSProperties } from 'react';
import type { AssaultView, Side } from '../../../../src/book/views.ts';
import type { Man } from './siegeMan.tsx';
import type { SiegeScene } from './siegeScenes.tsx';

/** The paper men of a siege: where they stand, who of them falls, and where each goes. */

/** The first of the front rank: those before stand behind it. */
export const frontFrom = 4;

/** Two ranks with air between them: those behind stand higher up the ground, each in a gap of those before. */
export const soldiers: readonly (readonly [x: number, y: number])[] = Array.from({ length: 8 }, (_, at) => [
  101 + (at % 4) * 27 + (at < frontFrom ? 0 : 13.5),
  at < frontFrom ? 141 : 168,
]);

/** Archers shoot from behind, shields go before them, and one leads. */
export const manOf = (at: number): Man =>
  at < frontFrom ? 'archer' : at === soldiers.length - 2 ? 'captain' : 'shield';

/** How much larger than they are cut. */
export const manScale = 1.62;

/** Those on the walls grow with their castle. */
export const guardScale = 1.4;

/** So far the host has come when the walls are reached. */
export const marched = 52;

/** Who falls under the arrows: more of those who shot worse. */
export const fallenOf = (
  assault: Pick<AssaultView, 'arrows'> | null,
  attacks: Side,
): { readonly soldiers: readonly number[]; readonly guards: readonly number[] } => {
  if (assault === null || assault.arrows === null) return { soldiers: [], guards: [] };
  return assault.arrows === attacks
    ? { soldiers: [4], guards: [1, 3, 4] }
    : { soldiers: [1, 4, 6], guards: [3] };
};

type Led = CSSProperties & Readonly<Record<'--x' | '--y' | '--at', string>>;

/** Where a man who storms goes as the castle is taken, from where he stands: into the gate, to a ladder and over, or into the tower. */
export const wayIn = (
  way: AssaultView['way'] | undefined,
  { sill, edge }: Pick<SiegeScene, 'sill' | 'edge'>,
  at: number,
): readonly [x: number, y: number] => {
  if (way === 'ladders') return [edge[0] - 12 + 24 * (at % 2), sill[1] + 2];
  return way === 'tower' ? [edge[0] - 30, sill[1]] : sill;
};

/** How much higher than the gate's sill the walls are where they are climbed. */
export const climbOf = ({ sill, edge }: Pick<SiegeScene, 'sill' | 'edge'>): number => sill[1] - edge[1];

/** Where something goes from where it stands, and its place in the row: styles move it. */
export const fromFeet = (x: number, y: number, at: number): Led => ({
  '--x': `${x}px`,
  '--y': `${y}px`,
  '--at': String(at),
});

interface Flight {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly isBack: boolean;
  /** Whether it stays in the wall or the shield that it has hit. */
  readonly sticks: boolean;
}

/** The second wave of a volley comes so much after the first, and its arrows one after another, as styles count. */
const wave = { apart: 8, arrow: 0.5 } as const;

/** Arrows of both sides in two waves: twice as many of whoever shoots better; a volley of theirs alone as that is told. */
export const flightsOf = (
  arrows: Side | null,
  attacks: Side,
  edge: readonly [number, number],
  isTold: boolean,
): readonly Flight[] => {
  const count = (isBack: boolean): number => {
    if (arrows === null) return 10;
    const isBetter = (arrows === attacks) !== isBack;
    return isTold ? (isBetter ? 20 : 0) : isBetter ? 14 : 7;
  };
  const volley = (isBack: boolean): Flight[] => {
    const all = count(isBack);
    const first = Math.ceil(all / 2);
    return Array.from({ length: all }, (_, at) => ({
      x: isBack ? edge[0] + 4 + (at % 5) * 11 : 140 + (at % 5) * 12,
      y: isBack ? edge[1] - 8 - (at % 3) * 3 : 134 - (at % 4) * 6,
      at: at < first ? at * wave.arrow : wave.apart + (at - first) * wave.arrow,
      isBack,
      sticks: isTold && at % 4 === 1,
    }));
  };
  return [...volley(false), ...volley(true)];
};

type Begun = CSSProperties & Readonly<Record<'--late', string>>;

/** So much of what styles play has gone by before it was looked at: it is not played again. */
export const lateBy = (ms: number): Begun => ({ '--late': `${-ms}ms` });
