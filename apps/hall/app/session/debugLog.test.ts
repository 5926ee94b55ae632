import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
let noteDebug: typeof import('./debugLog.ts').noteDebug;

beforeEach(async () => {
  vi.resetModules();
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  ({ noteDebug } = await import('./debugLog.ts'));
});
afterEach(() => vi.unstubAllGlobals());

const onPage = (debug: string | undefined) =>
  vi.stubGlobal('document', { documentElement: { dataset: { ...(debug && { debug }) } } });
const kept = (): unknown[] => JSON.parse(stored.get('debug_log') ?? '[]');

it('keeps the last two hundred lines outside production', () => {
  onPage('true');
  for (let count = 1; count <= 205; count += 1) noteDebug('/v3/game_list', count);
  expect(kept()).toHaveLength(200);
  expect(kept().at(0)).toEqual([expect.any(String), '/v3/game_list', '6']);
  expect(kept().at(-1)).toEqual([expect.any(String), '/v3/game_list', '205']);
});

it.each([undefined, 'false'])('keeps nothing in production (%s)', (debug) => {
  onPage(debug);
  noteDebug('/login', 200);
  expect(stored.size).toBe(0);
});

it('begins anew over what is no log', () => {
  onPage('true');
  stored.set('debug_log', '{broken');
  noteDebug('member_cash', 'next');
  expect(kept()).toEqual([[expect.any(String), 'member_cash', 'next']]);
});
