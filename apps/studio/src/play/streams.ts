import type { FastifyReply } from 'fastify';
import type { Studio } from '../infra/studio.ts';
import { tooMany } from './refusal.ts';
import type { SessionRow } from './rows.ts';

/** Pages that one process tells at once. */
const streamsMax = 10_000;
/**
 * Proxies close a connection that says nothing; and a page whose session is over, wherever it ended, is to hear it while
 * it only looks on. Milliseconds.
 */
const pulseMs = 5_000;

type Watcher = Pick<SessionRow, 'id' | 'seat_id'>;

interface Stream {
  readonly watcher: Watcher | undefined;
  readonly beat: () => void;
  readonly end: () => void;
}

interface Told {
  /** Whose stream it is; nobody's without a session. */
  readonly watcher: Watcher | undefined;
  /** Said at once. */
  readonly first: string;
  /** Hands over what is said later; answers what ends it. */
  readonly watch: (tell: (text: string) => void) => () => void;
}

/** A message as a server-sent event tells it. */
export const eventText = (message: object): string => `data: ${JSON.stringify(message)}\n\n`;

/**
 * The open server-sent events of a process: one stream a seat, any number without a session; all of them ended before the
 * server closes.
 */
export class EventStreams {
  readonly #studio: Pick<Studio, 'db' | 'log'>;
  readonly #streams = new Set<Stream>();
  readonly #bySeat = new Map<bigint, Stream>();
  #pulse: NodeJS.Timeout | undefined;

  constructor(studio: Pick<Studio, 'db' | 'log'>) {
    this.#studio = studio;
  }

  /** Throws `PlayRefusal` when too many are open. */
  protected assertRoom(): void {
    if (this.#streams.size >= streamsMax) throw tooMany();
  }

  /** A second stream of the same seat, from another tab or after a reload, ends the first. */
  protected begin(reply: FastifyReply, { watcher, first, watch }: Told): void {
    if (watcher) this.#bySeat.get(watcher.seat_id)?.end();
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
      this.#forget(stream);
    };
    // Nothing is written to a stream that is over: that would be an error that nobody catches.
    const stream: Stream = {
      watcher,
      beat: () => raw.write(': still here\n\n'),
      end: () => {
        leave();
        raw.end();
      },
    };
    const unwatch = watch((text) => {
      if (raw.write(text)) return;
      // Whoever does not read fast enough is let go, and fetches again.
      leave();
      raw.destroy();
    });
    raw.on('close', leave);
    raw.on('error', leave);
    this.#streams.add(stream);
    if (watcher) this.#bySeat.set(watcher.seat_id, stream);
    this.#pulse ??= setInterval(() => void this.beat(), pulseMs);
    raw.write(first);
  }

  /** Ends the streams of sessions that are over, whichever process ended them, and keeps the others alive. */
  async beat(): Promise<void> {
    try {
      const over = await this.#findOver();
      for (const stream of [...this.#streams]) {
        if (stream.watcher && over.has(stream.watcher.id)) stream.end();
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

  #forget(stream: Stream): void {
    this.#streams.delete(stream);
    const seatId = stream.watcher?.seat_id;
    if (seatId !== undefined && this.#bySeat.get(seatId) === stream) this.#bySeat.delete(seatId);
    if (this.#streams.size === 0) this.#stopPulse();
  }

  async #findOver(): Promise<ReadonlySet<bigint>> {
    const ids = [...this.#bySeat.values()].flatMap(({ watcher }) => watcher?.id ?? []);
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
