import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { providerBasePath, providerCalls, receive, sealAnswer, type WireKey } from '@pavilion/provider-kit';
import type { ProviderWord } from '@pavilion/provider-kit/conformance';
import { z } from 'zod';

/** A provider that knows only what it is told to say about rounds; the hall under test asks it. */
export interface StubProvider {
  /** Origin with base path of its side of the protocol. */
  readonly baseUrl: string;
  readonly origin: string;
  readonly say: (word: (roundId: string) => ProviderWord) => void;
  readonly close: () => Promise<void>;
}

const questionSchema = z.object({ request_id: z.string(), round_id: z.string() });
const statusPath = `${providerBasePath}${providerCalls.roundStatus.path}`;
const silent = (): ProviderWord => ({ state: 'open', bet_total: 0, win_total: 0, transactions: [] });

export const openStubProvider = async (key: WireKey): Promise<StubProvider> => {
  let say: (roundId: string) => ProviderWord = silent;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks);
      const path = request.url ?? '';
      const proof = await receive(
        { method: 'POST', path, headers: request.headers, body },
        { findKey: () => key, claimNonce: async () => true, nowMs: Date.now },
      );
      if (!proof.ok) return response.writeHead(proof.httpStatus).end();
      if (path !== statusPath) return response.writeHead(404).end();
      const { request_id, round_id } = questionSchema.parse(JSON.parse(body.toString('utf8')));
      const sealed = sealAnswer(key, proof.nonce, 200, {
        status: 'OK',
        request_id,
        round_id,
        ...say(round_id),
      });
      response.writeHead(200, sealed.headers).end(sealed.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    baseUrl: `${origin}${providerBasePath}`,
    say: (word) => {
      say = word;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
