import { describe, expect, test } from 'vitest';
import { countdown } from './countdown.ts';
import { stageOf } from './stage.ts';

const inTime = { isTransfer: false, isOver: false };

describe('what a state means to the member', () => {
  test.each([
    ['created', false, inTime, 'created'],
    ['created', false, { isTransfer: true, isOver: false }, 'transfer'],
    ['pending', false, inTime, 'pending'],
    ['pending', false, { isTransfer: false, isOver: true }, 'confirming'],
    ['reviewing', false, { isTransfer: true, isOver: true }, 'reviewing'],
    ['succeeded', false, inTime, 'succeeded'],
    ['succeeded', true, { isTransfer: false, isOver: true }, 'late'],
    ['declined', false, inTime, 'declined'],
    ['expired', false, { isTransfer: true, isOver: true }, 'expired'],
    ['failed', false, inTime, 'failed'],
  ] as const)('%s (late: %s, %j) is %s', (state, is_late, told, stage) => {
    expect(stageOf({ state, is_late }, told)).toBe(stage);
  });
});

test.each([
  [0, '00:00'],
  [59, '00:59'],
  [600, '10:00'],
  [3_599, '59:59'],
  [86_399, '23:59:59'],
])('%d seconds are counted down as %s', (seconds, shown) => {
  expect(countdown(seconds)).toBe(shown);
});
