import { createHash } from 'node:crypto';
import { type PoolClient, withTransaction } from '@pavilion/postgres';
import { type Settlement, SettlementError, settle } from '@pavilion/settlement';
import type { Hall } from '../../../infra/hall.ts';
import { type CycleRow, cycleOfRow, hasEarlier, lockCycle } from '../cycleRows.ts';
import { readInput } from '../readInput.ts';
import { forgetBills, writeBills } from '../writeBills.ts';

/**
 * `same`: computed again, and not a byte differs. `not_over`: days of it are missing, or the cycle before is open.
 * `reviewed`: what differs now is a line of the next cycle. `problem`: the plans or the tree cannot be settled.
 */
export type ComputeResult = 'calculated' | 'same' | 'unknown' | 'not_over' | 'reviewed' | 'problem';

const hashOf = ({ bills }: Settlement): string => {
  const hash = createHash('sha256');
  for (const { agent, sha256 } of bills) hash.update(`${agent} ${sha256}\n`);
  return hash.digest('hex');
};

/**
 * Whether every posting of the cycle's days is in the sums: a horizon of the ledger that was taken after them is gathered,
 * or nothing has been posted since.
 */
const isOver = async (db: PoolClient, { id }: CycleRow, now: Date): Promise<boolean> => {
  const { rows } = await db.query<{ is_over: boolean }>(
    `SELECT least(now(), $2) >= e.at AND (
        EXISTS (SELECT FROM ledger.horizon h WHERE h.taken_at >= e.at AND h.through_transfer_id <= p.through_transfer_id)
        OR NOT report.wants_horizon()
          AND p.through_transfer_id >= coalesce((SELECT max(through_transfer_id) FROM ledger.horizon), 0)) AS is_over
       FROM settlement_cycle c JOIN site s ON s.id = c.site_id CROSS JOIN report.progress p
      CROSS JOIN LATERAL (SELECT (c.to_day + 1)::timestamp AT TIME ZONE s.time_zone AS at) e
      WHERE c.id = $1`,
    [id, now],
  );
  return rows[0]?.is_over ?? false;
};

/** Later cycles began with what this one left behind: they are computed again after it. */
const reopenLater = async (db: PoolClient, cycle: CycleRow): Promise<void> => {
  const { rows } = await db.query<{ id: number }>(
    `UPDATE settlement_cycle SET state = 'open', calculated_at = NULL, sha256 = NULL
      WHERE site_id = $1 AND currency = $2 AND kind = $3 AND from_day > $4 AND state = 'calculated' RETURNING id`,
    [cycle.site_id, cycle.currency, cycle.kind, cycle.from_day],
  );
  for (const { id } of rows) await forgetBills(db, id);
};

const note = (db: PoolClient, id: number, problem: string | null): Promise<unknown> =>
  db.query('UPDATE settlement_cycle SET problem = $2 WHERE id = $1', [id, problem]);

/** As `computeCycle`, within a transaction of the caller's. */
export const computeIn = async (
  tx: PoolClient,
  { clock }: Pick<Hall, 'clock'>,
  siteId: number,
  cycleId: number,
): Promise<ComputeResult> => {
  const row = await lockCycle(tx, siteId, cycleId);
  if (row === undefined) return 'unknown';
  if (row.state !== 'open' && row.state !== 'calculated') return 'reviewed';
  if (!(await isOver(tx, row, clock.now())) || (await hasEarlier(tx, row, ['open']))) return 'not_over';
  const cycle = cycleOfRow(row);
  const given = await readInput(tx, cycle);
  let settlement: Settlement;
  try {
    settlement = settle(given.input);
  } catch (error) {
    if (!(error instanceof SettlementError)) throw error;
    await note(tx, row.id, error.message);
    return 'problem';
  }
  const sha256 = hashOf(settlement);
  if (row.state === 'calculated' && row.sha256 === sha256) {
    await note(tx, row.id, null);
    return 'same';
  }
  await reopenLater(tx, row);
  await forgetBills(tx, row.id);
  await writeBills(tx, cycle, settlement, given);
  await tx.query(
    `UPDATE settlement_cycle SET state = 'calculated', calculated_at = $2, sha256 = $3, problem = NULL WHERE id = $1`,
    [row.id, clock.now(), sha256],
  );
  return 'calculated';
};

/**
 * Computes the bills of a cycle that is over and writes them with the mark of it, in one transaction: until the first
 * review it may be done again, with what is known by then. The same facts make the same bytes.
 */
export const computeCycle = (
  { pool, clock }: Pick<Hall, 'pool' | 'clock'>,
  siteId: number,
  cycleId: number,
): Promise<ComputeResult> => withTransaction(pool, (tx) => computeIn(tx, { clock }, siteId, cycleId));
