import type { FastifyReply } from 'fastify';
import type { TableFeed } from './feed.ts';
import { tooMany } from './refusal.ts';
import type { TableView } from './views.ts';

/** Pages that one process tells at once. */
const streamsMax = 10_000;
/** Proxies close a connection that says nothing. Milliseconds. */
const heartbeatMs = 15_000;

interface Stream {
  readonly end: () => void;
}

/** The open streams of a process: one a session, and all of them ended before the server closes. */
export class TableStreams {
  readonly #streams = new Map<bigint, Stream>();

  /**
   * Answers with server-sent events: the table as it stands, then every change. A second stream of the same session
   * ends the first. Throws `PlayRefusal` when too many are open.
   */
  async open(sessionId: bigint, feed: TableFeed, reply: FastifyReply): Promise<void> {
    if (this.#streams.size >= streamsMax) throw tooMany();
    const view = await feed.view();
    this.#streams.get(sessionId)?.end();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // Nginx would hold events back.
      'x-accel-buffering': 'no',
    });
    const tell = (told: TableView): void => {
      // Whoever does not read fast enough is let go, and fetches again.
      if (!raw.write(`data: ${JSON.stringify(told)}\n\n`)) raw.end();
    };
    const unwatch = feed.watch(tell);
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
    const stream: Stream = { end: () => raw.end() };
    this.#streams.set(sessionId, stream);
    raw.on('close', () => {
      unwatch();
      clearInterval(heartbeat);
      if (this.#streams.get(sessionId) === stream) this.#streams.delete(sessionId);
    });
    tell(view);
  }

  endAll(): void {
    for (const { end } of this.#streams.values()) end();
  }
}
