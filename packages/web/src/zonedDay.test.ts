import { describe, expect, it } from 'vitest';
import { dayAgo, dayBegin, dayEnd, minuteInstant } from './zonedDay.ts';

describe('a day of a zone', () => {
  it.each([
    ['2026-11-20', 'America/Caracas', '2026-11-20T04:00:00.000Z', '2026-11-21T04:00:00.000Z'],
    ['2026-11-20', 'Asia/Shanghai', '2026-11-19T16:00:00.000Z', '2026-11-20T16:00:00.000Z'],
    ['2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
    ['2026-11-30', 'UTC', '2026-11-30T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['2026-12-31', 'Asia/Kolkata', '2026-12-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
    // The clocks go back in the night that follows: the day has 25 hours.
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ])('%s in %s', (day, zone, begin, end) => {
    expect(dayBegin(day, zone)?.toISOString()).toBe(begin);
    expect(dayEnd(day, zone)?.toISOString()).toBe(end);
  });

  it.each(['', '2026-13-01', '20-11-2026', 'today'])('is not %j', (text) => {
    expect(dayBegin(text, 'UTC')).toBeNull();
    expect(dayEnd(text, 'UTC')).toBeNull();
  });

  it('is another one where the clocks are behind', () => {
    const now = Date.parse('2026-11-20T02:00:00Z');
    expect([dayAgo(0, 'America/Caracas', now), dayAgo(0, 'UTC', now), dayAgo(30, 'UTC', now)]).toEqual([
      '2026-11-19',
      '2026-11-20',
      '2026-10-21',
    ]);
  });
});

describe('a minute of a zone', () => {
  it.each([
    ['2026-11-20T08:30', 'America/Caracas', '2026-11-20T12:30:00.000Z'],
    ['2026-11-20T08:30', 'Asia/Shanghai', '2026-11-20T00:30:00.000Z'],
    ['2026-10-25T12:00', 'Europe/Berlin', '2026-10-25T11:00:00.000Z'],
  ])('%s in %s', (minute, zone, instant) => {
    expect(minuteInstant(minute, zone)?.toISOString()).toBe(instant);
  });

  it.each(['', '2026-11-20', '2026-11-20T25:00', '20-11-2026T08:30'])('is not %j', (text) => {
    expect(minuteInstant(text, 'UTC')).toBeNull();
  });
});
