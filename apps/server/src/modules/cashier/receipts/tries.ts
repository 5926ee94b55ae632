import { kyselyOn, withTransaction } from '@pavilion/postgres';
import type { Pool } from 'pg';
import { Refusal } from '../../../http/refusal.ts';
import type { OrderRow } from '../queries.ts';
import type { CashierTables } from '../tables.ts';

/** Files that are drawn within the window: for one order, and for one member whatever the order. */
export const triesPerOrderMax = 6;
export const triesPerMemberMax = 20;
const windowMs = 60 * 60_000;

/**
 * Books a file that is about to be drawn. Refuses with HTTP 429 one too many, and says when the next may come. One at a
 * time for each member, so that several at once cannot pass together.
 */
export const bookTry = (pool: Pool, order: OrderRow, now: Date): Promise<void> =>
  withTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `receipt ${order.site_id}/${order.member_id}`,
    ]);
    const db = kyselyOn<CashierTables>(client);
    await db
      .deleteFrom('deposit_receipt_try')
      .where('member_id', '=', order.member_id)
      .where('at', '<=', new Date(now.getTime() - windowMs))
      .execute();
    const tries = await db
      .selectFrom('deposit_receipt_try')
      .select(['order_id', 'at'])
      .where('member_id', '=', order.member_id)
      .orderBy('at')
      .execute();
    const ofOrder = tries.filter(({ order_id }) => order_id === order.id);
    const full = [
      ...(tries.length >= triesPerMemberMax ? tries.slice(0, 1) : []),
      ...(ofOrder.length >= triesPerOrderMax ? ofOrder.slice(0, 1) : []),
    ];
    if (full.length > 0) {
      const freeAtMs = Math.max(...full.map(({ at }) => at.getTime())) + windowMs;
      throw new Refusal(429, 'error.too_many', {
        httpStatus: 429,
        data: { retry_after_seconds: Math.ceil((freeAtMs - now.getTime()) / 1_000) },
      });
    }
    await db
      .insertInto('deposit_receipt_try')
      .values({ member_id: order.member_id, order_id: order.id, at: now })
      .execute();
  });
