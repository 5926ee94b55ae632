import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, vi } from 'vitest';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** What the browsers of phones that get no updates any more do not have. */
const missing = ['any', 'timeout'] as const;

export interface StudioWire {
  /** What is answered from now on. */
  answer: Answer;
  readonly says: (status: number, body: string) => void;
  /** Begins a stream at every question; answers how to go on with the last one that was begun. */
  readonly streams: (first: string) => (text: string) => void;
}

/** A studio at the end of a real wire, for every test of a file, in a browser that is old. */
export const studioWire = (): StudioWire => {
  const { any, timeout } = AbortSignal;
  let server: Server;
  const studio: StudioWire = {
    answer: (_request, response) => response.destroy(),
    says: (status, body) => {
      studio.answer = (_request, response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body);
      };
    },
    streams: (first) => {
      let say = (_text: string): unknown => undefined;
      studio.answer = (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        say = (text) => response.write(text);
        say(first);
      };
      return (text) => void say(text);
    },
  };
  beforeEach(async () => {
    for (const name of missing) Reflect.deleteProperty(AbortSignal, name);
    server = createServer((request, response) => studio.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const real = globalThis.fetch;
    // A page's addresses begin at its own house.
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      real(new URL(path, `http://127.0.0.1:${port}`), init),
    );
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Object.assign(AbortSignal, { any, timeout });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return studio;
};
