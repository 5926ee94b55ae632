import { describe, expect, it } from 'vitest';
import type { Side, TimelineItem } from '../../../../../src/book/views.ts';
import { sides } from '../sides.ts';
import { endingBeats } from './footballEndings.ts';
import { type FootballFrame, type FootballTold, footballFrame } from './footballPlay.ts';
import { endingOf } from './footballSegments.ts';

const item = (kind: TimelineItem['kind'], side: Side | null = null): TimelineItem => ({
  ...{ kind, clock: 44, part: 1, side, points: 0, score: [0, 0] },
});
const toldOf = (timeline: readonly TimelineItem[], change: Partial<FootballTold> = {}): FootballTold => ({
  ...{ id: 'football-7', phase: 'live', isBreak: false, isProvisional: false, danger: null },
  ...{ goals: [0, 0], timeline },
  ...change,
});
const threat = toldOf([item('start'), item('danger', 'home')], { danger: 'home' });
const halfTime = toldOf([...threat.timeline, item('cleared', 'home'), item('break')], { isBreak: true });
const before = { told: threat, beat: 5 };
const all = ({ home, away }: FootballFrame) => [...home, ...away];

describe('half-time', () => {
  it('that cuts an attack off waits until it was seen to its end; then it is blown for, and all walk in', () => {
    const ending = endingOf(halfTime, threat.timeline.length);
    if (ending === null) throw new Error('no ending');
    const lasts = endingBeats(ending);
    const at = (beat: number): FootballFrame => footballFrame({ told: halfTime, beat, before });
    expect(all(at(1)).some(({ pose }) => pose === 'dive')).toBe(true);
    for (let beat = 0; beat < lasts; beat += 1)
      expect([at(beat).isBlown, at(beat).isEmpty]).toEqual([false, false]);
    expect(at(lasts).isBlown).toBe(true);
    expect(all(at(lasts + 4)).some(({ pose }) => pose === 'walk')).toBe(true);
    expect(at(lasts + 4).isEmpty).toBe(false);
    const gone = at(lasts + 12);
    expect([gone.isEmpty, gone.isBlown]).toEqual([true, false]);
    expect(all(gone).every(({ isGone }) => isGone)).toBe(true);
  });

  it('has an empty pitch for whoever comes into it', () => {
    expect(footballFrame({ told: halfTime, beat: 5, before: null }).isEmpty).toBe(true);
  });

  it('ends with both coming out again at the other ends, where they then play', () => {
    const returning = { ...halfTime, isReturning: true };
    const out = footballFrame({ told: returning, beat: 9, before: { told: halfTime, beat: 20 } });
    expect([out.isEmpty, out.right]).toEqual([false, 'away']);
    expect(out.home.every(({ u, isGone }) => u > 50 && !isGone)).toBe(true);
    expect(out.away.every(({ u }) => u < 50)).toBe(true);
    const second = [...halfTime.timeline, item('restart')];
    for (const side of sides) {
      const attack = toldOf([...second, item('danger', side)], { danger: side });
      const { balls, near, right } = footballFrame({ told: attack, beat: 6, before: null });
      expect([near, right]).toEqual([side, 'away']);
      expect((balls[0]?.to.u ?? 50) > 50).toBe(side === 'away');
    }
  });
});
