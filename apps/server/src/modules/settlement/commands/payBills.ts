import { currencySchema } from '@pavilion/contract';
import { memberCommission, post, siteCommission } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { type PoolClient, withTransaction } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Hall } from '../../../infra/hall.ts';

export interface PayDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

interface DueRow {
  readonly id: bigint;
  readonly site_id: number;
  readonly agent_id: number;
  readonly currency: string;
  readonly payable_minor: bigint;
  /** Out of service, and nobody of the staff has decided that it is paid all the same. */
  readonly is_kept: boolean;
}

/** Bills that one look takes up. */
const billsAtOnce = 200;

/** Bills of approved cycles, or of one of them, whose days of hold are over, behind one that was looked at. */
const listDue = async (
  { pool, clock }: PayDeps,
  after: bigint,
  cycleId: number | null,
): Promise<bigint[]> => {
  const { rows } = await pool.query<{ id: bigint }>(
    `SELECT b.id FROM settlement_cycle c JOIN site s ON s.id = c.site_id
       JOIN agent_bill b ON b.cycle_id = c.id AND b.state = 'calculated'
      WHERE c.state IN ('approved', 'paying') AND b.payable_from <= ($1::timestamptz AT TIME ZONE s.time_zone)::date
        AND b.id > $2 AND ($3::integer IS NULL OR c.id = $3)
      ORDER BY b.id LIMIT ${billsAtOnce}`,
    [clock.now(), after, cycleId],
  );
  return rows.map(({ id }) => id);
};

const takeBill = async (client: PoolClient, id: bigint): Promise<DueRow | undefined> => {
  const { rows } = await client.query<DueRow>({
    name: 'settlement-take-bill',
    text: `SELECT b.id, b.site_id, b.agent_id, b.currency, b.payable_minor,
                  b.held_by IS NULL AND NOT (m.is_agent AND m.agent_active AND m.status = 'active') AS is_kept
             FROM agent_bill b JOIN member m ON m.id = b.agent_id
            WHERE b.id = $1 AND b.state = 'calculated' FOR UPDATE OF b SKIP LOCKED`,
    values: [id],
  });
  return rows[0];
};

/** One bill: its posting, under its id, and the mark of it. What a suspended agent earned is held instead. */
const payBill = (deps: PayDeps, id: bigint): Promise<void> =>
  withTransaction(deps.pool, async (client) => {
    const bill = await takeBill(client, id);
    if (bill === undefined) return;
    await client.query(
      `UPDATE settlement_cycle SET state = 'paying' WHERE id = (SELECT cycle_id FROM agent_bill WHERE id = $1)
          AND state = 'approved'`,
      [id],
    );
    if (bill.is_kept) {
      await client.query(`UPDATE agent_bill SET state = 'held', held_reason = 'suspended' WHERE id = $1`, [
        id,
      ]);
      return;
    }
    const currency = currencySchema.parse(bill.currency);
    const outcome = await post(client, {
      scope: 'agent-bill',
      key: id.toString(),
      kind: 'commission',
      reference: `bill:${id}`,
      reason: 'agents’ commission',
      actor: 'job:settlement',
      moves: [
        {
          from: siteCommission(bill.site_id, currency),
          to: memberCommission(bill.site_id, bill.agent_id, currency),
          amountMinor: minor(bill.payable_minor),
        },
      ],
    });
    if (outcome.status !== 'posted') throw new Error(`the ledger answered ${outcome.status} for bill ${id}`);
    await client.query({
      name: 'settlement-mark-paid',
      text: `UPDATE agent_bill SET state = 'paid', paid_at = $2, transfer_id = $3 WHERE id = $1`,
      values: [id, deps.clock.now(), outcome.transferId],
    });
  });

/**
 * Pays what is due: posting and mark in one transaction, under the bill's id, so that whatever happens in between it is paid
 * once. A bill that cannot be paid holds up no other: it alarms, and the next run tries it again. A cycle of which nothing is
 * left to pay is paid; bills that are held keep it open. Of one cycle alone where one is named.
 */
export const payBills = async (deps: PayDeps, cycleId: number | null = null): Promise<void> => {
  const after = (id: bigint): Promise<bigint[]> => listDue(deps, id, cycleId);
  for (let ids = await after(0n); ids.length > 0; ids = await after(ids.at(-1) ?? 0n))
    for (const id of ids)
      try {
        await payBill(deps, id);
      } catch (error) {
        const about = { err: error, alarm: 'bill_not_paid', billId: id.toString() };
        deps.log.error(about, 'a bill of an agent cannot be paid');
      }
  await deps.pool.query(
    `UPDATE settlement_cycle c SET state = 'paid', paid_at = $1
      WHERE c.state IN ('approved', 'paying') AND ($2::integer IS NULL OR c.id = $2)
        AND NOT EXISTS (SELECT FROM agent_bill b WHERE b.cycle_id = c.id AND b.state IN ('calculated', 'held'))`,
    [deps.clock.now(), cycleId],
  );
};
