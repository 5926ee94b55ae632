/** A point of a glyph on a grid 20 wide and 30 high, y downwards. */
export type Point = readonly [x: number, y: number];
/** A pen stroke: the points it passes. */
export type Stroke = readonly Point[];

/** Points of an arc around a centre, angles in degrees, 0 to the right and growing clockwise. */
const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] => {
  const steps = Math.max(3, Math.ceil(Math.abs(to - from) / 24));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
};

/** A straight line with points between, so that it bends with the rest when the picture is bent. */
const line = (from: Point, to: Point): Point[] =>
  [0, 1, 2, 3, 4].map((step): Point => {
    const part = step / 4;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  });

const path = (...corners: readonly [Point, Point, ...Point[]]): Point[] =>
  corners.slice(1).flatMap((to, index) => line(corners[index] ?? to, to));

/**
 * Hand-set letters and digits that nobody takes for one another, also when they are turned, bent and crossed by a line: no
 * O and 0, I and 1, B and 8, S and 5, Z and 2, G and 6, U and V, A and 4, E and F, P and R; and no M, N and W, which neighbours make
 * of each other. `0` exists for test mode only, where every answer is `0000`.
 */
export const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [arc(10, 15, 8, 14, -90, 270)],
  '3': [[...arc(9, 8.5, 7, 7, 200, 430)], [...arc(9, 21.5, 8, 7.5, -80, 160)]],
  '7': [path([2, 2], [18, 2], [8, 29])],
  '9': [[...arc(10, 10, 7.5, 8.5, 0, -360)], path([17.5, 10], [15, 29])],
  A: [path([1, 29], [10, 1], [19, 29]), line([5, 19], [15, 19])],
  C: [arc(11, 15, 9, 13.5, -45, -315)],
  D: [path([3, 29], [3, 1]), [[3, 1], ...arc(5, 15, 13, 14, -90, 90), [3, 29]]],
  E: [path([17, 1], [3, 1], [3, 29], [17, 29]), line([3, 14], [14, 14])],
  H: [line([2, 1], [2, 29]), line([18, 1], [18, 29]), line([2, 15], [18, 15])],
  J: [[...line([15, 1], [15, 21]), ...arc(8.5, 21, 6.5, 8, 0, 170)]],
  K: [line([3, 1], [3, 29]), path([18, 1], [4, 16], [18, 29])],
  L: [path([4, 1], [4, 29], [18, 29])],
  P: [path([4, 29], [4, 1]), [[4, 1], ...arc(9, 8.5, 8.5, 7.5, -90, 90), [4, 16]]],
  T: [line([1, 1.5], [19, 1.5]), line([10, 1.5], [10, 29])],
  U: [[...line([2.5, 1], [2.5, 19]), ...arc(10, 19, 7.5, 10, 180, 0), ...line([17.5, 19], [17.5, 1])]],
  X: [line([2, 1], [18, 29]), line([18, 1], [2, 29])],
  Y: [path([1, 1], [10, 15], [19, 1]), line([10, 15], [10, 29])],
};

/** The characters that answers are made of. */
export const captchaAlphabet = Object.keys(glyphs).filter((character) => character !== '0');
