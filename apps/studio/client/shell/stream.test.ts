import { waitFor } from '@pavilion/testing';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { messagesOf } from './stream.ts';
import { studioWire } from './studioWire.fixture.ts';
import { ApiRefusal, ApiSilence, createWire } from './wire.ts';

const studio = studioWire();
const message = z.object({ name: z.string() });
const listen = (signal = new AbortController().signal) =>
  messagesOf(createWire('tide-baccarat'), { path: 'events', message, signal });

const said = (name: string): string => `data: {"name":"${name}"}\n\n`;

/** Listens on the side: what was heard so far, and how it ended. */
const hearing = (messages = listen()) => {
  const heard: string[] = [];
  const ended = (async (): Promise<unknown> => {
    for await (const { name } of messages) heard.push(name);
    return 'the end';
  })().catch((error: unknown) => error);
  return { heard, ended };
};

describe('a stream', () => {
  it('is read in whatever pieces it comes, with comments and either kind of line ends', async () => {
    const text = [
      ': hello\n\n',
      said('灯'),
      'event: message\r\nid: 2\r\ndata: {"name":\r\ndata: "two"}\r\n\r\n',
      ': still here\r\n\r\n',
      'retry: 10\n\n',
      said('three'),
    ].join('');
    const bytes = Buffer.from(text);
    for (const size of [1, 2, 7, bytes.length]) {
      studio.answer = async (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        for (let at = 0; at < bytes.length; at += size)
          await new Promise((resolve) => response.write(bytes.subarray(at, at + size), resolve));
        response.end();
      };
      const { heard, ended } = hearing();
      expect(await ended).toBe('the end');
      expect(heard, `in pieces of ${size}`).toEqual(['灯', 'two', 'three']);
    }
  });

  it('that breaks off within a message has not told it', async () => {
    studio.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`${said('one')}data: {"name":"two"}`);
    };
    const { heard, ended } = hearing();
    expect(await ended).toBe('the end');
    expect(heard).toEqual(['one']);
  });

  it.each([
    ['{"name":7}', 'events: name'],
    ['{"title":"two"}', 'events: name'],
    ['no json', 'events: not as expected'],
  ])('that says %s has gone silent for this page, and is hung up', async (data, where) => {
    let isHungUp = false;
    studio.answer = (_request, response) => {
      response.on('close', () => {
        isHungUp = true;
      });
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`${said('one')}data: ${data}\n\n${said('three')}`);
    };
    const { heard, ended } = hearing();
    expect(await ended).toEqual(new ApiSilence(where));
    expect(heard).toEqual(['one']);
    await waitFor(() => isHungUp);
  });

  it('is refused by name where the session is over, and by silence where the studio is away', async () => {
    studio.says(401, '{"error":"session_ended"}');
    expect(await hearing().ended).toEqual(new ApiRefusal('session_ended'));
    studio.says(503, 'away');
    expect(await hearing().ended).toBeInstanceOf(ApiSilence);
  });

  it('that has gone silent ends by itself, so that it can be taken up again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const say = studio.streams(said('one'));
    const { heard, ended } = hearing();
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    await waitFor(() => heard.length === 1);
    // Anything that is said keeps it alive.
    await vi.advanceTimersByTimeAsync(14_000);
    say(`: still here\n\n${said('two')}`);
    await waitFor(() => heard.length === 2);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ended).toBeInstanceOf(ApiSilence);
    expect(heard).toEqual(['one', 'two']);
  });

  it('that nobody wants any more ends without a word', async () => {
    studio.streams(said('one'));
    const watching = new AbortController();
    const messages = listen(watching.signal);
    expect(await messages.next()).toEqual({ done: false, value: { name: 'one' } });
    const next = messages.next();
    watching.abort();
    await expect(next).rejects.toThrow('aborted');
  });
});
