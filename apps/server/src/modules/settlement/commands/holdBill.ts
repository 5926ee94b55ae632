import type { PoolClient } from '@pavilion/postgres';

export interface Hold {
  readonly siteId: number;
  readonly billId: bigint;
  readonly actor: string;
  readonly reason: string;
}

const change = async (db: PoolClient, text: string, values: readonly unknown[]): Promise<boolean> =>
  (await db.query(text, [...values])).rows.length === 1;

/** Keeps a bill from being paid. False for one that is not of the site, was paid, or has nothing to be paid. */
export const holdBill = (db: PoolClient, { siteId, billId, actor, reason }: Hold): Promise<boolean> =>
  change(
    db,
    `UPDATE agent_bill SET state = 'held', held_by = $3, held_reason = $4
      WHERE id = $1 AND site_id = $2 AND state = 'calculated' RETURNING id`,
    [billId, siteId, actor, reason],
  );

/** Lets a bill that was held be paid when it is due, that of a suspended agent too. False for one that is not held. */
export const releaseBill = (db: PoolClient, { siteId, billId, actor, reason }: Hold): Promise<boolean> =>
  change(
    db,
    `UPDATE agent_bill SET state = 'calculated', held_by = $3, held_reason = $4
      WHERE id = $1 AND site_id = $2 AND state = 'held' RETURNING id`,
    [billId, siteId, actor, reason],
  );
