import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Deferred, deferred } from '../../../deferred.fixture.ts';
import { login, stubBrowser } from '../../../session/browserStub.ts';

const other = { ...login, member_id: 8, member_login_id: 'login-8', token: 'token-of-8' } as const;

let session: typeof import('../../../session/session.ts');
let outbox: typeof import('./favoriteOutbox.ts');
let answered: Deferred<Response>;
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  stubBrowser();
  vi.stubGlobal('document', { ...document, addEventListener: () => undefined });
  answered = deferred();
  fetched.mockReset().mockImplementation(() => answered.promise);
  vi.stubGlobal('fetch', fetched);
  session = await import('../../../session/session.ts');
  outbox = await import('./favoriteOutbox.ts');
  session.beginSession(login);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const done = (): Response => Response.json({ code: 100, message: 'success', data: {} });

it('tells that a member’s favourites are stored', async () => {
  const listener = { stored: vi.fn(), refused: vi.fn() };
  outbox.openOutbox(7, listener);
  outbox.changeFavorite(7, 21, 1);
  await vi.advanceTimersByTimeAsync(1_000);
  answered.resolve(done());
  await vi.advanceTimersByTimeAsync(0);
  expect(listener.stored).toHaveBeenCalledWith(new Map([[21, 1]]));
  expect(outbox.waiting.get().size).toBe(0);
});

it.each([
  ['stored', () => done()],
  ['refused', () => Response.json({ code: 101, message: 'no such game', data: {} })],
])('tells the next member nothing of favourites that were %s late', async (_case, answer) => {
  outbox.openOutbox(7, { stored: vi.fn(), refused: vi.fn() });
  outbox.changeFavorite(7, 21, 1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).toHaveBeenCalledOnce();
  session.endSession('logout');
  session.beginSession(other);
  const next = { stored: vi.fn(), refused: vi.fn() };
  outbox.openOutbox(8, next);
  answered.resolve(answer());
  await vi.advanceTimersByTimeAsync(0);
  expect(next.stored).not.toHaveBeenCalled();
  expect(next.refused).not.toHaveBeenCalled();
});

it('keeps what was under way when the answer breaks off', async () => {
  const listener = { stored: vi.fn(), refused: vi.fn() };
  outbox.openOutbox(7, listener);
  outbox.changeFavorite(7, 21, 1);
  await vi.advanceTimersByTimeAsync(1_000);
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  answered.resolve(new Response(body));
  await vi.advanceTimersByTimeAsync(0);
  expect(listener.refused).not.toHaveBeenCalled();
  expect([...outbox.waiting.get()]).toEqual([[21, 1]]);
});
