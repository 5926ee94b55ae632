import { describe, expect, it } from 'vitest';
import { type Fold, foldOf, gripOf, type Point } from './fold.ts';

const card = { width: 100, height: 140 };

const foldAt = (grip: Point, to: Point): Fold => {
  const fold = foldOf(card, grip, to);
  if (fold === null) throw new Error('not bent');
  return fold;
};

/** Where a point of the printed face lies. */
const placed = ({ matrix: [a, b, c, d, e, f] }: Fold, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

describe('a bent card', () => {
  it('shows the strip along a lifted edge, turned about, its edge where the finger is', () => {
    const fold = foldAt([50, 140], [50, 100]);
    expect(fold.share).toBeCloseTo(20 / 140);
    expect(fold.lying).toEqual(
      expect.arrayContaining([
        [0, 0],
        [100, 0],
        [100, 120],
        [0, 120],
      ]),
    );
    expect(placed(fold, [50, 140])).toEqual([50, 100]);
    // The face is turned by half a turn, not mirrored: its lower left corner comes to the right.
    expect(placed(fold, [0, 140])).toEqual([100, 100]);
  });

  it('shows a corner as a triangle', () => {
    const fold = foldAt([100, 140], [60, 100]);
    expect(fold.lifted).toHaveLength(3);
    expect(fold.share).toBeCloseTo((40 * 40) / 2 / (100 * 140));
    // What is printed at the lower left is seen at the back's lower right.
    const [x, y] = placed(fold, [0, 140]);
    expect(x).toBeCloseTo(60);
    expect(y).toBeCloseTo(100);
  });

  it.each<[Point, Point]>([
    [
      [0, 30],
      [80, 60],
    ],
    [
      [100, 140],
      [13, 7],
    ],
    [
      [20, 0],
      [64, 139],
    ],
  ])('is whole however it is bent: from %o to %o', (grip, to) => {
    const fold = foldAt(grip, to);
    const [a, b, c, d] = fold.matrix;
    // Turned and moved, neither mirrored nor stretched.
    expect(a * d - b * c).toBeCloseTo(1);
    expect(Math.hypot(a, b)).toBeCloseTo(1);
    expect(fold.share).toBeGreaterThan(0);
    expect(fold.share).toBeLessThan(1);
    // Where the strip begins it lies on what still lies: the fold is one line for both.
    const onBoth = fold.lifted
      .map((point) => placed(fold, point))
      .filter((point) => fold.lying.some(([x, y]) => Math.hypot(x - point[0], y - point[1]) < 1e-6));
    expect(onBoth).toHaveLength(2);
  });

  it('lies flat while it is not moved', () => {
    expect(foldOf(card, [0, 70], [0, 70])).toBeNull();
  });
});

it.each<[Point, Point]>([
  [
    [10, 130],
    [0, 140],
  ],
  [
    [90, 8],
    [100, 0],
  ],
  [
    [50, 120],
    [50, 140],
  ],
  [
    [20, 70],
    [0, 70],
  ],
])('a press at %o takes hold at %o', (press, grip) => {
  expect(gripOf(card, press)).toEqual(grip);
});
