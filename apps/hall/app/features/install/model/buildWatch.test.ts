import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildPollMs, watchBuilds } from './buildWatch.ts';

let latest: unknown;
let answersOk: boolean;
let visibility: 'visible' | 'hidden';
const page = new EventTarget();
const asked: string[] = [];
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  latest = { id: 'own' };
  answersOk = true;
  visibility = 'visible';
  asked.length = 0;
  Object.defineProperty(page, 'visibilityState', { configurable: true, get: () => visibility });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return { ok: answersOk, json: async () => latest };
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watch = (mayTell = () => true) => {
  const onNewBuild = vi.fn();
  stops.push(watchBuilds({ own: 'own', mayTell, onNewBuild }));
  return onNewBuild;
};

it('asks at once and from time to time, each time past every cache, and tells of a newer build once', async () => {
  const onNewBuild = watch();
  await vi.advanceTimersByTimeAsync(buildPollMs);
  expect(asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(2);
  expect(asked[0]).toMatch(/^\/builds\/latest\.json\?\d+$/);
  expect(onNewBuild).not.toHaveBeenCalled();
  latest = { id: 'newer' };
  await vi.advanceTimersByTimeAsync(3 * buildPollMs);
  expect(onNewBuild).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(3);
});

it('does not tell while a game is open, and does afterwards', async () => {
  let isOpen = true;
  latest = { id: 'newer' };
  const onNewBuild = watch(() => !isOpen);
  await vi.advanceTimersByTimeAsync(buildPollMs);
  expect(onNewBuild).not.toHaveBeenCalled();
  isOpen = false;
  await vi.advanceTimersByTimeAsync(buildPollMs);
  expect(onNewBuild).toHaveBeenCalledTimes(1);
});

it('takes no answer, or one that makes no sense, for the same build', async () => {
  const onNewBuild = watch();
  for (const answer of [null, 'newer', {}]) {
    latest = answer;
    await vi.advanceTimersByTimeAsync(buildPollMs);
  }
  answersOk = false;
  latest = { id: 'newer' };
  await vi.advanceTimersByTimeAsync(buildPollMs);
  expect(onNewBuild).not.toHaveBeenCalled();
});

it('does not ask while nobody looks, and does when somebody does again', async () => {
  watch();
  await vi.advanceTimersByTimeAsync(0);
  visibility = 'hidden';
  await vi.advanceTimersByTimeAsync(3 * buildPollMs);
  expect(asked).toHaveLength(1);
  visibility = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
});
