import { describe, expect, it } from 'vitest';
import { dayBegins } from './siteDay.ts';

describe('a day of the site', () => {
  it('begins at midnight of its zone, wherever the browser is', () => {
    expect(dayBegins('2026-11-24', 'America/Caracas')).toBe('2026-11-24T04:00:00.000Z');
    expect(dayBegins('2026-11-24', 'Asia/Shanghai')).toBe('2026-11-23T16:00:00.000Z');
    expect(dayBegins('2026-11-24', 'UTC')).toBe('2026-11-24T00:00:00.000Z');
  });

  it('ends where the next one begins, over the end of a month and a year', () => {
    expect(dayBegins('2026-11-30', 'UTC', 1)).toBe('2026-12-01T00:00:00.000Z');
    expect(dayBegins('2026-12-31', 'Asia/Tokyo', 1)).toBe('2026-12-31T15:00:00.000Z');
  });

  it('begins right on the days on which the clocks change', () => {
    // Two o'clock becomes three on the 29th of March 2026, three becomes two on the 25th of October.
    expect(dayBegins('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z');
    expect(dayBegins('2026-03-29', 'Europe/Berlin', 1)).toBe('2026-03-29T22:00:00.000Z');
    expect(dayBegins('2026-10-25', 'Europe/Berlin')).toBe('2026-10-24T22:00:00.000Z');
    expect(dayBegins('2026-10-25', 'Europe/Berlin', 1)).toBe('2026-10-25T23:00:00.000Z');
  });
});
