import { withTransaction } from '@pavilion/postgres';
import { z } from 'zod';
import { creditDeposit } from './creditDeposit.ts';
import { lockOrder } from './lockOrder.ts';
import {
  type ExceptionResolution,
  type ExceptionRow,
  lockException,
  settleException,
} from './resolveException.ts';
import type { ReviewDeps } from './reviewDeposit.ts';

/**
 * - `credited`: the order has succeeded after all, and the exception is settled.
 * - `unknown`: no open exception of this number on the site.
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

/** Only a contradiction tells of the whole sum in the order's currency: anything else was found not to fit before. */
const readPayment = ({ kind, detail }: ExceptionRow): z.infer<typeof toldSchema> | undefined => {
  if (kind !== 'contradiction') return undefined;
  const told = toldSchema.parse(detail);
  return told.state === 'approved' ? told : undefined;
};

/**
 * One of the staff believes the gateway's second word: the payment was approved after it had been declined, or after no payment
 * could be opened. The order is credited as by the word itself, under the name of who decided, and the exception is settled,
 * in one transaction.
 */
export const creditException = async (
  { pool, clock, outbox }: ReviewDeps,
  given: ExceptionResolution,
): Promise<CreditExceptionResult> => {
  const result = await withTransaction(pool, async (client): Promise<CreditExceptionResult> => {
    const now = clock.now();
    const { id, by } = given;
    const exception = await lockException(client, id, by);
    if (exception === undefined) return 'unknown';
    const told = readPayment(exception);
    if (told === undefined) return 'not_paid';
    const order = await lockOrder(client, told.order_number, exception.gateway_code);
    if (order === undefined) throw new Error(`the order of deposit exception ${id} vanished`);
    if (order.state === 'succeeded') return 'too_late';
    const actor = `operator:${by.account}`;
    await creditDeposit({ client, outbox, now }, order, {
      actor,
      cause: `${actor} exception ${id}`,
      staffId: by.staffId,
      paymentId: told.payment_id,
      eventId: exception.event_id,
      occurredAt: told.occurred_at,
    });
    await settleException(client, given, { kind: exception.kind, now, credited: true });
    return 'credited';
  });
  outbox.wake();
  return result;
};
