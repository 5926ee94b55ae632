import { compressAnswer } from '@pavilion/web/compressAnswer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { boundedBy, openRead, openReadsPerMinute, pricingsPerMinute } from '../infra/requestLimits.ts';
import type { Studio } from '../infra/studio.ts';
import { comeIn, goOut, tokenOf } from '../play/comeIn.ts';
import { notFound } from '../play/refusal.ts';
import type { SeatRow, SessionRow } from '../play/rows.ts';
import { findSession } from '../play/sessions.ts';
import { emptyBody, openBody } from '../play/wire.ts';
import { cashOut, readCashOffers } from './commands/cashOut.ts';
import { openBook } from './commands/openBook.ts';
import { pressBet } from './commands/pressBet.ts';
import { quoteSlip } from './commands/quoteSlip.ts';
import type { OpenBook } from './feed.ts';
import { readLeague } from './league.ts';
import { readPast } from './past.ts';
import { presentEvent, presentProof } from './presenter.ts';
import { findEvent, readBets, readBookState, readResults } from './queries.ts';
import type { EventRow } from './rows.ts';
import { readSiegeRecord } from './siegeRecord.ts';
import type { BookStreams } from './stream.ts';
import { type EventsAnswer, sessionHeader } from './views.ts';
import {
  betsBody,
  cashOutBody,
  eventParams,
  placeBody,
  quoteBody,
  resultsQuery,
  streamQuery,
} from './wire.ts';

/** The API below each book's page. Nothing of it is stored on the way. */
export const registerBookRoutes = (
  root: FastifyInstance,
  studio: Studio,
  books: readonly OpenBook[],
  streams: BookStreams,
): void => {
  for (const open of books) {
    root.register(
      async (scope) => {
        scope.addHook('onRequest', async (_request, reply) => {
          reply.header('cache-control', 'no-store');
        });
        scope.addHook('onSend', compressAnswer);
        registerOpening(scope, studio, open);
        registerBetting(scope, studio, open);
        registerEvents(scope, studio, open, streams);
      },
      { prefix: `/play/${open.book.gameCode}/api` },
    );
  }
};

const registerOpening = (scope: FastifyInstance, studio: Studio, open: OpenBook): void => {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const gameCode = open.book.gameCode;
  app.post('/open', { schema: { body: openBody } }, async (request, reply) =>
    openBook(studio, open, await comeIn(studio, gameCode, request.body.ticket, request, reply)),
  );
  app.post('/leave', { schema: { body: emptyBody } }, (request, reply) =>
    goOut(studio, gameCode, request, reply),
  );
};

const registerBetting = (scope: FastifyInstance, studio: Studio, open: OpenBook): void => {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const sitting = (request: FastifyRequest): Promise<{ session: SessionRow; seat: SeatRow }> =>
    findSession(studio.db, open.book.gameCode, tokenOf(request));
  /** Each session by itself: many members may share an address. Asked for once the session was found, so that nobody invents one. */
  const pricing = boundedBy(app, pricingsPerMinute, (request) => tokenOf(request) ?? '');

  app.post('/state', { schema: { body: emptyBody } }, async (request) => {
    const { session, seat } = await sitting(request);
    return readBookState(studio, session, seat);
  });

  app.post('/quote', { schema: { body: quoteBody } }, async (request, reply) => {
    const { session, seat } = await sitting(request);
    await pricing(request, reply);
    return quoteSlip(studio, open, { session, seat }, request.body);
  });

  app.post('/bet', { schema: { body: placeBody } }, async (request, reply) => {
    const { session } = await sitting(request);
    await pricing(request, reply);
    return pressBet(studio, open, session, request.body);
  });

  app.post('/cash-offers', { schema: { body: emptyBody } }, async (request) => {
    const { seat } = await sitting(request);
    return readCashOffers(studio, open, seat);
  });

  app.post('/cash-out', { schema: { body: cashOutBody } }, async (request) =>
    cashOut(studio, open, await sitting(request), request.body),
  );

  app.post('/bets', { schema: { body: betsBody } }, async (request) => {
    const { seat } = await sitting(request);
    return readBets(studio, seat, request.body);
  });
};

/** Events are everybody's: they need no session. */
const registerEvents = (
  scope: FastifyInstance,
  studio: Studio,
  open: OpenBook,
  streams: BookStreams,
): void => {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { book, feed } = open;
  const eventOf = async (id: string): Promise<EventRow> => {
    const row = await findEvent(studio, id);
    if (!row || !book.sports.includes(row.sport)) throw notFound();
    return row;
  };
  /** What is still to come or in play is remembered; what is over may have to be played again from its seed. */
  const looking = boundedBy(app, openReadsPerMinute);

  app.get('/events', async (): Promise<EventsAnswer> => {
    const events = await feed.list(book.sports);
    return { now: studio.clock.now().toISOString(), events };
  });

  app.get('/events/:id', { schema: { params: eventParams } }, async (request, reply) => {
    const row = await eventOf(request.params.id);
    if (row.next_at === null) await looking(request, reply);
    return presentEvent(row, await feed.runs.at(row), feed.runs);
  });

  app.get('/events/:id/siege', { ...openRead, schema: { params: eventParams } }, async (request) => {
    const row = await eventOf(request.params.id);
    if (row.sport !== 'siege') throw notFound();
    return readSiegeRecord(studio, feed.runs, row);
  });

  app.get('/events/:id/proof', { ...openRead, schema: { params: eventParams } }, async (request) => {
    const row = await eventOf(request.params.id);
    return presentProof(row, await feed.runs.at(row));
  });

  app.get('/events/:id/past', { ...openRead, schema: { params: eventParams } }, async (request) =>
    readPast(studio, await eventOf(request.params.id)),
  );

  app.get('/results', { ...openRead, schema: { querystring: resultsQuery } }, (request) =>
    readResults(studio, feed.runs, book.sports, request.query),
  );

  app.get('/league', openRead, async () => {
    if (!book.sports.includes('league')) throw notFound();
    return readLeague(studio);
  });

  app.get('/stream', { schema: { querystring: streamQuery } }, async (request, reply) => {
    const event = request.query.event === undefined ? undefined : await eventOf(request.query.event);
    const session =
      request.headers[sessionHeader] === undefined
        ? undefined
        : (await findSession(studio.db, book.gameCode, tokenOf(request))).session;
    await streams.open(open, { event, session }, reply);
    return reply;
  });
};
