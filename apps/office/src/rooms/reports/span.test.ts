import { describe, expect, it } from 'vitest';
import { shortcutsAt } from './span.ts';

const at = (now: string, timeZone: string) =>
  Object.fromEntries(shortcutsAt(timeZone, Date.parse(now)).map(({ name, from, to }) => [name, [from, to]]));

describe('the spans that are asked for every day', () => {
  it('are of the site’s days', () => {
    expect(at('2026-11-24T22:30:00Z', 'Asia/Shanghai')).toEqual({
      today: ['2026-11-25', '2026-11-25'],
      yesterday: ['2026-11-24', '2026-11-24'],
      week: ['2026-11-19', '2026-11-25'],
      month: ['2026-11-01', '2026-11-25'],
      last_month: ['2026-10-01', '2026-10-31'],
    });
  });

  it('go back over the turn of the year, and to the end of February', () => {
    expect(at('2027-01-05T12:00:00Z', 'UTC')).toMatchObject({ last_month: ['2026-12-01', '2026-12-31'] });
    expect(at('2028-03-01T12:00:00Z', 'UTC')).toMatchObject({ last_month: ['2028-02-01', '2028-02-29'] });
  });
});
