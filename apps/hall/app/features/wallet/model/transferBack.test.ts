import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { login, stubBrowser } from '../../../session/browserStub.ts';

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  stubBrowser();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', async () => Response.json({ code: 105, message: 'later', data: {} }));
  (await import('../../../session/session.ts')).beginSession(login);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('one key rests for 10 s after its use, whatever came of it, over a reload too (spec §9)', async () => {
  const usedAt = Date.now();
  const { oneKeyBack } = await import('./transferBack.ts');
  await expect(oneKeyBack()).resolves.toEqual({ kind: 'code', code: 105 });
  expect(Number(sessionStorage.getItem('one-key-locked-until')) - usedAt).toBe(10_000);
});
