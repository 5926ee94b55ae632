import { type AnyCall, calls, requestTimeoutMs } from '@pavilion/contract';
import { siteDetail } from '@pavilion/contract/content';
import { myCash } from '@pavilion/contract/wallet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../deferred.fixture.ts';
import { login, stubBrowser } from '../session/browserStub.ts';

const cash = { currency: 'RMB', main: '12.50', my_cash_list: [], total: '12.50' };
const success = { code: 100, message: 'success', data: cash };

let client: typeof import('./client.ts');
let session: typeof import('../session/session.ts');
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

const answer = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);
const call = () => client.callApi(myCash, {});

beforeEach(async () => {
  vi.resetModules();
  stubBrowser();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  session = await import('../session/session.ts');
  client = await import('./client.ts');
  session.beginSession(login);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('callApi', () => {
  it('posts JSON under /api with language and token, and answers the parsed data', async () => {
    fetched.mockResolvedValue(answer(success));
    await expect(call()).resolves.toEqual(cash);
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/member/profile/my_cash');
    expect(init).toMatchObject({
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', lang: 'en_US', authorization: 'token-1' },
    });
  });

  it('names the site of the page where the payload has it, and nowhere else', async () => {
    document.documentElement.dataset.siteId = '2';
    fetched.mockImplementation(async () => answer(success));
    await call();
    await client.callApi(siteDetail, {}).catch(() => undefined);
    await client.callApi(siteDetail, { site_id: 3 }).catch(() => undefined);
    expect(fetched.mock.calls.map(([, { body }]) => body)).toEqual(['{}', '{"site_id":2}', '{"site_id":3}']);
  });

  it('reads the other answer shape as well', async () => {
    fetched.mockResolvedValue(answer({ header: { status: '100', desc: 'ok' }, body: cash }));
    await expect(call()).resolves.toEqual(cash);
  });

  it('replaces the token by the one in the answer', async () => {
    fetched.mockResolvedValue(answer(success, { headers: { authorization: 'token-2' } }));
    await call();
    expect(session.currentSession()?.token).toBe('token-2');
  });

  it('leaves alone a session that began while the call was under way', async () => {
    fetched.mockImplementation(async () => {
      session.beginSession({ ...login, member_id: 8, token: 'token-of-8' });
      return answer(success, { headers: { authorization: 'token-2' } });
    });
    await call();
    expect(session.currentSession()?.token).toBe('token-of-8');
  });

  it.each([
    [
      'a refusal with its code and words',
      answer({ code: 104, message: 'not now', data: {} }),
      'refused',
      104,
    ],
    ['an answer that is no answer', answer({ ok: true }), 'malformed', 0],
    ['data that does not fit the contract', answer({ ...success, data: { main: 12.5 } }), 'malformed', 0],
    ['a page where JSON should be', new Response('<html>', { status: 200 }), 'malformed', 200],
    [
      'a body refused by the server',
      answer({ code: 400, message: 'bad', field: 'x' }, { status: 400 }),
      'problem',
      400,
    ],
    ['a proxy that fails in HTML', new Response('<html>', { status: 502 }), 'problem', 502],
  ])('tells apart %s', async (_case, response, kind, code) => {
    fetched.mockResolvedValue(response);
    await expect(call()).rejects.toMatchObject({ kind, code });
  });

  it('tells that the server could not be reached', async () => {
    fetched.mockRejectedValue(new TypeError('failed to fetch'));
    await expect(call()).rejects.toMatchObject({ kind: 'network' });
  });

  /** An answer of which only the beginning comes. */
  const brokenOff = (error: unknown, init: ResponseInit = {}): Response =>
    new Response(
      new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"code":100,'));
          stream.error(error);
        },
      }),
      init,
    );

  it.each([
    ['of success', 200],
    ['of a server in trouble', 503],
  ])('tells an answer %s that breaks off on its way from one that is none', async (_case, status) => {
    fetched.mockResolvedValue(brokenOff(new TypeError('network error'), { status }));
    await expect(call()).rejects.toMatchObject({ kind: 'network' });
  });

  it('gives up an answer whose end does not come in time', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(async () => {
      vi.advanceTimersByTime(requestTimeoutMs);
      return brokenOff(new DOMException('timed out', 'TimeoutError'));
    });
    await expect(call()).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('gives up after the time of the specification', async () => {
    vi.useFakeTimers();
    let isGivenUp = false;
    fetched.mockImplementation(
      (_path, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            isGivenUp = true;
            reject(signal.reason);
          });
        }),
    );
    const refused = expect(call()).rejects.toMatchObject({ kind: 'timeout' });
    vi.advanceTimersByTime(29_999);
    expect(isGivenUp).toBe(false);
    vi.advanceTimersByTime(1);
    await refused;
  });

  it('ends the session on 401 and gives up the calls that belong to it', async () => {
    const pending = deferred<AbortSignal>();
    fetched.mockImplementationOnce((_path, init) => {
      if (init.signal) pending.resolve(init.signal);
      return new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
      });
    });
    fetched.mockResolvedValueOnce(answer({ code: 401, message: 'over' }, { status: 401 }));
    const waiting = call();
    await pending.promise;
    await expect(call()).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(waiting).rejects.toMatchObject({ kind: 'aborted' });
    expect(session.currentSession()).toBeNull();
  });

  it('gives up a call where a browser cannot join the reasons to', async () => {
    const { timeout } = AbortSignal;
    vi.stubGlobal('AbortSignal', { timeout });
    fetched.mockImplementation(
      (_path, init) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
        }),
    );
    const leaving = new AbortController();
    const waiting = client.callApi(myCash, {}, { signal: leaving.signal });
    leaving.abort();
    await expect(waiting).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('keeps a newer session when the 401 was meant for an older token', async () => {
    fetched.mockImplementation(async () => {
      session.beginSession({ ...login, token: 'token-2' });
      return answer({ code: 401, message: 'over' }, { status: 401 });
    });
    await expect(call()).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(session.currentSession()?.token).toBe('token-2');
  });
});

describe.each(['logout', 'replaced', 'cleaned'] as const)('at the end of a session (%s)', (reason) => {
  const outliving: AnyCall = calls.memberProfile;
  const bodies = new Map<AnyCall, object>([
    [calls.memberLetter, { active: 1, count: 50, page: 1, sort_field: 'id', sort_order: 'desc' }],
    [calls.redEnvelopePromotion, {}],
    [calls.bulletinMember, { display_device: 1, display_location: 2 }],
    [calls.memberCommonLayout, {}],
    [calls.myCash, {}],
    [outliving, {}],
  ]);

  it.each([...bodies].map(([one, body]) => [one.path, one, body] as const))(
    '%s is given up only if it belongs to the session (spec §7)',
    async (_path, one, body) => {
      let signal: AbortSignal | null | undefined;
      fetched.mockImplementation((_url, init) => {
        signal = init.signal;
        return new Promise(() => undefined);
      });
      void client.callApi(one, body).catch(() => undefined);
      await vi.waitFor(() => expect(signal).toBeDefined());
      session.endSession(reason);
      expect(signal?.aborted).toBe(one !== outliving);
    },
  );
});
