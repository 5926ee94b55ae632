import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { z } from 'zod';
import { localeOfTags, type StudioLocale } from '../locale.ts';
import type { AssetsOf } from '../pages/assets.ts';
import { pageSecurity } from '../pages/security.ts';
import { choosePath, createIdentityProvider, type IdentityClient, identityPath } from './identityProvider.ts';
import { renderChoosePage, renderOverPage } from './page.ts';
import { findPerson } from './people.ts';

const uidParams = z.object({ uid: z.string().regex(/^[A-Za-z0-9_-]{10,64}$/) });
const choiceParams = uidParams.extend({ choice: z.string().max(32) });

export interface IdentityOptions {
  readonly studioOrigin: string;
  readonly hallOrigin: string;
  readonly client: IdentityClient;
  readonly assetsOf: AssetsOf;
}

/** The choice ends in a redirect to the hall, which counts as where the form goes. */
const security = (hallOrigin: string) => {
  const { contentSecurityPolicy, ...rest } = pageSecurity("'none'");
  const directives = { ...contentSecurityPolicy.directives, formAction: ["'self'", hallOrigin] };
  return { ...rest, contentSecurityPolicy: { ...contentSecurityPolicy, directives } };
};

const acceptedLocale = (request: FastifyRequest): StudioLocale =>
  localeOfTags(request.headers['accept-language'] ?? '') ?? 'en_US';

/** The page on which somebody chooses who to be, and what the choice brings about. */
const registerChoice = (root: FastifyInstance, provider: Provider, options: IdentityOptions): void => {
  const { hallOrigin, assetsOf } = options;
  const app = root.withTypeProvider<ZodTypeProvider>();
  const assets = { ...assetsOf('pay/pay.ts'), script: null, preloads: [] };
  const helmet = security(hallOrigin);
  app.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024 }, async () => ({}));

  /** The attempt that this browser has under way; undefined when it is over, or another browser's. */
  const underWay = async (request: FastifyRequest, reply: FastifyReply, uid: string) => {
    try {
      const details = await provider.interactionDetails(request.raw, reply.raw);
      return details.uid === uid ? details : undefined;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  };

  app.get(`${choosePath}/:uid`, { schema: { params: uidParams }, helmet }, async (request, reply) => {
    const details = await underWay(request, reply, request.params.uid);
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if (details === undefined) return reply.code(404).send(renderOverPage(acceptedLocale(request), assets));
    const { ui_locales: wanted } = details.params;
    const locale = (typeof wanted === 'string' ? localeOfTags(wanted) : undefined) ?? acceptedLocale(request);
    return renderChoosePage({ uid: details.uid, hall: new URL(hallOrigin).host, locale, assets });
  });

  app.post(
    `${choosePath}/:uid/:choice`,
    { schema: { params: choiceParams }, helmet },
    async (request, reply) => {
      const from = request.headers['sec-fetch-site'];
      if (from !== undefined && from !== 'same-origin') return reply.code(403).send({ error: 'bad_request' });
      const { uid, choice } = request.params;
      const person = findPerson(choice);
      if (person === undefined && choice !== 'cancel') return reply.code(404).send({ error: 'not_found' });
      if ((await underWay(request, reply, uid)) === undefined)
        return reply
          .code(404)
          .type('text/html; charset=utf-8')
          .send(renderOverPage(acceptedLocale(request), assets));
      const result =
        person === undefined
          ? { error: 'access_denied' }
          : { login: { accountId: person.id, remember: false }, select_account: {} };
      const next = await provider.interactionResult(request.raw, reply.raw, result, {
        mergeWithLastSubmission: false,
      });
      return reply.redirect(next, 303);
    },
  );
};

/** Node's request as an app mounted under a path hands it on. */
type MountedRequest = IncomingMessage & { originalUrl?: string };

/** The protocol's own addresses, answered by the provider itself: it reads the bodies and writes the answers. */
const registerProtocol = (app: FastifyInstance, provider: Provider): void => {
  const answer = provider.callback();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all(`${identityPath}/*`, async (request, reply) => {
    reply.hijack();
    const raw: MountedRequest = request.raw;
    raw.originalUrl = raw.url ?? '';
    raw.url = raw.originalUrl.slice(identityPath.length);
    await answer(raw, reply.raw);
  });
};

/** The sandbox identity provider on the studio's own origin. */
export const registerIdentityProvider = (app: FastifyInstance, options: IdentityOptions): void => {
  const provider = createIdentityProvider(options.studioOrigin, options.client);
  app.register(async (scope) => registerChoice(scope, provider, options));
  app.register(async (scope) => registerProtocol(scope, provider));
};
