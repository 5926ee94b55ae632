import { describe, expect, it } from 'vitest';
import type { IncidentKind, IncidentView, Side, TimelineItem } from '../../../../../src/book/views.ts';
import { sides } from '../sides.ts';
import { isInBox } from './footballApart.ts';
import { type FootballFrame, type FootballTold, footballFrame } from './footballPlay.ts';
import { isInNet, ownView } from './pitch.ts';

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
  it('is drawn and said: a corner is played short from its flag, back to midfield, and comes nowhere near the goal', () => {
    for (const side of sides) {
      const at = drawn([besides('corner', side)]);
      const end = side === 'home' ? 100 : 0;
      // Out to the wing, crossed into a back, and behind.
      expect(at(0).carrier).toEqual({ side, order: 4 });
      const [back] = at(1)[side === 'home' ? 'away' : 'home'].filter(({ pose }) => pose === 'lunge');
      const [touched, out] = [at(1).balls[0]?.to, at(2).balls[0]];
      expect(Math.abs((back?.u ?? 50) - (touched?.u ?? 0))).toBeLessThan(2);
      expect(out?.from).toEqual(touched);
      expect(ownView(side, out?.to ?? { u: 0, v: 0.5 }).u).toBeGreaterThan(101);
      const flag = at(3).balls[0]?.to;
      expect(Math.abs((flag?.u ?? 50) - end)).toBeLessThan(2);
      expect(Math.abs((flag?.v ?? 0.5) - 0.5)).toBeGreaterThan(0.4);
      expect(at(3)).toMatchObject({ near: null, caption: { kind: 'corner', side, isShort: true } });
      // It lies there for more than a second.
      expect(at(4).balls[0]?.key).toBe(at(3).balls[0]?.key);
      const along = beats.slice(0, 8).map((beat) => at(beat));
      for (const { balls, near } of along) {
        expect(near).toBeNull();
        expect(balls.every(({ to, height }) => !isInBox(ownView(side, to)) && height < 20)).toBe(true);
      }
      expect(ownView(side, at(7).balls[0]?.to ?? { u: 100, v: 0.5 }).u).toBeLessThan(66);
      // They keep it.
      expect(at(7).carrier?.side).toBe(side);
      expect(at(8).carrier?.side).toBe(side);
      // It is said while it lies at its flag and is taken, and neither on its way there nor once it is played back.
      const said = beats.slice(0, 9).map((beat) => at(beat).caption?.kind);
      expect(said.slice(0, 3)).toEqual(['wing', 'cross', 'cleared']);
      expect(said.slice(3, 8)).toEqual(['corner', 'corner', 'corner', 'back', 'back']);
      expect(said[8]).not.toBe('corner');
    }
  });

  it('has a free kick besides played short from midfield, with no wall before it', () => {
    for (const side of sides) {
      const at = drawn([besides('free-kick', side)]);
      for (const beat of [0, 1, 2, 3, 4]) {
        const said = beat < 3 ? { kind: 'free-kick', isShort: true } : { kind: 'back' };
        expect(at(beat)).toMatchObject({ near: null, caption: { ...said, side } });
        expect([...at(beat).home, ...at(beat).away].some(({ pose }) => pose === 'wall')).toBe(false);
        expect(ownView(side, at(beat).balls[0]?.to ?? { u: 100, v: 0.5 }).u).toBeLessThan(62);
      }
    }
  });

  it('has the taker of a corner walk up and lift his arm while all jostle before the goal, where it leads to a threat', () => {
    const timeline = [item('start'), item('danger', 'home')];
    const at = drawn([besides('corner', 'home', { clock: 12 })], { timeline, danger: 'home' });
    expect(at(3).caption).toEqual({ kind: 'corner', side: 'home', man: null });
    expect(at(3).near).toBe('home');
    expect(at(3).home[4]).not.toEqual(at(2).home[4]);
    expect(at(3).home[4]?.pose).toBe('signal');
    const inBox = (side: Side): number => at(3)[side].filter(({ u }) => u > 80).length;
    expect([inBox('home') > 3, inBox('away') > 4]).toEqual([true, true]);
    const moved = at(4).away.filter(({ u, v }, man) => u !== at(3).away[man]?.u || v !== at(3).away[man]?.v);
    expect(moved.length).toBeGreaterThan(3);
  });

  it('shows who is booked, in the referee’s hand', () => {
    const at = drawn([besides('foul', 'away', { man: 4 }), besides('yellow', 'away', { man: 4 })]);
    expect(at(1)).toMatchObject({
      referee: { isBlown: true, card: null },
      caption: { kind: 'foul', man: 4 },
    });
    // Whoever was fouled sits where he fell, and is up again as it goes on.
    expect([0, 1, 4, 6].map((beat) => at(beat).home[4]?.pose === 'hurt')).toEqual([false, true, true, false]);
    expect(at(3)).toMatchObject({ referee: { card: 4 }, caption: { kind: 'yellow', side: 'away', man: 4 } });
    expect(at(6).referee?.card).toBeNull();
    // Whoever was fouled goes on.
    expect(at(6).carrier?.side ?? 'home').toBe('home');
  });

  it('has a wall for a free kick, an arm for a throw-in, and a flag for an offside', () => {
    const timeline = [item('start'), item('danger', 'away')];
    const told = [
      besides('foul', 'home', { man: 7, clock: 12 }),
      besides('free-kick', 'away', { clock: 12 }),
    ];
    const kick = drawn(told, { timeline, danger: 'away' })(3);
    expect(kick.home.filter(({ pose }) => pose === 'wall')).toHaveLength(3);
    expect(kick.caption).toMatchObject({ kind: 'free-kick', side: 'away' });
    const thrown = drawn([besides('throw-in', 'home')])(1);
    expect(thrown.home.some(({ pose, v }) => pose === 'throw' && (v > 0.98 || v < 0.02))).toBe(true);
    const off = drawn([besides('offside', 'home')]);
    expect(off(1)).toMatchObject({ linesman: { isUp: true }, caption: { kind: 'offside', side: 'home' } });
    expect(off(4).linesman?.isUp).toBe(false);
    // The word stands as long as the flag is up.
    for (const beat of beats.slice(0, 6))
      expect(off(beat).caption?.kind === 'offside').toBe(off(beat).linesman?.isUp === true);
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
    expect([0, 1, 2, 3].map((beat) => at(beat).caption?.kind)).toEqual([
      'wing',
      'cross',
      'cleared',
      'corner',
    ]);
    // It comes in within the three seconds that a threat takes.
    expect(at(4).balls[0]).toMatchObject({ from: at(3).balls[0]?.to, to: { u: 86, v: 0.5 } });
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
    expect(at(3).caption?.kind).not.toBe('corner');
    expect(at(4)).toMatchObject({ caption: { kind: 'corner', side: 'home', isShort: true } });
  });
});
