import type { FastifyReply } from 'fastify';
import type { SessionRow } from '../play/rows.ts';
import { EventStreams, eventText } from '../play/streams.ts';
import type { TableFeed } from './feed.ts';
import type { TableView } from './views.ts';

/** The table as server-sent events tell it, put into words once for everybody. */
const createTelling = (): ((view: TableView) => string) => {
  let last: { readonly view: TableView; readonly text: string } | undefined;
  return (view) => {
    if (last?.view !== view) last = { view, text: eventText(view) };
    return last.text;
  };
};

/** The open streams of the tables in a process. */
export class TableStreams extends EventStreams {
  readonly #textOf = createTelling();

  /** Tells the table as it stands, then every change. Throws `PlayRefusal` when too many are open. */
  async open(
    session: Pick<SessionRow, 'id' | 'seat_id'>,
    feed: TableFeed,
    reply: FastifyReply,
  ): Promise<void> {
    this.assertRoom();
    const view = await feed.view();
    this.begin(reply, {
      watcher: session,
      first: this.#textOf(view),
      watch: (tell) => feed.watch((told) => tell(this.#textOf(told))),
    });
  }
}
