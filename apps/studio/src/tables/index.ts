import type { FastifyInstance } from 'fastify';
import type { Studio } from '../infra/studio.ts';
import { followDraws } from './commands/followDraws.ts';
import { TableFeed } from './feed.ts';
import { tableGames } from './games/index.ts';
import { forgetEmptyRounds } from './queries.ts';
import { recoverBets } from './recovery.ts';
import { registerTableRoutes } from './routes.ts';
import { createShow, type TablesShown } from './show.ts';
import { TableStreams } from './stream.ts';

export interface Tables {
  /** What stands at the tables of one provider. */
  readonly showOf: (gpId: number) => Promise<TablesShown>;
  /** One pass: every table as far as the clock says, what is followed there, its streams, then the money. Answers how many bets it took up. */
  readonly runOnce: () => Promise<number>;
  /** The slips that are followed, and the money, for the worker. */
  readonly settleOnce: () => Promise<number>;
  /** Runs every table's clock until `stop`; `onChange` hears of each step. */
  readonly start: (onChange: () => void) => void;
  readonly stop: () => Promise<void>;
  readonly forget: () => Promise<void>;
}

/** The shared tables: their routes, their clocks, their money. */
export const registerTables = (server: FastifyInstance, studio: Studio): Tables => {
  const feeds = tableGames.map((table) => new TableFeed(studio, table));
  const streams = new TableStreams(studio);
  registerTableRoutes(server, studio, feeds, streams);
  // A server waits for its open connections when it closes, and these would never end by themselves.
  server.addHook('preClose', async () => streams.endAll());
  return {
    showOf: createShow(studio, feeds),
    runOnce: async () => {
      for (const feed of feeds) await feed.advance();
      await followDraws(studio);
      await streams.beat();
      return recoverBets(studio);
    },
    settleOnce: async () => {
      await followDraws(studio);
      return recoverBets(studio);
    },
    start: (onChange) => {
      for (const feed of feeds) feed.start(onChange);
    },
    stop: async () => {
      await Promise.all(feeds.map((feed) => feed.stop()));
    },
    forget: () => forgetEmptyRounds(studio),
  };
};
