import type { RateLimitOptions } from '@fastify/rate-limit';
import { compressAnswer } from '@pavilion/web/compressAnswer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { SiteDirectory } from '../infra/site.ts';
import type { CallHandler, KeptCookie, MemberSession } from './caller.ts';
import { type Demands, refuseUntilMet } from './demands.ts';
import { answersOf, successOf, wordsOf } from './documentation.ts';
import { messageText } from './messages.ts';
import { badField, unauthenticated } from './refusal.ts';
import { callerOf, tokenOf } from './request.ts';

/** Proves a token of a site; `renewed` is a fresh token that replaces it, `demands` what its member has to do first. */
export type Authenticate = (
  token: string,
  siteId: number,
) => Promise<{ session: MemberSession; renewed?: string; demands?: Demands } | null>;

/** Requests a minute and caller, unless the handler says otherwise. */
const perMinuteDefault = 240;

const authenticateRequest = async (
  request: FastifyRequest,
  reply: FastifyReply,
  handler: CallHandler,
  sites: SiteDirectory,
  authenticate: Authenticate,
): Promise<void> => {
  const token = tokenOf(request);
  const proof = token === null ? null : await authenticate(token, sites.byHost(request.hostname).id);
  if (proof === null) {
    if (handler.call.audience === 'member') throw unauthenticated();
    return;
  }
  request.memberSession = proof.session;
  if (proof.renewed !== undefined) reply.header('authorization', proof.renewed);
  if (proof.demands !== undefined && handler.call.audience === 'member')
    refuseUntilMet(handler.call, proof.demands);
};

/** A `site_id` in the body must be the site of the host name: no call of one site reaches another. */
const refuseForeignSite = (body: unknown, siteId: number): void => {
  if (
    typeof body === 'object' &&
    body !== null &&
    'site_id' in body &&
    body.site_id !== undefined &&
    body.site_id !== siteId
  ) {
    throw badField('site_id');
  }
};

/** Success was parsed by the call's own schema before: the answers of a route's schema only describe (`/api/docs`). */
const serializerCompiler = () => (answer: unknown) => JSON.stringify(answer);

/** Cookies of calls are preferences that the pages read as well, and what is known of a browser; none opens anything. */
const setCookie = (
  reply: FastifyReply,
  { name, value, maxAgeSeconds, httpOnly = false }: KeptCookie,
): void => {
  const secure = reply.request.protocol === 'https';
  reply.setCookie(name, value, { path: '/', sameSite: 'lax', maxAge: maxAgeSeconds, httpOnly, secure });
};

/** Registers product calls under `/api`, each in the same order: limit, authenticate, parse, validate, run, present. */
export const registerCalls = async (
  app: FastifyInstance,
  handlers: readonly CallHandler[],
  { sites, authenticate }: { sites: SiteDirectory; authenticate: Authenticate },
): Promise<void> => {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  for (const handler of handlers) {
    const { call } = handler;
    const rateLimit: RateLimitOptions = {
      max: handler.perMinute ?? perMinuteDefault,
      timeWindow: '1 minute',
    };
    typed.route({
      method: 'POST',
      url: `/api${call.path}`,
      ...(handler.bodyBytesMax === undefined ? {} : { bodyLimit: handler.bodyBytesMax }),
      config: { rateLimit },
      schema: {
        ...wordsOf(call),
        body: call.body,
        response: answersOf(call),
      },
      serializerCompiler,
      ...(call.audience === 'public' ? { onSend: compressAnswer } : {}),
      // Before the body is read: a large one is nobody's to send who may not make the call.
      preParsing: (request, reply) => authenticateRequest(request, reply, handler, sites, authenticate),
      handler: async (request, reply) => {
        const caller = callerOf(request, sites);
        refuseForeignSite(request.body, caller.site.id);
        const data = call.data.parse(await handler.run(caller, request.body));
        for (const kept of handler.cookiesOf?.(data, caller) ?? []) setCookie(reply, kept);
        return { code: successOf(call), message: messageText('success', caller.locale), data };
      },
    });
  }
};
