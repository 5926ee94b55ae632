import { createWebhookClient, type WebhookClient } from '@pavilion/provider-kit';
import { giveUpAfterMs, leaseMs, nextTry } from '../infra/backoff.ts';
import { later } from '../infra/clock.ts';
import { settleAll } from '../infra/settleAll.ts';
import type { Studio } from '../infra/studio.ts';
import { toWire } from '../play/money/transactionIds.ts';
import { reasonOf } from './reasonOf.ts';
import type { NoticeRow, PaymentRow } from './rows.ts';

const batchMax = 50;
const gatewayName = 'gateway:sandbox';

export interface Notifier {
  /** One pass over the words that are due. Answers how many it took up. */
  readonly notifyOnce: () => Promise<number>;
  readonly close: () => void;
}

/** Says owed words to the halls that await them, 1 s, 2 s, 5 s … apart, until a definite answer or 24 hours. */
export const createNotifier = (studio: Studio, timeoutMs?: number): Notifier => {
  const clients = new Map<string, WebhookClient>();
  const clientOf = (origin: string): WebhookClient | undefined => {
    const key = studio.keys.find((candidate) => candidate.for === gatewayName);
    if (!key) return undefined;
    const client =
      clients.get(origin) ??
      createWebhookClient({
        baseUrl: origin,
        key: { keyId: key.keyId, secret: key.secret },
        nowMs: () => studio.clock.now().getTime(),
        ...(timeoutMs !== undefined && { timeoutMs }),
      });
    clients.set(origin, client);
    return client;
  };

  const say = async (notice: NoticeRow): Promise<void> => {
    const payment = await studio.db
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', notice.payment_id)
      .executeTakeFirstOrThrow();
    const url = new URL(payment.notify_url);
    const outcome = await clientOf(url.origin)?.notify(`${url.pathname}${url.search}`, {
      event_id: notice.event_id,
      payment_id: payment.id,
      order_number: payment.order_number,
      state: notice.payment_state,
      amount: toWire(payment.amount_minor),
      currency: payment.currency,
      occurred_at: notice.occurred_at.toISOString(),
      ...reasonOf(notice.payment_state),
    });
    if (outcome === undefined) return store(notice, 'no key for the sandbox gateway', false);
    if (outcome.kind === 'unknown') return store(notice, outcome.reason, false);
    return store(notice, outcome.answer.status, outcome.answer.status !== 'RETRY_LATER');
  };

  const store = async (notice: NoticeRow, answer: string, definite: boolean): Promise<void> => {
    const now = studio.clock.now();
    const tooOld = now.getTime() - notice.occurred_at.getTime() > giveUpAfterMs;
    const state = definite ? 'told' : tooOld ? 'given_up' : 'owed';
    if (state === 'given_up') {
      studio.log.error(
        { event: notice.event_id, answer, alarm: true },
        'the hall never took the word of a payment',
      );
    }
    await studio.db
      .updateTable('payment_notice')
      .set({ state, answer, due_at: state === 'owed' ? nextTry(now, notice.attempts) : null })
      .where('event_id', '=', notice.event_id)
      .where('state', '=', 'owed')
      .execute();
  };

  return {
    notifyOnce: async () => {
      const claimed = await claimDue(studio);
      // One after another for each payment would be kinder, but two at once is what the sandbox is to show.
      await settleAll(studio.log, claimed.map(say), 'notice failed');
      return claimed.length;
    },
    close: () => {
      for (const client of clients.values()) client.close();
    },
  };
};

const claimDue = (studio: Studio): Promise<NoticeRow[]> => {
  const now = studio.clock.now();
  return studio.db
    .updateTable('payment_notice')
    .set((eb) => ({ due_at: later(now, leaseMs), attempts: eb('attempts', '+', 1) }))
    .where('event_id', 'in', (query) =>
      query
        .selectFrom('payment_notice')
        .select('event_id')
        .where('state', '=', 'owed')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(batchMax)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
};

/** How the hall took the last word about a payment. */
export const findLastNotice = (
  studio: Studio,
  payment: Pick<PaymentRow, 'id'>,
): Promise<NoticeRow | undefined> =>
  studio.db
    .selectFrom('payment_notice')
    .selectAll()
    .where('payment_id', '=', payment.id)
    .orderBy('occurred_at', 'desc')
    .limit(1)
    .executeTakeFirst();
