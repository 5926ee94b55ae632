import { createHash } from 'node:crypto';
import { isUndone, kyselyOn, withRepeatedTransaction } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import type { Hall } from '../../../infra/hall.ts';
import type { GatewayWord, WebhookVerdict } from '../gateways/gateway.ts';
import { type ExceptionKind, type Judgement, judgeWord } from '../judgeWord.ts';
import { isPaymentTaken } from '../paymentTaken.ts';
import type { CashierTables } from '../tables.ts';
import { creditDeposit, type Settlement } from './creditDeposit.ts';
import { type LockedOrder, lockOrder } from './lockOrder.ts';
import { moveOrder } from './moveOrder.ts';

export interface ApplyDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox'> {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** A proved word of a gateway, and the event that brought it; no event when the hall had asked. */
export interface ToldWord {
  readonly gatewayCode: string;
  readonly eventId: string | null;
  readonly word: GatewayWord;
}

/** SHA-256 of what an event says: the same event id must always say the same. */
const hashOf = (word: GatewayWord): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([
        word.orderNumber,
        word.paymentId,
        word.state,
        word.amountMinor.toString(),
        word.currency,
        word.occurredAt?.toISOString() ?? null,
        // Left out where it was not said, so that events of before keep their hash.
        ...(word.payer === undefined ? [] : [word.payer]),
      ]),
    )
    .digest();

type Claim =
  | { readonly kind: 'first' }
  | { readonly kind: 'seen'; readonly verdict: WebhookVerdict }
  | { readonly kind: 'reused' };

const verdictOf = (outcome: string): WebhookVerdict => {
  if (outcome === 'unknown_order') return { kind: 'no_such_order' };
  if (outcome === 'mismatch') return { kind: 'mismatch' };
  return { kind: 'taken', duplicate: true };
};

/** Stores the event, or finds it stored: then its first outcome is the answer again, and other content is refused. */
const claimEvent = async (
  client: PoolClient,
  { gatewayCode, eventId, word }: ToldWord,
  now: Date,
): Promise<Claim> => {
  if (eventId === null) return { kind: 'first' };
  const contentHash = hashOf(word);
  const inserted = await client.query({
    name: 'gateway-event-claim',
    text: `insert into gateway_event (gateway_code, event_id, content_hash, order_number, payment_id, state,
                  amount_minor, currency, occurred_at, received_at, outcome)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'received')
           on conflict (gateway_code, event_id) do nothing`,
    values: [
      gatewayCode,
      eventId,
      contentHash,
      word.orderNumber,
      word.paymentId,
      word.state,
      word.amountMinor,
      word.currency,
      word.occurredAt ?? now,
      now,
    ],
  });
  if (inserted.rowCount === 1) return { kind: 'first' };
  const { rows } = await client.query<{ content_hash: Buffer; outcome: string }>({
    name: 'gateway-event-seen',
    text: 'select content_hash, outcome from gateway_event where gateway_code = $1 and event_id = $2',
    values: [gatewayCode, eventId],
  });
  const [seen] = rows;
  if (seen === undefined) throw new Error('a gateway event vanished after it was claimed');
  return seen.content_hash.equals(contentHash)
    ? { kind: 'seen', verdict: verdictOf(seen.outcome) }
    : { kind: 'reused' };
};

const noteException = async (
  client: PoolClient,
  { gatewayCode, eventId, word }: ToldWord,
  kind: ExceptionKind | 'unknown_order' | 'event_id_reused',
  order: LockedOrder | undefined,
  now: Date,
): Promise<void> => {
  await client.query({
    name: 'deposit-exception',
    text: `insert into deposit_exception (site_id, order_id, gateway_code, event_id, kind, detail, at)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (gateway_code, event_id, kind) do nothing`,
    values: [
      order?.site_id ?? null,
      order?.id ?? null,
      gatewayCode,
      eventId ?? `asked:${word.orderNumber}:${word.paymentId}`,
      kind,
      {
        order_number: word.orderNumber,
        payment_id: word.paymentId,
        state: word.state,
        amount_minor: word.amountMinor.toString(),
        currency: word.currency,
        occurred_at: word.occurredAt?.toISOString() ?? null,
      },
      now,
    ],
  });
};

const noteOutcome = async (
  client: PoolClient,
  { gatewayCode, eventId }: ToldWord,
  outcome: string,
  orderId: bigint | null,
): Promise<void> => {
  if (eventId === null) return;
  await client.query({
    name: 'gateway-event-outcome',
    text: 'update gateway_event set outcome = $3, order_id = $4 where gateway_code = $1 and event_id = $2',
    values: [gatewayCode, eventId, outcome, orderId],
  });
};

/** Whether an order other than this one has the payment. */
const isOthersPayment = async (
  client: PoolClient,
  order: LockedOrder,
  paymentId: string,
): Promise<boolean> => {
  const { rows } = await client.query<{ id: bigint }>({
    name: 'deposit-of-payment',
    text: 'select id from deposit_order where gateway_code = $1 and payment_id = $2',
    values: [order.gateway_code, paymentId],
  });
  return rows.some(({ id }) => id !== order.id);
};

const settlementOf = ({ gatewayCode, eventId, word }: ToldWord): Settlement => ({
  actor: `gateway:${gatewayCode}`,
  cause: eventId ?? 'asked',
  paymentId: word.paymentId,
  eventId,
  occurredAt: word.occurredAt,
  payer: word.payer,
});

const carryOut = async (
  deps: ApplyDeps,
  client: PoolClient,
  order: LockedOrder,
  told: ToldWord,
  judgement: Judgement,
): Promise<{ outcome: string; verdict: WebhookVerdict }> => {
  const now = deps.clock.now();
  const taken: WebhookVerdict = { kind: 'taken', duplicate: false };
  switch (judgement.kind) {
    case 'nothing':
      return { outcome: 'nothing', verdict: taken };
    case 'exception':
      await noteException(client, told, judgement.exception, order, now);
      return judgement.answer === 'taken'
        ? { outcome: judgement.exception, verdict: taken }
        : { outcome: 'mismatch', verdict: { kind: 'mismatch' } };
    case 'move':
      if (judgement.to === 'succeeded') {
        await creditDeposit({ client, outbox: deps.outbox, now }, order, settlementOf(told));
      } else {
        const db = kyselyOn<CashierTables>(client);
        await moveOrder(db, order.id, [order.state], judgement.to, told.eventId ?? 'asked', now);
        await client.query({
          name: 'deposit-payment-id',
          text: 'update deposit_order set payment_id = coalesce(payment_id, $2), refusal = $3 where id = $1',
          values: [
            order.id,
            told.word.paymentId,
            judgement.to === 'declined' ? (told.word.reason ?? null) : null,
          ],
        });
      }
      return { outcome: judgement.to, verdict: taken };
  }
};

const applyOnce = async (deps: ApplyDeps, client: PoolClient, told: ToldWord): Promise<WebhookVerdict> => {
  const now = deps.clock.now();
  const claim = await claimEvent(client, told, now);
  if (claim.kind === 'seen') return claim.verdict;
  if (claim.kind === 'reused') {
    await noteException(client, told, 'event_id_reused', undefined, now);
    return { kind: 'mismatch' };
  }
  const order = await lockOrder(client, told.word.orderNumber, told.gatewayCode);
  if (order === undefined) {
    await noteException(client, told, 'unknown_order', undefined, now);
    await noteOutcome(client, told, 'unknown_order', null);
    return { kind: 'no_such_order' };
  }
  const judgement = judgeWord(
    {
      state: order.state,
      currency: order.currency,
      amountMinor: order.amount_minor,
      feeMinor: order.fee_minor,
      paymentId: order.payment_id,
      isOthersPayment: await isOthersPayment(client, order, told.word.paymentId),
      settledOccurredAt: order.settled_occurred_at,
    },
    told.word,
  );
  const { outcome, verdict } = await carryOut(deps, client, order, told, judgement);
  await noteOutcome(client, told, outcome, order.id);
  return verdict;
};

/** Another order that took the same payment meanwhile is seen by the next run. */
const mayRunAgain = (error: unknown): boolean => isPaymentTaken(error) || isUndone(error);

/**
 * Applies a proved word to its order, in one transaction: the event, the order's state, the posting, the transition and
 * the events for the member's screen, or nothing of it. However often and in whatever order words come, an order is
 * credited once, and only with exactly its own amount and currency.
 */
export const applyGatewayWord = async (deps: ApplyDeps, told: ToldWord): Promise<WebhookVerdict> => {
  const verdict = await withRepeatedTransaction(
    deps.pool,
    (client) => applyOnce(deps, client, told),
    mayRunAgain,
  );
  deps.outbox.wake();
  if (verdict.kind !== 'taken') {
    deps.log.warn({ order: told.word.orderNumber, verdict: verdict.kind }, "a gateway's word did not fit");
  }
  return verdict;
};
