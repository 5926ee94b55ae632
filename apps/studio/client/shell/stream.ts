import { createParser } from 'eventsource-parser';
import type { ZodMiniType } from 'zod/mini';
import { abortWith } from './abortWith.ts';
import { ApiSilence, parsed, type Wire } from './wire.ts';

/**
 * A stream says something every five seconds. A line that has been silent for so long is dead, whatever the browser
 * believes: a phone that loses its network hears of no end. Milliseconds.
 */
const silenceMaxMs = 15_000;

/**
 * Each message of a stream of server-sent events, until the connection ends or `signal` ends it. Throws `ApiRefusal` or
 * `ApiSilence`; the latter also for a message that this page cannot read, for what it would have told must then be asked for.
 */
export async function* messagesOf<Message>(
  { connect }: Pick<Wire, 'connect'>,
  { path, message, signal }: { path: string; message: ZodMiniType<Message>; signal: AbortSignal },
): AsyncGenerator<Message> {
  const line = new AbortController();
  const stopFollowing = abortWith(signal, line);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => line.abort(new ApiSilence(path)), silenceMaxMs);
  };
  try {
    hear();
    for await (const data of eventsOf(await connect(path, line.signal), hear))
      yield parsed(path, jsonOf(data), message);
  } finally {
    clearTimeout(timer);
    stopFollowing();
    // Whoever stops listening, for whatever reason, leaves no connection behind.
    line.abort();
  }
}

async function* eventsOf(body: ReadableStream<Uint8Array>, onSound: () => void): AsyncGenerator<string> {
  const heard: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => heard.push(data) });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSound();
    parser.feed(decoder.decode(value, { stream: true }));
    yield* heard.splice(0);
  }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
