import { describe, expect, it } from 'vitest';
import { evaluateSpin } from '../../src/engine/evaluate.ts';
import { letterAt } from '../../src/engine/machine.ts';
import { koiLantern } from '../../src/engine/machines/koiLantern.ts';
import { cellsOfLine, foundAt, litCells, suspenseFrom } from './reading.ts';

/** Stops that show a moon on exactly these reels. */
const moonsOn = (reels: readonly number[]) =>
  evaluateSpin(
    koiLantern,
    'base',
    koiLantern.base.strips.map((strip, reel) => {
      const stops = [...strip].map((_, stop) => stop);
      const shows = (stop: number) => [0, 1, 2].some((row) => letterAt(strip, stop, row) === 'S');
      return stops.find((stop) => shows(stop) === reels.includes(reel)) ?? 0;
    }),
  );

describe('suspense', () => {
  it.each([
    [[], null],
    [[0], null],
    [[0, 1], 2],
    [[0, 3], 4],
    [[0, 1, 2], 2],
    [[3, 4], null],
  ])('with moons on reels %j begins at reel %j', (reels, from) => {
    expect(suspenseFrom('S', moonsOn(reels))).toBe(from);
  });

  it.each([
    [[0, 1], null],
    [[0, 1, 2], 2],
    [[0, 1, 3, 4], 3],
    [[0, 3, 4], 4],
  ])('with moons on reels %j ends at reel %j', (reels, at) => {
    expect(foundAt('S', moonsOn(reels))).toBe(at);
  });
});

describe('light', () => {
  it('falls on each cell of each winning line, once', () => {
    expect(cellsOfLine(3, 3)).toEqual([
      { reel: 0, row: 0 },
      { reel: 1, row: 1 },
      { reel: 2, row: 2 },
    ]);
    const evaluation = moonsOn([]);
    const cells = litCells({
      ...evaluation,
      lineWins: [
        { line: 0, letter: 'K', count: 3, units: 6 },
        { line: 0, letter: 'K', count: 4, units: 20 },
      ],
    });
    expect(cells).toHaveLength(4);
  });
});
