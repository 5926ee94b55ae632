import type { FastifyReply } from 'fastify';
import type { Studio } from '../infra/studio.ts';
import type { SessionRow } from '../play/rows.ts';
import { tooMany } from '../tables/refusal.ts';
import type { OpenBook } from './feed.ts';
import { presentEvent } from './presenter.ts';
import type { EventRow } from './rows.ts';
import type { BookMessage } from './views.ts';

/** Pages that one process tells at once. */
const streamsMax = 10_000;
/** Proxies close a connection that says nothing, and a page whose session is over is to hear it. Milliseconds. */
const pulseMs = 5_000;

interface Watched {
  /** Told whole, at once and at every change. */
  readonly event: EventRow | undefined;
  /** Whose bets are told; nobody's without a session. */
  readonly session: Pick<SessionRow, 'id' | 'seat_id'> | undefined;
}

interface Stream {
  readonly session: Watched['session'];
  readonly beat: () => void;
  readonly end: () => void;
}

/** Messages as they are sent, put into words once for everybody. */
const createTelling = (): ((message: BookMessage) => string) => {
  const told = new WeakMap<BookMessage, string>();
  return (message) => {
    const text = told.get(message) ?? `data: ${JSON.stringify(message)}\n\n`;
    told.set(message, text);
    return text;
  };
};

/** The open streams of a process: one a seat, any number without a session; all of them ended before the server closes. */
export class BookStreams {
  readonly #studio: Pick<Studio, 'db' | 'log'>;
  readonly #streams = new Set<Stream>();
  readonly #wordsOf = createTelling();
  #pulse: NodeJS.Timeout | undefined;

  constructor(studio: Pick<Studio, 'db' | 'log'>) {
    this.#studio = studio;
  }

  /**
   * Answers with server-sent events: every change from now on. A second stream of the same seat, from another tab or after
   * a reload, ends the first. Throws `PlayRefusal` when too many are open.
   */
  async open({ book, feed }: OpenBook, { event, session }: Watched, reply: FastifyReply): Promise<void> {
    if (this.#streams.size >= streamsMax) throw tooMany();
    const first: BookMessage | undefined = event && {
      kind: 'detail',
      event: presentEvent(event, await feed.runs.at(event)),
    };
    this.#endOf(session?.seat_id);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // Nginx would hold events back.
      'x-accel-buffering': 'no',
    });
    const leave = (): void => {
      unwatch();
      this.#streams.delete(stream);
      if (this.#streams.size === 0) this.#stopPulse();
    };
    // Nothing is written to a stream that is over: that would be an error that nobody catches.
    const stream: Stream = {
      session,
      beat: () => raw.write(': still here\n\n'),
      end: () => {
        leave();
        raw.end();
      },
    };
    const tell = (message: BookMessage): void => {
      if (raw.write(this.#wordsOf(message))) return;
      // Whoever does not read fast enough is let go, and fetches again.
      leave();
      raw.destroy();
    };
    const unwatch = feed.watch({ sports: book.sports, event: event?.id, seatId: session?.seat_id, tell });
    raw.on('close', leave);
    raw.on('error', leave);
    this.#streams.add(stream);
    this.#pulse ??= setInterval(() => void this.beat(), pulseMs);
    raw.write(first ? this.#wordsOf(first) : ': open\n\n');
  }

  /** Ends the streams of sessions that are over, whichever process ended them, and keeps the others alive. */
  async beat(): Promise<void> {
    try {
      const over = await this.#findOver();
      for (const stream of [...this.#streams]) {
        if (stream.session && over.has(stream.session.id)) stream.end();
        else stream.beat();
      }
    } catch (error) {
      this.#studio.log.error({ err: error }, 'streams of ended sessions were not looked for');
    }
  }

  endAll(): void {
    this.#stopPulse();
    for (const { end } of [...this.#streams]) end();
  }

  #endOf(seatId: bigint | undefined): void {
    if (seatId === undefined) return;
    for (const stream of [...this.#streams]) if (stream.session?.seat_id === seatId) stream.end();
  }

  async #findOver(): Promise<ReadonlySet<bigint>> {
    const ids = [...this.#streams].flatMap(({ session }) => session?.id ?? []);
    if (ids.length === 0) return new Set();
    const rows = await this.#studio.db
      .selectFrom('game_session')
      .select('id')
      .where('id', '=', ({ fn, val }) => fn.any(val(ids)))
      .where('ended_at', 'is not', null)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  #stopPulse(): void {
    clearInterval(this.#pulse);
    this.#pulse = undefined;
  }
}
