import { expect, it } from 'vitest';
import { wholeView } from '../Stage.tsx';
import { sides } from '../sides.ts';
import { courtLook } from './courtCamera.ts';
import { ringOf } from './courtDepth.ts';

const ballAt = (x: number) => [{ from: { x, y: 150 }, to: { x, y: 150 }, height: 0 }];
const of = (x: number, change: Partial<Parameters<typeof courtLook>[0]> = {}) =>
  courtLook({ balls: ballAt(x), scored: null, carrier: null, ...change });

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

it('a ring that the ball has gone through is seen from nearer, and two balls from where both are seen', () => {
  const scored = { side: 'home', points: 2 } as const;
  expect(of(100, { scored }).zoom).toBeGreaterThan(of(100).zoom);
  expect(of(100, { scored }).x).toBe(of(ringOf('home').x, { scored }).x);
  expect(of(100, { balls: [...ballAt(100), ...ballAt(300)] })).toEqual(wholeView);
});
