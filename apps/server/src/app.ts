import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit, { type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { pino } from 'pino';
import { createInProcessCall } from './http/inProcess.ts';
import { answerError } from './http/problem.ts';
import { registerReference } from './http/reference.ts';
import { createRefuseClosedSite } from './http/refuseClosedSite.ts';
import { refuseMalformedHost } from './http/refuseMalformedHost.ts';
import { type Authenticate, registerCalls } from './http/registerCalls.ts';
import { type OfficeKeepers, registerOfficeCalls } from './http/registerOfficeCalls.ts';
import { countryOf } from './http/request.ts';
import { boundConnections, defaultPatience, type Patience } from './infra/connections.ts';
import type { Env } from './infra/env.ts';
import { type Metrics, registerHealth } from './infra/health.ts';
import { loggerOptions } from './infra/logger.ts';
import { createIsProxy } from './infra/proxies.ts';
import { quietMoment } from './infra/quietMoment.ts';
import { createRequestCounts } from './infra/requestCounts.ts';
import { registerRequestSpans } from './infra/requestSpans.ts';
import type { SiteDirectory } from './infra/site.ts';
import type { ServerModule } from './module.ts';
import { readBuild, registerBuilds } from './pages/builds.ts';
import type { FrameOrigins } from './pages/frameOrigins.ts';
import { registerOffice, registerOfficeFiles } from './pages/office.ts';
import type { PageCache } from './pages/pageCache.ts';
import type { PageRenderer } from './pages/pageRenderer.ts';
import { registerPages } from './pages/registerPages.ts';
import type { RouteRules } from './pages/routeRules.ts';
import { registerServiceWorker } from './pages/serviceWorker.ts';
import { registerStaticFiles } from './pages/staticFiles.ts';

/** Largest body of a product call. Nothing that a member sends is larger. */
const bodyBytesMax = 64 * 1024;
/** A page comes with files: so many for each page that an address may ask for. They are read from disk, not rendered. */
const filesPerPage = 20;

export interface AppOptions {
  readonly env: Env;
  /** Left out, the app logs for itself. */
  readonly log?: FastifyBaseLogger;
  readonly sites: SiteDirectory;
  readonly authenticate: Authenticate;
  /** Left out, there is no office: tests of members' calls need none. */
  readonly office?: OfficeKeepers;
  readonly modules: readonly ServerModule[];
  /** Left out, no pages are served: API tests need none. */
  readonly pages?: {
    readonly renderer: PageRenderer;
    readonly cache: PageCache;
    readonly rules: RouteRules;
    readonly frames: FrameOrigins;
  };
  /** Where requests are counted; left out, in this process. */
  readonly requestCounts?: FastifyRateLimitStoreCtor;
  readonly isReady: () => Promise<boolean>;
  readonly metrics: Metrics;
  /** Shorter in tests. */
  readonly patience?: Partial<Patience>;
}

const registerProtection = async (
  app: FastifyInstance,
  { env, requestCounts: store = createRequestCounts() }: AppOptions,
): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: env.NODE_ENV === 'production',
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    global: true,
    max: env.REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    store,
  });
};

/** Files count for themselves, or a page with many of them would keep the next one from its reader. */
const registerFiles = async (app: FastifyInstance, env: Env): Promise<void> => {
  app.addHook(
    'onRequest',
    app.rateLimit({
      max: env.REQUESTS_PER_MINUTE * filesPerPage,
      keyGenerator: ({ ip }) => `files ${normalizeIP(ip)}`,
    }),
  );
  await registerStaticFiles(app);
  await registerOfficeFiles(app);
};

const answerUnknown = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  answerError(
    Object.assign(new Error('no such call'), { statusCode: 404, code: 'NOT_FOUND', name: 'NotFound' }),
    request,
    reply,
  );

/** What browsers ask for: the calls, their reference, the modules' own routes and the pages. */
const registerForPeople = async (app: FastifyInstance, options: AppOptions): Promise<void> => {
  const { env, sites, authenticate, modules } = options;
  await registerProtection(app, options);
  await registerReference(app);
  registerHealth(app, env, options);
  const handlers = modules.flatMap((module) => module.calls ?? []);
  await app.register(async (scope) => registerCalls(scope, handlers, { sites, authenticate }));
  const { office: keepers } = options;
  if (keepers !== undefined) {
    const officeHandlers = modules.flatMap((module) => module.officeCalls ?? []);
    await app.register((scope) => registerOfficeCalls(scope, officeHandlers, { sites, keepers }));
  }
  for (const { routes } of modules) if (routes !== undefined) await app.register(routes);
  app.all('/api/*', { schema: { hide: true } }, answerUnknown);
  // Not the framework's own answer: that repeats the address, which may carry a hand-off, in body and log.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, answerUnknown);
  if (options.pages !== undefined) {
    await app.register((scope) => registerFiles(scope, env));
    registerServiceWorker(app);
    registerOffice(app);
    const { renderer, cache, rules, frames } = options.pages;
    registerBuilds(app, { sites, rules, build: readBuild() });
    registerPages(app, { env, sites, call: createInProcessCall(handlers), renderer, cache, rules, frames });
  }
};

/** Builds the whole app without listening. Tests use the very same. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { env, modules } = options;
  const patience = { ...defaultPatience, ...options.patience };
  const app = Fastify({
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.silenceMs,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.lookEveryMs },
    loggerInstance: options.log ?? pino(loggerOptions(env)),
    bodyLimit: bodyBytesMax,
    trustProxy: env.TRUST_PROXY ?? false,
    // What still comes over a kept connection while the others end is answered as ever.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: env.LOG_LEVEL !== 'debug' }),
    routerOptions: { ignoreTrailingSlash: true },
    // What cannot be routed is answered like the rest: the framework's own answer repeats the address.
    frameworkErrors: answerError,
  });
  boundConnections(app.server, {
    perAddressMax: env.CONNECTIONS_PER_ADDRESS,
    isProxy: createIsProxy(env.TRUST_PROXY),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.addHook('preClose', quietMoment);
  app.decorateRequest('memberSession', null);
  app.decorateRequest('country', null);
  registerRequestSpans(app);
  app.addHook('onRequest', refuseMalformedHost);
  app.addHook('onRequest', createRefuseClosedSite(options.sites));
  app.addHook('onRequest', async (request) => {
    request.country = countryOf(request, env.COUNTRY_HEADER);
  });
  app.addHook('onResponse', async (request, reply) =>
    options.metrics.observe(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime),
  );

  for (const { machineRoutes } of modules) if (machineRoutes !== undefined) await app.register(machineRoutes);
  // In a scope of its own: what protects browsers would otherwise run for machines too, whichever came first.
  await app.register((scope) => registerForPeople(scope, options));
  return app;
};
