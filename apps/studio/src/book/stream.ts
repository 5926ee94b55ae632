import type { FastifyReply } from 'fastify';
import type { SessionRow } from '../play/rows.ts';
import { EventStreams, eventText } from '../play/streams.ts';
import type { OpenBook } from './feed.ts';
import { presentEvent } from './presenter.ts';
import type { EventRow } from './rows.ts';
import type { Runs } from './runs.ts';
import type { BookMessage } from './views.ts';

interface Watched {
  /** Told whole, at once and at every change. */
  readonly event: EventRow | undefined;
  /** Whose bets are told; nobody's without a session. */
  readonly session: Pick<SessionRow, 'id' | 'seat_id'> | undefined;
}

/** Messages as they are sent, put into words once for everybody. */
const createTelling = (): ((message: BookMessage) => string) => {
  const told = new WeakMap<BookMessage, string>();
  return (message) => {
    const text = told.get(message) ?? eventText(message);
    told.set(message, text);
    return text;
  };
};

/** The open streams of the books in a process. */
export class BookStreams extends EventStreams {
  readonly #textOf = createTelling();

  /** Tells every change from now on. Throws `PlayRefusal` when too many are open. */
  async open({ book, feed }: OpenBook, { event, session }: Watched, reply: FastifyReply): Promise<void> {
    this.assertRoom();
    const first = event && eventText(await detailOf(event, feed.runs));
    this.begin(reply, {
      watcher: session,
      first: first ?? ': open\n\n',
      watch: (tell) =>
        feed.watch({
          sports: book.sports,
          event: event?.id,
          seatId: session?.seat_id,
          tell: (message) => tell(this.#textOf(message)),
        }),
    });
  }
}

const detailOf = async (event: EventRow, runs: Runs): Promise<BookMessage> => ({
  kind: 'detail',
  event: await presentEvent(event, await runs.at(event), runs),
});
