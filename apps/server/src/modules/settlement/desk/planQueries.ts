import { currencySchema } from '@pavilion/contract';
import type {
  CommissionPlan,
  CommissionPlanOne,
  PlanHolder,
  planHolderList,
  planList,
} from '@pavilion/contract/office';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { accountKeyOf } from '../../identity/index.ts';
import { readPlan } from '../plans.ts';
import { beginsWith } from './deskDeps.ts';
import { highestPpm, termsOf } from './planTerms.ts';

interface PlanDeskRow {
  readonly plan: string;
  readonly version: number;
  readonly title: string;
  readonly currency: string;
  readonly body: unknown;
  readonly owner_id: number | null;
  readonly owner_account: string | null;
  readonly created_by: string;
  readonly created_at: Date;
  readonly agents: number;
}

/** The plan that each agent of the site `$1` has on the day `$2`. */
const held = `
  SELECT DISTINCT ON (a.agent_id) a.agent_id, a.plan, a.version, a.from_day FROM agent_plan a
   WHERE a.site_id = $1 AND a.from_day <= $2::date ORDER BY a.agent_id, a.from_day DESC, a.id DESC`;

const versions = (whose: string): string => `
  SELECT p.plan, p.version, p.title, p.currency, p.body, p.owner_agent_id AS owner_id, o.account AS owner_account,
         p.created_by, p.created_at,
         (SELECT count(*)::integer FROM held h WHERE h.plan = p.plan ${whose}) AS agents
    FROM commission_plan p LEFT JOIN member o ON o.id = p.owner_agent_id`;

const present = (row: PlanDeskRow): CommissionPlan => {
  const plan = readPlan(row.plan, row.version, row.body);
  return {
    id: row.plan,
    title: row.title,
    currency: currencySchema.parse(row.currency),
    version: row.version,
    cycle: plan.terms.cycle,
    highest_ppm: highestPpm(plan),
    owner: row.owner_id === null ? null : { id: row.owner_id, account: row.owner_account ?? '' },
    agents: row.agents,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
  };
};

const ownerConditions = {
  site: 'AND p.owner_agent_id IS NULL',
  agents: 'AND p.owner_agent_id IS NOT NULL',
} as const;

/** Plans of a site, each with its newest version. */
export const listPlansAtDesk = async (
  pool: Pool,
  siteId: number,
  today: string,
  { filter, sort, page, perPage }: z.output<typeof planList.body>,
) => {
  const values = [siteId, today, filter.q === undefined ? null : beginsWith(filter.q.toLowerCase())];
  const newest = `
    WITH held AS (${held})
    SELECT DISTINCT ON (one.plan) one.* FROM (
      ${versions('')} WHERE p.site_id = $1 AND ($3::text IS NULL OR p.plan LIKE $3 OR lower(p.title) LIKE $3)
        ${filter.owner === undefined ? '' : ownerConditions[filter.owner]}) AS one
     ORDER BY one.plan, one.version DESC`;
  const counted = await pool.query<{ total: bigint }>(
    `SELECT count(*) AS total FROM (${newest}) AS all_`,
    values,
  );
  const order = `${sort?.field === 'id' ? 'plan' : 'created_at'} ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}`;
  const { rows } = await pool.query<PlanDeskRow>(
    `SELECT * FROM (${newest}) AS all_ ORDER BY ${order}, plan LIMIT $4 OFFSET $5`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map(present), total: Number(counted.rows[0]?.total ?? 0n) };
};

/** A plan with all its versions; undefined for none of the site. */
export const findPlanAtDesk = async (
  pool: Pool,
  siteId: number,
  today: string,
  id: string,
): Promise<CommissionPlanOne | undefined> => {
  const { rows } = await pool.query<PlanDeskRow>(
    `WITH held AS (${held}) ${versions('AND h.version = p.version')}
      WHERE p.site_id = $1 AND p.plan = $3 ORDER BY p.version DESC`,
    [siteId, today, id],
  );
  const [newest] = rows;
  if (newest === undefined) return undefined;
  const plan = present(newest);
  return {
    ...plan,
    agents: rows.reduce((sum, { agents }) => sum + agents, 0),
    versions: rows.map((row) => ({
      version: row.version,
      title: row.title,
      created_by: row.created_by,
      created_at: row.created_at.toISOString(),
      agents: row.agents,
      terms: termsOf(readPlan(row.plan, row.version, row.body), plan.currency),
    })),
  };
};

interface HolderRow {
  readonly id: number;
  readonly account: string;
  readonly currency: string;
  readonly is_active: boolean;
  readonly above_id: number | null;
  readonly above_account: string | null;
  readonly plan: PlanHolder['plan'];
  readonly next: PlanHolder['next'];
}

const givenAs = (condition: string, name: string): string => `
  LEFT JOIN LATERAL (
    SELECT jsonb_build_object('plan', p.plan, 'version', p.version, 'title', p.title, 'from', a.from_day::text) AS told, p.plan
      FROM agent_plan a JOIN commission_plan p ON p.site_id = a.site_id AND p.plan = a.plan AND p.version = a.version
     WHERE a.agent_id = m.id AND a.from_day ${condition} $2::date ORDER BY a.from_day DESC, a.id DESC LIMIT 1) AS ${name} ON true`;

/** Agents with their plans of today and of the next cycle. */
export const listHolders = async (
  pool: Pool,
  siteId: number,
  today: string,
  { filter, sort, page, perPage }: z.output<typeof planHolderList.body>,
) => {
  const values = [
    siteId,
    today,
    filter.q === undefined ? null : beginsWith(accountKeyOf(filter.q)),
    filter.plan ?? null,
  ];
  const matching = `
    SELECT m.id, m.account, m.account_key, m.currency, m.agent_active AND m.status = 'active' AS is_active,
           up.id AS above_id, up.account AS above_account, now_.told AS plan, next_.told AS next
      FROM member m LEFT JOIN member up ON up.id = m.agent_id ${givenAs('<=', 'now_')} ${givenAs('>', 'next_')}
     WHERE m.site_id = $1 AND m.is_agent AND ($3::text IS NULL OR m.account_key LIKE $3)
       AND ($4::text IS NULL OR now_.plan = $4 OR next_.plan = $4)
       ${filter.without === true ? 'AND now_.plan IS NULL AND next_.plan IS NULL' : ''}`;
  const counted = await pool.query<{ total: bigint }>(
    `SELECT count(*) AS total FROM (${matching}) AS one`,
    values,
  );
  const order = `${sort?.field === 'account' ? 'account_key' : 'id'} ${sort?.order === 'DESC' ? 'DESC' : 'ASC'}`;
  const { rows } = await pool.query<HolderRow>(
    `SELECT * FROM (${matching}) AS one ORDER BY ${order}, id LIMIT $5 OFFSET $6`,
    [...values, perPage, (page - 1) * perPage],
  );
  return {
    total: Number(counted.rows[0]?.total ?? 0n),
    rows: rows.map(
      (row): PlanHolder => ({
        id: row.id,
        account: row.account,
        currency: currencySchema.parse(row.currency),
        is_active: row.is_active,
        above: row.above_id === null ? null : { id: row.above_id, account: row.above_account ?? '' },
        plan: row.plan,
        next: row.next,
      }),
    ),
  };
};
