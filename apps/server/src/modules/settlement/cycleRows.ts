import { currencySchema } from '@pavilion/contract';
import type { PoolClient } from '@pavilion/postgres';
import type { CycleKind } from './cycles.ts';
import type { Cycle } from './readInput.ts';

export type CycleState = 'open' | 'calculated' | 'reviewed' | 'approved' | 'paying' | 'paid';

export interface CycleRow {
  readonly id: number;
  readonly site_id: number;
  readonly currency: string;
  readonly kind: CycleKind;
  readonly from_day: string;
  readonly to_day: string;
  readonly state: CycleState;
  readonly sha256: string | null;
  readonly reviewed_by: string | null;
}

export const cycleColumns = `c.id, c.site_id, c.currency, c.kind, c.from_day::text, c.to_day::text, c.state, c.sha256,
  c.reviewed_by`;

export const cycleOfRow = (row: CycleRow): Cycle => ({
  id: row.id,
  siteId: row.site_id,
  currency: currencySchema.parse(row.currency),
  kind: row.kind,
  from: row.from_day,
  to: row.to_day,
});

/** The cycle, kept from everybody else until the transaction ends; undefined for none of the site. */
export const lockCycle = async (
  db: PoolClient,
  siteId: number,
  cycleId: number,
): Promise<CycleRow | undefined> => {
  const { rows } = await db.query<CycleRow>(
    `SELECT ${cycleColumns} FROM settlement_cycle c WHERE c.id = $1 AND c.site_id = $2 FOR UPDATE`,
    [cycleId, siteId],
  );
  return rows[0];
};

/** Whether a cycle of the same kind before this one is in one of some states. */
export const hasEarlier = async (
  db: PoolClient,
  cycle: CycleRow,
  states: readonly CycleState[],
): Promise<boolean> => {
  const { rows } = await db.query(
    `SELECT FROM settlement_cycle WHERE site_id = $1 AND currency = $2 AND kind = $3 AND from_day < $4
        AND state = ANY ($5) LIMIT 1`,
    [cycle.site_id, cycle.currency, cycle.kind, cycle.from_day, states],
  );
  return rows.length > 0;
};
