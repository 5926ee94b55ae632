import type { FastifyReply } from 'fastify';
import { tooMany } from '../tables/refusal.ts';
import type { OpenBook } from './feed.ts';
import { presentEvent } from './presenter.ts';
import type { EventRow } from './rows.ts';
import type { BookMessage } from './views.ts';

/** Pages that one process tells at once. */
const streamsMax = 10_000;
/** Proxies close a connection that says nothing. Milliseconds. */
const heartbeatMs = 15_000;

interface Watched {
  /** Told whole, at once and at every change. */
  readonly event: EventRow | undefined;
  /** Whose bets are told; nobody's without a session. */
  readonly seatId: bigint | undefined;
}

/** The open streams of a process; all of them ended before the server closes. */
export class BookStreams {
  readonly #ends = new Set<() => void>();

  /** Answers with server-sent events: every change of an event from now on. Throws `PlayRefusal` when too many are open. */
  async open({ book, feed }: OpenBook, { event, seatId }: Watched, reply: FastifyReply): Promise<void> {
    if (this.#ends.size >= streamsMax) throw tooMany();
    const first = event && { kind: 'detail' as const, event: presentEvent(event, await feed.runs.at(event)) };
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // Nginx would hold events back.
      'x-accel-buffering': 'no',
    });
    const tell = (message: BookMessage): void => {
      // Whoever does not read fast enough is let go, and fetches again.
      if (!raw.write(`data: ${JSON.stringify(message)}\n\n`)) raw.end();
    };
    const unwatch = feed.watch({ sports: book.sports, event: event?.id, seatId, tell });
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
    const end = (): void => void raw.end();
    this.#ends.add(end);
    raw.on('close', () => {
      unwatch();
      clearInterval(heartbeat);
      this.#ends.delete(end);
    });
    raw.write(': open\n\n');
    if (first) tell(first);
  }

  endAll(): void {
    for (const end of this.#ends) end();
  }
}
