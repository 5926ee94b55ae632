import { describe, expect, it } from 'vitest';
import type { BasketballScore } from '../../../../../src/book/views.ts';
import { otherOf, sides } from '../sides.ts';
import { ringOf } from './courtDepth.ts';
import { isMuch } from './courtEnding.ts';
import { courtEnds, courtPlayOf, courtPlays } from './courtEnds.ts';
import { courtFrame } from './courtPlay.ts';
import { type CourtTold, endOf } from './courtSides.ts';

const scoreOf = (change: Partial<BasketballScore>): BasketballScore => ({
  ...{ sport: 'basketball', home: 8, away: 6, quarter: 1, clock: 420, quarters: [[8, 6]] },
  ...{ isBreak: false, attacks: 'home', danger: null },
  ...change,
});
const possessions = [0, 1, 2, 3].flatMap((brought) =>
  sides.flatMap((side) =>
    ['basketball-1', 'basketball-2', 'basketball-3'].flatMap((id) =>
      Array.from({ length: 19 }, (_, number) => {
        const clock = 600 - 30 * number;
        const before = {
          told: { id, score: scoreOf({ attacks: side, clock }), brought: 0, phase: 'live' },
          beat: 9,
        } as const;
        const told: CourtTold = {
          ...{ id, score: scoreOf({ attacks: otherOf(side), clock: clock - 30 }), brought, phase: 'live' },
        };
        return {
          id,
          side,
          brought,
          clock,
          last: courtFrame({ ...before, before: null }),
          at: (beat: number) => courtFrame({ told, beat, before }),
        };
      }),
    ),
  ),
);

describe('what is played at basketball', () => {
  it('is of many kinds, each of them in a match', () => {
    const seen = new Set(possessions.flatMap(({ last, at }) => [last.said?.kind, at(2).said?.kind]));
    for (const kind of [...courtPlays, ...courtEnds]) expect(seen).toContain(kind);
    for (const { id, clock, last } of possessions)
      expect(last.said?.kind).toBe(courtPlayOf({ id, quarter: 1, clock }));
  });

  it('ends as the feed told: in the ring for so many points, off it, or stolen', () => {
    for (const { side, brought, at } of possessions) {
      const isStolen = at(2).said?.kind === 'steal';
      expect(at(2).scored).toEqual(brought > 0 ? { side, points: brought } : null);
      if (isStolen) {
        expect([brought, at(1).carrier?.side]).toEqual([0, otherOf(side)]);
        // It is said as soon as the ball is in other hands.
        expect([0, 1].map((beat) => at(beat).said?.kind === 'steal')).toEqual([false, true]);
      } else if (at(2).said?.kind === 'block') {
        expect(brought).toBe(0);
        expect(at(1).balls[0]?.to).not.toEqual(ringOf(side));
      } else expect(at(1).balls[0]?.to).toEqual(ringOf(side));
    }
  });

  it('says no end before it is seen; a single point is a free throw, and not every free throw goes in', () => {
    const free = new Set<number>();
    for (const { id, side, brought, clock, at } of possessions) {
      const kinds = [0, 1, 2].map((beat) => at(beat).said?.kind);
      if (kinds[2] === 'freeThrow') {
        free.add(brought);
        expect(kinds).toEqual(['freeThrow', 'freeThrow', 'freeThrow']);
        expect(at(1)[side][0]?.pose).toBe('shoot');
      } else if (kinds[2] !== 'steal')
        expect(kinds.slice(0, 2)).toEqual([courtPlayOf({ id, quarter: 1, clock }), 'shot']);
      expect(kinds[2] === 'freeThrow').toBe(brought === 1 || (brought === 0 && kinds[0] === 'freeThrow'));
    }
    expect([...free].sort()).toEqual([0, 1]);
  });

  it('has its maker and two men besides who shake a fist for a plain basket', () => {
    const told: CourtTold = {
      ...{ id: 'basketball-5', score: scoreOf({ home: 20, attacks: 'away' }), brought: 2, phase: 'live' },
    };
    expect(endOf(told)).not.toBe('dunk');
    const before = { told: { ...told, score: scoreOf({ clock: 450 }), brought: 0 }, beat: 9 } as const;
    const poses = courtFrame({ told, beat: 2, before }).home.map(({ pose }) => pose);
    expect(poses.filter((pose) => pose === 'fist')).toHaveLength(3);
  });

  it('cheers for longer what is made as the time runs out', () => {
    const ended = (brought: number) => {
      const score = scoreOf({ home: 20, clock: 0, isBreak: true, attacks: 'away' });
      const told: CourtTold = { id: 'basketball-1', score, brought, phase: 'live' };
      const before = { told: { ...told, score: scoreOf({ clock: 30 }), brought: 0 }, beat: 9 } as const;
      return (beat: number) => courtFrame({ told, beat, before });
    };
    expect([2, 3, 4, 5, 6].map((beat) => ended(2)(beat).points?.points ?? 0)).toEqual([2, 2, 2, 2, 0]);
    // The board is lit as soon as the ball is in the air, whatever comes of it.
    for (const brought of [0, 2])
      expect([0, 1, 2].map((beat) => ended(brought)(beat).isLit)).toEqual([false, true, true]);
    expect(ended(2)(4).home.every(({ pose }) => pose === 'exult')).toBe(true);
    expect(ended(0)(4).points).toBeUndefined();
  });

  it('tells a three, and what changes the lead, in large while they run back, and whoever made it has his arms up', () => {
    const stands = (home: number, away: number, brought: number) => ({
      ...{ id: 'basketball-5', score: scoreOf({ home, away, attacks: 'away' }), brought },
    });
    expect(isMuch(stands(9, 6, 3), 'home')).toBe(true);
    expect(isMuch(stands(8, 7, 2), 'home')).toBe(true);
    expect(isMuch(stands(9, 7, 2), 'home')).toBe(true);
    expect(isMuch(stands(9, 6, 2), 'home')).toBe(false);
    expect(isMuch(stands(7, 7, 2), 'home')).toBe(false);
    expect(isMuch(stands(9, 6, 0), 'home')).toBe(false);
    for (const { side, brought, at } of possessions.filter(({ at: of }) => of(2).said?.kind !== 'steal')) {
      expect([2, 3].map((beat) => at(beat).points?.points ?? 0)).toEqual([brought, brought]);
      expect(at(4).points).toBeUndefined();
      if (brought === 3) expect(at(3)[side].filter(({ pose }) => pose === 'exult')).toHaveLength(1);
    }
  });

  it('has a ball that never leaps, from the attack over its end to the way back', () => {
    for (const { brought, last, at } of possessions) {
      expect(at(0).balls[0]?.from).toEqual(last.balls[0]?.to);
      if (brought > 0) expect(at(3).balls[0]?.from).toEqual(at(2).balls[0]?.to);
    }
  });
});

it('nobody who attacks holds his place and his pose for more than two beats', () => {
  for (const { id, side, clock } of possessions) {
    const told: CourtTold = { id, score: scoreOf({ attacks: side, clock }), brought: 0, phase: 'live' };
    const frames = Array.from({ length: 14 }, (_, beat) =>
      courtFrame({ told, beat: beat + 5, before: { told, beat: 9 } }),
    );
    for (const man of [0, 1, 2, 3, 4]) {
      let [held, last] = [0, ''];
      for (const frame of frames) {
        const { x = 0, y = 0, pose = 'rest' } = frame[side][man] ?? {};
        const now = `${Math.round(x)} ${Math.round(y)} ${pose}`;
        held = now === last ? held + 1 : 1;
        last = now;
        expect(held).toBeLessThan(3);
      }
    }
  }
});

describe('a basket', () => {
  const made = possessions.filter(({ brought }) => brought > 1);
  const kindsOf = (points: number) =>
    new Set(made.filter(({ brought }) => brought === points).map(({ at }) => at(2).said?.kind));

  it('of two points is made in many ways, and one of three is a three', () => {
    expect([...kindsOf(2)].sort()).toEqual(['dunk', 'hook', 'jumper', 'layUp', 'putBack']);
    expect([...kindsOf(3)]).toEqual(['kickOut']);
  });

  it('is seen to be made in the way that is said then: nobody is at the ring but who lays it up, dunks or puts it back', () => {
    const poses = {
      dunk: 'dunk',
      layUp: 'layUp',
      hook: 'hook',
      putBack: 'tip',
      jumper: 'shoot',
      kickOut: 'shoot',
    };
    for (const { side, at } of made) {
      const kind = at(2).said?.kind;
      const pose = Object.entries(poses).find(([of]) => of === kind)?.[1];
      const makers = at(1)[side].filter((man) => man.pose === pose);
      expect(makers).toHaveLength(1);
      const off = Math.abs((makers[0]?.x ?? 0) - ringOf(side).x);
      const isAtRing = kind === 'dunk' || kind === 'layUp' || kind === 'putBack';
      expect(off < 24).toBe(isAtRing);
      // A three is thrown from beyond the line, and goes the highest.
      if (kind === 'kickOut') expect(at(1).balls[0]?.height).toBeGreaterThan(60);
    }
  });

  it('off the board touches it, and one that is put back is first seen to come off the ring', () => {
    for (const { side, at } of made) {
      const kind = at(2).said?.kind;
      const [come, ball] = [at(0).balls[0], at(1).balls[0]];
      expect(ball?.via !== undefined).toBe(kind === 'layUp' || kind === 'putBack');
      if (kind !== 'putBack') continue;
      expect(Math.abs((come?.to.x ?? 0) - ringOf(side).x)).toBeLessThan(9);
      // The first throw is in the air, and nothing is said of a second one.
      expect([at(0).said?.kind, at(1).said?.kind]).not.toContain('putBack');
    }
  });

  it('is met by those who guard with a hand up', () => {
    for (const { side, at } of made)
      expect(at(1)[otherOf(side)].some(({ pose }) => pose === 'leap')).toBe(true);
  });
});
