import { expect, test } from 'vitest';
import { afterEvent, wayToDrop } from './shownJackpot.ts';

const lamp = { id: 4, name: 'Lamp', amount: '510.00', drops_by: '2500.00' };
const pearl = { id: 2, name: 'Pearl', amount: '12868.80', drops_by: null };
const shown = { total: '13378.80', levels: [lamp, pearl] };

test('an event moves the amounts of the levels that are shown, in their order and by their names', () => {
  const told = [
    { id: 2, amount: '12869.10' },
    { id: 4, amount: '510.55' },
  ];
  expect(afterEvent(shown, { jackpot_amount_total: '13379.65', levels: told })).toEqual({
    total: '13379.65',
    levels: [
      { ...lamp, amount: '510.55' },
      { ...pearl, amount: '12869.10' },
    ],
  });
});

test('an event of other levels than are shown is asked about, not guessed', () => {
  const one = { id: 4, amount: '1.00' };
  const total = { jackpot_amount_total: '2.00' };
  expect(afterEvent(shown, total)).toBeNull();
  expect(afterEvent(shown, { ...total, levels: [one] })).toBeNull();
  expect(afterEvent(shown, { ...total, levels: [one, { id: 9, amount: '1.00' }] })).toBeNull();
  expect(afterEvent({ total: '1.00', levels: [] }, { ...total, levels: [one] })).toBeNull();
  expect(afterEvent({ total: '1.00', levels: [] }, total)).toEqual({ total: '2.00', levels: [] });
});

test('the way to a drop is a share of its ceiling, and none where there is no ceiling', () => {
  expect(wayToDrop(lamp)).toBeCloseTo(0.204);
  expect(wayToDrop({ ...lamp, amount: '2600.00' })).toBe(1);
  expect(wayToDrop(pearl)).toBeNull();
});
