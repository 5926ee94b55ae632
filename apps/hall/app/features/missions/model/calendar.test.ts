import { expect, it } from 'vitest';
import { weeksUpTo } from './calendar.ts';

it.each([
  // A Friday, a Monday, and a Sunday that is the first of a year.
  ['2026-11-20', '2026-10-26', '2026-11-22'],
  ['2026-11-16', '2026-10-26', '2026-11-22'],
  ['2028-01-02', '2027-12-06', '2028-01-02'],
])('up to %s the weeks go from Monday %s to Sunday %s', (today, first, last) => {
  const weeks = weeksUpTo(today);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7]);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
  expect(weeks.at(-1)).toContain(today);
});
