import { expect, it } from 'vitest';
import type { BasketballScore } from '../../../../../src/book/views.ts';
import { wholeView } from '../Stage.tsx';
import { otherOf, sides } from '../sides.ts';
import { courtLook } from './courtCamera.ts';
import { pointsAt, ringOf } from './courtDepth.ts';
import { courtFrame } from './courtPlay.ts';
import type { CourtTold } from './courtSides.ts';
import { courtView } from './Hall.tsx';

const ballAt = (x: number, height = 0) => [{ from: { x, y: 150 }, to: { x, y: 150 }, height }];
const of = (x: number, change: Partial<Parameters<typeof courtLook>[0]> = {}) =>
  courtLook({ balls: ballAt(x), carrier: null, ...change });

it('a view of a court goes with the ball, is ahead of whoever brings it, and is there before a run is', () => {
  expect(of(200).x).toBe(50);
  expect(of(260).x).toBeGreaterThan(of(200).x);
  for (const side of sides) {
    const way = side === 'home' ? 1 : -1;
    const carrier = { side, at: 0 };
    const attack = (of(200, { carrier }).x - 50) * way;
    expect(attack).toBeGreaterThan(0);
    // All of the half that they run to.
    expect((of(200, { carrier, isRun: true }).x - 50) * way).toBeGreaterThan(attack + 20);
  }
});

it('a throw is seen with its ring from less near, one that goes high from farther still, and two balls from where both are seen', () => {
  const shot = 'home';
  expect(of(100, { shot }).zoom).toBeLessThan(of(100).zoom);
  expect(of(100, { shot, balls: ballAt(100, 60) }).zoom).toBeLessThan(of(100, { shot }).zoom);
  expect(of(100, { shot }).x).toBe(of(ringOf(shot).x, { shot }).x);
  expect(of(100, { balls: [...ballAt(100), ...ballAt(300)] })).toEqual(wholeView);
});

it('points that are read by a ring stay in sight as the view goes to the other end', () => {
  for (const side of sides) {
    const points = { side, points: 2, isLarge: true };
    const run = of(200, { carrier: { side: otherOf(side), at: 0 }, isRun: true, points });
    const { left, right } = sightOf(run);
    const { x } = pointsAt(side);
    expect(left).toBeLessThan(x - 30);
    expect(right).toBeGreaterThan(x + 30);
  }
});

/** What of the picture is in sight. */
const sightOf = ({ x, y, zoom }: ReturnType<typeof courtLook>) => {
  const [left, top, width, height] = courtView.split(' ').map(Number);
  if (left === undefined || top === undefined || !width || !height) throw new Error(courtView);
  const from = (at: number): number => Math.min(100 - 100 / zoom, Math.max(0, at - 50 / zoom));
  const seen = { left: left + (from(x) / 100) * width, top: top + (from(y) / 100) * height };
  return { ...seen, right: seen.left + width / zoom, bottom: seen.top + height / zoom };
};

it('while a throw is under way the whole basket and all of the way of the ball are in sight, whatever comes of it', () => {
  for (const side of sides)
    for (const brought of [0, 1, 2, 3])
      for (let clock = 570; clock >= 0; clock -= 30) {
        const score: BasketballScore = {
          ...{ sport: 'basketball', home: 20, away: 20, quarter: 1, clock, quarters: [[20, 20]] },
          ...{ isBreak: clock === 0, attacks: otherOf(side), danger: null },
        };
        const told: CourtTold = { id: 'basketball-1', score, brought, phase: 'live' };
        const before = {
          told: {
            ...told,
            brought: 0,
            score: { ...score, isBreak: false, attacks: side, clock: clock + 30 },
          },
          beat: 9,
        };
        for (const beat of [0, 1, 2]) {
          const frame = courtFrame({ told, beat, before });
          const [ball] = frame.balls;
          if (frame.shot === undefined || !ball) continue;
          const sight = sightOf(courtLook(frame));
          const ring = ringOf(side);
          const [board, post] = [ring.y - 39, side === 'home' ? ring.x + 30 : ring.x - 30];
          expect(board).toBeGreaterThan(sight.top);
          expect([post > sight.left, post < sight.right]).toEqual([true, true]);
          const highest = Math.min(ball.from.y, ball.to.y, (ball.from.y + ball.to.y) / 2 - ball.height);
          expect(highest - 6).toBeGreaterThan(sight.top);
          for (const { x, y } of [ball.from, ball.to, ...(ball.via ? [ball.via] : [])]) {
            expect([x > sight.left, x < sight.right]).toEqual([true, true]);
            expect(y).toBeLessThan(sight.bottom);
          }
        }
      }
});
