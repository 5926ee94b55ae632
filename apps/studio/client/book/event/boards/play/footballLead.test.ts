import { describe, expect, it } from 'vitest';
import type { PlayView, Side, TimelineItem } from '../../../../../src/book/views.ts';
import { otherOf, sides } from '../sides.ts';
import { cameraOf, sightOf } from './footballCamera.ts';
import { moveBeats } from './footballMoves.ts';
import { type FootballFrame, type FootballTold, footballFrame } from './footballPlay.ts';
import { refereeClear } from './officials.ts';
import { ownView, seenAt } from './pitch.ts';

const item = (kind: TimelineItem['kind'], side: Side | null = null): TimelineItem => ({
  ...{ kind, clock: 12, part: 1, side, points: 0, score: [0, 0] },
});
const toldOf = (id: string, change: Partial<FootballTold> = {}): FootballTold => ({
  ...{ id, phase: 'live', isBreak: false, isProvisional: false, danger: null },
  ...{ goals: [0, 0], timeline: [item('start')], incidents: [], plays: [] },
  ...change,
});
const ids = ['football-1', 'football-2', 'football-3', 'football-4', 'football-5', 'football-6'] as const;
const ends: readonly PlayView['end'][] = ['cleared', 'lost', 'held', 'wide', 'over', 'back'];

/** A threat of a side, told at a beat of a quiet minute, or while the ball goes from end to end. */
const threats = ids.flatMap((id, number) =>
  sides.flatMap((side) =>
    ends.flatMap((end) =>
      [1, 5, 8].map((at) => {
        const play: PlayView = {
          ...{ side: number % 2 === 0 ? side : otherOf(side), end, way: 'far' },
          isBreak: false,
          clock: 13,
          after: 1,
        };
        const quiet = { told: toldOf(id), beat: 9, before: null };
        const before = {
          told: toldOf(id, { plays: [play] }),
          beat: Math.min(at, moveBeats(play) - 1),
          before: quiet,
        };
        const told = toldOf(id, {
          plays: [play],
          timeline: [item('start'), item('danger', side)],
          danger: side,
        });
        const frames = Array.from(
          { length: 9 },
          (_, beat): FootballFrame => footballFrame({ told, beat, before }),
        );
        return { side, frames, last: footballFrame(before) };
      }),
    ),
  ),
);

describe('what leads to a threat', () => {
  it('goes on from where the ball was, without a leap and without a cut, and is before the goal within five beats', () => {
    for (const { side, frames, last } of threats) {
      expect(frames[0]?.balls[0]?.from).toEqual(last.balls[0]?.to);
      frames.slice(1).forEach(({ balls: [ball], isCut }, at) => {
        const was = frames[at]?.balls[0];
        expect(isCut).toBeUndefined();
        if (ball && was && ball.key !== was.key) expect(ball.from).toEqual(was.to);
      });
      for (const { balls, carrier, near } of frames.slice(5)) {
        expect(ownView(side, balls[0]?.to ?? { u: 50, v: 0.5 }).u).toBeGreaterThan(78);
        expect([carrier?.side, near]).toEqual([side, side]);
      }
    }
  });

  it('is won from whoever had the ball, and said so, and then brought forward in 0.9 seconds', () => {
    const won = threats.filter(
      ({ side, last }) => last.carrier && last.carrier.side !== side && last.carrier.order > 0,
    );
    expect(won.length).toBeGreaterThan(20);
    for (const { side, frames, last } of won) {
      const [first, second] = frames;
      // Only who wins it in his own half counters.
      const isCounter = ownView(side, last.balls[0]?.to ?? { u: 50, v: 0.5 }).u < 50;
      expect(first?.caption).toEqual({ kind: 'steal', side, coming: isCounter ? 'counter' : 'attack' });
      if (isCounter) expect(second?.caption?.kind).toBe('breaks');
      else expect(frames.map(({ caption }) => caption?.kind)).not.toContain('breaks');
      expect(first?.carrier?.side).toBe(side);
      expect(first?.balls[0]?.ms).toBeLessThanOrEqual(500);
      expect(first?.[side].some(({ pose }) => pose === 'lunge')).toBe(true);
      const ball = second?.balls[0];
      const isFar = ball && Math.abs(ball.to.u - ball.from.u) > 26;
      if (isFar) expect([ball.ms, frames[2]?.balls[0]?.key]).toEqual([900, ball.key]);
    }
  });
});

it('a side that had the ball already counters no more than it wins it: it comes with a long ball, or on the wing', () => {
  const own = threats.filter(({ side, last }) => last.carrier?.side === side);
  expect(own.length).toBeGreaterThan(20);
  const said = new Set(own.flatMap(({ frames }) => frames.map(({ caption }) => caption?.kind)));
  expect([...said].sort()).toEqual(['long', 'wing', undefined]);
  for (const { frames } of own) expect(frames.map(({ caption }) => caption?.coming)).not.toContain('counter');
});

describe('the camera', () => {
  const all = threats.flatMap(({ frames, last }) => [last, ...frames]);

  it('always has the ball and the two men nearest to it in sight, and nothing outside the picture', () => {
    for (const frame of all) {
      const { left, right, top, bottom } = sightOf(cameraOf(frame));
      const ball = seenAt(frame.balls[0]?.to ?? { u: 50, v: 0.5 });
      const off = ({ x, y }: { x: number; y: number }) => Math.hypot(x - ball.x, y - ball.y);
      const men = [...frame.home, ...frame.away].map(seenAt).sort((a, b) => off(a) - off(b));
      for (const { x, y } of [ball, ...men.slice(0, 2)]) {
        expect(x).toBeGreaterThan(left);
        expect(x).toBeLessThan(right);
        expect(y).toBeGreaterThan(top);
        expect(y).toBeLessThan(bottom);
      }
      expect(left).toBeGreaterThan(-0.001);
      expect(top).toBeGreaterThan(-78.001);
      expect(right).toBeLessThan(400.001);
      expect(bottom).toBeLessThan(198.001);
    }
  });

  it('comes nearer in a threat', () => {
    for (const { frames } of threats) {
      const zooms = frames.map((frame) => cameraOf(frame).zoom);
      expect(zooms[8]).toBeGreaterThan(1.8);
    }
  });

  it('has no referee at the ball, unless he was called there', () => {
    for (const { referee, balls } of all) {
      if (!referee || referee.isBlown || !balls[0]) continue;
      const [his, its] = [seenAt(referee), seenAt(balls[0].to)];
      expect(Math.hypot(his.x - its.x, his.y - its.y)).toBeGreaterThanOrEqual(refereeClear * 0.99);
    }
  });
});
