import { createServer, type IncomingMessage, type Server } from 'node:http';
import { receive, sealAnswer, signatureHeaders, type WireKey } from '@pavilion/provider-kit';

export type SignedBody = Readonly<Record<string, unknown>>;

/** A server that answers signed calls; the hall's clock may stand anywhere, so timestamps are taken as they come. */
export interface SignedServer {
  readonly origin: string;
  /** Breaks every connection under way, as a process that is killed does. */
  readonly breakConnections: () => void;
  readonly close: () => Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

const timestampOf = (request: IncomingMessage): number =>
  Number(request.headers[signatureHeaders.timestamp]) * 1000;

const listen = async (server: Server, address: string): Promise<number> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, address, resolve);
  });
  const bound = server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
};

export const openSignedServer = async (
  key: WireKey,
  answer: (path: string, body: SignedBody) => object,
  address = '127.0.0.1',
): Promise<SignedServer> => {
  const server = createServer(async (request, response) => {
    try {
      const body = await readBody(request);
      const path = request.url ?? '';
      const received = await receive(
        { method: 'POST', path, headers: request.headers, body },
        {
          findKey: (keyId) => (keyId === key.keyId ? key : undefined),
          claimNonce: async () => true,
          nowMs: () => timestampOf(request),
        },
      );
      if (!received.ok) {
        response.writeHead(received.httpStatus).end();
        return;
      }
      const sealed = sealAnswer(key, received.nonce, 200, answer(path, JSON.parse(body.toString('utf8'))));
      response.writeHead(200, sealed.headers).end(sealed.body);
    } catch {
      // The hall hung up, as one that is killed does.
      request.socket.destroy();
    }
  });
  const port = await listen(server, address);
  return {
    origin: `http://${address}:${port}`,
    breakConnections: () => server.closeAllConnections(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
