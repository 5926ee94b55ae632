import type { FastifyInstance } from 'fastify';
import type { Studio } from '../infra/studio.ts';
import { Acceptance } from './acceptance.ts';
import { books } from './books.ts';
import { forgetEmptyEvents } from './commands/listFixtures.ts';
import { BookFeed } from './feed.ts';
import { recoverBook } from './recovery.ts';
import { registerBookRoutes } from './routes.ts';
import { BookStreams } from './stream.ts';

interface BookPart {
  /** One pass: every event as far as the clock says, its streams, then the money. Answers how much there was to do. */
  readonly runOnce: () => Promise<number>;
  /** The money alone, for the worker; bets in play are accepted beside it. */
  readonly settleOnce: () => Promise<number>;
  /** Runs the clock of all events, and accepts bets in play, until `stop`; `onChange` hears of each step. */
  readonly start: (onChange: () => void) => void;
  readonly stop: () => Promise<void>;
  readonly forget: () => Promise<void>;
}

/** Sports and esport: their routes, the clock of their events, their money. */
export const registerBook = (server: FastifyInstance, studio: Studio): BookPart => {
  const feed = new BookFeed(studio);
  const streams = new BookStreams(studio);
  const acceptance = new Acceptance(studio, feed);
  registerBookRoutes(
    server,
    studio,
    books.map((book) => ({ book, feed })),
    streams,
  );
  // A server waits for its open connections when it closes, and these would never end by themselves.
  server.addHook('preClose', async () => streams.endAll());
  return {
    runOnce: async () => {
      const steps = await feed.advance();
      await streams.beat();
      return steps + (await acceptance.once()) + (await recoverBook(studio, feed));
    },
    settleOnce: () => recoverBook(studio, feed),
    start: (onChange) => {
      feed.start(onChange);
      acceptance.start();
    },
    stop: async () => {
      await Promise.all([feed.stop(), acceptance.stop()]);
    },
    forget: () => forgetEmptyEvents(studio),
  };
};
