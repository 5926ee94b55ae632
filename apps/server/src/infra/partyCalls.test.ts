import { createFakeClock } from '@pavilion/testing';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createPartyCalls } from './partyCalls.ts';

const told = (kind: 'ok' | 'refused' | 'unknown', elapsedMs = 20) => ({
  call: '/games/launch',
  kind,
  elapsedMs,
});

it('counts calls by party and kind, with how long they took', async () => {
  const calls = createPartyCalls(new Registry(), () => createFakeClock().now().getTime());
  calls.observe('provider:1', told('ok', 4));
  calls.observe('provider:1', told('ok', 40));
  calls.observe('provider:1', told('refused', 9_000));
  calls.observe('gateway:sandbox', { ...told('unknown'), call: '/payments' });
  expect(await calls.called()).toEqual([
    {
      party: 'provider:1',
      call: '/games/launch',
      count: 3,
      refused: 1,
      failed: 0,
      within: [1, 1, 1, 2, 2, 2, 2, 2, 2, 2],
    },
    {
      party: 'gateway:sandbox',
      call: '/payments',
      count: 1,
      refused: 0,
      failed: 1,
      within: [0, 0, 1, 1, 1, 1, 1, 1, 1, 1],
    },
  ]);
});

it('says once that a party begins to fail much, and forgets it when it answers again or time has passed', () => {
  let nowMs = 1_000_000_000;
  const calls = createPartyCalls(new Registry(), () => nowMs);
  const failingNow = () => calls.failing().map(({ party }) => party);
  // A refusal is an answer.
  for (let n = 0; n < 30; n += 1) expect(calls.observe('provider:1', told('refused'))).toBe(false);
  // Nine calls are too few to say.
  for (let n = 0; n < 9; n += 1) expect(calls.observe('provider:2', told('unknown'))).toBe(false);
  expect(failingNow()).toEqual([]);
  expect(calls.observe('provider:2', told('unknown'))).toBe(true);
  expect(calls.observe('provider:2', told('unknown'))).toBe(false);
  expect(failingNow()).toEqual(['provider:2']);
  for (let n = 0; n < 45; n += 1) calls.observe('provider:2', told('ok'));
  expect(failingNow()).toEqual([]);
  for (let n = 0; n < 10; n += 1) calls.observe('gateway:sandbox', told('unknown'));
  expect(failingNow()).toEqual(['gateway:sandbox']);
  nowMs += 10 * 60_000;
  expect(failingNow()).toEqual([]);
});
