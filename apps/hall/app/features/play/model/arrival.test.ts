import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../../session/browserStub.ts';

let arrival: typeof import('./arrival.ts');
let realtime: typeof import('../../../realtime/realtime.ts');
const asked = vi.fn<() => Promise<Response>>();
const url = 'https://games.example/play';

const answer = (data: object) => async () =>
  Response.json({
    code: 100,
    message: '',
    data: { game_url: null, code: null, message: null, start_at: null, end_at: null, ...data },
  });
const pending = answer({ state: 'pending' });
const tell = (play_id: string, game_url: string | null = url, code = 100) =>
  realtime.tellEvent('game_url', { play_id, code, message: '', game_url });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  stubBrowser();
  asked.mockReset().mockImplementation(pending);
  vi.stubGlobal('fetch', asked);
  realtime = await import('../../../realtime/realtime.ts');
  arrival = await import('./arrival.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wanted = () => true;

describe('an address arrives', () => {
  it('by the channel, and is then not asked for any more', async () => {
    const { awaitArrival, stop } = arrival.listenForArrivals();
    const waiting = awaitArrival('mine', wanted);
    tell('another', 'https://games.example/other');
    tell('mine');
    expect(await waiting).toMatchObject({ url, code: 100 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).not.toHaveBeenCalled();
    stop();
  });

  it('before the start was answered', async () => {
    const { awaitArrival } = arrival.listenForArrivals();
    tell('mine');
    expect(await awaitArrival('mine', wanted)).toMatchObject({ url });
  });

  it('once, however often it is told: the first word counts', async () => {
    const { awaitArrival } = arrival.listenForArrivals();
    tell('mine');
    tell('mine', 'https://games.example/second');
    expect(await awaitArrival('mine', wanted)).toMatchObject({ url });
    const again = arrival.listenForArrivals();
    const waiting = again.awaitArrival('mine', wanted);
    tell('mine', null, 205);
    tell('mine');
    expect(await waiting).toMatchObject({ url: null, code: 205 });
  });

  it('by asking, when the channel is silent', async () => {
    asked.mockImplementationOnce(pending).mockImplementation(answer({ state: 'ready', game_url: url }));
    const waiting = arrival.listenForArrivals().awaitArrival('mine', wanted);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await waiting).toMatchObject({ url });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('by asking, over a network that goes for a while', async () => {
    asked
      .mockRejectedValueOnce(new TypeError('fetch failed'))
      .mockRejectedValueOnce(new TypeError('fetch failed'))
      .mockImplementation(answer({ state: 'ready', game_url: url }));
    const waiting = arrival.listenForArrivals().awaitArrival('mine', wanted);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await waiting).toMatchObject({ url });
  });
});

describe('an address does not arrive', () => {
  it('when the start failed: why is told, with the window of a maintenance', async () => {
    const window = { start_at: '2026-11-22T10:00:00.000Z', end_at: '2026-11-22T12:00:00.000Z' };
    asked.mockImplementation(answer({ state: 'failed', code: 203, message: 'Maintenance', ...window }));
    const waiting = arrival.listenForArrivals().awaitArrival('mine', wanted);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toEqual({
      url: null,
      code: 203,
      message: 'Maintenance',
      startAt: window.start_at,
      endAt: window.end_at,
    });
  });

  it('after twenty questions', async () => {
    const waiting = arrival.listenForArrivals().awaitArrival('mine', wanted);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await waiting).toBeNull();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toHaveBeenCalledTimes(20);
  });

  it('and not one of the questions was answered', async () => {
    asked.mockRejectedValue(new TypeError('fetch failed'));
    const waiting = arrival.listenForArrivals().awaitArrival('mine', wanted);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await waiting).toBe('unanswered');
    expect(asked).toHaveBeenCalledTimes(20);
  });

  it('and only the last question was answered', async () => {
    asked.mockRejectedValue(new TypeError('fetch failed'));
    const waiting = arrival.listenForArrivals().awaitArrival('mine', wanted);
    await vi.advanceTimersByTimeAsync(19_000);
    asked.mockImplementation(pending);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toBeNull();
  });

  it('when nobody wants it any more', async () => {
    let isWanted = true;
    const waiting = arrival.listenForArrivals().awaitArrival('mine', () => isWanted);
    isWanted = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('when the server refuses to say', async () => {
    asked.mockImplementation(async () => Response.json({ code: 404, message: 'no such play', data: {} }));
    const waiting = arrival.listenForArrivals().awaitArrival('mine', wanted);
    const refused = expect(waiting).rejects.toMatchObject({ kind: 'refused', code: 404 });
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
  });

  it('to somebody who has stopped listening', async () => {
    const { awaitArrival, stop } = arrival.listenForArrivals();
    const waiting = awaitArrival('mine', wanted);
    stop();
    tell('mine');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await waiting).toBeNull();
  });
});
