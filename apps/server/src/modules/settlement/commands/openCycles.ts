import { currencySchema } from '@pavilion/contract';
import type { Hall } from '../../../infra/hall.ts';
import { siteDayOf } from '../../../infra/siteDay.ts';
import { type CycleKind, cycleOf, nextCycleFrom } from '../cycles.ts';

export type OpenDeps = Pick<Hall, 'pool' | 'clock'>;

/** Cycles of one kind that one run opens: what was missed for longer is caught up by the next ones. */
const cyclesMax = 400;

interface KindRow {
  readonly site_id: number;
  readonly currency: string;
  readonly kind: CycleKind;
  readonly time_zone: string;
  readonly first_day: string;
  /** Of the latest cycle that there is. */
  readonly last_day: string | null;
}

const listKinds = async ({ pool }: OpenDeps): Promise<KindRow[]> => {
  const { rows } = await pool.query<KindRow>(
    `SELECT k.*, s.time_zone, (SELECT max(c.to_day)::text FROM settlement_cycle c
                   WHERE c.site_id = k.site_id AND c.currency = k.currency AND c.kind = k.kind) AS last_day
       FROM (SELECT a.site_id, p.currency, p.body #>> '{terms,cycle}' AS kind, min(a.from_day)::text AS first_day
               FROM agent_plan a JOIN commission_plan p
                 ON p.site_id = a.site_id AND p.plan = a.plan AND p.version = a.version
              GROUP BY 1, 2, 3) k JOIN site s ON s.id = k.site_id`,
  );
  return rows;
};

/** Whether some agent has a plan of the kind from the first day of a cycle on. */
const usedOn = `EXISTS (
  SELECT FROM (
    SELECT DISTINCT ON (a.agent_id) a.plan, a.version FROM agent_plan a JOIN member m ON m.id = a.agent_id
     WHERE a.site_id = $1 AND m.currency = $2 AND a.from_day <= $4 ORDER BY a.agent_id, a.from_day DESC, a.id DESC) g
  JOIN commission_plan p ON p.site_id = $1 AND p.plan = g.plan AND p.version = g.version
  WHERE p.body #>> '{terms,cycle}' = $3)`;

/** Opens the cycles that have begun, of every kind by which agents of a site and currency are settled. */
export const openCycles = async (deps: OpenDeps): Promise<void> => {
  for (const row of await listKinds(deps)) {
    const currency = currencySchema.safeParse(row.currency).data;
    if (currency === undefined) continue;
    const today = siteDayOf(deps.clock.now(), row.time_zone).toString();
    let from =
      row.last_day === null ? cycleOf(row.kind, row.first_day).from : nextCycleFrom(row.kind, row.last_day);
    for (let opened = 0; opened < cyclesMax && from <= today; opened += 1) {
      await deps.pool.query(
        `INSERT INTO settlement_cycle (site_id, currency, kind, from_day, to_day)
         SELECT $1, $2, $3, $4, $5 WHERE ${usedOn} ON CONFLICT DO NOTHING`,
        [row.site_id, currency, row.kind, from, cycleOf(row.kind, from).to],
      );
      from = nextCycleFrom(row.kind, from);
    }
  }
};
