import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../deferred.fixture.ts';
import { login, stubBrowser } from '../../session/browserStub.ts';

const asked = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  stubBrowser();
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab that has a game open. */
const playing = async () => {
  const session = await import('../../session/session.ts');
  session.beginSession(login);
  const { playState, takeInput } = await import('./playStore.ts');
  const { leaveGame } = await import('./leaving.ts');
  takeInput('launch');
  takeInput('url_arrived');
  expect(playState().phase).toBe('playing');
  return { leaveGame, phase: () => playState().phase };
};

it('the quitting flag falls after 30 s without an answer (spec §9)', async () => {
  asked.mockReturnValue(new Promise(() => undefined));
  const { leaveGame, phase } = await playing();
  void leaveGame().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(phase()).toBe('quitting');
  await vi.advanceTimersByTimeAsync(1);
  expect(phase()).toBe('idle');
});

it('it falls with the answer where there is one', async () => {
  const { promise, resolve } = deferred<Response>();
  asked.mockReturnValue(promise);
  const { leaveGame, phase } = await playing();
  const left = leaveGame();
  await vi.advanceTimersByTimeAsync(5);
  expect(phase()).toBe('quitting');
  resolve(Response.json({ code: 100, message: '', data: {} }));
  await left;
  expect(phase()).toBe('idle');
});
