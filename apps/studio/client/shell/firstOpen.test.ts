import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

const opened = z.object({ session: z.string() });
const answer = (): Response => new Response('{"session":"token"}', { status: 200 });

/** The page as it begins at this address, and what it has asked for until then. */
const begin = async (path: string, fetched: () => Promise<Response>) => {
  vi.resetModules();
  const fetch = vi.fn(fetched);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', new URL(path, 'http://studio.test'));
  const first = await import('./firstOpen.ts');
  const { createWire } = await import('./wire.ts');
  const asked = () => fetch.mock.calls.map((call: readonly unknown[]) => call[0]);
  return {
    ...first,
    wire: createWire('koi-lantern'),
    asked,
    calls: fetch.mock.calls as readonly unknown[][],
  };
};

afterEach(() => vi.unstubAllGlobals());

it('a page of a game asks to open with its ticket before anything else, and its wire takes that answer, once', async () => {
  let answers: () => void = () => undefined;
  const { wire, asked, calls, isFirstOpenThere } = await begin(
    '/play/koi-lantern?t=one',
    () =>
      new Promise((resolve) => {
        answers = () => resolve(answer());
      }),
  );
  expect(asked()).toEqual(['/play/koi-lantern/api/open']);
  expect(calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"ticket":"one"}' });
  expect(isFirstOpenThere()).toBe(false);
  answers();
  expect(await wire.open('one', opened)).toEqual({ session: 'token' });
  expect(isFirstOpenThere()).toBe(true);
  expect(asked()).toHaveLength(1);
  void wire.open('one', opened);
  await vi.waitFor(() => expect(asked()).toHaveLength(2));
});

it('is not taken for another ticket, as where a used one is given up for the session that was left', async () => {
  const { takeFirstOpen } = await begin('/play/koi-lantern?t=one', async () => answer());
  expect(takeFirstOpen(null)).toBeNull();
  expect((await takeFirstOpen('one'))?.ok).toBe(true);
  expect(takeFirstOpen('one')).toBeNull();
});

it('a reload without a ticket asks for the session that was left', async () => {
  const { wire, asked, calls } = await begin('/play/koi-lantern', async () => answer());
  expect(calls[0]?.[1]).toMatchObject({ body: '{}' });
  await wire.open(null, opened);
  expect(asked()).toHaveLength(1);
});

it('where no answer came the wire asks itself', async () => {
  let times = 0;
  const { wire, asked } = await begin('/play/koi-lantern?t=one', async () => {
    times += 1;
    if (times === 1) throw new TypeError('no connection');
    return answer();
  });
  expect(await wire.open('one', opened)).toEqual({ session: 'token' });
  expect(asked()).toHaveLength(2);
});

it.each(['/', '/play/kite-sports/quick', '/verify/koi-lantern?t=one', '/pair/one/other'])(
  'at %s, which is no page of a game, nothing is asked for',
  async (path) => {
    expect((await begin(path, async () => answer())).asked()).toEqual([]);
  },
);
