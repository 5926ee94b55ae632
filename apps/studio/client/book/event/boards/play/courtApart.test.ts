import { describe, expect, it } from 'vitest';
import type { BasketballScore } from '../../../../../src/book/views.ts';
import { sides } from '../sides.ts';
import { apartOnCourt, gapOnCourt } from './courtApart.ts';
import { type CourtFrame, courtFrame } from './courtPlay.ts';
import type { CourtTold } from './courtSides.ts';
import type { Spot } from './figures.ts';

const scoreOf = (change: Partial<BasketballScore>): BasketballScore => ({
  ...{ sport: 'basketball', home: 8, away: 6, quarter: 1, clock: 420, quarters: [[8, 6]] },
  ...{ isBreak: false, attacks: 'home', danger: null },
  ...change,
});

/** From the end of a possession over the way back into the next one, for either side and whatever it brought. */
const possessions: readonly CourtFrame[][] = sides.flatMap((attacks) =>
  [0, 1, 2, 3].flatMap((brought) =>
    Array.from({ length: 12 }, (_, number) => {
      const score = scoreOf({ attacks, clock: 420 - 20 * number });
      const told: CourtTold = { id: 'basketball-7', score, brought, phase: 'live' };
      return Array.from({ length: 12 }, (_, beat) =>
        courtFrame({ told, beat, before: { told: { ...told, score: scoreOf({}) }, beat: 9 } }),
      );
    }),
  ),
);
const men = ({ home, away }: CourtFrame): readonly Spot[] => [...home, ...away];
const nearest = (spots: readonly Spot[]): number =>
  Math.min(...spots.flatMap((one, at) => spots.slice(at + 1).map((other) => gapOnCourt(one, other))));
/** Of all pairs so many cover each other. */
const coveredOf = (spots: readonly Spot[]): number =>
  spots.flatMap((one, at) => spots.slice(at + 1).filter((other) => gapOnCourt(one, other) < 0.6)).length;
const halfway = (from: CourtFrame, to: CourtFrame): Spot[] => {
  const ends = men(to);
  return men(from).map((one, at) => {
    const end = ends[at] ?? one;
    return { x: (one.x + end.x) / 2, y: (one.y + end.y) / 2 };
  });
};

describe('players on a court', () => {
  it('have room in every beat of a possession, from the throw over the way back to the next attack', () => {
    for (const frames of possessions)
      for (const frame of frames) expect(nearest(men(frame))).toBeGreaterThan(0.85);
  });

  it('are seen all over the floor, and none of them beyond it', () => {
    const ys = possessions.flatMap((frames) => frames.flatMap((frame) => men(frame).map(({ y }) => y)));
    expect(Math.min(...ys)).toBeGreaterThan(99);
    expect(Math.max(...ys)).toBeLessThan(219);
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(100);
  });

  it('go to the other end in lanes: halfway between two beats hardly ever two cross', () => {
    let [covered, pairs] = [0, 0];
    for (const frames of possessions)
      frames.slice(1).forEach((frame, beat) => {
        const before = frames[beat];
        if (!frame.isRun || !before) return;
        const count = coveredOf(halfway(before, frame));
        expect(count).toBeLessThan(3);
        covered += count;
        pairs += 45;
      });
    expect(covered / pairs).toBeLessThan(0.01);
  });

  it('do not start all at once, and are spread over the court on the way', () => {
    for (const frames of possessions) {
      const run = frames.filter(({ isRun }) => isRun);
      expect(run).toHaveLength(2);
      const xs = run.slice(0, 1).flatMap((frame) => men(frame).map(({ x }) => x));
      expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(90);
    }
  });

  it('stay where they are fixed, and others make room', () => {
    const spot = { x: 200, y: 130 };
    const [first, ...others] = apartOnCourt([spot, spot, spot, spot], [0]);
    expect(first).toEqual(spot);
    expect(nearest([spot, ...others])).toBeGreaterThan(0.95);
  });
});
