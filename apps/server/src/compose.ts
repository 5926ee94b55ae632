import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { expireHolds, type ReconcileReport, reconcile } from '@pavilion/ledger';
import { createPool } from '@pavilion/postgres';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import type { OfficeKeepers } from './http/registerOfficeCalls.ts';
import type { Clock } from './infra/clock.ts';
import { listenForContentChanges } from './infra/contentChanges.ts';
import { warnOfPowers } from './infra/databaseRole.ts';
import type { Env, Role } from './infra/env.ts';
import { createMetrics, type Metrics } from './infra/health.ts';
import { type Jobs, openJobs } from './infra/jobs.ts';
import { loggerOptions } from './infra/logger.ts';
import { createFolderMail } from './infra/mail/folder.ts';
import type { MailCarrier } from './infra/mail/mail.ts';
import { createPostModule } from './infra/mail/postModule.ts';
import { createPostOffice } from './infra/mail/postOffice.ts';
import { createSmtpCarrier } from './infra/mail/smtp.ts';
import { createAddressOf } from './infra/proxies.ts';
import { openRedis } from './infra/redis.ts';
import { createRequestCounts } from './infra/requestCounts.ts';
import type { SettingStore } from './infra/settingStore.ts';
import { createFolderSms, type SmsGateway } from './infra/sms.ts';
import { createHttpSms } from './infra/smsHttp.ts';
import type { ServerModule } from './module.ts';
import { createAgentsModule } from './modules/agents/index.ts';
import { createAgreementsModule } from './modules/agreements/index.ts';
import { createCashierModule } from './modules/cashier/index.ts';
import { createCatalogueModule } from './modules/catalogue/index.ts';
import { contentCallsIn, createContentModule } from './modules/content/index.ts';
import { createHandoffModule, handoffKeySetting } from './modules/handoff/index.ts';
import { captchaSetting, createIdentityModule, identityPolicySetting } from './modules/identity/index.ts';
import { createLettersModule } from './modules/letters/index.ts';
import { createMembersModule } from './modules/members/index.ts';
import { createOidcModule, thirdPartySetting } from './modules/oidc/index.ts';
import { createOwnRoutesModule, frameHostsSetting } from './modules/ownRoutes/index.ts';
import { createPicturesModule } from './modules/pictures/index.ts';
import { createPlayModule } from './modules/play/index.ts';
import { createProfileModule } from './modules/profile/index.ts';
import { createPromotionsModule } from './modules/promotions/index.ts';
import { createDeedBook, createProposalsModule } from './modules/proposals/index.ts';
import { createPublishingModule, type PublishingModule } from './modules/publishing/index.ts';
import { cashSurplusSetting, createRecommendModule, recommendSetting } from './modules/recommend/index.ts';
import { createReconciliationModule } from './modules/reconciliation/index.ts';
import { createRecordsModule } from './modules/records/index.ts';
import { createMemberNotices, createRecoveryModule } from './modules/recovery/index.ts';
import { createReportsModule } from './modules/reports/index.ts';
import { createReturnsModule, type ReturnsModule } from './modules/returns/index.ts';
import { createRiskModule, type RiskModule } from './modules/risk/index.ts';
import { createSafetyModule } from './modules/safety/index.ts';
import { createSettingsModule } from './modules/settings/index.ts';
import { createSignupModule, signUpFormSetting, smsPolicySetting } from './modules/signup/index.ts';
import { createSitesModule, openSiteBook, type SiteBook, siteSetting } from './modules/sites/index.ts';
import { createStaffModule } from './modules/staff/index.ts';
import { createSystemModule, tellOfProcess } from './modules/system/index.ts';
import { createTemplatesModule, templateCallsIn } from './modules/templates/index.ts';
import { createTodayModule } from './modules/today/index.ts';
import { createTraceModule } from './modules/trace/index.ts';
import { createTrackingModule, trackingSetting } from './modules/tracking/index.ts';
import {
  createTransferModule,
  createWalletModule,
  findWalletDifferences,
  readMainCash,
  type TransferModule,
  type WalletModule,
} from './modules/wallet/index.ts';
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
  readonly clock: Clock;
  readonly roles: ReadonlySet<Role>;
  /** Left out, no pages are served. */
  readonly pageRenderer?: PageRenderer;
}

/** Everything that one server process is made of, put together once; nothing else knows all the modules. */
export interface HallProcess {
  readonly app: FastifyInstance;
  readonly pool: Pool;
  readonly outbox: WakingOutbox;
  /** Asks providers about rounds that were open for too long, now rather than when the job comes to it. */
  readonly settleStaleRounds: WalletModule['settleStaleRounds'];
  readonly carryTransfers: TransferModule['carry'];
  /** Publishes and ends content that is due, now rather than when the job comes to it. */
  readonly keepContentTimes: PublishingModule['keepTimes'];
  /** Brings the daily sums of games up to date, now rather than when the job comes to it. */
  readonly watchReturns: ReturnsModule['watch'];
  readonly lookForRisk: RiskModule['look'];
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

const refusingSms: SmsGateway = { send: async () => 'refused' };

/** Where messages stay on this machine; nowhere in production. */
const outboxFolder = ({ NODE_ENV, OUTBOX_FOLDER }: Env): string | undefined =>
  NODE_ENV === 'production' ? undefined : OUTBOX_FOLDER;

/** The gateway that the environment names, else the outbox folder, else none. */
const createSms = (env: Env, log: FastifyBaseLogger): SmsGateway | undefined => {
  const { SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token } = env;
  if (url !== undefined && token !== undefined) return createHttpSms({ url, token, log });
  const folder = outboxFolder(env);
  return folder === undefined ? undefined : createFolderSms(folder);
};

/** The SMTP server that the environment names, else the outbox folder, else none. */
const createMail = (env: Env, log: FastifyBaseLogger): MailCarrier | undefined => {
  const { SMTP_URL: url, MAIL_FROM: from, SMTP_CA_FILE: ca } = env;
  if (url !== undefined && from !== undefined) return createSmtpCarrier({ url, from, log, ca });
  const folder = outboxFolder(env);
  return folder === undefined ? undefined : createFolderMail(folder);
};

interface Parts {
  readonly options: HallProcessOptions;
  readonly pool: Pool;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly sites: SiteBook;
  readonly outbox: WakingOutbox;
  readonly jobs: Jobs;
}

/** What each noun brings of the settings that staff change. */
const settingStoresOf = (env: Env): readonly SettingStore<object>[] => [
  siteSetting,
  frameHostsSetting,
  signUpFormSetting,
  identityPolicySetting,
  smsPolicySetting,
  captchaSetting,
  recommendSetting,
  cashSurplusSetting,
  handoffKeySetting,
  thirdPartySetting(env),
  trackingSetting(env),
];

const createModules = ({ options: { env, clock }, pool, log, metrics, sites, outbox, jobs }: Parts) => {
  const testMode = env.PAVILION_TEST;
  const shared = { pool, clock, log, sites, outbox, jobs, secret: env.PAVILION_SECRET };
  const book = createDeedBook();
  const returns = createReturnsModule(shared);
  const wallet = createWalletModule({ ...shared, databaseUrl: env.DATABASE_URL, book });
  const transfer = createTransferModule({ ...shared, providers: wallet.providers });
  const play = createPlayModule({
    ...shared,
    providers: wallet.providers,
    transfers: transfer.transfers,
  });
  const sms = createSms(env, log);
  const post = createPostOffice({ ...shared, mail: createMail(env, log), sms });
  const notices = createMemberNotices({ ...shared, post });
  const identity = createIdentityModule({
    ...shared,
    notices,
    testMode,
    cashOf: (member) => readMainCash(pool, member),
    isPlaying: play.isPlaying,
    walletStatusOf: transfer.transfers.statusOf,
  });
  const signup = createSignupModule({
    ...shared,
    passwords: identity.passwords,
    captchaServices: identity.captchaServices,
    sms: sms ?? refusingSms,
    testMode,
  });
  const recovery = createRecoveryModule({ ...shared, passwords: identity.passwords, post, testMode });
  const profile = createProfileModule({ ...shared, notices, passwords: identity.passwords, post, testMode });
  const content = createContentModule(shared);
  const catalogue = createCatalogueModule({
    ...shared,
    book,
    offersDemo: async (gpId) => (await wallet.providers.wireOf(gpId))?.hasDemo ?? false,
    askTables: async (gpId) => {
      const wire = await wallet.providers.wireOf(gpId);
      const outcome = await wire?.client.tables({});
      return outcome?.kind === 'ok' ? outcome.answer : undefined;
    },
  });
  const templates = createTemplatesModule(shared);
  const cashier = createCashierModule({ ...shared, env, passwords: identity.passwords, book });
  const risk = createRiskModule(shared);
  const ownRoutes = createOwnRoutesModule({ ...shared, env });
  const trace = createTraceModule(shared);
  const publishing = createPublishingModule({
    ...shared,
    writeTrace: trace.writeTrace,
    callsIn: (client) => [...contentCallsIn(client, shared), ...templateCallsIn(client)],
  });
  const pictures = createPicturesModule(shared);
  const staff = createStaffModule({ ...shared, passwords: identity.passwords, post, book });
  const books: ServerModule = {
    name: 'books',
    schedules: [
      { name: 'ledger-reconcile', cron: '7 * * * *', run: () => reconcileAndTell(pool, log, metrics) },
      { name: 'ledger-expire-holds', cron: '* * * * *', run: () => returnOverdueHolds(pool) },
    ],
  };
  const modules: readonly ServerModule[] = [
    createSitesModule(shared),
    { ...content, calls: publishing.withPreviews(content.calls ?? []) },
    catalogue,
    { ...templates, calls: publishing.withPreviews(templates.calls ?? []) },
    identity,
    signup,
    recovery,
    profile,
    createPostModule(post, env),
    play,
    wallet,
    transfer,
    cashier,
    createRecordsModule({ ...shared, providers: wallet.providers }),
    createLettersModule({ ...shared, book }),
    createSafetyModule(shared),
    createPromotionsModule({ ...shared, book }),
    createRecommendModule(shared),
    createAgentsModule(shared),
    createHandoffModule(shared),
    createOidcModule({ ...shared, env, notices, passwords: identity.passwords }),
    ownRoutes,
    createTrackingModule(shared),
    books,
    staff,
    trace,
    createProposalsModule({ ...shared, book }),
    createReconciliationModule({
      ...shared,
      providers: wallet.providers,
      proveBooks: () => proveBooks(pool),
    }),
    createMembersModule({
      ...shared,
      book,
      notices,
      passwords: identity.passwords,
      providers: wallet.providers,
    }),
    createReportsModule(shared),
    createTodayModule(shared),
    publishing,
    pictures,
    createAgreementsModule({ ...shared, book }),
    returns,
    risk,
    createSystemModule(shared),
    createSettingsModule({ ...shared, book, stores: settingStoresOf(env) }),
  ];
  const forgetContent = (): void => {
    content.purge();
    catalogue.purge();
    templates.purge();
    play.purge();
    ownRoutes.purge();
  };
  const office: OfficeKeepers = {
    authenticate: staff.authenticate,
    isOpenFor: staff.isOpenFor,
    writeTrace: trace.writeTrace,
    writeTraceAlone: trace.writeTraceAlone,
  };
  return {
    modules,
    identity,
    wallet,
    transfer,
    returns,
    cashier,
    risk,
    publishing,
    pictures,
    office,
    forgetContent,
  };
};

/** Proves the ledger, and what the wallet knows beside it. */
const proveBooks = async (pool: Pool): Promise<ReconcileReport> => {
  const report = await reconcile(pool);
  return { ...report, differences: [...report.differences, ...(await findWalletDifferences(pool))] };
};

/** Proves the books; a difference is an alarm for staff, never mended by the machine. */
const reconcileAndTell = async (pool: Pool, log: FastifyBaseLogger, metrics: Metrics): Promise<void> => {
  const { differences } = await proveBooks(pool);
  metrics.reconciled(differences.length);
  if (differences.length > 0) log.fatal({ differences, alarm: 'books_differ' }, 'the books do not balance');
};

/** Holds returned by one statement. */
const holdsAtOnce = 200;

/** Returns what is held beyond its time. */
const returnOverdueHolds = async (pool: Pool): Promise<void> => {
  while ((await expireHolds(pool, holdsAtOnce)) === holdsAtOnce);
};

export const createHallProcess = async (options: HallProcessOptions): Promise<HallProcess> => {
  const { env, roles, pageRenderer } = options;
  const metrics = createMetrics({ processMetrics: env.NODE_ENV === 'production' });
  const log: FastifyBaseLogger = pino(loggerOptions(env, metrics.raise));
  const pool = createPool(env.DATABASE_URL, {
    max: env.DATABASE_POOL_MAX,
    role: appRole,
    applicationName: 'pavilion-hall',
  });
  const sites = await openSiteBook({ pool, env, log });
  if (env.NODE_ENV === 'production') await warnOfPowers(pool, log);
  const outbox = createOutbox();
  const jobs = await openJobs({ databaseUrl: env.DATABASE_URL, log, worksHere: roles.has('jobs') });
  const {
    modules,
    identity,
    wallet,
    transfer,
    returns,
    cashier,
    risk,
    publishing,
    pictures,
    office,
    forgetContent,
  } = createModules({
    options,
    pool,
    log,
    metrics,
    sites,
    outbox,
    jobs,
  });
  const changes = await listenForContentChanges(env.DATABASE_URL);
  const cache = createPageCache();
  const rules = await openRouteRules({ pool, log });
  const frames = await openFrameOrigins(pool);
  changes.onChange(() => {
    forgetContent();
    cache.clear();
    rules.refresh().catch((error: unknown) => log.error({ err: error }, 'reading the route rules again'));
    frames.refresh().catch((error: unknown) => log.error({ err: error }, 'reading the game origins again'));
    sites.refresh().catch((error: unknown) => log.error({ err: error }, 'reading the sites again'));
  });

  const redis = env.REDIS_URL === undefined ? undefined : await openRedis(env.REDIS_URL, log);
  let isDraining = false;
  const app = await buildApp({
    env,
    log,
    sites,
    modules: roles.has('web') ? modules : [],
    authenticate: identity.authenticator.authenticate,
    office,
    requestCounts: createRequestCounts({ redis }),
    isReady: async () => !isDraining && (await pool.query('select 1')).rowCount === 1,
    metrics,
    ...(pageRenderer === undefined ? {} : { pages: { renderer: pageRenderer, cache, rules, frames } }),
  });

  const stops: (() => Promise<void>)[] = [];
  const begin = async (): Promise<void> => {
    stops.push(await tellOfProcess({ pool, log, metrics, roles }));
    if (roles.has('realtime')) {
      const gateway = await createRealtimeGateway({
        httpServer: app.server,
        authenticator: identity.authenticator,
        pool,
        log,
        outbox,
        siteIdOf: (host) => sites.byHost(host).id,
        addressOf: createAddressOf(env.TRUST_PROXY),
        redisUrl: env.REDIS_URL,
      });
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
    cashier.close();
    pictures.close();
    sites.close();
    redis?.destroy();
    await pool.end();
  };
  return {
    app,
    pool,
    outbox,
    settleStaleRounds: wallet.settleStaleRounds,
    carryTransfers: transfer.carry,
    keepContentTimes: publishing.keepTimes,
    watchReturns: returns.watch,
    lookForRisk: risk.look,
    begin,
    drain,
    close,
  };
};
