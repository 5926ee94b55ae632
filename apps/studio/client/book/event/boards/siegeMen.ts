import type { CSSProperties } from 'react';
import type { AssaultView, Side } from '../../../../src/book/views.ts';
import type { Man } from './siegeMan.tsx';
import type { SiegeScene } from './siegeScenes.tsx';

/** The paper men of a siege: where they stand, who of them falls, and where each goes. */

/** The first of the front rank: those before stand behind it, with what the walls are stormed by between them. */
export const frontFrom = 5;

/** Three ranks, each man in a gap of those before him: archers, those who go up, and shields. */
export const soldiers: readonly (readonly [x: number, y: number])[] = [
  ...[104, 136, 168].map((x) => [x, 131] as const),
  ...[121, 153].map((x) => [x, 150] as const),
  ...[106, 138, 170].map((x) => [x, 173] as const),
];
export type Rank = 'rear' | 'middle' | 'front';
export const rankOf = (at: number): Rank => (at < 3 ? 'rear' : at < frontFrom ? 'middle' : 'front');

/** Archers shoot from behind, shields go before them, and one leads. */
export const manOf = (at: number): Man => {
  if (rankOf(at) === 'rear') return 'archer';
  return at === soldiers.length - 2 ? 'captain' : rankOf(at) === 'front' ? 'shield' : 'lance';
};

/** How much larger than they are cut. */
export const manScale = 1.5;

/** Those on the walls grow with their castle. */
export const guardScale = 1.4;

/** So far the host has come as arrows fly, and when the walls are reached: a ram is given room. */
export const marchOf = (way: AssaultView['way'] | undefined) =>
  ({ arrows: 10, storm: way === 'ram' ? -8 : 20 }) as const;

/** Who falls under the arrows: of those who shot worse one where it was narrow, else two. */
export const fallenOf = (
  assault: Pick<AssaultView, 'arrows' | 'grade'> | null,
  attacks: Side,
): { readonly soldiers: readonly number[]; readonly guards: readonly number[] } => {
  if (assault === null || assault.arrows === null) return { soldiers: [], guards: [] };
  const count = assault.grade === 'narrow' ? 1 : 2;
  return assault.arrows === attacks
    ? { soldiers: [], guards: [1, 2].slice(0, count) }
    : { soldiers: [2, 7].slice(0, count), guards: [] };
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

type Begun = CSSProperties & Readonly<Record<'--late', string>>;

/** So much of what styles play has gone by before it was looked at: it is not played again. */
export const lateBy = (ms: number): Begun => ({ '--late': `${-ms}ms` });
