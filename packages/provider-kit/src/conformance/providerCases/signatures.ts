import { strictEqual } from 'node:assert/strict';
import { expectHeard, type SignedRequest } from '../wire.ts';
import { define, type ProviderContext, type ProviderGroup } from './context.ts';

/** Signatures, times and nonces of the hall's calls: a provider that believes a stranger gives games and money away. */

const farSeconds = 330;

const refuses = (
  title: string,
  tamper: (context: ProviderContext, request: SignedRequest) => SignedRequest,
) =>
  define(`401 for ${title}`, async (context) => {
    const request = tamper(context, context.wire.sign('games', {}));
    const { httpStatus } = await context.wire.send(request);
    strictEqual(httpStatus, 401, `HTTP ${httpStatus}`);
  });

const withHeader = (request: SignedRequest, name: string, value: string): SignedRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});

const shifted =
  (seconds: number) =>
  ({ wire }: ProviderContext, request: SignedRequest): SignedRequest =>
    wire.signText(request.path, request.body, { nowMs: Date.now() + seconds * 1000 });

export const signatures: ProviderGroup = {
  name: 'Signatures, times, nonces',
  cases: [
    define('a signed call is answered, and the answer is signed', async ({ wire }) => {
      expectHeard(await wire.call('games', {}), 'OK');
    }),
    refuses('a signature of nothing', (_context, request) =>
      withHeader(request, 'x-signature', '0'.repeat(64)),
    ),
    refuses('no signature', (_context, request) => withHeader(request, 'x-signature', '')),
    refuses('a key that nobody has', (_context, request) => withHeader(request, 'x-key-id', 'nobody')),
    refuses('the signature of another path', ({ wire }, request) => ({
      ...wire.signText(wire.path('jackpots'), request.body),
      path: request.path,
    })),
    refuses('a body that was changed', (_context, request) => ({ ...request, body: `${request.body} ` })),
    refuses('a nonce that was changed', (_context, request) =>
      withHeader(request, 'x-nonce', 'another-nonce-of-a-fair-length'),
    ),
    refuses('a timestamp of long ago', shifted(-farSeconds)),
    refuses('a timestamp of the future', shifted(farSeconds)),
    define('401 for a replay', async ({ wire }) => {
      const request = wire.sign('games', {});
      expectHeard(wire.read('games', request, await wire.send(request)), 'OK');
      const { httpStatus } = await wire.send(request);
      strictEqual(httpStatus, 401, `HTTP ${httpStatus} for a replay`);
    }),
    define('404 for a call that the protocol does not have', async ({ wire }) => {
      const { httpStatus } = await wire.send(wire.signText(`${wire.path('games')}-all`, '{}'));
      strictEqual(httpStatus, 404, `HTTP ${httpStatus}`);
    }),
    define('BAD_REQUEST for a body that does not fit, with the field', async ({ wire }) => {
      expectHeard(await wire.call('sessionClose', { player_id: 'x'.repeat(65) }), 'BAD_REQUEST', {
        field: 'player_id',
      });
    }),
  ],
};
