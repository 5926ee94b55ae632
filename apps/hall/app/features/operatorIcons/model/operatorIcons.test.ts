import { iconAddressMax, iconWaitMs } from '@pavilion/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const asked = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
let icons: typeof import('./operatorIcons.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
  icons = await import('./operatorIcons.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const gift = { prefix: 'lucide', width: 24, height: 24, icons: { gift: { body: '<path d="M1 1"/>' } } };

it('asks once for what one moment wants, and draws it as a picture', async () => {
  asked.mockResolvedValue(Response.json(gift));
  const first = vi.fn();
  const second = vi.fn();
  icons.askForPicture('lucide:gift', first);
  icons.askForPicture('lucide:nothing', second);
  icons.askForPicture('lucide:gift', first);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/icons/lucide.json?icons=gift,nothing']);
  const [picture] = first.mock.calls[0] ?? [];
  expect(decodeURIComponent(String(picture))).toBe(
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path d="M1 1"/></svg>',
  );
  expect(second).toHaveBeenCalledExactlyOnceWith(null);
  expect(icons.knownPicture('lucide:gift')).toBe(picture);
  expect(icons.knownPicture('lucide:nothing')).toBeNull();
});

it.each([
  ['a network that is gone', () => Promise.reject(new TypeError('fetch failed'))],
  ['a refusal', async () => Response.json({ code: 400 }, { status: 400 })],
  ['an answer that is none', async () => Response.json(['gift'])],
])('leaves the page its own icons after %s', async (_name, answer) => {
  asked.mockImplementation(answer);
  const tell = vi.fn();
  icons.askForPicture('lucide:gift', tell);
  await vi.advanceTimersByTimeAsync(0);
  expect(tell).toHaveBeenCalledExactlyOnceWith(null);
});

it('gives up a question that nobody answers (spec §9)', async () => {
  asked.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  const tell = vi.fn();
  icons.askForPicture('mdi:home', tell);
  await vi.advanceTimersByTimeAsync(iconWaitMs - 1);
  expect(tell).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(tell).toHaveBeenCalledExactlyOnceWith(null);
});

it('cuts many names into addresses that are short enough, and leaves none out', () => {
  const names = Array.from({ length: 100 }, (_, index) => `icon-number-${index}`);
  const questions = icons.questionsFor('lucide', names);
  expect(questions.length).toBeGreaterThan(2);
  expect(questions.flatMap((question) => question.names)).toEqual(names);
  for (const { address } of questions) expect(address.length).toBeLessThanOrEqual(iconAddressMax);
  expect(icons.questionsFor('lucide', [])).toEqual([]);
});
