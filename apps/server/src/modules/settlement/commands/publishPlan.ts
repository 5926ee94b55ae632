import type { Currency } from '@pavilion/contract';
import { advisoryLocks, type PoolClient } from '@pavilion/postgres';
import { type Plan, planSchema } from '@pavilion/settlement';
import type { Hall } from '../../../infra/hall.ts';
import { planBody } from '../plans.ts';

export interface PlanVersion {
  readonly siteId: number;
  readonly plan: string;
  readonly title: string;
  readonly currency: Currency;
  /** A plan of `@pavilion/settlement` without its name and version. */
  readonly body: object;
  readonly ownerAgentId: number | null;
  readonly actor: string;
}

/** Of two who write plans of a site the second sees what the first wrote. */
export const lockPlans = async (db: PoolClient, siteId: number): Promise<void> => {
  await db.query('SELECT pg_advisory_xact_lock($1, $2)', [advisoryLocks.agentPlans, siteId]);
};

/** Writes the next version of a plan, and answers it. Throws a `ZodError` for a body that is no plan. */
export const publishPlan = async (
  db: PoolClient,
  { clock }: Pick<Hall, 'clock'>,
  { siteId, plan, title, currency, body, ownerAgentId, actor }: PlanVersion,
): Promise<Plan> => {
  await lockPlans(db, siteId);
  const { rows } = await db.query<{ version: number }>(
    'SELECT coalesce(max(version), 0) + 1 AS version FROM commission_plan WHERE site_id = $1 AND plan = $2',
    [siteId, plan],
  );
  const version = planSchema.parse({ ...body, plan, version: rows[0]?.version ?? 1 });
  await db.query(
    `INSERT INTO commission_plan (site_id, plan, version, title, currency, body, owner_agent_id, created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [siteId, plan, version.version, title, currency, planBody(version), ownerAgentId, actor, clock.now()],
  );
  return version;
};

export interface Gift {
  readonly siteId: number;
  readonly agentId: number;
  readonly plan: string;
  readonly version: number;
  readonly fromDay: string;
  readonly actor: string;
}

/** Writes down that an agent has a plan from a day on. */
export const writeAgentPlan = async (
  db: PoolClient,
  { clock }: Pick<Hall, 'clock'>,
  { siteId, agentId, plan, version, fromDay, actor }: Gift,
): Promise<void> => {
  await db.query(
    `INSERT INTO agent_plan (site_id, agent_id, from_day, plan, version, given_by, given_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [siteId, agentId, fromDay, plan, version, actor, clock.now()],
  );
};
