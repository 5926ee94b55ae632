import type { FastifyReply } from 'fastify';
import type { Studio } from '../infra/studio.ts';
import type { SessionRow } from '../play/rows.ts';
import type { TableFeed } from './feed.ts';
import { tooMany } from './refusal.ts';
import type { TableView } from './views.ts';

/** Pages that one process tells at once. */
const streamsMax = 10_000;
/**
 * Proxies close a connection that says nothing; and a page whose session is over, wherever it ended, is to hear it while
 * it only looks on. Milliseconds.
 */
const pulseMs = 5_000;

type Of = Pick<SessionRow, 'id' | 'seat_id'>;

interface Stream {
  readonly sessionId: bigint;
  readonly beat: () => void;
  readonly end: () => void;
}

/** The table as server-sent events tell it, put into words once for everybody. */
const createTelling = (): ((view: TableView) => string) => {
  let last: { readonly view: TableView; readonly text: string } | undefined;
  return (view) => {
    if (last?.view !== view) last = { view, text: `data: ${JSON.stringify(view)}\n\n` };
    return last.text;
  };
};

/** The open streams of a process: one a seat, and all of them ended before the server closes. */
export class TableStreams {
  readonly #studio: Pick<Studio, 'db' | 'log'>;
  readonly #streams = new Map<bigint, Stream>();
  readonly #wordsOf = createTelling();
  #pulse: NodeJS.Timeout | undefined;

  constructor(studio: Pick<Studio, 'db' | 'log'>) {
    this.#studio = studio;
  }

  /**
   * Answers with server-sent events: the table as it stands, then every change. A second stream of the same seat, from
   * another tab or after a reload, ends the first. Throws `PlayRefusal` when too many are open.
   */
  async open({ id: sessionId, seat_id: seatId }: Of, feed: TableFeed, reply: FastifyReply): Promise<void> {
    if (this.#streams.size >= streamsMax) throw tooMany();
    const view = await feed.view();
    this.#streams.get(seatId)?.end();
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
      if (this.#streams.get(seatId) === stream) this.#streams.delete(seatId);
      if (this.#streams.size === 0) this.#stopPulse();
    };
    // Nothing is written to a stream that is over: that would be an error that nobody catches.
    const stream: Stream = {
      sessionId,
      beat: () => raw.write(': still here\n\n'),
      end: () => {
        leave();
        raw.end();
      },
    };
    const unwatch = feed.watch((told) => {
      if (raw.write(this.#wordsOf(told))) return;
      // Whoever does not read fast enough is let go, and fetches again.
      leave();
      raw.destroy();
    });
    raw.on('close', leave);
    raw.on('error', leave);
    this.#streams.set(seatId, stream);
    this.#pulse ??= setInterval(() => void this.beat(), pulseMs);
    raw.write(this.#wordsOf(view));
  }

  /** Ends the streams of sessions that are over, whichever process ended them, and keeps the others alive. */
  async beat(): Promise<void> {
    try {
      const over = await this.#findOver();
      for (const stream of [...this.#streams.values()]) {
        if (over.has(stream.sessionId)) stream.end();
        else stream.beat();
      }
    } catch (error) {
      this.#studio.log.error({ err: error }, 'streams of ended sessions were not looked for');
    }
  }

  async #findOver(): Promise<ReadonlySet<bigint>> {
    const ids = Array.from(this.#streams.values(), ({ sessionId }) => sessionId);
    if (ids.length === 0) return new Set();
    const rows = await this.#studio.db
      .selectFrom('game_session')
      .select('id')
      .where('id', '=', ({ fn, val }) => fn.any(val(ids)))
      .where('ended_at', 'is not', null)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  endAll(): void {
    this.#stopPulse();
    for (const { end } of [...this.#streams.values()]) end();
  }

  #stopPulse(): void {
    clearInterval(this.#pulse);
    this.#pulse = undefined;
  }
}
