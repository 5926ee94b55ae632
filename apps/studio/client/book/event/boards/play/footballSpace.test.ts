import { describe, expect, it } from 'vitest';
import { otherOf, sides } from '../sides.ts';
import { footballFrame } from './footballPlay.ts';
import { withRoom } from './footballSpace.ts';
import { type Ground, seenAt } from './pitch.ts';

const frames = Array.from({ length: 12 }, (_, number) =>
  Array.from({ length: 30 }, (_, beat) =>
    footballFrame({
      told: {
        ...{ id: `football-${number}`, phase: 'live', isBreak: false, isProvisional: false, danger: null },
        goals: [0, 0],
        timeline: [{ kind: 'start', clock: 0, part: 1, side: null, points: 0, score: [0, 0] }],
      },
      ...{ beat, before: null },
    }),
  ),
).flat();

const apart = (one: Ground, other: Ground) => {
  const [a, b] = [seenAt(one), seenAt(other)];
  return { along: Math.abs(a.x - b.x), across: Math.abs(a.y - b.y) };
};

describe('men in midfield', () => {
  it('do not stand in a heap: at the ball are few, and hardly any two cover each other', () => {
    let covered = 0;
    for (const { home, away, balls, carrier } of frames) {
      const to = balls[0]?.to;
      if (!to || !carrier) throw new Error('no ball');
      const near = [...home.slice(1), ...away.slice(1)].filter((man) => {
        const { along, across } = apart(man, to);
        return along < 16 && across < 12;
      });
      expect(near.length).toBeLessThanOrEqual(4);
      const men = [...home, ...away];
      men.forEach((one, at) => {
        for (const other of men.slice(at + 1)) {
          const { along, across } = apart(one, other);
          if (along < 6 && across < 12) covered += 1;
        }
      });
    }
    expect(covered / frames.length).toBeLessThan(0.2);
  });

  it('leave alone whoever has the ball, whoever is where he is sent, and both keepers', () => {
    const heap = Array.from({ length: 7 }, (): Ground => ({ u: 50, v: 0.5 }));
    const sent = { u: 50, v: 0.5 };
    const placed = withRoom(
      { home: heap, away: heap },
      { u: 50, v: 0.5 },
      { side: 'home', order: 3 },
      { away: { 5: sent } },
    );
    expect([placed.home[3], placed.away[5], placed.home[0], placed.away[0]]).toEqual([
      sent,
      sent,
      sent,
      sent,
    ]);
    for (const side of sides) {
      const others = placed[side].filter(({ u }) => u !== 50);
      expect(others.length).toBeGreaterThan(3);
      expect(placed[otherOf(side)].every(({ u }) => u >= 4 && u <= 96)).toBe(true);
    }
  });
});
