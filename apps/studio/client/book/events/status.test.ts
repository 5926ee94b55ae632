import { expect, it } from 'vitest';
import { hourText } from './status.ts';

const start = new Date(2026, 10, 22, 15, 45);
const today = start.getTime();

it('the hour of an event stays in one line with its half of the day', () => {
  expect(hourText(start.toISOString(), 'en_US', today)).toMatch(/^03:45[\u00a0\u202f]PM$/);
  expect(hourText(start.toISOString(), 'en_US', 0)).toMatch(/^Nov 22, 03:45[\u00a0\u202f]PM$/);
  expect(hourText(start.toISOString(), 'hi_IN', today)).toMatch(/^03:45[\u00a0\u202f]pm$/);
  expect(hourText(start.toISOString(), 'zh_CN', today)).toBe('15:45');
});
