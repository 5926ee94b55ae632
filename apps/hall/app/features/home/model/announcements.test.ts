import { expect, it } from 'vitest';
import { announcementsFor, toAnnouncements } from './announcements.ts';

const line = (id: number, before: 0 | 1, after: 0 | 1) => ({
  id,
  content: `line ${id}`,
  display_before_login: before,
  display_after_login: after,
  sort: id,
});

it('shows each running line by login state, in the order it came', () => {
  const items = toAnnouncements([line(3, 1, 1), line(1, 1, 0), line(2, 0, 1), line(4, 0, 0)]);
  expect(announcementsFor(items, false).map(({ text }) => text)).toEqual(['line 3', 'line 1']);
  expect(announcementsFor(items, true).map(({ text }) => text)).toEqual(['line 3', 'line 2']);
});
