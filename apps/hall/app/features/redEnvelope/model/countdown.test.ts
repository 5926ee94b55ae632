import { expect, it } from 'vitest';
import { leftUntil } from './countdown.ts';

// Noon in Caracas (UTC−4): an end at 14:30 there is 18:30 UTC, whatever the zone of the machine.
const noon = Date.parse('2026-11-20T12:00:00-04:00');

it.each([
  ['2026-11-20T18:30:00.000Z', 0, '02:30:00'],
  ['2026-11-20T16:00:01.000Z', 0, '00:00:01'],
  ['2026-11-20T16:00:00.400Z', 0, '00:00:01'],
  ['2026-11-23T17:01:02.000Z', 3, '01:01:02'],
  ['2026-11-20T16:00:00.000Z', 0, '00:00:00'],
  ['2026-11-20T15:59:59.000Z', 0, '00:00:00'],
])('until %s it is %d days and %s', (endAt, days, clock) => {
  expect(leftUntil(endAt, noon)).toMatchObject({ days, clock });
});
