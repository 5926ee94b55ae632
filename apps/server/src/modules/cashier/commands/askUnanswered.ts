import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { PaymentGateway } from '../gateways/gateway.ts';
import type { CashierTables } from '../tables.ts';
import { type ApplyDeps, applyGatewayWord } from './applyGatewayWord.ts';
import { moveOrder } from './moveOrder.ts';

/** Orders looked after in one run; the rest waits for the next. */
const ordersMax = 100;
/** How long to wait after asking for the nth time, minutes; the last one goes on. */
const waitMinutes = [1, 2, 5, 10, 30, 60] as const;
/** After so long beyond the time to pay, an order ends even if the gateway never answers or never decides. */
const giveUpAfterMs = 24 * 3_600_000;

export interface AskDeps extends ApplyDeps {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly db: Kysely<CashierTables>;
  readonly gatewayOf: (code: string) => Promise<PaymentGateway | undefined>;
}

interface DueOrder {
  readonly id: bigint;
  readonly order_number: string;
  readonly gateway_code: string;
  readonly asked_times: number;
  readonly expires_at: Date;
  readonly ask_at: Date;
}

const openStates = ['created', 'pending'] as const;

const listDue = (db: Kysely<CashierTables>, now: Date): Promise<DueOrder[]> =>
  db
    .selectFrom('deposit_order')
    .select(['id', 'order_number', 'gateway_code', 'asked_times', 'expires_at', 'ask_at'])
    .where('state', 'in', openStates)
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(ordersMax)
    .execute();

/** Sets the next time to ask; false when another process was faster. */
const claim = async (db: Kysely<CashierTables>, order: DueOrder, now: Date): Promise<boolean> => {
  const wait = waitMinutes[Math.min(order.asked_times, waitMinutes.length - 1)] ?? 60;
  const result = await db
    .updateTable('deposit_order')
    .set({ asked_times: order.asked_times + 1, ask_at: new Date(now.getTime() + wait * 60_000) })
    .where('id', '=', order.id)
    .where('ask_at', '=', order.ask_at)
    .where('state', 'in', openStates)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** Asks and applies what is answered; whether anything was. */
const askOne = async (deps: AskDeps, order: DueOrder, now: Date): Promise<boolean> => {
  const gateway = await deps.gatewayOf(order.gateway_code);
  const result = await gateway?.ask(order.order_number);
  if (result?.kind === 'known') {
    await applyGatewayWord(deps, { gatewayCode: order.gateway_code, eventId: null, word: result.word });
  }
  if (result?.kind === 'none') {
    await moveOrder(deps.db, order.id, openStates, 'expired', 'the gateway has no payment for it', now);
  } else if (now.getTime() > order.expires_at.getTime() + giveUpAfterMs) {
    await moveOrder(deps.db, order.id, openStates, 'expired', 'the gateway did not decide', now);
  }
  return result?.kind === 'known' || result?.kind === 'none';
};

/** `early`: the member may still pay. `busy`: another process is asking. */
export type AskedNow = 'answered' | 'silent' | 'unknown' | 'early' | 'busy' | 'too_late';

/** Asks a gateway now about one order whose time to pay is over, whenever it would have been asked next. */
export const askNow = async (
  deps: AskDeps,
  { siteId, orderNumber }: { readonly siteId: number; readonly orderNumber: string },
): Promise<AskedNow> => {
  const now = deps.clock.now();
  const order = await deps.db
    .selectFrom('deposit_order')
    .select(['id', 'order_number', 'gateway_code', 'asked_times', 'expires_at', 'ask_at', 'state'])
    .select('house_account_id')
    .where('order_number', '=', orderNumber)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (order === undefined || order.house_account_id !== null) return 'unknown';
  if (!openStates.some((state) => state === order.state)) return 'too_late';
  if (order.expires_at > now) return 'early';
  if (!(await claim(deps.db, order, now))) return 'busy';
  return (await askOne(deps, order, now)) ? 'answered' : 'silent';
};

/**
 * Looks after orders whose time to pay is over and whose gateway has not told what became of them: asks it, and applies
 * the answer as if it had come by webhook. What a gateway does not answer stays open, is asked for at growing distances,
 * and ends after a day. A payment that arrives even later is still credited. One that cannot be dealt with holds up no
 * other. Answers how many orders were looked at.
 */
export const askUnanswered = async (deps: AskDeps): Promise<number> => {
  const now = deps.clock.now();
  let looked = 0;
  for (const order of await listDue(deps.db, now)) {
    if (!(await claim(deps.db, order, now))) continue;
    looked += 1;
    await askOne(deps, order, now).catch((error: unknown) =>
      deps.log.error({ err: error, order: order.order_number }, 'asking about a deposit'),
    );
  }
  return looked;
};
