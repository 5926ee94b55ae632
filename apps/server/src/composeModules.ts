import type { CallTold } from '@pavilion/provider-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { createBooksModule, proveBooks } from './books.ts';
import type { OfficeKeepers } from './http/registerOfficeCalls.ts';
import type { Clock } from './infra/clock.ts';
import type { Env } from './infra/env.ts';
import { createGate } from './infra/gate.ts';
import type { Metrics } from './infra/health.ts';
import type { Jobs } from './infra/jobs.ts';
import { createFolderMail } from './infra/mail/folder.ts';
import type { MailCarrier } from './infra/mail/mail.ts';
import { createPostModule } from './infra/mail/postModule.ts';
import { createPostOffice } from './infra/mail/postOffice.ts';
import { createSmtpCarrier } from './infra/mail/smtp.ts';
import type { SettingStore } from './infra/settingStore.ts';
import { createFolderSms, type SmsGateway } from './infra/sms.ts';
import { createHttpSms } from './infra/smsHttp.ts';
import type { ServerModule } from './module.ts';
import { agentSetting, createAgentMoneyModule } from './modules/agentMoney/index.ts';
import { createAgentsModule } from './modules/agents/index.ts';
import { createAgreementsModule } from './modules/agreements/index.ts';
import { type ArchiveReader, createArchiveModule, createArchiveReader } from './modules/archive/index.ts';
import { createCashierModule } from './modules/cashier/index.ts';
import { createCatalogueModule } from './modules/catalogue/index.ts';
import { contentCallsIn, createContentModule } from './modules/content/index.ts';
import { createHandoffModule, handoffKeySetting } from './modules/handoff/index.ts';
import { createHelpModule } from './modules/help/index.ts';
import { captchaSetting, createIdentityModule, identityPolicySetting } from './modules/identity/index.ts';
import { createLettersModule } from './modules/letters/index.ts';
import { createMembersModule } from './modules/members/index.ts';
import { createMissionsModule } from './modules/missions/index.ts';
import { createOffersModule } from './modules/offers/index.ts';
import { createOidcModule, thirdPartySetting } from './modules/oidc/index.ts';
import { createOwnRoutesModule, frameHostsSetting } from './modules/ownRoutes/index.ts';
import { createPicturesModule } from './modules/pictures/index.ts';
import { createPlayModule } from './modules/play/index.ts';
import { createProfileModule } from './modules/profile/index.ts';
import { createPromotionsModule } from './modules/promotions/index.ts';
import { createDeedBook, createProposalsModule, type DeedBook } from './modules/proposals/index.ts';
import { createPublishingModule } from './modules/publishing/index.ts';
import { cashSurplusSetting, createRecommendModule, recommendSetting } from './modules/recommend/index.ts';
import { createReconciliationModule } from './modules/reconciliation/index.ts';
import { createRecordsModule } from './modules/records/index.ts';
import { createMemberNotices, createRecoveryModule } from './modules/recovery/index.ts';
import { createReportsModule } from './modules/reports/index.ts';
import { createReturnsModule } from './modules/returns/index.ts';
import { createRiskModule } from './modules/risk/index.ts';
import { createSafetyModule } from './modules/safety/index.ts';
import { createSettingsModule } from './modules/settings/index.ts';
import { createSettlementModule } from './modules/settlement/index.ts';
import { createSignupModule, signUpFormSetting, smsPolicySetting } from './modules/signup/index.ts';
import {
  createSiteDeskModule,
  createSitesModule,
  type SiteBook,
  siteSetting,
} from './modules/sites/index.ts';
import { appointStaff, createStaffModule, type StaffModule } from './modules/staff/index.ts';
import { createSystemModule } from './modules/system/index.ts';
import { createTemplatesModule, templateCallsIn } from './modules/templates/index.ts';
import { createTodayModule, type TodayModule } from './modules/today/index.ts';
import { createTournamentsModule } from './modules/tournaments/index.ts';
import { createTraceModule } from './modules/trace/index.ts';
import { createTrackingModule, trackingSetting } from './modules/tracking/index.ts';
import { createVipModule, vipSetting } from './modules/vip/index.ts';
import {
  createTransferModule,
  createWalletModule,
  type ProviderDirectory,
  readMainCash,
} from './modules/wallet/index.ts';
import type { OfficeListening, WakingOutbox } from './realtime/index.ts';

const refusingSms: SmsGateway = { send: async () => 'refused' };

/** Where messages stay on this machine; nowhere in production. */
const outboxFolder = ({ NODE_ENV, OUTBOX_FOLDER }: Env): string | undefined =>
  NODE_ENV === 'production' ? undefined : OUTBOX_FOLDER;

/** The gateway that the environment names, else the outbox folder, else none. */
const createSms = (env: Env, { clock, log }: Pick<Parts, 'clock' | 'log'>): SmsGateway | undefined => {
  const { SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token } = env;
  if (url !== undefined && token !== undefined) return createHttpSms({ url, token, log });
  const folder = outboxFolder(env);
  return folder === undefined ? undefined : createFolderSms(folder, clock);
};

/** The SMTP server that the environment names, else the outbox folder, else none. */
const createMail = (env: Env, { clock, log }: Pick<Parts, 'clock' | 'log'>): MailCarrier | undefined => {
  const { SMTP_URL: url, MAIL_FROM: from, SMTP_CA_FILE: ca } = env;
  if (url !== undefined && from !== undefined) return createSmtpCarrier({ url, from, clock, log, ca });
  const folder = outboxFolder(env);
  return folder === undefined ? undefined : createFolderMail(folder, clock);
};

/** What the modules of a process are made of. */
export interface Parts {
  readonly env: Env;
  readonly clock: Clock;
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
  vipSetting,
  agentSetting,
  handoffKeySetting,
  thirdPartySetting(env),
  trackingSetting(env),
];

/** What every module is given. */
const sharedOf = ({ env, clock, pool, log, sites, outbox, jobs }: Omit<Parts, 'metrics'>) => ({
  pool,
  clock,
  log,
  sites,
  outbox,
  jobs,
  secret: env.PAVILION_SECRET,
});

interface OfficeParts {
  readonly env: Env;
  readonly archive: ArchiveReader;
  readonly book: DeedBook;
  readonly identity: ReturnType<typeof createIdentityModule>;
  readonly wallet: ReturnType<typeof createWalletModule>;
  readonly notices: ReturnType<typeof createMemberNotices>;
  /** Modules of the office that others need as well. */
  readonly pieces: readonly ServerModule[];
}

/** What staff alone work with. */
const createOfficeModules = (
  shared: ReturnType<typeof sharedOf>,
  { env, archive, book, identity, wallet, notices, pieces }: OfficeParts,
): readonly ServerModule[] => [
  ...pieces,
  createProposalsModule({ ...shared, book }),
  createReconciliationModule({
    ...shared,
    providers: wallet.providers,
    proveBooks: () => proveBooks(shared.pool),
  }),
  createMembersModule({
    ...shared,
    book,
    notices,
    passwords: identity.passwords,
    providers: wallet.providers,
    archive,
  }),
  createAgreementsModule({ ...shared, book }),
  createSystemModule(shared),
  createArchiveModule({ ...shared, env }),
  createSettingsModule({ ...shared, book, stores: settingStoresOf(env) }),
  createSiteDeskModule({
    ...shared,
    book,
    appointOwner: (db, owner) => appointStaff(db, { ...owner, role: 'owner' }),
  }),
];

/** What members are given beside their games. */
const createGivingModules = (
  shared: ReturnType<typeof sharedOf>,
  { archive, book }: Pick<OfficeParts, 'archive' | 'book'>,
): readonly ServerModule[] => [
  createPromotionsModule({ ...shared, archive, book }),
  createMissionsModule({ ...shared, book }),
  createTournamentsModule({ ...shared, book }),
  createRecommendModule(shared),
  createVipModule(shared),
];

/** Files that one process writes at once, each with a connection of its own, and how many wait for their turn. */
const filesAtOnce = 3;
const filesWaiting = 20;

/** What the office's calls are kept with. */
const keepersOf = (
  { authenticate, isOpenFor }: Pick<OfficeKeepers, 'authenticate' | 'isOpenFor'>,
  { writeTrace, writeTraceAlone }: Pick<OfficeKeepers, 'writeTrace' | 'writeTraceAlone'>,
): OfficeKeepers => ({
  authenticate,
  isOpenFor,
  writeTrace,
  writeTraceAlone,
  enterFile: createGate(filesAtOnce, filesWaiting),
});

/** What the catalogue asks of providers. */
const catalogueAsks = ({ wireOf }: ProviderDirectory) =>
  ({
    offersDemo: async (gpId) => (await wireOf(gpId))?.hasDemo ?? false,
    askTables: async (gpId) => {
      const outcome = await (await wireOf(gpId))?.client.tables({});
      return outcome?.kind === 'ok' ? outcome.answer : undefined;
    },
    askGames: async (gpId) => {
      const outcome = await (await wireOf(gpId))?.client.games({});
      return outcome?.kind === 'ok' ? outcome.answer.games : undefined;
    },
  }) satisfies Partial<Parameters<typeof createCatalogueModule>[0]>;

/** Who may listen to the office, and what there is to hear. */
const listeningTo = (
  { authenticate, isOpenFor, openAmong }: StaffModule,
  { markOf }: TodayModule,
): OfficeListening => ({
  inspect: (token, siteId) => authenticate(token, siteId, false),
  isOpenFor,
  openAmong,
  markOf,
});

/** Counts what is asked of providers and gateways; one that begins to fail much is an alarm. */
const countCalls =
  ({ calls }: Metrics, log: FastifyBaseLogger) =>
  (party: string, told: CallTold): void => {
    if (calls.observe(party, told))
      log.error({ alarm: 'party_failing', party }, 'a provider or gateway fails much');
  };

/** Makes every module of a process, each with what it needs of the others. */
export const createModules = ({ metrics, ...parts }: Parts) => {
  const { env, pool, log } = parts;
  const testMode = env.PAVILION_TEST;
  const shared = { ...sharedOf(parts), onCall: countCalls(metrics, log), registry: metrics.registry };
  const book = createDeedBook();
  const archive = createArchiveReader(pool, env.ARCHIVE_FOLDER);
  const returns = createReturnsModule(shared);
  const wallet = createWalletModule({ ...shared, databaseUrl: env.DATABASE_URL, book });
  const transfer = createTransferModule({ ...shared, providers: wallet.providers });
  const play = createPlayModule({ ...shared, providers: wallet.providers, transfers: transfer.transfers });
  const sms = createSms(env, shared);
  const post = createPostOffice({ ...shared, mail: createMail(env, shared), sms });
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
  const catalogue = createCatalogueModule({ ...shared, book, ...catalogueAsks(wallet.providers) });
  const templates = createTemplatesModule(shared);
  const cashier = createCashierModule({ ...shared, env, passwords: identity.passwords, book });
  const risk = createRiskModule(shared);
  const offers = createOffersModule(shared);
  const ownRoutes = createOwnRoutesModule({ ...shared, env });
  const trace = createTraceModule(shared);
  const publishing = createPublishingModule({
    ...shared,
    writeTrace: trace.writeTrace,
    callsIn: (client) => [...contentCallsIn(client, shared), ...templateCallsIn(client)],
  });
  const pictures = createPicturesModule({ ...shared, env });
  const reports = createReportsModule({ ...shared, archive, post, writeTrace: trace.writeTrace });
  const staff = createStaffModule({ ...shared, passwords: identity.passwords, post, book });
  const today = createTodayModule(shared);
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
    createHelpModule(shared),
    createSafetyModule(shared),
    ...createGivingModules(shared, { archive, book }),
    offers,
    createAgentsModule(shared),
    createAgentMoneyModule({ ...shared, passwords: identity.passwords, book }),
    createSettlementModule({ ...shared, book }),
    createHandoffModule(shared),
    createOidcModule({ ...shared, env, notices, passwords: identity.passwords }),
    ownRoutes,
    createTrackingModule(shared),
    createBooksModule(pool, log, metrics),
    ...createOfficeModules(shared, {
      env,
      archive,
      book,
      identity,
      wallet,
      notices,
      pieces: [staff, trace, publishing, pictures, returns, risk, reports, today],
    }),
  ];
  const forgetContent = (): void => {
    content.purge();
    catalogue.purge();
    templates.purge();
    offers.purge();
    play.purge();
    ownRoutes.purge();
  };
  return {
    modules,
    book,
    identity,
    wallet,
    transfer,
    returns,
    cashier,
    risk,
    publishing,
    pictures,
    reports,
    office: keepersOf(staff, trace),
    listening: listeningTo(staff, today),
    forgetContent,
  };
};
