import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { Pool } from '@pavilion/postgres';
import { createKysely, openDatabaseClock } from '@pavilion/postgres';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { registerBook } from './book/index.ts';
import { games } from './games/index.ts';
import { type BeaconOptions, createBeacon } from './infra/beacon.ts';
import type { Clock } from './infra/clock.ts';
import type { StudioEnv } from './infra/env.ts';
import { registerRequestLimits } from './infra/requestLimits.ts';
import { forgetNonces } from './infra/signedCalls.ts';
import { createWallets, type Studio } from './infra/studio.ts';
import type { StudioTables } from './infra/tables.ts';
import { startTicker, type Ticker } from './infra/ticker.ts';
import { readAssets } from './pages/assets.ts';
import { registerQuickPages } from './pages/quickPage.ts';
import { registerPages } from './pages/routes.ts';
import { expirePayments } from './payments/commands.ts';
import { createNotifier } from './payments/notifier.ts';
import { registerPaymentRoutes } from './payments/routes.ts';
import { gatherGains } from './play/money/jackpot.ts';
import { recoverOnce } from './play/recovery.ts';
import { PlayRefusal } from './play/refusal.ts';
import { registerPlayRoutes } from './play/routes.ts';
import { registerProviderRoutes } from './provider/routes.ts';
import { registerTables } from './tables/index.ts';
import { keepsMoney } from './transfer/accounts.ts';
import { createOwnWallet } from './transfer/ownWallet.ts';

export interface StudioApp {
  readonly server: FastifyInstance;
  readonly studio: Studio;
  /** One pass of everything that runs in the background; answers how much there was to do. Tests call it. */
  readonly runJobs: () => Promise<number>;
  /** Every shared table as far as the clock says, and the money that this moves. Tests call it. */
  readonly runTables: () => Promise<number>;
  /** Every event of the book as far as the clock says, and the money that this moves. Tests call it. */
  readonly runBook: () => Promise<number>;
  /** Runs the background work continuously until the server closes. */
  readonly startJobs: () => void;
}

export interface StudioOptions {
  readonly env: Pick<
    StudioEnv,
    'HALL_ORIGIN' | 'STUDIO_ORIGIN' | 'SANDBOX_KEYS' | 'STUDIO_REQUESTS_PER_MINUTE'
  > &
    Partial<Pick<StudioEnv, 'STUDIO_BEACON_RELAYS' | 'TRUST_PROXY'>>;
  readonly pool: Pool;
  readonly log: Logger;
  /** The database's unless told. */
  readonly clock?: Clock;
  /** How long a call to the hall may take; the protocol's 3 s unless told. */
  readonly walletTimeoutMs?: number;
  /** The public beacon; drand's quicknet, asked in time, unless told. */
  readonly beacon?: BeaconOptions;
}

const jobsEveryMs = 500;
const nonceSweepMs = 60_000;
/** Contributions to jackpots that wait to be gathered: as long as the hall lets them wait. */
const gatherEveryMs = 10_000;

const openStudioClock = async ({
  pool,
  clock,
}: StudioOptions): Promise<Clock & { readonly close: () => Promise<void> }> =>
  clock === undefined ? openDatabaseClock(pool) : { ...clock, close: async () => undefined };

/** Builds the studio without listening. Closing the server stops the jobs and the calls; the pool stays the caller's. */
export const createStudioApp = async (options: StudioOptions): Promise<StudioApp> => {
  const { env, pool, log } = options;
  const clock = await openStudioClock(options);
  const wallets = createWallets(env.HALL_ORIGIN, env.SANDBOX_KEYS, clock, options.walletTimeoutMs);
  const db = createKysely<StudioTables>(pool);
  const beacon = createBeacon(env.STUDIO_BEACON_RELAYS ?? [], log, clock, options.beacon);
  const studio: Studio = {
    db,
    pool,
    clock,
    beacon,
    log,
    hallOrigin: env.HALL_ORIGIN,
    studioOrigin: env.STUDIO_ORIGIN,
    keys: env.SANDBOX_KEYS,
    walletOf: (gpId) => {
      const hall = wallets.walletOf(gpId);
      return keepsMoney(gpId) ? createOwnWallet({ db, clock, gpId, hall }) : hall;
    },
  };
  const notifier = createNotifier(studio, options.walletTimeoutMs);
  const server = await createServer(log, env);
  const tickers: Ticker[] = [];
  const runJobs = async (): Promise<number> =>
    (await recoverOnce(studio)) +
    (await tables.settleOnce()) +
    (await book.settleOnce()) +
    (await expirePayments(studio)) +
    (await notifier.notifyOnce());

  server.addHook('onClose', async () => {
    await Promise.all([tables.stop(), book.stop()]);
    await Promise.all(tickers.map((ticker) => ticker.stop()));
    beacon.stop();
    wallets.close();
    notifier.close();
    await clock.close();
  });
  const assetsOf = readAssets();
  registerHealth(server, pool);
  const tables = registerTables(server, studio);
  registerProviderRoutes(server, studio, tables);
  registerPlayRoutes(server, studio);
  const book = registerBook(server, studio);
  registerPaymentRoutes(server, studio, assetsOf, () => {
    for (const ticker of tickers) ticker.wake();
  });
  registerPages(server, studio, assetsOf);
  registerQuickPages(server, studio, assetsOf);
  const identityKey = env.SANDBOX_KEYS.find((key) => key.for === 'oidc:sandbox');
  if (identityKey !== undefined) {
    // Only where it is used: the library writes to stderr what it thinks of the runtime as soon as it is loaded.
    const { registerIdentityProvider } = await import('./oidc/routes.ts');
    registerIdentityProvider(server, {
      studioOrigin: env.STUDIO_ORIGIN,
      hallOrigin: env.HALL_ORIGIN,
      client: {
        clientId: identityKey.keyId,
        clientSecret: identityKey.secret,
        redirectUris: [`${env.HALL_ORIGIN}/authCallback`],
      },
      assetsOf,
    });
  }
  await server.ready();
  return {
    server,
    studio,
    runJobs,
    runTables: tables.runOnce,
    runBook: book.runOnce,
    startJobs: () => {
      tickers.push(
        startTicker(log, jobsEveryMs, runJobs),
        startTicker(log, gatherEveryMs, () => gatherGains(studio, games)),
        startTicker(log, nonceSweepMs, async () => {
          await forgetNonces(studio);
          await tables.forget();
          await book.forget();
          return 0;
        }),
      );
      const wake = (): void => {
        for (const ticker of tickers) ticker.wake();
      };
      tables.start(wake);
      book.start(wake);
    },
  };
};

const createServer = async (log: Logger, env: StudioOptions['env']): Promise<FastifyInstance> => {
  const loggerInstance: FastifyBaseLogger = log;
  const server = Fastify({
    loggerInstance,
    trustProxy: env.TRUST_PROXY ?? false,
    // Paths carry tickets and payment ids: requests are logged without them, below.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: 'idle',
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  await server.register(helmet, { global: true, crossOriginOpenerPolicy: { policy: 'unsafe-none' } });
  // The pages speak JSON; a text body would be a form of somebody else's.
  server.removeContentTypeParser('text/plain');
  await server.register(cookie);
  await registerRequestLimits(server, env.STUDIO_REQUESTS_PER_MINUTE);
  server.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      { route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  server.setErrorHandler((error, request, reply) => {
    if (error instanceof PlayRefusal) return reply.code(error.httpStatus).send({ error: error.error });
    if (hasZodFastifySchemaValidationErrors(error)) {
      const field = error.validation[0]?.instancePath.slice(1).replaceAll('/', '.') ?? '';
      return reply.code(400).send({ error: 'bad_request', field });
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    // Nothing was done: a page keeps what was pressed, and asks for nothing before the time that the answer names.
    if (status === 429) return reply.code(429).send({ error: 'busy' });
    if (status >= 400 && status < 500) return reply.code(status).send({ error: 'bad_request' });
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    return reply.code(500).send({ error: 'internal' });
  });
  server.setNotFoundHandler({ preHandler: server.rateLimit() }, (_request, reply) =>
    reply.code(404).send({ error: 'not_found' }),
  );
  return server;
};

const registerHealth = (server: FastifyInstance, pool: Pool): void => {
  server.get('/healthz', async () => ({ ok: true }));
  server.get('/readyz', async (_request, reply) => {
    try {
      await pool.query('SELECT 1');
      return { ready: true };
    } catch {
      return reply.code(503).send({ ready: false });
    }
  });
};
