import type { DataOf } from '@pavilion/contract';
import {
  type AgentPlan,
  agentBillCodes,
  agentPlan,
  agentPlanGive,
  agentPlanSubs,
} from '@pavilion/contract/agentBills';
import { parseDecimal } from '@pavilion/money';
import type { Plan } from '@pavilion/settlement';
import { type CallHandler, handle, type MemberSession } from '../../http/caller.ts';
import { badField, type Refusal, refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import type { Site } from '../../infra/site.ts';
import { siteDayOf } from '../../infra/siteDay.ts';
import { requireAgent } from '../agents/index.ts';
import { exactMoney, money } from './amounts.ts';
import { type GiveRefusal, giveSubPlan } from './commands/giveSubPlan.ts';
import { cycleOf } from './cycles.ts';
import { type GivenPlan, givenPlanOf, joinPlan, listPlans, type PlanRow, planColumns } from './plans.ts';
import { presentPlan, presentRung, presentVersions } from './presentPlan.ts';

type PlanDeps = Pick<Hall, 'pool' | 'clock'>;

interface StandingRow {
  readonly rung: number | null;
  readonly rate_ppm: number;
  readonly active: number;
  readonly new_active: number;
  readonly turnover_minor: bigint;
  readonly line_base: string;
  readonly carry_in: string;
  readonly commission_minor: bigint;
  readonly computed_at: Date;
}

const findStanding = async ({ pool }: PlanDeps, agentId: number, from: string) => {
  const { rows } = await pool.query<StandingRow>({
    name: 'settlement-standing',
    text: `SELECT s.rung, s.rate_ppm, s.active, s.new_active, s.turnover_minor, s.line_base::text, s.carry_in::text,
                  s.commission_minor, s.computed_at
             FROM agent_standing s JOIN settlement_cycle c ON c.id = s.cycle_id
            WHERE s.agent_id = $1 AND c.from_day = $2`,
    values: [agentId, from],
  });
  return rows[0];
};

/** What a rung asks for beyond where the line stands: null where it is reached, or not asked for. */
const missingOf = (plan: Plan, here: StandingRow, currency: GivenPlan['currency']) => {
  const rung = plan.revenueShare?.ladder[(here.rung ?? -1) + 1];
  if (rung === undefined) return null;
  const netMinor = BigInt(here.line_base.split('.')[0] ?? '0');
  const more = (wanted: number | undefined, has: number): number | undefined =>
    wanted === undefined || wanted <= has ? undefined : wanted - has;
  const moreMinor = (wanted: bigint | undefined, has: bigint): bigint | undefined =>
    wanted === undefined || wanted <= has ? undefined : wanted - has;
  const net = moreMinor(rung.minNetWinMinor, netMinor);
  const turnover = moreMinor(rung.minTurnoverMinor, here.turnover_minor);
  return {
    ...presentRung({ ratePpm: rung.ratePpm }, currency),
    min_active: more(rung.minActive, here.active) ?? null,
    min_new_active: more(rung.minNewActive, here.new_active) ?? null,
    min_net_win: net === undefined ? null : money(net, currency),
    min_turnover: turnover === undefined ? null : money(turnover, currency),
  };
};

const presentHere = (
  { plan, currency }: GivenPlan,
  here: StandingRow,
): NonNullable<DataOf<typeof agentPlan>['here']> => ({
  computed_at: here.computed_at.toISOString(),
  active: here.active,
  new_active: here.new_active,
  net_win: exactMoney(here.line_base, currency),
  turnover: money(here.turnover_minor, currency),
  carried: exactMoney(here.carry_in, currency),
  rate_ppm: here.rate_ppm,
  rung: here.rung,
  commission: money(here.commission_minor, currency),
  missing: missingOf(plan, here, currency),
});

const readPlanPage = async (deps: PlanDeps, site: Site, member: MemberSession) => {
  const today = siteDayOf(deps.clock.now(), site.settings.time_zone).toString();
  const versions = await listPlans(deps.pool, member.siteId, member.memberId);
  const given = versions.find(({ fromDay }) => fromDay <= today);
  const days = given && cycleOf(given.plan.terms.cycle, today);
  const here = days && (await findStanding(deps, member.memberId, days.from));
  const presented = presentVersions(versions);
  return {
    currency: member.currency,
    cycle: given && days ? { kind: given.plan.terms.cycle, ...days } : null,
    plan: presented.find(({ from }) => from === given?.fromDay) ?? null,
    here: given && here ? presentHere(given, here) : null,
    versions: presented,
  };
};

interface SubRow {
  readonly member_id: number;
  readonly member_account: string;
  readonly is_active: boolean;
}

/** What agents have on a day, by their ids. */
const plansOn = async ({ pool }: PlanDeps, agents: readonly number[], day: string) => {
  const { rows } = await pool.query<PlanRow>({
    name: 'settlement-plans-on',
    text: `SELECT DISTINCT ON (a.agent_id) ${planColumns} FROM agent_plan a JOIN ${joinPlan}
            WHERE a.agent_id = ANY ($1) AND a.from_day <= $2 ORDER BY a.agent_id, a.from_day DESC, a.id DESC`,
    values: [agents, day],
  });
  return new Map(rows.map((row) => [row.agent_id, givenPlanOf(row)]));
};

const listSubs = async (
  deps: PlanDeps,
  site: Site,
  { siteId, memberId }: MemberSession,
  { cursor, count }: { cursor: number; count: number },
) => {
  const { rows } = await deps.pool.query<SubRow>({
    name: 'settlement-subs',
    text: `SELECT id AS member_id, account AS member_account, agent_active AND status = 'active' AS is_active
             FROM member WHERE site_id = $1 AND agent_id = $2 AND is_agent AND id > $3 ORDER BY id LIMIT $4`,
    values: [siteId, memberId, cursor, count + 1],
  });
  const list = rows.slice(0, count);
  const today = siteDayOf(deps.clock.now(), site.settings.time_zone).toString();
  const ids = list.map(({ member_id }) => member_id);
  const [now, later] = await Promise.all([plansOn(deps, ids, today), plansOn(deps, ids, '9999-12-31')]);
  const present = (given: GivenPlan | undefined): AgentPlan | null =>
    given ? presentPlan(given, null) : null;
  return {
    list: list.map((sub) => {
      const next = later.get(sub.member_id);
      return {
        ...sub,
        plan: present(now.get(sub.member_id)),
        next: next !== undefined && next.fromDay > today ? present(next) : null,
      };
    }),
    next_cursor: rows.length > count ? String(list.at(-1)?.member_id) : null,
  };
};

const giveRefusals = {
  not_below: [agentBillCodes.notOwn, 'agent.not_in_downline'],
  above_own: [agentBillCodes.aboveOwn, 'agent.plan_above_own'],
  no_plan: [agentBillCodes.noPlan, 'agent.plan_none'],
  bad_ladder: [agentBillCodes.badLadder, 'agent.plan_bad_ladder'],
  no_agent: [agentBillCodes.subInactive, 'agent.sub_inactive'],
} as const satisfies Record<GiveRefusal, readonly [number, string]>;

const refusalOf = (kind: GiveRefusal): Refusal => {
  const [code, words] = giveRefusals[kind];
  return refused(agentPlanGive.codes, code, words);
};

/** The place in a list that is ordered by ids. */
export const idCursor = (cursor: string | undefined): bigint => {
  if (cursor !== undefined && !/^[1-9][0-9]{0,17}$/.test(cursor)) throw badField('cursor');
  return BigInt(cursor ?? 0);
};

/** What an agent is paid by, and what the agent pays those directly below (spec §2 Plan). */
export const planCalls = (deps: PlanDeps): CallHandler[] => [
  handle(agentPlan, async ({ site, member }) => {
    await requireAgent(deps, member);
    return readPlanPage(deps, site, member);
  }),
  handle(agentPlanSubs, async ({ site, member }, { cursor, count }) => {
    await requireAgent(deps, member);
    const after = idCursor(cursor);
    if (after > 2_147_483_647n) throw badField('cursor');
    return listSubs(deps, site, member, { cursor: Number(after), count });
  }),
  handle(agentPlanGive, async ({ member }, body) => {
    await requireAgent(deps, member);
    const perHead = body.per_head === null ? null : parseDecimal(body.per_head, member.currency);
    if (perHead === undefined || (perHead !== null && perHead < 0n)) throw badField('per_head');
    const result = await giveSubPlan(deps, {
      siteId: member.siteId,
      agentId: member.memberId,
      account: member.account,
      subAgentId: body.agent_id,
      rates: {
        ladderPpm: body.ladder_ppm,
        turnoverPpm: Object.fromEntries(
          body.turnover.map(({ game_type, rate_ppm }) => [game_type, rate_ppm]),
        ),
        perHeadMinor: perHead,
      },
    });
    if (result.kind !== 'given') throw refusalOf(result.kind);
    return { plan: presentPlan(result.given, null) };
  }),
];
