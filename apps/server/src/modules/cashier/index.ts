import { receiptBytesMax } from '@pavilion/contract/cashier';
import { createKysely } from '@pavilion/postgres';
import type { Env } from '../../infra/env.ts';
import type { Hall } from '../../infra/hall.ts';
import { createPictureReader } from '../../infra/pictureReader.ts';
import { repeat } from '../../infra/repeat.ts';
import type { ServerModule } from '../../module.ts';
import type { PasswordHasher } from '../identity/index.ts';
import type { DeedBook } from '../proposals/index.ts';
import type { SiteBook } from '../sites/index.ts';
import { cashierCalls } from './calls.ts';
import { askUnanswered } from './commands/askUnanswered.ts';
import { cancelForAway } from './commands/cancelForAway.ts';
import { createGatewayRegistry, type RegistryDeps } from './gateways/registry.ts';
import { depositDeskCalls } from './officeCalls.ts';
import { orderFileCalls } from './orderSheets.ts';
import type { DrawnReceipt } from './receipts/drawPicture.ts';
import { registerReceipts } from './receipts/receiptRoute.ts';
import { paymentCalls } from './settings/officeCalls.ts';
import { registerStatements } from './statementCalls.ts';
import type { CashierTables } from './tables.ts';
import { registerWebhooks, webhookPath } from './webhookRoute.ts';
import { endBonuses } from './withdrawals/commands/endBonuses.ts';
import { payWithdrawals } from './withdrawals/commands/payWithdrawals.ts';
import { withdrawalDeskCalls } from './withdrawals/officeCalls.ts';

export { presentPromotedTerms, presentTerms, readGameNames, type TermsReader } from './bonusTerms.ts';
export { type CreditExceptionResult, creditException } from './commands/creditException.ts';
export { depositFromAgent, mayBeGiven } from './commands/depositFromAgent.ts';
export { postAdjustment, readMainBalance } from './commands/postAdjustment.ts';
export {
  exceptionOfOrder,
  isOfSite,
  resolveException,
} from './commands/resolveException.ts';

export {
  approveDeposit,
  type DepositReviewResult,
  refuseDeposit,
} from './commands/reviewDeposit.ts';
export { storeGateway, writeGateway } from './commands/storeGateway.ts';
export { storeGatewayKey } from './commands/storeGatewayKey.ts';
export {
  type AccountPage,
  findMemberAccount,
  readAccountHistory,
  readMainHistory,
} from './mainHistory.ts';
export { listOfferedPromotions, type OfferedPromotion, promotionStandingsOf } from './offered.ts';
export { newOrderNumber } from './orderNumber.ts';
export { listPayments, sumPayments } from './payments.ts';
export { readTrend } from './trend.ts';
export { type GiveUpDeps, giveUpBonus } from './withdrawals/commands/giveUpBonus.ts';
export {
  approveWithdrawal,
  type ReviewResult,
  refuseWithdrawal,
} from './withdrawals/commands/reviewWithdrawal.ts';
export { isInPlay, type RunningBonus, readRunningBonuses } from './withdrawals/runningBonuses.ts';
export {
  type DepositTurnover,
  readSiteTurnover,
  readTurnover,
  turnoverPercentOf,
} from './withdrawals/turnover.ts';

export interface CashierDeps extends Pick<Hall, 'pool' | 'clock' | 'log' | 'outbox'> {
  readonly sites: SiteBook;
  readonly passwords: PasswordHasher;
  readonly book: DeedBook;
  readonly env: Pick<Env, 'HALL_ORIGIN' | 'PAVILION_SECRET'>;
  /** Hears of every call to a gateway. */
  readonly onCall?: RegistryDeps['onCall'];
}

export interface CashierModule extends ServerModule {
  /** Asks gateways what became of orders that nobody has told of; run every minute by its schedule. */
  readonly askUnanswered: () => Promise<number>;
  /** Cancels open orders of members who stay away; run every minute by its schedule. Answers how many were looked at. */
  readonly cancelForAway: () => Promise<number>;
  /** Ends bonuses that were wagered or whose days are over; run every minute by its schedule, for all every hour. */
  readonly endBonuses: (reach: 'recent' | 'all') => Promise<number>;
  /** Pays approved withdrawals that are due; run every few seconds by its job. Answers how many were looked at. */
  readonly payWithdrawals: () => Promise<number>;
  readonly close: () => void;
}

/** How often approved withdrawals are looked for. */
const payEveryMs = 5_000;

/** Money in and out: methods, orders, gateways and their webhooks (spec §2 Fund, decisions: Money in and out). */
export const createCashierModule = (deps: CashierDeps): CashierModule => {
  const { pool, clock, outbox, log, sites, env, passwords, book } = deps;
  const db = createKysely<CashierTables>(pool);
  const registry = createGatewayRegistry({
    pool,
    clock,
    secret: env.PAVILION_SECRET,
    onCall: deps.onCall,
  });
  const { gatewayOf } = registry;
  const pictures = createPictureReader<DrawnReceipt>(
    new URL('./receipts/pictureProcess.ts', import.meta.url),
    { bytesMax: receiptBytesMax },
  );
  const addressesOf = (order: { siteId: number; orderNumber: string; gatewayCode: string }) => ({
    returnUrl: `${sites.byId(order.siteId)?.origin ?? env.HALL_ORIGIN}/loading?deposit=${order.orderNumber}`,
    notifyUrl: `${env.HALL_ORIGIN}${webhookPath(order.gatewayCode)}`,
  });
  const secret = env.PAVILION_SECRET;
  const pay = () => payWithdrawals({ pool, clock, outbox, log, secret, gatewayOf });
  const askDeps = { db, pool, clock, outbox, log, gatewayOf };
  const ask = () => askUnanswered(askDeps);
  const cancel = () => cancelForAway(askDeps);
  const end = (reach: 'recent' | 'all') => endBonuses({ pool, clock, outbox, log }, reach);

  return {
    name: 'cashier',
    calls: cashierCalls({
      db,
      pool,
      clock,
      outbox,
      log,
      secret,
      sites,
      passwords,
      pictures,
      gatewayOf,
      addressesOf,
    }),
    officeCalls: [
      ...withdrawalDeskCalls({ pool, clock, outbox, secret }),
      ...depositDeskCalls(askDeps),
      ...orderFileCalls({ pool, clock, secret }),
      ...paymentCalls({ pool, clock, secret, sites, book }),
    ],
    routes: async (app) => {
      registerReceipts({ pool, clock, sites, secret })(app);
      registerStatements({ pool, clock, sites, secret })(app);
      await app.register(registerWebhooks({ pool, clock, outbox, log, gatewayOf }));
    },
    schedules: [
      { name: 'deposit-ask', cron: '* * * * *', run: async () => void (await ask()) },
      { name: 'deposit-cancel', cron: '* * * * *', run: async () => void (await cancel()) },
      { name: 'bonus-end', cron: '* * * * *', run: async () => void (await end('recent')) },
      { name: 'bonus-end-all', cron: '17 * * * *', run: async () => void (await end('all')) },
    ],
    startJobs: async () => repeat(pay, { everyMs: payEveryMs, what: 'paying withdrawals', log }),
    askUnanswered: ask,
    cancelForAway: cancel,
    endBonuses: end,
    payWithdrawals: pay,
    close: () => {
      registry.close();
      pictures.close();
    },
  };
};
