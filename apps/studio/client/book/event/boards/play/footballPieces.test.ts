import { describe, expect, it } from 'vitest';
import type { IncidentKind, IncidentView, Side, TimelineItem } from '../../../../../src/book/views.ts';
import { otherOf, sides } from '../sides.ts';
import { type FootballFrame, type FootballTold, footballFrame } from './footballPlay.ts';
import { isInNet } from './pitch.ts';

const item = (kind: TimelineItem['kind'], side: Side | null = null): TimelineItem => ({
  ...{ kind, clock: 12, part: 1, side, points: 0, score: [0, 0] },
});
const besides = (kind: IncidentKind, side: Side, change: Partial<IncidentView> = {}): IncidentView => ({
  ...{ kind, side, man: null, clock: 13, after: 1 },
  ...change,
});
const toldOf = (change: Partial<FootballTold> = {}): FootballTold => ({
  ...{ id: 'football-7', phase: 'live', isBreak: false, isProvisional: false, danger: null },
  ...{ goals: [0, 0], timeline: [item('start')], incidents: [] },
  ...change,
});
const beats = Array.from({ length: 12 }, (_, beat) => beat);

/** What is drawn from when the feed told something besides. */
const drawn = (incidents: readonly IncidentView[], change: Partial<FootballTold> = {}) => {
  const before = { told: toldOf({ ...change, timeline: [item('start')], danger: null }), beat: 9 };
  const told = toldOf({ ...change, incidents });
  return (beat: number): FootballFrame => footballFrame({ told, beat, before });
};

describe('what was told of a minute besides', () => {
  it('is drawn and said: a corner is taken at its flag before both, and sent far away', () => {
    for (const side of sides) {
      const at = drawn([besides('corner', side)]);
      const end = side === 'home' ? 100 : 0;
      const flag = at(1).balls[0]?.to;
      expect(Math.abs((flag?.u ?? 50) - end)).toBeLessThan(2);
      expect(Math.abs((flag?.v ?? 0.5) - 0.5)).toBeGreaterThan(0.4);
      const inBox = (of: Side) => at(1)[of].filter(({ u }) => Math.abs(u - end) < 20).length;
      expect(inBox(side)).toBeGreaterThan(3);
      expect(inBox(otherOf(side))).toBeGreaterThan(4);
      expect(at(1)).toMatchObject({ near: side, caption: { kind: 'corner', side } });
      // It lies there for more than a second.
      expect(at(2).balls[0]?.key).toBe(at(1).balls[0]?.key);
      expect(at(3).balls[0]?.height).toBeGreaterThan(20);
      expect(at(3).near).toBe(side);
      expect(Math.abs((at(4).balls[0]?.to.u ?? end) - end)).toBeGreaterThan(30);
      expect(at(6).caption?.kind).not.toBe('corner');
    }
  });

  it('shows who is booked, in the referee’s hand', () => {
    const at = drawn([besides('foul', 'away', { man: 4 }), besides('yellow', 'away', { man: 4 })]);
    expect(at(1)).toMatchObject({
      referee: { isBlown: true, card: null },
      caption: { kind: 'foul', man: 4 },
    });
    expect(at(3)).toMatchObject({ referee: { card: 4 }, caption: { kind: 'yellow', side: 'away', man: 4 } });
    expect(at(6).referee?.card).toBeNull();
    // Whoever was fouled goes on.
    expect(at(6).carrier?.side ?? 'home').toBe('home');
  });

  it('has a wall for a free kick, an arm for a throw-in, and a flag for an offside', () => {
    const kick = drawn([besides('foul', 'home', { man: 7 }), besides('free-kick', 'away')])(3);
    expect(kick.home.filter(({ pose }) => pose === 'wall')).toHaveLength(3);
    expect(kick.caption).toMatchObject({ kind: 'free-kick', side: 'away' });
    const thrown = drawn([besides('throw-in', 'home')])(1);
    expect(thrown.home.some(({ pose, v }) => pose === 'throw' && (v > 0.98 || v < 0.02))).toBe(true);
    const off = drawn([besides('offside', 'home')]);
    expect(off(1)).toMatchObject({ linesman: { isUp: true }, caption: { kind: 'offside', side: 'home' } });
    expect(off(4).linesman?.isUp).toBe(false);
  });

  it('never shows a shot or a goal, and something moves in every three seconds', () => {
    const kinds = ['corner', 'free-kick', 'throw-in', 'offside', 'foul', 'long-ball'] as const;
    for (const kind of kinds)
      for (const side of sides) {
        const frames = beats.map(drawn([besides(kind, side, { man: kind === 'foul' ? 5 : null })]));
        expect(frames.some(({ inNet, balls }) => inNet !== null || balls.some(({ to }) => isInNet(to)))).toBe(
          false,
        );
        for (let beat = 4; beat < frames.length; beat += 1)
          expect(
            new Set(frames.slice(beat - 4, beat + 1).map(({ balls }) => JSON.stringify(balls))).size,
          ).toBeGreaterThan(1);
      }
  });

  it('leads to the threat that was told with it, and the ball stays before the goal', () => {
    const timeline = [item('start'), item('danger', 'home')];
    const at = drawn([besides('corner', 'home', { clock: 12 })], { timeline, danger: 'home' });
    expect(at(1).caption?.kind).toBe('corner');
    for (const beat of [3, 4, 7]) {
      expect(at(beat).near).toBe('home');
      expect(at(beat).balls[0]?.to.u).toBeGreaterThan(80);
    }
  });

  it('is not drawn for whoever has only just come, nor a second time', () => {
    const told = toldOf({ incidents: [besides('corner', 'home')] });
    expect(footballFrame({ told, beat: 1, before: null }).caption?.kind).not.toBe('corner');
    const again = footballFrame({
      told: { ...told, isProvisional: true },
      beat: 1,
      before: { told, beat: 4 },
    });
    expect(again.caption?.kind).not.toBe('corner');
  });

  it('comes of a shot that somebody has touched', () => {
    const threat = toldOf({ timeline: [item('start'), item('danger', 'home')], danger: 'home' });
    const told = toldOf({
      timeline: [...threat.timeline, item('cleared', 'home')],
      incidents: [besides('corner', 'home', { clock: 12, after: 3 })],
    });
    const at = (beat: number) => footballFrame({ told, beat, before: { told: threat, beat: 5 } });
    expect(at(1).away.some(({ pose }) => pose === 'dive')).toBe(true);
    expect(at(3)).toMatchObject({ caption: { kind: 'corner', side: 'home' }, near: 'home' });
  });
});
