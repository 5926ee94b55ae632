import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './serverClock.ts';

const told = 'Sun, 22 Nov 2026 12:00:00 GMT';
const serverMs = Date.parse(told);
const hourMs = 3_600_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  noteServerTime(new Date(Date.now()).toUTCString(), Date.now());
  vi.useRealTimers();
});

it.each([-9, 9])('a device whose clock is %i hours off goes by the server’s', (hours) => {
  vi.setSystemTime(serverMs + hours * hourMs);
  noteServerTime(told, Date.now());
  expect(serverNow()).toBe(serverMs);
  vi.advanceTimersByTime(1_000);
  expect(serverNow()).toBe(serverMs + 1_000);
});

it('a clock that is right to the second is left alone, and a mended one is believed again', () => {
  vi.setSystemTime(serverMs + hourMs);
  noteServerTime(told, Date.now());
  vi.setSystemTime(serverMs + 1_300);
  noteServerTime(told, Date.now());
  expect(serverNow()).toBe(serverMs + 1_300);
});

it('an answer without a time, or with nonsense for one, changes nothing', () => {
  vi.setSystemTime(serverMs + hourMs);
  noteServerTime(told, Date.now());
  noteServerTime(null, Date.now());
  noteServerTime('soon', Date.now());
  expect(serverNow()).toBe(serverMs);
});
