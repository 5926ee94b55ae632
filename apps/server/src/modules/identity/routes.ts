import { successCode } from '@pavilion/contract';
import { loginHeaderDataSchema } from '@pavilion/contract/identity';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { answersOfOwn, successEnvelope } from '../../http/documentation.ts';
import { messageText } from '../../http/messages.ts';
import { callerOf } from '../../http/request.ts';
import type { Clock } from '../../infra/clock.ts';
import type { SiteDirectory } from '../../infra/site.ts';
import { plainAddress } from './addresses.ts';
import { issueLoginTicket } from './commands/issueLoginTicket.ts';
import type { IdentityTables } from './tables.ts';

const ticketsPerMinute = 60;
const ticketsPerMinuteInTestMode = 1_000;

/** The site's own route that gives out the header which `/api/login` requires (spec §7). */
export const registerLoginHeader = async (
  app: FastifyInstance,
  deps: { db: Kysely<IdentityTables>; clock: Clock; sites: SiteDirectory; testMode: boolean },
): Promise<void> => {
  const { db, clock, sites, testMode } = deps;
  app.withTypeProvider<ZodTypeProvider>().route({
    method: ['GET', 'POST'],
    url: '/get_login_header',
    // The name and value are a header, good once for five minutes from this address.
    schema: {
      summary: 'A single-use header for /api/login.',
      tags: ['identity'],
      security: [],
      response: answersOfOwn(successEnvelope(loginHeaderDataSchema)),
    },
    config: {
      rateLimit: {
        max: testMode ? ticketsPerMinuteInTestMode : ticketsPerMinute,
        timeWindow: '1 minute',
      },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request, sites);
      const { site, locale } = caller;
      const ip = plainAddress(caller.ip);
      const now = clock.now();
      const { ticket, expiresAt } = await issueLoginTicket(db, {
        siteId: site.id,
        ip,
        now,
      });
      reply.header('cache-control', 'no-store');
      return {
        code: successCode,
        message: messageText('success', locale),
        data: { name: 'x-login-ticket', value: ticket, expires_at: expiresAt.toISOString(), remote_addr: ip },
      };
    },
  });
};
