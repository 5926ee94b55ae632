import { describe, expect, it } from 'vitest';
import type { IncidentKind, IncidentView, PlayView, TimelineItem } from '../../../../../src/book/views.ts';
import type { FootballTold } from './footballPlay.ts';
import { seenBesides } from './footballSeen.ts';
import { withSeen } from './seenBesides.ts';

const item = (kind: TimelineItem['kind'], side: TimelineItem['side'] = null): TimelineItem => ({
  ...{ kind, clock: 12, part: 1, side, points: 0, score: [0, 0] },
});
const toldOf = (change: Partial<FootballTold> = {}): FootballTold => ({
  ...{ id: 'football-7', phase: 'live', isBreak: false, isProvisional: false, danger: null },
  ...{ goals: [0, 0], timeline: [item('start')], incidents: [], plays: [] },
  ...change,
});
const incident = (kind: IncidentKind, clock = 13, after = 1): IncidentView => ({
  ...{ kind, clock, after, side: 'home', man: null },
});
const shot: PlayView = { side: 'home', way: 'middle', end: 'wide', isBreak: false, clock: 12, after: 1 };

/** How much has been seen at each of the first beats after it was told. */
const course = (
  told: FootballTold,
  before: { readonly told: FootballTold; readonly beat: number; readonly before?: never } | null,
  beats: number,
) => {
  const { incidents = [], plays = [] } = told;
  return Array.from({ length: beats }, (_, beat) =>
    seenBesides({ told, beat, before }, { incidents, plays }),
  );
};

describe('what has been seen of what was told besides', () => {
  const before = { told: toldOf(), beat: 9 };

  it('is a foul with its words, its card two beats later, and the free kick after both', () => {
    const told = toldOf({ incidents: [incident('foul'), incident('yellow'), incident('free-kick')] });
    expect(course(told, before, 6).map(({ incidents }) => incidents)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('is a corner only once the shot was seen that it came of', () => {
    const attacked = { told: toldOf({ timeline: [item('start'), item('danger', 'home')] }), beat: 9 };
    const told = toldOf({
      timeline: [...attacked.told.timeline, item('cleared', 'home')],
      incidents: [incident('corner', 12, 3)],
    });
    const counts = course(told, attacked, 16).map(({ incidents }) => incidents);
    expect(counts[0]).toBe(0);
    expect(counts.indexOf(1)).toBeGreaterThanOrEqual(2);
    expect(counts.at(-1)).toBe(1);
  });

  it('is a shot once it is said where it went', () => {
    const counts = course(toldOf({ plays: [shot] }), before, 12).map(({ plays }) => plays);
    expect(counts).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
  });

  it('waits for the shot that is still played as the next is told', () => {
    const first = { told: toldOf({ plays: [shot] }), beat: 2, before: { told: toldOf(), beat: 9 } };
    const told = toldOf({ plays: [shot], incidents: [incident('offside', 14)] });
    const at = (beat: number) =>
      seenBesides({ told, beat, before: first }, { incidents: [incident('offside', 14)], plays: [shot] });
    expect(at(0)).toEqual({ incidents: 0, plays: 0 });
    expect(at(7)).toEqual({ incidents: 0, plays: 1 });
    expect(at(14)).toEqual({ incidents: 1, plays: 1 });
  });

  it('is a foul with its card to the end, although something else is told meanwhile', () => {
    const [foul, card, flag] = [incident('foul'), incident('yellow'), incident('offside', 14)];
    const first = { told: toldOf({ incidents: [foul, card] }), beat: 0, before: { told: toldOf(), beat: 9 } };
    const second = {
      ...{ told: toldOf({ incidents: [foul, card], plays: [shot] }), beat: 0, before: first },
    };
    const told = toldOf({ incidents: [foul, card, flag], plays: [shot] });
    const at = (beat: number) =>
      seenBesides({ told, beat, before: second }, { incidents: [foul, card, flag], plays: [shot] });
    expect(at(0)).toEqual({ incidents: 2, plays: 0 });
    expect(at(30)).toEqual({ incidents: 3, plays: 1 });
    const counts = Array.from({ length: 30 }, (_, beat) => at(beat));
    expect(counts.findIndex(({ plays }) => plays === 1)).toBeLessThanOrEqual(
      counts.findIndex(({ incidents }) => incidents === 3),
    );
  });

  it('is everything for whoever has only just come', () => {
    const told = toldOf({ incidents: [incident('corner')], plays: [shot] });
    expect(course(told, null, 1)).toEqual([{ incidents: 1, plays: 1 }]);
  });

  it('leaves out of a match what was not seen; where no picture tells, what could still be played', () => {
    const told = { incidents: [incident('foul'), incident('yellow')], plays: [shot] };
    const at = (minute: number, phase: 'live' | 'over' = 'live') => ({
      ...{ ...told, phase },
      score: { sport: 'football', home: 0, away: 0, minute, isBreak: false, danger: null } as const,
    });
    expect(withSeen(at(shot.clock), { incidents: 1, plays: 0 })).toMatchObject({
      ...{ incidents: [incident('foul')], plays: [] },
    });
    expect(withSeen(at(shot.clock), { incidents: 2, plays: 1 })).toMatchObject(told);
    expect(withSeen(at(shot.clock + 2), null)).toMatchObject({ ...told, plays: [] });
    expect(withSeen(at(shot.clock + 3), null)).toMatchObject(told);
    expect(withSeen(at(shot.clock, 'over'), null)).toMatchObject(told);
  });
});
