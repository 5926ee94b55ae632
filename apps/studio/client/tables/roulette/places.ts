import type { CSSProperties } from 'react';
import { wheelOrder } from '../../../src/tables/games/roulette.ts';

/** Where something lies, as `row / column` of a grid: on a phone held upright, and on a desk. */
type GridPlace = CSSProperties & Readonly<Record<`--${'tall' | 'wide'}-${'row' | 'column'}`, string>>;

const placeOf = (tall: readonly [string, string], wide: readonly [string, string]): GridPlace => ({
  '--tall-row': tall[0],
  '--tall-column': tall[1],
  '--wide-row': wide[0],
  '--wide-column': wide[1],
});

const span = (first: number, length: number): string => `${first} / span ${length}`;

/** Numbers run in threes, as on a felt; its first line on a phone is the zero's, and on a desk its first column. */
export const numberPlace = (number: number): GridPlace => {
  const [three, inThree] = [Math.floor((number - 1) / 3), (number - 1) % 3];
  return placeOf([span(three + 2, 1), span(inThree + 3, 1)], [span(3 - inThree, 1), span(three + 2, 1)]);
};

/** The bet on a column stands at the end of its own numbers. */
export const columnPlace = (column: number): GridPlace =>
  placeOf([span(14, 1), span(column + 2, 1)], [span(4 - column, 1), span(14, 1)]);

export const dozenPlace = (dozen: number): GridPlace =>
  placeOf([span(4 * dozen - 2, 4), span(2, 1)], [span(4, 1), span(4 * dozen - 2, 4)]);

/** The six even bets, by their order along the numbers. */
export const evenPlace = (at: number): GridPlace =>
  placeOf([span(2 * at + 2, 2), span(1, 1)], [span(5, 1), span(2 * at + 2, 2)]);

/** Cells of a ring of so many columns and rows, clockwise from the top left. */
const ringOf = (columns: number, rows: number): (readonly [row: number, column: number])[] => [
  ...Array.from({ length: columns }, (_, at) => [1, at + 1] as const),
  ...Array.from({ length: rows - 2 }, (_, at) => [at + 2, columns] as const),
  ...Array.from({ length: columns }, (_, at) => [rows, columns - at] as const),
  ...Array.from({ length: rows - 2 }, (_, at) => [rows - 1 - at, 1] as const),
];

/** The ring from the cell after the zero's two, which lie in the middle of one side. */
const afterZero = (
  ring: readonly (readonly [number, number])[],
  zero: readonly [number, number],
): readonly (readonly [number, number])[] => {
  const at = ring.findIndex(([row, column]) => row === zero[0] && column === zero[1]);
  return [...ring.slice(at + 2), ...ring.slice(0, at)];
};

const tallZero = [1, 4] as const;
const wideZero = [3, 15] as const;
const tallRing = afterZero(ringOf(8, 13), tallZero);
const wideRing = afterZero(ringOf(15, 6), wideZero);

/** Where each number lies on the racetrack, in the order of the wheel. */
export const trackPlaces: readonly { readonly pocket: number; readonly place: GridPlace }[] = wheelOrder.map(
  (pocket, at) => {
    if (at === 0)
      return {
        pocket,
        place: placeOf(
          [span(tallZero[0], 1), span(tallZero[1], 2)],
          [span(wideZero[0], 2), span(wideZero[1], 1)],
        ),
      };
    const [tall, wide] = [tallRing[at - 1] ?? tallZero, wideRing[at - 1] ?? wideZero];
    return {
      pocket,
      place: placeOf([span(tall[0], 1), span(tall[1], 1)], [span(wide[0], 1), span(wide[1], 1)]),
    };
  },
);
