import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { receive, sealAnswer, type WireKey } from '@pavilion/provider-kit';

/**
 * The provider of `bench/launch.ts`, a process of its own: proves the hall's signature and answers a launch with an address,
 * after as long as the address of its port says.
 */

export interface ProviderOrder {
  readonly key: WireKey;
  readonly answerMs: number;
}

const serve = ({ key, answerMs }: ProviderOrder): void => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks);
      const proof = await receive(
        { method: 'POST', path: request.url ?? '', headers: request.headers, body },
        { findKey: () => key, claimNonce: async () => true, nowMs: Date.now },
      );
      if (!proof.ok) return response.writeHead(401).end();
      if (answerMs > 0) await delay(answerMs);
      const { request_id } = JSON.parse(body.toString('utf8')) as { request_id: string };
      const url = `http://${request.headers.host}/play?launch=${request_id}`;
      const sealed = sealAnswer(key, proof.nonce, 200, { status: 'OK', request_id, url });
      return response.writeHead(200, sealed.headers).end(sealed.body);
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
  });
};

process.once('message', (order: ProviderOrder) => serve(order));
process.once('disconnect', () => process.exit(0));
