import type { GameTypeId } from '@pavilion/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { login, stubBrowser } from '../../../session/browserStub.ts';

const asked = vi.fn<(url: string) => Promise<Response>>();
const slot: GameTypeId = 2;
const game = { gameId: 1, gpId: 1, gameType: slot, gameCode: 'koi-lantern', name: 'Koi Lantern' };

const answered = (data: object) => Response.json({ code: 100, message: '', data });
const pending = { state: 'pending', game_url: null, code: null, message: null, start_at: null, end_at: null };

const load = async () => {
  const session = await import('../../../session/session.ts');
  const realtime = await import('../../../realtime/realtime.ts');
  const { launchGame } = await import('./launcher.ts');
  session.beginSession(login);
  const told = vi.fn();
  session.onSessionEnd(told);
  /** Starts a game whose address nobody brings, and goes through the whole wait. */
  const launch = async () => {
    const launched = launchGame(game, { template: 'wide', mode: 'modal' });
    await vi.advanceTimersByTimeAsync(40_000);
    return launched;
  };
  return { session, realtime, told, launch };
};

/** The start is answered; what follows is as `later` says. */
const answerStart = (later: () => Promise<Response>) =>
  asked.mockImplementation((url) =>
    url.endsWith('/member/game/play1') ? Promise.resolve(answered({ play_id: 'play-1' })) : later(),
  );
const noNetwork = () => Promise.reject(new TypeError('fetch failed'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  stubBrowser();
  vi.stubGlobal('location', { origin: 'https://hall.example', pathname: '/', search: '' });
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('logs out when neither the channel nor a question was answered (spec §4)', async () => {
  answerStart(noNetwork);
  const { session, told, launch } = await load();
  expect(await launch()).toMatchObject({ kind: 'failed', cause: 'network' });
  expect(session.currentSession()).toBeNull();
  expect(told).toHaveBeenCalledExactlyOnceWith('expired');
});

it('keeps the login while a question is answered, and while the channel stands', async () => {
  answerStart(async () => answered(pending));
  const polled = await load();
  expect(await polled.launch()).toMatchObject({ kind: 'failed', cause: 'timeout' });
  expect(polled.session.currentSession()).not.toBeNull();

  answerStart(noNetwork);
  polled.realtime.tellState('ready');
  expect(await polled.launch()).toMatchObject({ kind: 'failed', cause: 'timeout' });
  expect(polled.session.currentSession()).not.toBeNull();
  expect(polled.told).not.toHaveBeenCalled();
});

it('waits 2 s for the channel and then asks by itself (spec §9)', async () => {
  answerStart(async () => answered(pending));
  await load();
  const { launchGame } = await import('./launcher.ts');
  void launchGame(game, { template: 'wide', mode: 'modal' });
  const questions = () => asked.mock.calls.filter(([url]) => url.endsWith('/member/game/url')).length;
  const channelWaitMs = 2_000;
  const firstQuestionMs = 1_000;
  await vi.advanceTimersByTimeAsync(channelWaitMs + firstQuestionMs - 1);
  expect(questions()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(questions()).toBe(1);
});
