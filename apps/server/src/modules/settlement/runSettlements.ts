import { gatherReports } from '../reports/index.ts';
import { beginRelations } from './commands/changeRelation.ts';
import { computeCycle } from './commands/computeCycle.ts';
import { type OpenDeps, openCycles } from './commands/openCycles.ts';
import { type PayDeps, payBills } from './commands/payBills.ts';
import { type CycleRow, cycleColumns } from './cycleRows.ts';

export interface SettlementDeps extends OpenDeps, PayDeps {}

/** Cycles that are over by the calendar and not computed, the oldest first. */
const listOpen = async ({ pool, clock }: SettlementDeps): Promise<CycleRow[]> => {
  const { rows } = await pool.query<CycleRow>(
    `SELECT ${cycleColumns} FROM settlement_cycle c JOIN site s ON s.id = c.site_id
      WHERE c.state = 'open' AND c.to_day < ($1::timestamptz AT TIME ZONE s.time_zone)::date
      ORDER BY c.from_day, c.id`,
    [clock.now()],
  );
  return rows;
};

/**
 * Brings relations that begin into force, opens cycles, computes those that are over, and pays what two of the staff have
 * looked at. Safe to run at any time, by any number of processes, and again after a crash: each step is a transaction.
 */
export const runSettlements = async (deps: SettlementDeps): Promise<void> => {
  await beginRelations(deps);
  await openCycles(deps);
  const open = await listOpen(deps);
  if (open.length > 0) await gatherReports(deps.pool);
  for (const { id, site_id } of open)
    if ((await computeCycle(deps, site_id, id)) === 'problem')
      deps.log.error({ alarm: 'cycle_not_settled', cycleId: id }, 'a cycle of agents cannot be settled');
  await payBills(deps);
};
