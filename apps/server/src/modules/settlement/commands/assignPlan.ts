import { type PoolClient, withTransaction } from '@pavilion/postgres';
import type { Hall } from '../../../infra/hall.ts';
import { siteDayOf } from '../../../infra/siteDay.ts';
import { type CycleKind, nextCycleFrom } from '../cycles.ts';
import { type GivenPlan, givenPlanOf, joinPlan, type PlanRow, planColumns, termsText } from '../plans.ts';
import { publishPlan, writeAgentPlan } from './publishPlan.ts';

/** `other_terms`: an agent above has a plan, and a tree has one set of terms. */
export type AssignResult = 'assigned' | 'unknown' | 'other_currency' | 'other_terms';

export interface Assignment {
  readonly siteId: number;
  readonly agentId: number;
  readonly plan: string;
  readonly version: number;
  readonly actor: string;
}

/** The latest plans of the agents above (the nearest first) or below one. */
const listRelated = async (db: PoolClient, agentId: number, way: 'above' | 'below'): Promise<GivenPlan[]> => {
  const next = way === 'above' ? 'm.id = w.agent_id' : 'm.agent_id = w.id AND m.is_agent';
  const { rows } = await db.query<PlanRow>(
    `WITH RECURSIVE way AS (
       SELECT id, agent_id, 0 AS level FROM member WHERE id = $1
       UNION ALL
       SELECT m.id, m.agent_id, w.level + 1 FROM way w JOIN member m ON ${next} WHERE w.level < 50)
     SELECT g.* FROM way w CROSS JOIN LATERAL (
       SELECT ${planColumns} FROM agent_plan a JOIN ${joinPlan}
        WHERE a.agent_id = w.id ORDER BY a.from_day DESC, a.id DESC LIMIT 1) g
      WHERE w.level > 0 ORDER BY w.level`,
    [agentId],
  );
  return rows.map(givenPlanOf);
};

export const findVersion = async (db: PoolClient, { siteId, agentId, plan, version }: Assignment) => {
  const { rows } = await db.query<
    Omit<PlanRow, 'from_day'> & { from_day: string; agent_currency: string; time_zone: string }
  >(
    `SELECT m.id AS agent_id, '' AS from_day, p.plan, p.version, p.title, p.currency, p.body, p.owner_agent_id,
            m.currency AS agent_currency, s.time_zone
       FROM commission_plan p JOIN member m ON m.id = $2 AND m.site_id = p.site_id AND m.is_agent
       JOIN site s ON s.id = p.site_id
      WHERE p.site_id = $1 AND p.plan = $3 AND p.version = $4`,
    [siteId, agentId, plan, version],
  );
  return rows[0];
};

/**
 * Everybody below gets the own plan with the new terms: a tree has one set of them, so that what a member is worth is one
 * number for all above.
 */
const passTermsOn = async (
  db: PoolClient,
  deps: Pick<Hall, 'clock'>,
  {
    given,
    below,
    fromDay,
    actor,
  }: { given: GivenPlan; below: readonly GivenPlan[]; fromDay: string; actor: string },
  siteId: number,
): Promise<void> => {
  const { terms } = given.plan;
  const written = new Map<string, number>();
  for (const { plan, title, currency, ownerAgentId, agentId } of below) {
    const key = `${plan.plan} ${plan.version}`;
    const version =
      written.get(key) ??
      (
        await publishPlan(db, deps, {
          siteId,
          plan: plan.plan,
          title,
          currency,
          body: { ...plan, terms },
          ownerAgentId,
          actor,
        })
      ).version;
    written.set(key, version);
    await writeAgentPlan(db, deps, { siteId, agentId, plan: plan.plan, version, fromDay, actor });
  }
};

/** As `assignPlan`, within a transaction of the caller's. */
export const assignIn = async (
  tx: PoolClient,
  { clock }: Pick<Hall, 'clock'>,
  assignment: Assignment,
): Promise<AssignResult> => {
  const { siteId, agentId, plan, version, actor } = assignment;
  const row = await findVersion(tx, assignment);
  if (row === undefined) return 'unknown';
  if (row.currency !== row.agent_currency) return 'other_currency';
  const given = givenPlanOf(row);
  const [nearest] = await listRelated(tx, agentId, 'above');
  const terms = termsText(given.plan);
  if (nearest !== undefined && termsText(nearest.plan) !== terms) return 'other_terms';
  const today = siteDayOf(clock.now(), row.time_zone).toString();
  const fromDay = nextCycleFrom(given.plan.terms.cycle satisfies CycleKind, today);
  await writeAgentPlan(tx, { clock }, { siteId, agentId, plan, version, fromDay, actor });
  const below = (await listRelated(tx, agentId, 'below')).filter((one) => termsText(one.plan) !== terms);
  await passTermsOn(tx, { clock }, { given, below, fromDay, actor }, siteId);
  return 'assigned';
};

/**
 * Gives an agent a version of a plan from the next whole cycle on. At the top of a tree new terms become those of everybody below.
 */
export const assignPlan = (
  { pool, clock }: Pick<Hall, 'pool' | 'clock'>,
  assignment: Assignment,
): Promise<AssignResult> => withTransaction(pool, (tx) => assignIn(tx, { clock }, assignment));
