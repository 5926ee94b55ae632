import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { creditDeposit } from './creditDeposit.ts';
import { lockOrder } from './lockOrder.ts';
import type { ExceptionResolution } from './resolveException.ts';
import type { ReviewDeps } from './reviewDeposit.ts';

/**
 * - `credited`: the order has succeeded after all, and the exception is settled.
 * - `unknown`: no open exception of this number.
 * - `not_paid`: it does not tell of a payment of exactly its order's amount and currency that came after a no.
 * - `too_late`: the order was credited meanwhile.
 */
export type CreditExceptionResult = 'credited' | 'unknown' | 'not_paid' | 'too_late';

const toldSchema = z.object({
  order_number: z.string(),
  payment_id: z.string(),
  state: z.string(),
  occurred_at: z.coerce.date().nullable(),
});

interface ExceptionRow {
  readonly kind: string;
  readonly gateway_code: string;
  readonly event_id: string;
  readonly detail: unknown;
}

const lockException = async (client: PoolClient, id: bigint): Promise<ExceptionRow | undefined> => {
  const { rows } = await client.query<ExceptionRow>(
    `select kind, gateway_code, event_id, detail from deposit_exception
      where id = $1 and resolved_at is null for update`,
    [id],
  );
  return rows[0];
};

/** Only a contradiction tells of the whole sum in the order's currency: anything else was found not to fit before. */
const readPayment = ({ kind, detail }: ExceptionRow): z.infer<typeof toldSchema> | undefined => {
  if (kind !== 'contradiction') return undefined;
  const told = toldSchema.parse(detail);
  return told.state === 'approved' ? told : undefined;
};

/**
 * An operator believes the gateway's second word: the payment was approved after it had been declined, or after no payment
 * could be opened. The order is credited as by the word itself, under the operator's name, and the exception is settled,
 * in one transaction.
 */
export const creditException = async (
  { pool, clock, outbox }: ReviewDeps,
  { id, operator, resolution }: Omit<ExceptionResolution, 'now'>,
): Promise<CreditExceptionResult> => {
  const result = await withTransaction(pool, async (client): Promise<CreditExceptionResult> => {
    const now = clock.now();
    const exception = await lockException(client, id);
    if (exception === undefined) return 'unknown';
    const told = readPayment(exception);
    if (told === undefined) return 'not_paid';
    const order = await lockOrder(client, told.order_number, exception.gateway_code);
    if (order === undefined) throw new Error(`the order of deposit exception ${id} vanished`);
    if (order.state === 'succeeded') return 'too_late';
    const actor = `operator:${operator}`;
    await creditDeposit({ client, outbox, now }, order, {
      actor,
      cause: `${actor} exception ${id}`,
      paymentId: told.payment_id,
      eventId: exception.event_id,
      occurredAt: told.occurred_at,
    });
    await client.query(
      'update deposit_exception set resolved_at = $2, resolved_by = $3, resolution = $4 where id = $1',
      [id, now, operator, resolution],
    );
    return 'credited';
  });
  outbox.wake();
  return result;
};
