import { describe, expect, it } from 'vitest';
import { putApart } from './apart.ts';
import type { Spot } from './figures.ts';

/** Where such figures come to stand, on a floor without end. */
const apart = (spots: readonly Spot[], fixed: readonly number[] = [], rounds = 40): Spot[] => {
  const placed = [...spots];
  const spotAt = (at: number): Spot => placed[at] ?? { x: 0, y: 0 };
  putApart({
    ...{ count: placed.length, rounds },
    isFixed: (at) => fixed.includes(at),
    between: (one, other) => ({ x: spotAt(other).x - spotAt(one).x, y: spotAt(other).y - spotAt(one).y }),
    push: (at, by) => {
      placed[at] = { x: spotAt(at).x + by.x, y: spotAt(at).y + by.y };
    },
  });
  return placed;
};
const nearest = (spots: readonly Spot[]): number =>
  Math.min(
    ...spots.flatMap((one, at) =>
      spots.slice(at + 1).map((other) => Math.hypot(other.x - one.x, other.y - one.y)),
    ),
  );

describe('figures that are put apart', () => {
  it('stay where they are, if all have room', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 1.05, y: 0 },
      { x: 0, y: 3 },
    ];
    expect(apart(spots)).toEqual(spots);
  });

  it('share the way between them, along the line that they stand on', () => {
    const [one, other] = apart([
      { x: 0, y: 0 },
      { x: 0.5, y: 0 },
    ]);
    expect(one?.x).toBeCloseTo(-0.27);
    expect(other?.x).toBeCloseTo(0.77);
    expect(one?.y).toBeCloseTo(0);
    expect(other?.y).toBeCloseTo(0);
  });

  it('come out of a heap at one place, each in a direction of its own', () => {
    const heap = Array.from({ length: 6 }, () => ({ x: 2, y: 2 }));
    expect(nearest(apart(heap))).toBeGreaterThan(0.95);
    expect(apart(heap)).toEqual(apart(heap));
  });

  it('leave the whole way to whoever is not fixed, and two who are fixed as they are', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 0.5, y: 0 },
    ];
    expect(apart(spots, [0])[0]).toEqual(spots[0]);
    expect(apart(spots, [0])[1]?.x).toBeCloseTo(1.04);
    expect(apart(spots, [0, 1])).toEqual(spots);
  });

  it('are left at that after so many rounds', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 0.5, y: 0 },
    ];
    expect(apart(spots, [], 0)).toEqual(spots);
  });
});
