import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findGame } from '../games/index.ts';
import type { Studio } from '../infra/studio.ts';
import { comeIn, goOut, tokenOf } from './comeIn.ts';
import { openGame } from './commands/openGame.ts';
import { pressStep } from './commands/pressStep.ts';
import { rotateSeed } from './commands/rotateSeed.ts';
import { readLights } from './lights.ts';
import { readFairness, readHistory, readJackpot, readState } from './queries.ts';
import { notFound } from './refusal.ts';
import { findSession, findSessionAt } from './sessions.ts';
import { emptyBody, historyBody, openBody, rotateBody, stepBody } from './wire.ts';

const gameParams = z.strictObject({ gameCode: z.string().max(64) });

/** The game's own API, below each game's page. Every answer is private and never stored. */
export const registerPlayRoutes = (root: FastifyInstance, studio: Studio): void => {
  root.register(
    async (scope) => {
      const app = scope.withTypeProvider<ZodTypeProvider>();
      app.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      registerOpening(scope, studio);

      app.post('/step', { schema: { params: gameParams, body: stepBody } }, async (request) => {
        const session = await findSessionAt(studio.db, request.params.gameCode, tokenOf(request));
        const { action_id: actionId, stake, action } = request.body;
        return pressStep(studio, session, { actionId, stake, action });
      });

      app.post('/state', { schema: { params: gameParams, body: emptyBody } }, async (request) => {
        const { session, seat } = await findSession(studio.db, request.params.gameCode, tokenOf(request));
        return readState(studio, session, seat);
      });

      app.post('/jackpot', { schema: { params: gameParams, body: emptyBody } }, async (request) => {
        const { seat } = await findSession(studio.db, request.params.gameCode, tokenOf(request));
        return readJackpot(studio, seat);
      });

      app.post('/lights', { schema: { params: gameParams, body: emptyBody } }, async (request) => {
        const { seat } = await findSession(studio.db, request.params.gameCode, tokenOf(request));
        return readLights(studio, seat);
      });

      app.post('/history', { schema: { params: gameParams, body: historyBody } }, async (request) => {
        const { seat } = await findSession(studio.db, request.params.gameCode, tokenOf(request));
        return readHistory(studio, seat, request.body.before);
      });

      app.post('/fairness', { schema: { params: gameParams, body: emptyBody } }, async (request) => {
        const { seat } = await findSession(studio.db, request.params.gameCode, tokenOf(request));
        return readFairness(studio, seat);
      });

      app.post('/fairness/rotate', { schema: { params: gameParams, body: rotateBody } }, async (request) => {
        const { session } = await findSession(studio.db, request.params.gameCode, tokenOf(request));
        return rotateSeed(studio, session, request.body.client_seed);
      });
    },
    { prefix: '/play/:gameCode/api' },
  );
};

const registerOpening = (scope: FastifyInstance, studio: Studio): void => {
  const app = scope.withTypeProvider<ZodTypeProvider>();

  app.post('/open', { schema: { params: gameParams, body: openBody } }, async (request, reply) => {
    const { gameCode } = request.params;
    if (!findGame(gameCode)) throw notFound();
    return openGame(studio, await comeIn(studio, gameCode, request.body.ticket, request, reply));
  });

  app.post('/leave', { schema: { params: gameParams, body: emptyBody } }, (request, reply) =>
    goOut(studio, request.params.gameCode, request, reply),
  );
};
