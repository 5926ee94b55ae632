import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { switchLanguage } from './language.ts';

let written: string[];
beforeEach(() => {
  written = [];
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('location', { href: 'https://hall.example/faq', reload: vi.fn(), replace: vi.fn() });
  vi.stubGlobal('document', {
    get cookie() {
      return written.map((line) => line.split(';')[0]).join('; ');
    },
    set cookie(line: string) {
      written.push(line);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a chosen language is kept for 365 days, for every page of this site alone (spec §9)', () => {
  expect(switchLanguage('zh_CN')).toBe(true);
  expect(written).toEqual(['i18n_redirected=zh_CN; Path=/; Max-Age=31536000; SameSite=Lax']);
  expect(365 * 24 * 60 * 60).toBe(31_536_000);
  expect(location.reload).toHaveBeenCalledOnce();
});

it('while a game is open nothing is kept, and the page stays', () => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'isPlay' ? '1' : null) });
  expect(switchLanguage('zh_CN')).toBe(false);
  expect(written).toEqual([]);
  expect(location.reload).not.toHaveBeenCalled();
});
