import { describe, expect, it } from 'vitest';
import type { BasketballScore } from '../../../../../src/book/views.ts';
import { otherOf, sides } from '../sides.ts';
import { ringOf } from './courtDepth.ts';
import { courtEnds, courtPlayOf, courtPlays } from './courtEnds.ts';
import { type CourtTold, courtFrame, isMuch } from './courtPlay.ts';

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
        // Not before what is locked is open again.
        expect([0, 1].map((beat) => at(beat).said?.kind)).not.toContain('steal');
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
      } else expect(kinds.slice(0, 2)).toEqual(Array(2).fill(courtPlayOf({ id, quarter: 1, clock })));
      expect(kinds[2] === 'freeThrow').toBe(brought === 1 || (brought === 0 && kinds[0] === 'freeThrow'));
    }
    expect([...free].sort()).toEqual([0, 1]);
  });

  it('has two men besides who lift an arm for a plain basket', () => {
    const told: CourtTold = {
      ...{ id: 'basketball-1', score: scoreOf({ home: 20, attacks: 'away' }), brought: 2, phase: 'live' },
    };
    const before = { told: { ...told, score: scoreOf({ clock: 450 }), brought: 0 }, beat: 9 } as const;
    const poses = courtFrame({ told, beat: 2, before }).home.map(({ pose }) => pose);
    expect(poses).toEqual(['cheer', 'ask', 'heed', 'ask', 'heed']);
  });

  it('cheers for longer what is made as the time runs out', () => {
    const ended = (brought: number) => {
      const score = scoreOf({ home: 20, clock: 0, isBreak: true, attacks: 'away' });
      const told: CourtTold = { id: 'basketball-1', score, brought, phase: 'live' };
      const before = { told: { ...told, score: scoreOf({ clock: 30 }), brought: 0 }, beat: 9 } as const;
      return (beat: number) => courtFrame({ told, beat, before });
    };
    expect([2, 3, 4, 5].map((beat) => ended(2)(beat).points?.points ?? 0)).toEqual([2, 2, 2, 0]);
    expect(ended(2)(4).home.every(({ pose }) => pose === 'exult')).toBe(true);
    expect(ended(0)(4).points).toBeUndefined();
  });

  it('tells a three, and what changes the lead, in large while they run back, and whoever made it has his arms up', () => {
    const stands = (home: number, away: number, brought: number) => ({
      ...{ score: scoreOf({ home, away, attacks: 'away' }), brought },
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
      if (brought === 3) expect(at(3)[side][0]?.pose).toBe('exult');
    }
  });

  it('has a ball that never leaps, from the attack over its end to the way back', () => {
    for (const { brought, last, at } of possessions) {
      expect(at(0).balls[0]?.from).toEqual(last.balls[0]?.to);
      if (brought > 0) expect(at(3).balls[0]?.from).toEqual(at(2).balls[0]?.to);
    }
  });
});
