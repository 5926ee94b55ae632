import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.fn();
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  reload.mockReset();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of that path, as it is after each load; a part of it is gone. Answers whether it is loaded anew. */
const missPart = async (pathname: string): Promise<boolean> => {
  vi.resetModules();
  vi.stubGlobal('location', { pathname, reload });
  return (await import('./staleChunks.ts')).reloadForPart();
};

it('a path is loaded anew at most once in 10 s (spec §4, §9)', async () => {
  expect(await missPart('/faq')).toBe(true);
  vi.advanceTimersByTime(9_999);
  expect(await missPart('/faq')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await missPart('/faq')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('another path is loaded anew at once, and the first one not again for it', async () => {
  expect(await missPart('/faq')).toBe(true);
  vi.advanceTimersByTime(4_000);
  expect(await missPart('/sponsor')).toBe(true);
  expect(await missPart('/faq')).toBe(false);
  vi.advanceTimersByTime(6_000);
  expect(await missPart('/faq')).toBe(true);
  expect(await missPart('/sponsor')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(3);
});

it.each(['', '{', 'null', '7', '[7]', '{"path":"/faq","expiry":1}', '[{"path":"/faq"}]'])(
  'what else stands in the storage (%j) is no guard',
  async (stored) => {
    kept.set('chunk-reload', stored);
    expect(await missPart('/faq')).toBe(true);
    expect(await missPart('/faq')).toBe(false);
  },
);

it('what the page brings unasked never loads it anew; what is missed afterwards does', async () => {
  vi.resetModules();
  let missPreload: (event: Event) => void = () => undefined;
  vi.stubGlobal('window', {
    addEventListener: (_name: string, listen: (event: Event) => void) => {
      missPreload = listen;
    },
  });
  vi.stubGlobal('location', { pathname: '/faq', reload });
  const { bringQuietly, guardStaleChunks } = await import('./staleChunks.ts');
  guardStaleChunks();
  /** As a chunk does that cannot be had. */
  const gone = async (): Promise<never> => {
    missPreload(new Event('vite:preloadError', { cancelable: true }));
    throw new Error('gone');
  };
  await expect(bringQuietly(gone)).rejects.toThrow('gone');
  expect(reload).not.toHaveBeenCalled();
  await expect(gone()).rejects.toThrow('gone');
  expect(reload).toHaveBeenCalledOnce();
});
