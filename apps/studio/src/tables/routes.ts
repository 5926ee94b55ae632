import { compressAnswer } from '@pavilion/web/compressAnswer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { openRead } from '../infra/requestLimits.ts';
import type { Studio } from '../infra/studio.ts';
import { comeIn, goOut, tokenOf } from '../play/comeIn.ts';
import { notFound } from '../play/refusal.ts';
import type { SeatRow, SessionRow } from '../play/rows.ts';
import { findSession } from '../play/sessions.ts';
import { emptyBody, historyBody, openBody } from '../play/wire.ts';
import { readBesideTables } from './beside.ts';
import { decide } from './commands/decide.ts';
import { stopFollowing } from './commands/endFollowing.ts';
import { openBeside } from './commands/openBeside.ts';
import { openTable } from './commands/openTable.ts';
import { pressBet } from './commands/pressBet.ts';
import { revealNumbers } from './commands/revealNumbers.ts';
import { startFollowing } from './commands/startFollowing.ts';
import type { TableFeed } from './feed.ts';
import { readFollowing } from './following.ts';
import { readProof, readTableHistory, readTableState } from './queries.ts';
import type { TableStreams } from './stream.ts';
import type { BesideAnswer, BesideTables, FollowAnswer, RevealAnswer } from './views.ts';
import { besideBody, betBody, decideBody, followBody, proofParams, revealBody, stateBody } from './wire.ts';

/** The API below each table's page. Every answer is private and never stored. */
export const registerTableRoutes = (
  root: FastifyInstance,
  studio: Studio,
  feeds: readonly TableFeed[],
  streams: TableStreams,
): void => {
  for (const feed of feeds) {
    const { gameCode } = feed.table;
    root.register(
      async (scope) => {
        scope.addHook('onRequest', async (_request, reply) => {
          reply.header('cache-control', 'no-store');
        });
        scope.addHook('onSend', compressAnswer);
        registerOpening(scope, studio, feed);
        registerPlaying(scope, studio, feed, streams);
        registerBeside(scope, studio, feeds, feed);
      },
      { prefix: `/play/${gameCode}/api` },
    );
  }
  registerProof(root, studio, feeds);
};

const registerOpening = (scope: FastifyInstance, studio: Studio, feed: TableFeed): void => {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const gameCode = feed.table.gameCode;
  app.post('/open', { schema: { body: openBody } }, async (request, reply) =>
    openTable(studio, feed, await comeIn(studio, gameCode, request.body.ticket, request, reply)),
  );
  app.post('/leave', { schema: { body: emptyBody } }, (request, reply) =>
    goOut(studio, gameCode, request, reply),
  );
};

const registerPlaying = (
  scope: FastifyInstance,
  studio: Studio,
  feed: TableFeed,
  streams: TableStreams,
): void => {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const sitting = (request: FastifyRequest): Promise<{ session: SessionRow; seat: SeatRow }> =>
    findSession(studio.db, feed.table.gameCode, tokenOf(request));

  app.post('/bet', { schema: { body: betBody } }, async (request) => {
    const { session } = await sitting(request);
    return pressBet(studio, feed.table, session, request.body);
  });

  if (feed.table.decisions)
    app.post('/decide', { schema: { body: decideBody } }, async (request) => {
      const { session } = await sitting(request);
      return decide(studio, feed, session, request.body);
    });

  app.post('/reveal', { schema: { body: revealBody } }, async (request): Promise<RevealAnswer> => {
    const { seat } = await sitting(request);
    return revealNumbers(studio, feed.table, seat, request.body);
  });

  app.post('/follow', { schema: { body: followBody } }, async (request): Promise<FollowAnswer> => {
    const { session, seat } = await sitting(request);
    await startFollowing(studio, feed.table, session, request.body);
    return { following: await readFollowing(studio, seat) };
  });

  app.post('/stop-following', { schema: { body: emptyBody } }, async (request): Promise<FollowAnswer> => {
    const { seat } = await sitting(request);
    await stopFollowing(studio, seat);
    return { following: await readFollowing(studio, seat) };
  });

  app.post('/state', { schema: { body: stateBody } }, async (request) => {
    const { session, seat } = await sitting(request);
    return readTableState(studio, feed, session, seat, request.body);
  });

  app.post('/history', { schema: { body: historyBody } }, async (request) => {
    const { seat } = await sitting(request);
    return readTableHistory(studio, feed.table, seat, request.body.before);
  });

  app.get('/events', async (request, reply) => {
    const { session } = await sitting(request);
    await streams.open(session, feed, reply);
    return reply;
  });
};

/** A second table, which is played at beside this one. */
const registerBeside = (
  scope: FastifyInstance,
  studio: Studio,
  feeds: readonly TableFeed[],
  feed: TableFeed,
): void => {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { gameCode } = feed.table;

  app.post('/beside-tables', { schema: { body: emptyBody } }, async (request): Promise<BesideTables> => {
    const { session } = await findSession(studio.db, gameCode, tokenOf(request));
    return readBesideTables(studio, feeds, feed, session.locale);
  });

  app.post('/beside', { schema: { body: besideBody } }, async (request): Promise<BesideAnswer> => {
    const { session, seat } = await findSession(studio.db, gameCode, tokenOf(request));
    return openBeside(studio, session, seat, request.body.game_code);
  });
};

/** What proves a round is everybody's: it needs no session, and a drawn round's never changes. */
const registerProof = (root: FastifyInstance, studio: Studio, feeds: readonly TableFeed[]): void => {
  root
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/tables/:gameCode/rounds/:number',
      { ...openRead, schema: { params: proofParams } },
      async (request, reply) => {
        const { gameCode, number } = request.params;
        if (!feeds.some(({ table }) => table.gameCode === gameCode)) throw notFound();
        const proof = await readProof(studio, gameCode, number);
        if (!proof) throw notFound();
        reply.header('cache-control', proof.serverSeed === null ? 'no-store' : 'public, max-age=3600');
        return proof;
      },
    );
};
