import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../../session/browserStub.ts';

const asked = vi.fn<(path: string) => Promise<Response>>();
let ownAddress: typeof import('./loginHeader.ts').ownAddress;

beforeEach(async () => {
  vi.resetModules();
  stubBrowser();
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
  ({ ownAddress } = await import('./loginHeader.ts'));
});
afterEach(() => vi.unstubAllGlobals());

it('the address is asked for once, and told to whatever is sent later', async () => {
  asked.mockImplementation(async () =>
    Response.json({
      code: 100,
      message: 'success',
      data: {
        name: 'x-login-ticket',
        value: 'ticket-1',
        expires_at: '2026-11-20T12:00:00.000Z',
        remote_addr: '192.0.2.7',
      },
    }),
  );
  expect(await ownAddress()).toBe('192.0.2.7');
  expect(await ownAddress()).toBe('192.0.2.7');
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/get_login_header']);
});

it('without an answer nothing is told of it, and the next one asks again', async () => {
  asked.mockRejectedValue(new TypeError('fetch failed'));
  expect(await ownAddress()).toBeUndefined();
  expect(await ownAddress()).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(2);
});
