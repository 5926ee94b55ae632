import { createServer } from 'node:http';
import {
  type ProviderCalls,
  providerBasePath,
  providerCalls,
  receive,
  sealAnswer,
} from '@pavilion/provider-kit';
import { secret, type TestHall, type TestProvider } from './hall.fixture.ts';
import { storeProviderWire } from './index.ts';

type CallName = keyof ProviderCalls;
type Body = Readonly<Record<string, unknown>>;
/** What the provider says to a call; `'silence'` drops the connection. */
export type ProviderAnswerer = (body: Body) => object | 'silence' | Promise<object | 'silence'>;

export interface FakeProvider {
  /** Calls that came, in order; `unproved` for one whose signature was not the hall's. */
  readonly received: { readonly call: CallName | 'unproved'; readonly body: Body }[];
  readonly answer: (call: CallName, answerer: ProviderAnswerer) => void;
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const nameOf = (path: string): CallName | undefined =>
  (Object.keys(providerCalls) as CallName[]).find(
    (name) => `${providerBasePath}${providerCalls[name].path}` === path,
  );

/** A provider of its own on a free port, which the hall reaches by the key of `provider`. */
export const openProvider = async (
  hall: Pick<TestHall, 'database' | 'clock'>,
  provider: TestProvider,
): Promise<FakeProvider> => {
  const received: FakeProvider['received'] = [];
  const answerers = new Map<CallName, ProviderAnswerer>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks);
      const path = request.url ?? '';
      const proof = await receive(
        { method: 'POST', path, headers: request.headers, body },
        {
          findKey: () => provider.key,
          claimNonce: async () => true,
          nowMs: () => hall.clock.now().getTime(),
        },
      );
      const name = nameOf(path);
      const json: Body = JSON.parse(body.toString('utf8'));
      received.push({ call: proof.ok && name ? name : 'unproved', body: json });
      if (!proof.ok || !name) return response.writeHead(401).end();
      const said = (await answerers.get(name)?.(json)) ?? {};
      if (said === 'silence') return request.socket.destroy();
      const sealed = sealAnswer(provider.key, proof.nonce, 200, {
        status: 'OK',
        request_id: json.request_id,
        ...(said as object),
      });
      response.writeHead(200, sealed.headers).end(sealed.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const { gpId, key } = provider;
  const baseUrl = `${origin}${providerBasePath}`;
  await storeProviderWire(hall.database.pool, secret, { gpId, key, baseUrl, gameOrigin: origin });
  return {
    received,
    origin,
    answer: (call, answerer) => {
      answerers.set(call, answerer);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
