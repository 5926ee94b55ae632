import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { waitFor } from '@pavilion/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal, ApiSilence, createWire } from './wire.ts';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

/** What the browsers of phones that get no updates any more do not have. */
const missing = ['any', 'timeout'] as const;
const { any, timeout } = AbortSignal;

beforeEach(async () => {
  for (const name of missing) Reflect.deleteProperty(AbortSignal, name);
  server = createServer((request, response) => answer(request, response));
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

const says = (status: number, body: string) => {
  answer = (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  };
};

describe('an answer', () => {
  it('that the studio gave comes as it is, and its refusals by name', async () => {
    const wire = createWire('koi-lantern');
    says(200, '{"balance":"1.00"}');
    expect(await wire.post('state', {})).toEqual({ balance: '1.00' });
    says(409, '{"error":"round_open"}');
    await expect(wire.post('step', {})).rejects.toThrow(new ApiRefusal('round_open'));
  });

  it('that breaks off on its way is none: the same press may be sent again', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"kind":"dra', () => response.destroy());
    };
    await expect(createWire('koi-lantern').post('step', {})).rejects.toThrow(ApiSilence);
  });

  it.each([
    [200, '<html>Sign in to this network</html>'],
    [403, '<html>Sign in to this network</html>'],
    [429, 'slow down'],
    [502, 'bad gateway'],
    [500, '{"error":"internal"}'],
  ])('of %i with %s is none of the studio’s', async (status, body) => {
    says(status, body);
    await expect(createWire('koi-lantern').post('step', {})).rejects.toThrow(ApiSilence);
  });
});

it('a call that stays unanswered is given up after twelve seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let hasCome = false;
  answer = () => {
    hasCome = true;
  };
  let end: unknown;
  const asking = createWire('koi-lantern')
    .post('step', {})
    .catch((error: unknown) => {
      end = error;
    });
  await waitFor(() => hasCome);
  await vi.advanceTimersByTimeAsync(11_999);
  expect(end).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await asking;
  expect(end).toBeInstanceOf(ApiSilence);
});

describe('a stream', () => {
  it('that has gone silent ends by itself, so that it can be taken up again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let say = (_text: string): void => undefined;
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      say = (text) => response.write(text);
      say('data: one\n\n');
    };
    const heard: string[] = [];
    let end: unknown;
    const listening = (async () => {
      try {
        for await (const data of createWire('tide-baccarat').events('events', new AbortController().signal))
          heard.push(data);
      } catch (error) {
        end = error;
      }
    })();
    await waitFor(() => heard.length === 1);
    // Anything that is said keeps it alive.
    await vi.advanceTimersByTimeAsync(14_000);
    say(': still here\n\ndata: two\n\n');
    await waitFor(() => heard.length === 2);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(end).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1_000);
    await listening;
    expect(end).toBeInstanceOf(ApiSilence);
    expect(heard).toEqual(['one', 'two']);
  });

  it('that nobody wants any more ends without a word', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: one\n\n');
    };
    const watching = new AbortController();
    const events = createWire('tide-baccarat').events('events', watching.signal);
    expect(await events.next()).toEqual({ done: false, value: 'one' });
    const next = events.next();
    watching.abort();
    await expect(next).rejects.toThrow('aborted');
  });
});
