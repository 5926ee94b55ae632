import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { createPool } from '@pavilion/postgres';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { createModules } from './composeModules.ts';
import { type Clock, openHallClock, warnOfMachine, warnOfMove } from './infra/clock.ts';
import { listenForContentChanges } from './infra/contentChanges.ts';
import { warnOfPowers } from './infra/databaseRole.ts';
import { watchDatabase } from './infra/databaseWatch.ts';
import type { Env, Role } from './infra/env.ts';
import { createMetrics, type Metrics } from './infra/health.ts';
import { type Jobs, openJobs } from './infra/jobs.ts';
import { loggerOptions } from './infra/logger.ts';
import { createAddressOf } from './infra/proxies.ts';
import { openRedis } from './infra/redis.ts';
import { createRequestCounts } from './infra/requestCounts.ts';
import { openTracing } from './infra/tracing.ts';
import type { CashierModule } from './modules/cashier/index.ts';
import type { DeedBook } from './modules/proposals/index.ts';
import type { PublishingModule } from './modules/publishing/index.ts';
import type { ReportsModule } from './modules/reports/index.ts';
import type { ReturnsModule } from './modules/returns/index.ts';
import type { RiskModule } from './modules/risk/index.ts';
import { openSiteBook } from './modules/sites/index.ts';
import { tellOfDatabase, tellOfProcess } from './modules/system/index.ts';
import type { TransferModule, WalletModule } from './modules/wallet/index.ts';
import { openFrameOrigins } from './pages/frameOrigins.ts';
import { createPageCache } from './pages/pageCache.ts';
import type { PageRenderer } from './pages/pageRenderer.ts';
import { openRouteRules } from './pages/routeRules.ts';
import { createOutbox, createRealtimeGateway, type WakingOutbox } from './realtime/index.ts';

/**
 * Role that the server's connections are in: it may call the ledger's functions, not write its tables. In production it is
 * who logs in (decision 0080); elsewhere a larger role may take it on.
 */
const appRole = 'pavilion_app';

export interface HallProcessOptions {
  readonly env: Env;
  /** The database's unless told. */
  readonly clock?: Clock;
  readonly roles: ReadonlySet<Role>;
  /** Left out, no pages are served. */
  readonly pageRenderer?: PageRenderer;
}

/** Everything that one server process is made of, put together once; nothing else knows all the modules. */
export interface HallProcess {
  readonly app: FastifyInstance;
  readonly pool: Pool;
  readonly outbox: WakingOutbox;
  /** The deeds that one proposes and another confirms. */
  readonly book: DeedBook;
  /** Asks providers about rounds that were open for too long, now rather than when the job comes to it. */
  readonly settleStaleRounds: WalletModule['settleStaleRounds'];
  readonly carryTransfers: TransferModule['carry'];
  readonly endBonuses: CashierModule['endBonuses'];
  /** Publishes and ends content that is due, now rather than when the job comes to it. */
  readonly keepContentTimes: PublishingModule['keepTimes'];
  /** Brings the daily sums of games up to date, now rather than when the job comes to it. */
  readonly watchReturns: ReturnsModule['watch'];
  readonly lookForRisk: RiskModule['look'];
  /** Sends the reports whose hour has come, now rather than when the job comes to it. */
  readonly sendReports: ReportsModule['sendDue'];
  /** Begins what goes on beside requests: sockets, jobs. Call it when the app listens. */
  readonly begin: () => Promise<void>;
  /**
   * Says from now on that it is not ready, and keeps no connection beyond its next answer, while it serves on for
   * `DRAIN_SECONDS`. What follows is `close`.
   */
  readonly drain: () => Promise<void>;
  /** Refuses new connections, lets the requests under way end, lets go of the sockets. */
  readonly close: () => Promise<void>;
}

/** What a process with jobs does them with; it tells of the database as well, which knows the same in every process. */
const openJobsOf = (
  { env, roles }: HallProcessOptions,
  { pool, clock, log, metrics }: { pool: Pool; clock: Clock; log: FastifyBaseLogger; metrics: Metrics },
): Promise<Jobs> => {
  const { registry } = metrics;
  const worksHere = roles.has('jobs');
  if (worksHere) tellOfDatabase({ pool, clock, log, registry });
  return openJobs({ databaseUrl: env.DATABASE_URL, log, worksHere, told: { registry, clock } });
};

interface Refreshed {
  readonly refresh: () => Promise<unknown>;
}

/** Reads what another process may have changed; what fails is read at the next change. */
const readAgain = (
  {
    log,
    ...read
  }: {
    readonly log: FastifyBaseLogger;
    readonly rules: Refreshed;
    readonly frames: Refreshed;
    readonly sites: Refreshed;
  },
  onSitesRead: () => void,
): void => {
  const told = (what: string) => (error: unknown) => log.error({ err: error }, `reading the ${what} again`);
  read.rules.refresh().catch(told('route rules'));
  read.frames.refresh().catch(told('game origins'));
  read.sites.refresh().then(onSitesRead).catch(told('sites'));
};

export const createHallProcess = async (options: HallProcessOptions): Promise<HallProcess> => {
  const { env, roles, pageRenderer } = options;
  const endTracing = await openTracing(env);
  const pool = createPool(env.DATABASE_URL, {
    max: env.DATABASE_POOL_MAX,
    role: appRole,
    applicationName: 'pavilion-hall',
  });
  const onMoved = (byMs: number): void => warnOfMove(byMs, log);
  const clock = await openHallClock(pool, { given: options.clock, onMoved });
  const metrics = createMetrics({ clock, processMetrics: env.NODE_ENV === 'production' });
  const log: FastifyBaseLogger = pino(loggerOptions(env, metrics.raise));
  if (options.clock === undefined) warnOfMachine(clock, log);
  const sites = await openSiteBook({ pool, env, log });
  if (env.NODE_ENV === 'production') await warnOfPowers(pool, log);
  const outbox = createOutbox();
  const jobs = await openJobsOf(options, { pool, clock, log, metrics });
  const parts = { env, clock, pool, log, metrics, sites, outbox, jobs };
  const { modules, office, forgetContent, ...nouns } = createModules(parts);
  const changes = await listenForContentChanges(env.DATABASE_URL);
  const cache = createPageCache();
  const rules = await openRouteRules({ pool, log });
  const frames = await openFrameOrigins(pool);
  let letGoOfClosed = (): void => undefined;
  changes.onChange(() => {
    forgetContent();
    cache.clear();
    readAgain({ log, rules, frames, sites }, () => letGoOfClosed());
  });

  const redis = env.REDIS_URL === undefined ? undefined : await openRedis(env.REDIS_URL, log);
  const watch = watchDatabase(env.DATABASE_URL);
  let isDraining = false;
  const app = await buildApp({
    env,
    log,
    sites,
    modules: roles.has('web') ? modules : [],
    authenticate: nouns.identity.authenticator.authenticate,
    office,
    requestCounts: createRequestCounts({ redis }),
    isReady: async () => !isDraining && (await watch.takesWrites()),
    metrics,
    ...(pageRenderer === undefined ? {} : { pages: { renderer: pageRenderer, cache, rules, frames } }),
  });

  const stops: (() => Promise<void>)[] = [];
  const begin = async (): Promise<void> => {
    stops.push(await tellOfProcess({ pool, log, metrics, roles }));
    if (roles.has('realtime')) {
      const gateway = await createRealtimeGateway({
        httpServer: app.server,
        authenticator: nouns.identity.authenticator,
        pool,
        log,
        outbox,
        office: nouns.listening,
        siteIdOf: (host) => sites.byHost(host).id,
        isClosed: sites.isClosed,
        addressOf: createAddressOf(env.TRUST_PROXY),
        redisUrl: env.REDIS_URL,
        registry: metrics.registry,
      });
      letGoOfClosed = gateway.letGoOfClosed;
      stops.push(gateway.close);
    }
    if (!roles.has('jobs')) return;
    for (const { startJobs } of modules) if (startJobs !== undefined) stops.push(await startJobs());
    stops.push(jobs.close);
    await jobs.begin({
      schedules: modules.flatMap(({ schedules }) => schedules ?? []),
      works: modules.flatMap(({ works }) => works ?? []),
    });
  };

  const drain = async (): Promise<void> => {
    isDraining = true;
    // A proxy that sends a request over a kept connection in the moment in which it is closed has to fail that request.
    app.server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    if (roles.has('web') || roles.has('realtime')) await delay(env.DRAIN_SECONDS * 1000);
  };

  const close = async (): Promise<void> => {
    isDraining = true;
    const answered = app.close();
    // Sockets that are let go come back: not to this process any more.
    while (app.server.listening) await nextTurn();
    for (const stop of stops.reverse()) await stop();
    await answered;
    await jobs.close();
    await changes.stop();
    nouns.cashier.close();
    nouns.pictures.close();
    sites.close();
    redis?.disconnect();
    await watch.close();
    await clock.close();
    await pool.end();
    await endTracing();
  };
  return {
    app,
    pool,
    outbox,
    book: nouns.book,
    settleStaleRounds: nouns.wallet.settleStaleRounds,
    carryTransfers: nouns.transfer.carry,
    endBonuses: nouns.cashier.endBonuses,
    keepContentTimes: nouns.publishing.keepTimes,
    watchReturns: nouns.returns.watch,
    lookForRisk: nouns.risk.look,
    sendReports: nouns.reports.sendDue,
    begin,
    drain,
    close,
  };
};
