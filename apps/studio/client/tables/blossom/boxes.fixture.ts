import type { Point } from './places.ts';

/** What something covers of the picture. */
export interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const boxOf = (name: string, { x, y }: Point, width: number, height: number): Box => ({
  name,
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

export const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Which of these cover one another, or any of the others. */
export const overlapsIn = (boxes: readonly Box[], others: readonly Box[]): readonly string[] =>
  boxes.flatMap((box, at) =>
    [...others, ...boxes.slice(0, at)]
      .filter((other) => isOver(box, other))
      .map(({ name }) => `${box.name} over ${name}`),
  );
