import { createFakeClock } from '@pavilion/testing';
import { expect, it } from 'vitest';
import { elapsedMs } from '../../../infra/clock.ts';
import { createCaptchaPace } from './captchaPace.ts';

it('an address may have another captcha in time although the clock jumped a day ahead and back', () => {
  const clock = createFakeClock('2026-03-01T12:00:00Z');
  const pace = createCaptchaPace();
  const allows = (): boolean => pace.allows('one', elapsedMs(clock));
  clock.set('2026-03-02T12:00:00Z');
  expect([1, 2, 3, 4, 5].map(allows)).toEqual([true, true, true, true, true]);
  clock.set('2026-03-01T12:00:00Z');
  // Still counted, and no longer than before.
  expect(allows()).toBe(false);
  clock.advance(1_000);
  expect(allows()).toBe(true);
  expect(allows()).toBe(false);
});
