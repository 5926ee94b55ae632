import { type Currency, currencySchema } from '@pavilion/contract';
import type { SqlExecutor } from '@pavilion/postgres';
import { type Plan, planSchema } from '@pavilion/settlement';

/** A version of a plan as an agent has it. */
export interface GivenPlan {
  readonly plan: Plan;
  readonly title: string;
  readonly currency: Currency;
  /** The agent who made it; null for the site's. */
  readonly ownerAgentId: number | null;
  readonly agentId: number;
  readonly fromDay: string;
}

export interface PlanRow {
  readonly agent_id: number;
  readonly from_day: string;
  readonly plan: string;
  readonly version: number;
  readonly title: string;
  readonly currency: string;
  readonly body: unknown;
  readonly owner_agent_id: number | null;
}

/** Reads the columns of a plan: `p` the version, `a` which agent has it. */
export const planColumns = `a.agent_id, a.from_day::text, p.plan, p.version, p.title, p.currency, p.body, p.owner_agent_id`;
export const joinPlan = `commission_plan p
  ON p.site_id = a.site_id AND p.plan = a.plan AND p.version = a.version`;

/** What stands in the column `body`, and the name and version that it stands under. */
export const readPlan = (name: string, version: number, body: unknown): Plan =>
  planSchema.parse({ ...Object(body), plan: name, version });

export const givenPlanOf = (row: PlanRow): GivenPlan => ({
  plan: readPlan(row.plan, row.version, row.body),
  title: row.title,
  currency: currencySchema.parse(row.currency),
  ownerAgentId: row.owner_agent_id,
  agentId: row.agent_id,
  fromDay: row.from_day,
});

const jsonText = (value: object): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one));

/** What goes into the column `body`. */
export const planBody = ({ plan: _plan, version: _version, ...body }: Plan): string => jsonText(body);

/** The same for the same terms. */
export const termsText = ({ terms }: Plan): string => jsonText(terms);

/** The plan that holds for an agent on a day; undefined without one. */
export const findPlan = async (
  executor: SqlExecutor,
  siteId: number,
  agentId: number,
  day: string,
): Promise<GivenPlan | undefined> => {
  const { rows } = await executor.query<PlanRow>({
    name: 'settlement-plan',
    text: `SELECT ${planColumns} FROM agent_plan a JOIN ${joinPlan}
            WHERE a.site_id = $1 AND a.agent_id = $2 AND a.from_day <= $3
            ORDER BY a.from_day DESC, a.id DESC LIMIT 1`,
    values: [siteId, agentId, day],
  });
  return rows[0] && givenPlanOf(rows[0]);
};

/** Every plan that an agent ever had or will have, the latest first; of two for one day the later one. */
export const listPlans = async (
  executor: SqlExecutor,
  siteId: number,
  agentId: number,
): Promise<GivenPlan[]> => {
  const { rows } = await executor.query<PlanRow>({
    name: 'settlement-plans',
    text: `SELECT DISTINCT ON (a.from_day) ${planColumns} FROM agent_plan a JOIN ${joinPlan}
            WHERE a.site_id = $1 AND a.agent_id = $2 ORDER BY a.from_day DESC, a.id DESC`,
    values: [siteId, agentId],
  });
  return rows.map(givenPlanOf);
};
